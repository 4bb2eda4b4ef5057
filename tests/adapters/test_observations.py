"""Observations are versioned: if one of these digests changes, raise the game's observation version."""

import hashlib
from random import Random

import numpy as np
import pytest

from erawan.adapters.action_stepper import ActionStepper
from tests.adapters.tested_games import ALL, name_of

DIGESTS = {
    "siam-2": (2, "6a505aff1482caf2"),
    "king-of-siam-2": (2, "93064632471066e1"),
    "king-of-siam-3": (2, "2cc650e6d9afa3a7"),
    "king-of-siam-4": (2, "fe0b64edd30fe5cf"),
}


def digest(game):
    """Return a digest of everything that every seat sees in a few random games."""
    found = hashlib.sha256()
    for seed in range(3):
        chance, table = Random(seed), ActionStepper(game.start(seed=seed), 60)
        while not table.has_stopped:
            for seat in range(game.seats):
                found.update(np.round(table.observe(seat) * 360).astype(np.int64).tobytes())
            table.play(chance.choice(table.legal()))
    return found.hexdigest()[:16]


@pytest.mark.parametrize("game", ALL, ids=name_of)
def test_the_same_positions_give_the_same_numbers(game):
    assert (game.observation.version, digest(game)) == DIGESTS[name_of(game)]
