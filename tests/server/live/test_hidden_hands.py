"""K4.6 over the wire: two games that differ only in what others hold look the same, to the byte, until the end."""

import pytest

from tests.run_checks import has_full_matrix
from tests.server import hidden_hand_scan
from tests.server.client import HERE, LINK
from tests.server.hidden_hand_scan import ALL_SEATS, OTHERS, OWN, TURNS, play_pair, without_ids_and_times, worlds

# Every seat in `make test-full`; else the one that begins, one between others, and the last.
SEATS = ALL_SEATS if has_full_matrix() else [(2, 1), (3, 2), (4, 4)]


@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_no_message_depends_on_hidden_hands(server, players, seat):
    turns, one, other, secrets = play_pair(server, players, seat)
    assert len(turns) == TURNS
    assert len(one) == len(other)
    for mine, its in zip(one, other, strict=True):
        assert mine == its
    # Make sure that there was something to compare.
    sent = "".join(one[:-1])
    assert f":{OWN}" in sent
    assert not any(f":{hand}" in sent for hand in OTHERS)
    assert "path=/api/games/GAME/record status=409" in one[-1]
    assert not any(secret in one[-1] for secret in secrets)


def test_the_test_would_notice(server):
    """The same comparison for a game that hides nothing finds the difference."""
    shown = []
    for state in worlds(2, 1, 2):
        options = {"players": 2, "discards": "open"}
        made, _ = server.person("Maker").make("king-of-siam", [HERE, LINK], options=options, position=str(state))
        game = made["id"]
        shown.append(without_ids_and_times(server.person().ask("GET", f"/api/games/{game}").text, game))
    assert shown[0] != shown[1]


def test_a_scan_reports_every_reply_that_differs(monkeypatch):
    monkeypatch.setattr(hidden_hand_scan, "play_pair", lambda *_: ([], ["same", "mine"], ["same", "its"], []))
    found, faults = hidden_hand_scan.scan(None, 2)
    assert found == {"pairs": 2, "replies compared": 8}
    assert [fault.rpartition(" ")[2] for fault in faults] == ["its", "its"]


def test_no_secret_is_in_the_log(server, log_of_test):
    anna, ben = server.person("Anna"), server.bot("Ben")
    made, links = anna.make("siam", [HERE, LINK])
    ben.post("/api/join", {"token": links[2]})
    moved = anna.post(f"/api/games/{made['id']}/seats/1/link")["token"]
    with anna.socket() as wire, ben.socket() as other:
        for each in (wire, other):
            each.watch(made["id"])
        wire.play(made["id"], 0, "+c1n")
        other.next("played")
    server.person("Anna again").post("/api/join", {"token": moved})
    log = log_of_test()
    assert made["id"] in log
    token = ben.client.credentials.token
    for secret in (anna.cookie, token, links[2], moved):
        assert secret not in log
    # Turns are not in the log either: its readers may be players who must not see hands.
    assert "+c1n" not in log
