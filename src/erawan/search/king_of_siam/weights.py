"""The weights of the evaluation: a row each for two, three and four players, in the order ``evaluation.py`` names."""

from __future__ import annotations

import numpy as np

WEIGHTS = np.array(
    [
        [0.10, 0.15, 1.0, 0.15, 0.45, 0.5, 0.30, 0.30, 1.20, 0.10, 0.05, 0.30, 0.30, 0.0, 0.3, 0.3, 0.2],
        [0.07, 0.15, 1.0, 0.15, 0.45, 0.5, 0.30, 0.30, 1.20, 0.10, 0.05, 0.30, 0.30, 0.0, 0.3, 0.3, 0.2],
        [0.05, 0.15, 1.0, 0.15, 0.45, 0.5, 0.30, 0.30, 1.20, 0.10, 0.05, 0.30, 0.30, 0.0, 0.3, 0.3, 0.2],
    ],
    np.float32,
)
# Numba takes an array in a kernel's globals as one that is only read; so are all others, for one compiled version.
WEIGHTS.flags.writeable = False
