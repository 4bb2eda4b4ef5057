web-welcome = Zwei Spiele von Elefanten, Königen und List
web-welcome-more = Spiele sofort gegen den Computer, mit Freunden an einem Bildschirm oder über einen Link. Ein Konto braucht es nicht.
web-siam-in-short = Elefanten gegen Nashörner auf fünf mal fünf Feldern. Schiebe einen Felsen vom Brett, bevor es die andere Seite tut: zehn Minuten, kein Glück.
web-kos-in-short = Drei Fraktionen ringen um acht Provinzen, und die Briten warten. Acht Karten für jeden, kein Glück nach dem Aufbau, zwei bis vier Spieler.
web-kos-quick-open = In dieser schnellen Partie liegen alle gespielten Karten offen; unter „Mehr Auswahl“ spielst du mit verdeckten Karten, wie es die Regeln wollen.
web-play-siam = Siam spielen
web-play-kos = King of Siam spielen
web-more-choices = Mehr Auswahl
web-starting = Es geht los …
web-go-on = Weiterspielen
web-opponent = Gegner
web-players = Spieler
web-players-count = { $count ->
    [4] vier, in zwei Teams
    [3] drei
   *[other] zwei
}
web-level = Stufe { $level }
web-level-1 = erste Schritte
web-level-2 = Anfänger
web-level-3 = gelegentlich
web-level-4 = aufmerksam
web-level-5 = geübt
web-level-6 = stark
web-level-7 = sehr stark
web-level-8 = volle Stärke
web-strength = Stärke
web-guest = Gast
web-free-seat = Freier Platz
web-you = Du
web-seat = Platz { $seat }
web-name-at-seat = { $name } (Platz { $seat })
web-team-1 = Team 1, Platz { $seat }
web-team-2 = Team 2, Platz { $seat }

web-new-game = Neue Partie
web-which-game = Welches Spiel
web-who-plays = Wer spielt
web-kind-here = Mensch an diesem Bildschirm
web-kind-level = Der Computer
web-kind-link = Mensch über einen Link
web-kind-open = Wer will
web-kinds-explained = Ein Link ist für eine Person und gilt einmal. Einen offenen Platz nimmt, wer zuerst kommt.
web-clock = Uhr
web-clock-none = keine
web-clock-minutes = Minuten je Partie
web-clock-days = Tage je Zug
web-clock-minutes-each = Minuten für jeden
web-clock-increment = Sekunden dazu nach jedem Zug
web-clock-days-each = Tage für jeden Zug
web-rules = Regeln
web-takebacks-explained = Züge dürfen zurückgenommen werden: gegen den Computer frei, unter Menschen, wenn alle zustimmen.
web-hints-explained = Der Computer gibt Tipps, wenn man ihn fragt.
web-start-from = Von einer Stellung oder Aufzeichnung ausgehen
web-start-from-more = Füge eine Stellung in der Notation des Spiels ein, oder eine ganze Aufzeichnung; die Partie geht von dort weiter.
web-begin = Beginnen

web-my-games = Meine Partien
web-games-running = Laufend
web-games-waiting = Warten auf Spieler
web-games-over = Beendet
web-games-open = Offen für alle
web-no-games = Du hast noch keine Partien.
web-won = gewonnen
web-lost = verloren
web-drawn = Unentschieden
web-over = Die Partie ist zu Ende
web-you-won = Du hast gewonnen!
web-you-lost = Du hast verloren
web-winner = gewinnt
web-gave-up = aufgegeben: { $name }

web-invited = Du bist zu einer Partie eingeladen
web-invited-more = Nimm den Platz, der für dich frei gehalten wird. Der Link gilt einmal.
web-take-seat = Platz nehmen
web-open-to-all = offen für alle
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
web-hint = Ein guter Zug: { $turn }.
web-kos-hint = Der Computer würde dies tun: Er { $turn }.
web-take-back = Zurücknehmen
web-offer-draw = Remis anbieten
web-resign = Aufgeben
web-sure = Wirklich aufgeben?
web-yes = Ja
web-no = Nein
web-withdraw = Zurückziehen
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-another-game = Andere Partie
web-record = Aufzeichnung laden
web-asks-draw = { $name } bietet Remis an. Einverstanden?
web-asks-takeback = { $name } möchte einen Zug zurücknehmen. Einverstanden?
web-asks-rematch = { $name } möchte noch eine Partie mit getauschten Plätzen. Einverstanden?
web-asking-draw = Du hast Remis angeboten; die Antwort steht aus.
web-asking-takeback = Du möchtest einen Zug zurücknehmen; die Antwort steht aus.
web-asking-rematch = Du möchtest eine Revanche; die Antwort steht aus.
web-declined-draw = Dein Remisangebot wurde abgelehnt.
web-declined-takeback = Dein Wunsch, einen Zug zurückzunehmen, wurde abgelehnt.
web-declined-rematch = Dein Wunsch nach einer Revanche wurde abgelehnt.

