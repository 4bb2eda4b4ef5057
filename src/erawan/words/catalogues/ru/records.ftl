error-line = строка { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } не читается: { $reason }
error-extra-missing = дополнение «{ $extra }» не установлено; установите его: pip install "erawan[{ $extra }]"

error-record-tag = { $found } — не тег; пишите [имя значение], значение в JSON
error-record-tag-twice = тег { $name } стоит здесь второй раз
error-record-no-tag = в записи нет тега { $name }
error-record-format = формат { $found } здесь не читается, только формат { $expected }
error-record-rules = партия сыграна по версии { $found } правил, а это версия { $expected }
error-record-options = параметры пишутся как { "{" }"имя": значение{ "}" }, а не { $found }
error-record-map = { $found } — не карта из записи
error-record-map-digest = карта { $name } здесь имеет отпечаток { $expected }, а в записи { $found }: это разные карты
error-record-seats = { $found } не называет игроков; мест: { $seats }
error-record-time = { $found } — не время; пишите, например, 2026-01-31T18:30:00+00:00
error-record-result = { $found } — не результат; пишите { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = результат в заголовке и результат после ходов различаются
error-record-other-result = ходы кончают партию иначе: { $reason }, победили: { $winners }
error-record-not-over = ходы не кончают партию так: { $reason }; без конца она остаётся открытой или кончается так: { $expected }
error-record-cut = запись обрывается до результата
error-record-brace = здесь скобка открывается или закрывается без пары
error-record-after-result = { $found } стоит после результата
error-record-number = это ход { NUMBER($expected, useGrouping: 0) }, а не { $found }
error-record-no-turn = { $found } стоит на месте хода
error-record-clock = { $found } — не часы; пишите @минуты:секунды
error-record-too-deep = варианты вложены друг в друга не глубже { $most }
error-record-too-large = в записи не больше { $most } знаков
error-record-not-text = это не текст UTF-8
error-record-none = в { $path } нет ни одной целой партии
error-record-number-unknown = в { $path } нет партии { $number }; всего партий: { $count }
error-export-suffix = { $found } — не вид файла для вывода; ожидается: { $expected }
error-export-same = в { $path } лежат сами записи; назовите другой файл
error-export-broken = повреждено и пропущено: { $count }

maps-good = { $path } — хорошая карта.
export-done = { $count ->
    [one] записана { $count } партия
    [few] записаны { $count } партии
   *[other] записано { $count } партий
} в { $path }
replay-prompt = { $ply }/{ $last } (Enter: дальше, b: назад, число, s: начало, e: конец, q: выход)>
replay-help = Enter — дальше, b — назад; число ведёт к этому ходу, s — к началу, e — к концу; q — выход.
replay-end = Это последняя позиция.
replay-unfinished = Партия не окончена.
replay-ended-outside = Здесь партия кончилась: { $reason }. Победители: { $winners }.
ended-resigned = кто-то сдался
ended-time = вышло время
ended-agreed = игроки договорились
ended-abandoned = партия брошена
