play-you-are = Вы — { $side }.
play-every-seat = Вы играете за всех.
play-no-seat = Вы наблюдаете.
play-seat = место { $seat }
play-goal-siam = Вытолкните скалу с доски: ваша сторона побеждает, если её животное — ближайшее за скалой и смотрит в сторону толчка.
play-goal-king-of-siam = Побеждает тот, у кого больше всего сторонников фракции, которая в конце правит. Наберите карту, например khon, чтобы увидеть продолжение.
play-help-turns-siam =
    Ходы:    +c1n   войти на c1 лицом на север (n, e — восток, s — юг,
                    w — запад); толчок, если c1 занята
             c1c2n  пойти с c1 на c2 и смотреть на север; толчок,
                    если c2 занята
             c1e    повернуться на c1 на восток
             c1-    уйти с доски с c1
play-help-turns-king-of-siam =
    Ходы:     pass    ничего не делать; когда все пасуют подряд, борьба кончается
              khon    одна карта показывает, как можно продолжить
              king  khon  1v1  2v1  rama  lao  malay    карты
              1v1:L@cm,R@su>M@ke  обменять Лао в cm на Раму в su, затем взять Малайца в ke
play-help-words =
    Команды: turns  показать ваши ходы (turns c1 — ходы с одной клетки)
             hint   увидеть ход, который сделал бы противник
             undo   взять назад ваш последний ход
             board  нарисовать доску ещё раз
             help   прочитать это ещё раз
             quit   закончить; вы узнаете, как продолжить позже
play-prompt = { $side } (ход или help)>
play-your-turn = Ваш ход. Наберите help, если нужна помощь.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Продолжайте: { $choices }
play-hint = Попробуйте { $turn }: { $does }
play-none = ни один ход не начинается с { $prefix }
play-cannot-undo = нет вашего хода, который можно взять назад
play-undone = ход взят назад
play-goodbye = Продолжить позже: erawan play --position "{ $position }"{ $words }
play-goodbye-record = Продолжить позже: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Чужие карты остаются скрытыми, поэтому позиция не показана. Чтобы продолжить партию позже, играйте с --record ФАЙЛ.
play-thinking = думает …
play-recorded = Партия добавлена в { $path }.
error-play-resume-needs = --resume продолжает записанную партию: укажите её файл с помощью --record
error-play-resume-alone = --resume берёт партию из файла; уберите --game, --option и --position
error-play-resume-finished = последняя партия в { $path } закончена; без --resume будет добавлена новая
error-play-opponents = { $found } называет больше игроков, чем есть других мест: { $seats }
error-play-server-alone = { $option } нельзя указать вместе с --server
error-play-name-alone = { $option } нужно для партий на сервере: назовите его с помощью --server
play-goodbye-server = Чтобы продолжить позже: erawan play { $game } --server { $url }
play-server-games = Партии на сервере:
error-server-which = назовите партию на сервере или вставьте ссылку приглашения: erawan play ПАРТИЯ --server URL
error-server-address = { $found } не адрес сервера; пишите, например, http://localhost:8421
error-server-game = { $found } не идентификатор партии и не ссылка приглашения
error-server-unreachable = сервер { $url } недоступен: { $reason }
error-server-strange = { $url } отвечает не как сервер Erawan: { $reason }
error-server-said = сервер отвечает: { $message }
