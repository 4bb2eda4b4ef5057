error-puzzle-line = { $found } ist keine Aufgabe; erwartet: task | position | first turn | themes | rating
error-puzzle-task = { $found } ist keine Aufgabenstellung; bekannt sind: { $expected }
error-puzzle-unknown = es gibt keine Aufgabe { $name }
error-puzzle-done = davon gibt es keine weitere Aufgabe: du hast alle versucht
error-puzzle-over = die Aufgabe war schon vor dem letzten Zug gelöst
error-puzzle-too-hard = diese Stellung zu beweisen dauert zu lange
error-puzzle-some-wrong = { $wrong } von { $all } Aufgaben stimmen nicht
puzzles-all-proved = { $count ->
    [one] eine Aufgabe bewiesen
   *[other] alle { $count } Aufgaben bewiesen
}
puzzle-wrong-position = die Stellung ist zu Ende oder aus einem anderen Spiel
puzzle-wrong-claim = nicht genau ein Zug tut, was verlangt ist
puzzle-wrong-turn = der eine richtige Zug ist { $turn }
puzzles-title = Aufgaben
puzzles-lead = Stellungen aus Partien mit genau einem richtigen ersten Zug, bewiesen durch die Prüfung aller Züge.
puzzles-today = Aufgabe des Tages
puzzles-next = Nächste Aufgabe
puzzles-again = Noch einmal
puzzles-solution = Lösung zeigen
puzzles-game = Spiel
puzzles-kind = Verlangt ist
puzzles-theme = Thema
puzzles-any = alle
puzzles-kind-win = erzwungener Gewinn
puzzles-kind-defence = die einzige Verteidigung
puzzles-kind-ending = Endspiele
puzzles-rating-of = Wertung { $rating }
puzzles-your-rating = Deine Wertung
puzzles-solved-of = { $solved } von { $all } gelöst
puzzles-at-once = Auf Anhieb
puzzles-streak = In Folge
puzzles-new = noch nicht versucht
puzzles-was-solved = gelöst
puzzles-was-solved-at-once = auf Anhieb gelöst
puzzles-was-failed = noch nicht gelöst
puzzles-week = Montags leicht, sonntags schwer
puzzles-tries = Deine Versuche
puzzles-order = Reihenfolge
puzzles-easiest = leichteste zuerst
puzzles-hardest = schwerste zuerst
puzzles-none = So eine Aufgabe gibt es nicht.
puzzles-rating-more = Die Zahl sagt, wie schwer eine Aufgabe ist: 600 ist leicht, 1500 braucht Übung, über 2000 ist etwas für Könner.
puzzles-cards = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
puzzle-you-elephants = Du ziehst mit den Elefanten.
puzzle-you-rhinos = Du ziehst mit den Nashörnern.
puzzle-you-seat = Du bist Spieler { $seat }.
puzzle-task-win = { $count ->
    [one] Gewinne sofort
   *[other] Gewinne in { $count } Zügen
}
puzzle-task-defence = Finde die einzige Verteidigung
puzzle-task-defence-more = { $count ->
    [one] Nach jedem anderen Zug gewinnt die andere Seite sofort.
   *[other] Nach jedem anderen Zug erzwingt die andere Seite den Gewinn in { $count } eigenen Zügen.
}
puzzle-task-win-more = Du gewinnst, was immer die andere Seite tut.
puzzle-task-ending = Gewinne dieses Endspiel
puzzle-task-ending-more-2 = { $count ->
    [one] Eine Karte ist noch im Spiel. Nur ein Zug gewinnt, was immer der andere Spieler tut.
   *[other] { $count } Karten sind noch im Spiel. Nur ein Zug gewinnt, was immer der andere Spieler tut.
}
puzzle-task-ending-more-3 = { $count ->
    [one] Eine Karte ist noch im Spiel. Nur ein Zug gewinnt auch dann, wenn die beiden anderen gemeinsam gegen dich spielen.
   *[other] { $count } Karten sind noch im Spiel. Nur ein Zug gewinnt auch dann, wenn die beiden anderen gemeinsam gegen dich spielen.
}
puzzle-task-ending-more-4 = { $count ->
    [one] Eine Karte ist noch im Spiel. Nur ein Zug gewinnt für dein Team, was immer die anderen tun; dein Partner spielt mit.
   *[other] { $count } Karten sind noch im Spiel. Nur ein Zug gewinnt für dein Team, was immer die anderen tun; dein Partner spielt mit.
}
puzzle-right = Richtig! Weiter: { $task }.
puzzle-right-ending = Richtig! Weiter.
puzzle-solved = Gelöst!
puzzle-solved-at-once = Auf Anhieb gelöst!
puzzle-wrong = Dieser nicht.
puzzle-refuted = Dieser nicht: { $does }.
puzzle-refuted-by = Dieser nicht: { $name } { $does }.
puzzle-shown = So geht es.
puzzle-rating-now = Deine Wertung: { $rating } ({ $change }).
puzzle-theme-push = Schieben
puzzle-theme-entering = Einsetzen
puzzle-theme-turning = Drehen
puzzle-theme-leaving = Verlassen
puzzle-theme-moving = Zug ohne Schieben
puzzle-theme-expelling = ein Tier hinausschieben
puzzle-theme-sacrifice = ein eigenes Tier hinausschieben
puzzle-theme-two-rocks = zwei Felsen in einer Reihe
puzzle-theme-under-threat = unter Drohung
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-no-threat = stiller Zug
puzzle-theme-blocked = blockiertes Schieben
puzzle-theme-whose-rock = wessen Felsen
puzzle-theme-two-players = zwei Spieler
puzzle-theme-three-players = drei Spieler
puzzle-theme-two-teams = zwei Teams
puzzle-theme-pass = Passen
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 gegen 1
puzzle-theme-two-for-one = 2 gegen 1
puzzle-theme-faction-card = Karte einer Fraktion
puzzle-theme-outnumbered = weniger Karten
puzzle-theme-colony = britische Kolonie
puzzle-theme-tie = ein Gleichstand entscheidet
puzzle-theme-latest-gain = die letzte Provinz entscheidet
