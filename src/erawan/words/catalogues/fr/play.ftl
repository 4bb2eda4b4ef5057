play-you-are = Vous jouez : { $side }.
play-every-seat = Vous jouez pour toutes les places.
play-no-seat = Vous êtes spectateur.
play-seat = place { $seat }
play-goal-siam = Poussez un rocher hors du plateau. Le camp dont l’animal est le plus proche derrière le rocher, tourné dans le sens de la poussée, gagne.
play-goal-king-of-siam = À la fin, le joueur qui a le plus de partisans de la faction régnante gagne. Tapez une carte, par exemple khon, pour voir ce que vous pouvez en faire.
play-help-turns-siam =
    Coups :     +c1n   entrer en c1, tourné vers le nord (n nord, e est, s sud,
                       w ouest) ; pousse si c1 est occupée
                c1c2n  aller de c1 en c2, tourné vers le nord ; pousse si c2
                       est occupée
                c1e    tourner vers l’est en c1
                c1-    quitter le plateau depuis c1
play-help-turns-king-of-siam =
    Coups :   pass    ne pas jouer de carte ; quand tous passent de suite, la lutte finit
              khon    tapez une carte pour voir ce qu’elle permet, puis continuez
              king  khon  1v1  2v1  rama  lao  malay    les cartes
              1v1:L@cm,R@su>M@ke  échanger un Lao de cm contre un Rama de su, puis prendre un Malais à ke
play-help-words =
    Commandes : turns  afficher vos coups (turns c1 : ceux d’une case)
                hint   montrer un bon coup
                undo   reprendre votre dernier coup
                board  redessiner le plateau
                help   réafficher cette aide
                quit   arrêter, et voir comment continuer plus tard
play-prompt = { $side } (coup ou help)>
play-your-turn = À vous de jouer. Tapez help pour la liste des commandes.
play-turn = { $side } : { $turn } ({ $does })
play-go-on = Continuez par : { $choices }
play-hint = Essayez { $turn } : { $does }
play-none = Aucun coup permis ne commence par { $prefix }.
play-cannot-undo = Vous n’avez aucun coup à reprendre.
play-undone = Coup repris.
play-goodbye = Pour continuer cette partie plus tard : erawan play --position "{ $position }"{ $words }
play-goodbye-record = Pour continuer cette partie plus tard : erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = La position n’est pas affichée, car les autres mains sont cachées. Pour pouvoir continuer une partie plus tard, commencez-la avec --record FICHIER.
play-thinking = Réflexion…
play-recorded = La partie est enregistrée dans { $path }.
error-play-resume-needs = --resume a besoin d’une partie enregistrée ; indiquez son fichier avec --record
error-play-resume-alone = --resume reprend tout de la partie enregistrée ; enlevez --game, --option et --position
error-play-resume-finished = la dernière partie de { $path } est terminée ; enlevez --resume pour en commencer une nouvelle
error-play-opponents =
    { $found } nomme trop de joueurs ; il n’y a { $seats ->
        [one] qu’une autre place
       *[other] que { $seats } autres places
    }
error-play-server-alone = { $option } ne peut pas s’utiliser avec --server
error-play-name-alone = { $option } ne sert qu’aux parties sur un serveur ; ajoutez --server URL
play-goodbye-server = Pour continuer cette partie plus tard : erawan play { $game } --server { $url }
play-server-games = Parties sur le serveur :
error-server-which = nommez une partie du serveur, ou collez un lien d’invitation : erawan play PARTIE --server URL
error-server-address = { $found } n’est pas une adresse de serveur ; écrivez par exemple http://localhost:8421
error-server-game = { $found } n’est ni l’identifiant d’une partie ni un lien d’invitation
error-server-unreachable = impossible de joindre le serveur { $url } : { $reason }
error-server-strange = { $url } ne répond pas comme un serveur Erawan : { $reason }
error-server-said = le serveur a répondu : { $message }
