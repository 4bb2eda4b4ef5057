nim-takes = { $count } genomen van stapel { $heap }
nim-won = plaats { $seat } nam de laatste
error-nim-position = { $found } is geen stelling van Nim
error-nim-turn = { $found } is geen zet; schrijf een stapel en een getal, zoals b2
error-nim-too-many = zoveel zijn er niet
option-nim-largest = De grootst mogelijke stapel.
play-goal-nim = Wie het laatste stuk pakt, wint.
