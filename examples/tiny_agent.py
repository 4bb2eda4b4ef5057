"""Train a tiny agent for Siam on a thousand games at once, and let it play: with NumPy, in under a minute.

    python examples/tiny_agent.py                                        # writes tiny_agent.npz
    erawan arena py:examples/tiny_agent.py random --games 100 --plot tiny.svg

It learns what a position is worth to the side to move: a weighted sum of the 300 numbers of an observation. The games
are random. The weights make each position worth a little less than the next one, with the opposite sign (least-squares
temporal differences). The agent then plays the turn that leaves the other side the worst position.
"""

from __future__ import annotations

import argparse
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np

from erawan.adapters.action_stepper import ActionStepper
from erawan.adapters.vector.cpu_env import GamesVectorEnv
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.players import Memory, Player
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult

WEIGHTS = Path("tiny_agent.npz")
GAMES = 1024
DISCOUNT = 0.9
RIDGE = 1.0


def train(steps: int, seed: int = 0) -> Any:
    """Return the weights after so many steps of all games."""
    env = GamesVectorEnv("siam", GAMES)
    size = env.game.tag.observation_size
    products, rewards_seen = RIDGE * np.eye(size, dtype=np.float32), np.zeros(size, np.float32)
    seen, infos = env.reset(seed=seed)
    for _ in range(steps):
        # Copies: the environment writes its arrays again in the next step.
        before, seats = seen["observation"].reshape(GAMES, size).copy(), infos["to_move"].copy()
        seen, rewards, ended, cut_off, infos = env.step(env.sample_actions())
        after = seen["observation"].reshape(GAMES, size)
        # What follows belongs to the next mover; after the end nothing does.
        sign = np.where(infos["to_move"] == seats, 1, -1) * ~ended
        step = before - DISCOUNT * sign[:, None].astype(np.float32) * after
        # A game that was cut off tells nothing about its last position.
        products += before[~cut_off].T @ step[~cut_off]
        rewards_seen += before[~cut_off].T @ rewards[~cut_off]
    env.close()
    return np.linalg.solve(products, rewards_seen).astype(np.float32)


class TinyAgent(Player):
    """A player that looks one turn ahead with the learned weights."""

    def __init__(self, game: Game, seed: int | None, weights: Any) -> None:
        self.name = "tiny"
        self._memory = Memory(game, seed=seed)
        self._weights = weights

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the turn after which the other side stands worst."""
        table = ActionStepper(self._memory.state(view))
        own, worths = table.seat, {}
        for action in table.legal():
            after = deepcopy(table)
            turn = after.play(action)
            if turn is not None:
                worths[turn] = after.returns()[own] if after.is_over else -self._worth(after)
        best = max(worths, key=worths.__getitem__)
        worth = max(-1.0, min(1.0, worths[best]))
        expected = tuple(worth if seat == own else -worth for seat in range(2))
        return SearchResult((Line((best,), Evaluation(expected)),), depth=1, nodes=len(worths), seconds=0.0)

    def _worth(self, table: ActionStepper) -> float:
        return float(table.observe(table.seat).ravel() @ self._weights)


def make_player(game: Game, seed: int | None) -> Player:
    """Return what ``py:`` asks for: the player with the weights in this folder."""
    return TinyAgent(game, seed, np.load(WEIGHTS)["weights"])


def main() -> None:
    """Train and save the weights."""
    parser = argparse.ArgumentParser(description="Train a tiny agent for Siam.")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    began = time.perf_counter()
    np.savez(WEIGHTS, weights=train(given.steps, given.seed))
    print(f"{given.steps * GAMES:,} steps, {time.perf_counter() - began:.0f} s; wrote {WEIGHTS}")


if __name__ == "__main__":
    main()
