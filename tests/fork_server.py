"""Start Python programs in milliseconds: fork them from a process that has imported everything already.

A new interpreter needs seconds to import the server and to load compiled kernels, and the tests start hundreds of
servers. Each test process has one fork server of ``multiprocessing``, which imports ``tests.fork_server_imports`` once.
A program that starts this way runs the same code in a process of its own: it can be killed, signalled and waited for
as usual.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path


@cache
def fork_context():
    """Return the fork server, as a context of ``multiprocessing``; Windows has none."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.fork_server_imports"])
    return context


class ForkedProcess:
    """A running program with the part of ``subprocess.Popen`` that tests use; ``stdout`` is a text stream."""

    def __init__(self, function: Callable, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        reader, writer = fork_context().Pipe(duplex=False)
        self._process = fork_context().Process(
            target=_run, args=(function, list(arguments), dict(environment), str(log), writer), daemon=True
        )
        self._process.start()
        writer.close()
        self.stdout = open(os.dup(reader.fileno()), encoding="utf-8", errors="replace")  # noqa: SIM115, PTH123
        reader.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit status; minus the signal that ended it; None while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """Return the exit status, or None while it runs."""
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended and return its exit status."""
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("a forked process", timeout)
        self.stdout.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it with SIGKILL."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end with SIGTERM."""
        self.send_signal(signal.SIGTERM)


def _run(function, arguments, environment, log, stdout):
    """Run a program in this new process: its output into the pipe, its errors at the end of the log."""
    os.environ.clear()
    os.environ.update(environment)
    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(stdout.fileno(), 1)
    os.dup2(errors, 2)
    os.close(errors)
    stdout.close()
    # The streams that this process has inherited belong to other files.
    sys.stdout, sys.stderr = (open(number, "w", encoding="utf-8", closefd=False) for number in (1, 2))  # noqa: SIM115
    sys.stderr.reconfigure(line_buffering=True)
    function(arguments)
