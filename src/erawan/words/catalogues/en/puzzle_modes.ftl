error-puzzle-no-day = there is no daily puzzle for { $day }
error-run-stale = this run has changed elsewhere; reload the page and continue

# The start page of the puzzles: each mode has a title and a sentence.
puzzle-modes-all = All puzzles
puzzle-training-title = Rated training
puzzle-day-title = Daily puzzles
puzzle-day-about = A new puzzle every day. Past days stay open in the calendar.
puzzle-streak-title = Streak
puzzle-streak-about = Each puzzle is a little harder. One mistake ends the run.
puzzle-storm-title = Storm
puzzle-storm-about = Solve as many puzzles as you can in three minutes.
puzzle-review-title = Review
puzzle-review-about = Puzzles that you failed come back until you know them.

# Runs: streak and storm.
puzzle-streak-rule-harder = Each puzzle is a little harder than the last. There is no clock.
puzzle-streak-rule-one = One wrong turn ends the run.
puzzle-storm-rule-time = You have three minutes. The clock starts at once.
puzzle-storm-rule-mistake = A wrong turn costs 10 seconds and brings the next puzzle.
puzzle-storm-rule-combo = Five correct turns in a row give you extra time; longer combos give more.
puzzle-run-game = Puzzles from
puzzle-run-both = Both games
puzzle-run-start = Start
puzzle-run-continue = Continue at { $score }
puzzle-run-restart = Start over
puzzle-run-no-best = No result yet
puzzle-run-best = personal best
puzzle-run-best-is = Personal best: { $score }
puzzle-run-new-best = New personal best!
puzzle-run-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
puzzle-run-solved-short = solved
puzzle-run-combo = combo
puzzle-run-best-combo = Longest combo
puzzle-run-mistakes = Mistakes
puzzle-run-time = Time left
puzzle-run-seconds = { $seconds } s
puzzle-run-seconds-left = { $seconds } seconds left
puzzle-run-bonus = { $turns ->
    [one] One more correct turn gives you { $seconds } seconds
   *[other] { $turns } more correct turns give you { $seconds } seconds
}
puzzle-run-answers = Puzzles so far
puzzle-run-right = Solved!
puzzle-run-go-on = Right! Go on.
puzzle-run-wrong = Wrong
puzzle-run-ended-wrong = Your streak is over
puzzle-run-ended-time = Time is up
puzzle-run-ended-all = You have solved every puzzle!
puzzle-run-missed = { $count ->
    [one] Missed puzzle
   *[other] { $count } missed puzzles
}
puzzle-run-missed-more = Try again without pressure. You will also find what you missed under “Review”.

# The calendar of daily puzzles.
puzzle-day-calendar = Calendar
puzzle-day-open-today = Solve today’s puzzle
puzzle-day-week = Mondays are easy, Sundays are hard. A new puzzle comes at midnight UTC.
puzzle-day-solved = Days solved
puzzle-day-in-a-row = Days in a row
puzzle-day-row = { $count ->
    [one] Solved { $count } day in a row
   *[other] Solved { $count } days in a row
}
puzzle-day-months = Month
puzzle-day-earlier = Previous month
puzzle-day-later = Next month

# Reviews of failed puzzles.
puzzle-review-open = Review
puzzle-review-due = { $count ->
    [one] { $count } puzzle to review now
   *[other] { $count } puzzles to review now
}
puzzle-review-waiting = { $count ->
    [one] { $count } puzzle comes back later.
   *[other] { $count } puzzles come back later.
}
puzzle-review-none = You have no failed puzzles.
puzzle-review-none-due = Nothing to review now.
puzzle-review-next = The next one comes up { $when }.
puzzle-review-again = Comes up for review { $when }.
puzzle-review-how = A failed puzzle comes back after ten minutes. Each time you solve it, it waits longer: 1, 3, 7, 16 and 35 days. Then you know it.

# The endgame trainer.
puzzle-endgame-title = Endgame trainer
puzzle-endgame-about = Win a won position against the best defence.
puzzle-endgame-lead = Each position is a proven win, but the computer defends as well as possible. Play to the end; you can take turns back.
puzzle-endgame-open = Choose a position
puzzle-endgame-won-of = { $won } of { $all } won
puzzle-endgame-next = Next endgame
puzzle-endgame-all = All endgames
puzzle-endgame-win = Win the game
puzzle-endgame-defence = The computer defends as well as possible.
puzzle-endgame-turns = { $count ->
    [one] { $count } turn so far
   *[other] { $count } turns so far
}
puzzle-endgame-best = { $count ->
    [one] Won in { $count } turn
   *[other] Won in { $count } turns
}
puzzle-endgame-new = Not won yet
puzzle-endgame-best-turn = Right!
puzzle-endgame-slower = { $count ->
    [one] You still win, but it takes longer: { $count } turn to go.
   *[other] You still win, but it takes longer: { $count } turns to go.
}
puzzle-endgame-slipped = Now the win is no longer certain. Take the turn back, or play on.
puzzle-endgame-still-open = The win is not certain. Play on, or take turns back.
puzzle-endgame-regained = You can win by force again!
puzzle-endgame-lost = This time you did not win. Take the turn back and try another one.
puzzle-endgame-won = { $count ->
    [one] You won in { $count } turn!
   *[other] You won in { $count } turns!
}
puzzle-endgame-won-shortest = { $count ->
    [one] You won in { $count } turn, the fewest possible!
   *[other] You won in { $count } turns, the fewest possible!
}
