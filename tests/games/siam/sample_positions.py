"""Positions for tests: from random play, and set up at random."""

from random import Random

from tests.games.siam.oracle import SQUARES, board_text


def played_positions(game, count, seed=0, most_turns=400):
    """Return states of random games, finished ones among them."""
    chance = Random(seed)
    state, turns, found = game.start(), 0, []
    while len(found) < count:
        found.append(state)
        choices = state.turns()
        if not choices or turns >= most_turns:
            state, turns = game.start(), 0
        else:
            state, turns = state.play(chance.choice(choices)), turns + 1
    return found


def made_up_texts(count, seed=0):
    """Yield texts of made-up running positions, which no game need lead to; crowded ones have long pushes."""
    chance = Random(seed)
    for _ in range(count):
        pieces = ["#"] * 3
        pieces += [chance.choice("NESW") for _ in range(chance.randint(0, 5))]
        pieces += [chance.choice("nesw") for _ in range(chance.randint(0, 5))]
        # Few rows make long lines.
        rows = chance.choice(("12345", "123", "345"))
        squares = chance.sample([s for s in SQUARES if s[1] in rows], len(pieces))
        yield board_text(dict(zip(squares, pieces, strict=True))) + " " + chance.choice("ER")
