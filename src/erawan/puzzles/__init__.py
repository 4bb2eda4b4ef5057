"""Puzzles of both games: positions in which only one turn solves the task, each proved by exhaustive search.

``puzzle.py`` is one puzzle, ``collection.py`` all puzzles of Erawan; ``siam_judge.py`` and ``king_of_siam_judge.py``
know which turns are right. ``tools/make_puzzles`` finds and rates new ones. See docs/puzzles.md.
"""
