"""Every command of the documentation runs with a small budget; ``NOT_RUN`` lists the others with the reason."""

import importlib.util
import io
import json
import os
import re
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
from contextlib import closing, redirect_stderr, redirect_stdout

import pytest

import erawan
from erawan.arena.game_runner import play_game
from erawan.arena.workers import Finished
from erawan.cli import app, run
from erawan.cli.arena import Workers
from erawan.client import Anyone, ByLink, Client, Here, NewGame
from erawan.protocol.commands import Resign
from erawan.records import append_record, record_of
from tests.cli.installed_game import nim_offered
from tests.project.test_docs import PAGES, ROOT
from tests.server import postgresql, redis_server
from tests.server.client import Server, own_port
from tests.server.server_process import Running

BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"(^|\s+)# .*")

# Commands that a test cannot run, by pattern, with the reason.
NOT_RUN = {
    r"make \w+": "installs packages, or runs this test among others",
    r"pip install .+": "needs a package index; `make test-wheel` installs the wheel, test_example_game.py installs Nim",
    r"python": "is interactive; test_docs.py runs the code of that page",
    r"pytest examples/nim/tests": "is a part of the run of all tests already",
    r"(cd web|npm .+)": "needs Node's packages and, for `dev`, runs for ever; `make test` runs the tests of the app",
    r"erawan bench( --peers)?": "measures for minutes; tests/benchmark runs the measurements with small numbers",
    r"erawan train .+": "needs PyTorch and minutes; tests/training runs a small training",
    r"erawan arena net:.+": "needs a net that the reader has learned; tests/cli/test_train.py plays such a match",
    r"(PYTHONPATH=src )?python3? bench/\w+\.py.*": "measures or learns for minutes, some on a GPU or in a browser",
    r'python -c "from erawan.benchmark.+': "measures for half a minute on all cores",
    r"erawan puzzles check": "takes a minute; tests/puzzles proves some puzzles",
    r"python -m tools\.make_puzzles .+": "searches for hours; tests/tools finds a few puzzles",
    r"(erawan arena best best .+ --out games-|python -m tools\.make_openings ).+": (
        "plays 1,000 games; tests/tools makes a book from a few"
    ),
    r"erawan play nim": "compiles a tree search for Nim; test_example_game.py plays a game",
    r"erawan play --server \S+": "lists the games in a full screen; tests/tui/test_server.py opens it",
    r'erawan arena "ugi:/path/to/.+': "needs a program of the reader; test_arena_command.py plays such matches",
    r"export ERAWAN_DATABASE_URL=.+": "needs PostgreSQL; tests/server/store/test_migrations.py migrates one",
    r"(ERAWAN_ENGINE_WORKERS=1 erawan serve|erawan engine-worker.*)": "needs PostgreSQL; test_engine_worker.py runs it",
    r"export ERAWAN_REDIS_URL=.+": "needs Redis; tests/server/cluster runs processes with one",
    r"erawan serve --processes 4": "needs both; tests/server/cluster/test_processes_option.py starts processes",
    r"apt-get install .+": "installs packages; the tests install what they need",
    r"kill -HUP .+": "needs systemd; tests/server/cluster/test_processes_option.py sends the signal",
    r"python -m tests\.server\.cluster\..+": "plays for minutes; test_kill_process.py kills a few processes",
}


def commands_of(page):
    """Return the commands in the shell examples of a page in order, without comments, each once."""
    blocks = "".join(BLOCK.findall(page.read_text(encoding="utf-8"))).replace("\\\n", " ")
    lines = (COMMENT.sub("", line).strip() for line in blocks.splitlines())
    return list(dict.fromkeys(command for line in lines for command in line.split(" && ") if command))


def reason_not_to_run(command):
    """Return why a command is not run; None if it is."""
    return next((reason for pattern, reason in NOT_RUN.items() if re.fullmatch(pattern, command)), None)


COMMANDS = {page: commands_of(page) for page in [*PAGES, ROOT / "examples/nim/README.md"]}
ALL = [command for commands in COMMANDS.values() for command in commands]
RUN = {page: kept for page, all_of in COMMANDS.items() if (kept := [c for c in all_of if not reason_not_to_run(c)])}


# ---- commands that are not run


def test_every_reason_not_to_run_is_that_of_a_command():
    for pattern in NOT_RUN:
        assert any(re.fullmatch(pattern, command) for command in ALL), pattern


