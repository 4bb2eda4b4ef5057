web-puzzles = Aufgaben: jeden Tag eine, und Hunderte mehr
