# The pages of profiles: name, ratings, signing in, sessions, webhooks, deleting the account.
web-colour = Couleur
web-rating = Classement
web-rating-more = Tout le monde commence à 1500. Plus le nombre après ± est petit, plus le classement est sûr. Les parties avec reprise de coup ou indice, et celles sur un seul écran, ne sont pas classées.
web-no-ratings = Aucune partie classée terminée pour l’instant.
web-streak = Série
web-best-streak = Record
web-results = Résultats
web-who-you-are = Nom et couleur
web-come-back = Connexion
web-passphrase = Phrase secrète
web-passphrase-new = Nouvelle phrase secrète
web-passphrase-more = Choisissez une phrase secrète pour vous connecter avec votre nom sur n’importe quel appareil. Votre nom vous est alors réservé. Aucun e-mail n’est demandé, mais une phrase secrète oubliée est perdue.
web-passphrase-has = Vous pouvez vous connecter sur n’importe quel appareil avec votre nom et votre phrase secrète.
web-passphrase-needs-name = Choisissez d’abord un nom.
web-passphrase-show = Afficher
web-passphrase-kept = Phrase secrète enregistrée. Retenez-la bien : oubliée, elle est perdue.
web-passphrase-drop = Supprimer la phrase secrète
web-passphrase-drop-sure = Vous ne pourrez alors utiliser ce compte que dans ce navigateur. Supprimer la phrase secrète ?
web-passphrase-dropped = Phrase secrète supprimée.
web-sign-in-open = J’ai déjà une phrase secrète
web-sign-in-name = Nom
web-sign-in = Se connecter
web-signed-in = Ravi de vous revoir, { $name }.
web-sign-out = Se déconnecter
web-signed-out = Vous êtes déconnecté. Pour revenir, connectez-vous avec votre nom et votre phrase secrète.
web-called = Notifications
web-webhook = Webhook
web-webhook-more = Pour les développeurs : le serveur envoie une requête signée à cette adresse quand c’est à vous de jouer et que vous ne regardez pas la partie.
web-webhook-url = URL du webhook
web-webhook-drop = Supprimer le webhook
web-webhook-secret = Utilisez ce secret pour vérifier qu’une requête vient de ce serveur. Il n’est affiché qu’une fois :
web-my-data = Mes données
web-my-data-more = Téléchargez tout ce que ce serveur garde sur vous, ou supprimez votre compte.
web-export = Télécharger mes données
web-erase-open = Supprimer le compte…
web-erase-title = Supprimer votre compte ?
web-erase-final = Cette action est définitive.
web-erase-understood = J’ai compris. Supprimez mon compte.
web-erase = Tout supprimer
web-erased = Votre compte et vos données ont été supprimés.
web-rated-players = { $count } joueurs
web-streak-won =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
web-streak-not =
    { $count ->
        [one] { $count } partie sans victoire
       *[other] { $count } parties sans victoire
    }
web-passphrase-least = Au moins { $count } caractères. Le mieux : quelques mots.
web-sign-in-bring = Transférer sur ce compte les parties, les études et les problèmes résolus de cet appareil
web-passphrase-old = Phrase secrète actuelle
web-passphrase-ends = Une nouvelle phrase secrète vous déconnecte de tous vos autres appareils.
web-devices = Appareils
web-devices-more = Vous êtes connecté sur ces appareils.
web-device-this = cet appareil
web-device-unknown = Appareil inconnu
web-device-times = connexion : { $made }, dernière utilisation : { $seen }
web-sign-out-device = Se déconnecter : { $device }
web-sign-out-others = Se déconnecter partout ailleurs
web-sign-out-others-sure = Se déconnecter de tous les autres appareils ?
web-sign-out-all = Se déconnecter partout
web-sign-out-all-sure = Se déconnecter de tous les appareils, y compris celui-ci ?
web-signed-out-others = Vous êtes déconnecté de tous vos autres appareils.
web-your-name-more = Les autres joueurs voient ce nom.
web-kept = Enregistré
web-colour-0 = Aucune
web-colour-1 = Rouge laque
web-colour-2 = Cuivre
web-colour-3 = Vieil or
web-colour-4 = Vert jungle
web-colour-5 = Bleu mer
web-colour-6 = Indigo
web-colour-7 = Orchidée
web-colour-8 = Ardoise
web-erase-1 = Votre nom, votre couleur, votre phrase secrète, vos classements, vos messages et les titres de vos parties sont supprimés, ainsi que toutes vos parties sans autre joueur humain.
web-erase-2 = Dans les parties en cours avec d’autres joueurs, votre place se libère.
web-erase-3 = Les parties terminées avec d’autres joueurs restent, sans votre nom.
