error-line = Zeile { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
error-extra-missing = dafür fehlt das Extra „{ $extra }“; installiere es mit: pip install "erawan[{ $extra }]"

error-record-tag = { $found } ist kein Kopffeld; schreibe [Name Wert], den Wert als JSON
error-record-tag-twice = das Kopffeld { $name } kommt zweimal vor
error-record-no-tag = der Aufzeichnung fehlt das Kopffeld { $name }
error-record-format = das Format { $found } der Aufzeichnung lässt sich nicht lesen; diese Version von Erawan liest Format { $expected }
error-record-rules = die Partie wurde nach Version { $found } der Regeln gespielt, aber diese Version von Erawan verwendet Version { $expected }; öffne die Partie mit einer Version von Erawan, die dieselben Regeln hat
error-record-options = schreibe Optionen als { "{" }"Name": Wert{ "}" }, nicht { $found }
error-record-map = { $found } ist keine gültige Angabe einer Landkarte
error-record-map-digest = die Partie wurde auf einer anderen Version der Landkarte { $name } gespielt (Prüfsumme { $found }, hier { $expected }); verwende die Landkartendatei jener Partie
error-record-seats = { $found } ist keine Liste von { $seats } Spielern
error-record-time = { $found } ist keine Zeitangabe; schreibe sie wie 2026-01-31T18:30:00+00:00
error-record-result = { $found } ist kein Ergebnis; schreibe { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = das Ergebnis im Kopf ist ein anderes als das nach den Zügen
error-record-other-result = das aufgezeichnete Ergebnis ist falsch: Die Züge beenden die Partie durch { $reason }, Gewinner: { $winners }
error-record-not-over = die Züge beenden die Partie nicht durch { $reason }; lass das Ergebnis offen oder wähle aus: { $expected }
error-record-cut = die Aufzeichnung bricht vor ihrem Ergebnis ab
error-record-brace = zu dieser Klammer fehlt das Gegenstück
error-record-after-result = { $found } steht nach dem Ergebnis; dort darf nichts mehr folgen
error-record-number = erwartet wird Zugnummer { NUMBER($expected, useGrouping: 0) }, nicht { $found }
error-record-no-turn = erwartet wird ein Zug, nicht { $found }
error-record-clock = { $found } ist keine Restzeit; schreibe @Minuten:Sekunden
error-record-too-deep = Varianten dürfen höchstens { $most } Ebenen tief verschachtelt sein
error-record-too-large = eine Aufzeichnung darf höchstens { $most } Zeichen haben
error-record-not-text = die Datei ist kein UTF-8-Text
error-record-none = { $path } enthält keine vollständige Partie
error-record-number-unknown =
    { $path } hat keine Partie { $number }; die Datei enthält { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
error-export-suffix = Export in { $found }-Dateien ist nicht möglich; erlaubt ist: { $expected }
error-export-same = { $path } ist die Datei, die du exportierst; wähle eine andere Datei als Ziel
error-export-broken = fehlerhafte Partien ausgelassen: { $count }

maps-good = { $path } ist eine gültige Landkarte.
export-done =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } in { $path } gespeichert
replay-prompt = { $ply }/{ $last } (Enter: weiter, b: zurück, Zahl: zu diesem Zug, s: Anfang, e: Ende, q: beenden)>
replay-help = Enter zeigt den nächsten Zug, b geht zurück, s zum Anfang, e zum Ende; eine Zahl geht zu diesem Zug; q beendet.
replay-end = Das ist die letzte Stellung.
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-ended-outside = Die Partie ist zu Ende: { $reason }. Plätze der Gewinner: { $winners }.
ended-resigned = ein Spieler hat aufgegeben
ended-time = die Zeit eines Spielers ist abgelaufen
ended-agreed = die Spieler haben sich auf Remis geeinigt
ended-abandoned = die Partie wurde abgebrochen
ended-length = die Partie hat die Höchstzahl an Zügen erreicht, die dieser Server zulässt
