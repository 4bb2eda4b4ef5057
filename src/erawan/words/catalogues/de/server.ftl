error-table-no-seat = du hast keinen Platz an diesem Tisch
error-table-no-seat-here = mindestens ein Platz muss an deinem Bildschirm sein
error-table-stale = die Partie ist weitergegangen: sie steht nach Zug { NUMBER($ply, useGrouping: 0) } (Linie { NUMBER($line, useGrouping: 0) })
error-table-not-your-turn = du bist nicht am Zug; Platz { $seat } ist dran
error-table-not-forced = hier ist kein Zug erzwungen
error-table-time-left = es ist noch Zeit übrig
error-table-link-used = dieser Link wurde schon benutzt; bitte um einen neuen
error-link-unknown = dieser Link gilt nicht; bitte um einen neuen
error-table-seat-taken = Platz { $seat } ist besetzt
error-table-not-open = Platz { $seat } steht nicht allen offen
error-table-asked-already = Platz { $seat } hat etwas gefragt; antworte zuerst darauf
error-table-not-asked = danach hat niemand gefragt
error-table-agreed-already = du hast schon zugestimmt; die anderen müssen noch antworten
error-table-not-over = die Partie ist nicht zu Ende
error-table-rematched = eine Revanche gibt es schon: { $game }
error-table-no-draw = dieses Spiel kennt kein vereinbartes Remis
error-table-opponents-play-on = der Computer spielt weiter
error-table-no-takebacks = in dieser Partie werden Züge nicht zurückgenommen
error-table-nothing-to-take-back = du hast noch keinen Zug gemacht, der zurückgenommen werden könnte
error-table-no-hints = in dieser Partie gibt es keine Tipps
error-table-waiting =
    { $free ->
        [one] ein Platz ist noch frei; die Partie beginnt, wenn er besetzt ist
       *[other] { $free } Plätze sind noch frei; die Partie beginnt, wenn sie besetzt sind
    }
error-table-no-chat = an diesem Tisch gibt es keinen Chat
error-table-says-nothing = in dieser Nachricht steht nichts
error-table-seats = das Spiel hat { $seats } Plätze; genannt sind { $found }
error-table-nobody = mindestens ein Platz muss einem Menschen gehören
error-table-too-long = die Aufzeichnung hat { $found } Züge; höchstens { $most } werden übernommen
error-table-already-over = in dieser Stellung ({ $start }) ist die Partie zu Ende; wähle eine frühere
error-table-unknown = eine Partie { $game } gibt es nicht
error-table-other-game = der Befehl nennt eine andere Partie als die Adresse
error-table-hidden = die Aufzeichnung einer Partie mit verdeckten Karten gibt es, wenn sie zu Ende ist
error-game-two-starts = gib eine Stellung oder eine Aufzeichnung an, nicht beides
error-game-map-unknown = eine Karte { $name } gibt es nicht; bekannt sind: { $expected }
error-game-of-record = die Aufzeichnung ist von { $found }; nenne dieses Spiel, ohne Optionen
error-game-ply = die Aufzeichnung hat { $most } Züge, nicht { $found }
error-guard-too-many = zu viel auf einmal; warte einen Augenblick und versuche es noch einmal
error-guard-too-many-games = eine Verbindung folgt höchstens { $most } Partien; verlasse zuerst eine
error-guard-other-site = das kam von einer anderen Seite; öffne die App selbst oder benutze ein Token
error-server-fault = der Server hat einen Fehler gemacht; nichts ist verloren, versuche es noch einmal
error-message-binary = Nachrichten sind Text, nicht binär
error-message-too-large = eine Nachricht hat höchstens { $most } Zeichen
error-message-wrong = die Nachricht lässt sich nicht lesen: { $why }
error-person-needed = das Token ist nicht bekannt; mache eines mit: erawan token NAME
error-person-name = ein Name hat 1 bis { $most } lesbare Zeichen
error-settings-wrong = eine Einstellung stimmt nicht: { $why }
error-settings-public-url = { $found } ist keine öffentliche Adresse; schreibe https://games.example.org
error-settings-file = die Einstellungen in { $path } lassen sich nicht lesen: { $why }
error-store-address = ERAWAN_DATABASE_URL ist keine Adresse einer Datenbank; schreibe postgresql://user:password@host/name
error-store-kind = { $found } wird nicht unterstützt; benutze sqlite oder postgresql
error-store-driver = PostgreSQL braucht seinen Treiber; installiere ihn mit: pip install "erawan[postgresql]"
error-store-unusable = die Datenbank lässt sich nicht benutzen: { $why }
error-store-old = die Tabellen der Datenbank haben Version { $found }, gebraucht wird { $needed }; starte: erawan migrate
error-store-closing = der Server wird neu gestartet; versuche es gleich noch einmal
error-store-conflict = jemand war schneller; schau noch einmal nach
error-store-unavailable = das lässt sich gerade nicht aufbewahren und wurde darum nicht getan; versuche es gleich noch einmal
error-engine-failed = der Gegner hatte ein Problem; ein anderer spielt weiter
error-serve-address = an { $address } kann nicht gelauscht werden: { $why }; wähle einen anderen mit --port
error-serve-compile = die Regeln konnten nicht übersetzt werden (Status { $status }); siehe oben


serve-ready = Erawan ist bereit:
serve-here = auf diesem Rechner
serve-network = in deinem Netz
serve-public = für alle
serve-stop = Strg-C beendet ihn; keine Partie geht verloren.
