error-puzzle-line = { $found } — это не задача; ожидалось: task | position | first turn | themes | rating
error-puzzle-task = { $found } — неизвестное задание; известные задания: { $expected }
error-puzzle-unknown = нет задачи { $name }
error-puzzle-done = задач такого рода больше нет: вы попробовали все
error-puzzle-over = задача была решена ещё до последнего хода
error-puzzle-too-hard = доказательство этой позиции занимает слишком много времени
error-puzzle-some-wrong = неверных задач: { $wrong } из { $all }
puzzles-all-proved = { $count ->
    [one] доказана { $count } задача
    [few] доказаны все { $count } задачи
   *[other] доказаны все { $count } задач
}
puzzle-wrong-position = позиция завершена или из другой игры
puzzle-wrong-claim = требуемое делает не ровно один ход
puzzle-wrong-turn = единственный верный ход — { $turn }
puzzles-title = Задачи
puzzles-lead = Позиции из партий; в каждой только один верный первый ход — доказано перебором всех ходов.
puzzles-today = Задача дня
puzzles-next = Следующая задача
puzzles-again = Попробовать ещё раз
puzzles-solution = Показать решение
puzzles-game = Игра
puzzles-kind = Задание
puzzles-theme = Тема
puzzles-any = все
puzzles-kind-win = форсированный выигрыш
puzzles-kind-defence = единственная защита
puzzles-kind-ending = окончания
puzzles-rating-of = Рейтинг { $rating }
puzzles-your-rating = Ваш рейтинг
puzzles-solved-of = решено { $solved } из { $all }
puzzles-at-once = С первой попытки
puzzles-streak = Подряд
puzzles-new = ещё не пробовали
puzzles-was-solved = решена
puzzles-was-solved-at-once = решена с первой попытки
puzzles-was-failed = ещё не решена
puzzles-week = По понедельникам легко, по воскресеньям трудно
puzzles-tries = Ваши попытки
puzzles-order = Порядок
puzzles-easiest = сначала лёгкие
puzzles-hardest = сначала трудные
puzzles-none = Таких задач нет.
puzzles-rating-more = Число говорит, насколько задача трудна: 600 – легко, 1500 – нужен навык, больше 2000 – для знатоков.
puzzles-cards = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
puzzle-you-elephants = Вы ходите слонами.
puzzle-you-rhinos = Вы ходите носорогами.
puzzle-you-seat = Вы — игрок { $seat }.
puzzle-task-win = { $count ->
    [one] Выиграйте за { $count } ход
    [few] Выиграйте за { $count } хода
   *[other] Выиграйте за { $count } ходов
}
puzzle-task-defence = Найдите единственную защиту
puzzle-task-defence-more = { $count ->
    [one] После любого другого хода соперник форсированно выигрывает за { $count } свой ход.
   *[other] После любого другого хода соперник форсированно выигрывает за { $count } своих хода.
}
puzzle-task-win-more = Вы выигрываете, что бы ни делал соперник.
puzzle-task-ending = Выиграйте это окончание
puzzle-task-ending-more-2 = { $count ->
    [one] В игре осталась { $count } карта. Только один ход выигрывает, что бы ни делал другой игрок.
    [few] В игре осталось { $count } карты. Только один ход выигрывает, что бы ни делал другой игрок.
   *[other] В игре осталось { $count } карт. Только один ход выигрывает, что бы ни делал другой игрок.
}
puzzle-task-ending-more-3 = { $count ->
    [one] В игре осталась { $count } карта. Только один ход выигрывает, даже если двое других вместе играют против вас.
    [few] В игре осталось { $count } карты. Только один ход выигрывает, даже если двое других вместе играют против вас.
   *[other] В игре осталось { $count } карт. Только один ход выигрывает, даже если двое других вместе играют против вас.
}
puzzle-task-ending-more-4 = { $count ->
    [one] В игре осталась { $count } карта. Только один ход выигрывает для вашей команды, что бы ни делали другие; партнёр вам помогает.
    [few] В игре осталось { $count } карты. Только один ход выигрывает для вашей команды, что бы ни делали другие; партнёр вам помогает.
   *[other] В игре осталось { $count } карт. Только один ход выигрывает для вашей команды, что бы ни делали другие; партнёр вам помогает.
}
puzzle-right = Верно! Дальше: { $task }.
puzzle-right-ending = Верно! Продолжайте.
puzzle-solved = Решено!
puzzle-solved-at-once = Решено с первой попытки!
puzzle-wrong = Не этот ход.
puzzle-refuted = Не этот ход: { $does }.
puzzle-refuted-by = Не этот ход: { $name } { $does }.
puzzle-shown = Вот решение.
puzzle-rating-now = Ваш рейтинг: { $rating } ({ $change }).
puzzle-theme-push = толчок
puzzle-theme-entering = вход на доску
puzzle-theme-turning = поворот
puzzle-theme-leaving = уход с доски
puzzle-theme-moving = ход без толчка
puzzle-theme-expelling = столкнуть зверя
puzzle-theme-sacrifice = столкнуть своего
puzzle-theme-two-rocks = две скалы в ряд
puzzle-theme-under-threat = под угрозой
puzzle-theme-double-threat = двойная угроза
puzzle-theme-no-threat = тихий ход
puzzle-theme-blocked = заблокированный толчок
puzzle-theme-whose-rock = чья скала
puzzle-theme-two-players = два игрока
puzzle-theme-three-players = три игрока
puzzle-theme-two-teams = две команды
puzzle-theme-pass = пас
puzzle-theme-maharacha = Махарача
puzzle-theme-khon-thai = Кхон Тхай
puzzle-theme-one-for-one = 1 на 1
puzzle-theme-two-for-one = 2 на 1
puzzle-theme-faction-card = карта фракции
puzzle-theme-outnumbered = меньше карт
puzzle-theme-colony = британская колония
puzzle-theme-tie = решает равенство
puzzle-theme-latest-gain = решает последняя провинция
