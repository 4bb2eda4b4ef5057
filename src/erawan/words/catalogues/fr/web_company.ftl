web-prepare-card = Choisir une carte
web-prepare-another = Ajouter un autre coup anticipé
web-preparing-card = Choisissez votre coup anticipé. La carte du pays montre la position actuelle.
web-prepared-ask = Voici ce qu’il ferait maintenant. L’enregistrer comme coup anticipé ?
web-prepared-keep = Enregistrer
web-prepared-always = toujours
web-prepared-after = seulement après { $turns }
web-prepared-remove = Retirer { $turn }
web-prepared-when = Le jouer
web-prepared-only = seulement après ces coups :
web-prepared-theirs = { $name } joue
web-rated-hints = Cette partie est classée, sauf si vous demandez un indice ou reprenez un coup.
web-rated-takebacks = Cette partie est classée, sauf si un coup est repris.
web-rated-no-longer = Vous avez demandé un indice : cette partie n’est plus classée.
web-sign-in-bring = Transférer mes parties d’invité, mes études et mes problèmes résolus sur ce compte
web-guest-tag = invité
web-guest-name = { $name } (invité)
web-guest-more = Les invités n’ont pas choisi de phrase secrète : leur nom n’est pas protégé.
web-passphrase-old = Phrase secrète actuelle
web-passphrase-ends = Une nouvelle phrase secrète vous déconnecte de tous vos autres appareils.
web-devices = Appareils
web-devices-more = Vous êtes connecté sur ces appareils.
web-device-this = cet appareil
web-device-unknown = Appareil inconnu
web-device-times = connexion : { $made }, dernière utilisation : { $seen }
web-sign-out-device = Se déconnecter : { $device }
web-sign-out-others = Se déconnecter partout ailleurs
web-sign-out-others-sure = Se déconnecter de tous les autres appareils ?
web-sign-out-all = Se déconnecter partout
web-sign-out-all-sure = Se déconnecter de tous les appareils, y compris celui-ci ?
web-signed-out-others = Vous êtes déconnecté de tous vos autres appareils.
web-watchers =
    { $count ->
        [one] { $count } spectateur.
       *[other] { $count } spectateurs.
    }
