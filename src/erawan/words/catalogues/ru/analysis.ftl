analysis-seat = Место { $seat }
analysis-mover = Ход: { $name }
analysis-percent = { $number } %
analysis-searched = глубина { $depth }, узлов: { $nodes }, за { $seconds } с
analysis-thinking = Думает
analysis-thought = глубина { $depth }: { $turn }, { $percent }
analysis-progress = Позиция { $done } из { $total }

# Proven results for the player to move, or the player who moved. Turns of all players count.
analysis-won = выигрывает
analysis-won-in = выигрывает за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-drawn = ничья
analysis-drawn-in = ничья через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-lost = проигрывает
analysis-lost-in = проигрывает через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-missed-win = упускает победу
analysis-missed-win-in = упускает победу в { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
analysis-allowed-loss = ведёт к неизбежному поражению
analysis-allowed-loss-in = ведёт к поражению через { $turns ->
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
analysis-part = остановлено: проанализировано { $count } из { $total ->
    [one] { $total } хода
   *[other] { $total } ходов
}
analysis-nothing = остановлено: ни один ход ещё не проанализирован
analysis-course-title = Течение партии
analysis-course = { $name }: вероятность победы { $first } в начале, { $last } в конце.
analysis-axis-chance = вероятность победы
analysis-axis-turn = ход
analysis-plotted = График записан в { $path }.
analysis-annotated = Партия с комментариями добавлена в { $path }.

error-analysis-over = анализировать нечего: партия закончена ({ $outcome })
error-analysis-no-turns = анализировать нечего: в партии нет ходов
error-analysis-endless = анализу нужен предел: задайте секунды, узлы или глубину
error-analysis-needs-game = для { $option } нужна записанная партия, а не позиция
