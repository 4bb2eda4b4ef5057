"""Attack a server as one bad guest, and print what a bystander noticed.

    python -m tests.attack [--only NAME …] [--seconds 10] [--long] [--json] [--python PATH]

Each scenario runs on a fresh server with default limits, while two other people play ten turns a second from another
address. The rule: their p99 stays at or below 250 ms. ``--long`` attacks for a minute each, on more data, kills the
server 1,000 times under play, kills one of two processes on one database 200 times, sends 200,000 garbled messages and
plays 300 pairs of games of King of Siam that differ only in hidden hands, to compare every reply of the server.
``--python`` names the interpreter of another installation, to compare versions.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from erawan.benchmark.figures import calibrate, calibration_loop
from tests.attack.attack_runner import run_scenario
from tests.attack.scenarios import SCENARIOS
from tests.server import fuzzing, hidden_hand_scan, kill_loop
from tests.server.client import Server
from tests.server.cluster import process_kill_loop

MOST_P99_MS = 250.0
LONG_SECONDS, LONG_SIZE, LONG_KILLS, LONG_MESSAGES = 60.0, 10, 1000, 200_000
LONG_PROCESS_KILLS, LONG_PAIRS = 200, 300


def run_long():
    """Kill the server often and send it garbled messages; return both results."""
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("kills", total=LONG_KILLS)
        kills = kill_loop.run(Path(folder), LONG_KILLS, games=20, tell=lambda: progress.advance(bar))
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        server = Server(folder, ERAWAN_LOG_LEVEL="info")
        try:
            bar = progress.add_task("messages", total=LONG_MESSAGES)
            found, faults = fuzzing.storm(server, LONG_MESSAGES, tell=lambda sent: progress.update(bar, completed=sent))
        finally:
            server.close()
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("kills of one of two processes", total=LONG_PROCESS_KILLS)
        process_kills = process_kill_loop.run_alone(LONG_PROCESS_KILLS, tell=lambda: progress.advance(bar))
    hands = scan_hands(LONG_PAIRS)
    return {"kills": kills, "process kills": process_kills, "messages": {**found, "faults": faults}, "hands": hands}


def scan_hands(pairs):
    """Compare the replies of the server in pairs of games that differ only in hidden hands; return the figures."""
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        server = Server(folder)
        try:
            bar = progress.add_task("pairs of games", total=pairs)
            found, faults = hidden_hand_scan.scan(server, pairs, tell=lambda: progress.advance(bar))
        finally:
            server.close()
    return {**found, "faults": faults}


def is_kept(found):
    """Return whether the bystander rule holds and the server made no mistake."""
    is_quick = found["p99_ms"] <= MOST_P99_MS
    return is_quick and found["is_running"] and not found["server_errors"] and not found["tracebacks"]


SHOWN = ("p50_ms", "p99_ms", "turns", "statuses", "server_errors", "tracebacks", "is_running", "memory_mb")


def show(results, calibration):
    """Print the figures as a table."""
    table = Table(title=f"A bystander's turns (calibration loop: {calibration / 1e6:.0f} million steps a second)")
    for name in ("scenario", "p50 ms", "p99 ms", "answers", "errors", "MB", "figures", "rule"):
        table.add_column(name)
    for name, found in results.items():
        answers = " ".join(f"{status}×{count}" for status, count in found["statuses"].items())
        figures = ", ".join(f"{key} {value}" for key, value in found.items() if key not in SHOWN)
        errors = f"{found['server_errors']}, {found['tracebacks']} traces"
        verdict = "kept" if is_kept(found) else "BROKEN"
        numbers = (f"{found['p50_ms']:.0f}", f"{found['p99_ms']:.0f}", answers, errors, f"{found['memory_mb']:.0f}")
        table.add_row(name, *numbers, figures, verdict)
    Console(width=160).print(table)


def main():
    """Run the requested scenarios; return 1 if the server broke the rule."""
    names = [scenario.name for scenario in SCENARIOS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="run only these scenarios")
    parser.add_argument("--seconds", type=float, help="how long each scenario lasts")
    parser.add_argument("--long", action="store_true", help="more of everything, kills and garbled messages included")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--python", default=sys.executable, help="the interpreter whose Erawan is attacked")
    given = parser.parse_args()
    seconds = given.seconds or (LONG_SECONDS if given.long else 10.0)
    calibration_loop(1)
    calibration, results = calibrate(), {}
    for scenario in SCENARIOS:
        if scenario.name in given.only:
            print(f"{scenario.name}: {scenario.description}", file=sys.stderr, flush=True)
            results[scenario.name] = run_scenario(scenario, seconds, LONG_SIZE if given.long else 1, given.python)
    if not given.json:
        show(results, calibration)
    is_clean = all(map(is_kept, results.values()))
    if given.long:
        results |= run_long()
        checked = ("kills", "process kills", "messages", "hands")
        is_clean = is_clean and not any(results[name]["faults"] for name in checked)
    if given.json or given.long:
        print(json.dumps(results, indent=None if given.json else 2))
    return int(not is_clean)


if __name__ == "__main__":
    sys.exit(main())
