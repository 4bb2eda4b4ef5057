siam-turn-enters = { $animal } enters on { $target } facing { $way }
siam-turn-enters-pushing = { $animal } enters on { $target } pushing { $way }{ $effect }
siam-turn-moves = { $animal } on { $square } moves to { $target } facing { $way }
siam-turn-moves-pushing = { $animal } on { $square } pushes { $way }{ $effect }
siam-turn-turns = { $animal } on { $square } turns { $way }
siam-turn-leaves = { $animal } on { $square } leaves the board

# Half-made turns: what is still to be chosen is left open.
siam-part-enters = { $animal } enters …
siam-part-enters-on = { $animal } enters on { $target } …
siam-part-enters-pushing = { $animal } enters on { $target }, pushing …
siam-part-animal = { $animal } on { $square } …
siam-part-moves = { $animal } on { $square } goes to { $target } …
siam-part-pushes = { $animal } on { $square } pushes onto { $target } …

siam-effect-none = { "" }
siam-effect-rock-off = , and a rock leaves the board
siam-effect-animal-off = , and { $animal } at the end of the line goes back to the reserve

siam-outcome-rock-off = { $winner } win: the rock from { $rock } was pushed { $way } off the board, and their animal from { $animal } was nearest behind it
siam-outcome-won = { $winner } win: a rock has left the board
siam-outcome-repetition = a draw: this position has occurred { $occurrences } times
siam-outcome-drawn = a draw
siam-outcome-turn-limit = a draw: { $turns } turns have been played
turns-in-all = In all: { $count }. --begin { $card } lists those that begin so, --all lists every one.
