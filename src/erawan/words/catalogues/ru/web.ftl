web-welcome = Две игры о слонах, королях и хитрости
web-welcome-more = Играйте сразу: против компьютера, с друзьями за одним экраном или по ссылке. Учётная запись не нужна.
web-siam-in-short = Слоны против носорогов на поле пять на пять. Столкните скалу с доски раньше соперника: десять минут и никакой удачи.
web-kos-in-short = Три клана борются за восемь провинций, а британцы ждут. По восемь карт у каждого, никакой удачи после расстановки, от двух до четырёх игроков.
web-kos-quick-open = В этой быстрой партии все сыгранные карты открыты; в разделе «Ещё варианты» можно играть со скрытыми картами, как велят правила.
web-play-siam = Играть в Siam
web-play-kos = Играть в King of Siam
web-more-choices = Ещё варианты
web-starting = Начинаем …
web-go-on = Продолжить начатое
web-opponent = Соперник
web-players = Игроки
web-players-count = { $count ->
    [4] четверо, две команды
    [3] трое
   *[other] двое
}
web-level = Уровень { $level }
web-level-1 = первые шаги
web-level-2 = новичок
web-level-3 = любитель
web-level-4 = внимательный
web-level-5 = опытный
web-level-6 = сильный
web-level-7 = очень сильный
web-level-8 = в полную силу
web-strength = Сила
web-guest = Гость
web-free-seat = Свободное место
web-you = Вы
web-seat = Место { $seat }
web-name-at-seat = { $name } (место { $seat })
web-team-1 = Команда 1, место { $seat }
web-team-2 = Команда 2, место { $seat }

web-new-game = Новая партия
web-which-game = Какая игра
web-who-plays = Кто играет
web-kind-here = Человек за этим экраном
web-kind-level = Компьютер
web-kind-link = Человек по ссылке
web-kind-open = Кто угодно
web-kinds-explained = Ссылка — для одного друга и действует один раз. Открытое место занимает тот, кто придёт первым.
web-clock = Часы
web-clock-none = без часов
web-clock-minutes = минуты на партию
web-clock-days = дни на ход
web-clock-minutes-each = Минут каждому игроку
web-clock-increment = Секунд добавки за ход
web-clock-days-each = Дней на каждый ход
web-rules = Правила
web-takebacks-explained = Ходы можно возвращать: против компьютера свободно, между людьми — если все согласны.
web-hints-explained = Компьютер подсказывает, если попросить.
web-start-from = Начать с позиции или с записи
web-start-from-more = Вставьте позицию в нотации игры или целую запись; партия продолжится с этого места.
web-begin = Начать

web-my-games = Мои партии
web-games-running = Идут
web-games-waiting = Ждут игроков
web-games-over = Окончены
web-games-open = Открыты для всех
web-no-games = У вас пока нет партий.
web-won = выиграна
web-lost = проиграна
web-drawn = Ничья
web-over = Партия окончена
web-you-won = Вы выиграли!
web-you-lost = Вы проиграли
web-winner = победа
web-gave-up = сдача: { $name }

web-invited = Вас приглашают сыграть
web-invited-more = Займите место, которое для вас оставили. Ссылка действует один раз.
web-take-seat = Занять место
web-open-to-all = открыто для всех
web-link = Ссылка
web-copy-link = Скопировать ссылку
web-copied = Скопировано

web-waiting = Ждём игроков
web-your-turn = Ваш ход
web-is-to-move = Ходит { $name }
web-is-thinking = { $name } думает
web-to-move = ходит
web-away = не в сети
web-days = д
web-hours = ч

web-ask-hint = Подсказка
web-hinting = Думаю …
web-hint = Хороший ход: { $turn }.
web-kos-hint = Компьютер на вашем месте { $turn }.
web-take-back = Вернуть ход
web-offer-draw = Предложить ничью
web-resign = Сдаться
web-sure = Точно сдаться?
web-yes = Да
web-no = Нет
web-withdraw = Отозвать
web-rematch = Реванш
web-to-rematch = К реваншу
web-another-game = Другая партия
web-record = Скачать запись
web-asks-draw = { $name } предлагает ничью. Согласны?
web-asks-takeback = { $name } хочет вернуть ход. Согласны?
web-asks-rematch = { $name } хочет ещё одну партию, поменявшись местами. Согласны?
web-asking-draw = Вы предложили ничью; ждём ответа.
web-asking-takeback = Вы попросили вернуть ход; ждём ответа.
web-asking-rematch = Вы попросили реванш; ждём ответа.
web-declined-draw = Ваше предложение ничьей отклонено.
web-declined-takeback = Ваша просьба вернуть ход отклонена.
web-declined-rematch = Ваша просьба о реванше отклонена.

