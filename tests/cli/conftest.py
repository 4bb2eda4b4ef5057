"""What the tests of commands share."""

import os
import threading

import pytest

from erawan import cli
from tests.fork_server import ForkedProcess

LIMIT_S = 120


@pytest.fixture
def complain(tmp_path):
    """Runs a command that cannot be done, by ``start``, and returns the one line it says."""

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
