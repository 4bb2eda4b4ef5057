# Errors of analyses.
error-analysis-of-what = wähle entweder eine Partie oder eine Stellung zum Analysieren
error-analysis-running = diese Partie läuft noch; sie kann analysiert werden, wenn sie zu Ende ist
error-analysis-unknown = diese Analyse gibt es nicht
error-analysis-not-yours = du kannst nur eine Analyse anhalten, die du gestartet hast, solange sie wartet oder läuft
error-analysis-too-long = die Partie ist zu lang für eine Analyse: Sie hat { $found } Züge, höchstens { $most } sind möglich
error-analysis-too-many = du hast schon { $most } wartende Analysen; warte, bis eine fertig ist
error-analysis-busy = auf dem Server warten gerade zu viele Analysen; versuche es später noch einmal
error-analysis-unreadable = die gespeicherte Analyse lässt sich nicht lesen; analysiere die Partie noch einmal

replay-running = Diese Partie läuft noch. Du siehst sie, wie sie war, als du diese Seite geöffnet hast.
replay-running-hidden = Diese Partie läuft noch, und ihre Karten sind verdeckt. Bis sie zu Ende ist, siehst du von jedem Spieler nur den letzten Zug.
replay-to-live = Zur laufenden Partie
replay-way = Wiedergabe
replay-slider = Zug
replay-at-start = Vor dem ersten Zug
replay-at = Nach Zug { $turn } von { $last }
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-usual = Normal
replay-speed-fast = Schnell
replay-links = Teilen oder einbetten
replay-link-position = Link zu dieser Stellung
replay-embed = In eine andere Seite einbetten
replay-embed-more = Um diese Partie auf deiner eigenen Website zu zeigen, füge diesen Code in die Seite ein.
replay-embed-copy = Code kopieren
replay-embed-running = Diese Partie läuft noch. Sie kann hier gezeigt werden, wenn sie zu Ende ist.
replay-open = In Erawan öffnen
replay-play-on = Von hier weiterspielen
replay-play-on-against = Gegen den Computer
replay-play-on-alone = Allein, für alle Seiten
replay-play-on-level = Stärke des Computers
replay-play-on-as = Du spielst
replay-play-on-begin = Partie starten
replay-study = Als Studie öffnen

replay-analysis = Analyse
replay-analyse = Partie analysieren
replay-analyse-on = Analyse fortsetzen
replay-analyse-more =
    { $count ->
        [one] Die Engine denkt über { $count } Stellung nach
       *[other] Die Engine denkt über { $count } Stellungen nach
    }, je { $seconds } s.
replay-analysis-ahead =
    { $count ->
        [0] Deine Analyse kommt als Nächstes dran.
        [one] Vor deiner Analyse kommt noch { $count } andere.
       *[other] Vor deiner Analyse kommen noch { $count } andere.
    }
replay-analysis-stop = Anhalten
replay-analysis-stopped = Die Analyse wurde angehalten.
replay-analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal.
replay-curve = Gewinnchancen Zug für Zug
replay-chances = Gewinnchancen
replay-chance = { $name } { $percent } %
replay-unknown = Noch nicht analysiert
replay-best = Bester Zug hier
replay-best-show = Auf dem Brett zeigen
replay-best-none = Hier ist die Partie zu Ende.
replay-line = Dann:
replay-accuracy = Genauigkeit
replay-errors = Fehler und Wendepunkte
replay-errors-none = Die Engine hat keine Fehler gefunden.
replay-errors-none-yet = Bisher keine.
replay-mark-inaccuracy = Ungenauigkeit
replay-mark-mistake = Fehler
replay-mark-blunder = Grober Fehler
replay-turning-point = Wendepunkt
replay-play-out = Zu Ende spielen
