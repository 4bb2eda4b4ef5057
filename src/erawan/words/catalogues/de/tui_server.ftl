### Games on a server, made and joined from the terminal.

play-server-link = Link für Platz { $seat }: { $url }
tui-go-on = Weiter
error-server-seat = { $found } kann nicht auf einem Server spielen; nimm level-1 bis level-8, open oder link
error-server-clock = { $found } ist keine gültige Bedenkzeit; schreibe 10 (Minuten), 10+5 (Minuten plus Sekunden pro Zug) oder 3d (Tage pro Zug): 1 bis 600 Minuten, 0 bis 600 Sekunden, 1 bis 30 Tage
tui-key-new-game = neue Partie
