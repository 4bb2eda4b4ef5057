# Errors of analyses.
error-analysis-of-what = выберите для анализа либо партию, либо позицию
error-analysis-running = эта партия ещё идёт; её можно будет проанализировать, когда она закончится
error-analysis-unknown = такого анализа нет
error-analysis-not-yours = остановить можно только анализ, который запустили вы, пока он ждёт или идёт
error-analysis-too-long = партия слишком длинная для анализа: ходов { $found }, а можно не больше { $most }
error-analysis-too-many = достигнут предел анализов в очереди: { $most }; дождитесь окончания одного из них
error-analysis-busy = на сервере слишком много анализов; попробуйте позже
error-analysis-unreadable = сохранённый анализ не читается; проанализируйте партию ещё раз

replay-running = Эта партия ещё идёт. Вы видите её такой, какой она была, когда вы открыли страницу.
replay-running-hidden = Эта партия ещё идёт, и карты в ней скрыты. До её конца вы видите только последний ход каждого игрока.
replay-to-live = К идущей партии
replay-way = Воспроизведение
replay-slider = Ход
replay-at-start = Перед первым ходом
replay-at = После хода { $turn } из { $last }
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-speed-slow = Медленная
replay-speed-usual = Обычная
replay-speed-fast = Быстрая
replay-links = Ссылка или код
replay-link-position = Ссылка на эту позицию
replay-embed = Вставить на другую страницу
replay-embed-more = Чтобы показать эту партию на своём сайте, вставьте этот код в страницу.
replay-embed-copy = Копировать код
replay-embed-running = Эта партия ещё идёт. Её можно будет показать здесь, когда она закончится.
replay-open = Открыть в Erawan
replay-play-on = Играть отсюда
replay-play-on-against = Против компьютера
replay-play-on-alone = Одному за все стороны
replay-play-on-level = Сила компьютера
replay-play-on-as = Играть за
replay-play-on-begin = Начать партию
replay-study = Открыть как разбор

replay-analysis = Анализ
replay-analyse = Проанализировать партию
replay-analyse-on = Продолжить анализ
replay-analyse-more = { $count ->
    [one] Движок обдумает { $count } позицию
    [few] Движок обдумает { $count } позиции
   *[other] Движок обдумает { $count } позиций
}, по { $seconds } с на каждую.
replay-analysis-ahead = { $count ->
    [0] Ваш анализ — следующий в очереди.
    [one] Перед вами в очереди { $count } анализ.
    [few] Перед вами в очереди { $count } анализа.
   *[other] Перед вами в очереди { $count } анализов.
}
replay-analysis-stop = Остановить
replay-analysis-stopped = Анализ остановлен.
replay-analysis-failed = Анализ не удался. Попробуйте ещё раз.
replay-curve = Шансы на победу по ходам
replay-chances = Шансы на победу
replay-chance = { $name } { $percent } %
replay-unknown = Ещё не проанализировано
replay-best = Лучший ход здесь
replay-best-show = Показать на доске
replay-best-none = Здесь партия закончена.
replay-line = Затем:
replay-accuracy = Точность
replay-errors = Ошибки и переломные моменты
replay-errors-none = Движок не нашёл ошибок.
replay-errors-none-yet = Пока нет.
replay-mark-inaccuracy = Неточность
replay-mark-mistake = Ошибка
replay-mark-blunder = Зевок
replay-turning-point = переломный момент
replay-play-out = Доиграть
