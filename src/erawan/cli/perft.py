"""``erawan perft``: the leaves of the tree of turns, the check that rules are right and fast."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import (
    GameName,
    OptionTexts,
    PositionWords,
    compile_steps,
    progress_bar,
    read_number,
    read_position,
)
from erawan.core.state import State

DEEPEST = 9


def perft(
    depth: Annotated[int, Parameter(help=f"How many turns deep, 1 to {DEEPEST}.")],
    *position: PositionWords,
    game: GameName = None,
    option: OptionTexts = None,
    split: Annotated[bool, Parameter(help="Print the leaves below each first turn.", negative="")] = False,
) -> None:
    """Count the leaves of the tree of turns; a game that ends early counts as one leaf."""
    from erawan.core import playout, warmup

    state = read_position(position, game, option)
    read_number("depth", depth, 1, DEEPEST)
    compile_steps(warmup.walk_steps(state.game), 3)
    began = time.perf_counter()
    total = 0
    with progress_bar() as progress:
        for turn, child in progress.track(_children(state), total=len(state.turns()), description="Counting"):
            leaves = playout.perft(state.game.tag, child.vector, depth - 1)
            total += leaves
            if split:
                print(f"{turn:6} {leaves}")
    seconds = time.perf_counter() - began
    print(f"{total} leaves at depth {depth} in {seconds:.2f} s, {total / seconds / 1e6:.0f} million/s")


def _children(state: State) -> Iterator[tuple[str, State]]:
    for turn in state.turns():
        yield turn, state.play(turn)
