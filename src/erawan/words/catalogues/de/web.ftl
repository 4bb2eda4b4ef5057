web-welcome = Zwei Spiele mit Elefanten, Königen und List
web-welcome-more = Spiel sofort los: gegen den Computer, mit Freunden an einem Bildschirm oder per Link. Du brauchst kein Konto.
web-siam-in-short = Elefanten gegen Nashörner auf einem Brett mit 5 × 5 Feldern. Schieb einen Felsen vom Brett, bevor es die andere Seite tut. Zehn Minuten, ohne Zufall.
web-kos-in-short = Drei Fraktionen kämpfen um acht Provinzen, und die Briten warten schon. Acht Karten für jeden, kein Zufall nach dem Aufbau, zwei bis vier Spieler.
web-kos-quick-open = In dieser schnellen Partie bleiben alle gespielten Karten sichtbar. Mit verdeckten Karten, wie in den vollständigen Regeln, spielst du unter „Mehr Optionen“.
web-play-siam = Siam spielen
web-play-kos = King of Siam spielen
web-more-choices = Mehr Optionen
web-starting = Startet …
web-go-on = Weiterspielen
web-opponent = Gegner
web-players = Spieler
web-players-count =
    { $count ->
        [4] 4 (zwei Teams)
       *[other] { $count }
    }
web-level = Stufe { $level }
web-level-1 = erste Schritte
web-level-2 = Anfänger
web-level-3 = Hobbyspieler
web-level-4 = fortgeschritten
web-level-5 = erfahren
web-level-6 = stark
web-level-7 = sehr stark
web-level-8 = volle Stärke
web-opponent-1 = Nok
web-opponent-2 = Mali
web-opponent-3 = Daeng
web-opponent-4 = Sun
web-opponent-5 = Pim
web-opponent-6 = Rung
web-opponent-7 = Thong
web-opponent-8 = Chang
web-opponents-company = Auf den anderen Plätzen sitzen Gegner von etwa dieser Stärke.
web-guest = Gast
web-free-seat = Freier Platz
web-you = Du
web-seat = Platz { $seat }
web-name-at-seat = { $name } (Platz { $seat })
web-team-1 = Team 1, Platz { $seat }
web-team-2 = Team 2, Platz { $seat }

web-new-game = Neue Partie
web-which-game = Spiel
web-who-plays = Wer spielt
web-kind-here = Spieler an diesem Bildschirm
web-kind-level = Computer
web-kind-link = Freund per Link
web-kind-open = Offen für alle
web-kinds-explained = Ein Einladungslink funktioniert nur einmal, für eine Person. Einen offenen Platz bekommt, wer zuerst beitritt.
web-clock = Uhr
web-clock-none = Keine Uhr
# Stand alone, and after a number: "3 days per turn".
web-clock-minutes = Minuten pro Partie
web-clock-days = Tage pro Zug (Fernpartie)
web-clock-minutes-each = Minuten pro Spieler
web-clock-increment = Zusätzliche Sekunden pro Zug
web-clock-days-each = Tage pro Zug
web-rules = Regeln
web-takebacks-explained = Züge dürfen zurückgenommen werden: gegen den Computer jederzeit, unter Menschen nur, wenn alle zustimmen.
web-hints-explained = Tipps vom Computer sind erlaubt.
web-start-from = Von einer Stellung oder gespeicherten Partie starten
web-start-from-more = Füge eine Stellung oder die Aufzeichnung einer Partie ein. Von dort geht es weiter.
web-begin = Partie starten

web-my-games = Meine Partien
web-games-running = Laufend
web-games-waiting = Warten auf Spieler
web-games-over = Beendet
web-games-open = Offene Partien
web-no-games = Du hast noch keine Partien.
web-won = Gewonnen
web-lost = Verloren
web-drawn = Remis
web-over = Partie beendet
web-you-won = Du hast gewonnen!
web-you-lost = Du hast verloren
web-winner = gewonnen
web-gave-up = { $name } hat aufgegeben
web-gave-up-you = Du hast aufgegeben
web-ran-out-of-time = Zeit abgelaufen: { $name }
web-ran-out-of-time-you = Deine Zeit ist abgelaufen

web-invited = Du bist zu einer Partie eingeladen
web-invited-more = Ein Platz ist für dich reserviert. Der Link funktioniert nur einmal.
web-take-seat = Mitspielen
web-open-to-all = Offen für alle
web-link = Link
web-copy-link = Link kopieren
web-copied = Kopiert

web-waiting = Warten auf Spieler
web-your-turn = Du bist am Zug
web-is-to-move = { $name } ist am Zug
web-is-thinking = { $name } denkt nach
web-to-move = am Zug
web-away = abwesend
web-days = T
web-hours = Std

