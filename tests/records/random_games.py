"""Random games of every kind, to be recorded."""

from random import Random

import erawan
from erawan.records import record_of
from tests.golden.write_playthroughs import walk

KINDS = (
    ("siam", {}),
    ("siam", {"push": "line", "opening_ban": True, "turn_limit": 60}),
    ("king-of-siam", {"players": 2}),
    ("king-of-siam", {"players": 3, "map": "britain", "discards": "open"}),
    ("king-of-siam", {"players": 4, "talk": True}),
)


def play(name, options, seed, most=10_000):
    """Play a random game; return its first state and its turns."""
    start = state = erawan.game(name, **options).start(seed=seed)
    chance, turns = Random(seed), []
    while state.outcome is None and len(turns) < most:
        turns.append(walk(state, chance))
        state = state.play(turns[-1])
    return start, turns


def make_record(name, options, seed, most=10_000, **others):
    start, turns = play(name, options, seed, most)
    return record_of(start, turns, **others)
