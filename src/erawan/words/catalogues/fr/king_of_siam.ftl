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
kos-in-place = { $place ->
    [britain-de] dans le { $province }
    [britain-es] dans l’{ $province }
    [britain-st] dans le { $province }
    [britain-nb] en { $province }
    [britain-gw] dans le { $province }
    [britain-mo] dans le { $province }
   *[other] à { $province }
}
kos-to-place = { $place ->
    [britain-de] dans le { $province }
    [britain-es] dans l’{ $province }
    [britain-st] dans le { $province }
    [britain-nb] en { $province }
    [britain-gw] dans le { $province }
    [britain-mo] dans le { $province }
   *[other] à { $province }
}
kos-from-place = { $place ->
    [siam-ay] d’{ $province }
    [britain-es] de l’{ $province }
    [britain-de] du { $province }
    [britain-st] du { $province }
    [britain-gw] du { $province }
    [britain-mo] du { $province }
   *[other] de { $province }
}
# A province after "the tiles of", and after "King marker on".
kos-tile-of = { kos-from-place }
kos-marker-on = { kos-from-place }
kos-follower = { kos-faction } { kos-in-place }
# Followers as the object of a verb ("takes two Rama"); $count is 1 or 2.
kos-followers = { $count ->
    [1] un { kos-faction }
    [2] deux { kos-faction }
   *[other] { $count } { kos-faction }
}

# Turns.
kos-turn-pass = passe
kos-turn-card = joue la carte { $card } : { $effect }, puis { $taken }
kos-effect-none = aucun effet
kos-effect-king = échange les tuiles { $first } et { $second }, pose un marqueur Roi sur celle { $marked }
kos-effect-swap = échange { $given } contre { $got }
kos-effect-place = place { $followers }
kos-goes = { $followers } { kos-to-place }
kos-gives = { $followers } { kos-from-place }
kos-gets = { $followers } { kos-from-place }
kos-takes = prend { $followers } { kos-in-place }
kos-takes-none = ne prend aucun partisan (il n’en reste plus)
kos-part-card = joue la carte { $card }…
kos-part-targets = joue la carte { $card } : { $targets }…
kos-part-effect = joue la carte { $card } : { $effect }…

# A struggle that ended: $count followers of the owner, $second of the next faction.
kos-settled = la faction { kos-faction } prend { kos-place }, { $count } à { $second }
kos-settled-tie = les Britanniques prennent { kos-place } : égalité à { $count }
kos-settled-empty = les Britanniques prennent { kos-place } : aucun partisan ne s’y trouve

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats = { $count ->
    [one] Le joueur { $seats } gagne
   *[other] Les joueurs { $seats } gagnent
}
kos-player = le joueur { $seat }
kos-tally = { $player } : { $count }
kos-outcome-colony = Le Siam devient une colonie britannique. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    La faction { kos-faction } règne avec { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }.
kos-ruled-by-latest-gain =
    Égalité à { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } entre { $tied }. La dernière à avoir gagné une province est la faction { kos-faction } : elle règne.
kos-won-by-ruler =
    { $winners } { $players ->
        [4] en équipe, grâce au joueur qui a le plus de { kos-faction }
       *[other] avec le plus de { kos-faction }
    } ({ $tallies }).
kos-won-by-second =
    Égalité de partisans { kos-faction } ({ $count } chacun) : on compare la deuxième faction, { $second ->
        [rama] Rama
        [lao] Lao
       *[malay] Malais
    }. { $winners } ({ $tallies }).
kos-won-by-earlier-card = Égalité de partisans : parmi les joueurs à égalité, celui dont la dernière carte est la plus ancienne l’emporte. { $winners }.
kos-won-by-shared = Égalité de partisans : les joueurs à égalité qui n’ont jamais joué de carte partagent la victoire. { $winners }.
kos-won-by-sets = { $winners } avec le plus de séries complètes de partisans ({ $tallies }).
kos-won-by-latest-card = Égalité de séries complètes ({ $sets } chacun) : parmi les joueurs à égalité, celui qui a joué une carte en dernier l’emporte. { $winners }.
kos-won-by-shared-sets = Égalité de séries complètes ({ $sets } chacun), et aucun de ces joueurs n’a joué de carte : victoire partagée. { $winners }.

# Le tableau final : ce qui est comparé jusqu’à ce qu’un camp gagne. $rows est une liste de kos-tally ; ✓ : encore en lice.
kos-step-provinces = Provinces
kos-step-latest-gain = Dernière province gagnée
kos-step-ruler = Partisans { kos-faction }
kos-step-second = Partisans { kos-faction } (deuxième faction)
kos-step-earlier-card = Dernière carte jouée (la plus ancienne gagne)
kos-step-sets = Séries complètes de partisans
kos-step-latest-card = Dernière carte jouée (la plus récente gagne)
kos-final-ruler = La faction { kos-faction } règne sur le Siam
kos-final-colony = Le Siam devient une colonie britannique
kos-never-played = jamais
kos-step-decides = { $what } : { $rows } – décisif
kos-step-tied = { $what } : { $rows } – égalité
kos-kept = ✓ { $row }

option-king-of-siam-players = Le nombre de joueurs ; à quatre, on joue en deux équipes.
option-king-of-siam-map = La carte du pays : siam (une reconstitution), britain, ou le chemin d’un fichier .toml.
option-king-of-siam-discards = Montrer seulement la dernière carte jouée de chacun (top), ou toutes les cartes jouées (open).
option-king-of-siam-talk = À quatre joueurs seulement : permettre de parler, si tout le monde entend.
