# The study board.
study-title = Analysebrett
study-lead = Zieh für alle Seiten, probiere Varianten aus, schreib Kommentare und sieh, was die Engine denkt. Alles wird automatisch gespeichert. Teile es mit einem Link.
study-new = Neue Studie
study-set-up = Stellung aufbauen
study-openings = Eröffnungen
study-map = Landkarte
study-by-text = Stellung als Text
study-position = Stellung in Notation
study-use = Stellung analysieren
study-at-character = Das Problem liegt bei Zeichen { $place }.
study-mine = Meine Studien
study-none = Du hast noch keine Studien.
study-all = Alle Studien
study-untitled = Studie ohne Namen
study-name = Name der Studie
study-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
study-delete = Löschen
study-delete-sure = Diese Studie endgültig löschen?
study-no-study = Studie nicht verfügbar
study-keeping-new = Noch nichts zu speichern
study-keeping-kept = Gespeichert
study-keeping-soon = Wird gespeichert …
study-keeping-wrong = Nicht gespeichert
study-keeping-stale = Anderswo geändert
study-load-anew = Neu laden
study-by = von { $name }
study-read-only = Du kannst dich umsehen und Züge ausprobieren. Um Änderungen zu speichern, mach eine Kopie.
study-copy = Kopie erstellen
study-flip = Brett drehen
study-share = Teilen
study-share-more = Wer diesen Link hat, kann die Studie lesen und kopieren. Ändern kannst nur du sie.
study-link = Link zur Studie
study-download = Herunterladen
study-set-up-here = Stellung ändern
study-tree = Züge und Varianten
study-variation = Variante
study-to-end = Zum Ende der Variante
study-at-start = Die Anfangsstellung.
study-empty = Spiel einen Zug auf dem Brett. Ein anderer Zug in derselben Stellung wird eine Variante.
study-undo = Rückgängig
study-promote = Zur Hauptvariante machen
study-remove = Ab hier löschen
study-note = Kommentar zu { $turn }
study-note-start = Kommentar zur Anfangsstellung
study-note-empty = Kommentar schreiben
study-mark = Wie gut der Zug ist
study-mark-brilliant = Glänzend (!!)
study-mark-good = Gut (!)
study-mark-interesting = Interessant (!?)
study-mark-doubtful = Zweifelhaft (?!)
study-mark-mistake = Fehler (?)
study-mark-blunder = Grober Fehler (??)
study-engine = Engine
study-engine-on = An
study-engine-over = Hier ist die Partie zu Ende.
study-thinking = Denkt nach …
study-searched = Tiefe { $depth }, { $nodes } Stellungen
study-deeper = Tiefer suchen
study-play-line = { $turns } spielen
study-team = Plätze { $seats }
study-upload = Partien hochladen
study-drop = Zieh eine Datei mit einer oder mehreren Aufzeichnungen hierher.
study-choose-file = Datei wählen
study-reading = { $file } wird gelesen …
study-found =
    { $count ->
        [one] { $file }: { $count } Partie kann geöffnet werden.
       *[other] { $file }: { $count } Partien können geöffnet werden.
    }
study-broken =
    { $count ->
        [one] { $count } Partie ist nicht lesbar:
       *[other] { $count } Partien sind nicht lesbar:
    }
study-line = Zeile { $line }:
study-open = Analysieren
study-unfinished = nicht beendet
study-won-by =
    { $count ->
        [one] Platz { $seats } hat gewonnen
       *[other] Plätze { $seats } haben gewonnen
    }
study-more = Mehr anzeigen
study-first-games = Nur die ersten { $count } Partien werden aufgelistet.
study-file-large = Diese Datei ist zu groß. Höchstens { $most } Zeichen sind erlaubt.
study-set-up-siam = Wähle eine Figur und tippe dann auf Felder, um sie zu setzen. Tippe mit derselben Figur noch einmal, um sie zu entfernen. Alle anderen Tiere sind in Reserve.
study-piece = Figur
study-take-away = Entfernen
study-facing = Blickrichtung
study-mover = Am Zug
study-first-position = Anfangsstellung
study-clear = Brett leeren
study-provinces = Provinzen in der Reihenfolge der Kämpfe
study-provinces-more = Entschiedene Provinzen stehen vorn und sind leer.
study-order = Reihenfolge
study-province = Provinz
study-owner = Beherrscht von
study-owner-of = Wer { $province } beherrscht
study-marker = Königsmarker
study-earlier = { $province } einen Kampf früher
study-later = { $province } einen Kampf später
study-pool = Vorrat:
study-passes = In Folge gepasst
study-recent = Plätze, die eine Karte gespielt haben, der letzte zuerst (wie 2>1)
study-swap = Tausch, der nicht rückgängig gemacht werden darf (optional)
study-deal = Neu austeilen

# Errors.
error-study-unknown = diese Studie gibt es nicht; vielleicht wurde sie gelöscht
error-study-not-yours = diese Studie gehört jemand anderem; mach eine Kopie, um sie zu ändern
error-study-stale = diese Studie wurde anderswo geändert; lade sie neu oder mach eine Kopie, um deine Version zu speichern
error-study-too-many = du hast schon { $most } Studien; lösche eine, um Platz zu schaffen
error-study-too-much = die Kommentare sind zusammen zu lang; höchstens { $most } Zeichen sind erlaubt
error-study-long-comment = der Kommentar hat { $found } Zeichen; höchstens { $most } sind erlaubt
error-study-turns-twice = eine Studie beginnt mit einer Stellung; ihre Züge gehören in den Baum, nicht an den Anfang
error-study-order = Zug { $number } des Baums folgt auf einen Zug, der erst später aufgeführt ist
error-study-other-game = diese Studie gehört zu einem anderen Spiel
error-study-running = diese Partie läuft noch; du kannst sie analysieren, wenn sie zu Ende ist
error-study-busy = die Engine ist mit anderen Studien beschäftigt; versuche es gleich noch einmal
