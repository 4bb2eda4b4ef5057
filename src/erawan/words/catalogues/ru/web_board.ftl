# Доска Сиама, панель действий обеих игр и сообщения о соединении.
web-silent = Сервер не отвечает…
web-turn-unsent = Ваш ход будет отправлен, когда соединение восстановится.
web-chat-open = Открыть чат
web-choose-start = Выберите животное или клетку на краю, чтобы ввести новое.
web-choose-anywhere = Выберите, куда ему идти, или поверните его стрелками.
web-confirm = Подтверждать ходы
web-confirm-always = Всегда
web-confirm-auto = Когда нужно
web-confirm-never = Никогда
web-confirm-more = Когда нужно: стрелка сразу делает ход, в остальных случаях приложение спросит.
web-bar = Действия
web-bar-undo = Вернуть
web-bar-draw = Ничья
web-bar-resign = Сдаться
web-bar-menu = Меню
web-bar-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
