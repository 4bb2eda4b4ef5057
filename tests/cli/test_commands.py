"""The commands: their output, and one line with exit status 2 for every mistake."""

import _thread
import io
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rich.console import Console

import erawan
from erawan.arena.game_runner import play_game
from erawan.arena.match import Match
from erawan.arena.match_file import read_match_file
from erawan.cli import app, run
from erawan.cli.arguments import print_drawing, run_in_background
from erawan.cli.help_texts import GROUPS, PAGES
from erawan.drawing.pictures import picture_text
from erawan.players.player import RandomPlayer
from erawan.players.ugi.conversation import Conversation
from erawan.records import append_record, record_of

COMMANDS = (
    "serve", "engine-worker", "token", "migrate", "backup", "restore", "admin",
    "play", "show", "turns", "replay", "analyse", "openings", "arena", "export", "games", "maps", "puzzles", "perft",
    "bench", "ugi", "train", "completion",
)  # fmt: skip
MAPS = Path(erawan.__file__).parent / "games/king_of_siam/maps"
START = "5/5/1###1/5/5 E"
KING_OF_SIAM = (
    "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp "
    "1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -"
)


@pytest.fixture
def call(capsys, monkeypatch):
    """Return a function that runs the command line in this process and returns its status, output and errors."""
    monkeypatch.setenv("LC_ALL", "C")

    def calling(*arguments):
        status = run(list(arguments))
        told = capsys.readouterr()
        return status, told.out, told.err

    return calling


def test_openings_show_what_engines_play(call):
    status, out, _ = call("openings")
    first = out.splitlines()[1].split()
    assert (status, first[0], first[2][-1]) == (0, "+c1n", "%")
    value = json.loads(call("openings", "+b1n", "--json")[1])
    # The same position in the mirror.
    assert value["games"] == json.loads(call("openings", "+d1n", "--json")[1])["games"] > 0
    assert {"turn", "does", "games", "elephants", "drawn", "rhinos", "chance"} == set(value["turns"][0])
    assert call("openings", "+a1n", "+e5s", "+e1n")[1].startswith("No game between the engines")
    assert call("openings", "+z9n")[0] == 2


def test_help_names_every_command(call):
    status, out, _ = call("--help")
    assert status == 0
    for command in COMMANDS:
        assert command in out


def test_help_lists_the_commands_in_groups(call):
    out = call("--help")[1]
    titles = [out.index(f"─ {group} ─") for group in GROUPS]
    assert titles == sorted(titles)
    for name, page in PAGES.items():
        (line,) = (line for line in out.splitlines() if line.split()[1:2] == [name])
        # One line each: nothing is cut off or wrapped.
        assert page.summary in line
        assert page.group in GROUPS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(call, command):
    status, out, _ = call(command, "--help")
    assert status == 0
    assert f"erawan {command}" in out


def test_the_help_of_every_command_is_whole(call):
    """Summary, explanation, examples that can be read, and the exit status."""
    assert set(PAGES) == set(COMMANDS)
    for name, page in PAGES.items():
        _, out, _ = call(name, "--help")
        told = " ".join(out.split())
        assert page.more.split()[0] in told
        assert "Exit status: 0 on success" in told
        for example in page.examples:
            assert " ".join(example.split()) in told
            words = shlex.split(example)[1:]
            command, bound, *_ = app.parse_args(words, exit_on_error=False, print_error=False)
            # Some have commands of their own, named right behind them.
            assert command.__name__.removeprefix("list_") in (name.replace("-", "_"), *words[1:3]), example
            assert bound is not None


# Commands whose examples end soon and need neither a full terminal nor a running server.
RUN_EXAMPLES = ("analyse", "export", "games", "maps", "perft", "replay", "show", "turns", "token", "migrate", "backup")


