error-place = (bij teken { $place })
error-text-not-text = er werd een tekst verwacht, geen { $found }
error-text-too-long = de tekst heeft { $length } tekens; maximaal { $most } is toegestaan
error-position-no-game = { $found } is geen stelling van een spel dat hier bekend is ({ $expected })
error-position-other-game = { $found } is een stelling van { $other }, niet van { $game }
error-game-unknown = er is geen spel { $name }; bekend zijn: { $expected }
error-turn-unfinished = de zet is niet af
error-turn-none-begins = geen zet begint met { $prefix }
error-game-over = het spel is afgelopen
error-seat-unknown = er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $seats }
error-option-unknown = { $game } heeft geen optie { $name }; wel: { $expected }
error-option-bad-value = optie { $name } kan niet { $value } zijn; verwacht: { $expected }
error-option-form = { $value } is geen optie; schrijf naam=waarde
error-file-unwritable = { $path } kan niet worden geschreven: { $reason }
error-number-range = { $name } moet tussen { $least } en { $most } liggen, niet { $value }
error-language-unknown = er is geen taal { $name }; bekend zijn: { $expected }
error-command-moved = deze opdracht is verhuisd: voer in de broncode van Erawan `{ $command }` uit
error-player-unknown = er is geen speler { $name }; bekend zijn: { $expected }
error-shell-unknown = { $found } is hier geen bekende shell; bekende shells: { $expected }
error-drawing-missing = { $game } heeft geen SVG-tekening

error-siam-turn-form = { $found } is geen zet; schrijf +a1n (opkomen), a1b1n (gaan of duwen), a1n (draaien) of a1- (verlaten)
error-siam-enter-inside = { $square } ligt niet aan de rand; dieren komen alleen aan de rand het bord op
error-siam-leave-inside = { $square } ligt niet aan de rand; dieren verlaten het bord alleen aan de rand
error-siam-not-neighbours = { $target } ligt niet naast { $square }
error-siam-no-reserve = { $side } hebben geen dieren in reserve
error-siam-no-animal = er staat geen dier op { $square }
error-siam-not-yours = het dier op { $square } is niet van de partij die aan zet is ({ $side })
error-siam-same-facing = het dier op { $square } kijkt al { $way }
error-siam-banned = niemand gaat vóór beurt 5 naar { $square }; dit is beurt { $turn }
error-siam-not-from-outside = { $square } is bezet, en van buiten kan er niets op komen dat { $way } gaat
error-siam-not-ahead = het dier op { $square } kijkt { $way } en kan alleen die kant op duwen
error-siam-turns-in-push = het dier op { $square } kan niet draaien terwijl het { $way } duwt
error-siam-blocked = kracht { $strength }, en een duw heeft minstens 1 nodig
error-siam-too-many-rocks = kracht { $strength } tegen { $rocks ->
    [one] { $rocks } rots
   *[other] { $rocks } rotsen
}

error-siam-fields = een stelling heeft twee of drie delen met één spatie ertussen, niet { $count }
error-siam-side = de partij aan zet is E of R, niet { $found }
error-siam-extra = { $found } is geen derde deel; het bestaat uit t1-t4, x2 en hoger, en =E, =R of ==, met komma’s ertussen
error-siam-row-count = een bord heeft 5 rijen, niet { $count }
error-siam-row-length = rij { $row } heeft { $count ->
    [one] { $count } veld
   *[other] { $count } velden
} in plaats van 5
error-siam-split-gap = rij { $row } schrijft één reeks lege velden als twee getallen
error-siam-letter = { $found } in rij { $row } is geen stuk; stukken zijn N E S W, n e s w en #
error-siam-animal-count = partij { $side } heeft { $count } dieren op het bord, maximaal 5 is toegestaan
error-siam-rock-count = het bord heeft { $count ->
    [one] { $count } rots
   *[other] { $count } rotsen
} in plaats van { $expected }
error-siam-no-ban = het nummer van de komende beurt staat er alleen met de optie opening_ban
error-siam-ban-side = beurt { $turn } is van de andere partij
error-siam-occurrences = { $count } keer voorgekomen, maar bij { $limit } is het remise
error-siam-won-before = een gewonnen stelling komt maar één keer voor, en na het openingsverbod
