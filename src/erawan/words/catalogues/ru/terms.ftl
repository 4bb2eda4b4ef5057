way-north = на север
way-east = на восток
way-south = на юг
way-west = на запад

siam-name = Сиам
siam-elephant = слон
siam-rhino = носорог
siam-elephants = слоны
siam-rhinos = носороги
siam-rock = скала
siam-rocks = { $count ->
    [one] { $count } скала
    [few] { $count } скалы
   *[many] { $count } скал
}
siam-reserve = резерв
siam-board = доска
siam-edge = край

siam-stands-animal = { $animal } на { $square } смотрит { $way }
siam-stands-rock = скала на { $square }
siam-to-move = ходят { $side }
siam-reserve-mark = ● в резерве  ○ на доске

option-siam-push = Как измеряется толчок: фигура за фигурой вдоль линии или один раз в её конце.
option-siam-repetition = Сколько раз позиция может возникнуть, прежде чем наступит ничья; 0 — без ограничения.
option-siam-opening-ban = В первые четыре хода никто не идёт на c1 и c5.
option-siam-turn-limit = После стольких ходов наступает ничья; 0 — без ограничения.
siam-reserve-of = { $side }:
