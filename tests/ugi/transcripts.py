"""Conversations as text: ``>`` lines are input, ``<`` lines are output; parts that depend on the machine are masked.

``python -m tests.ugi.transcripts`` rewrites the output in every file; look at the difference before you commit it.
"""

import queue
import re
import shlex
import sys
from pathlib import Path

import erawan
from erawan.core import registry
from erawan.core.options import read_options
from erawan.players.ugi.conversation import Conversation

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
LONGEST_S = 900
"""The first search compiles."""
ENDS = {"ugi": "ugiok", "isready": "readyok", "query": "response", "go": "bestmove"}


class Sink:
    """A stream to which a conversation writes lines, and from which a test reads them."""

    def __init__(self):
        self._lines = queue.Queue()

    def write(self, text):
        for line in text.splitlines():
            self._lines.put(line)

    def flush(self):
        pass

    def read(self, seconds=LONGEST_S):
        """Return the next line."""
        return self._lines.get(timeout=seconds)

    def read_until(self, word, seconds=LONGEST_S):
        """Return the lines up to one that begins with a word, or that reports an error."""
        lines = [self.read(seconds)]
        while not lines[-1].startswith((word, "info string error")):
            lines.append(self.read(seconds))
        return lines

    def is_empty(self):
        return self._lines.empty()


def begin(command):
    """Begin the conversation of a command line; return it and its sink."""
    _, _, name, *rest = shlex.split(command)
    player, options = "best", []
    for word, value in zip(rest[::2], rest[1::2], strict=True):
        if word == "--player":
            player = value
        else:
            assert word == "-o"
            options.append(value)
    sink = Sink()
    table = registry.game_class(name).option_table
    return Conversation(erawan.game(name, **read_options(name, table, options)), player, sink), sink


def mask(line):
    """Return a line without the parts that depend on the machine, or that change with every change of a search."""
    line = re.sub(r"\b(nodes|nps|time) \d+", r"\1 …", line) if line.startswith("info depth") else line
    return re.sub(r"(id name Erawan) \S+", r"\1 …", line)


def hold(heard):
    """Hold a conversation with these input lines, the first of which is the command line; return all its lines."""
    command, *lines = heard
    conversation, sink = begin(command.removeprefix("# "))
    told = [command]
    for line in lines:
        told.append(line)
        if not line.startswith("> "):
            continue
        assert conversation.hear(line[2:]) == (line != "> quit")
        end = ENDS.get(line[2:].partition(" ")[0])
        if end:
            said = sink.read_until(end)
            if line.startswith("> go") and said[-1].endswith("the game is over"):
                said += sink.read_until("bestmove")
            told += [f"< {mask(answer)}" for answer in said]
        while not sink.is_empty():
            told.append(f"< {mask(sink.read())}")
    conversation.close()
    assert sink.is_empty()
    return told


def read(path):
    """Return the lines of a file, and the input lines among them."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return lines, [line for line in lines if not line.startswith("< ")]


if __name__ == "__main__":
    for file in FILES:
        file.write_text("\n".join(hold(read(file)[1])) + "\n", encoding="utf-8")
        sys.stdout.write(f"{file.name}\n")
