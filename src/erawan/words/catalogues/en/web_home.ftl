# The home page and the tabs of the header.
web-tab-play = Play
web-tab-puzzles = Puzzles
web-tab-study = Study
web-tabs = Main pages
web-friend = Play with a friend
web-advanced = Advanced options
web-today = Puzzle of the day
web-today-open = Solve it
web-today-more = More puzzles
web-watch-now = Live games
web-watch = Watch
web-send-link = Send link
web-no-running = You have no games in progress.
