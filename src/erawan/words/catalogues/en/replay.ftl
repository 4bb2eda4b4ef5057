# Errors of analyses.
error-analysis-of-what = choose either a game or a position to analyse
error-analysis-running = this game is still in progress; it can be analysed when it is over
error-analysis-unknown = there is no such analysis
error-analysis-not-yours = you can stop only an analysis that you started, while it waits or runs
error-analysis-too-long = the game is too long to analyse: it has { $found } turns, and the limit is { $most }
error-analysis-too-many = you already have { $most } analyses waiting; wait until one is finished
error-analysis-busy = the server has too many analyses to do; try again later
error-analysis-unreadable = the saved analysis cannot be read; analyse the game again

replay-running = This game is still in progress. You see it as it was when you opened this page.
replay-running-hidden = This game is still in progress and its cards are hidden. Until it ends, you see only each player’s latest turn.
replay-to-live = Go to live game
replay-way = Playback
replay-slider = Turn
replay-at-start = Before the first turn
replay-at = After turn { $turn } of { $last }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Normal
replay-speed-fast = Fast
replay-links = Share or embed
replay-link-position = Link to this position
replay-embed = Embed in another page
replay-embed-more = To show this game on your own website, paste this code into the page.
replay-embed-copy = Copy code
replay-embed-running = This game is still in progress. It can be shown here when it is over.
replay-open = Open in Erawan
replay-play-on = Continue from here
replay-play-on-against = Against the computer
replay-play-on-alone = Alone, for all sides
replay-play-on-level = Computer strength
replay-play-on-as = Play as
replay-play-on-begin = Start game
replay-study = Open as study

replay-analysis = Analysis
replay-analyse = Analyse game
replay-analyse-on = Continue analysis
replay-analyse-more = { $count ->
    [one] The engine thinks about { $count } position
   *[other] The engine thinks about { $count } positions
}, { $seconds } s each.
replay-analysis-ahead = { $count ->
    [0] Your analysis starts next.
    [one] { $count } analysis is ahead of yours.
   *[other] { $count } analyses are ahead of yours.
}
replay-analysis-stop = Stop
replay-analysis-stopped = The analysis was stopped.
replay-analysis-failed = The analysis failed. Try again.
replay-curve = Win chances, turn by turn
replay-chances = Win chances
replay-chance = { $name } { $percent }%
replay-unknown = Not analysed yet
replay-best = Best turn here
replay-best-show = Show on the board
replay-best-none = The game is over here.
replay-line = Then:
replay-accuracy = Accuracy
replay-errors = Mistakes and turning points
replay-errors-none = The engine found no mistakes.
replay-errors-none-yet = None so far.
replay-mark-inaccuracy = Inaccuracy
replay-mark-mistake = Mistake
replay-mark-blunder = Blunder
replay-turning-point = turning point
replay-play-out = Play this out
