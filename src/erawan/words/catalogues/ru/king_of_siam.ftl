list-1 = { $first }
list-2 = { $first } и { $second }
list-3 = { $first }, { $second } и { $third }
kos-rama = Рама
kos-lao = Лао
kos-malay = Малай
kos-card-king = Махарача
kos-card-khon = Кхон Тхай
kos-card-1v1 = 1 на 1
kos-card-2v1 = 2 на 1
kos-card-rama = Рама
kos-card-lao = Лао
kos-card-malay = Малай
kos-follower = { $faction } ({ $province })
kos-turn-pass = пасует
kos-turn-card = играет карту «{ $card }»; { $effect }; { $taken }
kos-effect-none = ничего не происходит
kos-effect-king = меняет местами жетоны провинций { $first } и { $second } и отмечает { $marked }
kos-effect-swap = обмен: { $given } на { $got }
kos-effect-place = на поле: { $followers }
kos-takes = берёт: { $follower }
kos-takes-none = брать некого
kos-part-card = играет карту «{ $card }» …
kos-part-targets = играет карту «{ $card }»: { $targets }, …
kos-part-effect = играет карту «{ $card }»; { $effect } …
kos-goes = { $faction } › { $province }
kos-seats = { $count ->
    [one] побеждает место { $seats }
    [few] побеждают места { $seats }
   *[many] побеждают места { $seats }
}
kos-outcome-colony = Сиам становится британской колонией: { $winners } { $by } (полных наборов: { $sets })
kos-outcome-kingdom = правит { $ruler } { $rules }: { $winners } { $by }
kos-ruled-by-most = с наибольшим числом провинций
kos-ruled-by-latest-gain = по последней полученной провинции
kos-won-by-ruler = с наибольшим числом сторонников правящей фракции
kos-won-by-second = с наибольшим числом сторонников второй фракции
kos-won-by-earlier-card = потому что последнюю карту сыграли другие
kos-won-by-shared = вместе, ведь ничто их не различает
kos-won-by-sets = с наибольшим числом полных наборов
kos-won-by-latest-card = с тем же числом наборов и последней картой
option-king-of-siam-players = Сколько играет; вчетвером — две команды.
option-king-of-siam-map = Карта: siam (реконструкция), britain или путь к файлу .toml.
option-king-of-siam-discards = Видна ли только верхняя сыгранная карта или все.
option-king-of-siam-talk = Вчетвером: можно ли говорить вслух для всех.
