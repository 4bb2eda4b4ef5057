# Words that more than one place needs. A way is said as in "turns north" or "pushes north".
way-north = north
way-east = east
way-south = south
way-west = west

siam-name = Siam
siam-elephant = the elephant
siam-rhino = the rhino
siam-elephants = the elephants
siam-rhinos = the rhinos
siam-rock = rock
siam-rocks = { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
}
siam-reserve = reserve
siam-board = board
siam-edge = edge

siam-stands-animal = { $animal } on { $square } facing { $way }
siam-stands-rock = a rock on { $square }
siam-to-move = { $side } are to move
siam-reserve-mark = ● in reserve  ○ on the board

option-siam-push = How a push is judged: piece by piece along the line (walk), or once for the whole line (line).
option-siam-repetition = The game is drawn when a position occurs this many times; 0 for never.
option-siam-opening-ban = No animal may go to c1 or c5 during the first four turns.
option-siam-turn-limit = The game is drawn after this many turns; 0 for no limit.
siam-reserve-of = { $side }:

kos-place = { $place ->
   *[other] { $province }
}
