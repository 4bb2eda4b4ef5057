web-copy-by-hand = Le navigateur n’a pas pu copier. Le texte est sélectionné : copiez-le vous-même.
web-qr = Code QR
web-qr-of = Code QR : { $link }
web-reach = Adresse du serveur dans les liens
web-reach-here-only = Ces liens ne marchent que sur cet ordinateur. Pour que d’autres puissent jouer, lancez le serveur avec --host 0.0.0.0.
web-seat-left = Une place est libre
web-by-link-only = Sur invitation seulement
web-make-link = Créer un lien
web-share = Partager cette partie
web-share-open = Partager
web-watch-link = Lien pour les spectateurs
web-watch-link-more = Toute personne qui a ce lien peut regarder la partie, mais ne voit aucune carte cachée.
web-device = Continuer sur un autre appareil
web-device-more = Ouvrez ce lien sur votre autre appareil pour y déplacer votre place. Il ne sert qu’une fois. Ensuite, cet appareil ne peut plus que regarder. Ne partagez pas ce lien.
web-device-link = Lien pour votre autre appareil
web-device-make = Créer un lien
web-device-make-for = Créer un lien : { $seat }
web-device-come = Continuer sur cet appareil
web-device-come-more = Votre place passe sur cet appareil. Le lien ne sert qu’une fois.
web-go-on-here = Jouer ici
web-mute = Masquer { $name }
web-unmute = Réafficher { $name }
web-standing = Continuer à passer
web-standing-card = Passer jusqu’à ce que quelqu’un joue une carte
web-standing-struggle = Passer jusqu’à la fin de la lutte
web-standing-card-on = Vous passez jusqu’à ce que quelqu’un joue une carte.
web-standing-struggle-on = Vous passez jusqu’à la fin de cette lutte.
web-prepare = Ajouter un coup anticipé
web-prepare-on-board = Choisir sur le plateau
web-prepare-write = Écrire un coup
web-preparing = Choisissez votre coup anticipé sur le plateau.
web-prepared = Vos coups anticipés :
web-prepared-more = Joués dès que c’est votre tour, s’ils sont permis. Vous seul les voyez.
web-prepared-cancel = Annuler
web-title = Titre de la partie
web-rename = Renommer
web-give-title = Ajouter un titre
web-notify = Activer les notifications
web-notify-more = Votre navigateur peut vous prévenir quand c’est à vous de jouer, tant que cette application est ouverte en arrière-plan.
web-notify-on = Votre navigateur vous prévient quand c’est à vous de jouer.
web-notify-stop = Désactiver les notifications
web-notify-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages pour ce site.
web-notify-unknown-here = Les notifications ne sont pas disponibles ici. La plupart des navigateurs ne les permettent qu’en HTTPS, ou sur l’ordinateur du serveur.
web-profile = Profil
web-leave = Quitter la partie
web-leave-sure = Quelqu’un d’autre pourra alors prendre votre place. Quitter la partie ?
web-watching = Vous regardez cette partie.
web-due = à jouer avant le { $when }
web-games-turn = À vous de jouer
web-filter-which = Afficher
web-filter-all = Toutes les parties
web-filter-turn = À vous de jouer
web-filter-running = En cours
web-filter-waiting = En attente de joueurs
web-filter-over = Terminées
web-filter-both = Les deux
web-filter-result = Résultat
web-result-any = Tous
web-result-won = Gagnées
web-result-drawn = Nulles
web-result-lost = Perdues
web-no-such-games = Aucune partie ne correspond à ces filtres.
web-more-games = Afficher les parties plus anciennes
web-muted-count =
    { $count ->
        [one] { $count } message est masqué.
       *[other] { $count } messages sont masqués.
    }
web-turns-waiting =
    { $count ->
        [one] à vous de jouer dans { $count } partie
       *[other] à vous de jouer dans { $count } parties
    }
