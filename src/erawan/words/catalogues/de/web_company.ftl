web-prepare-card = Eine Karte wählen
web-prepare-another = Noch einen Zug hinzufügen
web-preparing-card = Wähle, was du tust, wenn du an der Reihe bist. Der Tisch ist gezeigt, wie er jetzt ist.
web-prepared-ask = Das würde jetzt geschehen. Behalten, bis du an der Reihe bist?
web-prepared-keep = Für später behalten
web-prepared-always = was auch immer vorher gespielt wird
web-prepared-after = nur nach { $turns }
web-prepared-remove = { $turn } entfernen
web-prepared-when = Gemacht wird er
web-prepared-only = nur wenn vorher dies gespielt wird:
web-prepared-theirs = Zug: { $name }
web-rated-hints = Diese Partie zählt für deine Wertung, solange du keinen Tipp verlangst und keinen Zug zurücknimmst.
web-rated-takebacks = Diese Partie zählt für deine Wertung, außer wenn ein Zug zurückgenommen wird.
web-rated-no-longer = Mit einem Tipp zählt die Partie nicht für deine Wertung.
web-sign-in-bring = Die hier als Gast gespielten Partien mitnehmen, auch Studien und Aufgaben
web-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
