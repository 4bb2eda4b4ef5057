error-place = (символ { $place })
error-rule = Правило { $rule }
error-text-not-text = здесь должна быть строка, а не { $found }
error-text-too-long = символов в тексте: { $length }; предел — { $most }
error-position-no-game = { $found } — не позиция ни одной из известных игр ({ $expected })
error-position-other-game = { $found } — позиция игры { $other }, а не { $game }
error-game-unknown = игры { $name } нет; известные игры: { $expected }
error-turn-unfinished = ход не закончен
error-turn-none-begins = ни один возможный ход не начинается с { $prefix }
error-game-over = партия закончена
error-seat-unknown = места { $seat } нет; места пронумерованы от 1 до { $seats }
error-option-unknown = у игры { $game } нет настройки { $name }; её настройки: { $expected }
error-option-bad-value = настройка { $name } не может быть { $value }; можно: { $expected }
error-option-form = { $value } — не настройка; пишите имя=значение
error-file-unwritable = не удаётся записать { $path }: { $reason }
error-number-range = { $name }: число должно быть от { $least } до { $most }, а не { $value }
error-language-unknown = язык { $name } не поддерживается; доступные языки: { $expected }
error-player-unknown = игрока { $name } нет; известные игроки: { $expected }
error-shell-unknown = оболочка { $found } не поддерживается; известные оболочки: { $expected }
error-drawing-missing = игру { $game } нельзя нарисовать в SVG

error-siam-turn-form = { $found } — не ход; пишите +a1n (войти), a1b1n (пойти или толкнуть), a1n (повернуться) или a1- (уйти)
error-siam-enter-inside = { $square } не на краю; животные входят только с края
error-siam-leave-inside = { $square } не на краю; животные уходят только с края
error-siam-not-neighbours = { $target } не рядом с { $square }; животные ходят на одну клетку и не по диагонали
error-siam-no-reserve = { $side }: в резерве не осталось животных
error-siam-no-animal = на { $square } нет животного
error-siam-not-yours = животное на { $square } не ваше; ходят { $side }
error-siam-same-facing = животное на { $square } уже смотрит { $way }; выберите другое направление
error-siam-banned = клетка { $square } закрыта до хода 5, а сейчас ход { $turn }
error-siam-not-from-outside = клетка { $square } занята, и войти на неё с толчком { $way } нельзя
error-siam-not-ahead = животное на { $square } смотрит { $way } и может толкать только туда
error-siam-turns-in-push = животное на { $square } толкает { $way } и не может при этом повернуться
error-siam-blocked = толчок слишком слабый: его сила { $strength }, а нужна хотя бы 1
error-siam-too-many-rocks = толчок слишком слабый: сила { $strength } не сдвинет { $rocks ->
    [one] { $rocks } скалу
    [few] { $rocks } скалы
   *[many] { $rocks } скал
}

error-siam-fields = в позиции должно быть два или три поля через один пробел, а не { $count }
error-siam-side = ходить должна сторона E или R, а не { $found }
error-siam-extra = { $found } не подходит как третье поле; в нём могут быть t1–t4, x2 и больше, а также =E, =R или ==, через запятую
error-siam-row-count = на доске должно быть 5 рядов, а не { $count }
error-siam-row-length = ряд { $row }: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
} вместо 5
error-siam-split-gap = в ряду { $row } соседние пустые клетки записаны двумя числами; запишите их сумму
error-siam-letter = { $found } в ряду { $row } — не фигура; фигуры: N E S W, n e s w и #
error-siam-animal-count = животных стороны { $side } на доске: { $count }; можно не больше 5
error-siam-rock-count = на доске { $count ->
    [one] { $count } скала
    [few] { $count } скалы
   *[many] { $count } скал
} вместо { $expected }
error-siam-no-ban = номер хода (t1–t4) можно писать только с настройкой opening_ban
error-siam-ban-side = ход { $turn } принадлежит другой стороне
error-siam-occurrences = в позиции указано число повторений { $count }, но уже при { $limit } наступает ничья
error-siam-won-before = выигранная позиция не могла возникнуть раньше или во время запрета в начале партии
error-command-moved = эта команда перенесена: в исходном коде Erawan запустите `{ $command }`
