error-table-no-seat = vous n’avez pas de place à cette table
error-table-no-seat-here = au moins une place doit être à votre écran
error-table-stale = la partie a avancé : elle en est après le tour { NUMBER($ply, useGrouping: 0) } (ligne { NUMBER($line, useGrouping: 0) })
error-table-not-your-turn = ce n’est pas votre tour ; c’est à la place { $seat }
error-table-not-forced = aucun tour n’est forcé ici
error-table-time-left = il reste du temps
error-table-link-used = ce lien a déjà servi ; demandez-en un nouveau
error-link-unknown = ce lien ne fonctionne pas ; demandez-en un nouveau
error-table-seat-taken = la place { $seat } est prise
error-table-not-open = la place { $seat } n’est pas ouverte à tous
error-table-asked-already = la place { $seat } a demandé quelque chose ; répondez d’abord
error-table-not-asked = personne n’a demandé cela
error-table-agreed-already = vous avez déjà accepté ; les autres doivent encore répondre
error-table-not-over = la partie n’est pas finie
error-table-rematched = il y a déjà une revanche : { $game }
error-table-no-draw = ce jeu ne connaît pas la nulle par accord
error-table-opponents-play-on = l’ordinateur continue
error-table-no-takebacks = dans cette partie on ne reprend pas les tours
error-table-nothing-to-take-back = vous n’avez pas encore joué de tour à reprendre
error-table-no-hints = cette partie se joue sans conseils
error-table-waiting =
    { $free ->
        [one] une place est encore libre ; la partie commence quand elle est prise
       *[other] { $free } places sont encore libres ; la partie commence quand elles sont prises
    }
error-table-no-chat = on ne bavarde pas à cette table
error-table-says-nothing = ce message ne contient rien à lire
error-table-seats = le jeu a { $seats } places ; { $found } sont nommées
error-table-nobody = au moins une place doit être à une personne
error-table-too-long = la partie a { $found } tours ; { $most } au plus sont repris
error-table-already-over = dans cette position ({ $start }) la partie est finie ; choisissez-en une plus tôt
error-table-unknown = il n’y a pas de partie { $game }
error-table-other-game = la commande nomme une autre partie que l’adresse
error-table-hidden = la partie enregistrée d’un jeu à cartes cachées s’obtient à la fin
error-game-two-starts = donnez une position ou une partie enregistrée, pas les deux
error-game-map-unknown = il n’y a pas de carte { $name } ; connues : { $expected }
error-game-of-record = la partie enregistrée est de { $found } ; nommez ce jeu, sans options
error-game-ply = la partie a { $most } tours, pas { $found }
error-guard-too-many = trop à la fois ; attendez un instant et réessayez
error-guard-too-many-games = une connexion suit au plus { $most } parties ; quittez-en une d’abord
error-guard-other-site = ceci vient d’un autre site ; ouvrez l’application elle-même ou utilisez un jeton
error-server-fault = le serveur s’est trompé ; rien n’est perdu, réessayez
error-message-binary = les messages sont du texte, pas du binaire
error-message-too-large = un message a au plus { $most } caractères
error-message-wrong = le message est illisible : { $why }
error-person-needed = le jeton n’est pas connu ; faites-en un avec : erawan token NOM
error-person-name = un nom a de 1 à { $most } caractères lisibles
error-settings-wrong = un réglage est faux : { $why }
error-settings-public-url = { $found } n’est pas une adresse publique ; écrivez https://games.example.org
error-settings-file = les réglages de { $path } sont illisibles : { $why }
error-store-address = ERAWAN_DATABASE_URL n’est pas l’adresse d’une base ; écrivez postgresql://user:password@host/name
error-store-kind = { $found } n’est pas pris en charge ; utilisez sqlite ou postgresql
error-store-driver = PostgreSQL demande son pilote ; installez-le avec : pip install "erawan[postgresql]"
error-store-unusable = la base ne peut pas servir : { $why }
error-store-old = les tables de la base ont la version { $found }, il faut { $needed } ; lancez : erawan migrate
error-store-closing = le serveur redémarre ; réessayez dans un instant
error-store-conflict = quelqu’un a été plus rapide ; regardez de nouveau
error-store-unavailable = ceci ne peut pas être gardé maintenant, donc rien n’a été fait ; réessayez dans un instant
error-engine-failed = l’adversaire a eu un problème ; un autre continue
error-serve-address = impossible d’écouter à { $address } : { $why } ; choisissez un autre port avec --port
error-serve-compile = les règles n’ont pas pu être compilées (état { $status }) ; voir ci-dessus


serve-ready = Erawan est prêt :
serve-here = sur cette machine
serve-network = sur votre réseau
serve-public = pour tous
serve-stop = Ctrl-C l’arrête ; aucune partie n’est perdue.
