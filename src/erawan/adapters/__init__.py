"""Erawan's games as other people's environments, for research: PettingZoo, OpenSpiel, Gymnasium, and many at once.

====================  ==========================================================================
``pettingzoo``        one game, an agent a seat (AEC)
``open_spiel``        the games registered with OpenSpiel, for its algorithms
``gymnasium``         one agent against Erawan's players; ``gymnasium.make`` and ``make_vec``
``vector``            thousands of games at once, on the processor's cores or on a GPU
====================  ==========================================================================

Each is imported by itself, since each needs a package of the extra ``research`` (``vector`` needs none of them on a
GPU). All show the same observations (docs/observations.md) and number actions as the kernels do.
"""
