# The study board.
study-title = Доска для разбора
study-lead = Ходите за все стороны, пробуйте варианты, пишите комментарии и смотрите, что думает движок. Всё сохраняется автоматически. Поделиться можно по ссылке.
study-new = Новый разбор
study-set-up = Расставить позицию
study-openings = Дебюты
study-map = Карта страны
study-by-text = Позиция текстом
study-position = Позиция в нотации
study-use = Разобрать эту позицию
study-at-character = Ошибка в символе { $place }.
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
study-no-study = Разбор недоступен
study-keeping-new = Пока нечего сохранять
study-keeping-kept = Сохранено
study-keeping-soon = Сохранение…
study-keeping-wrong = Не сохранено
study-keeping-stale = Изменено в другом месте
study-load-anew = Обновить
study-by = автор: { $name }
study-read-only = Можно смотреть и пробовать ходы. Чтобы сохранить изменения, сделайте копию.
study-copy = Сделать копию
study-flip = Повернуть доску
study-share = Поделиться
study-share-more = По этой ссылке любой может прочитать разбор и сделать копию. Изменять его можете только вы.
study-link = Ссылка на разбор
study-download = Скачать разбор
study-set-up-here = Изменить позицию
study-tree = Ходы и варианты
study-variation = Вариант
study-to-end = В конец варианта
study-at-start = Начальная позиция.
study-empty = Сделайте ход на доске. Другой ход в той же позиции станет вариантом.
study-undo = Отменить
study-promote = Сделать главным
study-remove = Удалить отсюда
study-note = Комментарий к { $turn }
study-note-start = Комментарий к начальной позиции
study-note-empty = Напишите комментарий
study-mark = Насколько хорош ход
study-mark-brilliant = Блестящий (!!)
study-mark-good = Хороший (!)
study-mark-interesting = Интересный (!?)
study-mark-doubtful = Сомнительный (?!)
study-mark-mistake = Ошибка (?)
study-mark-blunder = Зевок (??)
study-engine = Движок
study-engine-on = Вкл.
study-engine-over = Здесь партия закончена.
study-thinking = Думает…
study-searched = Глубина { $depth }, позиций: { $nodes }
study-deeper = Искать глубже
study-play-line = Сыграть { $turns }
study-team = Места { $seats }
study-upload = Загрузить партии
study-drop = Перетащите сюда файл с одной или несколькими записями партий.
study-choose-file = Выбрать файл
study-reading = Читаем { $file }…
study-found = { $count ->
    [one] { $file }: можно открыть { $count } партию.
    [few] { $file }: можно открыть { $count } партии.
   *[other] { $file }: можно открыть { $count } партий.
}
study-broken = { $count ->
    [one] Не удалось прочитать { $count } партию:
    [few] Не удалось прочитать { $count } партии:
   *[other] Не удалось прочитать { $count } партий:
}
study-line = Строка { $line }:
study-open = Разобрать
study-unfinished = не закончена
study-won-by = { $count ->
    [one] победил игрок на месте { $seats }
   *[other] победили игроки на местах { $seats }
}
study-more = Показать ещё
study-first-games = { $count ->
    [one] Показана только первая { $count } партия.
    [few] Показаны только первые { $count } партии.
   *[other] Показаны только первые { $count } партий.
}
study-file-large = Файл слишком большой. Предел — { $most } символов.
study-set-up-siam = Выберите фигуру и нажимайте на клетки, чтобы поставить её. Нажмите ещё раз с той же фигурой, чтобы убрать. Все остальные животные в резерве.
study-piece = Фигура
study-take-away = Убрать
study-facing = Куда смотрит
study-mover = Чей ход
study-first-position = Начальная позиция
study-clear = Очистить доску
study-provinces = Провинции в порядке борьбы за них
study-provinces-more = Разыгранные провинции идут в списке первыми, сторонников в них нет.
study-order = Порядок
study-province = Провинция
study-owner = Под контролем
study-owner-of = Под чьим контролем { $province }
study-marker = Фишка короля
study-earlier = Передвинуть раньше: { $province }
study-later = Передвинуть позже: { $province }
study-pool = Запас:
study-passes = Пасов подряд
study-recent = Места, с которых играли карты, последнее — первым (например, 2>1)
study-swap = Обмен, который нельзя отменить (необязательно)
study-deal = Раздать заново

# Errors.
error-study-unknown = такого разбора нет; возможно, его удалили
error-study-not-yours = это чужой разбор; сделайте копию, чтобы менять его
error-study-stale = этот разбор изменили в другом месте; обновите его или сделайте копию, чтобы сохранить свою версию
error-study-too-many = достигнут предел разборов: { $most }; удалите один, чтобы освободить место
error-study-too-much = комментарии в сумме слишком длинные; предел — { $most } символов
error-study-long-comment = символов в комментарии: { $found }; предел — { $most }
error-study-turns-twice = разбор начинается с позиции; его ходы должны быть в дереве, а не в начале
error-study-order = ход { $number } в дереве следует за ходом, который указан позже
error-study-other-game = этот разбор относится к другой игре
error-study-running = эта партия ещё идёт; её можно будет разобрать, когда она закончится
error-study-busy = движок занят другими разборами; попробуйте чуть позже
