# The study board.
study-title = Analysebrett
study-lead = Zieh für alle, probiere Varianten, schreib Kommentare und sieh zu, was die Engine denkt. Was du tust, wird von selbst behalten; ein Link zeigt es anderen.
study-new = Neue Studie
study-set-up = Stellung aufbauen
study-openings = Eröffnungen
study-map = Karte
study-by-text = Stellung als Text
study-position = Stellung in der Notation des Spiels
study-use = Diese Stellung untersuchen
study-at-character = Es stockt bei Zeichen { $place }.
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
study-no-study = Das kann nicht untersucht werden
study-keeping-new = Noch nichts zu behalten
study-keeping-kept = Gespeichert
study-keeping-soon = Wird gespeichert …
study-keeping-wrong = Nicht gespeichert
study-keeping-stale = Anderswo geändert
study-load-anew = Neu laden
study-by = von { $name }
study-read-only = Du kannst dich umsehen und Züge probieren; behalten wird nur eine eigene Kopie.
study-copy = Kopie machen
study-flip = Brett drehen
study-share = Teilen
study-share-more = Wer diesen Link hat, kann die Studie lesen, wie sie gerade ist, und eine Kopie machen. Ändern kannst nur du sie.
study-link = Link zur Studie
study-download = Aufzeichnung laden
study-set-up-here = Stellung ändern
study-tree = Züge und Varianten
study-variation = Variante
study-to-end = Zum Ende der Linie
study-at-start = Die erste Stellung.
study-empty = Mach einen Zug auf dem Brett. Ein anderer Zug an derselben Stelle wird eine Variante.
study-undo = Rückgängig
study-promote = Variante nach vorn
study-remove = Ab hier löschen
study-note = Kommentar zu { $turn }
study-note-start = Kommentar zur ersten Stellung
study-note-empty = Was ist dazu zu sagen?
study-mark = Wie gut der Zug ist
study-mark-brilliant = Glänzend (!!)
study-mark-good = Gut (!)
study-mark-interesting = Interessant (!?)
study-mark-doubtful = Zweifelhaft (?!)
study-mark-mistake = Fehler (?)
study-mark-blunder = Grober Fehler (??)
study-engine = Was die Engine denkt
study-engine-on = an
study-engine-over = Hier ist die Partie zu Ende.
study-thinking = Denkt nach …
study-searched = Tiefe { $depth }, { $nodes } Stellungen
study-deeper = Tiefer
study-play-line = { $turns } spielen
study-team = Plätze { $seats }
study-upload = Aufzeichnungen mitbringen
study-drop = Zieh eine Datei mit Aufzeichnungen hierher: eine Partie oder viele.
study-choose-file = Datei wählen
study-reading = { $file } wird gelesen …
study-found = { $count ->
    [one] { $file } enthält { $count } lesbare Partie.
   *[other] { $file } enthält { $count } lesbare Partien.
}
study-broken = { $count ->
    [one] Eine Partie ist nicht lesbar:
   *[other] { $count } Partien sind nicht lesbar:
}
study-line = Zeile { $line }:
study-open = Untersuchen
study-unfinished = nicht beendet
study-won-by = { $count ->
    [one] Platz { $seats } gewann
   *[other] Plätze { $seats } gewannen
}
study-more = Mehr zeigen
study-first-games = Nur die ersten { $count } Partien stehen in der Liste.
study-file-large = Diese Datei ist zu groß; höchstens { $most } Zeichen werden auf einmal gelesen.
study-set-up-siam = Wähle eine Figur und berühre dann Felder. Dieselbe Figur noch einmal nimmt sie weg. Die Reserven folgen aus dem, was auf dem Brett steht.
study-piece = Figur
study-take-away = Leeren
study-facing = Sie blickt nach
study-mover = Am Zug
study-first-position = Erste Stellung
study-clear = Leeres Brett
study-provinces = Provinzen in der Reihenfolge ihrer Kämpfe
study-provinces-more = Entschiedene Provinzen stehen vorn und sind leer.
study-order = Reihenfolge
study-province = Provinz
study-owner = Beherrscht von
study-owner-of = Wer { $province } beherrscht
study-marker = Königsmarker
study-earlier = { $province } einen Kampf früher
study-later = { $province } einen Kampf später
study-pool = Im Vorrat:
study-passes = Passen in Folge
study-recent = Wer eine Karte spielte, die letzte zuerst (wie 2>1)
study-swap = Tausch, der nicht zurückgenommen werden darf (kann leer sein)
study-deal = Neu austeilen

# What is refused.
error-study-unknown = diese Studie gibt es nicht; vielleicht wurde sie gelöscht
error-study-not-yours = diese Studie gehört jemand anderem; mach eine Kopie, um sie zu ändern
error-study-stale = diese Studie wurde inzwischen anderswo geändert; lade sie neu oder behalte diese als Kopie
error-study-too-many = du hast { $most } Studien; lösche eine, um Platz zu machen
error-study-too-much = die Kommentare sind zusammen zu lang; höchstens { $most } Zeichen werden behalten
error-study-long-comment = ein Kommentar mit { $found } Zeichen ist zu lang; höchstens { $most } werden behalten
error-study-turns-twice = eine Studie beginnt mit einer Stellung; ihre Züge stehen im Baum
error-study-order = Zug { $number } des Baums folgt auf einen, der erst danach kommt
error-study-other-game = die Studie ist von einem anderen Spiel
error-study-running = diese Partie ist noch nicht zu Ende; danach kann sie untersucht werden
error-study-busy = gerade untersuchen viele Leute etwas; versuch es gleich noch einmal
