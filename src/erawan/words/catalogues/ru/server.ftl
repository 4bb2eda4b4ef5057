error-table-no-seat = у вас нет места за этим столом
error-table-which-seat = за вами места { $seats }; скажите, какое из них сдаётся
error-table-no-seat-here = хотя бы одно место должно быть за вашим экраном
error-table-stale = партия ушла вперёд: сделано ходов — { NUMBER($ply, useGrouping: 0) } (ветвь { NUMBER($line, useGrouping: 0) })
error-table-not-your-turn = сейчас не ваш ход; ходит место { $seat }
error-table-not-forced = здесь нет вынужденного хода
error-table-time-left = время ещё есть
error-table-link-used = эта ссылка уже использована; попросите новую
error-link-unknown = эта ссылка не действует; попросите новую
error-table-seat-taken = место { $seat } занято
error-table-not-open = место { $seat } открыто не для всех
error-table-asked-already = место { $seat } уже спросило; сначала ответьте
error-table-not-asked = об этом никто не просил
error-table-agreed-already = вы уже согласились; остальные ещё не ответили
error-table-not-over = партия не окончена
error-table-rematched = реванш уже начат: { $game }
error-table-no-draw = в этой игре нет ничьей по согласию
error-table-opponents-play-on = компьютер играет дальше
error-table-no-takebacks = в этой партии ходы не возвращают
error-table-nothing-to-take-back = у вас ещё нет хода, который можно вернуть
error-table-no-hints = в этой партии нет подсказок
error-table-waiting =
    { $free ->
        [one] { $free } место ещё свободно; партия начнётся, когда его займут
        [few] { $free } места ещё свободны; партия начнётся, когда их займут
       *[other] { $free } мест ещё свободно; партия начнётся, когда их займут
    }
error-table-no-chat = за этим столом нет чата
error-table-says-nothing = в этом сообщении нечего читать
error-table-seats = в игре мест: { $seats }; названо: { $found }
error-table-nobody = хотя бы одно место должно быть у человека
error-table-too-long = в записи ходов: { $found }; принимается не больше { $most }
error-table-already-over = в этой позиции ({ $start }) партия окончена; выберите более раннюю
error-table-unknown = партии { $game } нет
error-table-other-game = команда называет другую партию, чем адрес
error-table-hidden = запись партии со скрытыми картами доступна после её конца
error-game-two-starts = укажите позицию или запись, но не обе
error-game-map-unknown = карты { $name } нет; известны: { $expected }
error-game-of-record = запись — партия { $found }; назовите эту игру без параметров
error-game-ply = в записи ходов: { $most }, а не { $found }
error-guard-too-many = слишком много сразу; подождите немного и повторите
error-guard-too-many-games = одно соединение следит не более чем за { $most } партиями; покиньте одну
error-guard-other-site = это пришло с другого сайта; откройте само приложение или используйте ключ
error-server-fault = ошибка сервера; ничего не потеряно, попробуйте ещё раз
error-message-binary = сообщения — текст, а не двоичные данные
error-message-too-large = в сообщении не больше { $most } знаков
error-message-wrong = сообщение не читается: { $why }
error-person-needed = ключ неизвестен; создайте новый: erawan token ИМЯ
error-person-name = в имени от 1 до { $most } видимых знаков
error-settings-wrong = настройка неверна: { $why }
error-settings-public-url = { $found } — не публичный адрес; пишите https://games.example.org
error-settings-file = настройки в { $path } не читаются: { $why }
error-store-address = ERAWAN_DATABASE_URL — не адрес базы данных; пишите postgresql://user:password@host/name
error-store-kind = { $found } не поддерживается; используйте sqlite или postgresql
error-store-driver = PostgreSQL нужен драйвер; установите его: pip install "erawan[postgresql]"
error-store-unusable = базой данных нельзя пользоваться: { $why }
error-store-old = таблицы базы имеют версию { $found }, нужна { $needed }; запустите: erawan migrate
error-store-newer = таблицы в базе данных имеют версию { $found }, этот Erawan знает их до { $known }; установите более новый
error-store-empty = в базе данных ещё ничего нет
error-store-not-empty = в этой базе данных уже играли; восстанавливайте в пустую
error-backup-broken = { $path } — не резервная копия Erawan или повреждённая; ничего не изменено
error-backup-newer = { $path } записан более новым Erawan; установите его
error-store-closing = сервер перезапускается; попробуйте через минуту
error-store-conflict = кто-то успел раньше; посмотрите ещё раз
error-store-unavailable = это сейчас нельзя сохранить, поэтому ничего не сделано; попробуйте через минуту
error-engine-failed = у соперника сбой; играет другой
error-serve-address = не удаётся слушать { $address }: { $why }; выберите другой порт: --port
error-serve-compile = не удалось скомпилировать правила (код { $status }); см. выше


serve-ready = Erawan готов:
serve-here = на этой машине
serve-network = в вашей сети
serve-public = для всех
serve-stop = Остановить: Ctrl-C; ни одна партия не пропадёт.
migrate-done = База данных готова: версия её таблиц { $version }.
backup-done = Строк записано в { $path }: { $count }.
restore-done = Строк восстановлено: { $count }.
