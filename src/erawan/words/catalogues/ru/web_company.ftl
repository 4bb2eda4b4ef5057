web-prepare-card = Выбрать карту
web-prepare-another = Добавить ещё один предход
web-preparing-card = Выберите предход. На карте страны показана текущая позиция.
web-prepared-ask = Вот что сделал бы этот ход сейчас. Сохранить как предход?
web-prepared-keep = Сохранить предход
web-prepared-always = в любом случае
web-prepared-after = только после { $turns }
web-prepared-remove = Убрать { $turn }
web-prepared-when = Сыграть
web-prepared-only = только после этих ходов:
web-prepared-theirs = Ход: { $name }
web-rated-hints = Это рейтинговая партия, если вы не возьмёте подсказку и не вернёте ход.
web-rated-takebacks = Это рейтинговая партия, если никто не вернёт ход.
web-rated-no-longer = Вы взяли подсказку, поэтому партия больше не рейтинговая.
web-guest-tag = гость
web-guest-name = { $name } (гость)
web-guest-more = Гости не задали парольную фразу, поэтому их имена не защищены.
web-watchers =
    { $count ->
        [one] { $count } зритель.
        [few] { $count } зрителя.
       *[other] { $count } зрителей.
    }
