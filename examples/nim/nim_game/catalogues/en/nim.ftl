nim-takes = { $count } taken from heap { $heap }
nim-won = seat { $seat } took the last one
error-nim-position = { $found } is not a position of Nim
error-nim-turn = { $found } is not a turn; write a heap and a number, as in b2
error-nim-too-many = there are not so many
option-nim-largest = The largest heap there may be.
play-goal-nim = Whoever takes the last piece wins.
