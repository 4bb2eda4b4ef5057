error-puzzle-line = { $found } is not a puzzle; expected: task | position | first turn | themes | rating
error-puzzle-task = { $found } is not the task of a puzzle; known tasks: { $expected }
error-puzzle-unknown = there is no puzzle { $name }
error-puzzle-done = there is no further puzzle of this kind: you have tried them all
error-puzzle-over = the puzzle was already solved by the turns before the last one
error-puzzle-too-hard = this position takes too long to prove
error-puzzle-some-wrong = { $wrong } of { $all } puzzles are wrong
puzzles-all-proved = { $count ->
    [one] one puzzle proved
   *[other] all { $count } puzzles proved
}
puzzle-wrong-position = the position is over or of another game
puzzle-wrong-claim = not exactly one turn does what is asked
puzzle-wrong-turn = the one right turn is { $turn }
puzzles-title = Puzzles
puzzles-lead = Positions from games, each with one right first turn, proved by looking at every turn there is.
puzzles-today = Puzzle of the day
puzzles-next = Next puzzle
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-game = Game
puzzles-kind = What is asked
puzzles-theme = Theme
puzzles-any = all
puzzles-kind-win = win by force
puzzles-kind-defence = the only defence
puzzles-kind-ending = endings
puzzles-rating-of = Rating { $rating }
puzzles-your-rating = Your rating
puzzles-solved-of = { $solved } of { $all } solved
puzzles-at-once = At the first try
puzzles-streak = In a row
puzzles-new = not tried yet
puzzles-was-solved = solved
puzzles-was-solved-at-once = solved at the first try
puzzles-was-failed = not solved yet
puzzles-week = Easy on Mondays, hard on Sundays
puzzles-tries = Your tries
puzzles-order = Order
puzzles-easiest = easiest first
puzzles-hardest = hardest first
puzzles-none = No puzzle is like that.
puzzles-rating-more = The number says how hard a puzzle is: 600 is easy, 1500 takes practice, above 2000 is for experts.
puzzles-cards = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
puzzle-you-elephants = You move the elephants.
puzzle-you-rhinos = You move the rhinos.
puzzle-you-seat = You are player { $seat }.
puzzle-task-win = { $count ->
    [one] Win at once
   *[other] Win in { $count } turns
}
puzzle-task-defence = Find the only defence
puzzle-task-defence-more = { $count ->
    [one] After any other turn the other side wins at once.
   *[other] After any other turn the other side forces a win within { $count } of its turns.
}
puzzle-task-win-more = You win whatever the other side does.
puzzle-task-ending = Win this ending
puzzle-task-ending-more-2 = { $count ->
    [one] One card is left in the game. Only one turn wins whatever the other player does.
   *[other] { $count } cards are left in the game. Only one turn wins whatever the other player does.
}
puzzle-task-ending-more-3 = { $count ->
    [one] One card is left in the game. Only one turn wins even if the two others play together against you.
   *[other] { $count } cards are left in the game. Only one turn wins even if the two others play together against you.
}
puzzle-task-ending-more-4 = { $count ->
    [one] One card is left in the game. Only one turn wins for your team whatever the others do; your partner plays along.
   *[other] { $count } cards are left in the game. Only one turn wins for your team whatever the others do; your partner plays along.
}
puzzle-right = Right! Go on: { $task }.
puzzle-right-ending = Right! Go on.
puzzle-solved = Solved!
puzzle-solved-at-once = Solved at the first try!
puzzle-wrong = Not this one.
puzzle-refuted = Not this one: { $does }.
puzzle-refuted-by = Not this one: { $name } { $does }.
puzzle-shown = This is how it goes.
puzzle-rating-now = Your rating: { $rating } ({ $change }).
puzzle-theme-push = push
puzzle-theme-entering = entering
puzzle-theme-turning = turning
puzzle-theme-leaving = leaving
puzzle-theme-moving = a move without a push
puzzle-theme-expelling = shoving an animal off
puzzle-theme-sacrifice = shoving one’s own off
puzzle-theme-two-rocks = two rocks in line
puzzle-theme-under-threat = under threat
puzzle-theme-double-threat = double threat
puzzle-theme-no-threat = quiet turn
puzzle-theme-blocked = blocked push
puzzle-theme-whose-rock = whose rock it is
puzzle-theme-two-players = two players
puzzle-theme-three-players = three players
puzzle-theme-two-teams = two teams
puzzle-theme-pass = pass
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 vs. 1
puzzle-theme-two-for-one = 2 vs. 1
puzzle-theme-faction-card = card of a faction
puzzle-theme-outnumbered = fewer cards
puzzle-theme-colony = British colony
puzzle-theme-tie = a tie decides
puzzle-theme-latest-gain = the latest province rules
