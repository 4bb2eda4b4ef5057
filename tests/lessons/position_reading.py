"""Read positions of both games from their texts, and play passes, for the tests of lessons."""

import re

import erawan

OTHER = 2
FACTIONS = "RLM"


def pieces(state):
    """Return the piece on each square of Siam, by its name."""
    rows = re.sub(r"\d", lambda digits: "." * int(digits[0]), str(state).split()[0]).split("/")
    return {
        f"{file}{5 - row}": piece for row, line in enumerate(rows) for file, piece in zip("abcde", line, strict=True)
    }


def with_elephants_to_move(state):
    return erawan.parse(f"{str(state).split()[0]} E")


def wins_at_once(state):
    """Return whether the side to move can win with its next turn."""
    outcomes = (state.play(turn).outcome for turn in state.turns())
    return any(outcome is not None and state.to_move in outcome.winners for outcome in outcomes)


def followers(state, code):
    """Return how many followers of each faction stand in a province."""
    lands = str(state).split()[1].split("/")
    return dict(zip(FACTIONS, map(int, lands[state.game.map.codes.index(code)].split(".")), strict=True))


def court(state, seat):
    return dict(
        zip(FACTIONS, map(int, str(state).split()[3].split("/")[seat - 1].split(":")[0].split(".")), strict=True)
    )


def tiles(state):
    return str(state).split()[2].split(",")


def next_tile(state):
    return next(tile for tile in tiles(state) if "=" not in tile).strip("!")


def passed_out(state):
    """Return the position after all players have passed until the struggle ends."""
    settled = sum("=" in tile for tile in tiles(state))
    while state.outcome is None and sum("=" in tile for tile in tiles(state)) == settled:
        state = state.play("pass")
    return state


def played_out(state):
    """Return how the game ends if nobody plays another card."""
    while state.outcome is None:
        state = state.play("pass")
    return state.outcome
