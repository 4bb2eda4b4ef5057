list-1 = { $first }
list-2 = { $first } and { $second }
list-3 = { $first }, { $second } and { $third }
list-4 = { $first }, { $second }, { $third } and { $fourth }
series-1 = { $first }
series-2 = { $first }, { $second }
series-3 = { $first }, { $second }, { $third }
series-4 = { $first }, { $second }, { $third }, { $fourth }
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

# $faction is rama, lao or malay. $place is the map and the province's code, such as siam-ay, for languages that inflect
# names; $province is the name in the map's file, for maps that no translator knows.
kos-faction = { $faction ->
    [rama] Rama
    [lao] Lao
   *[malay] Malay
}
kos-in-place = in { kos-place }
kos-to-place = to { kos-place }
kos-from-place = from { kos-place }
# A province after "the tiles of", and after "King marker on".
kos-tile-of = { kos-place }
kos-marker-on = { kos-place }
kos-follower = { kos-faction } { kos-in-place }
# Followers as the object of a verb ("takes two Rama"); $count is 1 or 2.
kos-followers = { $count ->
    [1] a { kos-faction }
    [2] two { kos-faction }
   *[other] { $count } { kos-faction }
}

# Turns.
kos-turn-pass = passes
kos-turn-card = plays { $card }: { $effect }; { $taken }
kos-effect-none = no effect
kos-effect-king = swaps the tiles of { $first } and { $second }, King marker on { $marked }
kos-effect-swap = { $given } for { $got }
kos-effect-place = { $followers }
kos-goes = { $followers } { kos-to-place }
kos-gives = { $followers } { kos-from-place }
kos-gets = { $followers } { kos-in-place }
kos-takes = takes { $followers } { kos-from-place }
kos-takes-none = no follower left to take
kos-part-card = plays { $card } …
kos-part-targets = plays { $card }: { $targets } …
kos-part-effect = plays { $card }: { $effect } …

# A struggle that ended: $count followers of the owner, $second of the next faction.
kos-settled = { kos-faction } takes { kos-place }, { $count } to { $second }
kos-settled-tie = the British take { kos-place }: a tie at { $count }
kos-settled-empty = the British take { kos-place }: no followers are there

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats = { $count ->
    [one] Seat { $seats } wins
   *[other] Seats { $seats } win
}
kos-player = seat { $seat }
kos-tally = { $player }: { $count }
kos-outcome-colony = Siam becomes a British colony. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    { kos-faction } rules Siam with { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }.
kos-ruled-by-latest-gain =
    { $tied } have { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } each. { kos-faction } gained a province last and rules Siam.
kos-won-by-ruler =
    { $winners } { $players ->
        [4] as a team, with the most { kos-faction } followers of all players
       *[other] with the most { kos-faction } followers
    } ({ $tallies }).
kos-won-by-second =
    { kos-faction } followers are tied at { $count }, so followers of the second faction, { $second ->
        [rama] Rama
        [lao] Lao
       *[malay] Malay
    }, decide. { $winners } ({ $tallies }).
kos-won-by-earlier-card = Followers are tied, so the tied player whose last card was played earliest wins. { $winners }.
kos-won-by-shared = Followers are tied, so the tied players who never played a card win. { $winners } together.
kos-won-by-sets = { $winners } with the most complete sets of followers ({ $tallies }).
kos-won-by-latest-card = Complete sets are tied at { $sets }, so the tied player who played a card last wins. { $winners }.
kos-won-by-shared-sets = Complete sets are tied at { $sets }, and none of the tied players has played a card. { $winners } together.

# The final table: what is compared until one side wins. $rows is a list of kos-tally; ✓ marks those still in the running.
kos-step-provinces = Provinces held
kos-step-latest-gain = Province gained last
kos-step-ruler = { kos-faction } followers
kos-step-second = { kos-faction } followers (second faction)
kos-step-earlier-card = Last card played (earliest wins)
kos-step-sets = Complete sets of followers
kos-step-latest-card = Last card played (latest wins)
kos-final-ruler = { kos-faction } rules Siam
kos-final-colony = Siam becomes a British colony
kos-never-played = never
kos-step-decides = { $what }: { $rows } – decided
kos-step-tied = { $what }: { $rows } – tied
kos-kept = ✓ { $row }

option-king-of-siam-players = The number of players; four play as two teams.
option-king-of-siam-map = The map: siam (a reconstruction), britain, or the path of a .toml file.
option-king-of-siam-discards = Show only each player’s top played card (top), or all played cards (open).
option-king-of-siam-talk = Four players only: allow talk that everyone can hear.
