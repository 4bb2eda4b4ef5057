"""The calibration loop: a fixed amount of work beside which every figure of the benchmark is measured."""

from __future__ import annotations

import time

import numpy as np

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import compiled

CALIBRATION_STEPS = 20_000_000


@compiled
def calibration_loop(steps: int) -> int:
    """Do a fixed amount of integer work that fits into a processor's registers; the result has no meaning."""
    chance = np.empty(CHANCE_SIZE, np.int64)
    seed_chance(chance, 1)
    total = 0
    for _ in range(steps):
        total += draw(chance, 1000)
    return total


def calibrate() -> float:
    """Return how many steps of the calibration loop run in a second."""
    began = time.perf_counter()
    calibration_loop(CALIBRATION_STEPS)
    return CALIBRATION_STEPS / (time.perf_counter() - began)
