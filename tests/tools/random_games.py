"""Games of King of Siam with random turns, for the tests of scripts that read games."""

from random import Random

import erawan
from erawan.records import record_of


def random_record(seed, players=2):
    """Return the record of a finished random game."""
    chance, state, turns = Random(seed), erawan.game("king-of-siam", players=players).start(seed=seed), []
    start = state
    while state.outcome is None:
        choice = chance.choice(state.choices())
        while not choice.is_turn:
            choice = chance.choice(state.choices(choice.text))
        turns.append(choice.text)
        state = state.play(choice.text)
    return record_of(start, turns)
