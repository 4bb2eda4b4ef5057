nim-takes = { $count } pris au tas { $heap }
nim-won = la place { $seat } a pris le dernier
error-nim-position = { $found } n’est pas une position de Nim
error-nim-turn = { $found } n’est pas un coup ; écrivez un tas et un nombre, comme b2
error-nim-too-many = il n’y en a pas autant
option-nim-largest = Le plus grand tas possible.
play-goal-nim = Qui prend la dernière pièce gagne.
