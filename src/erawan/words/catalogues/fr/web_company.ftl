web-prepare-card = Choisir une carte
web-prepare-another = Ajouter un autre coup anticipé
web-preparing-card = Choisissez votre coup anticipé. La carte du pays montre la position actuelle.
web-prepared-ask = Voici ce que ferait ce coup maintenant. L’enregistrer comme coup anticipé ?
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
web-guest-tag = sans compte
web-guest-name = { $name } (sans compte)
web-guest-more = Une personne sans compte n’a pas de phrase secrète : son nom n’est pas protégé.
web-watchers =
    { $count ->
        [one] { $count } spectateur.
       *[other] { $count } spectateurs.
    }
