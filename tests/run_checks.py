"""Run the project's checks and report what passed; ``make quick``, ``make test`` and ``make test-full`` call this.

``python tests/run_checks.py quick`` runs a suite, ``python tests/run_checks.py types browser`` runs single steps. A
step starts as soon as the steps it waits for have ended and a core is free, so that no core waits for a tool that uses
only one.

The output of each step goes to ``build/tests/STEP.log`` and is printed if the step fails. The report at the end shows
the seconds of each step, the slowest tests, and one line with the totals: every test counts as one, and so does every
command that reports no tests of its own, such as a linter.

If only a few tests of the browser or Python step fail, they run once more, alone. The report names those that pass
then: they depend on how busy the machine is, and want to be mended.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
RESULTS = ROOT / "build/tests"
# The cores this process may use: inside a container that may be fewer than the machine has.
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
# Tells tests that start a server that all kernels are compiled already.
COMPILED = "KERNELS_ARE_COMPILED"
# "full" makes the browser tests inspect every combination of language, window, theme and text size.
MATRIX = "ERAWAN_TEST_MATRIX"
PROGRESS_SECONDS = 15
SLOWEST = 10
# If more tests of a step fail, something is broken, and none of them runs again.
MOST_RERUN = 4
JUNIT = "{junit}"


def has_full_matrix() -> bool:
    """Return whether tests should try every combination and more examples, as ``make test-full`` asks."""
    return os.environ.get(MATRIX) == "full"


@dataclass(frozen=True)
class CheckStep:
    """Commands that run one after the other; the text ``{junit}`` in them is replaced by the path of a test report."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    environment: dict[str, str] = field(default_factory=dict)
    after: tuple[str, ...] = ()
    """Steps that must have ended before this one starts, where they are part of the run."""
    cores: int = 1
    rerun: tuple[str, ...] = ()
    """The command that runs only the failed tests again, for a step with tests that a busy machine may disturb."""


def pytest_step(
    name: str,
    *arguments: str,
    workers: int = CORES,
    after: tuple[str, ...] = (),
    runs_failed_again: bool = False,
    **environment: str,
) -> CheckStep:
    """Return a step that runs pytest with ``workers`` processes."""
    # Steps that run at the same time remember their failed tests in different places.
    cache = f"--override-ini=cache_dir={(RESULTS / name).relative_to(ROOT).as_posix()}"
    command = ("pytest", f"--junit-xml={JUNIT}", cache, *arguments)
    rerun = (*command, "--numprocesses=0", "--last-failed", "--last-failed-no-failures=none")
    return CheckStep(
        name,
        ((*command, f"--numprocesses={workers}"),),
        environment,
        after,
        min(workers, CORES) or 1,
        rerun if runs_failed_again else (),
    )


RULES = ("tests/core", "tests/games")
MARKDOWN = ("*.md", "docs/**/*.md", "examples/**/*.md")
FAST = (*RULES, "tests/words", "tests/records", "tests/server/domain")

STEPS = [
    # Compile every kernel once, on all cores: the workers of pytest, which start together, would each do it. It counts
    # as one core less, because some of its jobs are waited for by the others.
    CheckStep("kernels", (("python", "-m", "tests.compile_all_kernels"),), cores=max(1, CORES - 1)),
    CheckStep("style", (("ruff", "check", "."), ("ruff", "format", "--check", "."))),
    CheckStep("types", (("mypy",),)),
    CheckStep("layers", (("lint-imports",),)),
    # English texts, in documents and code: spelling; the line width of Markdown.
    CheckStep("texts", (("python", "-m", "codespell_lib"), ("python", "-m", "pymarkdown", "scan", *MARKDOWN))),
    # The documentation site, which fails on a broken link or anchor.
    CheckStep("docs", (("python", "-m", "mkdocs", "build", "--quiet"),), {"NO_MKDOCS_2_WARNING": "1"}),
    # The browser app: its style, its types, and its logic without a browser.
    CheckStep("web style", (("python", "web/npm.py", "run", "--silent", "lint"),)),
    CheckStep("web types", (("python", "web/npm.py", "run", "--silent", "check"),)),
    CheckStep("web", (("python", "web/npm.py", "run", "--silent", "test", "--", "--reporter=dot", "--reporter=junit",
                  f"--outputFile.junit={JUNIT}"),)),
    # The rules with every array index checked. In one process, which compiles them for that, so it starts
    # early: steps with several workers fill the cores better at the end.
    pytest_step("bounds", *RULES, "tests/players", "-m", "bounds", workers=0, NUMBA_BOUNDSCHECK="1"),
    # What `make quick` runs of the Python tests: folders with fast ones, without those marked as slow.
    pytest_step("fast", *FAST, "-m", "not slow", after=("kernels",)),
    # A real Chromium; apart, since its driver keeps an event loop running in the process.
    pytest_step("browser", "--dist=worksteal", "tests/browser", after=("kernels",), runs_failed_again=True,
                KERNELS_ARE_COMPILED="1"),
    # Everything else as people run it. Each worker begins with one half of the tests, in their order, so that what a
    # file shares, such as a server, is seldom made by both.
    # One worker more than there are cores, since many of these tests wait for servers and other programs.
    pytest_step("python", "--dist=worksteal", "--ignore=tests/browser", workers=CORES + 1, after=("kernels",),
                runs_failed_again=True, KERNELS_ARE_COMPILED="1"),
    # The rules as plain Python, every line and branch of them.
    pytest_step("interpreted", *RULES, "--cov", "--cov-report=term", NUMBA_DISABLE_JIT="1"),
]  # fmt: skip

