analysis-seat = Seat { $seat }
analysis-mover = To move: { $name }
analysis-percent = { $number }%
analysis-searched = depth { $depth }, { $nodes } nodes in { $seconds } s
analysis-thinking = Thinking
analysis-thought = depth { $depth }: { $turn }, { $percent }
analysis-progress = Position { $done } of { $total }

# What is certain for whoever is to move or has moved. Turns of all players count.
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
analysis-allowed-loss = allows a forced loss
analysis-allowed-loss-in = allows a loss in { $turns ->
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
analysis-accuracy-none = no turn to judge
analysis-part = stopped: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} of { $total } analysed
analysis-nothing = stopped before a turn was analysed
analysis-course-title = The course of the game
analysis-course = { $name }: win probability { $first } at first, { $last } at last.
analysis-axis-chance = win probability
analysis-axis-turn = turn
analysis-plotted = The plot is in { $path }.
analysis-annotated = The annotated game was added to { $path }.

error-analysis-over = there is nothing to analyse: the game is over ({ $outcome })
error-analysis-no-turns = there is nothing to analyse: the game has no turns
error-analysis-endless = an analysis needs a limit: seconds, nodes or depth
error-analysis-needs-game = { $option } needs a recorded game, not a position
