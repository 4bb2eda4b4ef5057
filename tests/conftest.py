"""The shared parts of all tests: the settings of Hypothesis, and the default game."""

import gc
import os
import sys

import pytest
from hypothesis import settings

import erawan
from tests.run_checks import has_full_matrix

# These files import modules that Windows does not have.
collect_ignore = ["server/live/test_faults.py", "tui/test_in_pseudo_terminal.py"] if sys.platform == "win32" else []

IS_INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"

# Interpreted rules are a hundred times slower; `make test-full` tries more of everything.
EXAMPLES = 60 if IS_INTERPRETED else 400 if has_full_matrix() else 150

# No deadline: the first call of a kernel compiles it. Derandomised: a test that fails here fails everywhere.
settings.register_profile("erawan", deadline=None, derandomize=True, max_examples=EXAMPLES)
settings.load_profile("erawan")


def pytest_collection_finish():
    """Keep what stays for the whole run, such as modules and tests, out of every later garbage collection."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def siam():
    return erawan.game("siam")
