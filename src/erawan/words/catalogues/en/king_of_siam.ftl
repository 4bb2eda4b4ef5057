list-1 = { $first }
list-2 = { $first } and { $second }
list-3 = { $first }, { $second } and { $third }
kos-rama = Rama
kos-lao = Lao
kos-malay = Malay
kos-card-king = Maharacha
kos-card-khon = Khon Thai
kos-card-1v1 = 1 vs. 1
kos-card-2v1 = 2 vs. 1
kos-card-rama = Rama
kos-card-lao = Lao
kos-card-malay = Malay
kos-follower = { $faction } in { $province }
kos-turn-pass = passes
kos-turn-card = plays { $card }, { $effect }, and { $taken }
kos-effect-none = which does nothing
kos-effect-king = swaps the tiles of { $first } and { $second } and marks { $marked }
kos-effect-swap = swaps { $given } for { $got }
kos-effect-place = places { $followers }
kos-takes = takes { $follower }
kos-takes-none = finds no follower to take
kos-part-card = plays { $card } …
kos-part-targets = plays { $card }: { $targets }, …
kos-part-effect = plays { $card }, { $effect } …
kos-goes = { $faction } to { $province }
kos-seats = { $count ->
    [one] seat { $seats } wins
   *[other] seats { $seats } win
}
kos-outcome-colony = Siam becomes a British colony: { $winners } { $by } { $sets ->
    [one] ({ $sets } complete set)
   *[other] ({ $sets } complete sets)
}
kos-outcome-kingdom = { $ruler } rules { $rules }: { $winners } { $by }
kos-ruled-by-most = with the most provinces
kos-ruled-by-latest-gain = by the latest province gained
kos-won-by-ruler = with the most followers of the ruling faction
kos-won-by-second = with the most followers of the second faction
kos-won-by-earlier-card = because the latest card was played by others
kos-won-by-shared = together, since nothing tells them apart
kos-won-by-sets = with the most complete sets
kos-won-by-latest-card = with as many sets and the latest card
option-king-of-siam-players = How many play; four play as two teams.
option-king-of-siam-map = The map: siam (a reconstruction), britain, or the path of a .toml file.
option-king-of-siam-discards = Whether only the top played card shows, or all are open.
option-king-of-siam-talk = With four players: whether talk that all can hear is allowed.
