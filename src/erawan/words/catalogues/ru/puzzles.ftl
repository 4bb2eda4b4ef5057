error-puzzle-line = { $found } — это не задача; ожидалось: task | position | first turn | themes | rating
error-puzzle-task = { $found } — неизвестное задание; известные задания: { $expected }
error-puzzle-unknown = задачи { $name } нет
error-puzzle-theme = темы { $name } нет; известные темы: { $themes }
error-puzzle-done = таких задач больше нет: вы попробовали все
error-puzzle-over = задача была решена ещё до последнего хода
error-puzzle-too-hard = чтобы доказать решение этой позиции, нужно слишком много времени
error-puzzle-some-wrong = неверных задач: { $wrong } из { $all }
puzzles-all-proved = { $count ->
    [one] доказана { $count } задача
   *[other] все задачи доказаны: { $count }
}
puzzle-wrong-position = в этой позиции партия уже закончена, или она из другой игры
puzzle-wrong-claim = у задания нет решения или их несколько
puzzle-wrong-turn = единственный верный ход — { $turn }
puzzle-wrong-duplicate = почти то же, что задача { $other }
puzzles-title = Задачи
puzzles-lead = Позиции из партий. В каждой только один верный первый ход: это доказано перебором всех возможных ходов.
puzzles-today = Задача дня
puzzles-next = Следующая задача
puzzles-again = Ещё раз
puzzles-solution = Показать решение
puzzles-game = Игра
puzzles-kind = Задание
puzzles-theme = Тема
puzzles-any = Все
puzzles-kind-win = Форсированная победа
puzzles-kind-defence = Единственная защита
puzzles-kind-resist = Продержаться как можно дольше
puzzles-kind-ending = Окончания
puzzles-rating-of = Рейтинг { $rating }
puzzles-your-rating = Ваш рейтинг
puzzles-solved-of = решено { $solved } из { $all }
puzzles-at-once = Решено с первой попытки
puzzles-streak = Серия
puzzles-new = Ещё не пробовали
puzzles-was-solved = Решена
puzzles-was-solved-at-once = Решена с первой попытки
puzzles-was-failed = Ещё не решена
puzzles-week = По понедельникам легко, по воскресеньям трудно
puzzles-tries = Статус
puzzles-order = Порядок
puzzles-easiest = Сначала лёгкие
puzzles-hardest = Сначала трудные
puzzles-none = Нет задач, подходящих под эти фильтры.
puzzles-rating-more = Рейтинг говорит, насколько задача трудна: 600 — легко, 1500 — нужен опыт, больше 2000 — для знатоков.
puzzles-cards = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
puzzle-you-elephants = Вы играете слонами.
puzzle-you-rhinos = Вы играете носорогами.
puzzle-you-seat = Вы играете на месте { $seat }.
puzzle-task-win = { $count ->
    [one] Выиграйте за { $count } ход
    [few] Выиграйте за { $count } хода
   *[other] Выиграйте за { $count } ходов
}
puzzle-task-defence = Найдите единственную защиту
puzzle-task-defence-more = { $count ->
    [one] После любого другого хода соперник сразу выигрывает.
    [few] После любого другого хода соперник форсирует победу не больше чем за { $count } хода.
   *[other] После любого другого хода соперник форсирует победу не больше чем за { $count } ходов.
}
puzzle-task-resist = Продержитесь как можно дольше
puzzle-task-resist-more = { $count ->
    [one] Поражения не избежать. После любого другого хода соперник сразу выигрывает.
    [few] Поражения не избежать. После любого другого хода соперник форсирует победу не больше чем за { $count } хода.
   *[other] Поражения не избежать. После любого другого хода соперник форсирует победу не больше чем за { $count } ходов.
}
puzzle-task-win-more = Вы можете выиграть, что бы ни делал соперник.
puzzle-task-ending = Выиграйте это окончание
puzzle-task-ending-more-2 = { $count ->
    [one] В игре осталась { $count } карта. Только один ход выигрывает, что бы ни делал соперник.
    [few] В игре осталось { $count } карты. Только один ход выигрывает, что бы ни делал соперник.
   *[other] В игре осталось { $count } карт. Только один ход выигрывает, что бы ни делал соперник.
}
puzzle-task-ending-more-3 = { $count ->
    [one] В игре осталась { $count } карта. Только один ход выигрывает, даже если двое других играют вместе против вас.
    [few] В игре осталось { $count } карты. Только один ход выигрывает, даже если двое других играют вместе против вас.
   *[other] В игре осталось { $count } карт. Только один ход выигрывает, даже если двое других играют вместе против вас.
}
puzzle-task-ending-more-4 = { $count ->
    [one] В игре осталась { $count } карта. Только один ход приносит победу вашей команде, что бы ни делали соперники. Партнёр вам помогает.
    [few] В игре осталось { $count } карты. Только один ход приносит победу вашей команде, что бы ни делали соперники. Партнёр вам помогает.
   *[other] В игре осталось { $count } карт. Только один ход приносит победу вашей команде, что бы ни делали соперники. Партнёр вам помогает.
}
puzzle-right = Верно! Теперь: { $task }.
puzzle-right-ending = Верно! Продолжайте.
puzzle-solved = Решено!
puzzle-solved-at-once = Решено с первой попытки!
puzzle-wrong = Не этот ход.
puzzle-refuted = Не этот ход. Ответ: { $does }.
puzzle-refuted-by = Не этот ход. Ответ: { $name } { $does }.
puzzle-shown = Вот решение.
puzzle-rating-right = Первая попытка верна. Ваш рейтинг: { $rating } ({ $change }).
puzzle-rating-wrong = Первая попытка неверна. Ваш рейтинг: { $rating } ({ $change }).
puzzle-rating-later = Первая попытка неверна: { $change }. Решено позже: рейтинг больше не меняется. Ваш рейтинг: { $rating }.
puzzle-rating-before = Считается только первая попытка, поэтому ваш рейтинг остаётся { $rating }.
puzzle-theme-push = Толчок
puzzle-theme-entering = Вход на доску
puzzle-theme-turning = Поворот
puzzle-theme-leaving = Уход с доски
puzzle-theme-moving = Ход без толчка
puzzle-theme-expelling = Столкнуть животное
puzzle-theme-sacrifice = Жертва
puzzle-theme-double-push = Двойной толчок
puzzle-theme-lock = Замок
puzzle-theme-two-rocks = Две скалы в ряд
puzzle-theme-under-threat = Под угрозой
puzzle-theme-double-threat = Двойная угроза
puzzle-theme-no-threat = Тихий ход
puzzle-theme-blocked = Толчок не проходит
puzzle-theme-whose-rock = Чья скала
puzzle-theme-two-players = Два игрока
puzzle-theme-three-players = Три игрока
puzzle-theme-two-teams = Две команды
puzzle-theme-pass = Пас
puzzle-theme-tempo-pass = Пас ради темпа
puzzle-theme-freeze = Заморозка
puzzle-theme-maharacha = Махарача
puzzle-theme-khon-thai = Хон Тай
puzzle-theme-one-for-one = 1 на 1
puzzle-theme-two-for-one = 2 на 1
puzzle-theme-faction-card = Карта фракции
puzzle-theme-outnumbered = Меньше карт
puzzle-theme-colony = Британская колония
puzzle-theme-tie = При равенстве
puzzle-theme-latest-gain = Последняя провинция решает
