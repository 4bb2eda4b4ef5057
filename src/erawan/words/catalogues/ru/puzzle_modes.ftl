error-puzzle-no-day = для { $day } нет задачи дня
error-run-stale = этот забег продолжился в другом месте; обновите страницу и продолжайте

# The start page of the puzzles: each mode has a title and a sentence.
puzzle-modes-all = Все задачи
puzzle-training-title = Тренировка на рейтинг
puzzle-day-title = Задача дня
puzzle-day-about = Каждый день новая задача. Прошлые дни остаются в календаре.
puzzle-streak-title = Серия
puzzle-streak-about = Каждая задача чуть труднее. Одна ошибка завершает забег.
puzzle-storm-title = Штурм
puzzle-storm-about = Решите как можно больше задач за три минуты.
puzzle-review-title = Повторение
puzzle-review-about = Нерешённые задачи возвращаются, пока вы их не запомните.

# Runs: streak and storm.
puzzle-streak-rule-harder = Каждая задача чуть труднее предыдущей. Часов нет.
puzzle-streak-rule-one = Один неверный ход завершает забег.
puzzle-storm-rule-time = У вас три минуты. Часы запускаются сразу.
puzzle-storm-rule-mistake = Неверный ход стоит 10 секунд, и сразу идёт следующая задача.
puzzle-storm-rule-combo = Пять верных ходов подряд прибавляют время, более длинное комбо — ещё больше.
puzzle-run-game = Игра
puzzle-run-both = Обе игры
puzzle-run-start = Начать
puzzle-run-continue = Продолжить с { $score }
puzzle-run-restart = Начать заново
puzzle-run-no-best = Результатов пока нет
puzzle-run-best = рекорд
puzzle-run-best-is = Ваш рекорд: { $score }
puzzle-run-new-best = Новый рекорд!
puzzle-run-solved = { $count ->
    [one] задача решена
    [few] задачи решены
   *[other] задач решено
}
puzzle-run-solved-short = решено
puzzle-run-combo = комбо
puzzle-run-best-combo = Самое длинное комбо
puzzle-run-mistakes = Ошибки
puzzle-run-time = Оставшееся время
puzzle-run-seconds = { $seconds } с
puzzle-run-seconds-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[other] осталось { $seconds } секунд
}
puzzle-run-bonus = { $turns ->
    [one] Ещё один верный ход: плюс { $seconds } с
    [few] Ещё { $turns } верных хода: плюс { $seconds } с
   *[other] Ещё { $turns } верных ходов: плюс { $seconds } с
}
puzzle-run-answers = Задачи этого забега
puzzle-run-right = Решено!
puzzle-run-go-on = Верно! Дальше.
puzzle-run-wrong = Неверно
puzzle-run-ended-wrong = Ваша серия окончена
puzzle-run-ended-time = Время вышло
puzzle-run-ended-all = Вы решили все задачи!
puzzle-run-missed = { $count ->
    [one] { $count } нерешённая задача
    [few] { $count } нерешённые задачи
   *[other] { $count } нерешённых задач
}
puzzle-run-missed-more = Попробуйте ещё раз без спешки. Нерешённые задачи есть и в разделе «Повторение».

# The calendar of daily puzzles.
puzzle-day-calendar = Календарь
puzzle-day-open-today = Решить задачу дня
puzzle-day-week = По понедельникам легко, по воскресеньям трудно. Новая задача появляется в полночь UTC.
puzzle-day-solved = Решено дней
puzzle-day-in-a-row = Дней подряд
puzzle-day-row = { $count ->
    [one] Решаете { $count } день подряд
    [few] Решаете { $count } дня подряд
   *[other] Решаете { $count } дней подряд
}
puzzle-day-months = Месяц
puzzle-day-earlier = Предыдущий месяц
puzzle-day-later = Следующий месяц

# Reviews of failed puzzles.
puzzle-review-open = Повторить
puzzle-review-due = { $count ->
    [one] { $count } задачу пора повторить
    [few] { $count } задачи пора повторить
   *[other] { $count } задач пора повторить
}
puzzle-review-waiting = { $count ->
    [one] { $count } задача вернётся позже.
    [few] { $count } задачи вернутся позже.
   *[other] { $count } задач вернутся позже.
}
puzzle-review-none = Нерешённых задач нет.
puzzle-review-none-due = Сейчас повторять нечего.
puzzle-review-next = Следующая появится { $when }.
puzzle-review-again = Повторение { $when }.
puzzle-review-how = Нерешённая задача возвращается через десять минут. Каждый раз, когда вы её решаете, перерыв растёт: 1, 3, 7, 16 и 35 дней. После этого она выучена.

# The endgame trainer.
puzzle-endgame-title = Тренажёр окончаний
puzzle-endgame-about = Доведите выигранную позицию до победы против лучшей защиты.
puzzle-endgame-lead = Выигрыш в каждой позиции доказан, но компьютер защищается как можно лучше. Играйте до конца; ходы можно возвращать.
puzzle-endgame-open = Выбрать позицию
puzzle-endgame-won-of = Выиграно { $won } из { $all }
puzzle-endgame-next = Следующее окончание
puzzle-endgame-all = Все окончания
puzzle-endgame-win = Выиграйте партию
puzzle-endgame-defence = Компьютер защищается как можно лучше.
puzzle-endgame-turns = { $count ->
    [one] пока { $count } ход
    [few] пока { $count } хода
   *[other] пока { $count } ходов
}
puzzle-endgame-best = { $count ->
    [one] Выиграно за { $count } ход
    [few] Выиграно за { $count } хода
   *[other] Выиграно за { $count } ходов
}
puzzle-endgame-new = Ещё не выиграно
puzzle-endgame-best-turn = Верно!
puzzle-endgame-slower = { $count ->
    [one] Вы всё ещё выигрываете, но не кратчайшим путём: остался { $count } ход.
    [few] Вы всё ещё выигрываете, но не кратчайшим путём: осталось { $count } хода.
   *[other] Вы всё ещё выигрываете, но не кратчайшим путём: осталось { $count } ходов.
}
puzzle-endgame-slipped = Теперь выигрыш уже не гарантирован. Верните ход или играйте дальше.
puzzle-endgame-still-open = Выигрыш не гарантирован. Играйте дальше или верните ходы.
puzzle-endgame-regained = Вы снова можете выиграть форсированно!
puzzle-endgame-lost = На этот раз вы не выиграли. Верните ход и попробуйте другой.
puzzle-endgame-won = { $count ->
    [one] Вы выиграли за { $count } ход!
    [few] Вы выиграли за { $count } хода!
   *[other] Вы выиграли за { $count } ходов!
}
puzzle-endgame-won-shortest = { $count ->
    [one] Вы выиграли за { $count } ход — кратчайшим путём!
    [few] Вы выиграли за { $count } хода — кратчайшим путём!
   *[other] Вы выиграли за { $count } ходов — кратчайшим путём!
}
