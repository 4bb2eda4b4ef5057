web-copy-by-hand = Der Browser konnte den Text nicht kopieren. Er ist markiert: Kopiere ihn selbst.
web-qr = QR-Code
web-qr-of = QR-Code: { $link }
web-reach = Serveradresse in Links
web-reach-here-only = Diese Links funktionieren nur auf diesem Computer. Damit andere mitspielen können, starte den Server mit --host 0.0.0.0.
web-seat-left = Ein Platz ist frei
web-by-link-only = Nur auf Einladung
web-make-link = Link erstellen
web-share = Diese Partie teilen
web-share-open = Teilen
web-watch-link = Link für Zuschauer
web-watch-link-more = Wer diesen Link hat, kann der Partie zuschauen, sieht aber keine verdeckten Karten.
web-device = Auf einem anderen Gerät weiterspielen
web-device-more = Öffne diesen Link auf deinem anderen Gerät, um deinen Platz dorthin mitzunehmen. Er funktioniert nur einmal. Auf diesem Gerät kannst du dann nur noch zuschauen. Gib den Link nicht weiter.
web-device-link = Link für dein anderes Gerät
web-device-make = Link erstellen
web-device-make-for = Link erstellen: { $seat }
web-device-come = Auf diesem Gerät weiterspielen
web-device-come-more = Dein Platz wechselt auf dieses Gerät. Der Link funktioniert nur einmal.
web-go-on-here = Platz hierher holen
web-mute = { $name } stummschalten
web-unmute = { $name } wieder einblenden
web-standing = Weiter passen
web-standing-card = Passen, bis jemand eine Karte spielt
web-standing-struggle = Passen bis zum Ende des Kampfes
web-standing-card-on = Du passt, bis jemand eine Karte spielt.
web-standing-struggle-on = Du passt, bis dieser Kampf endet.
web-prepare = Vorauszug eingeben
web-prepare-on-board = Auf dem Brett wählen
web-prepare-write = Zug eintippen
web-preparing = Wähle deinen Vorauszug auf dem Brett.
web-prepared = Deine Vorauszüge:
web-prepared-more = Werden gespielt, sobald du am Zug bist, wenn sie dann erlaubt sind. Nur du siehst sie.
web-prepared-cancel = Abbrechen
web-title = Titel der Partie
web-rename = Umbenennen
web-give-title = Titel hinzufügen
web-notify = Benachrichtigungen einschalten
web-notify-more = Dein Browser kann dich benachrichtigen, wenn du am Zug bist, solange diese App im Hintergrund offen ist.
web-notify-on = Dein Browser benachrichtigt dich, wenn du am Zug bist.
web-notify-stop = Benachrichtigungen ausschalten
web-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in den Browser-Einstellungen für diese Website.
web-notify-unknown-here = Benachrichtigungen sind hier nicht verfügbar. Die meisten Browser erlauben sie nur über HTTPS oder auf dem Computer, auf dem der Server läuft.
web-profile = Profil
web-leave = Partie verlassen
web-leave-sure = Jemand anders kann dann deinen Platz einnehmen. Partie verlassen?
web-watching = Du schaust dieser Partie zu.
web-due = bis { $when }
web-games-turn = Du bist am Zug
web-filter-which = Anzeigen
web-filter-all = Alle Partien
web-filter-turn = Du bist am Zug
web-filter-running = Laufende
web-filter-waiting = Warten auf Spieler
web-filter-over = Beendete
web-filter-both = Beide
web-filter-result = Ergebnis
web-result-any = Alle
web-result-won = Gewonnen
web-result-drawn = Remis
web-result-lost = Verloren
web-no-such-games = Keine Partie passt zu diesen Filtern.
web-more-games = Frühere Partien anzeigen
web-muted-count =
    { $count ->
        [one] { $count } Nachricht ist ausgeblendet.
       *[other] { $count } Nachrichten sind ausgeblendet.
    }
web-turns-waiting =
    { $count ->
        [one] du bist in { $count } Partie am Zug
       *[other] du bist in { $count } Partien am Zug
    }
