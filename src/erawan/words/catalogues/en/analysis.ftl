analysis-seat = Seat { $seat }
analysis-mover = To move: { $name }
analysis-percent = { $number }%
analysis-searched = depth { $depth }, { $nodes } nodes in { $seconds } s
analysis-thinking = Thinking
analysis-thought = depth { $depth }: { $turn }, { $percent }
analysis-progress = Position { $done } of { $total }

# Proven results for the player to move, or the player who moved. Turns of all players count.
analysis-won = wins
analysis-won-in = wins in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
analysis-drawn = draws
analysis-drawn-in = draws in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
analysis-lost = loses
analysis-lost-in = loses in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
analysis-missed-win = misses a win
analysis-missed-win-in = misses a win in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
analysis-allowed-loss = leads to a forced loss
analysis-allowed-loss-in = leads to a loss in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
analysis-better = better: { $line }
analysis-mark-forced = forced
analysis-mark-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analysis-mark-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-mark-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}

analysis-accuracy = accuracy { $percent }
analysis-accuracy-none = no turns to rate
analysis-part = stopped: { $count } of { $total ->
    [one] { $total } turn
   *[other] { $total } turns
} analysed
analysis-nothing = stopped before any turn was analysed
analysis-course-title = The course of the game
analysis-course = { $name }: win probability { $first } at the start, { $last } at the end.
analysis-axis-chance = win probability
analysis-axis-turn = turn
analysis-plotted = Plot written to { $path }.
analysis-annotated = Annotated game added to { $path }.

error-analysis-over = nothing to analyse: the game is over ({ $outcome })
error-analysis-no-turns = nothing to analyse: the game has no turns
error-analysis-endless = the analysis needs a limit: set seconds, nodes or depth
error-analysis-needs-game = { $option } needs a recorded game, not a position
