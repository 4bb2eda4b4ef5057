web-prepare-card = Выбрать карту
web-prepare-another = Добавить ещё ход
web-preparing-card = Выберите, что сделать, когда придёт ваш ход. Стол показан таким, какой он сейчас.
web-prepared-ask = Вот что случилось бы сейчас. Оставить до вашего хода?
web-prepared-keep = Оставить на потом
web-prepared-always = что бы ни сыграли до него
web-prepared-after = только после { $turns }
web-prepared-remove = Убрать { $turn }
web-prepared-when = Сделать его
web-prepared-only = только если до него сыграют:
web-prepared-theirs = Ход: { $name }
web-rated-hints = Эта партия идёт в рейтинг, пока вы не попросите подсказку и не вернёте ход.
web-rated-takebacks = Эта партия идёт в рейтинг, если ни один ход не вернут.
web-rated-no-longer = С подсказкой партия не идёт в рейтинг.
web-sign-in-bring = Перенести партии, сыгранные здесь гостем, а также разборы и задачи
web-watchers =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[other] Смотрят { $count } человек.
    }
