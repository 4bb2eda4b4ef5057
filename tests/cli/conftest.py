"""The shared fixture of the tests of commands."""

import os
import threading

import pytest

from erawan import cli
from tests.fork_server import ForkedProcess

LIMIT_S = 120


@pytest.fixture
def complain(tmp_path):
    """Return a function that runs a command that must fail, by ``start``, and returns its one line of output."""

    def run(*arguments, start=cli.main, **environment):
        log = tmp_path / "complaint.txt"
        process = ForkedProcess(start, arguments, {**os.environ, "LC_ALL": "C", **environment}, log)
        # If a server starts nevertheless, it would run for ever.
        limit = threading.Timer(LIMIT_S, process.kill)
        limit.start()
        printed = process.stdout.read()
        limit.cancel()
        assert process.wait(LIMIT_S) == 2, log.read_text(encoding="utf-8")
        assert printed == ""
        (line,) = log.read_text(encoding="utf-8").splitlines()
        log.unlink()
        assert line.startswith("erawan: ")
        return line

    return run
