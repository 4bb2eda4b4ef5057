error-line = ligne { NUMBER($line, useGrouping: 0) } : { $error }
error-file-unreadable = impossible de lire { $path } : { $reason }
error-extra-missing = il faut le complément « { $extra } » ; installez-le avec : pip install "erawan[{ $extra }]"

error-record-tag = { $found } n’est pas une balise ; écrivez [nom valeur], avec la valeur en JSON
error-record-tag-twice = la balise { $name } figure deux fois
error-record-no-tag = la partie enregistrée n’a pas de balise { $name }
error-record-format = impossible de lire le format { $found } ; cette version d’Erawan lit le format { $expected }
error-record-rules = la partie a été jouée avec la version { $found } des règles, mais cette version d’Erawan utilise la version { $expected } ; ouvrez la partie avec une version d’Erawan qui a les mêmes règles
error-record-options = écrivez les options sous la forme { "{" }"nom": valeur{ "}" }, pas { $found }
error-record-map = { $found } n’est pas une carte du pays valide
error-record-map-digest = la partie a été jouée sur une autre version de la carte du pays { $name } (empreinte { $found }, ici { $expected }) ; utilisez le fichier de cette carte
error-record-seats = { $found } ne nomme pas { $seats } joueurs
error-record-time = { $found } n’est pas une date ; écrivez par exemple 2026-01-31T18:30:00+00:00
error-record-result = { $found } n’est pas un résultat ; écrivez { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = le résultat de l’en-tête n’est pas celui qui suit les coups
error-record-other-result = le résultat enregistré est faux : les coups terminent la partie par { $reason }, gagnée par { $winners }
error-record-not-over = les coups ne terminent pas la partie par { $reason } ; laissez le résultat ouvert ou utilisez : { $expected }
error-record-cut = la partie enregistrée s’arrête avant son résultat
error-record-brace = il manque l’accolade qui va avec celle-ci
error-record-after-result = { $found } se trouve après le résultat, mais rien ne doit le suivre
error-record-number = il faut le coup numéro { NUMBER($expected, useGrouping: 0) }, pas { $found }
error-record-no-turn = il faut un coup, pas { $found }
error-record-clock = { $found } n’est pas un temps de pendule ; écrivez @minutes:secondes
error-record-too-deep = les variantes peuvent s’emboîter { $most } fois au plus
error-record-too-large = une partie enregistrée peut avoir { $most } caractères au plus
error-record-not-text = le fichier n’est pas du texte UTF-8
error-record-none = { $path } ne contient aucune partie complète
error-record-number-unknown = { $path } n’a pas de partie { $number } ; il en contient { $count }
error-export-suffix = impossible d’exporter vers des fichiers { $found } ; utilisez : { $expected }
error-export-same = { $path } est le fichier à exporter ; choisissez un autre fichier de destination
error-export-broken = parties ignorées à cause d’erreurs : { $count }

maps-good = { $path } est une carte du pays valide.
export-done = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
} dans { $path }
replay-prompt = { $ply }/{ $last } (Entrée : suivant, b : précédent, nombre : aller à ce coup, s : début, e : fin, q : quitter)>
replay-help = Entrée passe au coup suivant, b revient en arrière, s va au début, e à la fin ; tapez un nombre pour aller à ce coup ; q quitte.
replay-end = C’est la dernière position.
replay-unfinished = La partie n’est pas terminée.
replay-ended-outside = La partie est terminée : { $reason }. Places des gagnants : { $winners }.
ended-resigned = un joueur a abandonné
ended-time = un joueur n’avait plus de temps
ended-agreed = nulle d’un commun accord
ended-abandoned = la partie a été interrompue
ended-length = la partie a atteint le nombre maximal de coups que ce serveur accepte