web-moves = Züge
web-no-moves = Noch ist kein Zug gemacht.
web-latest-only = In dieser Partie sind die Karten verdeckt; bis zum Ende sieht man von jedem nur den letzten Zug.
web-looking-back = Du blickst zurück.
web-first = Zum Anfang
web-earlier = Einen Zug zurück
web-later = Einen Zug weiter
web-now = Zurück zur Gegenwart
web-chat = Gespräch
web-say = Sag etwas
web-send = Senden
web-close = Schließen
web-back = Zurück

web-siam-board = Siam-Brett
web-square-empty = { $square }, leer
web-reserve = { $side }: { $count } in Reserve
web-face = nach { $way } schauen
web-choose-animal = Wähle ein Tier auf dem Brett oder aus deiner Reserve.
web-choose-target = Wähle, wohin es geht; wähle es noch einmal, um es auf der Stelle zu drehen.
web-choose-edge = Wähle ein Feld am Rand, um hereinzukommen.
web-choose-facing = Wähle, wohin es schaut.
web-leave-board = Brett verlassen
web-push = { $pushing } schieben, { $against } dagegen, { $rocks ->
    [0] kein Felsen
    [one] { $rocks } Felsen
   *[other] { $rocks } Felsen
}.
web-push-now = Schieben

web-language = Sprache
web-skip = Zum Spiel
web-sending = Wird gesendet …
web-loading = Wird geladen …
web-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-reconnecting = Die Verbindung ist weg; neuer Versuch …
web-no-page = Diese Seite gibt es nicht
web-no-game = Diese Partie gibt es nicht
web-to-start = Zur ersten Seite

web-option-map = Die Karte, auf der gespielt wird.
web-option-map-siam = Siam (eine Rekonstruktion)
web-option-map-britain = Großbritannien
web-option-discards-top = nur die oberste Karte
web-option-discards-open = alle offen
web-option-push-walk = Stück für Stück
web-option-push-line = einmal am Ende

web-how = Spielregeln
web-siam-rules-title = So spielt man Siam
web-siam-rules-goal = Ziel
web-siam-rules-goal-more = Schiebe einen Felsen vom Brett. Das Tier, das am nächsten hinter dem Felsen steht und in Schubrichtung schaut, gewinnt die Partie für seine Seite, auch wenn die andere Seite geschoben hat.
web-siam-rules-turn = Dein Zug
web-siam-rules-turn-more = Du tust eines mit einem Tier: es am Rand hereinbringen, es auf ein leeres Feld daneben ziehen und beliebig drehen, es auf der Stelle drehen, oder es vom Rand zurück in die Reserve nehmen.
web-siam-rules-push = Schieben
web-siam-rules-push-more = Ein Tier schiebt geradeaus, wohin es schaut, auf ein besetztes Feld; die ganze lückenlose Reihe rückt ein Feld weiter. Auch ein Tier, das hereinkommt, darf schieben. Während eines Schubs dreht sich nichts.
web-siam-rules-strength = Kraft
web-siam-rules-strength-more = Zähle die Reihe entlang: Wer schiebt, ist 1, jedes Tier, das in Schubrichtung schaut, gibt 1 dazu, jedes, das dagegen schaut, nimmt 1 weg, wer zur Seite schaut, ändert nichts. Nach jeder Figur muss die Kraft mindestens 1 sein und mindestens so groß wie die Zahl der Felsen bis dahin. Wem ein Tier gehört, ist gleich.
web-siam-rules-off = Vom Brett
web-siam-rules-off-more = Ein über den Rand geschobenes Tier geht zurück in seine Reserve. Ein über den Rand geschobener Felsen beendet die Partie. Eine Stellung, die zum dritten Mal vorkommt, ist unentschieden.

web-kos-rules-title = So spielt man King of Siam
web-kos-rules-turn = In deinem Zug spielst du eine deiner acht Karten oder passt; jede Karte wird einmal in der Partie gespielt.
web-kos-rules-cards = Was jede Karte tut, steht hinter ihrem Fragezeichen.
web-request-wrong = Hier stimmt etwas nicht. Prüfe deine Eingaben und versuche es noch einmal.
web-your-name = Dein Name
web-your-name-more = Andere sehen ihn neben deinem Platz.
web-keep = Behalten
web-kept = Behalten
web-only-edge = Tiere kommen am Rand des Bretts herein
web-only-beside = ein Tier geht ein Feld weit, gerade, nicht weiter und nicht schräg
