# The home page and the tabs of the header.
web-tab-play = Jouer
web-tab-puzzles = Problèmes
web-tab-study = Étude
web-tabs = Pages principales
web-friend = Jouer avec un ami
web-advanced = Options avancées
web-today = Problème du jour
web-today-open = Résoudre
web-today-more = Plus de problèmes
web-watch-now = En cours
web-watch = Regarder
web-send-link = Envoyer le lien
web-no-running = Aucune partie en cours pour le moment.
