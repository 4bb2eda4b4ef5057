play-you-are = Ваша сторона: { $side }.
play-every-seat = Вы играете за все места.
play-no-seat = Вы смотрите партию.
play-seat = место { $seat }
play-goal-siam = Столкните скалу с доски. Побеждает сторона, чьё животное стоит ближе всех за скалой и смотрит в сторону толчка.
play-goal-king-of-siam = В конце побеждает игрок, у которого больше всего сторонников правящей фракции. Введите карту, например khon, чтобы увидеть, что можно сделать.
play-help-turns-siam =
    Ходы:    +c1n   войти на c1 и смотреть на север (n, e — восток,
                    s — юг, w — запад); толчок, если c1 занята
             c1c2n  пойти с c1 на c2 и смотреть на север; толчок,
                    если c2 занята
             c1e    повернуться на c1 на восток
             c1-    уйти с доски с c1
play-help-turns-king-of-siam =
    Ходы:     pass    не играть карту; когда все спасуют подряд, борьба окончена
              khon    введите карту, чтобы увидеть, что с ней можно сделать
              king  khon  1v1  2v1  rama  lao  malay    карты
              1v1:L@cm,R@su>M@ke  обменять сторонника Лао из cm на сторонника
                      Рамы из su, затем взять сторонника Малая из ke
play-help-words =
    Команды: turns  показать ваши ходы (turns c1 — ходы с одной клетки)
             hint   показать хороший ход
             undo   вернуть ваш последний ход
             board  нарисовать доску ещё раз
             help   показать эту справку ещё раз
             quit   закончить и узнать, как продолжить позже
play-prompt = { $side } (ход или help)>
play-your-turn = Ваш ход. Введите help, чтобы увидеть список команд.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Можно продолжить так: { $choices }
play-hint = Попробуйте { $turn } ({ $does })
play-none = Ни один возможный ход не начинается с { $prefix }.
play-cannot-undo = У вас нет хода, который можно вернуть.
play-undone = Ход возвращён.
play-goodbye = Чтобы продолжить эту партию позже: erawan play --position "{ $position }"{ $words }
play-goodbye-record = Чтобы продолжить эту партию позже: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Позиция не показана, потому что чужие карты скрыты. Чтобы партию можно было продолжить позже, начинайте её с --record ФАЙЛ.
play-thinking = Думает…
play-recorded = Партия сохранена в { $path }.
error-play-resume-needs = для --resume нужна записанная партия; укажите её файл с помощью --record
error-play-resume-alone = --resume берёт всё из записанной партии; уберите --game, --option и --position
error-play-resume-finished = последняя партия в { $path } закончена; уберите --resume, чтобы начать новую
error-play-opponents = в { $found } названо слишком много игроков; других мест только { $seats }
error-play-server-alone = { $option } нельзя использовать вместе с --server
error-play-name-alone = { $option } — только для партий на сервере; добавьте --server URL
play-goodbye-server = Чтобы продолжить эту партию позже: erawan play { $game } --server { $url }
play-server-games = Партии на сервере:
error-server-which = укажите партию на сервере или вставьте ссылку-приглашение: erawan play ПАРТИЯ --server URL
error-server-address = { $found } — не адрес сервера; пишите, например, http://localhost:8421
error-server-game = { $found } — не идентификатор партии и не ссылка-приглашение
error-server-unreachable = сервер { $url } недоступен: { $reason }
error-server-strange = { $url } отвечает не как сервер Erawan: { $reason }
error-server-said = сервер ответил: { $message }
