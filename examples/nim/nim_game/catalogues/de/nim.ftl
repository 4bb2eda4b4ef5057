nim-takes = { $count } von Haufen { $heap } genommen
nim-won = Platz { $seat } nahm das letzte
error-nim-position = { $found } ist keine Stellung von Nim
error-nim-turn = { $found } ist kein Zug; schreibe Haufen und Zahl, wie b2
error-nim-too-many = so viele sind es nicht
option-nim-largest = Der größte mögliche Haufen.
play-goal-nim = Wer das letzte Stück nimmt, gewinnt.
