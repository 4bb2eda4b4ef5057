"""Compiles the rules and the opponents of both games, behind progress bars; afterwards they load in a moment.

``python -m erawan.cli.compiling`` has a process for each game, since one process compiles on one core only. With the
name of a game it compiles that one, and prints a line for each step it begins. With ``--everything`` it also compiles
what only measuring needs: random games, perft and the players to compare with.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from erawan.cli.arguments import progress_bar
from erawan.core import registry
from erawan.core.game import Game
from erawan.core.warmup import Step, rule_steps, walk_steps

_EVERYTHING = "--everything"
# One of each way to think: the levels share their kernels, the weakest and the strongest use all of them.
_PLAYERS = ("level-1", "level-4", "level-8")
_MEASURES = ("greedy", "plain-1", "uct")

# A game, how far it is, and the step that begins; without a step its process has ended.
Said: TypeAlias = "SimpleQueue[tuple[str, str]]"


def steps(game: Game, *, everything: bool) -> list[Step]:
    """What a server needs of a game, or everything that plays and measures it."""
    players = _PLAYERS + _MEASURES * everything
    thoughts = [(player, _one_thought(player, game)) for player in players]
    return rule_steps(game) + thoughts + walk_steps(game) * everything


def _one_thought(player: str, game: Game) -> Callable[[], object]:
    from erawan.players import make_player
    from erawan.search.limits import Limits

    state = game.start(seed=0)
    return lambda: make_player(player, game, 0).choose(state.view(state.to_move), Limits(nodes=1))


def compile_game(name: str, *, everything: bool) -> None:
    """Compiles one game in this process."""
    found = steps(registry.game(name), everything=everything)
    for number, (step, run) in enumerate(found):
        print(f"{number / len(found):.2f} {step}", flush=True)
        run()


def compile_games(*arguments: str) -> int:
    """Compiles all games, each in a process of its own; 0 if all of them were."""
    said: Said = SimpleQueue()
    running = {name: _start(name, arguments, said) for name in registry.names()}
    try:
        _show(running, said)
        return int(any(process.wait() for process in running.values()))
    finally:
        # Nothing goes on compiling for nobody.
        for process in running.values():
            process.kill()
            process.wait()


def _start(name: str, arguments: Sequence[str], said: Said) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "erawan.cli.compiling", name, *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def listen() -> None:
        for line in process.stdout or ():
            said.put((name, line.strip()))
        said.put((name, ""))

    Thread(target=listen, daemon=True).start()
    return process


def _show(running: dict[str, subprocess.Popen[str]], said: Said) -> None:
    """Progress bars until every process has said its last."""
    with progress_bar() as progress:
        bars = {name: progress.add_task(f"Preparing {name}", total=1.0) for name in running}
        going = len(running)
        while going:
            name, line = said.get()
            done, _, step = line.partition(" ")
            if step:
                progress.update(bars[name], completed=float(done), description=f"Preparing {name} ({step})")
            else:
                progress.update(bars[name], completed=1.0, description=f"Preparing {name}")
                going -= 1


def main(arguments: Sequence[str]) -> int:
    """What the module's first lines say; 0 if all was compiled."""
    names = [argument for argument in arguments if argument != _EVERYTHING]
    if not names:
        return compile_games(*arguments)
    for name in names:
        compile_game(name, everything=_EVERYTHING in arguments)
    return 0


if __name__ == "__main__":
    # Ctrl-C ends it at once and in silence: whoever started it hears it too.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main(sys.argv[1:]))