web-moves = Ходы
web-no-moves = Ещё никто не ходил.
web-latest-only = В этой партии карты скрыты, поэтому до конца виден только последний ход каждого.
web-looking-back = Вы смотрите назад.
web-first = К началу
web-earlier = На ход назад
web-later = На ход вперёд
web-now = К настоящему
web-chat = Разговор
web-say = Сообщение
web-send = Отправить
web-close = Закрыть
web-back = Назад

web-siam-board = Доска Siam
web-square-empty = { $square }, пусто
web-reserve = { $side }: в запасе { $count }
web-face = смотреть на { $way }
web-choose-animal = Выберите животное на доске или в запасе.
web-choose-target = Выберите, куда ему идти; выберите его ещё раз, чтобы повернуть на месте.
web-choose-edge = Выберите клетку на краю, чтобы войти.
web-choose-facing = Выберите, куда ему смотреть.
web-leave-board = Уйти с доски
web-push = Толкают { $pushing }, против { $against }, { $rocks ->
    [0] скал нет
    [one] { $rocks } скала
    [few] { $rocks } скалы
   *[other] { $rocks } скал
}.
web-push-now = Толкнуть

web-language = Язык
web-skip = К игре
web-sending = Отправка …
web-loading = Загрузка …
web-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-reconnecting = Соединение потеряно; пробуем снова …
web-no-page = Такой страницы нет
web-no-game = Такой партии нет
web-to-start = На первую страницу

web-option-map = Карта, на которой играют.
web-option-map-siam = Сиам (реконструкция)
web-option-map-britain = Британия
web-option-discards-top = только верхняя карта
web-option-discards-open = все открыты
web-option-push-walk = фигура за фигурой
web-option-push-line = один раз в конце

web-how = Правила игры
web-siam-rules-title = Как играть в Siam
web-siam-rules-goal = Цель
web-siam-rules-goal-more = Столкните скалу с доски. Животное, которое ближе всех стоит за скалой и смотрит в сторону толчка, приносит победу своей стороне, даже если толкала другая сторона.
web-siam-rules-turn = Ваш ход
web-siam-rules-turn-more = Вы делаете одно действие одним животным: вводите его с края, передвигаете на соседнюю пустую клетку и поворачиваете как угодно, поворачиваете на месте или уводите с края обратно в запас.
web-siam-rules-push = Толчок
web-siam-rules-push-more = Животное толкает прямо перед собой, куда смотрит, на занятую клетку; весь непрерывный ряд сдвигается на одну клетку. Входящее животное тоже может толкать. Во время толчка никто не поворачивается.
web-siam-rules-strength = Сила
web-siam-rules-strength-more = Считайте вдоль ряда: толкающий — это 1, каждое животное, смотрящее по ходу толчка, прибавляет 1, смотрящее навстречу отнимает 1, смотрящие вбок ничего не меняют. После каждой фигуры сила должна быть не меньше 1 и не меньше числа уже встреченных скал. Чьё это животное, неважно.
web-siam-rules-off = За край
web-siam-rules-off-more = Животное, вытолкнутое за край, возвращается в запас. Скала, вытолкнутая за край, заканчивает партию. Позиция, возникшая в третий раз, — ничья.

web-kos-rules-title = Как играть в King of Siam
web-kos-rules-turn = В свой ход вы играете одну из восьми карт или пасуете; каждая карта играется один раз за партию.
web-kos-rules-cards = Что делает каждая карта, сказано за её вопросительным знаком.
web-request-wrong = Что-то здесь не так. Проверьте введённое и попробуйте ещё раз.
web-your-name = Ваше имя
web-your-name-more = Его видят другие рядом с вашим местом.
web-keep = Сохранить
web-kept = Сохранено
web-only-edge = животные входят с края доски
web-only-beside = животное идёт на одну клетку вперёд или вбок, не дальше и не наискосок
