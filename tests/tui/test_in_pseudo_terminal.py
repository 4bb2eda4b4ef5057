"""The command in a real terminal: a pseudo-terminal whose screen is read by pyte."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl

import pyte
import pytest

import erawan
from erawan.core.errors import ErawanError
from erawan.records import append_record, read_records, record_of

PATIENCE_S = 60
SIZE = (80, 24)


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *arguments, **environment):
        self.screen = pyte.Screen(*SIZE)
        self._stream = pyte.ByteStream(self.screen)
        self.all = b""
        self._ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", SIZE[1], SIZE[0], 0, 0))
        given = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "erawan", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=given, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)

    def type(self, text):
        os.write(self._ours, text.encode())

    @property
    def shown(self):
        return "\n".join(self.screen.display)

    def _read(self):
        if not select.select([self._ours], [], [], 0.1)[0]:
            return
        try:
            found = os.read(self._ours, 65536)
        except OSError:  # the other end is closed
            return
        self.all += found
        self._stream.feed(found)

    def until(self, holds):
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end, self.shown
            self._read()

    def see(self, text):
        self.until(lambda: text in self.shown)

    def hear(self, text):
        self.until(lambda: text.encode() in self.all)

    def wait(self):
        """Wait for the program to end; return its exit status."""
        self.until(lambda: self.process.poll() is not None)
        for _ in range(5):
            self._read()
        return self.process.returncode

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)


@pytest.fixture
def terminal():
    opened = []

    def opening(*arguments, **environment):
        opened.append(Terminal(*arguments, **environment))
        return opened[-1]

    yield opening
    for one in opened:
        one.close()


def test_the_full_screen_plays_and_tells_how_to_go_on(terminal, home):
    one = terminal("play", "siam", "--opponent", "greedy", "--seed", "1")
    one.see("It is your turn")
    one.type("t")
    one.see("Type a turn")
    one.type("+c1n\r")
    one.see("Play it?")
    one.type("\r")
    one.see("the rhino enters")
    one.type("q")
    assert one.wait() == 0
    one.hear("To continue this game later: erawan play --record")
    file = home / "data" / "erawan" / "games.erawan"
    (record,) = read_records(file)
    assert record.texts[0] == "+c1n"


def turns_kept(file):
    """Return the number of turns of each game in a file; empty while the file is being written."""
    try:
        return [len(record.turns) for record in read_records(file)]
    except ErawanError:
        return []


def test_nothing_is_lost_when_it_is_killed(terminal, home):
    file = home / "games.erawan"
    one = terminal("play", "siam", "--opponent", "greedy", "--record", str(file))
    one.see("It is your turn")
    one.type("t")
    one.see("Type a turn")
    one.type("+c1n\r")
    one.see("Play it?")
    one.type("\r")
    one.see("the rhino enters")
    one.until(lambda: turns_kept(file) == [2])
    one.process.send_signal(signal.SIGKILL)
    one.wait()
    (record,) = read_records(file)
    again = terminal("play", "--record", str(file), "--resume", "--opponent", "greedy")
    again.see(f"the rhino enters on {record.texts[1][1:3]}")


def test_without_a_game_everything_is_chosen_on_the_screen(terminal):
    one = terminal("play")
    one.see("Start game")
    one.type("q")
    assert one.wait() == 0


def test_ctrl_c_leaves_the_full_screen(terminal):
    one = terminal("play")
    one.see("Start game")
    one.type("\x03")
    assert one.wait() == 0


def test_no_color_means_none(terminal):
    one = terminal("play", "siam", "--opponent", "greedy", NO_COLOR="1")
    one.see("It is your turn")
    assert b"[38;" not in one.all
    assert b"[48;" not in one.all


@pytest.mark.parametrize("how", ["flag", "dumb"])
def test_plain_lines_in_a_terminal(terminal, how):
    arguments = ["--plain"] if how == "flag" else []
    one = terminal("play", "siam", "--opponent", "greedy", *arguments, TERM="dumb" if how == "dumb" else "xterm")
    one.hear("help)> ")
    one.type("nonsense\n")
    one.hear("is not a turn")
    one.type("+c1n\n")
    one.hear("the rhinos: ")
    one.type("quit\n")
    assert one.wait() == 0
    assert b"\x1b[?1049h" not in one.all


def test_ctrl_c_in_plain_lines_tells_how_to_go_on(terminal):
    one = terminal("play", "siam", "--plain", "--opponent", "greedy")
    one.hear("help)> ")
    one.process.send_signal(signal.SIGINT)
    assert one.wait() == 130
    one.hear("To continue this game later: erawan play")


@pytest.fixture
def games(home):
    file = home / "games.erawan"
    append_record(file, record_of(erawan.game("siam").start(), ["+c1n", "+e5s"], seats=("Anna", "Bo")))
    return str(file)


def test_a_replay_fills_the_screen(terminal, games):
    one = terminal("replay", games)
    one.see("0/2")
    one.type("\x1b[C")
    one.see("+c1n")
    one.see("1/2")
    one.type("q")
    assert one.wait() == 0
    assert b"\x1b[?1049h" in one.all


@pytest.mark.parametrize("how", ["flag", "dumb"])
def test_a_replay_line_by_line(terminal, games, how):
    arguments = ["--plain"] if how == "flag" else []
    one = terminal("replay", games, *arguments, TERM="dumb" if how == "dumb" else "xterm")
    one.hear("0/2")
    one.type("\n")
    one.hear("[Anna] +c1n")
    one.type("q\n")
    assert one.wait() == 0
    assert b"\x1b[?1049h" not in one.all


def test_bad_input_is_one_line_before_any_screen(terminal):
    one = terminal("play", "chess")
    assert one.wait() == 2
    one.hear("there is no game")
    assert b"\x1b[?1049h" not in one.all
