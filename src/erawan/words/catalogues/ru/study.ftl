# The study board.
study-title = Доска для разбора
study-lead = Ходите за всех, пробуйте варианты, пишите комментарии и смотрите, что думает движок. Всё сохраняется само; по ссылке это увидят другие.
study-new = Новый разбор
study-set-up = Расставить позицию
study-openings = Дебюты
study-map = Карта
study-by-text = Позиция текстом
study-position = Позиция в записи игры
study-use = Разобрать эту позицию
study-at-character = Ошибка в знаке { $place }.
study-mine = Мои разборы
study-none = У вас пока нет разборов.
study-all = Все разборы
study-untitled = Разбор без названия
study-name = Название разбора
study-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
study-delete = Удалить
study-delete-sure = Удалить этот разбор навсегда?
study-no-study = Это нельзя разобрать
study-keeping-new = Пока нечего сохранять
study-keeping-kept = Сохранено
study-keeping-soon = Сохраняется …
study-keeping-wrong = Не сохранено
study-keeping-stale = Изменено в другом месте
study-load-anew = Загрузить заново
study-by = автор: { $name }
study-read-only = Можно смотреть и пробовать ходы; сохраняется только ваша собственная копия.
study-copy = Сделать копию
study-flip = Повернуть доску
study-share = Поделиться
study-share-more = По этой ссылке можно прочитать разбор, каков он сейчас, и сделать копию. Менять его можете только вы.
study-link = Ссылка на разбор
study-download = Скачать запись
study-set-up-here = Изменить позицию
study-tree = Ходы и варианты
study-variation = Вариант
study-to-end = К концу линии
study-at-start = Первая позиция.
study-empty = Сделайте ход на доске. Другой ход в том же месте станет вариантом.
study-undo = Отменить
study-promote = Вариант вперёд
study-remove = Удалить отсюда
study-note = Комментарий к { $turn }
study-note-start = Комментарий к первой позиции
study-note-empty = Что об этом сказать?
study-mark = Насколько хорош ход
study-mark-brilliant = Блестящий (!!)
study-mark-good = Хороший (!)
study-mark-interesting = Интересный (!?)
study-mark-doubtful = Сомнительный (?!)
study-mark-mistake = Ошибка (?)
study-mark-blunder = Грубая ошибка (??)
study-engine = Что думает движок
study-engine-on = вкл.
study-engine-over = Здесь партия закончена.
study-thinking = Думает …
study-searched = Глубина { $depth }, позиций: { $nodes }
study-deeper = Глубже
study-play-line = Сыграть { $turns }
study-team = Места { $seats }
study-upload = Загрузить записи партий
study-drop = Перетащите сюда файл с записями: одна партия или много.
study-choose-file = Выбрать файл
study-reading = Читается { $file } …
study-found = { $count ->
    [one] { $file }: читается { $count } партия.
    [few] { $file }: читаются { $count } партии.
   *[other] { $file }: читается { $count } партий.
}
study-broken = { $count ->
    [one] Не читается { $count } партия:
    [few] Не читаются { $count } партии:
   *[other] Не читается { $count } партий:
}
study-line = Строка { $line }:
study-open = Разобрать
study-unfinished = не закончена
study-won-by = { $count ->
    [one] победило место { $seats }
   *[other] победили места { $seats }
}
study-more = Показать ещё
study-first-games = В списке только первые партии: { $count }.
study-file-large = Файл слишком большой; за раз читается не больше { $most } знаков.
study-set-up-siam = Выберите фигуру и касайтесь полей. Та же фигура ещё раз убирает её. Запас следует из того, что стоит на доске.
study-piece = Фигура
study-take-away = Убрать
study-facing = Смотрит на
study-mover = Ход за
study-first-position = Первая позиция
study-clear = Пустая доска
study-provinces = Провинции в порядке борьбы за них
study-provinces-more = Решённые провинции стоят первыми и пусты.
study-order = Порядок
study-province = Провинция
study-owner = Владеет
study-owner-of = Кто владеет: { $province }
study-marker = Метка короля
study-earlier = { $province } на одну борьбу раньше
study-later = { $province } на одну борьбу позже
study-pool = В запасе:
study-passes = Пасов подряд
study-recent = Кто играл карту, последний первым (как 2>1)
study-swap = Обмен, который нельзя вернуть (можно пусто)
study-deal = Раздать заново

# What is refused.
error-study-unknown = такого разбора нет; возможно, его удалили
error-study-not-yours = это чужой разбор; сделайте копию, чтобы менять его
error-study-stale = разбор тем временем изменили в другом месте; загрузите его заново или сохраните этот как копию
error-study-too-many = у вас уже { $most } разборов; удалите один, чтобы освободить место
error-study-too-much = комментарии вместе слишком длинные; хранится не больше { $most } знаков
error-study-long-comment = слишком длинный комментарий, знаков: { $found }; хранится не больше { $most }
error-study-turns-twice = разбор начинается с позиции; его ходы стоят в дереве
error-study-order = ход { $number } дерева следует за тем, который стоит после него
error-study-other-game = этот разбор другой игры
error-study-running = эта партия ещё не закончена; её можно будет разобрать потом
error-study-busy = сейчас разбирают многие; попробуйте чуть позже
