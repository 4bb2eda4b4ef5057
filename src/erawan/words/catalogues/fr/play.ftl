play-you-are = Vous êtes : { $side }.
play-every-seat = Vous jouez toutes les places.
play-no-seat = Vous regardez.
play-seat = place { $seat }
play-goal-siam = Poussez un rocher hors du plateau : votre camp gagne si son animal est le plus proche derrière le rocher, tourné dans le sens de la poussée.
play-goal-king-of-siam = Gagne qui a le plus de partisans de la faction qui règne à la fin. Tapez une carte, par exemple khon, pour voir la suite.
play-help-turns-siam =
    Coups :     +c1n   entrer en c1, tourné vers le nord (n, e, s, w : ouest) ;
                       une poussée si c1 est occupée
                c1c2n  aller de c1 en c2, tourné vers le nord ; une poussée
                       si c2 est occupée
                c1e    se tourner en c1 vers l’est
                c1-    quitter le plateau depuis c1
play-help-turns-king-of-siam =
    Coups :   pass    ne rien faire ; quand tous passent à la suite, la lutte finit
              khon    une carte seule montre la suite possible
              king  khon  1v1  2v1  rama  lao  malay    les cartes
              1v1:L@cm,R@su>M@ke  échanger Lao en cm et Rama en su, puis prendre Malais en ke
play-help-words =
    Commandes : turns  lister vos coups (turns c1 : ceux d’une case)
                hint   voir un coup que l’adversaire jouerait
                undo   annuler votre dernier coup
                board  redessiner le plateau
                help   relire ceci
                quit   arrêter ; on vous dit comment continuer plus tard
play-prompt = { $side } (un coup, ou help)>
play-your-turn = À vous de jouer. Tapez help si vous avez besoin d’aide.
play-turn = { $side } : { $turn } ({ $does })
play-go-on = Continuez par : { $choices }
play-hint = Essayez { $turn } : { $does }
play-none = aucun coup ne commence par { $prefix }
play-cannot-undo = il n’y a aucun coup à annuler
play-undone = coup annulé
play-goodbye = Pour continuer plus tard : erawan play --position "{ $position }"{ $words }
play-goodbye-record = Pour continuer plus tard : erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Les autres mains restent cachées, la position n’est donc pas donnée. Pour pouvoir continuer une partie plus tard, jouez-la avec --record FICHIER.
play-thinking = réflexion …
play-recorded = La partie a été ajoutée à { $path }.
error-play-resume-needs = --resume continue une partie enregistrée : indiquez son fichier avec --record
error-play-resume-alone = --resume prend la partie dans le fichier ; omettez --game, --option et --position
error-play-resume-finished = la dernière partie de { $path } est finie ; sans --resume, une nouvelle y est ajoutée
error-play-opponents = { $found } nomme plus de joueurs qu’il n’y a d’autres places : { $seats }
error-play-server-alone = { $option } ne va pas avec --server
error-play-name-alone = { $option } sert aux parties sur un serveur : nommez-le avec --server
play-goodbye-server = Pour continuer plus tard : erawan play { $game } --server { $url }
play-server-games = Parties sur le serveur :
error-server-which = nommez une partie du serveur, ou collez le lien d’une invitation : erawan play PARTIE --server URL
error-server-address = { $found } n’est pas l’adresse d’un serveur ; écrivez par exemple http://localhost:8421
error-server-game = { $found } n’est ni l’identifiant d’une partie ni le lien d’une invitation
error-server-unreachable = le serveur { $url } est injoignable : { $reason }
error-server-strange = { $url } ne répond pas comme un serveur Erawan : { $reason }
error-server-said = le serveur dit : { $message }
