error-place = (at character { $place })
error-text-not-text = a text was expected, not { $found }
error-text-too-long = the text has { $length } characters; { $most } is the most
error-position-no-game = { $found } is not a position of a game known here ({ $expected })
error-position-other-game = { $found } is a position of { $other }, not of { $game }
error-game-unknown = there is no game { $name }; known games: { $expected }
error-turn-unfinished = the turn is not finished
error-turn-none-begins = no turn begins with { $prefix }
error-game-over = the game is over
error-seat-unknown = there is no seat { $seat }; seats are numbered 1 to { $seats }
error-option-unknown = { $game } has no option { $name }; it has: { $expected }
error-option-bad-value = option { $name } cannot be { $value }; expected: { $expected }
error-option-form = { $value } is not an option; write name=value
error-file-unwritable = { $path } cannot be written: { $reason }
error-number-range = { $name } must be from { $least } to { $most }, not { $value }
error-language-unknown = there is no language { $name }; known languages: { $expected }
error-command-moved = this command has moved: in the source tree of Erawan, run `{ $command }`
error-player-unknown = there is no player { $name }; known players: { $expected }
error-shell-unknown = { $found } is not a shell known here; known shells: { $expected }
error-drawing-missing = { $game } has no SVG drawing

error-siam-turn-form = { $found } is not a turn; write +a1n (enter), a1b1n (move or push), a1n (turn) or a1- (leave)
error-siam-enter-inside = { $square } is not on the edge; animals enter only at the edge
error-siam-leave-inside = { $square } is not on the edge; animals leave only from the edge
error-siam-not-neighbours = { $target } is not next to { $square }
error-siam-no-reserve = { $side } have no animal in reserve
error-siam-no-animal = no animal stands on { $square }
error-siam-not-yours = the animal on { $square } does not belong to { $side }, who are to move
error-siam-same-facing = the animal on { $square } already faces { $way }
error-siam-banned = nobody goes to { $square } before turn 5; this is turn { $turn }
error-siam-not-from-outside = { $square } is taken, and nothing can come onto it from outside going { $way }
error-siam-not-ahead = the animal on { $square } faces { $way } and can push only that way
error-siam-turns-in-push = the animal on { $square } cannot turn while it pushes { $way }
error-siam-blocked = strength { $strength }, and a push needs at least 1
error-siam-too-many-rocks = strength { $strength } against { $rocks ->
    [one] { $rocks } rock
   *[other] { $rocks } rocks
}

error-siam-fields = a position has two or three fields with one space between them, not { $count }
error-siam-side = the side to move is E or R, not { $found }
error-siam-extra = { $found } is not a third field; it is made of t1-t4, x2 and up, and =E, =R or ==, with commas between
error-siam-row-count = a board has 5 rows, not { $count }
error-siam-row-length = row { $row } has { $count ->
    [one] { $count } square
   *[other] { $count } squares
} instead of 5
error-siam-split-gap = row { $row } writes one run of empty squares as two numbers
error-siam-letter = { $found } in row { $row } is not a piece; pieces are N E S W, n e s w and #
error-siam-animal-count = side { $side } has { $count } animals on the board, and 5 is the most
error-siam-rock-count = the board has { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
} instead of { $expected }
error-siam-no-ban = the number of the coming turn stands only under the option opening_ban
error-siam-ban-side = turn { $turn } belongs to the other side
error-siam-occurrences = { $count } occurrences, but the game is drawn at { $limit }
error-siam-won-before = a position that was won occurs once, and after the opening ban
