list-1 = { $first }
list-2 = { $first } und { $second }
list-3 = { $first }, { $second } und { $third }
kos-rama = Rama
kos-lao = Lao
kos-malay = Malay
kos-card-king = Maharacha
kos-card-khon = Khon Thai
kos-card-1v1 = 1 gegen 1
kos-card-2v1 = 2 gegen 1
kos-card-rama = Rama
kos-card-lao = Lao
kos-card-malay = Malay
kos-follower = { $faction } in { $province }
kos-turn-pass = passt
kos-turn-card = spielt { $card }, { $effect } und { $taken }
kos-effect-none = bewirkt damit nichts
kos-effect-king = tauscht die Plättchen von { $first } und { $second }, markiert { $marked }
kos-effect-swap = tauscht { $given } gegen { $got }
kos-effect-place = setzt { $followers }
kos-takes = nimmt { $follower }
kos-takes-none = findet keinen Anhänger zum Nehmen
kos-part-card = spielt { $card } …
kos-part-targets = spielt { $card }: { $targets }, …
kos-part-effect = spielt { $card }, { $effect } …
kos-goes = { $faction } nach { $province }
kos-seats = { $count ->
    [one] Platz { $seats } gewinnt
   *[other] Plätze { $seats } gewinnen
}
kos-outcome-colony = Siam wird britische Kolonie: { $winners } { $by } { $sets ->
    [one] ({ $sets } vollständiger Satz)
   *[other] ({ $sets } vollständige Sätze)
}
kos-outcome-kingdom = { $ruler } herrscht { $rules }: { $winners } { $by }
kos-ruled-by-most = mit den meisten Provinzen
kos-ruled-by-latest-gain = durch die zuletzt gewonnene Provinz
kos-won-by-ruler = mit den meisten Anhängern der herrschenden Fraktion
kos-won-by-second = mit den meisten Anhängern der zweiten Fraktion
kos-won-by-earlier-card = weil andere die letzte Karte gespielt haben
kos-won-by-shared = gemeinsam, denn nichts unterscheidet sie
kos-won-by-sets = mit den meisten vollständigen Sätzen
kos-won-by-latest-card = mit gleich vielen Sätzen und der letzten Karte
option-king-of-siam-players = Wie viele spielen; zu viert in zwei Teams.
option-king-of-siam-map = Die Karte: siam (eine Rekonstruktion), britain oder der Pfad einer .toml-Datei.
option-king-of-siam-discards = Ob nur die oberste gespielte Karte zu sehen ist oder alle.
option-king-of-siam-talk = Zu viert: ob lautes Reden für alle erlaubt ist.
