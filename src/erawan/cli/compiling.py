"""Compiles the rules and the opponents of both games, behind a progress bar; afterwards they load in a moment.

``python -m erawan.cli.compiling``
"""

from __future__ import annotations

from collections.abc import Callable

from erawan.cli.arguments import compile_steps
from erawan.core import registry
from erawan.core.game import Game
from erawan.core.warmup import Step, rule_steps
from erawan.players import make_player
from erawan.search.limits import Limits

# One of each way to think: the levels share their kernels, the weakest and the strongest use all of them.
_PLAYERS = ("level-1", "level-4", "level-8")


def steps() -> list[Step]:
    """Everything a server needs, game by game."""
    found: list[Step] = []
    for name in registry.names():
        game = registry.game(name)
        found += [(f"{name}: {step}", run) for step, run in rule_steps(game)]
        found += [(f"{name}: {player}", _one_thought(player, game)) for player in _PLAYERS]
    return found


def _one_thought(player: str, game: Game) -> Callable[[], object]:
    state = game.start(seed=0)
    return lambda: make_player(player, game, 0).choose(state.view(state.to_move), Limits(nodes=1))


if __name__ == "__main__":
    compile_steps(steps())
