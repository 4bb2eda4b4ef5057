"""The engine finds the wins and the saving turns of tests/suites/siam.txt within few nodes."""

from pathlib import Path

import pytest

import erawan
from erawan.search.limits import Limits
from erawan.search.siam.engine import NET, TUNED_WEIGHTS, EngineSettings, SiamEngine
from tests.conftest import IS_INTERPRETED

FILE = Path(__file__).parents[2] / "suites" / "siam.txt"
NODES = {"wins in 1": 2_000, "avoids": 20_000, "wins in 3": 20_000, "wins in 5": 300_000}


def cases():
    for line in FILE.read_text(encoding="utf-8").splitlines():
        position, turns, what = (part.strip() for part in line.split(";"))
        yield position, set(turns.split()), what


def test_there_are_enough_positions():
    assert len(list(cases())) >= 300


@pytest.mark.skipif(IS_INTERPRETED, reason="millions of nodes")
@pytest.mark.parametrize("knowledge", [NET, TUNED_WEIGHTS])
@pytest.mark.parametrize("what", NODES)
def test_positions_are_solved(what, knowledge):
    engine = SiamEngine(EngineSettings(table_mb=8.0, knowledge=knowledge), seed=1)
    failed = []
    for position, turns, kind in cases():
        if kind == what:
            thought = engine.think(erawan.parse(position), Limits(nodes=NODES[what]))
            is_right = thought.turn in turns
            if what.startswith("wins"):
                distance = int(what[-1])
                is_right = is_right and thought.evaluation.is_proven and thought.evaluation.distance == distance
            if not is_right:
                failed.append((position, thought.turn, turns, thought.evaluation))
    assert not failed, failed