@pytest.mark.parametrize("command", dict.fromkeys(command for command in ALL if reason_not_to_run(command)))
def test_a_command_that_is_not_run_names_what_there_is(command):
    """The arguments of ``erawan`` can be parsed; targets, extras, files, modules and scripts exist."""
    words = [word for word in shlex.split(command) if "=" not in word or not word[0].isupper()]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    match words:
        case ["erawan", *arguments]:
            assert app.parse_args(arguments, exit_on_error=False, print_error=False)[1] is not None
        case ["make", target]:
            assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        case ["pip", "install", *packages]:
            for extra in re.findall(r"[\w-]+", "".join(re.findall(r"\[(.+?)\]", " ".join(packages)))):
                assert extra in settings["project"]["optional-dependencies"]
            assert all((ROOT / package).is_dir() for package in packages if package.startswith("."))
        case ["npm", *script]:
            scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
            assert script[-1] in scripts
        case ["python" | "python3", "-m", module, *_]:
            assert importlib.util.find_spec(module)
        case ["apt-get", "install", *packages]:
            assert set(packages) <= {postgresql.PACKAGE, redis_server.PACKAGE}
        case ["kill", "-HUP", _]:
            assert hasattr(signal, "SIGHUP")
        case ["python" | "python3", "-c", code]:
            exec(code.partition(";")[0], {})
        case ["python" | "python3" | "pytest" | "cd", path, *_]:
            assert (ROOT / path).exists()
        case _:
            assert command == "python" or command.startswith("export ")


# ---- commands that are run


def with_small_budget(words):
    """Return the words of a command with fewer games and seconds, so that it ends within a second or two."""
    text = re.sub(r"(--games) \d+", r"\1 2", re.sub(r"(--seconds) [\d.]+", r"\1 0.01", shlex.join(words)))
    if words[:2] == ["erawan", "arena"]:
        text += "" if "--seconds" in text else " --seconds 0.01"
        text += "" if "king-of-siam" in text else " --option turn_limit=10"
    if words[0] == "python":
        text += " --steps 3"
    return shlex.split(text)


def play_here(self, match, tasks, on_ready):
    """Play the games of a match in this process, in place of ``Workers.play``."""
    for task in tasks:
        yield Finished(task, play_game(match, task))


class Friend(threading.Thread):
    """A person who takes the free seat of the game that a command has created, and resigns, so that the game ends."""

    def __init__(self, address, printed):
        super().__init__(daemon=True)
        self._address = address
        self._printed = printed

    def run(self):
        with Client(self._address) as client:
            while (game := self._join(client)) is None:
                time.sleep(0.05)
            client.command(Resign(game=game, id="resign"))

    def _join(self, client):
        for token in re.findall(r"/join#([\w-]+)", self._printed.getvalue()):
            return client.join(token).id
        for game in client.list_open_games().games:
            client.take_seat(game.id, next(each.seat for each in game.seats if not each.is_taken))
            return game.id
        return None


