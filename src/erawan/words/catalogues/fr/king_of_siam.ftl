list-1 = { $first }
list-2 = { $first } et { $second }
list-3 = { $first }, { $second } et { $third }
kos-rama = Rama
kos-lao = Lao
kos-malay = Malais
kos-card-king = Maharacha
kos-card-khon = Khon Thai
kos-card-1v1 = 1 contre 1
kos-card-2v1 = 2 contre 1
kos-card-rama = Rama
kos-card-lao = Lao
kos-card-malay = Malais
kos-follower = { $faction } à { $province }
kos-turn-pass = passe
kos-turn-card = joue { $card }, { $effect }, et { $taken }
kos-effect-none = n’obtient aucun effet
kos-effect-king = échange les tuiles de { $first } et { $second } et marque { $marked }
kos-effect-swap = échange { $given } contre { $got }
kos-effect-place = place { $followers }
kos-takes = prend { $follower }
kos-takes-none = ne trouve aucun partisan à prendre
kos-part-card = joue { $card } …
kos-part-targets = joue { $card } : { $targets }, …
kos-part-effect = joue { $card }, { $effect } …
kos-goes = { $faction } vers { $province }
kos-seats = { $count ->
    [one] la place { $seats } gagne
   *[other] les places { $seats } gagnent
}
kos-outcome-colony = le Siam devient une colonie britannique : { $winners } { $by } { $sets ->
    [one] ({ $sets } série complète)
   *[other] ({ $sets } séries complètes)
}
kos-outcome-kingdom = { $ruler } règne { $rules } : { $winners } { $by }
kos-ruled-by-most = avec le plus de provinces
kos-ruled-by-latest-gain = par la dernière province gagnée
kos-won-by-ruler = avec le plus de partisans de la faction régnante
kos-won-by-second = avec le plus de partisans de la deuxième faction
kos-won-by-earlier-card = parce que d’autres ont joué la dernière carte
kos-won-by-shared = ensemble, car rien ne les départage
kos-won-by-sets = avec le plus de séries complètes
kos-won-by-latest-card = avec autant de séries et la dernière carte
option-king-of-siam-players = Combien jouent ; à quatre, en deux équipes.
option-king-of-siam-map = La carte : siam (reconstituée), britain, ou le chemin d’un fichier .toml.
option-king-of-siam-discards = Si seule la carte jouée du dessus se voit, ou toutes.
option-king-of-siam-talk = À quatre : si l’on peut parler à voix haute pour tous.