web-ask-hint = Tipp
web-hinting = Denkt nach …
web-hint = Tipp: { $turn }.
web-kos-hint = Tipp: So macht es der Computer – er { $turn }.
web-take-back = Zurücknehmen
web-offer-draw = Remis anbieten
web-resign = Aufgeben
web-sure = Wirklich aufgeben?
web-yes = Ja
web-no = Nein
web-withdraw = Abbrechen
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-another-game = Neue Partie
web-record = Herunterladen
web-asks-draw = { $name } bietet Remis an. Nimmst du an?
web-asks-takeback = { $name } möchte einen Zug zurücknehmen. Stimmst du zu?
web-asks-rematch = { $name } möchte eine Revanche mit getauschten Plätzen. Stimmst du zu?
web-asking-draw = Du hast Remis angeboten. Warten auf Antwort …
web-asking-takeback = Du möchtest einen Zug zurücknehmen. Warten auf Antwort …
web-asking-rematch = Du möchtest eine Revanche. Warten auf Antwort …
web-declined-draw = Dein Remisangebot wurde abgelehnt.
web-declined-takeback = Deine Bitte, einen Zug zurückzunehmen, wurde abgelehnt.
web-declined-rematch = Deine Bitte um eine Revanche wurde abgelehnt.

web-moves = Züge
web-no-moves = Noch keine Züge.
web-latest-only = In dieser Partie sind die Karten verdeckt. Bis zum Ende siehst du von jedem Spieler nur den letzten Zug.
web-looking-back = Du siehst eine frühere Stellung.
web-first = Zum Anfang
web-earlier = Einen Zug zurück
web-later = Einen Zug weiter
web-now = Zurück zum aktuellen Stand
web-chat = Chat
web-say = Nachricht
web-say-placeholder = Nachricht
web-send = Senden
web-close = Schließen
web-back = Abbrechen

web-siam-board = Siam-Brett
web-square-empty = { $square }, leer
web-reserve = { $side }: { $count } in Reserve
web-face = Blick { $way }
web-choose-animal = Wähle ein Tier auf dem Brett oder aus deiner Reserve.
web-choose-target = Wähle ein Zielfeld. Um das Tier auf der Stelle zu drehen, wähle es noch einmal.
web-choose-edge = Wähle ein Feld am Rand, auf dem es hereinkommt.
web-choose-facing = Wähle, wohin das Tier schaut.
web-leave-board = Brett verlassen
web-push =
    { $pushing ->
        [one] { $pushing } Tier schiebt
       *[other] { $pushing } Tiere schieben
    }, { $against ->
        [0] keines hält dagegen
        [one] { $against } hält dagegen
       *[other] { $against } halten dagegen
    }, { $rocks ->
        [0] kein Fels
        [one] { $rocks } Fels
       *[other] { $rocks } Felsen
    }.
web-push-now = Schieben

web-language = Sprache
web-skip = Zum Inhalt springen
web-sending = Wird gesendet …
web-loading = Wird geladen …
web-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-no-page = Seite nicht gefunden
web-no-game = Partie nicht gefunden
web-to-start = Zur Startseite

web-option-map = Landkarte
web-option-map-siam = Siam (Rekonstruktion)
web-option-map-britain = Großbritannien
web-option-discards-top = Nur die oberste Karte
web-option-discards-open = Alle Karten
web-option-push-walk = Figur für Figur
web-option-push-line = Einmal am Ende

web-how = So wird gespielt
web-siam-rules-title = So spielt man Siam
web-siam-rules-goal = Ziel
web-siam-rules-goal-more = Schieb einen Felsen vom Brett. Sieh dir die Tiere hinter dem Felsen an, die in Schubrichtung schauen: Das nächste gewinnt die Partie für seine Seite, auch wenn die andere Seite geschoben hat.
web-siam-rules-turn = Dein Zug
web-siam-rules-turn-more = Du machst genau eine Sache mit einem Tier: am Rand hereinholen, ein Feld weit auf ein leeres Feld gehen lassen und dabei beliebig drehen, auf der Stelle drehen oder vom Rand zurück in die Reserve nehmen. Schräg geht nichts.
web-siam-rules-push = Schieben
web-siam-rules-push-more = Ein Tier schiebt, indem es geradeaus in seine Blickrichtung auf ein besetztes Feld geht. Die ganze lückenlose Linie rückt ein Feld weiter. Auch ein Tier, das hereinkommt, kann schieben. Während eines Schubs dreht sich nichts.
web-siam-rules-strength = Stärke
web-siam-rules-strength-more = Zähle die Linie entlang. Das schiebende Tier zählt 1. Jedes Tier, das in Schubrichtung schaut, gibt 1 dazu, jedes, das dem Schub entgegenschaut, nimmt 1 weg. Tiere, die zur Seite schauen, ändern nichts. Wem ein Tier gehört, ist egal. Nach jeder Figur muss die Stärke mindestens 1 sein und mindestens so groß wie die Zahl der Felsen bis dahin.
web-siam-rules-off = Über den Rand
web-siam-rules-off-more = Ein Tier, das über den Rand geschoben wird, geht zurück in seine Reserve. Ein Fels, der über den Rand geschoben wird, beendet die Partie. Kommt eine Stellung zum dritten Mal vor, ist die Partie remis.

web-kos-rules-title = So spielt man King of Siam
web-kos-rules-turn = Wenn du am Zug bist, spielst du eine deiner acht Karten oder passt. Jede Karte kannst du nur einmal in der Partie spielen.
web-kos-rules-cards = Drücke auf das Fragezeichen einer Karte, um zu sehen, was sie bewirkt.
web-request-wrong = Etwas ist schiefgegangen. Prüfe deine Eingaben und versuche es noch einmal.
web-your-name = Dein Name
web-keep = Speichern
web-only-edge = Tiere kommen nur am Rand des Bretts herein
web-only-beside = ein Tier geht ein Feld vor, zurück oder zur Seite, nie schräg