class Shell:
    """A shell that runs the commands of one page one after the other, as a reader would."""

    def __init__(self, folder, monkeypatch, find_server):
        self._folder = folder
        self._monkeypatch = monkeypatch
        self._find_server = find_server
        monkeypatch.chdir(folder)

    def run(self, command):
        """Run a command of a page and check that it succeeds."""
        command = self._with_server(command)
        words = shlex.split(command)
        assigned = [words.pop(0) for _ in range(len(words)) if re.match(r"[A-Z_]+=", words[0])]
        given = dict(each.split("=", 1) for each in assigned)
        match words:
            case ["export", assignment]:
                self._export(*assignment.split("=", 1))
            case ["curl", *_]:
                self._curl(command)
            case ["printf", *_]:
                left, right = command.split(" | ")
                typed = subprocess.run(shlex.split(left), capture_output=True, text=True, check=True).stdout
                self._erawan(shlex.split(right), typed)
            case ["erawan", "serve", *arguments]:
                self._serve(arguments, given)
            case ["erawan", *_]:
                self._erawan(words, "quit\n")
            case ["python", *_]:
                self._monkeypatch.setattr("sys.argv", with_small_budget(words)[1:])
                with redirect_stdout(io.StringIO()):
                    runpy.run_path(words[1], run_name="__main__")
            case _:
                raise AssertionError(f"no test runs {command!r}, and NOT_RUN does not say why")

    def _with_server(self, command):
        """Return the command for the server of this test, and for a game there, if it names one."""
        if "localhost:8421" in command:
            server = self._find_server()
            command = command.replace("http://localhost:8421", server.address)
            with closing(server.client("Somchai")) as creator:
                if "k3x9m2pq7rtw" in command:
                    made = creator.create_game(NewGame(game="siam", seats=[Anyone(), Here()]))
                    command = command.replace("k3x9m2pq7rtw", made.game.id)
                if "TOKEN'" in command:
                    made = creator.create_game(NewGame(game="siam", seats=[ByLink(), Here()]))
                    command = command.replace("TOKEN'", made.links[0].token + "'")
        return command

    def _export(self, name, value):
        # The page has a placeholder where the token goes that `erawan token` printed.
        self._monkeypatch.setenv(name, os.environ[name] if value == "…" else value)

    def _curl(self, command):
        shown = command.replace("curl ", "curl --fail --silent --show-error ", 1)
        if "ERAWAN" in shown and "ERAWAN" not in os.environ:
            self._monkeypatch.setenv("ERAWAN", self._find_server().address)
        done = subprocess.run(["bash", "-c", shown], capture_output=True, text=True, check=False)
        assert done.returncode == 0, (command, done.stderr)
        if re.search(r"/api/games .*-d", command):
            self._monkeypatch.setenv("GAME", json.loads(done.stdout)["game"]["id"])

    def _serve(self, arguments, given):
        """Start a server as the command says, but at a free port; check that it is ready, and stop it."""
        port = str(own_port())
        (self._folder / "erawan.toml").write_text(f"port = {port}\n", encoding="utf-8")
        arguments = [port if word == "9000" else word for word in arguments]
        given = {name: port if value == "9000" else value for name, value in given.items()}
        if port not in (*arguments, *given.values()) and "ERAWAN_SETTINGS" not in given:
            given["ERAWAN_PORT"] = port
        folder = self._folder / f"served-{port}"
        folder.mkdir()
        server = Running(folder, *arguments, **given, BROWSER="true")
        assert server.url.endswith(f":{port}")
        assert server.end()[0] == 0

    def _erawan(self, words, typed):
        """Run the command line in this process."""
        if words[1] == "token":
            self._monkeypatch.setenv("ERAWAN_DATA_DIR", str(self._find_server().folder))
        if words[1] == "completion":
            # Not for all commands: compiled kernels are found below the home folder.
            self._monkeypatch.setenv("HOME", str(self._folder))
        if words[1] == "restore":
            self._monkeypatch.setenv("ERAWAN_DATA_DIR", str(self._folder / "restored"))
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        printed, complaints = io.StringIO(), io.StringIO()
        if {"--server", "--opponent"} <= set(words):
            Friend(words[words.index("--server") + 1], printed).start()
        with redirect_stdout(printed), redirect_stderr(complaints):
            status = run(with_small_budget(words)[1:])
        assert status == 0, (words, complaints.getvalue())
        if words[1] == "token":
            self._monkeypatch.setenv("ERAWAN_TOKEN", printed.getvalue().strip())


@pytest.fixture(scope="module")
def find_server(tmp_path_factory):
    """Yield a function that returns the server for the commands, and starts it at the first call."""
    started = []

    def find():
        if not started:
            started.append(Server(tmp_path_factory.mktemp("server")))
        return started[0]

    yield find
    for server in started:
        server.close()


@pytest.fixture
def shell(tmp_path, monkeypatch, find_server):
    """Yield a shell in a folder with the files that the pages assume: the examples, and a file with three games."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("SHELL", "/bin/bash")
    monkeypatch.setenv("USER", "chang")
    for name in ("XDG_DATA_HOME", "ERAWAN_DATA_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setattr(Workers, "play", play_here)
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    turns = ["+a1n", "+e5s", "a1b1n", "e5d5s"]
    for length in (2, 4, 3):
        append_record(tmp_path / "games.erawan", record_of(erawan.game("siam").start(), turns[:length]))
    with nim_offered(tmp_path / "packages"):
        yield Shell(tmp_path, monkeypatch, find_server)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the shell examples are for POSIX shells")
@pytest.mark.parametrize("page", RUN, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_commands_of_a_page_run(page, shell):
    for command in RUN[page]:
        shell.run(command)
