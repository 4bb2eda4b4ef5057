error-map-unknown = il n’y a pas de carte du pays { $name } ; cartes du pays connues : { $expected }
error-map-unreadable = impossible de lire la carte du pays { $path } : { $reason }
error-map-too-large = le fichier { $path } dépasse { $most } octets
error-map-not-toml = la carte du pays n’est pas un fichier TOML valide : { $reason }
error-map-name = { $found } n’est pas un nom de carte du pays valide ; utilisez des minuscules, des chiffres, - et _
error-map-name-taken = le jeu contient déjà une autre carte du pays appelée { $name } ; changez name et title dans votre fichier
error-map-field = { $name } de la carte du pays ne peut pas être { $found }
error-map-province-count = une carte du pays doit avoir 8 provinces, pas { $count }
error-map-code = { $found } n’est pas un code de province valide ; utilisez deux lettres minuscules
error-map-code-twice = deux provinces ont le code { $province }
error-map-unknown-code = la carte du pays n’a pas de province { $found }
error-map-homes = les provinces d’origine de R, L et M doivent être trois provinces différentes, pas { $found }
error-map-border = { $found } n’est pas une frontière valide ; écrivez-la sous la forme aa-bb
error-map-not-connected = aucune suite de frontières ne mène à la province { $province }
error-kos-turn-form = { $found } n’est pas un coup ; écrivez pass, ou une carte et ce qu’elle fait, comme { $example }
error-kos-province = la carte du pays n’a pas de province { $found } ; elle a : { $expected }
error-kos-fields = une position a huit champs séparés par des espaces, pas { $count }
error-kos-map = la position est pour { $found }, mais cette partie utilise { $expected } (carte du pays:joueurs)
error-kos-part-count = il faut ici { $expected } éléments, pas { $count }
error-kos-counts = { $found } n’est pas une liste de trois nombres de partisans, comme 1.0.2
error-kos-tile = { $found } n’est pas une tuile ; écrivez son code, ! pour un marqueur Roi, et =R, =L, =M ou =B si la province est attribuée
error-kos-tile-twice = la tuile { $province } figure deux fois
error-kos-hand = { $found } ne décrit pas les partisans et les cartes d’un joueur ; écrivez par exemple 1.0.1:KTT12RLM
error-kos-too-many =
    la faction { $faction } a { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
    } de trop
error-kos-settled-order = une tuile attribuée vient après une tuile qui ne l’est pas
error-kos-settled-followers = il y a des partisans dans une province déjà attribuée
error-kos-after-colony = la quatrième province britannique termine la partie ; aucune province ne peut être attribuée après elle
error-kos-markers =
    il y a { $count ->
        [one] { $count } marqueur Roi
       *[other] { $count } marqueurs Roi
    }, mais { $most } au plus ont pu être posés
error-kos-seat = la place qui doit jouer est un nombre de 1 à { $seats }, pas { $found }
error-kos-passes = { $found } n’est pas un nombre possible de passes de suite
error-kos-recent = { $found } doit énumérer exactement les places des joueurs qui ont joué des cartes
error-kos-swap = { $found } n’est pas un échange ; écrivez par exemple 1v1:L@cm,R@su
error-kos-swap-card = le joueur qui a joué en dernier a encore la carte { $card }
error-kos-wrong-step = { $what } n’est pas possible à cette étape ; choisissez parmi : { $possible }
error-kos-no-card = { $what } n’est pas dans votre main ; choisissez une carte que vous avez
error-kos-not-winning = { $what } ne gagne pas ; la dernière carte de la partie ne se joue que pour gagner
error-kos-no-free-tile = la tuile { $what } ne peut pas être échangée : sa province est attribuée, ou elle porte un marqueur Roi
error-kos-not-chosen-tile = { $what } n’est pas l’une des deux tuiles échangées ; posez le marqueur Roi sur l’une des deux
error-kos-controlled = la province { $what } est déjà contrôlée ; choisissez-en une autre
error-kos-wrong-faction = vous ne pouvez pas placer { $what } maintenant ; choisissez parmi : { $possible }
error-kos-no-follower = ce partisan n’existe pas : { $what }
error-kos-wrong-targets = { $what } ne va pas avec ce que vous avez déjà choisi ; choisissez parmi : { $possible }
error-kos-not-adjacent = { $what } n’est pas à côté de la bonne province ; choisissez parmi : { $possible }
error-kos-undoes = { $what } déferait le dernier échange, ce qui est interdit
error-kos-dead-end = le coup ne peut pas être terminé après { $what } ; choisissez autre chose
error-kos-no-deal = cette position est impossible : aucune répartition des cartes ne lui correspond : { $view }
kos-unfinished-targets = le coup n’est pas terminé : il manque des cibles après { $made }, par exemple { $example }
kos-unfinished-taking = le coup n’est pas terminé : après { $made }, vous prenez un partisan, par exemple { $example }
