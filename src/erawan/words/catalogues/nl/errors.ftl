error-place = (bij teken { $place })
error-rule = Regel { $rule }
error-text-not-text = er hoort een tekst te staan, niet { $found }
error-text-too-long = de tekst heeft { $length } tekens; de limiet is { $most }
error-position-no-game = { $found } is geen stelling van een bekend spel ({ $expected })
error-position-other-game = { $found } is een stelling van { $other }, niet van { $game }
error-game-unknown = er is geen spel { $name }; bekende spellen: { $expected }
error-turn-unfinished = de beurt is niet af
error-turn-none-begins = geen geldige beurt begint met { $prefix }
error-game-over = de partij is afgelopen
error-seat-unknown = er is geen plaats { $seat }; de plaatsen zijn genummerd van 1 tot en met { $seats }
error-option-unknown = { $game } heeft geen optie { $name }; de opties zijn: { $expected }
error-option-bad-value = optie { $name } kan niet { $value } zijn; gebruik: { $expected }
error-option-form = { $value } is geen optie; schrijf naam=waarde
error-file-unwritable = { $path } kan niet worden geschreven: { $reason }
error-number-range = { $name } moet van { $least } tot en met { $most } zijn, niet { $value }
error-language-unknown = de taal { $name } wordt niet ondersteund; bekende talen: { $expected }
error-player-unknown = er is geen speler { $name }; bekende spelers: { $expected }
error-shell-unknown = de shell { $found } wordt niet ondersteund; bekende shells: { $expected }
error-drawing-missing = { $game } kan niet als SVG worden getekend

error-siam-turn-form = { $found } is geen beurt; schrijf +a1n (binnenkomen), a1b1n (lopen of duwen), a1n (draaien) of a1- (verlaten)
error-siam-enter-inside = { $square } ligt niet aan de rand; dieren komen alleen aan de rand binnen
error-siam-leave-inside = { $square } ligt niet aan de rand; dieren verlaten het bord alleen vanaf de rand
error-siam-not-neighbours = { $target } ligt niet naast { $square }; dieren lopen één vak, en niet schuin
error-siam-no-reserve = { $side } hebben geen dieren meer in reserve
error-siam-no-animal = er staat geen dier op { $square }
error-siam-not-yours = het dier op { $square } is niet van jou; { $side } zijn aan de beurt
error-siam-same-facing = het dier op { $square } kijkt al { $way }; kies een andere kant
error-siam-banned = { $square } is gesloten tot beurt 5, en dit is beurt { $turn }
error-siam-not-from-outside = { $square } is bezet, en een dier kan daar niet binnenkomen door { $way } te duwen
error-siam-not-ahead = het dier op { $square } kijkt { $way } en kan alleen die kant op duwen
error-siam-turns-in-push = het dier op { $square } duwt { $way } en kan niet tegelijk draaien
error-siam-blocked = de duw is te zwak: de kracht is { $strength }, en er is minstens 1 nodig
error-siam-too-many-rocks =
    de duw is te zwak: kracht { $strength } is niet genoeg voor { $rocks ->
        [one] { $rocks } rots
       *[other] { $rocks } rotsen
    }

error-siam-fields = een stelling heeft twee of drie velden met één spatie ertussen, niet { $count }
error-siam-side = de kant die aan de beurt is, moet E of R zijn, niet { $found }
error-siam-extra = { $found } is geen geldig derde veld; het kan t1 tot en met t4, x2 of hoger, en =E, =R of == bevatten, met komma’s ertussen
error-siam-row-count = een bord heeft 5 rijen, niet { $count }
error-siam-row-length = rij { $row } heeft { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
} in plaats van 5
error-siam-split-gap = rij { $row } schrijft lege vakken naast elkaar als twee getallen; schrijf de som
error-siam-letter = { $found } in rij { $row } is geen stuk; stukken zijn N E S W, n e s w en #
error-siam-animal-count = kant { $side } heeft { $count } dieren op het bord; het maximum is 5
error-siam-rock-count = het bord heeft { $count ->
    [one] { $count } rots
   *[other] { $count } rotsen
} in plaats van { $expected }
error-siam-no-ban = een beurtnummer (t1 tot en met t4) mag alleen met de optie opening_ban
error-siam-ban-side = beurt { $turn } is van de andere kant
error-siam-occurrences = de stelling geeft { $count } herhalingen aan, maar bij { $limit } is het al remise
error-siam-won-before = een gewonnen stelling kan niet eerder zijn voorgekomen, en ook niet tijdens het openingsverbod
error-command-moved = deze opdracht is verhuisd: voer in de broncode van Erawan `{ $command }` uit
