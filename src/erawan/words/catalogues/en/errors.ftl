error-place = (at character { $place })
error-rule = Rule { $rule }
error-text-not-text = expected a string, not { $found }
error-text-too-long = the text has { $length } characters; the limit is { $most }
error-position-no-game = { $found } is not a position of any known game ({ $expected })
error-position-other-game = { $found } is a position of { $other }, not of { $game }
error-game-unknown = there is no game { $name }; known games: { $expected }
error-turn-unfinished = the turn is not finished
error-turn-none-begins = no legal turn begins with { $prefix }
error-game-over = the game is over
error-seat-unknown = there is no seat { $seat }; seats are numbered 1 to { $seats }
error-option-unknown = { $game } has no option { $name }; its options are: { $expected }
error-option-bad-value = option { $name } cannot be { $value }; use: { $expected }
error-option-form = { $value } is not an option; write name=value
error-file-unwritable = { $path } cannot be written: { $reason }
error-number-range = { $name } must be from { $least } to { $most }, not { $value }
error-language-unknown = the language { $name } is not supported; known languages: { $expected }
error-command-moved = this command has moved: in the source tree of Erawan, run `{ $command }`
error-player-unknown = there is no player { $name }; known players: { $expected }
error-shell-unknown = the shell { $found } is not supported; known shells: { $expected }
error-drawing-missing = { $game } cannot be drawn as SVG

error-siam-turn-form = { $found } is not a turn; write +a1n (enter), a1b1n (move or push), a1n (turn) or a1- (leave)
error-siam-enter-inside = { $square } is not on the edge; animals enter only at the edge
error-siam-leave-inside = { $square } is not on the edge; animals leave only from the edge
error-siam-not-neighbours = { $target } is not next to { $square }; animals move one square, and not diagonally
error-siam-no-reserve = { $side } have no animals left in reserve
error-siam-no-animal = there is no animal on { $square }
error-siam-not-yours = the animal on { $square } is not yours; { $side } are to move
error-siam-same-facing = the animal on { $square } already faces { $way }; choose another direction
error-siam-banned = { $square } is closed until turn 5, and this is turn { $turn }
error-siam-not-from-outside = { $square } is occupied, and an animal cannot push its way in there heading { $way }
error-siam-not-ahead = the animal on { $square } faces { $way } and can only push in that direction
error-siam-turns-in-push = the animal on { $square } pushes { $way } and cannot turn at the same time
error-siam-blocked = the push is too weak: its strength is { $strength }, and it needs at least 1
error-siam-too-many-rocks = the push is too weak: strength { $strength } cannot move { $rocks ->
    [one] { $rocks } rock
   *[other] { $rocks } rocks
}

error-siam-fields = a position has two or three fields separated by single spaces, not { $count }
error-siam-side = the side to move must be E or R, not { $found }
error-siam-extra = { $found } is not a valid third field; it may contain t1 to t4, x2 or higher, and =E, =R or ==, separated by commas
error-siam-row-count = a board has 5 rows, not { $count }
error-siam-row-length = row { $row } has { $count ->
    [one] { $count } square
   *[other] { $count } squares
} instead of 5
error-siam-split-gap = row { $row } writes adjacent empty squares as two numbers; write their sum
error-siam-letter = { $found } in row { $row } is not a piece; pieces are N E S W, n e s w and #
error-siam-animal-count = side { $side } has { $count } animals on the board; the maximum is 5
error-siam-rock-count = the board has { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
} instead of { $expected }
error-siam-no-ban = a turn number (t1 to t4) is only allowed with the option opening_ban
error-siam-ban-side = turn { $turn } belongs to the other side
error-siam-occurrences = the position gives { $count } occurrences, but the game is already drawn at { $limit }
error-siam-won-before = a won position cannot have occurred before, nor during the opening ban
