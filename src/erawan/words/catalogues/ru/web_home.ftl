# The home page and the tabs of the header.
web-tab-play = Играть
web-tab-puzzles = Задачи
web-tab-study = Разбор
web-tabs = Основные разделы
web-friend = Играть с другом
web-advanced = Дополнительные настройки
web-today = Задача дня
web-today-open = Решить
web-today-more = Другие задачи
web-watch-now = Сейчас играют
web-watch = Смотреть
web-send-link = Отправить ссылку
web-no-running = Сейчас у вас нет текущих партий.
