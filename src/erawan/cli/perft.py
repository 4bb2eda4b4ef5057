"""``erawan perft``: count the leaves of the tree of turns, a test that the rules are right and fast."""

from __future__ import annotations

import time
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
    run_in_background,
)
from erawan.core.contract import kernels_of, make_buffers
from erawan.core.state import State

DEEPEST = 7


def perft(
    depth: Annotated[str, Parameter(help=f"The number of turns, 1 to {DEEPEST}.")],
    *position: PositionWords,
    game: GameName = None,
    option: OptionTexts = None,
    split: Annotated[bool, Parameter(help="Print the count for each first turn.", negative="")] = False,
) -> None:
    """Count the leaves of the tree of actions, in Siam turns; a game that ends early counts as one leaf."""
    from erawan.core import playout, warmup

    state = read_position(position, game, option)
    deep = read_number("depth", depth, 1, DEEPEST)
    compile_steps(warmup.walk_steps(state.game))
    began = time.perf_counter()
    # A finished game is one leaf.
    actions = run_in_background(lambda: _legal_actions(state))
    total = 0 if actions else 1
    with progress_bar() as progress:
        for action in progress.track(actions, description="Counting"):
            child = state.vector
            kernels_of(state.game.tag).apply(child, action)
            leaves = run_in_background(lambda: playout.perft(state.game.tag, child, deep - 1))  # noqa: B023
            total += leaves
            if split:
                print(f"{state.format_turn((action,)):6} {leaves}")
    seconds = time.perf_counter() - began
    print(f"{total} leaves at depth {deep} in {seconds:.2f} s, {total / seconds / 1e6:.1f} million/s")


def _legal_actions(state: State) -> list[int]:
    """Return the legal actions: whole turns in Siam, the first steps of turns in King of Siam."""
    if state.outcome is not None:
        return []
    out, scratch = make_buffers(state.game.tag)
    actions: list[int] = out[: kernels_of(state.game.tag).legal(state.vector, out, scratch)].tolist()
    return actions
