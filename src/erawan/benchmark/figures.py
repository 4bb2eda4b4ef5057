"""The figures of ``erawan bench``, each measured beside the calibration loop.

Speeds of one machine vary by a factor of two or three from one minute to the next. So a fixed loop runs before and
after each figure, and only the ratio of the two can be compared between runs and machines.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from erawan.benchmark.calibration import calibrate, calibration_loop
from erawan.core import registry
from erawan.core.contract import STATE_TYPE
from erawan.core.game import Game
from erawan.core.playout import TABLE_COLUMNS, make_table, perft, random_games
from erawan.core.state import State
from erawan.players.player_registry import Resources, make_named_engine
from erawan.search.limits import Limits
from erawan.search.search_result import Engine

GAMES = 3000
LONGEST_GAME = 12_000
FACE_TURNS = 40_000
SIGNATURE_GAMES = 500
SIGNATURE_DEPTH = 4
PERFT_DEPTH = 5
SEARCH_SECONDS = 3.0
# K9.2: three players with all their cards.
FULL_HANDS = (
    "siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na "
    "1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -"
)


@dataclass(frozen=True)
class Figure:
    """One measured number; ``ratio`` sets it against the calibration loop, where that makes sense."""

    key: str
    value: float | int | str
    unit: str
    wanted: str = ""
    ratio: float | None = None


def all_figures() -> Iterator[Figure]:
    """Yield every figure, one after the other."""
    siam = registry.game("siam")
    calibration_loop(1)
    yield Figure("calibration", round(calibrate()), "steps/s")
    yield from _playing_figures(siam)
    yield from _king_figures()
    yield from _search_figures()
    yield from _size_figures(siam)
    yield from _start_figures()
    yield Figure("signature", signature(siam), "")


def _playing_figures(siam: Game) -> Iterator[Figure]:
    yield _speed("siam.turns_per_s", "turns/s", "3 million", lambda: _random_turns(siam, repetition=False))
    yield _speed(
        "siam.turns_with_repetition_per_s", "turns/s", "2 million", lambda: _random_turns(siam, repetition=True)
    )
    leaves = _perft_leaves(siam)
    yield _speed("siam.perft_nodes_per_s", "nodes/s", "150 million", lambda: leaves(PERFT_DEPTH))
    yield Figure(f"siam.perft_{PERFT_DEPTH}", leaves(PERFT_DEPTH), "leaves")
    yield _speed("face.siam_turns_per_s", "turns/s", "50,000", lambda: _face_turns(siam))


def _king_figures() -> Iterator[Figure]:
    """Yield the figures of random games of three, with K4.5 in force."""
    king = registry.game("king-of-siam", players=3)

    def actions() -> int:
        return _random_turns(king, repetition=False)

    def games() -> int:
        return GAMES * bool(actions())

    yield _speed("king_of_siam.actions_per_s", "actions/s", "1.5 million", actions)
    yield _speed("king_of_siam.games_per_s", "games/s", "12,000", games)
    yield _turns_of_a_full_hand()


def _turns_of_a_full_hand() -> Figure:
    """Return how long the list of all 22,004 turns of K9.2 takes: the best of three."""
    state = registry.parse(FULL_HANDS)
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        state.turns()
        best = min(best, time.perf_counter() - began)
    return Figure("king_of_siam.turns_ms", round(1000 * best), "ms", "≤ 150")


def _search_figures() -> Iterator[Figure]:
    """Yield the nodes per second of the strongest engines on one core, and of Siam's without its net."""
    for name, player, wanted in (("siam", "best", "0.9 million"), ("siam", "classic", "1.5 million"),
                                 ("king-of-siam", "best", "")):  # fmt: skip
        state = registry.game(name).start(seed=0)
        engine = make_named_engine(player, state.game, 1, Resources(threads=1)).engine

        def nodes(engine: Engine = engine, state: State = state) -> int:
            engine.forget()
            return engine.think(state, Limits(seconds=SEARCH_SECONDS)).nodes

        search = "search" if player == "best" else f"{player}_search"
        yield _speed(f"{name.replace('-', '_')}.{search}_nodes_per_s", "nodes/s", wanted, nodes)


