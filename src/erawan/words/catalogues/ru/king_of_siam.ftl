list-1 = { $first }
list-2 = { $first } и { $second }
list-3 = { $first }, { $second } и { $third }
list-4 = { $first }, { $second }, { $third } и { $fourth }
series-1 = { $first }
series-2 = { $first }, { $second }
series-3 = { $first }, { $second }, { $third }
series-4 = { $first }, { $second }, { $third }, { $fourth }
kos-rama = Рама
kos-lao = Лао
kos-malay = Малай
kos-card-king = Махарача
kos-card-khon = Хон Тай
kos-card-1v1 = 1 на 1
kos-card-2v1 = 2 на 1
kos-card-rama = Рама
kos-card-lao = Лао
kos-card-malay = Малай

# $faction is rama, lao or malay. $place is the map and the province's code, such as siam-ay, for languages that inflect
# names; $province is the name in the map's file, for maps that no translator knows.
kos-faction = { $faction ->
    [rama] Рама
    [lao] Лао
   *[malay] Малай
}
kos-in-place = { $place ->
    [siam-cm] в Чиангмае
    [siam-lp] в Луангпрабанге
    [siam-su] в Сукхотхае
    [siam-kh] в Кхорате
    [siam-ay] в Аюттхае
    [siam-ba] в Баттамбанге
    [siam-na] в Накхон Си Тхаммарате
    [siam-ke] в Кедахе
    [britain-mo] в Морее
    [britain-st] в Стратклайде
    [britain-nb] в Нортумбрии
    [britain-gw] в Гвинеде
    [britain-la] в Ланкастере
    [britain-wa] в Уорике
    [britain-es] в Эссексе
    [britain-de] в Девоне
   *[other] в { $province }
}
kos-to-place = { $place ->
    [siam-cm] в Чиангмай
    [siam-lp] в Луангпрабанг
    [siam-su] в Сукхотхай
    [siam-kh] в Кхорат
    [siam-ay] в Аюттхаю
    [siam-ba] в Баттамбанг
    [siam-na] в Накхон Си Тхаммарат
    [siam-ke] в Кедах
    [britain-mo] в Морей
    [britain-st] в Стратклайд
    [britain-nb] в Нортумбрию
    [britain-gw] в Гвинед
    [britain-la] в Ланкастер
    [britain-wa] в Уорик
    [britain-es] в Эссекс
    [britain-de] в Девон
   *[other] в { $province }
}
kos-from-place = { $place ->
    [siam-cm] из Чиангмая
    [siam-lp] из Луангпрабанга
    [siam-su] из Сукхотхая
    [siam-kh] из Кхората
    [siam-ay] из Аюттхаи
    [siam-ba] из Баттамбанга
    [siam-na] из Накхон Си Тхаммарата
    [siam-ke] из Кедаха
    [britain-mo] из Морея
    [britain-st] из Стратклайда
    [britain-nb] из Нортумбрии
    [britain-gw] из Гвинеда
    [britain-la] из Ланкастера
    [britain-wa] из Уорика
    [britain-es] из Эссекса
    [britain-de] из Девона
   *[other] из { $province }
}
# A province after "the tiles of", and after "King marker on".
kos-tile-of = { $place ->
    [siam-cm] Чиангмая
    [siam-lp] Луангпрабанга
    [siam-su] Сукхотхая
    [siam-kh] Кхората
    [siam-ay] Аюттхаи
    [siam-ba] Баттамбанга
    [siam-na] Накхон Си Тхаммарата
    [siam-ke] Кедаха
    [britain-mo] Морея
    [britain-st] Стратклайда
    [britain-nb] Нортумбрии
    [britain-gw] Гвинеда
    [britain-la] Ланкастера
    [britain-wa] Уорика
    [britain-es] Эссекса
    [britain-de] Девона
   *[other] { $province }
}
kos-marker-on = { $place ->
    [siam-cm] Чиангмай
    [siam-lp] Луангпрабанг
    [siam-su] Сукхотхай
    [siam-kh] Кхорат
    [siam-ay] Аюттхаю
    [siam-ba] Баттамбанг
    [siam-na] Накхон Си Тхаммарат
    [siam-ke] Кедах
    [britain-mo] Морей
    [britain-st] Стратклайд
    [britain-nb] Нортумбрию
    [britain-gw] Гвинед
    [britain-la] Ланкастер
    [britain-wa] Уорик
    [britain-es] Эссекс
    [britain-de] Девон
   *[other] { $province }
}
kos-follower = { kos-faction } { kos-in-place }
# Followers as the object of a verb ("takes two Rama"); $count is 1 or 2.
kos-followers = { $count ->
    [1] сторонника { $faction ->
        [rama] Рамы
        [lao] Лао
       *[malay] Малая
    }
    [2] двух сторонников { $faction ->
        [rama] Рамы
        [lao] Лао
       *[malay] Малая
    }
   *[other] { $count } сторонников { $faction ->
        [rama] Рамы
        [lao] Лао
       *[malay] Малая
    }
}

