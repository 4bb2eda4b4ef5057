# The home page and the tabs of the header.
web-tab-play = Spielen
web-tab-puzzles = Rätsel
web-tab-study = Analyse
web-tabs = Hauptseiten
web-friend = Mit Freunden spielen
web-advanced = Erweiterte Optionen
web-today = Rätsel des Tages
web-today-open = Lösen
web-today-more = Mehr Rätsel
web-watch-now = Läuft gerade
web-watch = Zuschauen
web-send-link = Link verschicken
web-no-running = Gerade läuft keine deiner Partien.
