nim-takes = из кучки { $heap } взято: { $count }
nim-won = последний предмет взяло место { $seat }
error-nim-position = { $found } — не позиция игры Ним
error-nim-turn = { $found } — не ход; пишите кучку и число, например b2
error-nim-too-many = столько там нет
option-nim-largest = Наибольшая возможная куча.
play-goal-nim = Выигрывает тот, кто берёт последнюю фишку.
