"""Another program on two pipes: start it, send lines, read its answers within bounds, and end it reliably.

One thread reads the program's output into a bounded queue: a program that floods it is held up by its own pipe.
Another thread drains its error output and keeps the last line, for the error that reports its end.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, Final, TypeAlias

from erawan.core.errors import ErawanError, quote

MOST_WAITING = 1000
"""The largest number of lines that wait to be read."""
MOST_LINES = 100_000
"""The largest number of lines that a program may send before the answer to a command."""
LONGEST_LINE = 1 << 16
LONGEST_COMPLAINT = 120
POLL_S = 0.05
READERS_S = 1.0

ENDED: Final = 0
FLOODED: Final = 1
Heard: TypeAlias = "str | int"
"""A line of the program, or the reason why no more follow."""


class ProgramError(ErawanError):
    """A program that should play is missing, has ended, is silent or sends nonsense."""


@dataclass(frozen=True)
class Patience:
    """Time limits for another program, in seconds."""

    hello_s: float = 60.0
    """From the program's start to its ``ugiok``."""
    ready_s: float = 600.0
    """From ``isready`` to ``readyok``: the first time, the program may have to compile."""
    late_s: float = 10.0
    """From the end of the search time, or from ``stop``, to ``bestmove``."""
    silent_s: float = 600.0
    """The longest time without a line from the program, in a search without a time limit."""
    quit_s: float = 2.0
    """From ``quit`` to the end of the program, and again from the signal to terminate to its end."""


class Program:
    """A running program; ``with`` and ``close`` end it."""

    def __init__(self, command: str, patience: Patience) -> None:
        self._command = command
        self._process = _start(command)
        assert self._process.stdout
        assert self._process.stderr
        self._heard: queue.Queue[Heard] = queue.Queue(MOST_WAITING)
        self._complaints: deque[str] = deque(maxlen=1)
        closing = threading.Event()
        self._readers = [
            threading.Thread(target=_listen, args=(self._process.stdout, self._heard, closing), daemon=True),
            threading.Thread(target=_drain, args=(self._process.stderr, self._complaints), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        # Also when the player is forgotten, or the interpreter ends.
        self._end = weakref.finalize(self, _end, self._process, closing, self._readers, patience.quit_s)

    def send(self, line: str) -> None:
        """Send a line to the program."""
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def listen(self, asked: str) -> Iterator[str | None]:
        """Yield the lines of the program's answer, None whenever it has been silent for a moment."""
        count = 0
        while count < MOST_LINES:
            try:
                heard = self._heard.get(timeout=POLL_S)
            except queue.Empty:
                yield None
                continue
            if heard == ENDED:
                raise self._ended()
            if heard == FLOODED:
                break
            count += 1
            yield str(heard)
        raise ProgramError("ugi.flood", command=quote(self._command), asked=asked)

    def wait_for(self, asked: str, answer: str, seconds: float) -> list[str]:
        """Read lines until one begins with the word ``answer``; return the lines before it.

        Raise ``ProgramError`` if the program sends too many lines or answers too late.
        """
        before: list[str] = []
        deadline = time.monotonic() + seconds
        for line in self.listen(asked):
            if line is not None and line.split()[:1] == [answer]:
                return before
            if line is not None and len(before) < MOST_WAITING:
                before.append(line)
            if time.monotonic() > deadline:
                raise self.silent(asked, seconds)
        raise AssertionError("listening ends in an answer or an error")

    def silent(self, asked: str, seconds: float) -> ProgramError:
        """Return the error for a question that the program did not answer in time."""
        return ProgramError("ugi.silent", command=quote(self._command), asked=asked, seconds=f"{seconds:g}")

    def _ended(self) -> ProgramError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(READERS_S)
        self._readers[1].join(READERS_S)
        status = self._process.poll()
        last = "".join(self._complaints)
        said = f" ({last})" if last else ""
        return ProgramError(
            "ugi.ended", command=quote(self._command), status="?" if status is None else str(status), said=said
        )

    def close(self) -> None:
        """End the program: ask it to quit, then terminate it, then kill it."""
        self._end()


def _start(command: str) -> subprocess.Popen[bytes]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramError("ugi.words", command=quote(command), reason=str(error)) from None
    if not words:
        raise ProgramError("ugi.words", command=quote(command), reason="it is empty")
    pipe = subprocess.PIPE
    try:
        # A session of its own: Ctrl-C is for us, and we end the program.
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ProgramError("ugi.missing", command=quote(command), reason=reason) from None


def _listen(stream: IO[bytes], heard: queue.Queue[Heard], closing: threading.Event) -> None:
    """Put every line into the queue, and finally the reason why there are no more."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE:
                _put(heard, FLOODED, closing)
                break
            if not _put(heard, line.decode("utf-8", "replace").strip(), closing):
                break
    _put(heard, ENDED, closing)
    # Discard the rest of its output, so that the program can end.
    with contextlib.suppress(OSError, ValueError):
        while closing.wait(0) and stream.read(LONGEST_LINE):
            pass


def _put(heard: queue.Queue[Heard], line: Heard, closing: threading.Event) -> bool:
    """Wait for room in the queue; return False if the reader is gone."""
    while not closing.is_set():
        with contextlib.suppress(queue.Full):
            heard.put(line, timeout=POLL_S)
            return True
    return False


def _drain(stream: IO[bytes], last: deque[str]) -> None:
    """Read all error output and keep the last line that is not empty."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            words = " ".join(line.decode("utf-8", "replace").split())
            if words:
                last.append(words[:LONGEST_COMPLAINT])


def _end(
    process: subprocess.Popen[bytes], closing: threading.Event, readers: list[threading.Thread], quit_s: float
) -> None:
    assert process.stdin
    assert process.stdout
    assert process.stderr
    closing.set()
    with contextlib.suppress(OSError, ValueError):
        process.stdin.write(b"quit\n")
        process.stdin.flush()
    with contextlib.suppress(OSError, ValueError):
        process.stdin.close()
    for number in (0, signal.SIGTERM, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM):
        if number:
            _signal(process, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(quit_s)
            break
    for reader, stream in zip(readers, (process.stdout, process.stderr), strict=True):
        reader.join(READERS_S)
        if not reader.is_alive():
            stream.close()


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    """Signal the program and all processes that it has started in its session."""
    if process.poll() is not None:
        return
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
