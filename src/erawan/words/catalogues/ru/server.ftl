error-table-no-seat = у вас нет места в этой партии
error-table-which-seat = у вас места { $seats }; укажите, за какое из них вы сдаётесь
error-table-no-seat-here = хотя бы за одно место нужно играть на вашем экране
error-table-stale = партия изменилась: уже сделан ход { NUMBER($ply, useGrouping: 0) }; обновите страницу и попробуйте ещё раз
error-table-not-your-turn = сейчас не ваш ход; ходит игрок на месте { $seat }
error-table-not-forced = здесь нет вынужденного хода
error-table-link-used = эта ссылка уже использована; попросите новую
error-link-unknown = эта ссылка недействительна; попросите новую
error-table-seat-taken = место { $seat } уже занято
error-table-sits-already = вы уже играете в этой партии на месте { $seat }; выбранное место — для другого игрока
error-table-not-open = место { $seat } открыто не для всех; попросите приглашение
error-table-asked-already = игрок на месте { $seat } уже прислал запрос; сначала ответьте на него
error-table-not-asked = такого запроса нет, отвечать не на что
error-table-agreed-already = вы уже согласились; подождите ответа остальных
error-table-not-over = партия ещё не закончена
error-table-rematched = реванш уже есть: { $game }
error-table-no-draw = в этой игре нельзя договориться о ничьей
error-table-opponents-play-on = компьютер отказывается от ничьей и играет дальше
error-table-no-takebacks = в этой партии нельзя возвращать ходы
error-table-nothing-to-take-back = вы ещё не сделали хода, который можно вернуть
error-table-no-hints = в этой партии подсказки не разрешены
error-table-waiting =
    { $free ->
        [one] { $free } место ещё свободно; партия начнётся, когда его займут
        [few] { $free } места ещё свободны; партия начнётся, когда их займут
       *[other] { $free } мест ещё свободно; партия начнётся, когда их займут
    }
error-table-no-chat = в этой партии нет чата
error-table-says-nothing = сообщение пустое; сначала напишите что-нибудь
error-table-seats = мест в этой игре: { $seats }, а указано: { $found }
error-table-nobody = хотя бы одно место должно быть для человека
error-table-too-long = ходов в записи: { $found }; предел — { $most }
error-table-already-over = в этой позиции ({ $start }) партия уже закончена; выберите более раннюю
error-table-unknown = партии { $game } нет
error-table-other-game = команда относится не к той партии, что в адресе
error-table-hidden = в этой партии скрытые карты; запись будет доступна, когда партия закончится
error-table-no-map = в этой игре нет карты страны
error-game-two-starts = укажите либо позицию, либо запись, но не обе
error-game-map-unknown = карты страны { $name } нет; доступные карты страны: { $expected }
error-game-of-record = это запись игры { $found }; выберите эту игру и не указывайте настроек
error-game-ply = ходов в записи только { $most }; хода { $found } нет
error-guard-too-many = слишком много запросов; подождите немного и попробуйте ещё раз
error-guard-too-many-games = одно соединение может следить не больше чем за { $most } партиями; сначала закройте одну
error-guard-other-site = запрос пришёл с другого сайта; откройте само приложение или используйте токен
error-guard-unknown-host = этот сервер не знает имени { $host }; откройте его по другому адресу или добавьте имя в настройку allowed_hosts
error-server-fault = на сервере что-то пошло не так; ничего не потеряно, попробуйте ещё раз
error-message-binary = сообщения должны быть текстом, а не двоичными данными
error-message-too-large = в сообщении может быть не больше { $most } символов
error-message-wrong = неверное сообщение: { $why }
error-text-control = текст содержит управляющие символы; удалите их и попробуйте ещё раз
error-person-needed = токен недействителен; создайте новый: erawan token ИМЯ
error-person-banned =
    этот аккаунт заблокирован { $hours ->
        [0] до отмены администратором
        [one] ещё на { $hours } час
        [few] ещё на { $hours } часа
       *[other] ещё на { $hours } часов
    } (причина: { $reason }); можно смотреть партии, сдаваться и покидать свои места
error-person-name = в имени должно быть от 1 до { $most } видимых символов
error-store-closing = сервер перезапускается; попробуйте через минуту
error-store-conflict = партия изменилась; обновите страницу и попробуйте ещё раз
error-store-unavailable = сервер не смог это сохранить, поэтому ничего не изменено; попробуйте через минуту
error-lease-lost = эту работу взял на себя другой процесс сервера
error-engine-failed = у компьютерного соперника сбой; вместо него играет другой
error-table-too-much-said = в этой партии достигнут предел сообщений в чате: { $most }
error-table-too-many-requests = в этой партии достигнут предел запросов: { $most }
error-table-too-many-takebacks = в этой партии достигнут предел возвратов хода: { $most }
error-table-prepares-both = выберите либо предходы, либо автоматический пас, но не то и другое
error-table-no-pass = в этой игре пасовать нельзя
error-table-your-turn = сейчас ваш ход; сделайте его сразу, а не предходом
error-table-cannot-prepare = этот ход здесь нельзя сделать предходом
error-table-nothing-prepared = у вас нет предходов
error-table-not-yours = это может сделать только создатель партии
error-table-title = в названии может быть не больше { $most } символов
error-person-unknown = такого игрока нет
error-person-wrong-passphrase = неверное имя или парольная фраза; проверьте их и попробуйте ещё раз
error-person-name-taken = это имя занято; выберите другое
error-person-passphrase = в парольной фразе должно быть не меньше { $least } символов
error-export-busy = экспорт уже выполняется; дождитесь его окончания и попробуйте ещё раз
error-person-name-similar = это имя похоже на имя другого игрока; выберите другое
error-person-name-reserved = это имя зарезервировано; выберите другое
error-person-wrong-old-passphrase = текущая парольная фраза неверна; проверьте её и попробуйте ещё раз
error-person-too-many-tries = слишком много неверных парольных фраз; подождите { $minutes } мин или войдите с устройства, которым уже пользовались
error-session-unknown = этот сеанс уже завершён
error-limit-games = достигнут предел незаконченных партий: { $most }; сначала закончите, сдайте или покиньте одну из них
error-limit-open-games = достигнут предел открытых партий: { $most }; подождите, пока кто-нибудь присоединится, покиньте одну из них или пригласите по ссылке
error-limit-open-games-hour = из вашей сети создано слишком много открытых партий; пригласите по ссылке или попробуйте снова через { $minutes } мин
error-limit-bytes = ваши партии и разборы занимают { $most } МБ, это предел; удалите разборы, которые больше не нужны
error-hook-url = адрес должен начинаться с http:// или https:// и содержать не больше { $most } символов
error-hook-unreachable = этот адрес не отвечает; проверьте его и попробуйте ещё раз
error-hook-status = адрес ответил с кодом { $status }
error-hook-private = адреса в частных сетях не разрешены
error-table-no-opponents = для игры { $game } нет компьютерных соперников; назначьте на все места людей
serve-here = на этом компьютере
serve-network = в вашей сети
serve-public = для всех
