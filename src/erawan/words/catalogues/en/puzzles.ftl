error-puzzle-line = { $found } is not a puzzle; expected: task | position | first turn | themes | rating
error-puzzle-task = { $found } is not a puzzle task; known tasks: { $expected }
error-puzzle-unknown = there is no puzzle { $name }
error-puzzle-theme = there is no theme { $name }; known themes: { $themes }
error-puzzle-done = there are no more puzzles of this kind: you have tried them all
error-puzzle-over = the puzzle was already solved before the last turn
error-puzzle-too-hard = proving this position takes too long
error-puzzle-some-wrong =
    { $wrong ->
        [one] { $wrong } of { $all } puzzles is wrong
       *[other] { $wrong } of { $all } puzzles are wrong
    }
puzzles-all-proved = { $count ->
    [one] { $count } puzzle proved
   *[other] all { $count } puzzles proved
}
puzzle-wrong-position = the game is over in this position, or the position is of another game
puzzle-wrong-claim = no turn, or more than one, solves the task
puzzle-wrong-turn = the only right turn is { $turn }
puzzle-wrong-duplicate = nearly the same as puzzle { $other }
puzzles-title = Puzzles
puzzles-lead = Positions from games. Each has exactly one right first turn, proved by checking every possible turn.
puzzles-today = Puzzle of the day
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-game = Game
puzzles-kind = Task
puzzles-theme = Theme
puzzles-any = All
puzzles-kind-win = Forced win
puzzles-kind-defence = Only defence
puzzles-kind-resist = Hold out as long as possible
puzzles-kind-ending = Endings
puzzles-rating-of = Rating { $rating }
puzzles-your-rating = Your rating
puzzles-solved-of = { $solved } of { $all } solved
puzzles-at-once = Solved on the first try
puzzles-streak = Streak
puzzles-new = Not tried yet
puzzles-was-solved = Solved
puzzles-was-solved-at-once = Solved on the first try
puzzles-was-failed = Not solved yet
puzzles-week = Easy on Mondays, hard on Sundays
puzzles-tries = Status
puzzles-order = Order
puzzles-easiest = Easiest first
puzzles-hardest = Hardest first
puzzles-none = No puzzles match these filters.
puzzles-rating-more = The rating says how hard a puzzle is: 600 is easy, 1500 takes practice, above 2000 is for experts.
puzzles-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
puzzle-you-elephants = You play the elephants.
puzzle-you-rhinos = You play the rhinos.
puzzle-you-seat = You play seat { $seat }.
puzzle-task-win = { $count ->
    [one] Win at once
   *[other] Win in { $count } turns
}
puzzle-task-defence = Find the only defence
puzzle-task-defence-more = { $count ->
    [one] After any other turn, your opponent wins at once.
   *[other] After any other turn, your opponent forces a win in at most { $count } turns.
}
puzzle-task-resist = Hold out as long as possible
puzzle-task-resist-more = { $count ->
    [one] You cannot avoid losing. After any other turn, your opponent wins at once.
   *[other] You cannot avoid losing. After any other turn, your opponent forces a win in at most { $count } turns.
}
puzzle-task-win-more = You can win whatever your opponent does.
puzzle-task-ending = Win this ending
puzzle-task-ending-more-2 = { $count ->
    [one] One card is left in the game. Only one turn wins whatever your opponent does.
   *[other] { $count } cards are left in the game. Only one turn wins whatever your opponent does.
}
puzzle-task-ending-more-3 = { $count ->
    [one] One card is left in the game. Only one turn wins even if the other two play together against you.
   *[other] { $count } cards are left in the game. Only one turn wins even if the other two play together against you.
}
puzzle-task-ending-more-4 = { $count ->
    [one] One card is left in the game. Only one turn wins for your team whatever your opponents do. Your partner helps you.
   *[other] { $count } cards are left in the game. Only one turn wins for your team whatever your opponents do. Your partner helps you.
}
puzzle-right = Right! Now: { $task }.
puzzle-right-ending = Right! Keep going.
puzzle-solved = Solved!
puzzle-solved-at-once = Solved on the first try!
puzzle-wrong = Not this one.
puzzle-refuted = Not this one. Reply: { $does }.
puzzle-refuted-by = Not this one. Reply: { $name } { $does }.
puzzle-shown = This is the solution.
puzzle-rating-right = First try right. Your rating: { $rating } ({ $change }).
puzzle-rating-wrong = First try wrong. Your rating: { $rating } ({ $change }).
puzzle-rating-later = First try wrong: { $change }. Solved later: no further change. Your rating: { $rating }.
puzzle-rating-before = Only the first try counts, so your rating stays at { $rating }.
puzzle-theme-push = Push
puzzle-theme-entering = Entering
puzzle-theme-turning = Turning
puzzle-theme-leaving = Leaving
puzzle-theme-moving = Move without a push
puzzle-theme-expelling = Pushing an animal off
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-double-push = Double push
puzzle-theme-lock = Lock
puzzle-theme-two-rocks = Two rocks in line
puzzle-theme-under-threat = Under threat
puzzle-theme-double-threat = Double threat
puzzle-theme-no-threat = Quiet turn
puzzle-theme-blocked = Blocked push
puzzle-theme-whose-rock = Whose rock it is
puzzle-theme-two-players = Two players
puzzle-theme-three-players = Three players
puzzle-theme-two-teams = Two teams
puzzle-theme-pass = Pass
puzzle-theme-tempo-pass = Tempo pass
puzzle-theme-freeze = Freeze
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 vs. 1
puzzle-theme-two-for-one = 2 vs. 1
puzzle-theme-faction-card = Faction card
puzzle-theme-outnumbered = Fewer cards
puzzle-theme-colony = British colony
puzzle-theme-tie = Tie-break
puzzle-theme-latest-gain = Last province decides
