"""The test runner: steps, their order, what it counts, and how a run fails."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import run_checks

ROOT = Path(__file__).resolve().parents[2]
JUNIT = """<testsuites><testsuite>
<testcase classname="a" name="good" time="0.5"/>
<testcase classname="a" name="slow" time="2.5"/>
<testcase classname="b" name="bad" time="0.1"><failure message="no"/></testcase>
<testcase classname="b" name="left out" time="0"><skipped message="why"/></testcase>
</testsuite></testsuites>"""


@pytest.fixture(autouse=True)
def results(tmp_path, monkeypatch):
    """A folder for logs and reports."""
    monkeypatch.setattr(run_checks, "RESULTS", tmp_path)
    return tmp_path


def python(code):
    return ("python", "-c", code)


def step(name, *codes, **options):
    return run_checks.CheckStep(name, tuple(python(code) for code in codes), **options)


def test_commands_without_a_report_count_as_one_each():
    found = run_checks.run_step(step("tools", "pass", "raise SystemExit(3)", "print('the last one')"))
    assert (found.is_passed, found.passed, found.failed) == (False, 2, 1)
    assert "the last one" in found.log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("content", "status", "counts"),
    [
        (JUNIT, 1, (2, 1, 1)),
        (JUNIT.replace("<failure message=\"no\"/>", ""), 0, (3, 0, 1)),
        # Too little coverage, or a worker that died: no test failed and still the step did.
        (JUNIT.replace("<failure message=\"no\"/>", ""), 1, (3, 1, 1)),
    ],
)  # fmt: skip
def test_tests_are_counted_from_the_report(results, content, status, counts):
    (results / "tests.xml").write_text(content, encoding="utf-8")
    found = run_checks.run_step(step("tests", f"raise SystemExit({status})"))
    assert (found.passed, found.failed, found.skipped) == counts
    assert found.is_passed == (counts[1] == 0)
    assert max(found.tests) == (2.5, "a: slow")


@pytest.mark.parametrize(
    ("again", "flaky", "failed"),
    [
        ("<testcase classname='b' name='bad' time='0.1'/>", ("b: bad",), 0),
        ("<testcase classname='b' name='bad' time='0.1'><failure message='no'/></testcase>", (), 1),
        # The second run did not find the test.
        ("", (), 1),
    ],
)
def test_failed_tests_run_again_alone(results, again, flaky, failed):
    (results / "tests.xml").write_text(JUNIT, encoding="utf-8")
    code = f'open(r"{run_checks.JUNIT}", "w").write("<testsuite>{again}</testsuite>")'
    found = run_checks.run_step(step("tests", "raise SystemExit(1)", rerun=python(code)))
    assert (found.flaky, found.failed, found.is_passed) == (flaky, failed, not failed)
    assert found.passed + found.failed == 3
    shown = run_checks.report({"tests": found}, 1.0)
    assert ("please mend them\n  b: bad" in shown) == bool(flaky)


def test_nothing_runs_again_if_much_fails(results):
    bad = '<testcase classname="b" name="bad" time="0"><failure message="no"/></testcase>'
    (results / "tests.xml").write_text(f"<testsuite>{bad * (run_checks.MOST_RERUN + 1)}</testsuite>", encoding="utf-8")
    found = run_checks.run_step(step("tests", "raise SystemExit(1)", rerun=python("raise SystemExit('run again')")))
    assert found.failed == run_checks.MOST_RERUN + 1
    assert "run again" not in found.log.read_text(encoding="utf-8")


def test_a_step_waits_for_those_it_needs(results):
    check = f"raise SystemExit(not __import__('os').path.exists({str(results / 'made')!r}))"
    steps = [
        step("uses", check, after=("makes",)),
        step("makes", f"open({str(results / 'made')!r}, 'w').close()"),
    ]
    found = run_checks.Schedule(steps).run()
    assert list(found) == ["makes", "uses"]
    assert found["uses"].is_passed
    # Alone it does not wait for a step that is not part of the run.
    assert run_checks.Schedule(steps[:1]).run()["uses"].is_passed


def test_a_step_starts_only_while_a_core_is_free(monkeypatch):
    monkeypatch.setattr(run_checks, "CORES", 2)
    running, busy = [], {}

    def record(step):
        busy[step.name] = sum(each.cores for each in running)
        running.append(step)
        result = real(step)
        running.remove(step)
        return result

    real = run_checks.run_step
    monkeypatch.setattr(run_checks, "run_step", record)
    sizes = {"a": 1, "b": 2, "c": 1, "too large": 4, "d": 1}
    found = run_checks.Schedule([step(name, "pass", cores=cores) for name, cores in sizes.items()]).run()
    assert set(found) == set(sizes)
    assert max(busy.values()) <= 1


def test_the_report_ends_with_the_totals(results):
    (results / "tests.xml").write_text(JUNIT, encoding="utf-8")
    found = run_checks.Schedule([step("tests", "raise SystemExit(1)"), step("tools", "pass")]).run()
    lines = run_checks.report(found, 12.0).splitlines()
    assert lines[-1] == "3 passed, 1 failed, 1 skipped"
    slowest = lines[lines.index("Slowest tests") + 1 :]
    assert slowest[0].split() == ["2.5", "s", "a:", "slow"]
    assert any("tests" in line and "FAILED" in line for line in lines)


def test_a_step_that_fails_shows_its_output(capsys):
    run_checks.Schedule([step("broken", "print('what went wrong'); raise SystemExit(1)")]).run()
    assert "what went wrong" in capsys.readouterr().out


def test_an_unknown_step_is_named():
    done = subprocess.run(
        [sys.executable, "tests/run_checks.py", "chess"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "chess" in done.stderr
    assert "browser" in done.stderr


def test_every_folder_of_tests_runs_in_the_whole_suite():
    """``make test`` runs everything: what the browser step leaves to the Python step is exactly tests/browser."""
    steps = {step.name: step for step in run_checks.STEPS}
    assert set(run_checks.SUITES["test"]) == set(steps) - {"fast"}
    (command,) = steps["python"].commands
    assert [each for each in command if each.startswith("--ignore")] == ["--ignore=tests/browser"]
    assert "tests/browser" in steps["browser"].commands[0]
    for folder in run_checks.FAST:
        assert (ROOT / folder).is_dir()


def test_make_has_a_target_for_every_suite():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for suite in run_checks.SUITES:
        assert re.search(rf"^{suite}:.*\n\t.*tests/run_checks\.py {suite}$", makefile, re.MULTILINE), suite