CHECKS = ("style", "types", "layers", "texts", "docs", "web style", "web types")
SUITES = {
    "check": CHECKS,
    "quick": (*CHECKS, "web", "fast"),
    "test": tuple(step.name for step in STEPS if step.name != "fast"),
}


@dataclass
class StepResult:
    """The result of a step. Tests are (seconds, name) pairs."""

    is_passed: bool
    seconds: float
    passed: int
    failed: int
    skipped: int
    tests: list[tuple[float, str]]
    log: Path
    flaky: tuple[str, ...] = ()
    """The tests that failed at first and passed when they ran alone."""


# ---- one step


def run_step(step: CheckStep) -> StepResult:
    """Run all commands of a step, even if earlier ones fail, with their output in the step's log."""
    log, junit = RESULTS / f"{step.name}.log", RESULTS / f"{step.name}.xml"
    began = time.perf_counter()
    succeeded = [_run_command(step, command, log, junit) for command in step.commands]
    if not junit.is_file():
        seconds = time.perf_counter() - began
        return StepResult(all(succeeded), seconds, sum(succeeded), len(succeeded) - sum(succeeded), 0, [], log)
    passed, failed, skipped, tests = read_junit(junit)
    flaky: tuple[str, ...] = ()
    if step.rerun and 0 < len(failed) <= MOST_RERUN:
        again = RESULTS / f"{step.name} again.xml"
        if _run_command(step, step.rerun, log, again) and read_junit(again).passed == len(failed):
            passed, failed, flaky, succeeded = passed + len(failed), [], tuple(failed), [True]
    # A test runner may also fail without a failed test: too little coverage, a worker that died.
    failures = len(failed) or int(not all(succeeded))
    return StepResult(failures == 0, time.perf_counter() - began, passed, failures, skipped, tests, log, flaky)


def _run_command(step: CheckStep, command: Sequence[str], log: Path, junit: Path) -> bool:
    """Run a command, add its output to a log, and return whether it succeeded."""
    program, *arguments = command
    environment = {**os.environ, **step.environment}
    # Without its caches Python would compile the tests in every worker, and Erawan in every program they start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with log.open("ab") as output:
        done = subprocess.run(
            [find_program(program), *(argument.replace(JUNIT, str(junit)) for argument in arguments)],
            cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False,
        )  # fmt: skip
    return done.returncode == 0


def find_program(name: str) -> Path:
    """Return the path of a program of this environment; ``shutil`` knows the file extensions of Windows."""
    return Path(shutil.which(name, path=str(BIN)) or BIN / name)


class JunitReport(NamedTuple):
    """A JUnit report: the numbers of tests, the names of failed ones, and the seconds and name of each."""

    passed: int
    failed: list[str]
    skipped: int
    tests: list[tuple[float, str]]


def read_junit(path: Path) -> JunitReport:
    """Read a JUnit report."""
    tests, failed, skipped = [], [], 0
    for case in ElementTree.parse(path).iter("testcase"):
        name = f"{case.get('classname')}: {case.get('name')}"
        tests.append((float(case.get("time", 0)), name))
        kinds = {child.tag for child in case}
        if kinds & {"failure", "error"}:
            failed.append(name)
        skipped += "skipped" in kinds
    return JunitReport(len(tests) - len(failed) - skipped, failed, skipped, tests)


