# The home page and the tabs of the header.
web-tab-play = Spelen
web-tab-puzzles = Puzzels
web-tab-study = Studie
web-tabs = Hoofdpagina’s
web-friend = Met een vriend spelen
web-advanced = Geavanceerde opties
web-today = Puzzel van de dag
web-today-open = Oplossen
web-today-more = Meer puzzels
web-watch-now = Nu bezig
web-watch = Kijken
web-send-link = Link sturen
web-no-running = Je hebt nu geen lopende partijen.
