# Inviting a friend, and the page that an invitation opens.
invite-title = Играть с другом
invite-lead = Выберите сторону и отправьте ссылку. Регистрация не нужна.
invite-clock = Часы
invite-clock-none = Без часов
invite-clock-fast = По { $minutes } минут
invite-clock-plan = По { $minutes } мин., добавка { $seconds } с за ход
invite-clock-slow = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
invite-side = Ваша сторона
invite-players = Сколько игроков?
invite-first = ходят первыми
invite-second = ходят вторыми
invite-random = Случайно
invite-random-more = по жребию
invite-two = Двое
invite-two-more = один на один
invite-three = Трое
invite-three-more = каждый за себя
invite-four = Четверо
invite-four-more = две команды по двое
invite-links-more = Для каждого друга будет своя ссылка.
invite-advanced = Правила и другие настройки
# The message that goes with the link.
invite-message = Сыграем в { $game }?
invite-from = { $name } приглашает вас
invite-from-guest = { $name } (гость) приглашает вас
invite-seat = Вы играете
invite-against = Другие игроки
