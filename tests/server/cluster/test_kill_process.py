"""One of two processes is killed in the middle of many games, again and again: nothing is lost or doubled."""

import pytest

from tests.run_checks import has_full_matrix
from tests.server.cluster.process_kill_loop import run, start_servers

KILLS = 10 if has_full_matrix() else 3


@pytest.mark.slow
def test_nothing_is_lost_when_a_process_is_killed(tmp_path, postgresql, redis_server):
    servers, database = start_servers(tmp_path, 2, postgresql, redis_server.url, ERAWAN_LOG_LEVEL="warning")
    try:
        found = run(servers, database, KILLS, games=5, between_s=0.5)
    finally:
        for server in servers:
            server.close()
    assert found["faults"] == []
    # The run was not empty. How many games end between two kills depends on the machine.
    assert found["turns acknowledged"] > 5 * KILLS
    assert found["connections"] > found["games"]
