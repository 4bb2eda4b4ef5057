"""Runs everything that must hold, phase by phase, and says at the end what held; ``make test`` calls it.

With the name of a phase, runs only that one: ``python tests/run.py check``.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
# Not more than this process may use: each worker compiles kernels of its own.
WORKERS = ("-n", str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()))
RULES = ("tests/core", "tests/games")
# Set where the kernels are compiled already: tests that start servers need not see to it.
COMPILED = "KERNELS_ARE_COMPILED"

# Each phase: the commands, and what it changes in the environment.
PHASES = {
    # Style, types, layers.
    "check": (
        [
            ("ruff", "check", "."),
            ("ruff", "format", "--check", "."),
            ("mypy",),
            ("lint-imports",),
        ],
        {},
    ),
    # The browser app: its types, and its logic without a browser.
    "web": (
        [
            ("python", "web/npm.py", "ci", "--silent"),
            ("python", "web/npm.py", "run", "--silent", "check"),
            ("python", "web/npm.py", "run", "--silent", "test"),
        ],
        {},
    ),
    # Everything but the browser, as people run it. Each worker begins with a half of the tests, in their order: what a
    # file shares, such as a server, is seldom made by both.
    "compiled": (
        [
            ("python", "-m", "tests.compiling"),
            ("pytest", *WORKERS, "--dist=worksteal", "--ignore=tests/browser"),
        ],
        {COMPILED: "1"},
    ),
    # A real Chromium; apart, since its driver keeps an event loop running in the process. A worker has a whole file.
    "browser": ([("pytest", *WORKERS, "--dist=loadfile", "tests/browser")], {}),
    # The rules as plain Python, every line and branch of them.
    "interpreted": (
        [("pytest", *WORKERS, *RULES, "--cov", "--cov-report=term")],
        {"NUMBA_DISABLE_JIT": "1"},
    ),
    # The rules with every array index checked.
    "bounds": (
        [("pytest", *WORKERS, *RULES, "tests/players", "-m", "bounds")],
        {"NUMBA_BOUNDSCHECK": "1"},
    ),
}


def run_phase(name):
    """Whether all commands of a phase succeed."""
    commands, environment = PHASES[name]
    held = True
    for program, *arguments in commands:
        print(f"\n== {name}: {program} {' '.join(arguments)}", flush=True)
        done = subprocess.run([BIN / program, *arguments], cwd=ROOT, env={**os.environ, **environment}, check=False)
        held = held and done.returncode == 0
    return held


def main(names):
    """0 if every phase held."""
    # Whoever runs this in the background may have Ctrl-C ignored, and every program below would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    results = {}
    for name in names or PHASES:
        began = time.perf_counter()
        held = run_phase(name)
        results[name] = f"{'held' if held else 'FAILED'} ({time.perf_counter() - began:.0f} s)"
    print("\n" + "\n".join(f"{name:12} {result}" for name, result in results.items()))
    return any("FAILED" in result for result in results.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
