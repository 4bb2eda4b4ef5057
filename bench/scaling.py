"""Calculate from measurements what many players need; docs/scaling.md shows what this prints.

    python bench/scaling.py [--measured bench/scaling_measured.json] [--players 10000 1000000]

The measurements are those of ``bench/cluster.py --json``. A turn costs each component a fixed time, and more the more
often the two players of a game are at different processes. With P processes that is the case with the probability
1 - 1/P. So the cost of a turn is ``alone + apart * (1 - 1/P)``; both coefficients are fitted by least squares. All
costs are converted to a core that runs ``REFERENCE`` steps of the calibration loop in a second of processor time.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MEASURED = Path(__file__).with_name("scaling_measured.json")
REFERENCE = 480e6
COMPONENTS = {"erawan": "Erawan", "postgresql": "PostgreSQL", "redis": "Redis", "nginx": "nginx"}
SECONDS_PER_TURN = 10.0
"""The assumed seconds between two turns of a game of two players."""
LOAD = 0.5
"""How much of a core may be used on average, so that there is room for bursts."""
POSTGRESQL_CORES = 16
HEARTBEATS_PER_S = 2
SOCKET_KB = 37
"""Memory of an idle socket, measured in docs/performance.md."""
PROCESS_MB = 250
"""Memory of a process without sockets, measured in docs/performance.md."""
TURN_BYTES = 200


@dataclass(frozen=True)
class Cost:
    """The processor time of a turn in one component, in microseconds of a reference core."""

    alone: float
    apart: float

    def of(self, processes):
        """Return the cost of a turn with this many processes."""
        return self.alone + self.apart * (1 - 1 / processes)


def reference_costs(measured, component):
    """Return the measured costs of a turn by number of processes, converted to a reference core."""
    found = {}
    for processes, figures in measured["processes"].items():
        cost = figures["steady"]["cpu_us_per_turn"][component]
        found[int(processes)] = cost * figures["cpu_calibration"] / REFERENCE
    return found


def fit(costs):
    """Return the coefficients that fit the measured costs best."""
    rows = np.array([[1, 1 - 1 / processes] for processes in costs])
    (alone, apart), *_ = np.linalg.lstsq(rows, np.array(list(costs.values())), rcond=None)
    if apart < 0:
        # Within the error of the measurement, the distance of the players makes no difference.
        return Cost(float(np.mean(list(costs.values()))), 0.0)
    return Cost(float(alone), float(apart))


def delivery_us(measured):
    """Return the cost of Redis to deliver one message to one process."""
    slowest = [figures["cpu_calibration"] for figures in measured["processes"].values()]
    return measured["redis_us_per_delivery"] * sum(slowest) / len(slowest) / REFERENCE


def processes_for(turns_per_s, cost):
    """Return how many processes keep their cores below ``LOAD``.

    That is the smallest P ≥ 1 with ``LOAD * P >= turns * cost.of(P)``: one, or the larger root of a quadratic.
    """
    alone, apart = (turns_per_s * part / 1e6 / LOAD for part in (cost.alone, cost.apart))
    if alone <= 1:
        return 1
    both = alone + apart
    return math.ceil((both + math.sqrt(both**2 - 4 * apart)) / 2)


@dataclass(frozen=True)
class Needs:
    """The cores and machines that a number of players needs."""

    turns_per_s: float
    processes: int
    cores: dict[str, float]
    heartbeat_cores: float
    """The part of Redis that heartbeats take: every process gets those of all processes."""
    sockets_gb: float
    gb_a_day: float

    @property
    def postgresqls(self):
        """The number of PostgreSQL primaries that are needed."""
        return math.ceil(self.cores["postgresql"] / (LOAD * POSTGRESQL_CORES))

    @property
    def redises(self):
        """The number of Redis servers that are needed, with one core each."""
        return math.ceil(self.cores["redis"] / LOAD)


def needs_of(players, costs, per_delivery_us):
    """Return what a number of players needs."""
    turns_per_s = players / 2 / SECONDS_PER_TURN
    processes = processes_for(turns_per_s, costs["erawan"])
    cores = {name: turns_per_s * cost.of(processes) / 1e6 for name, cost in costs.items()}
    heartbeats = HEARTBEATS_PER_S * processes**2 * per_delivery_us / 1e6
    cores["redis"] += heartbeats
    sockets_gb = players * SOCKET_KB / 1e6 + processes * PROCESS_MB / 1e3
    return Needs(turns_per_s, processes, cores, heartbeats, sockets_gb, turns_per_s * TURN_BYTES * 86_400 / 1e9)


def most_players(is_enough, costs, per_delivery_us):
    """Return up to how many players a condition holds, to three digits."""
    low, high = 1, 10**9
    while high - low > low / 1000 + 1:
        middle = (low + high) // 2
        if is_enough(needs_of(middle, costs, per_delivery_us)):
            low = middle
        else:
            high = middle
    return low


# ---- printing


def table(head, rows):
    """Return a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def rounded(number):
    """Return a number with two significant digits, and with separators of thousands."""
    if not number:
        return "0"
    digits = 1 - math.floor(math.log10(abs(number)))
    return f"{round(number, digits):,.{max(0, digits)}f}"


