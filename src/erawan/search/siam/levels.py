"""The levels of Siam, from one a child beats to full strength, and two opponents to measure by.

Weaker levels look less far and know less; they play no random turns. Values get a random part of a few points, by the
seed, so that the engine may choose another of two nearly equal turns in another game. docs/strength.md says how much
stronger each level is than the one below.
"""

from __future__ import annotations

from dataclasses import dataclass

from erawan.search.limits import Limits
from erawan.search.siam import workspace as w
from erawan.search.siam.engine import NET, TUNED_WEIGHTS, EngineSettings, SiamEngine

SMALL_TABLE_MB = 2.0


@dataclass(frozen=True)
class Level:
    """The settings of a level's engine, and its limits for a turn."""

    settings: EngineSettings
    limits: Limits


def _level(
    depth: int, nodes: int, *, knowledge: str = TUNED_WEIGHTS, switches: int = w.ALL_SWITCHES, variety: int
) -> Level:
    settings = EngineSettings(SMALL_TABLE_MB, 1, switches, knowledge, depth, variety)
    return Level(settings, Limits(nodes=nodes))


# Level 1 looks at its own pushes only; 2 at the other side's too; 3 sees the answer to its turn; 4 sees wins and
# threats beyond it; 5 evaluates by what was learnt; from there on more nodes.
LEVELS: dict[int, Level] = {
    1: _level(1, 200, knowledge="newcomer", switches=0, variety=63),
    2: _level(1, 200, knowledge="beginner", switches=0, variety=31),
    3: _level(2, 5_000, knowledge="beginner", switches=w.ORDERS, variety=31),
    4: _level(2, 5_000, knowledge="beginner", variety=31),
    5: _level(2, 5_000, variety=15),
    6: _level(6, 6_000, variety=15),
    7: _level(12, 60_000, variety=7),
    8: Level(EngineSettings(threads=2, knowledge=NET, variety=3), Limits(seconds=2.0)),
}

BEST = EngineSettings(threads=2, knowledge=NET)
CLASSIC = EngineSettings(threads=2)
"""As ``BEST``, with the older evaluation: a sum of weights."""

GREEDY = EngineSettings(SMALL_TABLE_MB, 1, 0, depth=1)
"""Plays the turn after which the evaluation is best."""

PLAIN = EngineSettings(SMALL_TABLE_MB, 1, w.ORDERS)
"""Alpha-beta without anything else; with ``Limits(depth=6)`` it is the opponent that docs/strength.md calls plain-6."""


def make_engine(level: int, seed: int | None = None) -> SiamEngine:
    """Return an engine of a level; it thinks within ``LEVELS[level].limits``."""
    return SiamEngine(LEVELS[level].settings, seed)
