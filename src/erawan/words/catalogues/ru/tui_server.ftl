### Games on a server, made and joined from the terminal.

play-server-link = Ссылка для места { $seat }: { $url }
tui-go-on = Продолжить
error-server-seat = { $found } не может играть на сервере; используйте level-1 … level-8, open или link
error-server-clock = { $found } не подходит как контроль времени; пишите 10 (минут), 10+5 (минуты плюс секунды за ход) или 3d (дней на ход): от 1 до 600 минут, от 0 до 600 секунд, от 1 до 30 дней
tui-key-new-game = новая партия