def measured_table(measured):
    """Return the table of the measurements."""
    rows = []
    for processes, figures in measured["processes"].items():
        steady = figures["steady"]
        costs = [f"{steady['cpu_us_per_turn'][name]:,.0f}" for name in COMPONENTS]
        times = f"{steady['p50_ms']:.1f}, {steady['p99_ms']:.1f}"
        calibration = f"{figures['cpu_calibration'] / 1e6:.0f}, {figures['calibration'] / 1e6:.0f}"
        rows.append([processes, f"{steady['rate']:.0f}", times, *costs, calibration])
    head = ["processes", "turns/s", "median, 99th percentile (ms)", *COMPONENTS.values(), "calibration (million/s)"]
    return table(head, rows)


def fitted_table(measured, costs):
    """Return the table of the coefficients, with the largest error of the fit."""
    rows = []
    for name, shown in COMPONENTS.items():
        found = reference_costs(measured, name)
        error = max(abs(costs[name].of(processes) / cost - 1) for processes, cost in found.items())
        rows.append([shown, f"{costs[name].alone:,.0f}", f"{costs[name].apart:,.0f}", f"{error:.0%}"])
    return table(["component", "alone (µs)", "apart (µs)", "largest error"], rows)


def needs_table(numbers, costs, per_delivery_us):
    """Return the table of what numbers of players need."""
    needs = [needs_of(number, costs, per_delivery_us) for number in numbers]
    rows = [
        ["turns a second", *(f"{each.turns_per_s:,.0f}" for each in needs)],
        ["processes of Erawan, one core each", *(f"{each.processes:,}" for each in needs)],
        ["memory of the processes (GB)", *(rounded(each.sockets_gb) for each in needs)],
        ["cores used by PostgreSQL", *(rounded(each.cores["postgresql"]) for each in needs)],
        [f"PostgreSQL primaries of {POSTGRESQL_CORES} cores", *(f"{each.postgresqls:,}" for each in needs)],
        ["cores used by Redis", *(rounded(each.cores["redis"]) for each in needs)],
        ["of these for heartbeats", *(rounded(each.heartbeat_cores) for each in needs)],
        ["Redis servers", *(f"{each.redises:,}" for each in needs)],
        ["cores used by nginx", *(rounded(each.cores["nginx"]) for each in needs)],
        ["stored turns a day (GB)", *(rounded(each.gb_a_day) for each in needs)],
    ]
    return table(["", *(f"{number:,} players" for number in numbers)], rows)


def limits_table(costs, per_delivery_us):
    """Return the table of what saturates at how many players, the first one first."""
    conditions = {
        "one process of Erawan": lambda needs: needs.processes <= 1,
        f"one PostgreSQL of {POSTGRESQL_CORES} cores": lambda needs: needs.postgresqls <= 1,
        "one Redis": lambda needs: needs.redises <= 1,
        "nginx on 4 cores": lambda needs: needs.cores["nginx"] <= 4 * LOAD,
    }
    found = {name: most_players(enough, costs, per_delivery_us) for name, enough in conditions.items()}
    rows = [
        [name, rounded(players), rounded(players / 2 / SECONDS_PER_TURN)]
        for name, players in sorted(found.items(), key=lambda each: each[1])
    ]
    return table(["component", "players", "turns a second"], rows)


def tables(measured, numbers):
    """Return all tables of docs/scaling.md; the last one holds if both players of a game are at one process."""
    costs = {name: fit(reference_costs(measured, name)) for name in COMPONENTS}
    together = {name: Cost(cost.alone, 0.0) for name, cost in costs.items()}
    per_delivery_us = delivery_us(measured)
    return [
        measured_table(measured),
        fitted_table(measured, costs),
        limits_table(costs, per_delivery_us),
        needs_table(numbers, costs, per_delivery_us),
        needs_table(numbers, together, per_delivery_us),
    ]


def main():
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Calculates what many players need.")
    parser.add_argument("--measured", type=Path, default=MEASURED, help="the output of bench/cluster.py --json")
    parser.add_argument("--players", nargs="+", type=int, default=[10_000, 1_000_000], help="numbers of players")
    given = parser.parse_args()
    measured = json.loads(given.measured.read_text(encoding="utf-8"))
    print("\n\n".join(tables(measured, given.players)))
    print(f"\nRedis needs {delivery_us(measured):.2f} µs to deliver a message to one process.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
