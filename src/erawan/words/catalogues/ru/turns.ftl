siam-turn-enters = { $animal } выходит на { $target } и смотрит { $way }
siam-turn-enters-pushing = { $animal } выходит на { $target } и толкает { $way }{ $effect }
siam-turn-moves = { $animal } с { $square } идёт на { $target } и смотрит { $way }
siam-turn-moves-pushing = { $animal } с { $square } толкает { $way }{ $effect }
siam-turn-turns = { $animal } на { $square } поворачивается { $way }
siam-turn-leaves = { $animal } с { $square } уходит с поля

siam-effect-none = { "" }
siam-effect-rock-off = , и скала падает с поля
siam-effect-animal-off = , и { $animal } в конце линии возвращается в резерв

siam-push-weighed = толкают: { $pushing }, против: { $against }, { $rocks ->
    [one] { $rocks } скала
    [few] { $rocks } скалы
   *[many] { $rocks } скал
}

siam-outcome-rock-off = побеждают { $winner }: скала с { $rock } вытолкнута с поля { $way }, а ближе всех к ней было их животное на { $animal }
siam-outcome-won = побеждают { $winner }: скала покинула поле
siam-outcome-repetition = ничья: эта позиция возникла { $occurrences ->
    [one] { $occurrences } раз
    [few] { $occurrences } раза
   *[many] { $occurrences } раз
}
siam-outcome-turn-limit = ничья: { $turns ->
    [one] сделан { $turns } ход
    [few] сделано { $turns } хода
   *[many] сделано { $turns } ходов
}
