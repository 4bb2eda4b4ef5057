error-puzzle-no-day = für { $day } gibt es keine Tagesaufgabe
error-run-stale = dieser Lauf ging anderswo weiter; lade die Seite neu und mach dort weiter
