error-table-no-seat = vous n’avez pas de place dans cette partie
error-table-which-seat = vous avez les places { $seats } ; indiquez pour quelle place vous abandonnez
error-table-no-seat-here = au moins une place doit être pour un joueur sur votre écran
error-table-stale = la partie a changé entre-temps : le coup { NUMBER($ply, useGrouping: 0) } est déjà joué ; rechargez la page et réessayez
error-table-not-your-turn = ce n’est pas à vous de jouer ; c’est au tour de la place { $seat }
error-table-not-forced = il n’y a pas de coup forcé ici
error-table-link-used = ce lien a déjà servi ; demandez-en un nouveau
error-link-unknown = ce lien n’est pas valide ; demandez-en un nouveau
error-table-seat-taken = la place { $seat } est déjà prise
error-table-sits-already = vous êtes déjà dans cette partie, à la place { $seat } ; cette place est pour un autre joueur
error-table-not-open = la place { $seat } n’est pas ouverte à tous ; demandez une invitation
error-table-asked-already = le joueur { $seat } a déjà fait une demande ; répondez-y d’abord
error-table-not-asked = il n’y a pas de demande de ce genre
error-table-agreed-already = vous avez déjà accepté ; attendez la réponse des autres
error-table-not-over = la partie n’est pas encore terminée
error-table-rematched = il y a déjà une revanche : { $game }
error-table-no-draw = la nulle d’un commun accord n’est pas possible dans ce jeu
error-table-opponents-play-on = l’ordinateur refuse la nulle et continue
error-table-no-takebacks = on ne peut pas reprendre de coup dans cette partie
error-table-nothing-to-take-back = vous n’avez encore joué aucun coup que vous pourriez reprendre
error-table-no-hints = les indices ne sont pas permis dans cette partie
error-table-waiting =
    { $free ->
        [one] une place est encore libre ; la partie commence quand elle est prise
       *[other] { $free } places sont encore libres ; la partie commence quand elles sont prises
    }
error-table-no-chat = cette partie n’a pas de discussion
error-table-says-nothing = le message est vide ; écrivez d’abord quelque chose
error-table-seats = cette partie a { $seats } places, mais vous en donnez { $found }
error-table-nobody = au moins une place doit être pour un joueur humain
error-table-too-long = la partie enregistrée a { $found } coups ; la limite est { $most }
error-table-already-over = la partie est déjà terminée dans cette position ({ $start }) ; choisissez une position antérieure
error-table-unknown = il n’y a pas de partie { $game }
error-table-other-game = la commande est pour une autre partie que celle de l’adresse
error-table-hidden = les cartes de cette partie sont cachées ; vous pourrez la télécharger quand elle sera terminée
error-table-no-map = ce jeu n’a pas de carte du pays
error-game-two-starts = donnez soit une position, soit une partie enregistrée, pas les deux
error-game-map-unknown = il n’y a pas de carte du pays { $name } ; cartes du pays connues : { $expected }
error-game-of-record = cette partie enregistrée est une partie de { $found } ; choisissez ce jeu et n’indiquez aucune option
error-game-ply =
    la partie enregistrée n’a { $most ->
        [0] aucun coup
        [one] qu’un coup
       *[other] que { $most } coups
    } ; il n’y a pas de coup { $found }
error-guard-too-many = trop de demandes ; attendez un instant et réessayez
error-guard-too-many-games = une connexion suit au plus { $most } parties ; quittez-en une d’abord
error-guard-other-site = la demande vient d’un autre site ; ouvrez l’application elle-même, ou utilisez un jeton
error-guard-unknown-host = ce serveur ne connaît pas le nom { $host } ; ouvrez-le par une autre adresse, ou ajoutez ce nom au réglage allowed_hosts
error-server-fault = une erreur s’est produite sur le serveur ; rien n’est perdu, réessayez
error-message-binary = les messages doivent être du texte, pas du binaire
error-message-too-large = un message peut avoir { $most } caractères au plus
error-message-wrong = le message n’est pas valide : { $why }
error-text-control = le texte contient des caractères de contrôle ; supprimez-les et réessayez
error-person-needed = le jeton n’est pas valide ; créez-en un avec : erawan token NOM
error-person-banned =
    ce compte est bloqué { $hours ->
        [0] jusqu’à nouvel ordre
        [one] pour une heure encore
       *[other] pour { $hours } heures encore
    } (raison : { $reason }) ; vous pouvez toujours regarder des parties, abandonner et quitter vos places
