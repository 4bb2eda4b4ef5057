openings-title = Дебюты и статистика
openings-lead = Какие ходы делают в Siam сильные движки и люди и как часто они приносят победу.
openings-numbers = Статистика King of Siam
openings-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
openings-none = Эта позиция не встречалась ни в одной законченной партии.
openings-no-games = Здесь ещё не закончили ни одной партии King of Siam.
openings-left = Идёт подсчёт, осталось: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}…
openings-source = Чьи партии
openings-engines = Сильные движки
openings-server = Этот сервер
openings-none-engines = Между движками таких партий не было.
openings-chance = Движок: { $percent }
openings-about-chance = Движок: шансы слонов на победу, если обе стороны играют хорошо.
openings-turn = Ход
openings-games-head = Партии
openings-chance-head = Движок
openings-does = Что делает ход
openings-engine-opinion = По оценке движка, вероятность победы слонов — { $percent }.
openings-outside = Этой позиции нет в дебютной книге.
openings-ask = Спросить движок
openings-turns = Какие ходы здесь делали
openings-bar = Слоны { $elephants }, носороги { $rhinos }, ничьи { $drawn }
openings-elephants = Побеждают слоны
openings-rhinos = Побеждают носороги
openings-drawn = Ничья
openings-back = Предыдущий ход
openings-first = Начальная позиция
openings-study = Разобрать эту позицию
openings-mirror = Повёрнутые и зеркальные позиции считаются за одну.
openings-variant = { $map }, игроков: { $players }
openings-ruled = Кто правил в конце
openings-ended = Чем кончались партии
openings-seats = Как часто побеждали на каждом месте
openings-british = Британцы (колония)
openings-nobody = Никто (закончена досрочно)
openings-share = { $name }: { $count } из { $total }
openings-reason-kingdom = Королевство
openings-reason-colony = Британская колония
openings-reason-resigned = Игрок сдался
openings-reason-time = Время вышло
openings-reason-agreed = Ничья по согласию
openings-reason-abandoned = Партия прервана
error-openings-siam-only = дебюты есть только для Siam, потому что каждая партия King of Siam начинается по-своему
