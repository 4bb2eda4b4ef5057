"""The eight levels of King of Siam, weakest first, and the two plain opponents, by name.

A level looks less far the lower it is: fewer positions, and at the bottom a blurred evaluation. From level 2 on the
whole turn is looked through, so a turn that wins at once is taken; from level 4 on so are the answers to it. The solver
knows endings from level 5 on. Level 8 thinks for about two seconds with all there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from erawan.search.king_of_siam.profile import FULL, Profile
from erawan.search.limits import Limits

Amount = TypeVar("Amount", int, float)


@dataclass(frozen=True)
class Level:
    """How far a level looks."""

    limits: Limits
    profile: Profile


LEVELS = (
    Level(Limits(nodes=1), Profile(effects=1, kept=1, solver_cards=0, blur=1.0)),
    Level(Limits(nodes=1), Profile(effects=3, kept=3, solver_cards=0, blur=0.3)),
    Level(Limits(nodes=12), Profile(solver_cards=0, blur=0.1)),
    Level(Limits(nodes=40), Profile(solver_cards=0)),
    Level(Limits(nodes=120), Profile(solver_cards=2)),
    Level(Limits(nodes=400), Profile(solver_cards=3)),
    Level(Limits(nodes=1500), FULL),
    Level(Limits(seconds=2.0), FULL),
)
