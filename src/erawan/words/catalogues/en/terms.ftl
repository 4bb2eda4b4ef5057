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

option-siam-push = How a push is weighed: piece by piece along the line, or once at its end.
option-siam-repetition = How often a position may occur before the game is drawn; 0 for never.
option-siam-opening-ban = During the first four turns nobody goes to c1 or c5.
option-siam-turn-limit = After so many turns the game is drawn; 0 for never.
siam-reserve-of = { $side }:
