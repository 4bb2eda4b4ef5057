web-puzzles = Puzzles: one for every day, and hundreds more
