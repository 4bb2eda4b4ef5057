web-welcome = Две игры о слонах, королях и хитрости
web-welcome-more = Играйте прямо сейчас: против компьютера, с друзьями за одним экраном или по ссылке. Аккаунт не нужен.
web-siam-in-short = Слоны против носорогов на доске 5 × 5. Столкните скалу с доски раньше соперника. Десять минут — и никакой случайности.
web-kos-in-short = Три фракции борются за восемь провинций, а британцы ждут. По восемь карт у каждого, никакой случайности после расстановки, от двух до четырёх игроков.
web-kos-quick-open = В этой быстрой партии все сыгранные карты остаются открытыми. Чтобы играть со скрытыми картами, как в полных правилах, нажмите «Ещё настройки».
web-play-siam = Играть в Siam
web-play-kos = Играть в King of Siam
web-more-choices = Ещё настройки
web-starting = Начинаем…
web-go-on = Продолжить игру
web-opponent = Соперник
web-players = Игроки
web-players-count = { $count ->
    [4] 4 (две команды)
   *[other] { $count }
}
web-level = Уровень { $level }
web-level-1 = первые шаги
web-level-2 = новичок
web-level-3 = любитель
web-level-4 = средний
web-level-5 = опытный
web-level-6 = сильный
web-level-7 = очень сильный
web-level-8 = в полную силу
web-opponent-1 = Нок
web-opponent-2 = Мали
web-opponent-3 = Дэнг
web-opponent-4 = Сан
web-opponent-5 = Пим
web-opponent-6 = Рунг
web-opponent-7 = Тонг
web-opponent-8 = Чанг
web-opponents-company = На остальных местах — соперники примерно той же силы.
web-guest = Гость
web-free-seat = Свободное место
web-you = Вы
web-seat = Место { $seat }
web-name-at-seat = { $name } (место { $seat })
web-team-1 = Команда 1, место { $seat }
web-team-2 = Команда 2, место { $seat }

web-new-game = Новая партия
web-which-game = Игра
web-who-plays = Кто играет
web-kind-here = Игрок за этим экраном
web-kind-level = Компьютер
web-kind-link = Друг по ссылке
web-kind-open = Кто угодно
web-kinds-explained = Ссылка-приглашение действует один раз, для одного друга. Место для кого угодно займёт тот, кто придёт первым.
web-clock = Часы
web-clock-none = Без часов
web-clock-minutes = мин. на партию
web-clock-days = дн. на ход (по переписке)
web-clock-minutes-each = Минут каждому игроку
web-clock-increment = Добавка за ход, секунд
web-clock-days-each = Дней на ход
web-rules = Правила
web-takebacks-explained = Разрешить возврат ходов: против компьютера — когда угодно, между людьми — только если все согласны.
web-hints-explained = Разрешить подсказки компьютера.
web-start-from = Начать с позиции или с сохранённой партии
web-start-from-more = Вставьте позицию или запись партии. Партия продолжится с этого места.
web-begin = Начать партию

web-my-games = Мои партии
web-games-running = Идут
web-games-waiting = Ждут игроков
web-games-over = Закончены
web-games-open = Открытые партии
web-no-games = У вас пока нет партий.
web-won = Победа
web-lost = Поражение
web-drawn = Ничья
web-over = Партия закончена
web-you-won = Вы выиграли!
web-you-lost = Вы проиграли
web-winner = победа
web-gave-up = Игрок сдался: { $name }
web-gave-up-you = Вы сдались
web-ran-out-of-time = Время вышло: { $name }
web-ran-out-of-time-you = Ваше время вышло

web-invited = Вас приглашают сыграть
web-invited-more = Для вас оставлено место. Ссылка действует один раз.
web-take-seat = Присоединиться
web-open-to-all = Открыто для всех
web-link = Ссылка
web-copy-link = Копировать ссылку
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
web-hinting = Думаю…
web-hint = Подсказка: { $turn }.
web-kos-hint = Подсказка: компьютер здесь { $turn }.
web-take-back = Вернуть ход
web-offer-draw = Предложить ничью
web-resign = Сдаться
web-sure = Точно сдаться?
web-yes = Да
web-no = Нет
web-withdraw = Отозвать
web-rematch = Реванш
web-to-rematch = Перейти к реваншу
web-another-game = Новая партия
web-record = Скачать партию
web-asks-draw = { $name } предлагает ничью. Согласны?
web-asks-takeback = { $name } хочет вернуть ход. Согласны?
web-asks-rematch = { $name } хочет реванш. Места поменяются. Согласны?
web-asking-draw = Вы предложили ничью. Ждём ответа…
web-asking-takeback = Вы попросили вернуть ход. Ждём ответа…
web-asking-rematch = Вы предложили реванш. Ждём ответа…
web-declined-draw = Ваше предложение ничьей отклонено.
web-declined-takeback = Ваша просьба вернуть ход отклонена.
web-declined-rematch = Ваше предложение реванша отклонено.

