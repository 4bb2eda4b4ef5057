"""Write whole games as readable text and keep them: the rules must play them in the same way for ever.

make golden        replays the kept turns and rewrites the files; look at the difference before you commit it

To get another game, delete its file first.
"""

import re
from pathlib import Path
from random import Random

from erawan.core import registry
from erawan.games.siam.state import SiamState
from erawan.players import make_player
from erawan.words import say

FOLDER = Path(__file__).parent
NAMES = ("siam", "king-of-siam@2", "king-of-siam@3", "king-of-siam@4")
# Simple players list all turns. A game whose vector is larger than this has too many, so its turns are random.
SMALL = 100


def choose_turns(name):
    """Return the turns of one game between simple players, or of a random one where these would be too slow."""
    state = start(name)
    players = {seat: make_player("level-2", state.game, seat) for seat in range(1, state.game.seats + 1)}
    chance, turns = Random(1), []
    while state.outcome is None:
        view = state.view(state.to_move)
        is_small = state.game.tag.state_size < SMALL
        turns.append(players[state.to_move].choose(view).turn if is_small else walk(state, chance))
        state = state.play(turns[-1])
    return turns


def start(name):
    """Return the first position of a playthrough; a name may end with the number of players."""
    name, _, players = name.partition("@")
    return registry.game(name, **({"players": int(players)} if players else {})).start(seed=1)


def walk(state, chance):
    """Return a random turn, built choice by choice."""
    text, is_turn = "", False
    while not is_turn:
        choice = chance.choice(state.choices(text))
        text, is_turn = choice.text, choice.is_turn
    return text


def read_turns(text):
    """Return the turns of a playthrough that was written before."""
    return re.findall(r"^turn \d+, seat \d: (\S+)", text, re.MULTILINE)


def playthrough(name, turns):
    """Return the text of a game, position by position."""
    state = start(name)
    game = state.game
    lines = [f"# {game!r}, rules version {game.rules_version}", "", *board(state), facts(state)]
    for number, turn in enumerate(turns, 1):
        lines += ["", f"turn {number}, seat {state.to_move}: {turn:6} {say(state.describe(turn))}"]
        state = state.play(turn)
        lines += [*board(state), facts(state)]
    lines += ["", say(state.outcome.phrase), repr(state.outcome), ""]
    return "\n".join(lines)


def board(state):
    """Return the rows of a position of Siam, one letter for each square; none for other games."""
    if not isinstance(state, SiamState):
        return []
    rows = str(state).split(" ")[0].split("/")
    spread = ["".join("." * int(c) if c.isdigit() else c for c in row) for row in rows]
    return ["  " + " ".join(row) for row in spread]


def facts(state):
    """Return one line: text, key, and the number of legal turns with the first few; for other games the choices."""
    if not isinstance(state, SiamState):
        return f"  {state}   key {state.key:+020d}   {' '.join(choice.text for choice in state.choices())}"
    turns = state.turns()
    return f"  {state}   key {state.key:+020d}   {len(turns)} turns: {' '.join(turns[:6])}{' …' if turns[6:] else ''}"


def main():
    for name in NAMES:
        path = FOLDER / f"{name}.txt"
        turns = read_turns(path.read_text(encoding="utf-8")) if path.exists() else choose_turns(name)
        path.write_text(playthrough(name, turns), encoding="utf-8")


if __name__ == "__main__":
    main()
