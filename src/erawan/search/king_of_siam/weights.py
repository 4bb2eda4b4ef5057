"""The weights of the evaluation: a row each for two, three and four players, in the order ``evaluation.py`` names."""

from __future__ import annotations

import numpy as np

WEIGHTS = np.array(
    [
        # now   later spread rule-least rule-width late court-least court-width card second last part last act next
        [0.10, 0.15, 1.0, 0.15, 0.45, 0.5, 0.30, 0.45, 0.60, 0.25, 0.10, 0.30, 0.30, 0.0, 0.3],
        [0.07, 0.15, 1.0, 0.15, 0.45, 0.5, 0.30, 0.40, 0.60, 0.25, 0.10, 0.30, 0.30, 0.0, 0.3],
        [0.05, 0.15, 1.0, 0.15, 0.45, 0.5, 0.30, 0.35, 0.60, 0.25, 0.10, 0.30, 0.30, 0.0, 0.3],
    ],
    np.float32,
)
