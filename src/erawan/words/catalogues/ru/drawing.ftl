kos-british = британцы
kos-seat = Место { $seat }
kos-partner = с { $seat }
kos-to-move = Ход: место { $seat }
kos-pool = Запас
kos-passed = пас
kos-passes = Пасов подряд: { $count }
kos-latest-cards = Последние карты: { $seats }
kos-no-latest-card = Карт ещё никто не играл
kos-swap-kept = Нельзя отменить: { $swap }
kos-home = дом
kos-home-of = дом фракции { $faction }
kos-king-marker = фишка короля
kos-contested = идёт борьба
kos-slot = ячейка { $slot }
kos-owner = под контролем: { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = соседи
kos-next-to = соседи: { $provinces }
kos-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kos-top-card = сыграна последней: { $card }
kos-reconstruction = Карта страны — реконструкция
kos-latest-turn = последний ход: { $turn }
drawing-narrow = Рисунку нужно столбцов: { $needed }, а в этом терминале только { $width }. Расширьте окно.
