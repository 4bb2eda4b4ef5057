error-puzzle-no-day = für { $day } gibt es kein Rätsel des Tages
error-run-stale = dieser Lauf wurde anderswo fortgesetzt; lade die Seite neu und spiel weiter

# The start page of the puzzles: each mode has a title and a sentence.
puzzle-modes-all = Alle Rätsel
puzzle-training-title = Training mit Wertung
puzzle-day-title = Rätsel des Tages
puzzle-day-about = Jeden Tag ein neues Rätsel. Frühere findest du im Kalender.
puzzle-streak-title = Serie
puzzle-streak-about = Die Rätsel werden immer schwerer. Ein Fehler beendet den Lauf.
puzzle-storm-title = Sturm
puzzle-storm-about = Löse in drei Minuten so viele Rätsel, wie du kannst.
puzzle-review-title = Wiederholen
puzzle-review-about = Rätsel, die du nicht gelöst hast, kommen wieder, bis du sie kannst.

# Runs: streak and storm.
puzzle-streak-rule-harder = Jedes Rätsel ist etwas schwerer als das letzte. Es gibt keine Uhr.
puzzle-streak-rule-one = Ein falscher Zug beendet den Lauf.
puzzle-storm-rule-time = Du hast drei Minuten. Die Uhr läuft sofort los.
puzzle-storm-rule-mistake = Ein falscher Zug kostet 10 Sekunden, und es kommt das nächste Rätsel.
puzzle-storm-rule-combo = Fünf richtige Züge in Folge bringen Zeit, längere Combos noch mehr.
puzzle-run-game = Rätsel aus
puzzle-run-both = Beide Spiele
puzzle-run-start = Los
puzzle-run-continue = Weiter bei { $score }
puzzle-run-restart = Neu beginnen
puzzle-run-no-best = Noch kein Ergebnis
puzzle-run-best = Bestwert
puzzle-run-best-is = Dein Bestwert: { $score }
puzzle-run-new-best = Neuer Bestwert!
puzzle-run-solved = { $count ->
    [one] Rätsel gelöst
   *[other] Rätsel gelöst
}
puzzle-run-solved-short = gelöst
puzzle-run-combo = Combo
puzzle-run-best-combo = Längste Combo
puzzle-run-mistakes = Fehler
puzzle-run-time = Restzeit
puzzle-run-seconds = { $seconds } s
puzzle-run-seconds-left = noch { $seconds } Sekunden
puzzle-run-bonus = { $turns ->
    [one] Noch ein richtiger Zug bringt { $seconds } Sekunden
   *[other] Noch { $turns } richtige Züge bringen { $seconds } Sekunden
}
puzzle-run-answers = Rätsel bisher
puzzle-run-right = Gelöst!
puzzle-run-go-on = Richtig! Weiter.
puzzle-run-wrong = Falsch
puzzle-run-ended-wrong = Deine Serie ist zu Ende
puzzle-run-ended-time = Die Zeit ist um
puzzle-run-ended-all = Du hast alle Rätsel gelöst!
puzzle-run-missed = { $count ->
    [one] Nicht gelöst
   *[other] { $count } nicht gelöst
}
puzzle-run-missed-more = Versuch es noch einmal in Ruhe. Was du nicht gelöst hast, findest du auch unter „Wiederholen“.

# The calendar of daily puzzles.
puzzle-day-calendar = Kalender
puzzle-day-open-today = Das heutige Rätsel lösen
puzzle-day-week = Montags ist es leicht, sonntags schwer. Um Mitternacht (UTC) kommt ein neues Rätsel.
puzzle-day-solved = Gelöste Rätsel
puzzle-day-in-a-row = Tage in Folge
puzzle-day-row = { $count ->
    [one] { $count } Tag in Folge gelöst
   *[other] { $count } Tage in Folge gelöst
}
puzzle-day-months = Monat
puzzle-day-earlier = Vorheriger Monat
puzzle-day-later = Nächster Monat

# Reviews of failed puzzles.
puzzle-review-open = Wiederholen
puzzle-review-due = { $count ->
    [one] jetzt { $count } Rätsel zu wiederholen
   *[other] jetzt { $count } Rätsel zu wiederholen
}
puzzle-review-waiting = { $count ->
    [one] { $count } Rätsel kommt später wieder.
   *[other] { $count } Rätsel kommen später wieder.
}
puzzle-review-none = Du hast alle Rätsel gelöst, die du versucht hast.
puzzle-review-none-due = Im Moment gibt es nichts zu wiederholen.
puzzle-review-next = Das nächste kommt { $when }.
puzzle-review-again = Es kommt { $when } wieder.
puzzle-review-how = Ein Rätsel, das du nicht gelöst hast, kommt nach zehn Minuten wieder. Jedes Mal, wenn du es löst, wartet es länger: 1, 3, 7, 16 und 35 Tage. Dann kannst du es.

# The endgame trainer.
puzzle-endgame-title = Endspieltrainer
puzzle-endgame-about = Gewinne eine gewonnene Stellung gegen die beste Verteidigung.
puzzle-endgame-lead = Jede Stellung ist nachweislich gewonnen, aber der Computer verteidigt sich so gut wie möglich. Spiel bis zum Ende; du kannst Züge zurücknehmen.
puzzle-endgame-open = Stellung wählen
puzzle-endgame-won-of = { $won } von { $all } gewonnen
puzzle-endgame-next = Nächstes Endspiel
puzzle-endgame-all = Alle Endspiele
puzzle-endgame-win = Gewinne die Partie
puzzle-endgame-defence = Der Computer verteidigt sich so gut wie möglich.
puzzle-endgame-turns = { $count ->
    [one] bisher { $count } Zug
   *[other] bisher { $count } Züge
}
puzzle-endgame-best = { $count ->
    [one] In { $count } Zug gewonnen
   *[other] In { $count } Zügen gewonnen
}
puzzle-endgame-new = Noch nicht gewonnen
puzzle-endgame-best-turn = Richtig!
puzzle-endgame-slower = { $count ->
    [one] Du gewinnst trotzdem, aber es dauert länger: noch { $count } Zug.
   *[other] Du gewinnst trotzdem, aber es dauert länger: noch { $count } Züge.
}
puzzle-endgame-slipped = Jetzt ist der Gewinn nicht mehr sicher. Nimm den Zug zurück oder spiel weiter.
puzzle-endgame-still-open = Der Gewinn ist nicht sicher. Spiel weiter oder nimm Züge zurück.
puzzle-endgame-regained = Du kannst den Gewinn wieder erzwingen!
puzzle-endgame-lost = Diesmal hast du nicht gewonnen. Nimm den Zug zurück und versuch einen anderen.
puzzle-endgame-won = { $count ->
    [one] Du hast in { $count } Zug gewonnen!
   *[other] Du hast in { $count } Zügen gewonnen!
}
puzzle-endgame-won-shortest = { $count ->
    [one] Du hast in { $count } Zug gewonnen, auf dem kürzesten Weg!
   *[other] Du hast in { $count } Zügen gewonnen, auf dem kürzesten Weg!
}
