"""Whole games as text a person can read, frozen: what the rules did once they do for ever.

make golden        writes them anew; look at the difference before you commit it
"""

from pathlib import Path

from erawan.core import registry
from erawan.players import make_player
from erawan.words import say

FOLDER = Path(__file__).parent
MOST_TURNS = 400


def playthrough(name):
    """One game of two simple opponents, position by position."""
    game = registry.game(name)
    state = game.start(seed=1)
    players = {seat: make_player("sampler", seed=seat) for seat in range(1, game.seats + 1)}
    lines = [f"# {game!r}, rules version {game.rules_version}", "", *board(state), facts(state)]
    number = 0
    while state.outcome is None and number < MOST_TURNS:
        number += 1
        turn = players[state.to_move].choose(state)
        lines += ["", f"turn {number}, seat {state.to_move}: {turn:6} {say(state.describe(turn))}"]
        state = state.play(turn)
        lines += [*board(state), facts(state)]
    lines += ["", say(state.outcome.phrase), repr(state.outcome), ""]
    return "\n".join(lines)


def board(state):
    """The rows of a position with every square one letter."""
    rows = str(state).split(" ")[0].split("/")
    spread = ["".join("." * int(c) if c.isdigit() else c for c in row) for row in rows]
    return ["  " + " ".join(row) for row in spread]


def facts(state):
    """One line: text, key, how many legal turns, the first of them."""
    turns = state.turns()
    return f"  {state}   key {state.key:+020d}   {len(turns)} turns: {' '.join(turns[:6])}{' …' if turns[6:] else ''}"


def main():
    for name in registry.names():
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
