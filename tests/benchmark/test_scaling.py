"""The arithmetic of bench/scaling.py: it finds known coefficients again, and docs/scaling.md shows what it prints."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def scaling():
    spec = importlib.util.spec_from_file_location("scaling", ROOT / "bench/scaling.py")
    # Dataclasses look their module up there.
    module = sys.modules["scaling"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def measurement(scaling, costs):
    """Return what bench/cluster.py would print for these costs of a turn, on a core of half the reference speed."""
    processes = {
        str(count): {
            "steady": {
                "cpu_us_per_turn": {name: 2 * cost.of(count) for name, cost in costs.items()},
                "rate": 100.0,
                "p50_ms": 1.0,
                "p99_ms": 2.0,
            },
            "cpu_calibration": scaling.REFERENCE / 2,
            "calibration": scaling.REFERENCE / 2,
        }
        for count in (1, 2, 4)
    }
    return {"processes": processes, "redis_us_per_delivery": 1.0}


def test_known_coefficients_are_found(scaling):
    costs = {name: scaling.Cost(100.0 * place, 40.0 * place) for place, name in enumerate(scaling.COMPONENTS, 1)}
    measured = measurement(scaling, costs)
    for name, cost in costs.items():
        found = scaling.fit(scaling.reference_costs(measured, name))
        assert (found.alone, found.apart) == pytest.approx((cost.alone, cost.apart))
    assert scaling.delivery_us(measured) == pytest.approx(0.5)


def test_what_players_need_follows_from_the_costs(scaling):
    costs = dict.fromkeys(scaling.COMPONENTS, scaling.Cost(1000.0, 0.0))
    needs = scaling.needs_of(20_000, costs, per_delivery_us=1.0)
    # 10,000 games with a turn every 10 seconds; a core may be used to one half.
    assert needs.turns_per_s == 1000
    assert (needs.processes, needs.cores["postgresql"], needs.postgresqls) == (2, 1.0, 1)
    # Two processes send two heartbeats a second each, to both.
    assert needs.heartbeat_cores == pytest.approx(2 * 2**2 / 1e6)
    assert needs.redises == 3
    assert scaling.most_players(lambda found: found.processes <= 1, costs, 1.0) == pytest.approx(10_000, rel=0.01)


def test_the_page_shows_what_the_script_prints(scaling):
    page = (ROOT / "docs/scaling.md").read_text(encoding="utf-8")
    measured = json.loads(scaling.MEASURED.read_text(encoding="utf-8"))
    for shown in scaling.tables(measured, [10_000, 1_000_000]):
        assert shown in page
    assert f"{scaling.delivery_us(measured):.2f} µs" in page
