analysis-seat = Место { $seat }
analysis-mover = Ход: { $name }
analysis-percent = { $number } %
analysis-searched = глубина { $depth }, узлов: { $nodes }, за { $seconds } с
analysis-thinking = Обдумывание
analysis-thought = глубина { $depth }: { $turn }, { $percent }
analysis-progress = Позиция { $done } из { $total }

# Что несомненно для того, кто ходит или сходил. Считаются ходы всех игроков.
analysis-won = выигрывает
analysis-won-in = выигрывает за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-drawn = ничья
analysis-drawn-in = ничья за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-lost = проигрывает
analysis-lost-in = проигрывает за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-missed-win = упускает выигрыш
analysis-missed-win-in = упускает выигрыш за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-allowed-loss = ведёт к неизбежному проигрышу
analysis-allowed-loss-in = ведёт к проигрышу за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-better = лучше: { $line }
analysis-mark-forced = вынужденный ход
analysis-mark-inaccuracy = { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
   *[other] { $count } неточностей
}
analysis-mark-mistake = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
analysis-mark-blunder = { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
   *[other] { $count } зевков
}

analysis-accuracy = точность { $percent }
analysis-accuracy-none = нет ходов для оценки
analysis-part = остановлено: разобрано { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} из { $total }
analysis-nothing = остановлено до разбора первого хода
analysis-course-title = Ход партии
analysis-course = { $name }: вероятность выигрыша в начале { $first }, в конце { $last }.
analysis-axis-chance = вероятность выигрыша
analysis-axis-turn = ход
analysis-plotted = График записан в { $path }.
analysis-annotated = Партия с комментариями добавлена в { $path }.

error-analysis-over = разбирать нечего: партия окончена ({ $outcome })
error-analysis-no-turns = разбирать нечего: в партии нет ходов
error-analysis-endless = разбору нужен предел: секунды, узлы или глубина
error-analysis-needs-game = { $option } требует записанной партии, а не позиции
