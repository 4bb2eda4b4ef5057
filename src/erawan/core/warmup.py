"""Compile a game's kernels ahead of time, step by step, so that a program can show its progress.

After the first time the steps only load compiled code from the disk cache.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from erawan.core.contract import NUMBER_TYPE, STATE_TYPE, kernels_of, make_buffers
from erawan.core.game import Game
from erawan.core.playout import make_table, perft, random_games
from erawan.core.state import State

Step: TypeAlias = tuple[str, Callable[[], object]]


def rule_steps(game: Game) -> list[Step]:
    """Return the steps that compile the rules: the name of each kernel with a call that compiles it."""
    tag, kernels = game.tag, kernels_of(game.tag)
    state = game.start(seed=0)
    vector = state.vector
    out, scratch = make_buffers(tag)
    return [
        ("legal", lambda: kernels.legal(vector, out, scratch)),
        ("refusal", lambda: kernels.refusal(vector, 0, scratch)),
        ("observe", lambda: kernels.observe(vector, 0, np.empty(tag.observation_size, NUMBER_TYPE))),
        ("returns", lambda: kernels.returns(vector, np.empty(tag.seats, NUMBER_TYPE))),
        ("play", lambda: state.play(_first_turn(state))),
    ]


def _first_turn(state: State) -> str:
    """Return a complete turn made of the first choices: a list of all turns may be long."""
    choice = state.choices()[0]
    while not choice.is_turn:
        choice = state.choices(choice.text)[0]
    return choice.text


def walk_steps(game: Game) -> list[Step]:
    """Return the steps that compile random games and perft."""
    start = game.start(seed=0).vector
    finals, lengths = np.empty((1, len(start)), STATE_TYPE), np.empty(1, STATE_TYPE)
    return [
        ("random games", lambda: random_games(game.tag, start, 1, 1, make_table(), finals, lengths)),
        ("perft", lambda: perft(game.tag, start, 1)),
    ]
