"""Faults of two server processes under play: nothing is lost or doubled, and every client comes back.

How long the players wait is a figure, not a test: ``python -m tests.attack.process_faults`` prints it.
"""

import pytest

from tests.attack.process_faults import reader, run

SHORT = ["--rate", "20", "--games", "4", "--turns", "400", "--quiet-s", "1", "--skewed-s", "2"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rolling", "postgresql", "skew"])
def test_nothing_is_lost_or_doubled(name):
    found = run(name, reader().parse_args(SHORT))
    # Among the faults: a client that did not connect again after its process was restarted.
    assert found["faults"] == []
    assert found["tracebacks"] == 0
    assert found["turns"] > 20
