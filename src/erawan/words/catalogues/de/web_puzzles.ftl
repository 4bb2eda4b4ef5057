web-puzzles = Rätsel: jeden Tag ein neues, und Hunderte mehr