# Turns.
kos-turn-pass = пасует
kos-turn-card = играет карту «{ $card }»: { $effect }; { $taken }
kos-effect-none = без эффекта
kos-effect-king = меняет местами жетоны { $first } и { $second }, кладёт фишку короля на { $marked }
kos-effect-swap = меняет { $given } на { $got }
kos-effect-place = ставит { $followers }
kos-goes = { $followers } { kos-to-place }
kos-gives = { $followers } { kos-from-place }
kos-gets = { $followers } { kos-from-place }
kos-takes = берёт { $followers } { kos-from-place }
kos-takes-none = взять некого
kos-part-card = играет карту «{ $card }»…
kos-part-targets = играет карту «{ $card }», выбирает: { $targets }…
kos-part-effect = играет карту «{ $card }»: { $effect }…

# A struggle that ended: $count followers of the owner, $second of the next faction.
kos-settled =
    { kos-place } достаётся { $faction ->
        [rama] Раме
        [lao] Лао
       *[malay] Малаю
    }, { $count } : { $second }
kos-settled-tie = { kos-place } достаётся британцам: поровну, по { $count }
kos-settled-empty = { kos-place } достаётся британцам: там никого нет

# How a game ended. $winners is kos-seats, or the players' names; it begins a sentence. $tallies is a list of kos-tally,
# one for each player or team.
kos-seats = { $count ->
    [one] Побеждает игрок на месте { $seats }
    [few] Побеждают игроки на местах { $seats }
   *[many] Побеждают игроки на местах { $seats }
}
kos-player = место { $seat }
kos-tally = { $player }: { $count }
kos-outcome-colony = Сиам становится британской колонией. { $why }
kos-outcome-kingdom = { $rules } { $why }
kos-ruled-by-most =
    Правит { kos-faction }: у фракции { $provinces ->
        [one] { $provinces } провинция
        [few] { $provinces } провинции
       *[many] { $provinces } провинций
    }.
kos-ruled-by-latest-gain =
    У фракций { $tied } по { $provinces ->
        [one] { $provinces } провинции
        [few] { $provinces } провинции
       *[many] { $provinces } провинций
    }. Последней провинцию получила фракция { kos-faction }: она и правит Сиамом.
kos-won-by-ruler =
    { $winners }{ $players ->
        [4] : больше всех сторонников { $faction ->
            [rama] Рамы
            [lao] Лао
           *[malay] Малая
        } собрал игрок этой команды
       *[other] , собрав больше всех сторонников { $faction ->
            [rama] Рамы
            [lao] Лао
           *[malay] Малая
        }
    } ({ $tallies }).
kos-won-by-second =
    Сторонников { $faction ->
        [rama] Рамы
        [lao] Лао
       *[malay] Малая
    } поровну, по { $count }, поэтому решают сторонники второй фракции, { $second ->
        [rama] Рамы
        [lao] Лао
       *[malay] Малая
    }. { $winners } ({ $tallies }).
kos-won-by-earlier-card = Сторонников поровну, поэтому из этих игроков побеждает тот, чья последняя карта сыграна раньше всех. { $winners }.
kos-won-by-shared = Сторонников поровну, поэтому побеждают те из этих игроков, кто не сыграл ни одной карты. { $winners }.
kos-won-by-sets = { $winners }, собрав больше всего полных комплектов сторонников ({ $tallies }).
kos-won-by-latest-card = Полных комплектов поровну, по { $sets }, поэтому из этих игроков побеждает тот, кто сыграл карту последним. { $winners }.
kos-won-by-shared-sets = Полных комплектов поровну, по { $sets }, и никто из этих игроков не сыграл ни одной карты: победа общая. { $winners }.

# Итоговая таблица: что сравнивается, пока одна сторона не победит. $rows – список kos-tally; ✓ – ещё в борьбе.
kos-step-provinces = Провинции
kos-step-latest-gain = Последняя полученная провинция
kos-step-ruler = Сторонники { $faction ->
    [rama] Рамы
    [lao] Лао
   *[malay] Малая
}
kos-step-second = Сторонники { $faction ->
    [rama] Рамы
    [lao] Лао
   *[malay] Малая
} (вторая фракция)
kos-step-earlier-card = Последняя сыгранная карта (чем раньше, тем лучше)
kos-step-sets = Полные комплекты сторонников
kos-step-latest-card = Последняя сыгранная карта (чем позже, тем лучше)
kos-final-ruler = { kos-faction } правит Сиамом
kos-final-colony = Сиам становится британской колонией
kos-never-played = ни разу
kos-step-decides = { $what }: { $rows } — решает
kos-step-tied = { $what }: { $rows } — поровну
kos-kept = ✓ { $row }

option-king-of-siam-players = Число игроков; вчетвером играют двумя командами.
option-king-of-siam-map = Карта страны: siam (реконструкция), britain или путь к файлу .toml.
option-king-of-siam-discards = Показывать только верхнюю сыгранную карту каждого игрока (top) или все сыгранные карты (open).
option-king-of-siam-talk = Только вчетвером: разрешить разговоры, которые слышат все.
