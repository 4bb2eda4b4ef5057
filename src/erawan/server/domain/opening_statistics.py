"""Statistics of finished games: positions of Siam joined over the eight symmetries, and who ruled in King of Siam."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam import squares as sq
from erawan.games.siam.features import BAN_SYMMETRIES, SYMMETRIES, Symmetry
from erawan.games.siam.notation import TURN_TEXTS, WAY_LETTERS, parse_action
from erawan.games.siam.state import SiamState
from erawan.server.domain.table import Table

BRITISH = "B"


@dataclass(frozen=True)
class PositionLookup:
    """A way to look at the board: where the squares come from, what the letters of animals and the turns become."""

    sources: tuple[int, ...]
    letters: dict[int, int]
    turns: dict[str, str]
    holds_with_ban: bool


def _look(symmetry: Symmetry) -> PositionLookup:
    ways = [WAY_LETTERS[way] for way in symmetry.ways]
    both = "".join(ways) + "".join(ways).upper()
    return PositionLookup(
        tuple(np.argsort(symmetry.squares).tolist()),
        str.maketrans(WAY_LETTERS + WAY_LETTERS.upper(), both),
        {turn: TURN_TEXTS[symmetry.actions[parse_action(turn)]] for turn in TURN_TEXTS},
        symmetry in BAN_SYMMETRIES,
    )


_LOOKS = tuple(_look(symmetry) for symmetry in SYMMETRIES)


def name_position(state: SiamState) -> tuple[str, list[PositionLookup]]:
    """The name of a position, the same for all that are one but for turning and mirroring, and the looks that show it.

    How often it occurred is left out: it changes nothing about what may be played.
    """
    board, mover, *rest = str(state).split(" ")
    # While the opening ban lasts (S4.4) fewer looks are alike.
    coming = rest[0].split(",")[0] if rest and rest[0].startswith("t") else ""
    squares = "".join(reversed([row.ljust(sq.SIZE, ".") for row in map(_widen, board.split("/"))]))
    shown: dict[str, list[PositionLookup]] = {}
    for look in _LOOKS:
        if look.holds_with_ban or not coming:
            text = "".join([squares[source] for source in look.sources]).translate(look.letters)
            shown.setdefault(text, []).append(look)
    least = min(shown)
    return f"{least} {mover}{coming}", shown[least]


def _widen(row: str) -> str:
    """A row with a dot for each empty square."""
    return "".join("." * int(letter) if letter.isdigit() else letter for letter in row)


def name_turn(turn: str, looks: list[PositionLookup]) -> str:
    """A turn as it is called in the position of that name; turns that mirror each other there are one."""
    return min(look.turns[turn] for look in looks)


def show_turn(name: str, looks: list[PositionLookup]) -> str:
    """The turn behind a name, in the position as it is looked at."""
    return next(turn for turn, called in looks[0].turns.items() if called == name)


def positions_of(table: Table) -> Iterator[tuple[str, str]]:
    """Every position of a game of Siam by its name, with what was played there."""
    for state, played in zip(table.states, table.played, strict=False):
        assert isinstance(state, SiamState)
        name, looks = name_position(state)
        yield name, name_turn(played.turn, looks)


def variant_of(table: Table) -> str:
    """Which games are counted together: those of King of Siam with the same map and as many players."""
    return f"{table.game.map.name}:{table.game.seats}" if isinstance(table.game, KingOfSiam) else ""


def ruler_of(state: State) -> str | None:
    """Who rules at the end of a game of King of Siam: a faction, or the British; nobody where it did not end."""
    outcome = state.outcome
    if outcome is None or not isinstance(state.game, KingOfSiam):
        return None
    return str(outcome.decided.get("ruler", BRITISH))
