error-table-no-seat = du hast keinen Platz in dieser Partie
error-table-which-seat = du hast die Plätze { $seats }; gib an, für welchen Platz du aufgibst
error-table-no-seat-here = mindestens ein Platz muss an deinem eigenen Bildschirm gespielt werden
error-table-stale = die Partie hat sich geändert: Zug { NUMBER($ply, useGrouping: 0) } ist schon gespielt; lade neu und versuche es noch einmal
error-table-not-your-turn = du bist nicht am Zug; Platz { $seat } ist dran
error-table-not-forced = hier gibt es keinen erzwungenen Zug
error-table-link-used = dieser Link wurde schon benutzt; bitte um einen neuen
error-link-unknown = dieser Link ist ungültig; bitte um einen neuen
error-table-seat-taken = Platz { $seat } ist schon besetzt
error-table-sits-already = du bist schon in dieser Partie, auf Platz { $seat }; dieser Platz ist für einen anderen Spieler
error-table-not-open = Platz { $seat } ist nicht offen für alle; bitte um eine Einladung
error-table-asked-already = Platz { $seat } hat schon eine Anfrage gestellt; antworte zuerst darauf
error-table-not-asked = es gibt keine solche Anfrage zu beantworten
error-table-agreed-already = du hast schon zugestimmt; warte auf die Antwort der anderen
error-table-not-over = die Partie ist noch nicht zu Ende
error-table-rematched = es gibt schon eine Revanche: { $game }
error-table-no-draw = in diesem Spiel kann man sich nicht auf Remis einigen
error-table-opponents-play-on = der Computer lehnt das Remis ab und spielt weiter
error-table-no-takebacks = in dieser Partie darf man keine Züge zurücknehmen
error-table-nothing-to-take-back = du hast noch keinen Zug gemacht, den du zurücknehmen könntest
error-table-no-hints = in dieser Partie sind keine Tipps erlaubt
error-table-waiting =
    { $free ->
        [one] ein Platz ist noch frei; die Partie beginnt, wenn er besetzt ist
       *[other] { $free } Plätze sind noch frei; die Partie beginnt, wenn sie besetzt sind
    }
error-table-no-chat = diese Partie hat keinen Chat
error-table-says-nothing = die Nachricht ist leer; schreib zuerst etwas
error-table-seats = diese Partie hat { $seats } Plätze, angegeben hast du aber { $found }
error-table-nobody = mindestens ein Platz muss für einen Menschen sein
error-table-too-long = die Aufzeichnung hat { $found } Züge; höchstens { $most } sind erlaubt
error-table-already-over = in dieser Stellung ist die Partie schon zu Ende ({ $start }); wähle eine frühere
error-table-unknown = die Partie { $game } gibt es nicht
error-table-other-game = der Befehl gilt für eine andere Partie als die in der Adresse
error-table-hidden = in dieser Partie sind die Karten verdeckt; die Aufzeichnung gibt es, wenn sie zu Ende ist
error-table-no-map = dieses Spiel hat keine Landkarte
error-game-two-starts = gib entweder eine Stellung oder eine Aufzeichnung an, nicht beides
error-game-map-unknown = die Landkarte { $name } gibt es nicht; bekannte Landkarten: { $expected }
error-game-of-record = das ist eine Aufzeichnung von { $found }; wähle dieses Spiel und gib keine Optionen an
error-game-ply =
    die Aufzeichnung hat nur { $most ->
        [one] { $most } Zug
       *[other] { $most } Züge
    }; einen Zug { $found } gibt es nicht
error-guard-too-many = zu viele Anfragen; warte einen Moment und versuche es noch einmal
error-guard-too-many-games = eine Verbindung kann höchstens { $most } Partien folgen; verlasse zuerst eine
error-guard-other-site = die Anfrage kam von einer anderen Website; öffne die App selbst oder benutze ein Token
error-guard-unknown-host = dieser Server kennt den Namen { $host } nicht; öffne ihn unter einer anderen Adresse oder trage den Namen in die Einstellung allowed_hosts ein
error-server-fault = auf dem Server ist etwas schiefgegangen; nichts ist verloren, versuche es noch einmal
error-message-binary = Nachrichten müssen Text sein, keine Binärdaten
error-message-too-large = eine Nachricht darf höchstens { $most } Zeichen haben
error-message-wrong = die Nachricht ist ungültig: { $why }
error-text-control = der Text enthält Steuerzeichen; entferne sie und versuche es noch einmal
error-person-needed = das Token ist ungültig; erstelle eines mit: erawan token NAME
error-person-banned =
    dieses Konto ist { $hours ->
        [0] bis auf Weiteres
        [one] noch eine Stunde
       *[other] noch { $hours } Stunden
    } gesperrt (Grund: { $reason }); du kannst weiter zuschauen, aufgeben und deine Plätze verlassen
