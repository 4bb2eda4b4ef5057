"""Measure other environments and engines in the same run, for comparison.

There are two kinds of figures. *Turns* compares random turns of Siam with OpenSpiel's games. These are written in C++,
and OpenSpiel's own bots play them without any Python inside a game. *Steps* compares Erawan's vector environment with
the classic games of PettingZoo and with OpenSpiel, through their own interfaces. After every action, each of them
returns the observation and the legal actions.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from erawan.benchmark.calibration import calibrate
from erawan.benchmark.figures import Figure
from erawan.core import registry
from erawan.core.errors import OptionError

OPEN_SPIEL_GAMES = ("connect_four", "breakthrough", "othello", "chess")
OPEN_SPIEL_ENVIRONMENTS = ("connect_four", "breakthrough")
PETTINGZOO_ENVIRONMENTS = ("connect_four_v3", "chess_v6")
VECTOR_GAMES = 4096
# All games begin together; after this number of steps they are at different stages.
VECTOR_WARM_STEPS = 200
# Each rate is the best of some rounds, for all engines alike: other work on the machine only makes them slower.
ROUNDS, SECONDS_A_ROUND = 5, 0.5


class Peers(NamedTuple):
    """The libraries of the extra ``peers``."""

    open_spiel: Any
    rl_environment: Any
    pettingzoo: Any


def load_peers() -> Peers:
    """Return the libraries; raise ``OptionError`` with the extra if one is missing."""
    try:
        import pettingzoo
        import pygame  # noqa: F401  # PettingZoo's classic games draw with it
        import pyspiel
        from open_spiel.python import rl_environment
    except ImportError:
        raise OptionError("extra.missing", extra="peers") from None
    return Peers(pyspiel, rl_environment, pettingzoo)


def peer_figures(peers: Peers, own_turns_per_s: float) -> Iterator[Figure]:
    """Yield turns per second of each engine and Siam's speed relative to it; then steps per second, Erawan's first."""
    for name in OPEN_SPIEL_GAMES:
        speed = _rate(_open_spiel_turns(peers.open_spiel, name))
        yield Figure(f"peers.open_spiel.{name}_turns_per_s", round(speed), "turns/s", ratio=speed / calibrate())
        yield Figure(f"peers.siam_over_{name}", round(own_turns_per_s / speed, 1), "times")
    yield from _step_figures(peers)


def _step_figures(peers: Peers) -> Iterator[Figure]:
    slowest = float("inf")
    for name in ("siam", "king-of-siam"):
        speed = _rate(_vector_steps(name))
        slowest = min(slowest, speed)
        key = f"vector.{name.replace('-', '_')}_steps_per_s"
        yield Figure(key, round(speed), "steps/s", "≥ 2 million", speed / calibrate())
    others = {
        **{f"pettingzoo.{name}": _pettingzoo_steps(peers.pettingzoo, name) for name in PETTINGZOO_ENVIRONMENTS},
        **{f"open_spiel.{name}": _open_spiel_steps(peers.rl_environment, name) for name in OPEN_SPIEL_ENVIRONMENTS},
    }
    for key, play in others.items():
        speed = _rate(play)
        yield Figure(f"peers.{key}_steps_per_s", round(speed), "steps/s", ratio=speed / calibrate())
        yield Figure(f"peers.vector_over_{key}", round(slowest / speed, 1), "times")


def _rate(play: Callable[[], int]) -> float:
    """Return how much a call does per second."""
    play()  # loads, compiles, warms
    return max(_round(play) for _ in range(ROUNDS))


def _round(play: Callable[[], int]) -> float:
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS_A_ROUND:
        done += play()
    return done / (time.perf_counter() - began)


def _open_spiel_turns(open_spiel: Any, name: str) -> Callable[[], int]:
    """Return a function that plays a random game by OpenSpiel's own bots."""
    game = open_spiel.load_game(name)
    bots = [open_spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(1 << 31))

    def play() -> int:
        state = game.new_initial_state()
        open_spiel.evaluate_bots(state, bots, next(seeds))
        return int(state.move_number())

    return play


def _vector_steps(name: str) -> Callable[[], int]:
    """Return a function that steps all games of our vector environment, on all cores."""
    from erawan.adapters.vector.cpu_env import GamesVectorEnv

    env = GamesVectorEnv(registry.game(name), VECTOR_GAMES)
    env.reset(seed=0)
    for _ in range(VECTOR_WARM_STEPS):
        env.step(env.sample_actions())

    def play() -> int:
        env.step(env.sample_actions())
        return VECTOR_GAMES

    return play


def _pettingzoo_steps(pettingzoo: Any, name: str) -> Callable[[], int]:
    """Return a function that plays a random game of PettingZoo."""
    env, chance = pettingzoo.make("aec", f"classic/{name}"), Random(1)

    def play() -> int:
        env.reset(seed=chance.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                break
            env.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps

    return play


def _open_spiel_steps(rl_environment: Any, name: str) -> Callable[[], int]:
    """Return a function that plays a random game of OpenSpiel through its interface for learners."""
    env, chance = rl_environment.Environment(name), Random(1)

    def play() -> int:
        now, steps = env.reset(), 0
        while not now.last():
            seat = now.observations["current_player"]
            now = env.step([chance.choice(now.observations["legal_actions"][seat])])
            steps += 1
        return steps

    return play
