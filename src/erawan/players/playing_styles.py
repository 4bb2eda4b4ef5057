"""The styles of the eight levels: the turns that each prefers where several turns are nearly equal.

A style only changes which of the near-equal turns is likely to be drawn (``varied_engine.py``), so a level stays as
strong as it is. A preference is a number from 0 to 1: how much the level's character likes a turn. docs/players.md
describes the characters; their names, portraits and texts are in the web app.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from erawan.core.state import State
from erawan.games.king_of_siam.layout import COURT, FACTIONS, OWNER, PROVINCES

Preference: TypeAlias = Callable[[State, str], float]
"""Return from 0 to 1 how much a character likes a turn of a position."""

FACTION_LETTERS = "RLM"
INNER_COLUMNS, INNER_ROWS = "bcd", "234"

# ---- Siam


def brings_animals(state: State, turn: str) -> float:
    """Like turns that bring an animal from the reserve."""
    return float(turn.startswith("+"))


def pushes(state: State, turn: str) -> float:
    """Like turns that push something."""
    return float(state.describe(turn).key.endswith("-pushing"))


def walks(state: State, turn: str) -> float:
    """Like turns that move an animal on the board without pushing."""
    return float(len(turn) == len("b2b3n") and not pushes(state, turn))


def turns_around(state: State, turn: str) -> float:
    """Like turns that turn an animal on its square."""
    return float(len(turn) == len("b2n"))


def seeks_the_middle(state: State, turn: str) -> float:
    """Like turns that bring or move an animal to one of the nine inner squares, or have it look there from the edge."""
    column, row, facing = turn[-3], turn[-2], turn[-1]
    if column in INNER_COLUMNS and row in INNER_ROWS:
        return 1.0
    inwards = {("a", "e"), ("e", "w"), ("1", "n"), ("5", "s")}
    return 0.5 if {(column, facing), (row, facing)} & inwards else 0.0


def keeps_to_the_edge(state: State, turn: str) -> float:
    """Like turns that end on the edge of the board, or leave it."""
    return 1.0 - float(turn[-3] in INNER_COLUMNS and turn[-2] in INNER_ROWS)


def builds_lines(state: State, turn: str) -> float:
    """Like turns after which the animal stands in front of, or behind, one of its own side that faces the same way."""
    board, (ahead, behind) = _board(state), _neighbours(turn)
    letter = turn[-1].upper() if state.to_move == 1 else turn[-1]
    return float(letter in (board.get(ahead), board.get(behind)))


def faces_rocks(state: State, turn: str) -> float:
    """Like turns after which the animal stands right in front of a rock."""
    ahead, _ = _neighbours(turn)
    return float(_board(state).get(ahead) == "#")


def _neighbours(turn: str) -> tuple[str, str]:
    """Return the squares ahead of and behind the animal after a turn; empty texts after it has left the board."""
    column, row, facing = turn[-3], turn[-2], turn[-1]
    if facing not in _STEPS:
        return "", ""
    east, north = _STEPS[facing]
    ahead, behind = (chr(ord(column) + way * east) + chr(ord(row) + way * north) for way in (1, -1))
    return ahead, behind


def _board(state: State) -> dict[str, str]:
    """Return the letter of each piece by its square; S5.1: the text begins with the northern row."""
    rows = str(state).split()[0].split("/")
    wide = ["".join("." * int(letter) if letter.isdigit() else letter for letter in row) for row in rows]
    return {f"{'abcde'[at]}{5 - down}": letter for down, row in enumerate(wide) for at, letter in enumerate(row)}


_STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

# ---- King of Siam


def waits(state: State, turn: str) -> float:
    """Like to pass and keep the cards."""
    return float(turn == "pass")


def plays_cards(state: State, turn: str) -> float:
    """Like to play a card rather than pass."""
    return float(turn != "pass")


def exchanges(state: State, turn: str) -> float:
    """Like the cards that exchange followers of two provinces or two provinces themselves."""
    return float(turn.startswith(("1v1", "2v1", "king")))


def takes_malay(state: State, turn: str) -> float:
    """Like to take Malay followers."""
    return float(taken_faction(turn) == FACTION_LETTERS.index("M"))


def collects_all(state: State, turn: str) -> float:
    """Like to take a follower of the faction of which the player has the fewest."""
    court = _court(state)
    return float(court.get(taken_faction(turn), -1) == min(court.values()))


def stays_loyal(state: State, turn: str) -> float:
    """Like to take a follower of the faction of which the player has the most."""
    court = _court(state)
    return float(court.get(taken_faction(turn), -1) == max(court.values()))


def makes_kings(state: State, turn: str) -> float:
    """Like to take a follower of a faction that controls the most provinces."""
    controlled = _controlled(state)
    return float(controlled.get(taken_faction(turn), -1) == max(controlled.values()))


def backs_the_weak(state: State, turn: str) -> float:
    """Like to take a follower of a faction that controls the fewest provinces."""
    controlled = _controlled(state)
    return float(controlled.get(taken_faction(turn), -1) == min(controlled.values()))


def taken_faction(turn: str) -> int | None:
    """Return the faction of the follower that a turn of King of Siam takes; None if it takes none."""
    _, _, taken = turn.partition(">")
    return FACTION_LETTERS.index(taken[0]) if taken else None


def _controlled(state: State) -> dict[int | None, int]:
    """Return how many provinces each faction controls."""
    owners = [int(owner) for owner in state.vector[OWNER : OWNER + PROVINCES]]
    return {faction: owners.count(faction + 1) for faction in range(FACTIONS)}


def _court(state: State) -> dict[int | None, int]:
    """Return how many followers of each faction the seat to move has taken."""
    first = COURT + FACTIONS * (state.to_move - 1)
    return {faction: int(state.vector[first + faction]) for faction in range(FACTIONS)}


STYLES: dict[str, dict[int, Preference]] = {
    "siam": {
        1: brings_animals,
        2: walks,
        3: pushes,
        4: turns_around,
        5: builds_lines,
        6: faces_rocks,
        7: keeps_to_the_edge,
        8: seeks_the_middle,
    },
    "king-of-siam": {
        1: takes_malay,
        2: collects_all,
        3: exchanges,
        4: waits,
        5: stays_loyal,
        6: plays_cards,
        7: makes_kings,
        8: backs_the_weak,
    },
}
"""The preference of each level, by game."""
