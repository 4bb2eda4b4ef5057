error-puzzle-line = { $found } ist kein Rätsel; erwartet: task | position | first turn | themes | rating
error-puzzle-task = { $found } ist keine Aufgabe für ein Rätsel; bekannte Aufgaben: { $expected }
error-puzzle-unknown = das Rätsel { $name } gibt es nicht
error-puzzle-theme = das Thema { $name } gibt es nicht; bekannte Themen: { $themes }
error-puzzle-done = von dieser Art gibt es keine Rätsel mehr: Du hast alle versucht
error-puzzle-over = das Rätsel war schon vor dem letzten Zug gelöst
error-puzzle-too-hard = der Beweis für diese Stellung dauert zu lange
error-puzzle-some-wrong =
    { $wrong ->
        [one] { $wrong } von { $all } Rätseln ist falsch
       *[other] { $wrong } von { $all } Rätseln sind falsch
    }
puzzles-all-proved =
    { $count ->
        [one] { $count } Rätsel bewiesen
       *[other] alle { $count } Rätsel bewiesen
    }
puzzle-wrong-position = die Partie ist in dieser Stellung zu Ende, oder die Stellung gehört zu einem anderen Spiel
puzzle-wrong-claim = kein Zug oder mehr als einer löst die Aufgabe
puzzle-wrong-turn = der einzige richtige Zug ist { $turn }
puzzle-wrong-duplicate = fast dasselbe wie Rätsel { $other }
puzzles-title = Rätsel
puzzles-lead = Stellungen aus Partien. Jede hat genau einen richtigen ersten Zug; das ist bewiesen, denn alle möglichen Züge sind geprüft.
puzzles-today = Rätsel des Tages
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-solution = Lösung anzeigen
puzzles-game = Spiel
puzzles-kind = Aufgabe
puzzles-theme = Thema
puzzles-any = Alle
puzzles-kind-win = Erzwungener Gewinn
puzzles-kind-defence = Einzige Verteidigung
puzzles-kind-resist = So lange wie möglich durchhalten
puzzles-kind-ending = Endspiele
puzzles-rating-of = Wertung { $rating }
puzzles-your-rating = Deine Wertung
puzzles-solved-of = { $solved } von { $all } gelöst
puzzles-at-once = Auf Anhieb gelöst
puzzles-streak = Serie
puzzles-new = Noch nicht versucht
puzzles-was-solved = Gelöst
puzzles-was-solved-at-once = Auf Anhieb gelöst
puzzles-was-failed = Noch nicht gelöst
puzzles-week = Montags leicht, sonntags schwer
puzzles-tries = Status
puzzles-order = Reihenfolge
puzzles-easiest = Leichteste zuerst
puzzles-hardest = Schwerste zuerst
puzzles-none = Kein Rätsel passt zu diesen Filtern.
puzzles-rating-more = Die Wertung sagt, wie schwer ein Rätsel ist: 600 ist leicht, 1500 braucht Übung, über 2000 ist etwas für Könner.
puzzles-cards =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
puzzle-you-elephants = Du spielst die Elefanten.
puzzle-you-rhinos = Du spielst die Nashörner.
puzzle-you-seat = Du spielst Platz { $seat }.
puzzle-task-win = { $count ->
    [one] Gewinne sofort
   *[other] Gewinne in { $count } Zügen
}
puzzle-task-defence = Finde die einzige Verteidigung
puzzle-task-defence-more =
    { $count ->
        [one] Nach jedem anderen Zug gewinnt dein Gegner sofort.
       *[other] Nach jedem anderen Zug erzwingt dein Gegner den Gewinn in höchstens { $count } Zügen.
    }
puzzle-task-resist = Halte so lange wie möglich durch
puzzle-task-resist-more =
    { $count ->
        [one] Die Niederlage ist nicht zu verhindern. Nach jedem anderen Zug gewinnt dein Gegner sofort.
       *[other] Die Niederlage ist nicht zu verhindern. Nach jedem anderen Zug erzwingt dein Gegner den Gewinn in höchstens { $count } Zügen.
    }
puzzle-task-win-more = Du kannst gewinnen, egal was dein Gegner tut.
puzzle-task-ending = Gewinne dieses Endspiel
puzzle-task-ending-more-2 =
    { $count ->
        [one] Eine Karte ist noch im Spiel. Nur ein Zug gewinnt, egal was dein Gegner tut.
       *[other] { $count } Karten sind noch im Spiel. Nur ein Zug gewinnt, egal was dein Gegner tut.
    }
puzzle-task-ending-more-3 = { $count ->
    [one] Eine Karte ist noch im Spiel. Nur ein Zug gewinnt auch dann, wenn die beiden anderen gemeinsam gegen dich spielen.
   *[other] { $count } Karten sind noch im Spiel. Nur ein Zug gewinnt auch dann, wenn die beiden anderen gemeinsam gegen dich spielen.
}
puzzle-task-ending-more-4 =
    { $count ->
        [one] Eine Karte ist noch im Spiel. Nur ein Zug gewinnt für dein Team, egal was eure Gegner tun. Dein Partner hilft dir.
       *[other] { $count } Karten sind noch im Spiel. Nur ein Zug gewinnt für dein Team, egal was eure Gegner tun. Dein Partner hilft dir.
    }
puzzle-right = Richtig! Jetzt: { $task }.
puzzle-right-ending = Richtig! Weiter so.
puzzle-solved = Gelöst!
puzzle-solved-at-once = Auf Anhieb gelöst!
puzzle-wrong = Leider nicht.
puzzle-refuted = Leider nicht. Antwort: { $does }.
puzzle-refuted-by = Leider nicht. Antwort: { $name } { $does }.
puzzle-shown = Das ist die Lösung.
puzzle-rating-right = Erster Versuch richtig. Deine Wertung: { $rating } ({ $change }).
puzzle-rating-wrong = Erster Versuch falsch. Deine Wertung: { $rating } ({ $change }).
puzzle-rating-later = Erster Versuch falsch: { $change }. Später gelöst: keine weitere Änderung. Deine Wertung: { $rating }.
puzzle-rating-before = Nur der erste Versuch zählt, deshalb bleibt deine Wertung bei { $rating }.
puzzle-theme-push = Schieben
puzzle-theme-entering = Hereinkommen
puzzle-theme-turning = Drehen
puzzle-theme-leaving = Brett verlassen
puzzle-theme-moving = Gehen ohne Schieben
puzzle-theme-expelling = Tier hinausschieben
puzzle-theme-sacrifice = Opfer
puzzle-theme-double-push = Doppelschub
puzzle-theme-lock = Blockade
puzzle-theme-two-rocks = Zwei Felsen in einer Linie
puzzle-theme-under-threat = Bedroht
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-no-threat = Stiller Zug
puzzle-theme-blocked = Blockierter Schub
puzzle-theme-whose-rock = Wem der Fels gehört
puzzle-theme-two-players = Zwei Spieler
puzzle-theme-three-players = Drei Spieler
puzzle-theme-two-teams = Zwei Teams
puzzle-theme-pass = Passen
puzzle-theme-tempo-pass = Abwartendes Passen
puzzle-theme-freeze = Einfrieren
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 gegen 1
puzzle-theme-two-for-one = 2 gegen 1
puzzle-theme-faction-card = Fraktionskarte
puzzle-theme-outnumbered = Weniger Karten
puzzle-theme-colony = Britische Kolonie
puzzle-theme-tie = Entscheidung bei Gleichstand
puzzle-theme-latest-gain = Letzte Provinz entscheidet
