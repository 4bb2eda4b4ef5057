"""Compile the rules, the opponents and the judges of puzzles, behind a progress bar; afterwards they load in a moment.

``python -m erawan.cli.compile_kernels`` compiles in as many processes as there are cores, since one process compiles
on one core only. For each game it compiles the rules first, then what uses them. A note beside the compiled code says
which parts are done; those are skipped. ``--everything`` also compiles what only measurements need: random games,
perft and the players to compare with. With a job (``siam rules``) it does only that one, and prints a line for each
step it begins.
"""

from __future__ import annotations

import inspect
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import TypeAlias

import numba
from numba.core.registry import cpu_target

import erawan
from erawan.cli.arguments import progress_bar
from erawan.core import registry
from erawan.core.compiled import cache_folder, digest_of, sources_beside
from erawan.core.errors import ErawanError
from erawan.core.files import write_text
from erawan.core.game import Game
from erawan.core.state import State
from erawan.core.warmup import Step, rule_steps, walk_steps

EVERYTHING = "--everything"
RULES, PLAYERS, MEASURES = "rules", "players", "measures"
# The parts that are compiled before the first game.
TO_PLAY = (RULES, PLAYERS)
# The levels share their kernels; these three use all of them.
_PLAYERS = ("level-1", "level-4", "level-8")
_COMPARED = ("greedy", "plain-1", "uct")
# Games of other packages have only this search.
_GENERAL = ("uct",)
# This many positions before the end of a random game, some cards are still left.
_LATE = 25

# A game and a part of it.
Job: TypeAlias = tuple[str, str]
# Which job begins which step; without a step its process has ended.
Said: TypeAlias = "SimpleQueue[tuple[Job, str]]"


# ---- one job


def steps(game: Game, part: str) -> list[Step]:
    """Return the steps that compile a part of a game."""
    from erawan.players.player_registry import has_levels

    if part == RULES:
        return rule_steps(game)
    players = _PLAYERS if part == PLAYERS else _COMPARED
    thoughts = [(player, _thoughts(player, game)) for player in (players if has_levels(game) else _GENERAL)]
    return thoughts + (_puzzle_steps(game) if part == PLAYERS else walk_steps(game))


def _puzzle_steps(game: Game) -> list[Step]:
    """Return the step that compiles the judge of a game's puzzles, by proving one; none for a game without puzzles."""
    from erawan.puzzles.collection import all_puzzles
    from erawan.puzzles.verification import find_fault

    first = [puzzle for puzzle in all_puzzles() if puzzle.game == game.name][:1]
    return [("puzzles", lambda: find_fault(first[0]))] if first else []


def _thoughts(player: str, game: Game) -> Callable[[], object]:
    """Return a function that lets a player search at the start and near the end of a game (other kernels run there)."""
    from erawan.players import make_player
    from erawan.search.limits import Limits

    def think() -> None:
        for state in _random_game(game)[-_LATE:]:
            make_player(player, game, 0).choose(state.view(state.to_move), Limits(nodes=8))

    return think


def _random_game(game: Game) -> list[State]:
    """Return the positions of a random game; the start comes last."""
    chance = Random(0)
    played = [game.start(seed=0)]
    while played[-1].outcome is None:
        choice = chance.choice(played[-1].choices())
        while not choice.is_turn:
            choice = chance.choice(played[-1].choices(choice.text))
        played.append(played[-1].play(choice.text))
    return [*played[1:-1], played[0]]


def do_job(job: Job) -> None:
    """Compile a part of a game in this process."""
    found = steps(registry.game(job[0]), job[1])
    for number, (step, run) in enumerate(found):
        print(f"{number / len(found):.2f} {step}", flush=True)
        run()


# ---- all jobs


def do_jobs(parts: Sequence[str]) -> int:
    """Compile the missing ones of these parts for all games, each job in its own process; return 0 if all succeeded."""
    left = left_of(parts)
    status = _Jobs([(name, part) for part in left for name in registry.names()]).run() if left else 0
    if status == 0:
        _note(left)
    return status


