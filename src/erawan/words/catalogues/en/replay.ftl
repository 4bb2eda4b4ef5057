# Errors of analyses.
error-analysis-of-what = say what is to be analysed: a game or a place, one of the two
error-analysis-running = a game that is still being played is not analysed
error-analysis-unknown = there is no such analysis
error-analysis-not-yours = only who asked for an analysis can stop it, while it waits or runs
error-analysis-too-long = too long for an analysis: { $found } turns, at most { $most }
error-analysis-too-many = at most { $most } analyses of yours can wait at the same time
error-analysis-busy = too many analyses are wanted just now; try again later
error-analysis-unreadable = what is kept of this analysis cannot be read; ask for it again from the game

replay-running = This game is still being played. You see it as it stood when you came.
replay-running-hidden = This game is still being played, and its cards are hidden: until it is over only each player's latest turn shows (K4.6).
replay-to-live = To the live game
replay-way = The way through the game
replay-slider = Turn
replay-at-start = Before the first turn
replay-at = After turn { $turn } of { $last }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-fast = fast
replay-links = Link or embed
replay-link-position = Link to this position
replay-embed = Embed in another page
replay-embed-more = The board with this game for a site of your own: put this code where it shall appear.
replay-embed-copy = Copy the code
replay-embed-running = This game is still being played; it can be shown here when it is over.
replay-open = Open in Erawan
replay-play-on = Play on from here
replay-play-on-against = Against the computer
replay-play-on-alone = Alone, for all sides
replay-play-on-level = How strong?
replay-play-on-as = You play
replay-play-on-begin = Begin
replay-study = Open as a study

replay-analysis = Analysis
replay-analyse = Analyse the game
replay-analyse-on = Go on with the analysis
replay-analyse-more = { $count ->
    [one] The engine thinks about { $count } position
   *[other] The engine thinks about { $count } positions
}, { $seconds } s each.
replay-analysis-ahead = { $count ->
    [one] { $count } analysis comes first.
   *[other] { $count } analyses come first.
}
replay-analysis-stop = Stop
replay-analysis-stopped = The analysis was stopped.
replay-analysis-failed = The analysis failed.
replay-curve = Chances of winning over the turns
replay-chances = Chances of winning
replay-chance = { $name } { $percent }%
replay-unknown = not analysed yet
replay-best = Best turn here
replay-best-show = Show it on the board
replay-best-none = The game is over here.
replay-line = Then:
replay-accuracy = Accuracy
replay-errors = Mistakes and turning points
replay-errors-none = The engine saw no mistake.
replay-errors-none-yet = None so far.
replay-mark-inaccuracy = Inaccuracy
replay-mark-mistake = Mistake
replay-mark-blunder = Blunder
replay-turning-point = turning point