@pytest.mark.slow
def test_the_examples_of_the_help_run(call, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ERAWAN_DATA_DIR", str(tmp_path / "data"))
    turns = ["+a1n", "+e5s", "a1b1n", "e5d5s", "b1c1n", "d5c5s", "c1d1n", "c5b5s", "d1e1n", "b5a5s", "e1e2n", "a5a4s"]
    for length in (2, 2, 12):
        append_record(Path("games.erawan"), record_of(erawan.game("siam").start(), turns[:length]))
    shutil.copy(MAPS / "britain.toml", "my_map.toml")
    for name in RUN_EXAMPLES:
        for example in PAGES[name].examples:
            status, _, err = call(*shlex.split(example)[1:])
            assert (example, status) == (example, 0), err
    monkeypatch.setenv("ERAWAN_DATA_DIR", str(tmp_path / "restored"))
    (example,) = PAGES["restore"].examples
    assert call(*shlex.split(example)[1:])[0] == 0


def test_exit_statuses_are_documented_and_kept(call):
    status, out, _ = call("--help")
    assert status == 0
    assert "0 on success; 2 on an error" in " ".join(out.split())
    page = (Path(__file__).parents[2] / "docs/terminal.md").read_text(encoding="utf-8")
    assert [row for row in ("| 0 |", "| 2 |", "| 130 |") if row in page] == ["| 0 |", "| 2 |", "| 130 |"]
    assert call("games")[0] == 0
    assert call("show", "nonsense")[0] == 2
    assert call("no-such-command")[0] == 2


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_shells_complete_commands_and_options(call, shell):
    status, out, _ = call("completion", shell)
    assert status == 0
    for word in (*COMMANDS, "--opponent", "--plain"):
        assert word.lstrip("-") in out


def test_bash_really_completes(call, tmp_path):
    script = tmp_path / "erawan.bash"
    script.write_text(call("completion", "bash")[1], encoding="utf-8")
    function = re.search(r"complete .*-F (\w+)", script.read_text(encoding="utf-8"))[1]
    asked = f"source {script}; COMP_WORDS=(erawan pl); COMP_CWORD=1; {function}; echo ${{COMPREPLY[@]}}"
    told = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["play"]


def test_completion_can_be_installed(call, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    status, out, _ = call("completion", "bash", "--install")
    assert status == 0
    assert "erawan" in Path(out.strip()).read_text(encoding="utf-8")


def test_an_unknown_shell_is_one_line(call):
    status, out, err = call("completion", "tcsh")
    assert (status, out) == (2, "")
    assert "known shells: bash, zsh, fish, powershell" in err


def test_version(call):
    assert call("--version")[1].strip() == erawan.__version__


def test_show_draws_the_start(call):
    status, out, _ = call("show")
    assert status == 0
    assert out.count("█████") == 3
    assert START in out


def test_show_takes_a_position_quoted_or_not(call):
    quoted, unquoted = call("show", "4n/5/1###1/5/N4 R"), call("show", "4n/5/1###1/5/N4", "R")
    assert quoted == unquoted
    assert "the rhinos are to move" in quoted[1]


def test_show_speaks_other_languages(call):
    assert "слоны" in call("show", START, "--language", "ru")[1]


def test_show_writes_svg(call, tmp_path):
    path = tmp_path / "board.svg"
    assert call("show", START, "--svg", str(path))[0] == 0
    assert ET.parse(path).getroot().tag.endswith("svg")
    status, out, _ = call("show", START, "--svg=-")
    assert out.strip() == path.read_text(encoding="utf-8").strip()
    assert status == 0


def test_turns_lists_every_turn_with_its_words(call):
    lines = call("turns", START)[1].splitlines()
    assert len(lines) == 64
    assert lines[0] == "+a1n   the elephant enters on a1 facing north"


def test_turns_as_json(call):
    told = json.loads(call("turns", "5/5/E#2#/5/#4 E", "--json", "--language", "de")[1])
    assert {"turn": "a3b3e", "does": "der Elefant auf a3 schiebt nach Osten"} in told


def test_turns_of_a_finished_game_tell_its_end(call):
    assert call("turns", "5/5/2##1/5/5 R =R")[1] == "The rhinos win: a rock has left the board.\n"


def test_turns_of_king_of_siam_are_told_by_card(call):
    status, out, _ = call("turns", KING_OF_SIAM)
    assert status == 0
    lines = out.splitlines()
    # K9.1, and three examples of each.
    for line in ("khon   10048", "1v1    2944", "2v1    2826", "king   1064", "rama   194", "lao    117", "malay  19"):
        examples = lines[lines.index(line) + 1 : lines.index(line) + 4]
        assert all(example.startswith(f"    {line.split()[0]}:") for example in examples)
    assert "    pass  passes" in lines
    assert lines[-1] == "There are 17213 turns. List those of one card with --begin khon, or all with --all."
    assert len(lines) < 40


def test_turns_are_narrowed_or_listed_all(call):
    lines = call("turns", KING_OF_SIAM, "--begin", "malay:")[1].splitlines()
    assert len(lines) == 19
    assert lines[0].startswith("malay:na,na>R@cm plays Malay: ")
    assert len(call("turns", KING_OF_SIAM, "--all")[1].splitlines()) == 17213
    assert len(json.loads(call("turns", KING_OF_SIAM, "--json", "--begin", "lao")[1])) == 117
    assert "no legal turn begins with 'zz'" in call("turns", KING_OF_SIAM, "--begin", "zz")[2]
    assert call("turns", START, "--begin", "+a1n")[1].startswith("+a1n   the elephant enters")


@pytest.mark.parametrize(
    ("position", "game", "told"),
    [
        (START, "king-of-siam", "is a position of siam, not of king-of-siam"),
        (KING_OF_SIAM, "siam", "is a position of king-of-siam, not of siam"),
    ],
)
def test_a_position_of_the_other_game_is_told(call, position, game, told):
    status, _, err = call("show", position, "--game", game)
    assert status == 2
    assert told in err
    assert err.count("\n") == 1


def test_perft_counts(call):
    assert call("perft", "3")[1].startswith("279082 leaves at depth 3")
    assert call("perft", "3", "--option", "push=line")[1].startswith("279102 leaves")
    state = erawan.parse("4n/5/1###1/5/N4 E")
    expected = sum(len(state.play(turn).turns()) for turn in state.turns())
    assert call("perft", "2", "4n/5/1###1/5/N4", "E")[1].startswith(f"{expected} leaves")


def test_S6_a_finished_game_is_one_leaf(call):
    assert call("perft", "3", "5/5/2##1/5/5 R =R")[1].startswith("1 leaves")


def test_options_are_added_to_those_a_position_shows(call):
    status, out, _ = call("turns", START + " t1", "--option", "push=line")
    assert status == 0
    assert "+c1n" not in out


def test_games_lists_every_option(call):
    out = call("games", "--language", "de")[1]
    assert "--option repetition=3   (0, 2-1000000; S4.3)" in out
    assert "So oft muss eine Stellung vorkommen" in out


def test_complaints_speak_the_language_that_was_asked_for(call):
    assert "aucun jeu connu ici" in call("show", "x", "--language", "fr")[2]
    assert "keine Stellung" in call("show", "x", "--language=de")[2]


def test_king_of_siam_is_drawn_as_the_viewer_may_see_it(call, tmp_path):
    assert KING_OF_SIAM in " ".join(call("show", KING_OF_SIAM)[1].split())
    assert "1.0.1:*8/1.1.0:KTT12RLM" in call("show", KING_OF_SIAM, "--seat", "2")[1]
    assert "1.0.1:*8/1.1.0:*8" in call("show", KING_OF_SIAM, "--seat", "0")[1]
    path = tmp_path / "table.svg"
    assert call("show", KING_OF_SIAM, "--svg", str(path))[0] == 0
    assert ET.parse(path).getroot().tag.endswith("svg")


def test_a_seed_decides_the_start(call):
    table = ("show", "--game", "king-of-siam", "-o", "players=3")
    assert "siam:3 " in call(*table)[1]
    assert call(*table) == call(*table, "--seed", "0") != call(*table, "--seed", "1")


def test_king_of_siam_is_counted_by_its_steps(call):
    assert call("perft", "1", KING_OF_SIAM)[1].startswith("8 leaves")


def test_perft_splits(call):
    lines = call("perft", "2", "--split")[1].splitlines()
    assert len(lines) == 65
    assert sum(int(line.split()[1]) for line in lines[:-1]) == 3894


WRONG = [
    ("show", "x"),
    ("show", "5/5/1###1/5/5"),
    ("show", START, "--svg", "/nowhere/at/all.svg"),
    ("show", START, "--language", "xx"),
    ("show", "--game", "chess"),
    ("show", START, "--option", "push=hard"),
    ("show", START, "--option", "push"),
    ("show", START, "--option", "no=1"),
    ("turns", "5/5/1###1/5/5 X"),
    ("perft",),
    ("perft", "deep"),
    ("perft", "0"),
    ("perft", "99"),
    ("perft", "1.5"),
    ("perft", "9" * 5000),
    ("show", START, "--option", "turn_limit=" + "9" * 5000),
    ("perft", "3", "nonsense"),
    ("play", "--side", "both sides"),
    ("play", "--opponent", "nobody"),
    ("play", "--position", "nonsense"),
    ("show", KING_OF_SIAM, "--seat", "3"),
    ("show", KING_OF_SIAM, "--seat", "me"),
    ("show", "--game", "king-of-siam", "--seed", "x"),
    ("show", "siam:9 x"),
    ("nothing",),
    ("--nothing",),
    ("bench", "extra"),
    ("ugi",),
    ("ugi", "chess"),
    ("ugi", "siam", "--player", "nobody"),
    ("ugi", "siam", "--player", "ugi:/no/such/program"),
    ("ugi", "siam", "-o", "push=hard"),
    ("arena",),
    ("arena", "random"),
    ("arena", "random", "random", "random"),
    ("arena", "random", "nobody"),
    ("arena", "random", "random", "--games", "0"),
    ("arena", "random", "random", "--games", "many"),
    ("arena", "random", "random", "--seconds", "0"),
    ("arena", "random", "random", "--seconds", "nan"),
    ("arena", "random", "random", "--nodes", "-1"),
    ("arena", "random", "random", "--depth", "9999"),
    ("arena", "random", "random", "--workers", "0"),
    ("arena", "random", "random", "--openings", "101"),
    ("arena", "random", "random", "--sprt", "5", "0"),
    ("arena", "random", "random", "--sprt", "nan", "0"),
    ("arena", "random", "random", "--sprt", "5"),
    ("arena", "random", "random", "--sprt", "0", "5", "--game", "king-of-siam", "-o", "players=3"),
    ("arena", "random", "random", "--game", "king-of-siam", "-o", "players=9"),
    ("arena", "random", "random", "--plot", "match.gif"),
    ("arena", "random", "random", "--json", "/nowhere/at/all.json"),
    ("arena", "random", "random", "--out", "/nowhere/at/all.erawan"),
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_mistake_gives_one_line_and_status_2(call, arguments):
    status, out, err = call(*arguments)
    assert status == 2
    assert out == ""
    message, *below = err.splitlines()
    assert message.startswith("erawan: ")
    assert all(re.fullmatch(r" +Rule [SK]\d\.\d", line) for line in below)
    assert len(below) <= 1


def test_no_traceback_in_a_real_process():
    told = subprocess.run(
        [sys.executable, "-m", "erawan", "show", "\x01\n/\x02"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert re.fullmatch(r"erawan: .+\n( +Rule S5\.1\n)?", told.stderr)
    assert "Traceback" not in told.stderr


def test_the_rule_that_a_mistake_breaks_stands_below_the_message(call):
    status, _, err = call("show", "5/5/1###1/5/5")
    message, below = err.splitlines()
    assert (status, below.strip()) == (2, "Rule S5.1")
    assert "S5.1" not in message
    assert "Règle S5.1" in call("show", "5/5/1###1/5/5", "--language", "fr")[2]


@pytest.mark.parametrize(
    ("command", "encoding"), [("show", "ascii"), ("turns --language ru", "latin-1"), ("turns --language fr", "ascii")]
)
def test_what_a_terminal_cannot_show_is_no_error(command, encoding):
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    told = subprocess.run(
        [sys.executable, "-m", "erawan", *command.split()], env=environment, capture_output=True, check=False
    )
    assert told.returncode == 0
    assert b"Traceback" not in told.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_is_one_line():
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [sys.executable, "-m", "erawan", "turns"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert told.returncode == 2
    assert told.stderr.count(b"\n") == 1


def test_perft_can_be_interrupted():
    # The first turn wins and is printed at once; counting below the next turn takes minutes.
    position = "#2ww/N#3/s1W2/N2nN/n1#2 E"
    command = [sys.executable, "-u", "-m", "erawan", "perft", "7", position, "--split"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout.readline().split() == [b"+a1n", b"1"]
            time.sleep(0.2)
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=300) == 130
            assert process.stdout.read() == b""
        finally:
            process.kill()


def test_a_reader_that_goes_away_is_no_error():
    command = f"{sys.executable} -m erawan turns | head -1"
    told = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert told.stdout.startswith("+a1n")
    assert told.stderr == ""


def test_help_loads_neither_numpy_nor_numba():
    code = "import sys, erawan.cli; erawan.cli.run(['--help']); sys.exit('numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False)
    assert told.returncode == 0


def test_an_unwritable_home_is_no_hindrance(tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    environment = {k: v for k, v in os.environ.items() if k != "NUMBA_CACHE_DIR"}
    environment |= {"HOME": str(in_the_way), "XDG_CACHE_HOME": str(in_the_way), "NUMBA_DISABLE_JIT": "1"}
    told = subprocess.run(
        [sys.executable, "-m", "erawan", "perft", "1"], env=environment, capture_output=True, text=True, check=False
    )
    assert told.stdout.startswith("64 leaves"), told.stderr


def test_the_commands_are_the_files_of_the_folder():
    folder = Path(erawan.__file__).parent / "cli"
    shared = {
        "__init__",
        "admin_output",
        "arguments",
        "compile_kernels",
        "event_loop_thread",
        "help_texts",
        "line_mode",
        "play_local",
        "play_options",
        "play_server",
    }
    files = {path.stem for path in folder.glob("*.py")} - shared
    assert files == {name.replace("-", "_") for name in COMMANDS}


@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
def test_show_never_breaks_the_lines_of_a_drawing(call, monkeypatch, game):
    monkeypatch.setenv("COLUMNS", "80")
    wide = call("show", "--game", game)
    monkeypatch.setenv("COLUMNS", "40")
    assert call("show", "--game", game) == wide


def test_a_narrow_terminal_cuts_the_drawing_off_and_is_told(capsys):
    drawn = picture_text(erawan.game("king-of-siam").start(seed=0), "en")
    console = Console(width=60, force_terminal=True, color_system=None)
    print_drawing(console, drawn, "en")
    out, err = capsys.readouterr()
    assert [line.rstrip() for line in out.splitlines()] == [line[:60].rstrip() for line in drawn.plain.splitlines()]
    assert err == "The drawing needs 80 columns, but this terminal has only 60. Make the window wider.\n"
    print_drawing(Console(width=80, force_terminal=True, color_system=None), drawn, "en")
    assert capsys.readouterr().err == ""


def test_maps_are_listed_and_checked(call, tmp_path):
    status, out, _ = call("maps")
    listed = " ".join(out.split())
    assert status == 0
    assert "lp Luang Prabang cm su kh home of L" in listed
    assert "Siam, 1874 (reconstructed)" in listed
    assert "is a valid map" in " ".join(call("maps", "check", str(MAPS / "britain.toml"))[1].split())
    torn = tmp_path / "torn.toml"
    torn.write_text((MAPS / "siam.toml").read_text().replace('"na-ke"', '"na-xx"'))
    status, _, err = call("maps", "check", str(torn))
    assert (status, err.splitlines()[-1].strip()) == (2, "Rule K1.5")
    assert call("maps", "check", str(tmp_path / "none.toml"))[0] == 2


@pytest.mark.parametrize(
    ("language", "home"), [("en", "home of Malay"), ("ru", "дом фракции Малай"), ("de", "Heimat: Malay")]
)
def test_maps_tell_homes_in_the_words_of_the_drawings(call, language, home):
    rows = [line.split("  ")[-1] for line in call("maps", "--language", language)[1].splitlines() if " ke  " in line]
    assert rows == [home]


INTERRUPTED = {
    "play": ("play", "--game", "king-of-siam", "--opponent", "best"),
    "ugi": ("ugi", "king-of-siam"),
    "arena": ("arena", "random", "random", "--game", "king-of-siam", "--resume", "--out"),
    "perft": ("perft", "3", "--game", "king-of-siam"),
}


@pytest.mark.parametrize("command", INTERRUPTED)
def test_ctrl_c_is_heard_while_kernels_are_compiled(command, tmp_path):
    """With an empty cache Numba compiles the small kernels of King of Siam first, and ``legal`` late."""
    arguments = list(INTERRUPTED[command])
    if command == "arena":
        # A match that is read again is replayed.
        match = Match(erawan.game("king-of-siam"), ("random", "random"))
        append_record(tmp_path / "match.erawan", play_game(match, next(iter(match.tasks(1)))))
        arguments.append(str(tmp_path / "match.erawan"))
    cache = tmp_path / "cache"
    with subprocess.Popen(
        [sys.executable, "-m", "erawan", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "NUMBA_CACHE_DIR": str(cache)},
    ) as process:
        try:
            if command == "ugi":
                process.stdin.write(b"position startpos moves pass\nisready\n")
                process.stdin.flush()
            deadline = time.monotonic() + 600
            while not list(cache.rglob("*.nbi")):  # the first small kernel is there, so larger ones are on the way
                assert time.monotonic() < deadline
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=300)
            # Python ends itself by the signal if the interrupt met an import that executes a string: 130 in a shell.
            assert process.returncode in (130, -signal.SIGINT), errors.decode()
            assert b"Traceback" not in errors
            assert not list(cache.rglob("kernel.legal-*.nbi"))
        finally:
            process.kill()


def test_nothing_is_compiled_nor_thought_in_the_main_thread(monkeypatch, call, tmp_path):
    """In the main thread a compilation may swallow Ctrl-C, and a search does not notice it."""
    threads = []

    def noted(function):
        def noting(*arguments, **options):
            threads.append(threading.current_thread())
            return function(*arguments, **options)

        return noting

    monkeypatch.setattr(RandomPlayer, "choose", noted(RandomPlayer.choose))
    monkeypatch.setattr(Conversation, "hear", noted(Conversation.hear))
    monkeypatch.setattr("erawan.arena.match_file.read_match_file", noted(read_match_file))
    for command, typed in (
        (("play", "--opponent", "random"), "hint\n+c1n\n"),
        (("ugi", "siam"), "position startpos\n"),
    ):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert call(*command)[0] == 0
    match = ("arena", "random", "random", "--out", str(tmp_path / "match"), "--games", "2", "-o", "turn_limit=20")
    assert call(*match, "--resume")[0] == 0
    assert len(threads) >= 5
    assert threading.main_thread() not in threads


def test_ctrl_c_leaves_work_that_does_not_hear_it():
    release = threading.Event()

    def work():
        # Start the timer here, so that the interrupt cannot come too early.
        threading.Timer(0.5, _thread.interrupt_main).start()
        release.wait(600)

    with pytest.raises(KeyboardInterrupt):
        run_in_background(work)
    release.set()


def test_background_work_returns_its_result_or_error():
    assert run_in_background(lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        run_in_background(lambda: 1 // 0)