def _speed(key: str, unit: str, wanted: str, work: Callable[[], int]) -> Figure:
    """Return the work per second, and its ratio to calibration loops just before and after."""
    work()  # warms caches and loads compiled code
    before = calibrate()
    began = time.perf_counter()
    done = work()
    seconds = time.perf_counter() - began
    mean = (before + calibrate()) / 2
    return Figure(key, round(done / seconds), unit, f"≥ {wanted}" if wanted else "", done / seconds / mean)


def _random_turns(game: Game, repetition: bool) -> int:
    """Play random games by the rules (generate all turns, pick one, apply it); return how many turns."""
    finals, lengths = np.empty((GAMES, game.tag.state_size), STATE_TYPE), np.empty(GAMES, STATE_TYPE)
    table = make_table() if repetition else np.zeros((0, TABLE_COLUMNS), STATE_TYPE)
    return random_games(game.tag, game.start(seed=0).vector, 1, LONGEST_GAME, table, finals, lengths)


def _perft_leaves(game: Game) -> Callable[[int], int]:
    start = game.start(seed=0).vector
    return lambda depth: perft(game.tag, start, depth)


def _face_turns(game: Game) -> int:
    """Play random games through ``turns`` and ``play``; return how many turns."""
    chance = Random(1)
    state = game.start(seed=0)
    for _ in range(FACE_TURNS):
        turns = state.turns()
        state = state.play(turns[int(chance.random() * len(turns))]) if turns else game.start(seed=0)
    return FACE_TURNS


def _size_figures(siam: Game) -> Iterator[Figure]:
    state = siam.start(seed=0)
    yield Figure("siam.state_bytes", state.vector.nbytes, "bytes")
    yield Figure("face.siam_state_pickled_bytes", len(pickle.dumps(state)), "bytes")


def _start_figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as empty:
        yield Figure("compile_s", _run_seconds("-c", _steps("siam"), NUMBA_CACHE_DIR=empty), "s", "≤ 20")
        yield Figure("start_s", _run_seconds("-c", _steps("siam"), NUMBA_CACHE_DIR=empty), "s", "≤ 2")
        seconds = _run_seconds("-c", _steps("king-of-siam"), NUMBA_CACHE_DIR=empty)
        yield Figure("king_of_siam.compile_s", seconds, "s", "≤ 28")
    with tempfile.TemporaryDirectory() as empty:
        # Rules, walks, searches of both games: what a first day of playing and measuring compiles.
        everything = ("-m", "erawan.cli.compile_kernels", "--everything")
        yield Figure("compile_everything_s", _run_seconds(*everything, NUMBA_CACHE_DIR=empty), "s", "≤ 75")
    yield Figure("import_s", _run_seconds("-c", "import erawan"), "s", "≤ 1")
    yield Figure("help_s", _run_seconds("-m", "erawan", "--help"), "s", "≤ 0.3")


def _steps(name: str) -> str:
    """Return a program that compiles or loads everything of a game."""
    return (
        "import erawan; from erawan.core.warmup import rule_steps, walk_steps; "
        f"game = erawan.game({name!r}); [step() for _, step in rule_steps(game) + walk_steps(game)]"
    )


def _run_seconds(*arguments: str, **environment: str) -> float:
    """Return how long a fresh Python takes: the best of three, or the only run in a changed environment."""
    best = float("inf")
    for _ in range(1 if environment else 3):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env={**os.environ, **environment}
        )
        best = min(best, time.perf_counter() - began)
    return round(best, 3)


def signature(game: Game) -> str:
    """Return a short text that changes when the behaviour of the rules does: perft counts and seeded random games."""
    start = game.start(seed=0).vector
    finals, lengths = (
        np.empty((SIGNATURE_GAMES, game.tag.state_size), STATE_TYPE),
        np.empty(SIGNATURE_GAMES, STATE_TYPE),
    )
    random_games(game.tag, start, 1, LONGEST_GAME, make_table(), finals, lengths)
    counts = [perft(game.tag, start, depth) for depth in range(1, SIGNATURE_DEPTH + 1)]
    content = f"{counts}".encode() + lengths.astype("<i8").tobytes() + finals.astype("<i8").tobytes()
    return hashlib.sha256(content).hexdigest()[:12]
