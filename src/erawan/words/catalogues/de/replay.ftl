# Errors of analyses.
error-analysis-of-what = sag, was analysiert werden soll: eine Partie oder eine Stellung, eins von beiden
error-analysis-running = eine Partie, die noch gespielt wird, wird nicht analysiert
error-analysis-unknown = diese Analyse gibt es nicht
error-analysis-not-yours = nur wer eine Analyse verlangt hat, kann sie anhalten, solange sie wartet oder läuft
error-analysis-too-long = zu lang für eine Analyse: { $found } Züge, höchstens { $most }
error-analysis-too-many = höchstens { $most } deiner Analysen können gleichzeitig warten
error-analysis-busy = gerade werden zu viele Analysen verlangt; versuch es später noch einmal
error-analysis-unreadable = was von dieser Analyse aufbewahrt ist, lässt sich nicht lesen; verlang sie von der Partie aus noch einmal

replay-running = Diese Partie wird noch gespielt. Du siehst sie, wie sie stand, als du kamst.
replay-running-hidden = Diese Partie wird noch gespielt, und ihre Karten sind verdeckt: Bis sie zu Ende ist, ist nur der letzte Zug jedes Spielers zu sehen (K4.6).
replay-to-live = Zur laufenden Partie
replay-way = Der Weg durch die Partie
replay-slider = Zug
replay-at-start = Vor dem ersten Zug
replay-at = Nach Zug { $turn } von { $last }
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-usual = normal
replay-speed-fast = schnell
replay-links = Link oder Einbetten
replay-link-position = Link zu dieser Stellung
replay-embed = In eine andere Seite einbetten
replay-embed-more = Das Brett mit dieser Partie für deine eigene Website: Setze diesen Code dorthin, wo es erscheinen soll.
replay-embed-copy = Code kopieren
replay-embed-running = Diese Partie wird noch gespielt; hier ist sie zu sehen, wenn sie zu Ende ist.
replay-open = In Erawan öffnen
replay-play-on = Von hier weiterspielen
replay-play-on-against = Gegen den Computer
replay-play-on-alone = Allein, für alle Seiten
replay-play-on-level = Wie stark?
replay-play-on-as = Du spielst
replay-play-on-begin = Los
replay-study = Als Studie öffnen

replay-analysis = Analyse
replay-analyse = Partie analysieren
replay-analyse-on = Analyse fortsetzen
replay-analyse-more = { $count ->
    [one] Das Programm denkt über { $count } Stellung nach
   *[other] Das Programm denkt über { $count } Stellungen nach
}, je { $seconds } s.
replay-analysis-ahead = { $count ->
    [one] { $count } Analyse kommt vorher.
   *[other] { $count } Analysen kommen vorher.
}
replay-analysis-stop = Anhalten
replay-analysis-stopped = Die Analyse wurde angehalten.
replay-analysis-failed = Die Analyse ist gescheitert.
replay-curve = Gewinnchancen über die Züge
replay-chances = Gewinnchancen
replay-chance = { $name } { $percent } %
replay-unknown = noch nicht analysiert
replay-best = Bester Zug hier
replay-best-show = Auf dem Brett zeigen
replay-best-none = Hier ist die Partie zu Ende.
replay-line = Dann:
replay-accuracy = Genauigkeit
replay-errors = Fehler und Wendepunkte
replay-errors-none = Das Programm hat keinen Fehler gesehen.
replay-errors-none-yet = Bisher keine.
replay-mark-inaccuracy = Ungenauigkeit
replay-mark-mistake = Fehler
replay-mark-blunder = Grober Fehler
replay-turning-point = Wendepunkt
