"""Check that the vector environment plays on a GPU as on the processor, step by step, and measure both.

Needs a CUDA machine with Numba and NumPy (Gymnasium is not needed: the processor's side is compared through its own
memory); run from the project's root:

    PYTHONPATH=src python3 bench/gpu_env.py [--games N] [--steps N] [--seconds S] [--only siam]

First a few thousand games are stepped on both with the same random legal actions, and after every step states, masks,
observations, seats, rewards, returns, ends and final observations are compared. Then steps are timed on the GPU with
masks, observations, checked actions and games that begin again, the actions picked by chance on the GPU too. At last
every library that is installed (PyTorch, JAX, CuPy) takes over an array, and it is checked that nothing was copied.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time

import numpy as np

from erawan.adapters.vector.batch import make_batch
from erawan.adapters.vector.cuda_memory import cuda
from erawan.adapters.vector.gpu_env import GpuGames
from erawan.adapters.vector.step_kernels import deal
from erawan.adapters.vector.thread_pool import BEGIN, PICK, STEP, ThreadPool
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam.state import Siam

TURN_LIMIT = 400
WANTED = 100e6


class OnProcessor:
    """The same games in the processor's memory."""

    def __init__(self, game, games):
        self.game, self.batch = game, make_batch(game, games, TURN_LIMIT)

    def reset(self, seed):
        """Start all games again."""
        dealt = deal(self.game, 1024, int(np.random.default_rng(seed).integers(1 << 62)))
        self.crew = ThreadPool(self.game, self.batch, dealt, TURN_LIMIT, threads=1)
        self.crew.do(BEGIN)

    def step(self):
        """Pick and play an action in every game."""
        self.crew.do(PICK)
        self.crew.do(STEP)


def differences(memory, batch):
    """Return the names of the arrays that differ between the two memories."""
    found = []
    for there, here in (
        ("states", "states"),
        ("clocks", "clocks"),
        ("chances", "chances"),
        ("counts", "legal_counts"),
        ("observations", "observations"),
        ("masks", "masks"),
        ("seats", "seats"),
        ("rewards", "rewards"),
        ("shares", "shares"),
        ("ended", "ended"),
        ("cut_off", "cut_off"),
        ("finals", "finals"),
    ):
        if not np.array_equal(getattr(memory, there).copy_to_host().T, getattr(batch, here)):
            found.append(here)
    return found


def prove(game, games, steps):
    """Return whether both sides agree after every step."""
    there, here = GpuGames(game, games, turn_limit=TURN_LIMIT), OnProcessor(game, games)
    began = time.perf_counter()
    there.reset(seed=1)
    here.reset(seed=1)
    cuda.synchronize()
    print(f"  compiled and begun        {time.perf_counter() - began:.0f} s", flush=True)
    finished = 0
    for step in range(steps):
        there.step(there.sample_actions())
        here.step()
        finished += int((here.batch.ended | here.batch.cut_off).sum())
        wrong = differences(there._memory, here.batch)
        if wrong or not np.array_equal(there._memory.picked.copy_to_host(), here.batch.actions):
            print(f"  step {step}: DIFFERENT {', '.join(wrong) or 'actions'}")
            return False
    print(f"  stepped on both           {games * steps:,} steps, {finished:,} games ended: all equal", flush=True)
    return True


def measure(game, games, seconds, is_compact=False):
    """Time steps of many games, picking included, and the parts of a step."""
    env = GpuGames(game, games, turn_limit=TURN_LIMIT, is_compact=is_compact)
    env.reset(seed=2)
    # Long enough for games to be at all stages: those that begin together would end together.
    for _ in range(200):
        env.step(env.sample_actions())
    cuda.synchronize()
    began, steps = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        env.step(env.sample_actions())
        steps += 1
    cuda.synchronize()
    speed = games * steps / (time.perf_counter() - began)
    verdict = "reached" if speed >= WANTED else "NOT reached"
    print(f"  steps, {games:,} games  {speed / 1e6:,.0f} million/s (wanted {WANTED / 1e6:.0f}: {verdict})", flush=True)
    parts = {
        "pick": env.sample_actions,
        "check": lambda: env._check(env._memory.picked),
        "show (mask, observation)": env._show,
    }
    env.sample_actions()
    for name, part in parts.items():
        cuda.synchronize()
        began = time.perf_counter()
        for _ in range(10):
            part()
        cuda.synchronize()
        print(f"    {name:24} {(time.perf_counter() - began) / 10 * 1e3:.2f} ms", flush=True)
    return env


def share(env):
    """Let other libraries take over an array; return whether each sees the same numbers at the same address."""
    same = True
    seen = env.step(env.sample_actions())[0]["observation"]
    place, expected = seen.__cuda_array_interface__["data"][0], seen.copy_to_host()
    for name in ("torch", "cupy", "jax.numpy"):
        try:
            library = importlib.import_module(name)
        except ImportError:
            print(f"  {name:25} not installed")
            continue
        try:
            taken = library.as_tensor(seen, device="cuda") if name == "torch" else library.asarray(seen)
            pointers = {
                "torch": lambda taken: taken.data_ptr(),
                "cupy": lambda taken: taken.data.ptr,
                "jax.numpy": lambda taken: taken.unsafe_buffer_pointer(),
            }
            numbers = taken.cpu().numpy() if name == "torch" else np.asarray(taken.get() if name == "cupy" else taken)
            is_shared = pointers[name](taken) == place and np.array_equal(numbers, expected)
        except Exception as error:
            print(f"  {name:25} FAILED: {type(error).__name__}: {error}")
            same = False
            continue
        print(f"  {name:25} {'shares the array' if is_shared else 'COPIED or differs'}")
        same &= is_shared
    return same


def main():
    """Run proofs and measurements; exit status 1 if anything differs."""
    parser = argparse.ArgumentParser(description="Prove and measure the vector environment on a GPU.")
    parser.add_argument("--games", type=int, default=1 << 20, help="games while measuring")
    parser.add_argument("--steps", type=int, default=500, help="steps compared, with 2048 games")
    parser.add_argument("--seconds", type=float, default=5.0, help="measuring time a game")
    parser.add_argument(
        "--compact", action="store_true", help="measure with observations in bytes, where there are any"
    )
    parser.add_argument("--only", default="", help="siam or king-of-siam")
    given = parser.parse_args()
    print(f"GPU: {cuda.get_current_device().name}")
    kinds = [Siam(), *(KingOfSiam(players=players) for players in (2, 3, 4))]
    same, env = True, None
    for game in kinds:
        if given.only in ("", game.name):
            print(game, flush=True)
            same &= prove(game, 2048, given.steps)
            env = None  # lets go of the memory before more is asked for
            env = measure(game, given.games, given.seconds, given.compact and game.compact_tag is not None)
    print("sharing", flush=True)
    same &= share(env)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
