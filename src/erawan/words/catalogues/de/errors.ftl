error-place = (bei Zeichen { $place })
error-rule = Regel { $rule }
error-text-not-text = erwartet wurde ein Text, nicht { $found }
error-text-too-long = der Text hat { $length } Zeichen; höchstens { $most } sind erlaubt
error-position-no-game = { $found } ist keine Stellung eines bekannten Spiels ({ $expected })
error-position-other-game = { $found } ist eine Stellung von { $other }, nicht von { $game }
error-game-unknown = das Spiel { $name } gibt es nicht; bekannte Spiele: { $expected }
error-turn-unfinished = der Zug ist noch nicht fertig
error-turn-none-begins = kein erlaubter Zug beginnt mit { $prefix }
error-game-over = die Partie ist zu Ende
error-seat-unknown = den Platz { $seat } gibt es nicht; die Plätze haben die Nummern 1 bis { $seats }
error-option-unknown = { $game } hat keine Option { $name }; die Optionen sind: { $expected }
error-option-bad-value = die Option { $name } darf nicht { $value } sein; erlaubt ist: { $expected }
error-option-form = { $value } ist keine Option; schreibe Name=Wert
error-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }
error-number-range = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $value }
error-language-unknown = die Sprache { $name } wird nicht unterstützt; bekannte Sprachen: { $expected }
error-player-unknown = den Spieler { $name } gibt es nicht; bekannte Spieler: { $expected }
error-shell-unknown = die Shell { $found } wird nicht unterstützt; bekannte Shells: { $expected }
error-drawing-missing = { $game } lässt sich nicht als SVG zeichnen

error-siam-turn-form = { $found } ist kein Zug; schreibe +a1n (hereinkommen), a1b1n (gehen oder schieben), a1n (drehen) oder a1- (Brett verlassen)
error-siam-enter-inside = { $square } liegt nicht am Rand; Tiere kommen nur am Rand herein
error-siam-leave-inside = { $square } liegt nicht am Rand; Tiere verlassen das Brett nur vom Rand aus
error-siam-not-neighbours = { $target } liegt nicht neben { $square }; Tiere gehen ein Feld weit und nicht schräg
error-siam-no-reserve = { $side } haben kein Tier mehr in Reserve
error-siam-no-animal = auf { $square } steht kein Tier
error-siam-not-yours = das Tier auf { $square } gehört dir nicht; am Zug sind { $side }
error-siam-same-facing = das Tier auf { $square } schaut schon { $way }; wähle eine andere Richtung
error-siam-banned = { $square } ist in den ersten vier Zügen gesperrt, und dies ist Zug { $turn }
error-siam-not-from-outside = { $square } ist besetzt, und von außen kann sich dort kein Tier { $way } hereinschieben
error-siam-not-ahead = das Tier auf { $square } schaut { $way } und kann nur in diese Richtung schieben
error-siam-turns-in-push = das Tier auf { $square } schiebt { $way } und kann sich dabei nicht drehen
error-siam-blocked = der Schub ist zu schwach: Seine Stärke ist { $strength }, und nötig ist mindestens 1
error-siam-too-many-rocks =
    der Schub ist zu schwach: Stärke { $strength } reicht nicht für { $rocks ->
        [one] { $rocks } Felsen
       *[other] { $rocks } Felsen
    }

error-siam-fields = eine Stellung hat zwei oder drei Teile, getrennt durch je ein Leerzeichen, nicht { $count }
error-siam-side = die Seite am Zug muss E oder R sein, nicht { $found }
error-siam-extra = { $found } ist kein gültiger dritter Teil; er darf t1 bis t4, x2 oder höher und =E, =R oder == enthalten, getrennt durch Kommas
error-siam-row-count = ein Brett hat 5 Reihen, nicht { $count }
error-siam-row-length = Reihe { $row } hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} statt 5
error-siam-split-gap = Reihe { $row } schreibt benachbarte leere Felder als zwei Zahlen; schreibe ihre Summe
error-siam-letter = { $found } in Reihe { $row } ist keine Figur; Figuren sind N E S W, n e s w und #
error-siam-animal-count = Seite { $side } hat { $count } Tiere auf dem Brett; höchstens 5 sind erlaubt
error-siam-rock-count = das Brett hat { $count ->
    [one] { $count } Fels
   *[other] { $count } Felsen
} statt { $expected }
error-siam-no-ban = eine Zugnummer (t1 bis t4) ist nur mit der Option opening_ban erlaubt
error-siam-ban-side = Zug { $turn } gehört der anderen Seite
error-siam-occurrences = die Stellung soll { $count }-mal vorgekommen sein, aber schon beim { $limit }. Mal ist die Partie remis
error-siam-won-before = eine gewonnene Stellung kann nicht schon früher vorgekommen sein und nicht eintreten, solange das Eröffnungsverbot gilt
error-command-moved = dieser Befehl ist umgezogen: Rufe im Quellverzeichnis von Erawan `{ $command }` auf
