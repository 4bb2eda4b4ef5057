analysis-seat = Platz { $seat }
analysis-mover = Am Zug: { $name }
analysis-percent = { $number } %
analysis-searched = Tiefe { $depth }, { $nodes } Knoten in { $seconds } s
analysis-thinking = Nachdenken
analysis-thought = Tiefe { $depth }: { $turn }, { $percent }
analysis-progress = Stellung { $done } von { $total }

# Was für den gewiss ist, der am Zug ist oder war. Züge aller Spieler zählen.
analysis-won = gewinnt
analysis-won-in = gewinnt in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
analysis-drawn = hält remis
analysis-drawn-in = hält remis in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
analysis-lost = verliert
analysis-lost-in = verliert in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
analysis-missed-win = verpasst einen Gewinn
analysis-missed-win-in = verpasst einen Gewinn in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
analysis-allowed-loss = erlaubt einen erzwungenen Verlust
analysis-allowed-loss-in = erlaubt einen Verlust in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
analysis-better = besser: { $line }
analysis-mark-forced = erzwungen
analysis-mark-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
analysis-mark-mistake = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
analysis-mark-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}

analysis-accuracy = Genauigkeit { $percent }
analysis-accuracy-none = kein Zug zu beurteilen
analysis-part = abgebrochen: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} von { $total } untersucht
analysis-nothing = abgebrochen, bevor ein Zug untersucht war
analysis-course-title = Der Verlauf der Partie
analysis-course = { $name }: Gewinnwahrscheinlichkeit anfangs { $first }, am Ende { $last }.
analysis-axis-chance = Gewinnwahrscheinlichkeit
analysis-axis-turn = Zug
analysis-plotted = Die Kurve steht in { $path }.
analysis-annotated = Die kommentierte Partie wurde an { $path } angefügt.

error-analysis-over = es gibt nichts zu untersuchen: Die Partie ist zu Ende ({ $outcome })
error-analysis-no-turns = es gibt nichts zu untersuchen: Die Partie hat keine Züge
error-analysis-endless = eine Untersuchung braucht eine Grenze: Sekunden, Knoten oder Tiefe
error-analysis-needs-game = { $option } braucht eine aufgezeichnete Partie, keine Stellung
