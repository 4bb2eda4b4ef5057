"""The server is killed in the middle of many games, again and again: nothing that was acknowledged is lost."""

from tests.run_checks import has_full_matrix
from tests.server.kill_loop import run

KILLS = 10 if has_full_matrix() else 4


def test_nothing_is_lost_when_the_server_is_killed(tmp_path):
    found = run(tmp_path, KILLS)
    assert found["faults"] == []
    # The run was not empty: turns were played between the kills, and clients reconnected.
    assert found["turns acknowledged"] > 5 * KILLS
    assert found["turns of opponents and forced"] > 10
    assert found["commands sent again"] > 0
    assert found["connections"] > found["games"]
    assert found["outages noted"] > 0
