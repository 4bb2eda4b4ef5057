### Partien auf einem Server, vom Terminal aus begonnen und betreten.

play-server-link = Platz { $seat } über diesen Link: { $url }
tui-go-on = Weiter
error-server-seat = auf einem Server heißt niemand { $found }: level-1 bis level-8, open oder link
error-server-clock = { $found } ist keine Uhr: schreib 10, 10+5 oder 3d (1 bis 600 Minuten, 0 bis 600 Sekunden mehr, 1 bis 30 Tage)
tui-key-new-game = neue Partie
