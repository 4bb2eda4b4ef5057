### Партии на сервере, созданные и открытые из терминала.

play-server-link = Место { $seat } по этой ссылке: { $url }
tui-go-on = Дальше
error-server-seat = на сервере никого не зовут { $found }: level-1 … level-8, open или link
error-server-clock = { $found } — не часы: напишите 10, 10+5 или 3d (от 1 до 600 минут, от 0 до 600 секунд сверху, от 1 до 30 дней)
tui-key-new-game = новая партия
