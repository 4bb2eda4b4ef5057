web-prepare-card = Choisir une carte
web-prepare-another = Ajouter un autre tour
web-preparing-card = Choisissez que faire quand viendra votre tour. La table est montrée telle qu’elle est maintenant.
web-prepared-ask = Voici ce qui arriverait maintenant. Le garder pour votre tour ?
web-prepared-keep = Garder pour plus tard
web-prepared-always = quoi qu’on joue avant
web-prepared-after = seulement après { $turns }
web-prepared-remove = Retirer { $turn }
web-prepared-when = Le jouer
web-prepared-only = seulement si ceci est joué avant :
web-prepared-theirs = Tour : { $name }
web-rated-hints = Cette partie compte pour votre classement, tant que vous ne demandez pas de conseil et ne reprenez aucun tour.
web-rated-takebacks = Cette partie compte pour votre classement, sauf si un tour est repris.
web-rated-no-longer = Avec un conseil, la partie ne compte pas pour votre classement.
web-sign-in-bring = Emporter les parties jouées ici comme invité, ainsi que les études et les problèmes
web-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
