siam-turn-enters = { $animal } входит на { $target } и смотрит { $way }
siam-turn-enters-pushing = { $animal } входит на { $target } и толкает { $way }{ $effect }
siam-turn-moves = { $animal } с { $square } идёт на { $target } и смотрит { $way }
siam-turn-moves-pushing = { $animal } с { $square } толкает { $way }{ $effect }
siam-turn-turns = { $animal } на { $square } поворачивается { $way }
siam-turn-leaves = { $animal } с { $square } уходит с доски

siam-part-enters = { $animal } входит…
siam-part-enters-on = { $animal } входит на { $target }…
siam-part-enters-pushing = { $animal } входит на { $target } и толкает…
siam-part-animal = { $animal } на { $square }…
siam-part-moves = { $animal } с { $square } идёт на { $target }…
siam-part-pushes = { $animal } с { $square } толкает на { $target }…

siam-effect-none = { "" }
siam-effect-rock-off = , и скала падает с доски
siam-effect-animal-off = , и { $animal } в конце ряда возвращается в резерв

siam-outcome-rock-off =
    { $winner ->
        [elephants] Слоны побеждают
       *[rhinos] Носороги побеждают
    }: { $pusher ->
        [elephants] слоны
       *[rhinos] носороги
    } вытолкнули скалу с { $rock } { $way } за край доски, а ближе всех за ней стоял { $winner ->
        [elephants] слон
       *[rhinos] носорог
    } с { $animal }.
siam-outcome-won =
    { $winner ->
        [elephants] Слоны побеждают
       *[rhinos] Носороги побеждают
    }: скала упала с доски.
siam-outcome-repetition =
    Ничья: эта позиция возникла { $occurrences ->
        [one] { $occurrences } раз
        [few] { $occurrences } раза
       *[many] { $occurrences } раз
    }.
siam-outcome-drawn = Партия закончилась вничью.
siam-outcome-turn-limit =
    Ничья: достигнут предел в { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }.
turns-in-all = Всего ходов: { $count }. Ходы одной карты: --begin { $card }, все ходы: --all.
