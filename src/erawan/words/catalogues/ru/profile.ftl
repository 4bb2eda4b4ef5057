# The pages of profiles: name, ratings, signing in, sessions, webhooks, deleting the account.
web-colour = Цвет
web-rating = Рейтинг
web-rating-more = Все начинают с 1500. Чем меньше число после ±, тем точнее рейтинг. Партии с возвратом ходов, с подсказками и за одним экраном не рейтинговые.
web-no-ratings = Законченных рейтинговых партий пока нет.
web-streak = Серия
web-best-streak = Лучшая
web-results = Результаты
web-who-you-are = Имя и цвет
web-come-back = Вход
web-passphrase = Парольная фраза
web-passphrase-new = Новая парольная фраза
web-passphrase-more = Задайте парольную фразу, чтобы входить под своим именем с любого устройства. Имя будет закреплено за вами. Электронная почта не нужна, но забытую фразу восстановить нельзя.
web-passphrase-has = Вы можете войти с любого устройства по имени и парольной фразе.
web-passphrase-needs-name = Сначала выберите имя.
web-passphrase-show = Показать
web-passphrase-kept = Парольная фраза сохранена. Запомните её: восстановить её нельзя.
web-passphrase-drop = Удалить парольную фразу
web-passphrase-drop-sure = После этого аккаунт будет доступен только в этом браузере. Удалить парольную фразу?
web-passphrase-dropped = Парольная фраза удалена.
web-sign-in-open = У меня уже есть парольная фраза
web-sign-in-name = Имя
web-sign-in = Войти
web-signed-in = С возвращением, { $name }.
web-sign-out = Выйти
web-signed-out = Вы вышли из аккаунта. Чтобы вернуться, войдите по имени и парольной фразе.
web-called = Уведомления
web-webhook = Вебхук
web-webhook-more = Для разработчиков: сервер отправляет подписанный запрос на этот адрес, когда наступает ваш ход, а партия у вас не открыта.
web-webhook-url = URL вебхука
web-webhook-drop = Удалить вебхук
web-webhook-secret = По этому секрету можно проверить, что запрос пришёл с этого сервера. Он показывается только один раз:
web-my-data = Мои данные
web-my-data-more = Скачайте всё, что этот сервер хранит о вас, или удалите аккаунт.
web-export = Скачать мои данные
web-erase-open = Удалить аккаунт…
web-erase-title = Удалить ваш аккаунт?
web-erase-final = Это нельзя отменить.
web-erase-understood = Понимаю. Удалить мой аккаунт.
web-erase = Удалить всё
web-erased = Ваш аккаунт и данные удалены.
web-rated-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
web-streak-won =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[other] { $count } побед
    }
web-streak-not = без побед: { $count }
web-passphrase-least = { $count ->
    [one] Не меньше { $count } символа.
   *[other] Не меньше { $count } символов.
} Лучше всего — несколько слов.
web-sign-in-bring = Перенести в этот аккаунт мои гостевые партии, разборы и решённые задачи
web-passphrase-old = Текущая парольная фраза
web-passphrase-ends = После смены парольной фразы на других устройствах нужно будет войти заново.
web-devices = Устройства
web-devices-more = Вы вошли на этих устройствах.
web-device-this = это устройство
web-device-unknown = Неизвестное устройство
web-device-times = вход: { $made }, последнее использование: { $seen }
web-sign-out-device = Выйти: { $device }
web-sign-out-others = Выйти на всех других устройствах
web-sign-out-others-sure = Выйти на всех других устройствах?
web-sign-out-all = Выйти везде
web-sign-out-all-sure = Выйти на всех устройствах, включая это?
web-signed-out-others = Вы вышли из аккаунта на всех других устройствах.
web-your-name-more = Это имя видят другие игроки.
web-kept = Сохранено
web-colour-0 = Нет
web-colour-1 = Красный лак
web-colour-2 = Медь
web-colour-3 = Старое золото
web-colour-4 = Зелень джунглей
web-colour-5 = Синева моря
web-colour-6 = Индиго
web-colour-7 = Орхидея
web-colour-8 = Сланец
web-erase-1 = Будут удалены ваши имя, цвет, парольная фраза, рейтинги, сообщения в чате и названия партий, а также все партии без других людей.
web-erase-2 = В незаконченных партиях с другими людьми ваше место освободится.
web-erase-3 = Законченные партии с другими людьми останутся, но без вашего имени.
