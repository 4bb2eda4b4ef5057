list-1 = { $first }
list-2 = { $first } en { $second }
list-3 = { $first }, { $second } en { $third }
kos-rama = Rama
kos-lao = Lao
kos-malay = Maleier
kos-card-king = Maharacha
kos-card-khon = Khon Thai
kos-card-1v1 = 1 tegen 1
kos-card-2v1 = 2 tegen 1
kos-card-rama = Rama
kos-card-lao = Lao
kos-card-malay = Maleier
kos-follower = { $faction } in { $province }
kos-turn-pass = past
kos-turn-card = speelt { $card }, { $effect } en { $taken }
kos-effect-none = bereikt daarmee niets
kos-effect-king = ruilt de tegels van { $first } en { $second }, markeert { $marked }
kos-effect-swap = ruilt { $given } tegen { $got }
kos-effect-place = plaatst { $followers }
kos-takes = neemt { $follower }
kos-takes-none = vindt geen aanhanger om te nemen
kos-part-card = speelt { $card } …
kos-part-targets = speelt { $card }: { $targets }, …
kos-part-effect = speelt { $card }, { $effect } …
kos-goes = { $faction } naar { $province }
kos-seats = { $count ->
    [one] plaats { $seats } wint
   *[other] plaatsen { $seats } winnen
}
kos-outcome-colony = Siam wordt een Britse kolonie: { $winners } { $by } { $sets ->
    [one] ({ $sets } volledige set)
   *[other] ({ $sets } volledige sets)
}
kos-outcome-kingdom = { $ruler } heerst { $rules }: { $winners } { $by }
kos-ruled-by-most = met de meeste provincies
kos-ruled-by-latest-gain = door de laatst gewonnen provincie
kos-won-by-ruler = met de meeste aanhangers van de heersende factie
kos-won-by-second = met de meeste aanhangers van de tweede factie
kos-won-by-earlier-card = omdat anderen de laatste kaart speelden
kos-won-by-shared = samen, want niets onderscheidt hen
kos-won-by-sets = met de meeste volledige sets
kos-won-by-latest-card = met evenveel sets en de laatste kaart
option-king-of-siam-players = Hoeveel er spelen; met vier in twee teams.
option-king-of-siam-map = De kaart: siam (een reconstructie), britain, of het pad van een .toml-bestand.
option-king-of-siam-discards = Of alleen de bovenste gespeelde kaart zichtbaar is, of alle.
option-king-of-siam-talk = Met vier: of hardop overleg voor iedereen mag.
