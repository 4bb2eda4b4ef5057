error-line = Zeile { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }
error-extra-missing = das Extra „{ $extra }“ ist nicht installiert; installieren mit: pip install "erawan[{ $extra }]"

error-record-tag = { $found } ist kein Kopffeld; schreibe [Name Wert], den Wert als JSON
error-record-tag-twice = das Kopffeld { $name } steht hier zum zweiten Mal
error-record-no-tag = der Partie fehlt das Kopffeld { $name }
error-record-format = Format { $found } lässt sich hier nicht lesen, nur Format { $expected }
error-record-rules = die Partie folgt Fassung { $found } der Regeln; dies ist Fassung { $expected }
error-record-options = Optionen schreibt man { "{" }"Name": Wert{ "}" }, nicht { $found }
error-record-map = { $found } ist keine Karte einer Partie
error-record-map-digest = die Karte { $name } hat hier den Fingerabdruck { $expected }, in der Partie { $found }: Es ist nicht dieselbe Karte
error-record-seats = { $found } nennt keine { $seats } Spieler
error-record-time = { $found } ist keine Zeit; schreibe etwa 2026-01-31T18:30:00+00:00
error-record-result = { $found } ist kein Ergebnis; schreibe { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = das Ergebnis im Kopf und das am Ende der Züge unterscheiden sich
error-record-other-result = die Züge beenden die Partie anders: { $reason }, Sieger { $winners }
error-record-not-over = die Züge beenden die Partie nicht durch { $reason }; ohne Ende bleibt sie offen oder endet durch: { $expected }
error-record-cut = die Partie bricht vor ihrem Ergebnis ab
error-record-brace = hier öffnet oder schließt sich eine Klammer ohne ihre andere Hälfte
error-record-after-result = { $found } kommt nach dem Ergebnis
error-record-number = dies ist Zug { NUMBER($expected, useGrouping: 0) }, nicht { $found }
error-record-no-turn = { $found } steht, wo ein Zug stehen sollte
error-record-clock = { $found } ist keine Uhr; schreibe @Minuten:Sekunden
error-record-too-deep = Varianten stehen höchstens { $most } tief ineinander
error-record-too-large = eine Partie hat höchstens { $most } Zeichen
error-record-not-text = dies ist kein UTF-8-Text
error-record-none = { $path } enthält keine ganze Partie
error-record-number-unknown = { $path } hat keine Partie { $number }; es sind { $count }
error-export-suffix = { $found } ist keine Dateiart zum Ausgeben; erwartet: { $expected }
error-export-same = { $path } enthält die Partien selbst; nenne eine andere Datei
error-export-broken = beschädigt und ausgelassen: { $count }

maps-good = { $path } ist eine gute Karte.
export-done = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} nach { $path } geschrieben
replay-prompt = { $ply }/{ $last } (Eingabe: weiter, b: zurück, eine Zahl, s: Anfang, e: Ende, q: hinaus)>
replay-help = Eingabe geht weiter, b zurück; eine Zahl geht zu diesem Zug, s zum Anfang, e zum Ende; q geht hinaus.
replay-end = Das ist die letzte Stellung.
replay-unfinished = Die Partie ist nicht zu Ende.
replay-ended-outside = Hier endete die Partie: { $reason }. Gewonnen: { $winners }.
ended-resigned = jemand gab auf
ended-time = eine Uhr lief ab
ended-agreed = man einigte sich
ended-abandoned = sie wurde abgebrochen
