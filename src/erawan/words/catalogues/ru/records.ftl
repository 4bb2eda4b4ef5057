error-line = строка { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = не удаётся прочитать { $path }: { $reason }
error-extra-missing = для этого нужно дополнение «{ $extra }»; установите его: pip install "erawan[{ $extra }]"

error-record-tag = { $found } — не тег; пишите [имя значение], значение — в JSON
error-record-tag-twice = тег { $name } указан дважды
error-record-no-tag = в записи нет тега { $name }
error-record-format = формат записи { $found } не читается; эта версия Erawan читает формат { $expected }
error-record-rules = партия сыграна по правилам версии { $found }, а эта версия Erawan использует правила версии { $expected }; откройте партию в версии Erawan с теми же правилами
error-record-options = настройки пишутся как { "{" }"имя": значение{ "}" }, а не { $found }
error-record-map = { $found } не описывает карту страны
error-record-map-digest = партия сыграна на другой версии карты страны { $name } (отпечаток { $found }, здесь { $expected }); используйте файл той карты
error-record-seats = в { $found } должно быть игроков: { $seats }
error-record-time = { $found } — не время; пишите, например, 2026-01-31T18:30:00+00:00
error-record-result = { $found } — не результат; пишите { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = результат в заголовке не совпадает с результатом после ходов
error-record-other-result = записан неверный результат: после этих ходов партия заканчивается так: { $reason }, победили: { $winners }
error-record-not-over = после этих ходов партия не заканчивается так: { $reason }; не указывайте результат или укажите один из: { $expected }
error-record-cut = запись обрывается до результата
error-record-brace = у этой скобки нет пары
error-record-after-result = { $found } стоит после результата, а там ничего быть не должно
error-record-number = здесь должен быть ход номер { NUMBER($expected, useGrouping: 0) }, а не { $found }
error-record-no-turn = здесь должен быть ход, а не { $found }
error-record-clock = { $found } — не показания часов; пишите @минуты:секунды
error-record-too-deep = варианты можно вкладывать друг в друга не глубже { $most }
error-record-too-large = в записи может быть не больше { $most } символов
error-record-not-text = файл — не текст в UTF-8
error-record-none = в { $path } нет ни одной полной партии
error-record-number-unknown = в { $path } нет партии { $number }; всего партий: { $count }
error-export-suffix = экспортировать в файлы { $found } нельзя; можно в: { $expected }
error-export-same = { $path } — это файл, который вы экспортируете; выберите для экспорта другой файл
error-export-broken = пропущено партий с ошибками: { $count }

maps-good = { $path } — правильная карта страны.
export-done = { $count ->
    [one] записана { $count } партия
    [few] записаны { $count } партии
   *[other] записано { $count } партий
} в { $path }
replay-prompt = { $ply }/{ $last } (Enter: дальше, b: назад, число: к ходу, s: начало, e: конец, q: выход)>
replay-help = Enter — следующий ход, b — назад, s — в начало, e — в конец; число — перейти к этому ходу; q — выход.
replay-end = Это последняя позиция.
replay-unfinished = Партия не закончена.
replay-ended-outside = Партия закончилась: { $reason }. Места победителей: { $winners }.
ended-resigned = игрок сдался
ended-time = у игрока вышло время
ended-agreed = игроки согласились на ничью
ended-abandoned = партия прервана
ended-length = партия достигла наибольшего числа ходов, допустимого на этом сервере
