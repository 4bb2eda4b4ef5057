# Errors of analyses.
error-analysis-of-what = укажите, что анализировать: партию или позицию, одно из двух
error-analysis-running = партия, которая ещё идёт, не анализируется
error-analysis-unknown = такого анализа нет
error-analysis-not-yours = остановить анализ может только тот, кто его запросил, пока он ждёт или идёт
error-analysis-too-long = слишком длинно для анализа: ходов { $found }, можно не больше { $most }
error-analysis-too-many = одновременно могут ждать не больше { $most } ваших анализов
error-analysis-busy = сейчас запрошено слишком много анализов; попробуйте позже
error-analysis-unreadable = сохранённое от этого анализа не читается; запросите анализ ещё раз из партии

replay-running = Эта партия ещё идёт. Вы видите её такой, какой она была, когда вы пришли.
replay-running-hidden = Эта партия ещё идёт, и карты в ней скрыты: до конца виден только последний ход каждого игрока (K4.6).
replay-to-live = К идущей партии
replay-way = Ход партии
replay-slider = Ход
replay-at-start = Перед первым ходом
replay-at = После хода { $turn } из { $last }
replay-play = Играть
replay-pause = Пауза
replay-speed = Скорость
replay-speed-slow = медленно
replay-speed-usual = обычно
replay-speed-fast = быстро
replay-links = Ссылка или вставка
replay-link-position = Ссылка на эту позицию
replay-embed = Вставить в другую страницу
replay-embed-more = Доска с этой партией для вашего сайта: вставьте этот код туда, где она должна появиться.
replay-embed-copy = Скопировать код
replay-embed-running = Эта партия ещё идёт; здесь её можно будет показать, когда она закончится.
replay-open = Открыть в Erawan
replay-play-on = Играть отсюда дальше
replay-play-on-against = Против компьютера
replay-play-on-alone = За все стороны сразу
replay-play-on-level = Какой силы?
replay-play-on-as = Вы играете за
replay-play-on-begin = Начать
replay-study = Открыть как этюд

replay-analysis = Анализ
replay-analyse = Проанализировать партию
replay-analyse-on = Продолжить анализ
replay-analyse-more = { $count ->
    [one] Программа обдумает { $count } позицию
    [few] Программа обдумает { $count } позиции
   *[other] Программа обдумает { $count } позиций
}, по { $seconds } с на каждую.
replay-analysis-ahead = { $count ->
    [one] Раньше идёт { $count } анализ.
    [few] Раньше идут { $count } анализа.
   *[other] Раньше идут { $count } анализов.
}
replay-analysis-stop = Остановить
replay-analysis-stopped = Анализ остановлен.
replay-analysis-failed = Анализ не удался.
replay-curve = Шансы на победу по ходам
replay-chances = Шансы на победу
replay-chance = { $name } { $percent } %
replay-unknown = ещё не проанализировано
replay-best = Лучший ход здесь
replay-best-show = Показать на доске
replay-best-none = Здесь партия закончена.
replay-line = Затем:
replay-accuracy = Точность
replay-errors = Ошибки и переломы
replay-errors-none = Программа не увидела ошибок.
replay-errors-none-yet = Пока нет.
replay-mark-inaccuracy = Неточность
replay-mark-mistake = Ошибка
replay-mark-blunder = Грубая ошибка
replay-turning-point = перелом
