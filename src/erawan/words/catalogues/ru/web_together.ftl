web-copy-by-hand = Браузер не смог скопировать текст. Он выделен: скопируйте его сами.
web-qr = QR-код
web-qr-of = QR-код: { $link }
web-reach = Адрес сервера в ссылках
web-reach-here-only = Эти ссылки работают только на этом компьютере. Чтобы могли присоединиться другие, запустите сервер с --host 0.0.0.0.
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
web-prepared-more = Предход делается сразу, как только наступит ваш ход, если он возможен. Видите его только вы.
web-prepared-cancel = Отменить
web-title = Название партии
web-rename = Переименовать
web-give-title = Добавить название
web-notify = Включить уведомления
web-notify-more = Браузер может сообщать, что наступил ваш ход, пока приложение открыто в фоне.
web-notify-on = Браузер сообщит, когда наступит ваш ход.
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
