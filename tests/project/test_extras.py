"""Erawan with its base packages alone: both games can be played, and anything that needs more names its extra."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
# What the extras bring, by the names under which it is imported.
OPTIONAL = (
    *("alembic", "argon2", "litestar", "msgspec", "openskill", "segno", "sqlalchemy", "uvicorn", "psycopg", "redis"),
    *("prometheus_client", "opentelemetry"),
    *("textual", "httpx", "websockets", "gymnasium", "pettingzoo", "pyspiel", "resvg_py", "PIL", "pyarrow", "ray"),
)
# As if these were not installed: Python refuses to import them, and does not find them.
WITHOUT_EXTRAS = f"import sys\nsys.modules.update(dict.fromkeys({OPTIONAL}))\n"
RUN = WITHOUT_EXTRAS + "from erawan.cli import run\nsys.exit(run(sys.argv[1:]))"


def run_without_extras(*arguments, typed=""):
    """Run a command as if only the base packages were installed."""
    return subprocess.run(
        [sys.executable, "-c", RUN, *arguments], input=typed, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["--help"], "Usage"),
        (["play", "--help"], "Usage"),
        (["serve", "--help"], "Usage"),
        (["games"], "king-of-siam"),
        (["maps"], "Ayutthaya"),
    ],
)
def test_commands_that_need_no_extra(arguments, shown):
    done = run_without_extras(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert shown in done.stdout


@pytest.mark.parametrize(("game", "turn"), [("siam", "+c1n"), ("king-of-siam", "pass")])
def test_a_game_is_played_line_by_line(game, turn):
    done = run_without_extras("play", game, "--opponent", "random", "--seed", "1", typed=f"{turn}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert turn in done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["backup", "games.zip"], "server"),
        (["play", "--server", "http://localhost:1"], "tui"),
        (["export", "games.erawan", "games.parquet"], "parquet"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(arguments, extra, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games.erawan").write_text("")
    done = run_without_extras(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f'pip install "erawan[{extra}]"' in done.stderr


PROTOCOL = ", ".join(
    f"erawan.protocol.{name}" for name in ("messages", "requests", "analyses", "puzzles", "openings", "errors")
)


@pytest.mark.parametrize(
    ("modules", "others"),
    [
        (PROTOCOL, ("sqlalchemy", "litestar", "textual", "httpx", "erawan.server", "erawan.client")),
        (
            "erawan.client",
            ("sqlalchemy", "litestar", "textual", "numba", "erawan.server", "erawan.tui", "erawan.games"),
        ),
        # A server starts quickly: httpx is for webhooks, and Numba loads `arraymath` with the first compiled kernel.
        ("erawan.server.app", ("httpx", "opentelemetry", "numba.np.arraymath")),
    ],
    ids=["protocol", "client", "server"],
)
def test_what_a_program_does_not_need_is_not_loaded(modules, others):
    code = f"import sys, {modules}; print([name for name in {others} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_client_without_its_extra_names_it():
    done = subprocess.run(
        [sys.executable, "-c", f"{WITHOUT_EXTRAS}\nimport erawan.client"], capture_output=True, text=True, check=False
    )
    assert 'pip install "erawan[client]"' in done.stderr.splitlines()[-1]


def test_every_extra_that_errors_name_exists():
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r'"extra.missing", extra="(\w+)"', sources))
    assert {"server", "client", "tui", "research", "parquet", "ray"} <= named <= set(EXTRAS)
