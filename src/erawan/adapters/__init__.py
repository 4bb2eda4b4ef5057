"""Environments for research: Erawan's games for PettingZoo, OpenSpiel and Gymnasium, and thousands of games at once.

====================  ==========================================================================
``pettingzoo``        one game, one agent per seat (AEC)
``open_spiel``        the games registered with OpenSpiel, for its algorithms
``gymnasium``         one agent against Erawan's players; ``gymnasium.make`` and ``make_vec``
``vector``            thousands of games at once, on the processor's cores or on a GPU
====================  ==========================================================================

Import the module you need: each needs a package of the extra ``research`` (``vector`` on a GPU needs none of them). All
give the same observations (docs/observations.md) and number actions as the kernels do.
"""