# ---- all steps


class Schedule:
    """A schedule that starts each step when the steps before it have ended and a core is free."""

    def __init__(self, steps: Sequence[CheckStep]) -> None:
        self._waiting = list(steps)
        self._running: dict[Future[StepResult], CheckStep] = {}
        self._began = time.perf_counter()
        self.results: dict[str, StepResult] = {}

    def run(self) -> dict[str, StepResult]:
        """Run all steps; return their results by name, in the order in which they ended."""
        with ThreadPoolExecutor() as pool:
            while self._waiting or self._running:
                for step in self._startable():
                    self._say(f"{step.name} …")
                    self._running[pool.submit(run_step, step)] = step
                done, _ = wait(self._running, PROGRESS_SECONDS, FIRST_COMPLETED)
                for future in done:
                    self._end(self._running.pop(future), future.result())
                if not done:
                    self._say(", ".join(f"{step.name} {last_percentage(step)}" for step in self._running.values()))
        return self.results

    def _startable(self) -> list[CheckStep]:
        """Remove the steps that can start now from the waiting list, and return them.

        A step may start when fewer cores are free than it uses, so that no core is ever idle.
        """
        unfinished = {step.name for step in [*self._waiting, *self._running.values()]}
        free = CORES - sum(step.cores for step in self._running.values())
        found = []
        for step in list(self._waiting):
            if free > 0 and not unfinished & set(step.after):
                self._waiting.remove(step)
                found.append(step)
                free -= step.cores
        return found

    def _end(self, step: CheckStep, result: StepResult) -> None:
        self.results[step.name] = result
        self._say(f"{step.name} {'passed' if result.is_passed else 'FAILED'} in {result.seconds:.0f} s")
        if result.flaky or not result.is_passed:
            print(result.log.read_text(encoding="utf-8", errors="replace"), flush=True)

    def _say(self, text: str) -> None:
        seconds = round(time.perf_counter() - self._began)
        print(f"{seconds // 60:3}:{seconds % 60:02}  {text}", flush=True)


def last_percentage(step: CheckStep) -> str:
    """Return how far pytest says a step is, or nothing."""
    text = (RESULTS / f"{step.name}.log").read_text(encoding="utf-8", errors="replace")
    found = re.findall(r"\[ *(\d+)%\]", text[-2000:])
    return f"{found[-1]} %" if found else ""


def report(results: dict[str, StepResult], seconds: float) -> str:
    """Return the closing report: steps, slowest tests, totals."""
    lines = ["", "Steps"]
    for name, result in results.items():
        counts = f"{result.passed} passed, {result.failed} failed, {result.skipped} skipped"
        lines.append(f"  {result.seconds:6.1f} s  {name:12} {'passed' if result.is_passed else 'FAILED'}  ({counts})")
    lines += [f"  {seconds:6.1f} s  in all", "", "Slowest tests"]
    tests = sorted((test for result in results.values() for test in result.tests), reverse=True)
    lines += [f"  {duration:6.1f} s  {name}" for duration, name in tests[:SLOWEST]]
    flaky = [name for result in results.values() for name in result.flaky]
    if flaky:
        lines += [
            "",
            "Failed at first, and passed when they ran alone; please mend them",
            *(f"  {name}" for name in flaky),
        ]
    totals = [sum(getattr(result, kind) for result in results.values()) for kind in ("passed", "failed", "skipped")]
    return "\n".join([*lines, "", "{} passed, {} failed, {} skipped".format(*totals)])


def main(names: Sequence[str]) -> int:
    """Run suites or steps by name, ``test`` if none is given; return 0 if all passed."""
    # A shell that starts this in the background ignores Ctrl-C, and every program below would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = [step for name in names or ["test"] for step in SUITES.get(name, (name,))]
    unknown = set(wanted) - {step.name for step in STEPS}
    if unknown:
        known = ", ".join([*SUITES, *(step.name for step in STEPS)])
        print(f"unknown: {', '.join(sorted(unknown))}; there are: {known}", file=sys.stderr)
        return 2
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir(parents=True)
    began = time.perf_counter()
    results = Schedule([step for step in STEPS if step.name in wanted]).run()
    print(report(results, time.perf_counter() - began), flush=True)
    return int(not all(result.is_passed for result in results.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