web-moves = Ходы
web-no-moves = Ходов пока нет.
web-latest-only = В этой партии карты скрыты. До её конца вы видите только последний ход каждого игрока.
web-looking-back = Вы смотрите более раннюю позицию.
web-first = В начало
web-earlier = Предыдущий ход
web-later = Следующий ход
web-now = К текущей позиции
web-chat = Чат
web-say = Написать сообщение
web-say-placeholder = Сообщение
web-send = Отправить
web-close = Закрыть
web-back = Отмена

web-siam-board = Доска Siam
web-square-empty = { $square }, пусто
web-reserve = { $side }: в резерве { $count }
web-face = Смотреть { $way }
web-choose-animal = Выберите животное на доске или в резерве.
web-choose-target = Выберите клетку, куда идти. Чтобы повернуться на месте, выберите животное ещё раз.
web-choose-edge = Выберите клетку на краю, чтобы войти.
web-choose-facing = Выберите, куда ему смотреть.
web-leave-board = Уйти с доски
web-push = Толкают: { $pushing }, сопротивляются: { $against }, { $rocks ->
    [0] скал нет
    [one] { $rocks } скала
    [few] { $rocks } скалы
   *[other] { $rocks } скал
}.
web-push-now = Толкнуть

web-language = Язык
web-skip = Перейти к содержимому
web-sending = Отправка…
web-loading = Загрузка…
web-offline = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-reconnecting = Соединение потеряно. Подключаемся снова…
web-no-page = Страница не найдена
web-no-game = Партия не найдена
web-to-start = На главную страницу

web-option-map = Карта страны
web-option-map-siam = Сиам (реконструкция)
web-option-map-britain = Британия
web-option-discards-top = Только верхняя карта
web-option-discards-open = Все карты
web-option-push-walk = Фигура за фигурой
web-option-push-line = Один раз в конце

web-how = Как играть
web-siam-rules-title = Как играть в Siam
web-siam-rules-goal = Цель
web-siam-rules-goal-more = Столкните скалу с доски. Из животных за скалой, которые смотрят в сторону толчка, ближайшее к ней приносит победу своей стороне, даже если толкала другая сторона.
web-siam-rules-turn = Ваш ход
web-siam-rules-turn-more = Вы делаете что-то одно с одним животным: вводите его с края, передвигаете на соседнюю пустую клетку и поворачиваете как угодно, поворачиваете на месте или уводите с края обратно в резерв. По диагонали никто не ходит.
web-siam-rules-push = Толчок
web-siam-rules-push-more = Животное толкает прямо вперёд, туда, куда смотрит, на занятую клетку. Весь ряд без промежутков сдвигается на одну клетку. Входящее животное тоже может толкать. Во время толчка никто не поворачивается.
web-siam-rules-strength = Сила
web-siam-rules-strength-more = Считайте вдоль ряда. Толкающее животное — это 1. Каждое животное, которое смотрит в сторону толчка, прибавляет 1, каждое смотрящее навстречу отнимает 1, а смотрящие вбок ничего не меняют. Чьи это животные, неважно. После каждой фигуры сила должна быть не меньше 1 и не меньше числа уже встреченных скал.
web-siam-rules-off = За край
web-siam-rules-off-more = Животное, вытолкнутое за край, возвращается в свой резерв. Скала, вытолкнутая за край, заканчивает партию. Если позиция возникает в третий раз, это ничья.

web-kos-rules-title = Как играть в King of Siam
web-kos-rules-turn = В свой ход сыграйте одну из восьми карт или спасуйте. Каждую карту можно сыграть только один раз за партию.
web-kos-rules-cards = Нажмите на знак вопроса на карте, чтобы узнать, что она делает.
web-request-wrong = Что-то пошло не так. Проверьте, что вы ввели, и попробуйте ещё раз.
web-your-name = Ваше имя
web-keep = Сохранить
web-only-edge = животные входят только с края доски
web-only-beside = животное идёт на одну клетку вперёд, назад или вбок, но не по диагонали
