error-place = (знак { $place })
error-text-not-text = ожидался текст, а не { $found }
error-text-too-long = в тексте знаков: { $length }, допустимо не более { $most }
error-position-no-game = { $found } — не позиция известной здесь игры ({ $expected })
error-position-other-game = { $found } — позиция игры { $other }, а не { $game }
error-game-unknown = игры { $name } нет; известны: { $expected }
error-turn-unfinished = ход не закончен
error-turn-none-begins = ни один ход не начинается с { $prefix }
error-game-over = партия закончена
error-seat-unknown = места { $seat } нет; места — от 1 до { $seats }
error-option-unknown = у игры { $game } нет настройки { $name }; есть: { $expected }
error-option-bad-value = настройка { $name } не может быть { $value }; ожидается: { $expected }
error-option-form = { $value } — не настройка; пишите имя=значение
error-file-unwritable = не удаётся записать { $path }: { $reason }
error-number-range = { $name } должно быть от { $least } до { $most }, а не { $value }
error-language-unknown = языка { $name } нет; известны: { $expected }
error-command-moved = эта команда перенесена: в исходном коде Erawan запустите `{ $command }`
error-player-unknown = игрока { $name } нет; известны: { $expected }
error-shell-unknown = { $found } не известная здесь оболочка; известные: { $expected }
error-drawing-missing = для игры { $game } нет рисунка SVG

error-siam-turn-form = { $found } — не ход; пишите +a1n (войти), a1b1n (пойти или толкнуть), a1n (повернуть) или a1- (уйти)
error-siam-enter-inside = { $square } не на краю; животные входят только с края
error-siam-leave-inside = { $square } не на краю; животные уходят только с края
error-siam-not-neighbours = { $target } не рядом с { $square }
error-siam-no-reserve = в резерве не осталось животных ({ $side })
error-siam-no-animal = на { $square } нет животного
error-siam-not-yours = животное на { $square } чужое: ходят { $side }
error-siam-same-facing = животное на { $square } уже смотрит { $way }
error-siam-banned = до пятого хода никто не идёт на { $square }; сейчас ход { $turn }
error-siam-not-from-outside = { $square } занята, и снаружи на неё нельзя войти, двигаясь { $way }
error-siam-not-ahead = животное на { $square } смотрит { $way } и может толкать только туда
error-siam-turns-in-push = животное на { $square } не может повернуться, толкая { $way }
error-siam-blocked = сила { $strength }, а для толчка нужна хотя бы 1
error-siam-too-many-rocks = сила { $strength } против { $rocks ->
    [one] { $rocks } скалы
    [few] { $rocks } скал
   *[many] { $rocks } скал
}

error-siam-fields = в позиции две или три части через один пробел, а здесь { $count }
error-siam-side = ходит E или R, а не { $found }
error-siam-extra = { $found } — не третья часть; она состоит из t1-t4, x2 и далее и =E, =R или == через запятую
error-siam-row-count = рядов должно быть 5, а здесь { $count }
error-siam-row-length = в ряду { $row } клеток { $count } вместо 5
error-siam-split-gap = в ряду { $row } пустые клетки подряд записаны двумя числами
error-siam-letter = { $found } в ряду { $row } — не фигура; фигуры: N E S W, n e s w и #
error-siam-animal-count = у стороны { $side } на доске животных: { $count }, а допустимо не более 5
error-siam-rock-count = скал на доске: { $count }, а должно быть { $expected }
error-siam-no-ban = номер предстоящего хода пишется только при настройке opening_ban
error-siam-ban-side = ход { $turn } принадлежит другой стороне
error-siam-occurrences = позиция встретилась раз: { $count }, а ничья наступает при { $limit }
error-siam-won-before = выигранная позиция встречается один раз и после запрета в начале игры
