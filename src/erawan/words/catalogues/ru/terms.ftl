way-north = на север
way-east = на восток
way-south = на юг
way-west = на запад

siam-name = Siam
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

option-siam-push = Как оценивается толчок: фигура за фигурой вдоль ряда (walk) или один раз для всего ряда (line).
option-siam-repetition = Ничья, когда позиция возникнет столько раз; 0 — никогда.
option-siam-opening-ban = В первые четыре хода нельзя идти на c1 и c5.
option-siam-turn-limit = Ничья после стольких ходов; 0 — без предела.
siam-reserve-of = { $side }:

kos-place = { $place ->
    [siam-cm] Чиангмай
    [siam-lp] Луангпрабанг
    [siam-su] Сукхотхай
    [siam-kh] Кхорат
    [siam-ay] Аюттхая
    [siam-ba] Баттамбанг
    [siam-na] Накхон Си Тхаммарат
    [siam-ke] Кедах
    [britain-mo] Морей
    [britain-st] Стратклайд
    [britain-nb] Нортумбрия
    [britain-gw] Гвинед
    [britain-la] Ланкастер
    [britain-wa] Уорик
    [britain-es] Эссекс
    [britain-de] Девон
   *[other] { $province }
}
