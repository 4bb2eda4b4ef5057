analysis-seat = Platz { $seat }
analysis-mover = Am Zug: { $name }
analysis-percent = { $number } %
analysis-searched = Tiefe { $depth }, { $nodes } Knoten in { $seconds } s
analysis-thinking = Denkt nach
analysis-thought = Tiefe { $depth }: { $turn }, { $percent }
analysis-progress = Stellung { $done } von { $total }

# Proven results for the player to move, or the player who moved. Turns of all players count.
analysis-won = gewinnt
analysis-won-in = gewinnt in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
analysis-drawn = hält remis
analysis-drawn-in = macht remis in { $turns ->
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
analysis-allowed-loss = führt zu einer sicheren Niederlage
analysis-allowed-loss-in = führt zur Niederlage in { $turns ->
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
analysis-accuracy-none = keine Züge zu bewerten
analysis-part =
    abgebrochen: { $count } von { $total ->
        [one] { $total } Zug
       *[other] { $total } Zügen
    } analysiert
analysis-nothing = abgebrochen, bevor ein Zug analysiert war
analysis-course-title = Verlauf der Partie
analysis-course = { $name }: Gewinnwahrscheinlichkeit anfangs { $first }, am Ende { $last }.
analysis-axis-chance = Gewinnwahrscheinlichkeit
analysis-axis-turn = Zug
analysis-plotted = Diagramm gespeichert in { $path }.
analysis-annotated = Die kommentierte Partie wurde an { $path } angehängt.

error-analysis-over = es gibt nichts zu analysieren: Die Partie ist zu Ende ({ $outcome })
error-analysis-no-turns = es gibt nichts zu analysieren: Die Partie hat keine Züge
error-analysis-endless = die Analyse braucht eine Grenze: Gib Sekunden, Knoten oder Tiefe an
error-analysis-needs-game = { $option } braucht eine aufgezeichnete Partie, keine Stellung
