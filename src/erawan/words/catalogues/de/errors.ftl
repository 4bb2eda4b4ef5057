error-place = (bei Zeichen { $place })
error-text-not-text = erwartet wurde ein Text, nicht { $found }
error-text-too-long = der Text hat { $length } Zeichen; höchstens { $most } sind erlaubt
error-position-no-game = { $found } ist keine Stellung eines hier bekannten Spiels ({ $expected })
error-position-other-game = { $found } ist eine Stellung von { $other }, nicht von { $game }
error-game-unknown = ein Spiel { $name } gibt es nicht; bekannt sind: { $expected }
error-turn-unfinished = der Zug ist nicht vollständig
error-turn-none-begins = kein Zug beginnt mit { $prefix }
error-game-over = die Partie ist zu Ende
error-seat-unknown = einen Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }
error-option-unknown = { $game } hat keine Option { $name }, wohl aber: { $expected }
error-option-bad-value = die Option { $name } kann nicht { $value } sein; erwartet: { $expected }
error-option-form = { $value } ist keine Option; schreibe Name=Wert
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-number-range = { $name } muss zwischen { $least } und { $most } liegen; { $value } geht nicht
error-language-unknown = eine Sprache { $name } gibt es nicht; bekannt sind: { $expected }
error-command-moved = dieser Befehl ist umgezogen: rufe im Quellbaum von Erawan `{ $command }` auf
error-player-unknown = einen Spieler { $name } gibt es nicht; bekannt sind: { $expected }
error-shell-unknown = { $found } ist keine hier bekannte Shell; bekannte Shells: { $expected }
error-drawing-missing = { $game } hat keine SVG-Zeichnung

error-siam-turn-form = { $found } ist kein Zug; schreibe +a1n (ins Spiel kommen), a1b1n (gehen oder schieben), a1n (drehen) oder a1- (verlassen)
error-siam-enter-inside = { $square } liegt nicht am Rand; Tiere kommen nur am Rand ins Spiel
error-siam-leave-inside = { $square } liegt nicht am Rand; Tiere verlassen das Brett nur vom Rand aus
error-siam-not-neighbours = { $target } liegt nicht neben { $square }
error-siam-no-reserve = { $side } haben kein Tier in der Reserve
error-siam-no-animal = auf { $square } steht kein Tier
error-siam-not-yours = das Tier auf { $square } gehört nicht der Seite, die am Zug ist ({ $side })
error-siam-same-facing = das Tier auf { $square } blickt schon { $way }
error-siam-banned = vor Zug 5 geht niemand nach { $square }; dies ist Zug { $turn }
error-siam-not-from-outside = { $square } ist besetzt, und von außen kann nichts dorthin kommen, das { $way } geht
error-siam-not-ahead = das Tier auf { $square } blickt { $way } und kann nur dorthin schieben
error-siam-turns-in-push = das Tier auf { $square } kann sich nicht drehen, während es { $way } schiebt
error-siam-blocked = Stärke { $strength }, und ein Schub braucht mindestens 1
error-siam-too-many-rocks = Stärke { $strength } gegen { $rocks ->
    [one] { $rocks } Fels
   *[other] { $rocks } Felsen
}

error-siam-fields = eine Stellung hat zwei oder drei Teile mit je einem Leerzeichen dazwischen, nicht { $count }
error-siam-side = am Zug ist E oder R, nicht { $found }
error-siam-extra = { $found } ist kein dritter Teil; er besteht aus t1-t4, x2 und mehr, und =E, =R oder ==, mit Kommas dazwischen
error-siam-row-count = ein Brett hat 5 Reihen, nicht { $count }
error-siam-row-length = Reihe { $row } hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} statt 5
error-siam-split-gap = Reihe { $row } schreibt eine Folge leerer Felder als zwei Zahlen
error-siam-letter = { $found } in Reihe { $row } ist keine Figur; Figuren sind N E S W, n e s w und #
error-siam-animal-count = Seite { $side } hat { $count } Tiere auf dem Brett, höchstens 5 sind erlaubt
error-siam-rock-count = das Brett hat { $count ->
    [one] { $count } Fels
   *[other] { $count } Felsen
} statt { $expected }
error-siam-no-ban = die Nummer des kommenden Zugs steht nur bei der Option opening_ban
error-siam-ban-side = Zug { $turn } gehört der anderen Seite
error-siam-occurrences = { $count }-mal vorgekommen, aber bei { $limit } ist die Partie remis
error-siam-won-before = eine gewonnene Stellung kommt nur einmal vor, und erst nach dem Verbot zu Beginn