class _Jobs:
    """Waiting and running jobs, and their progress."""

    def __init__(self, waiting: list[Job]) -> None:
        self._waiting = waiting
        self._all = len(waiting)
        self._running: dict[Job, subprocess.Popen[str]] = {}
        self._shares: dict[Job, float] = dict.fromkeys(waiting, 0.0)
        self._said: Said = SimpleQueue()

    def run(self) -> int:
        """Run all jobs behind a progress bar; return 1 as soon as one fails."""
        try:
            with progress_bar() as progress:
                bar = progress.add_task("Preparing the rules", total=self._all)
                self._start_some()
                while self._running:
                    job, line = self._said.get()
                    share, _, step = line.partition(" ")
                    if step:
                        self._shares[job] = float(share)
                        progress.update(bar, description=f"Preparing {job[0]} ({step})")
                    elif self._running.pop(job).wait() != 0:
                        return 1
                    else:
                        self._shares[job] = 1.0
                        self._start_some()
                    progress.update(bar, completed=sum(self._shares.values()))
            return 0
        finally:
            # End the other jobs too: their results are no longer needed.
            for process in self._running.values():
                process.kill()
                process.wait()

    def _start_some(self) -> None:
        """Start the jobs that can start: the rules of a game are compiled before what uses them."""
        for job in list(self._waiting):
            has_rules = job[1] == RULES or self._shares.get((job[0], RULES), 1.0) == 1.0
            if has_rules and len(self._running) < (os.cpu_count() or 1):
                self._waiting.remove(job)
                self._running[job] = self._start(job)

    def _start(self, job: Job) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "erawan.cli.compile_kernels", *job], stdout=subprocess.PIPE, text=True
        )

        def listen() -> None:
            for line in process.stdout or ():
                self._said.put((job, line.strip()))
            self._said.put((job, ""))

        Thread(target=listen, daemon=True).start()
        return process


# ---- notes of parts compiled earlier


def left_of(parts: Iterable[str]) -> list[str]:
    """Return those of the parts that are not compiled for all games, or whose compiled code is no longer complete."""
    # Loading a game deletes code that was compiled from older sources of it. So load the games first, then count.
    needed = {part: _read_note(part) for part in parts}
    there = _count_compiled()
    return [part for part, count in needed.items() if there < count]


def _note(parts: Iterable[str]) -> None:
    there = str(_count_compiled())
    # Where the note cannot be written, everything is checked again the next time.
    with suppress(ErawanError):
        for part in parts:
            write_text(_note_of(part), there)


def _read_note(part: str) -> float:
    """Return how many files of compiled code there were when a part was done; infinity if it never was."""
    try:
        return int(_note_of(part).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return inf


def _count_compiled() -> int:
    return sum(1 for folder in (cache_folder(), cache_folder(rules_only=False)) for _ in folder.rglob("*.nbc"))


def _note_of(part: str) -> Path:
    """Return the path of the note that a part is done; it changes with everything that makes Numba compile again.

    The folder's name depends on the contents of the sources, the note's name on their times, which Numba checks too.
    """
    modules = [erawan.__file__, *(inspect.getfile(registry.game_class(name)) for name in registry.names())]
    sources = {path for module in modules for path in sources_beside(module)}
    times = sorted((str(path), path.stat().st_mtime_ns) for path in sources)
    processor = cpu_target.target_context.codegen().magic_tuple()
    setting = (numba.__version__, sys.version, numba.config.DISABLE_JIT, processor)  # type: ignore[attr-defined]
    return cache_folder(rules_only=False) / f"{part}-{digest_of((), registry.names(), setting, times)}.done"


def main(arguments: Sequence[str]) -> int:
    """Run the command in the module's docstring; return 0 if all was compiled."""
    if arguments and arguments[0] != EVERYTHING:
        do_job((arguments[0], arguments[1]))
        return 0
    return do_jobs((*TO_PLAY, *([MEASURES] if arguments else ())))


if __name__ == "__main__":
    # Ctrl-C ends it at once and silently: the process that started it receives the signal too.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main(sys.argv[1:]))
