# Das Ende einer Partie.
web-final = Wie die Partie entschieden wurde
web-final-unsettled = hier kein Kampf
web-final-decides = entscheidet
web-final-tied = Gleichstand
web-final-place = { $place }.
web-review = Partie ansehen
web-push-again = Siegesschub noch einmal zeigen
web-push-by = { $name } hat den Siegesschub gemacht.
web-push-by-you = Du hast den Siegesschub gemacht.
web-rating-changes = Änderung der Wertung
web-rating-to = auf
web-final-shared = geteilter Sieg
web-coach = Aus dieser Partie lernen