error-person-name = ein Name muss 1 bis { $most } sichtbare Zeichen haben
error-store-closing = der Server startet neu; versuche es gleich noch einmal
error-store-conflict = die Partie hat sich geändert; lade neu und versuche es noch einmal
error-store-unavailable = der Server konnte das nicht speichern, deshalb wurde nichts geändert; versuche es gleich noch einmal
error-lease-lost = ein anderer Serverprozess hat diese Arbeit übernommen
error-engine-failed = der Computergegner ist ausgefallen; ein anderer übernimmt
error-table-too-much-said = in dieser Partie ist die Grenze von { $most } Chatnachrichten erreicht
error-table-too-many-requests = in dieser Partie ist die Grenze von { $most } Anfragen erreicht
error-table-too-many-takebacks = in dieser Partie ist die Grenze von { $most } zurückgenommenen Zügen erreicht
error-table-prepares-both = wähle entweder Vorauszüge oder automatisches Passen, nicht beides
error-table-no-pass = in diesem Spiel kann man nicht passen
error-table-your-turn = du bist am Zug; spiel den Zug jetzt, statt ihn im Voraus einzugeben
error-table-cannot-prepare = dieser Zug geht hier nicht als Vorauszug
error-table-nothing-prepared = du hast keine Vorauszüge
error-table-not-yours = das kann nur der Spieler, der die Partie angelegt hat
error-table-title = ein Titel darf höchstens { $most } Zeichen haben
error-person-unknown = diesen Spieler gibt es nicht
error-person-wrong-passphrase = Name oder Passphrase ist falsch; prüfe beides und versuche es noch einmal
error-person-name-taken = dieser Name ist vergeben; wähle einen anderen
error-person-passphrase = eine Passphrase braucht mindestens { $least } Zeichen
error-export-busy = es läuft schon ein Export; warte, bis er fertig ist, und versuche es noch einmal
error-person-name-similar = dieser Name sieht aus wie der eines anderen Spielers; wähle einen anderen
error-person-name-reserved = dieser Name ist reserviert; wähle einen anderen
error-person-wrong-old-passphrase = die bisherige Passphrase ist falsch; prüfe sie und versuche es noch einmal
error-person-too-many-tries = zu viele falsche Passphrasen; warte { $minutes } min oder melde dich auf einem Gerät an, das du schon benutzt hast
error-session-unknown = diese Sitzung ist schon beendet
error-limit-games = du hast die Grenze von { $most } laufenden Partien erreicht; spiele zuerst eine zu Ende, gib eine auf oder verlasse eine
error-limit-open-games = du hast die Grenze von { $most } offenen Partien erreicht; warte, bis jemand mitspielt, verlasse eine oder lade per Link ein
error-limit-open-games-hour = aus deinem Netz kommen zu viele offene Partien; lade per Link ein oder versuche es in { $minutes } min noch einmal
error-limit-bytes = deine Partien und Studien belegen { $most } MB, mehr ist nicht erlaubt; lösche Studien, die du nicht mehr brauchst
error-hook-url = die Adresse muss mit http:// oder https:// beginnen und höchstens { $most } Zeichen haben
error-hook-unreachable = diese Adresse antwortet nicht; prüfe sie und versuche es noch einmal
error-hook-status = die Adresse hat mit Status { $status } geantwortet
error-hook-private = Adressen in privaten Netzwerken sind nicht erlaubt
error-table-no-opponents = { $game } hat keine Computergegner; wähle für alle Plätze Menschen
serve-here = auf diesem Computer
serve-network = in deinem Netzwerk
serve-public = für alle
