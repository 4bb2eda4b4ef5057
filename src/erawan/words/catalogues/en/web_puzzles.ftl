web-puzzles = Puzzles: a new one every day, and hundreds more
