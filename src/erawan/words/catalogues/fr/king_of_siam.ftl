list-1 = { $first }
list-2 = { $first } et { $second }
list-3 = { $first }, { $second } et { $third }
list-4 = { $first }, { $second }, { $third } et { $fourth }
series-1 = { $first }
series-2 = { $first }, { $second }
series-3 = { $first }, { $second }, { $third }
series-4 = { $first }, { $second }, { $third }, { $fourth }
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

# $faction is rama, lao or malay. $place is the map and the province's code, such as siam-ay, for languages that inflect
# names; $province is the name in the map's file, for maps that no translator knows.
kos-faction = { $faction ->
    [rama] Rama
    [lao] Lao
   *[malay] Malais
}
kos-place = { $place ->
   *[other] { $province }
}
kos-in-place = à { kos-place }
kos-to-place = à { kos-place }
kos-from-place = { $place ->
    [siam-ay] d’{ $province }
    [britain-es] d’{ $province }
   *[other] de { $province }
}
# A province after "the tiles of", and after "King marker on".
kos-tile-of = { kos-from-place }
kos-marker-on = { kos-place }
kos-follower = { kos-faction } { kos-in-place }
# Followers as the object of a verb ("takes two Rama"); $count is 1 or 2.
kos-followers = { $count ->
    [1] un { kos-faction }
    [2] deux { kos-faction }
   *[other] { $count } { kos-faction }
}

# Turns.
kos-turn-pass = passe
kos-turn-card = joue la carte { $card } : { $effect } ; { $taken }
kos-effect-none = sans effet
kos-effect-king = échange les tuiles { $first } et { $second }, marqueur du roi sur { $marked }
kos-effect-swap = { $given } contre { $got }
kos-effect-place = { $followers }
kos-goes = { $followers } { kos-to-place }
kos-gives = { $followers } { kos-from-place }
kos-gets = { $followers } { kos-in-place }
kos-takes = prend { $followers } { kos-from-place }
kos-takes-none = plus aucun partisan à prendre
kos-part-card = joue la carte { $card } …
kos-part-targets = joue la carte { $card } : { $targets } …
kos-part-effect = joue la carte { $card } : { $effect } …

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats = { $count ->
    [one] La place { $seats } gagne
   *[other] Les places { $seats } gagnent
}
kos-player = place { $seat }
kos-tally = { $player } : { $count }
kos-outcome-colony = Le Siam devient une colonie britannique. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    { kos-faction } règne sur le Siam avec { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }.
kos-ruled-by-latest-gain =
    { $tied } ont chacun { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }. { kos-faction } a gagné une province en dernier et règne sur le Siam.
kos-won-by-ruler =
    { $winners } { $players ->
        [4] en équipe, avec le plus de partisans { kos-faction } de tous les joueurs
       *[other] avec le plus de partisans { kos-faction }
    } ({ $tallies }).
kos-won-by-second =
    Égalité de partisans { kos-faction } ({ $count } chacun) : les partisans de la deuxième faction, { $second ->
        [rama] Rama
        [lao] Lao
       *[malay] Malais
    }, décident. { $winners } ({ $tallies }).
kos-won-by-earlier-card = Égalité de partisans : parmi les joueurs à égalité, celui qui n’a plus joué de carte depuis le plus longtemps l’emporte. { $winners }.
kos-won-by-shared = Égalité de partisans, et aucun des joueurs à égalité n’a joué de carte. { $winners } ensemble.
kos-won-by-sets = { $winners } avec le plus de séries complètes de partisans ({ $tallies }).
kos-won-by-latest-card = Égalité de séries complètes ({ $sets } chacun) : le dernier des joueurs à égalité à avoir joué une carte l’emporte. { $winners }.
kos-won-by-shared-sets = Égalité de séries complètes ({ $sets } chacun), et aucun des joueurs à égalité n’a joué de carte. { $winners } ensemble.

option-king-of-siam-players = Combien jouent ; à quatre, en deux équipes.
option-king-of-siam-map = La carte : siam (reconstituée), britain, ou le chemin d’un fichier .toml.
option-king-of-siam-discards = Si seule la carte jouée du dessus se voit, ou toutes.
option-king-of-siam-talk = À quatre : si l’on peut parler à voix haute pour tous.
