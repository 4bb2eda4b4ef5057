error-line = ligne { NUMBER($line, useGrouping: 0) } : { $error }
error-file-unreadable = { $path } ne peut pas être lu : { $reason }
error-extra-missing = l’extra « { $extra } » n’est pas installé ; installez-le avec : pip install "erawan[{ $extra }]"

error-record-tag = { $found } n’est pas une balise ; écrivez [nom valeur], la valeur en JSON
error-record-tag-twice = la balise { $name } figure ici une seconde fois
error-record-no-tag = la partie n’a pas de balise { $name }
error-record-format = le format { $found } n’est pas connu ici, seulement le format { $expected }
error-record-rules = la partie suit la version { $found } des règles ; celle-ci est la version { $expected }
error-record-options = les options s’écrivent { "{" }"nom": valeur{ "}" } (reçu : { $found })
error-record-map = { $found } n’est pas une carte de partie enregistrée
error-record-map-digest = la carte { $name } a ici l’empreinte { $expected }, celle de la partie { $found } : ce n’est pas la même carte
error-record-seats = { $found } ne nomme pas { $seats } joueurs
error-record-time = { $found } n’est pas une date ; écrivez par exemple 2026-01-31T18:30:00+00:00
error-record-result = { $found } n’est pas un résultat ; écrivez { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = le résultat de l’en-tête et celui de la fin des tours diffèrent
error-record-other-result = les tours finissent la partie autrement : { $reason }, gagnée par { $winners }
error-record-not-over = les tours ne finissent pas la partie par { $reason } ; sans fin elle reste ouverte ou finit par : { $expected }
error-record-cut = la partie s’arrête avant son résultat
error-record-brace = une accolade s’ouvre ou se ferme ici sans sa moitié
error-record-after-result = { $found } vient après le résultat
error-record-number = c’est le tour { NUMBER($expected, useGrouping: 0) }, non { $found }
error-record-no-turn = { $found } se trouve à la place d’un tour
error-record-clock = { $found } n’est pas une pendule ; écrivez @minutes:secondes
error-record-too-deep = les variantes s’emboîtent au plus { $most } fois
error-record-too-large = une partie a au plus { $most } caractères
error-record-not-text = ce n’est pas du texte UTF-8
error-record-none = { $path } ne contient aucune partie entière
error-record-number-unknown = { $path } n’a pas de partie { $number } ; il en a { $count }
error-export-suffix = { $found } n’est pas un type de fichier d’exportation ; attendu : { $expected }
error-export-same = { $path } contient les parties elles-mêmes ; nommez un autre fichier
error-export-broken = parties endommagées et omises : { $count }

maps-good = { $path } est une bonne carte.
export-done = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
} dans { $path }
replay-prompt = { $ply }/{ $last } (Entrée : suite, b : retour, un nombre, s : début, e : fin, q : quitter)>
replay-help = Entrée avance, b recule ; un nombre va à ce tour, s au début, e à la fin ; q quitte.
replay-end = C’est la dernière position.
replay-unfinished = La partie n’est pas finie.
replay-ended-outside = La partie finit ici : { $reason }. Gagnants : { $winners }.
ended-resigned = abandon d’un joueur
ended-time = une pendule est tombée
ended-agreed = les joueurs se sont mis d’accord
ended-abandoned = partie délaissée
