"""Random and hostile messages and requests: no crash, no fault, and no change of other users' games."""

from tests.run_checks import has_full_matrix
from tests.server.fuzzing import FAULTS, play_afterwards, run_schemathesis, storm


def test_hostile_messages_change_nothing(server):
    found, faults = storm(server, 4000)
    assert faults == []
    answers = found["answers"]
    # Each kind of message was sent and answered.
    for code in ("message.wrong", "message.binary", "table.no_seat", "table.stale", "table.unknown", "closed 1007"):
        assert answers.get(code, 0) > 0, (code, answers)
    assert answers.get("server.fault", 0) == 0
    assert play_afterwards(server) == "over"


def test_every_request_of_the_description_is_answered_as_described(server, log_of_test):
    # The boundary values of every field, some 2,300 requests, are for `make test-full`.
    given = {"examples": 15} if has_full_matrix() else {"examples": 8, "phases": "fuzzing"}
    text, held = run_schemathesis(server, **given)
    assert held, text
    log = log_of_test()
    assert not any(fault in log for fault in FAULTS)
    assert " status=5" not in log
    assert play_afterwards(server) == "over"
