web-copy-by-hand = Браузер не даёт скопировать. Ссылка выделена: скопируйте её вручную.
web-qr = QR-код
web-qr-of = QR-код: { $link }
web-reach = Ссылки ведут на этот сервер
web-reach-here-only = Эти ссылки работают только на этом компьютере: других сервер не слушает. Запустите его с --host 0.0.0.0, чтобы впустить остальных.
web-seat-left = Освободилось место
web-by-link-only = только по приглашению
web-make-link = Создать ссылку
web-share = Ссылки на эту партию
web-share-open = Ссылки …
web-watch-link = Пригласить зрителей
web-watch-link-more = По этой ссылке партию видят все, но скрытых карт не видит никто.
web-device = Продолжить на другом устройстве
web-device-more = Эта ссылка переносит ваше место и действует один раз. Здесь вы дальше будете только смотреть. Никому её не давайте.
web-device-link = Ссылка для другого устройства
web-device-make = Создать ссылку
web-device-make-for = Создать ссылку: { $seat }
web-device-come = Продолжить здесь
web-device-come-more = Ваше место перейдёт на это устройство. Ссылка действует один раз.
web-go-on-here = Перенести место сюда
web-mute = Не слышать: { $name }
web-unmute = Снова слышать: { $name }
web-standing = Пасовать дальше
web-standing-card = Пасовать, пока кто-то не сыграет карту
web-standing-struggle = Пасовать до конца этой борьбы
web-standing-card-on = Вы пасуете, пока кто-то не сыграет карту.
web-standing-struggle-on = Вы пасуете, пока идёт эта борьба.
web-prepare = Выбрать ход заранее
web-prepare-on-board = Выбрать на доске
web-prepare-write = Записать ход
web-preparing = Выберите на доске, что сделать, когда придёт ваш ход.
web-prepared = Когда придёт ваш ход:
web-prepared-more = Будет сделан сразу, если он тогда возможен. Больше никто не знает.
web-prepared-cancel = Отменить
web-title = Название партии
web-rename = Переименовать
web-give-title = Назвать партию
web-notify = Сообщать мне
web-notify-more = Браузер может сообщать, что настал ваш ход, пока приложение открыто в фоне.
web-notify-on = Браузер сообщает, когда настаёт ваш ход.
web-notify-stop = Больше не сообщать
web-notify-denied = Браузер не разрешает уведомления этой страницы. Это можно изменить в его настройках для этого сайта.
web-notify-unknown-here = Здесь у этого браузера нет уведомлений; обычно нужна страница по https или на компьютере сервера.
web-profile = Профиль
web-leave = Покинуть партию
web-leave-sure = Ваше место сможет занять кто-то другой. Покинуть?
web-watching = Вы смотрите эту партию.
web-due = до { $when }
web-games-turn = Ваш ход
web-filter-which = Показать
web-filter-all = все партии
web-filter-turn = ваш ход
web-filter-running = идущие
web-filter-waiting = ждут игроков
web-filter-over = законченные
web-filter-both = обе
web-filter-result = Результат
web-result-any = любой
web-result-won = победы
web-result-drawn = ничьи
web-result-lost = поражения
web-no-such-games = Таких партий нет.
web-more-games = Более ранние партии
web-colour = Цвет
web-colour-0 = нет
web-colour-1 = лаковый красный
web-colour-2 = медный
web-colour-3 = старое золото
web-colour-4 = зелень джунглей
web-colour-5 = морской
web-colour-6 = индиго
web-colour-7 = орхидея
web-colour-8 = сланец
web-rating = Рейтинг
web-rating-more = Все начинают с 1500. Число после ± говорит, насколько он ещё неточен. Партии с возвратом ходов, с подсказками и за одним экраном не считаются.
web-no-ratings = Ни одна рейтинговая партия ещё не закончена.
web-streak = Серия
web-best-streak = Лучшая
web-results = Результаты
web-who-you-are = Кто вы
web-come-back = Вернуться с другого устройства
web-passphrase = Парольная фраза
web-passphrase-new = Новая парольная фраза
web-passphrase-more = С парольной фразой вы вернётесь под своим именем с любого устройства, и имя будет только вашим. Почта не нужна; забытую фразу никто не пришлёт.
web-passphrase-has = Вы можете вернуться с любого устройства по имени и парольной фразе.
web-passphrase-needs-name = Сначала выберите имя.
web-passphrase-show = показать
web-passphrase-kept = Парольная фраза сохранена. Запомните её.
web-passphrase-drop = Убрать парольную фразу
web-passphrase-drop-sure = Тогда вас знает только этот браузер. Убрать?
web-passphrase-dropped = Парольная фраза убрана.
web-sign-in-open = У меня есть парольная фраза
web-sign-in-name = Имя
web-sign-in = Вернуться
web-signed-in = С возвращением, { $name }.
web-sign-out = Выйти на этом устройстве
web-signed-out = Этот браузер вас больше не знает. Вернитесь по имени и парольной фразе.
web-called = Когда ваш ход
web-webhook = Вызывать мой адрес
web-webhook-more = Для программ: сервер шлёт туда подписанное сообщение, когда ваш ход, а вы не смотрите на партию.
web-webhook-url = Адрес для вызова
web-webhook-drop = Больше не вызывать
web-webhook-secret = Секрет, по которому видно, что вызов отсюда. Он показан только сейчас:
web-my-data = Мои данные
web-my-data-more = Скачайте всё, что о вас хранится, или сотрите это.
web-export = Скачать мои данные
web-erase-open = Удалить мои данные …
web-erase-title = Удалить всё о вас?
web-erase-1 = Удаляются имя, цвет, парольная фраза, рейтинги, ваши слова и названия, а также все партии, где больше никого нет.
web-erase-2 = В идущих партиях с другими ваше место освобождается.
web-erase-3 = Законченные партии с другими остаются у них, без вашего имени.
web-erase-final = Это нельзя отменить.
web-erase-understood = Понимаю и хочу всё стереть.
web-erase = Удалить всё
web-erased = Всё о вас удалено.
web-muted-count =
    { $count ->
        [one] Скрыто { $count } сообщение.
        [few] Скрыто { $count } сообщения.
       *[other] Скрыто { $count } сообщений.
    }
web-turns-waiting =
    { $count ->
        [one] { $count } партия ждёт вас
        [few] { $count } партии ждут вас
       *[other] { $count } партий ждут вас
    }
web-rated-players =
    { $count ->
        [few] { $count } игрока
       *[other] { $count } игроков
    }
web-streak-won =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[other] { $count } побед
    }
web-streak-not = { $count } без победы
web-passphrase-least = Не меньше { $count } знаков; лучше всего несколько слов.
