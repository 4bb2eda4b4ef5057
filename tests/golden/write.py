"""Whole games as text a person can read, frozen: what the rules did once they do for ever.

make golden        writes them anew; look at the difference before you commit it
"""

import re
from pathlib import Path

from erawan.core import registry
from erawan.players import make_player
from erawan.words import say

FOLDER = Path(__file__).parent


def choose_turns(name):
    """The turns of one game of simple opponents."""
    state = registry.game(name).start(seed=1)
    players = {seat: make_player("sampler", seed=seat) for seat in range(1, state.game.seats + 1)}
    turns = []
    while state.outcome is None:
        turns.append(players[state.to_move].choose(state))
        state = state.play(turns[-1])
    return turns


def read_turns(text):
    """The turns of a playthrough that was written before."""
    return re.findall(r"^turn \d+, seat \d: (\S+)", text, re.MULTILINE)


def playthrough(name, turns):
    """A game, position by position."""
    game = registry.game(name)
    state = game.start(seed=1)
    lines = [f"# {game!r}, rules version {game.rules_version}", "", *board(state), facts(state)]
    for number, turn in enumerate(turns, 1):
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
        (FOLDER / f"{name}.txt").write_text(playthrough(name, choose_turns(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
