# Errors of the arena.
error-arena-players =
    { $count ->
        [one] { $count } Spieler kann
       *[other] { $count } Spieler können
    } nicht { $seats } Plätze besetzen; nenne zwei Spieler oder einen für jeden Platz
error-arena-no-opening =
    nach allen versuchten Eröffnungen aus { $turns ->
        [one] { $turns } zufälligem Zug
       *[other] { $turns } zufälligen Zügen
    } ist die Partie schon zu Ende; wähle eine kürzere Eröffnung
error-arena-no-balance = kein Anfang war so ausgeglichen, wie --balance { $balance } verlangt; wähle eine höhere Zahl, höchstens 1
error-arena-file-exists = { $path } enthält schon Partien; setze diesen Wettkampf mit --resume fort oder wähle mit --out eine andere Datei
error-arena-other-match = { $path } enthält Partien eines anderen Wettkampfs; zum Fortsetzen müssen Spieler, Spiel, Grenzen, Startwert und Eröffnungen gleich sein
error-arena-worker-died = ein Worker-Prozess ist { $tries }-mal in derselben Partie abgestürzt; alle bisher beendeten Partien sind gespeichert
error-arena-sprt = ein sequenzieller Test braucht zwei Spieler oder zwei Teams aus je einem Spieler und zwei Elo-Differenzen in steigender Reihenfolge, nicht { $elo0 } und { $elo1 }
error-arena-ray = der Ray-Cluster unter { $address } lässt sich nicht benutzen: { $reason }
error-plot-kind = das Diagramm kann nicht in { $path } gespeichert werden: Diagramme sind SVG-Dateien, also muss der Name auf .svg enden

arena-interrupted = Angehalten. Alle beendeten Partien sind in { $path } gespeichert; mit --resume geht es weiter.
