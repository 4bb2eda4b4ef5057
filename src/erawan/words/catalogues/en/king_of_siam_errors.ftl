error-map-unknown = there is no map { $name }; known maps: { $expected }
error-map-unreadable = the map { $path } cannot be read: { $reason }
error-map-too-large = the file { $path } is larger than { $most } bytes
error-map-not-toml = the map is not valid TOML: { $reason }
error-map-name = { $found } is not a valid map name; use lower-case letters, digits, - and _
error-map-name-taken = the game already includes a different map called { $name }; change name and title in your file
error-map-field = { $name } of the map cannot be { $found }
error-map-province-count = a map needs 8 provinces, not { $count }
error-map-code = { $found } is not a valid province code; use two lower-case letters
error-map-code-twice = two provinces have the code { $province }
error-map-unknown-code = the map has no province { $found }
error-map-homes = the homes of R, L and M must be three different provinces, not { $found }
error-map-border = { $found } is not a valid border; write it as aa-bb
error-map-not-connected = the province { $province } cannot be reached from the others; add a border
error-kos-turn-form = { $found } is not a turn; write pass, or a card and what it does, as in { $example }
error-kos-province = the map has no province { $found }; it has: { $expected }
error-kos-fields = a position has eight fields separated by single spaces, not { $count }
error-kos-map = the position is for { $found }, but this game uses { $expected } (map:players)
error-kos-part-count = expected { $expected } parts here, not { $count }
error-kos-counts = { $found } is not a list of three follower counts, such as 1.0.2
error-kos-tile = { $found } is not a tile; write its code, ! for a King marker, and =R, =L, =M or =B if it is settled
error-kos-tile-twice = the tile { $province } appears twice
error-kos-hand = { $found } is not a valid list of followers and cards; write it as in 1.0.1:KTT12RLM
error-kos-too-many =
    faction { $faction } has { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    } too many
error-kos-settled-order = a settled tile comes after one that is not settled
error-kos-settled-followers = there are followers in a settled province
error-kos-after-colony = the fourth British province ends the game, so no province can be settled after it
error-kos-markers =
    { $count ->
        [one] there is { $count } King marker
       *[other] there are { $count } King markers
    }, but at most { $most } can have been placed
error-kos-seat = the seat to move must be a number from 1 to { $seats }, not { $found }
error-kos-passes = { $found } is not a possible number of passes in a row
error-kos-recent = { $found } must list exactly the seats that have played cards
error-kos-swap = { $found } is not a swap; write it as in 1v1:L@cm,R@su
error-kos-swap-card = the seat that played last still holds { $card }
error-kos-wrong-step = { $what } is not possible at this step; choose one of: { $possible }
error-kos-no-card = { $what } is not in your hand; choose a card that you hold
error-kos-not-winning = { $what } does not win; the last card of the game may only be played to win
error-kos-no-free-tile = the tile of { $what } cannot be swapped: it is settled or has a King marker
error-kos-not-chosen-tile = { $what } is not one of the two tiles you swap; put the King marker on one of those
error-kos-controlled = { $what } is already controlled; choose another province
error-kos-wrong-faction = you cannot place { $what } now; choose one of: { $possible }
error-kos-no-follower = there is no such follower: { $what }
error-kos-wrong-targets = { $what } does not fit what you have chosen so far; choose one of: { $possible }
error-kos-not-adjacent = { $what } is not next to the right province; choose one of: { $possible }
error-kos-undoes = { $what } would undo the last swap, which is not allowed
error-kos-dead-end = the turn cannot be completed after { $what }; choose something else
error-kos-no-deal = this position is impossible: no hands of cards fit what it shows: { $view }
kos-unfinished-targets = the turn is not finished: { $made } needs more targets, as in { $example }
kos-unfinished-taking = the turn is not finished: after { $made } you take a follower, as in { $example }