error-person-name = un nom doit avoir de 1 à { $most } caractères visibles
error-store-closing = le serveur redémarre ; réessayez dans un instant
error-store-conflict = la partie a changé ; rechargez la page et réessayez
error-store-unavailable = le serveur n’a rien pu enregistrer, donc rien n’a changé ; réessayez dans un instant
error-lease-lost = un autre processus du serveur a repris ce travail
error-engine-failed = l’ordinateur a eu un problème ; un autre prend le relais
error-table-too-much-said = cette partie a atteint sa limite de { $most } messages
error-table-too-many-requests = cette partie a atteint sa limite de { $most } demandes
error-table-too-many-takebacks = cette partie a atteint sa limite de { $most } coups repris
error-table-prepares-both = choisissez soit des coups anticipés, soit la passe automatique, pas les deux
error-table-no-pass = on ne peut pas passer dans ce jeu
error-table-your-turn = c’est à vous de jouer ; jouez tout de suite au lieu d’ajouter un coup anticipé
error-table-cannot-prepare = ce coup ne peut pas être un coup anticipé ici
error-table-nothing-prepared = vous n’avez aucun coup anticipé
error-table-not-yours = seul le joueur qui a créé la partie peut le faire
error-table-title = un titre peut avoir { $most } caractères au plus
error-person-unknown = ce joueur n’existe pas
error-person-wrong-passphrase = nom ou phrase secrète incorrects ; vérifiez les deux et réessayez
error-person-name-taken = ce nom est déjà pris ; choisissez-en un autre
error-person-passphrase = une phrase secrète doit avoir au moins { $least } caractères
error-export-busy = un export est déjà en cours ; attendez qu’il soit terminé et réessayez
error-person-name-similar = ce nom ressemble à celui d’un autre joueur ; choisissez-en un autre
error-person-name-reserved = ce nom est réservé ; choisissez-en un autre
error-person-wrong-old-passphrase = la phrase secrète actuelle est incorrecte ; vérifiez-la et réessayez
error-person-too-many-tries = trop d’essais avec une phrase secrète incorrecte ; attendez { $minutes } min, ou connectez-vous sur un appareil déjà utilisé
error-session-unknown = cette session est déjà terminée
error-limit-games = vous avez atteint la limite de { $most } parties en cours ; terminez, abandonnez ou quittez d’abord l’une d’elles
error-limit-open-games = vous avez atteint la limite de { $most } parties ouvertes ; attendez qu’un joueur arrive, quittez-en une ou invitez par lien
error-limit-open-games-hour = trop de parties ouvertes viennent de votre réseau ; invitez par lien, ou réessayez dans { $minutes } min
error-limit-bytes = vos parties et vos études occupent { $most } Mo, c’est la limite ; supprimez des études dont vous n’avez plus besoin
error-hook-url = l’adresse doit commencer par http:// ou https:// et avoir au plus { $most } caractères
error-hook-unreachable = cette adresse ne répond pas ; vérifiez-la et réessayez
error-hook-status = l’adresse a répondu avec le code { $status }
error-hook-private = les adresses de réseaux privés ne sont pas permises
error-table-no-opponents = { $game } ne se joue pas contre l’ordinateur ; choisissez des personnes pour toutes les places
serve-here = sur cette machine
serve-network = sur votre réseau
serve-public = pour tout le monde
