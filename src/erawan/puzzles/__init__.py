"""Puzzles of both games: positions in which one turn alone does what is asked, each proved by exhaustive search.

``puzzle.py`` is one of them, ``collection.py`` all that are kept; ``siam.py`` and ``king_of_siam.py`` know what is
right; ``making/`` finds new ones in games between levels and measures how hard they are. See docs/puzzles.md.
"""
