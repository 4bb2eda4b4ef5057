web-copy-by-hand = Браузер не смог скопировать. Текст выделен: скопируйте его сами.
web-qr = QR-код
web-qr-of = QR-код: { $link }
web-reach = Адрес сервера в ссылках
web-reach-here-only = Эти ссылки работают только на этом компьютере. Чтобы могли войти другие, запустите сервер с --host 0.0.0.0.
web-seat-left = Есть свободное место
web-by-link-only = Только по приглашению
web-make-link = Создать ссылку
web-share = Поделиться партией
web-share-open = Поделиться
web-watch-link = Ссылка для зрителей
web-watch-link-more = По этой ссылке любой может смотреть партию, но скрытых карт не увидит.
web-device = Продолжить на другом устройстве
web-device-more = Откройте эту ссылку на другом устройстве, чтобы перенести туда своё место. Она действует один раз. После этого здесь можно будет только смотреть. Никому не давайте эту ссылку.
web-device-link = Ссылка для другого устройства
web-device-make = Создать ссылку
web-device-make-for = Создать ссылку: { $seat }
web-device-come = Продолжить на этом устройстве
web-device-come-more = Ваше место перейдёт на это устройство. Ссылка действует один раз.
web-go-on-here = Перенести место сюда
web-mute = Заглушить: { $name }
web-unmute = Не глушить: { $name }
web-standing = Пасовать дальше
web-standing-card = Пасовать, пока кто-нибудь не сыграет карту
web-standing-struggle = Пасовать до конца борьбы
web-standing-card-on = Вы пасуете, пока кто-нибудь не сыграет карту.
web-standing-struggle-on = Вы пасуете до конца этой борьбы.
web-prepare = Добавить предход
web-prepare-on-board = Выбрать на доске
web-prepare-write = Ввести ход
web-preparing = Выберите предход на доске.
web-prepared = Ваши предходы:
web-prepared-more = Предход делается сразу, как только придёт ваш ход, если он возможен. Видите его только вы.
web-prepared-cancel = Отменить
web-title = Название партии
web-rename = Переименовать
web-give-title = Добавить название
web-notify = Включить уведомления
web-notify-more = Браузер может сообщать, что пришёл ваш ход, пока приложение открыто в фоне.
web-notify-on = Браузер сообщит, когда придёт ваш ход.
web-notify-stop = Отключить уведомления
web-notify-denied = Браузер блокирует уведомления этого сайта. Разрешите их в настройках браузера для этого сайта.
web-notify-unknown-here = Здесь уведомления недоступны. Большинство браузеров разрешают их только по HTTPS или на компьютере, где запущен сервер.
web-profile = Профиль
web-leave = Выйти из партии
web-leave-sure = Ваше место сможет занять кто-то другой. Выйти из партии?
web-watching = Вы смотрите эту партию.
web-due = срок: { $when }
web-games-turn = Ваш ход
web-filter-which = Показать
web-filter-all = Все партии
web-filter-turn = Ваш ход
web-filter-running = Идут
web-filter-waiting = Ждут игроков
web-filter-over = Закончены
web-filter-both = Обе
web-filter-result = Результат
web-result-any = Любой
web-result-won = Победа
web-result-drawn = Ничья
web-result-lost = Поражение
web-no-such-games = Нет партий, подходящих под эти фильтры.
web-more-games = Показать более ранние
web-colour = Цвет
web-colour-0 = Нет
web-colour-1 = Красный лак
web-colour-2 = Медь
web-colour-3 = Старое золото
web-colour-4 = Зелень джунглей
web-colour-5 = Синева моря
web-colour-6 = Индиго
web-colour-7 = Орхидея
web-colour-8 = Сланец
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
web-signed-out = Вы вышли. Чтобы вернуться, войдите по имени и парольной фразе.
web-called = Уведомления
web-webhook = Вебхук
web-webhook-more = Для разработчиков: сервер отправляет подписанный запрос на этот адрес, когда пришёл ваш ход, а партия у вас не открыта.
web-webhook-url = URL вебхука
web-webhook-drop = Удалить вебхук
web-webhook-secret = По этому секрету можно проверить, что запрос пришёл с этого сервера. Он показывается только один раз:
web-my-data = Мои данные
web-my-data-more = Скачайте всё, что этот сервер хранит о вас, или удалите аккаунт.
web-export = Скачать мои данные
web-erase-open = Удалить аккаунт…
web-erase-title = Удалить ваш аккаунт?
web-erase-1 = Будут удалены ваши имя, цвет, парольная фраза, рейтинги, сообщения в чате и названия партий, а также все партии без других людей.
web-erase-2 = В незаконченных партиях с другими людьми ваше место освободится.
web-erase-3 = Законченные партии с другими людьми останутся, но без вашего имени.
web-erase-final = Это нельзя отменить.
web-erase-understood = Понимаю. Удалить мой аккаунт.
web-erase = Удалить всё
web-erased = Ваш аккаунт и данные удалены.
web-muted-count =
    { $count ->
        [one] Скрыто { $count } сообщение.
        [few] Скрыто { $count } сообщения.
       *[other] Скрыто { $count } сообщений.
    }
web-turns-waiting =
    { $count ->
        [one] ваш ход в { $count } партии
       *[other] ваш ход в { $count } партиях
    }
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
web-passphrase-least = Не меньше { $count } знаков. Лучше всего — несколько слов.
