openings-title = Дебюты и цифры
openings-lead = Что играли в законченных партиях на этом сервере и как часто это побеждало.
openings-numbers = King of Siam в цифрах
openings-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
openings-none = Ни одна законченная партия не приходила к этой позиции.
openings-no-games = Здесь ещё не закончена ни одна партия King of Siam.
openings-left = Идёт подсчёт: осталось { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
} …
openings-turns = Что здесь играли
openings-bar = Слоны { $elephants }, носороги { $rhinos }, ничьи { $drawn }
openings-elephants = Побеждают слоны
openings-rhinos = Побеждают носороги
openings-drawn = ничья
openings-back = На ход назад
openings-first = К первой позиции
openings-study = Изучить эту позицию
openings-mirror = Позиции, которые отличаются только поворотом или отражением доски, считаются одной.
openings-variant = { $map }, игроков: { $players }
openings-ruled = Кто правил в конце
openings-ended = Чем закончилось
openings-seats = Как часто побеждало каждое место
openings-british = британцы (колония)
openings-nobody = никто (закончена раньше)
openings-share = { $name }: { $count } из { $total }
openings-reason-kingdom = королевством
openings-reason-colony = британской колонией
openings-reason-resigned = кто-то сдался
openings-reason-time = время вышло
openings-reason-agreed = по согласию
openings-reason-abandoned = прервана
error-openings-siam-only = дебюты считаются только для Siam: в King of Siam каждая партия начинается по-своему
