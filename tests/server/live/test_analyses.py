"""Analyses of games: request, follow, find again, stop and interrupt; and games that may not be analysed."""

import sqlite3
import time
from contextlib import closing

import pytest

from tests.server.client import HERE, PATIENCE, Server, level

# b2b1s wins at once; the elephants do something else first.
MISSED = {"game": "siam", "start": "5/5/2#1#/1S1n1/1#3 E", "turns": ["b2n", "d2e2n", "b2s", "e2e3n", "b2b1s"]}
# Animals that only turn on their squares. With 5 seconds for each position its analysis is never over by itself.
LONG = {
    "game": "siam",
    "start": "4s/5/1###1/5/N4 E",
    "turns": [f"{square}{way}" for way in "eswn" * 2 for square in ("a1", "e5")],
}
QUICK = 0.1


def ask(person, seconds=QUICK, **what):
    return person.post("/api/analyses", {"seconds": seconds, **what})


def see(person, found):
    return person.get(f"/api/analyses/{found['id']}")


def finish(person, found):
    """Wait until an analysis has ended; return it."""
    until = time.monotonic() + 4 * PATIENCE  # other searches share the cores
    while found["status"] in ("waiting", "running"):
        assert time.monotonic() < until, found
        time.sleep(0.05)
        found = see(person, found)
    return found


def play_out(person, place=MISSED):
    """Play a game on this server with these turns; return its id."""
    made, _ = person.make(place["game"], [HERE, HERE], position=place["start"])
    for ply, turn in enumerate(place["turns"]):
        person.post(
            f"/api/games/{made['id']}/commands",
            {"t": "play", "game": made["id"], "id": f"turn{ply}", "ply": ply, "turn": turn},
        )
    return made["id"]


def test_a_game_is_analysed_and_found_again(server):
    anna = server.person("Anna")
    game = play_out(anna)
    looked = anna.post("/api/analyses/look", {"game": game, "seconds": QUICK})
    assert (looked["status"], looked["done"], looked["total"], looked["judged"]) == ("new", 0, 6, None)
    found = finish(anna, ask(anna, game=game))
    assert (found["status"], found["done"], found["total"]) == ("over", 6, 6)
    judged = found["judged"]
    assert judged["sides"] == [[1], [2]]
    first = judged["turns"][0]
    assert (first["turn"], first["before"], first["note"]["key"]) == ("b2n", 100, "analysis-missed-win-in")
    assert first["note"]["values"] == {"turns": 1}
    best = judged["positions"][0]["lines"][0]
    assert (best["turns"][0], best["percents"], best["certain"]["key"]) == ("b2b1s", [100, 0], "analysis-won-in")
    assert judged["positions"][-1] == {"percents": [100, 0], "lines": []}
    assert len(judged["turns"]) == 5
    assert all(0 <= value <= 100 for value in judged["accuracy"])
    # Every user finds the same analysis, also by its turns, and by asking without starting it.
    ben = server.person("Ben")
    again = ask(ben, place=MISSED)
    assert (again["id"], again["status"], again["judged"]) == (found["id"], "over", judged)
    assert not again["is_yours"]
    assert ben.post("/api/analyses/look", {"game": game, "seconds": QUICK})["status"] == "over"


def test_king_of_siam_is_told_by_sides(server):
    anna = server.person("Anna")
    for players, sides in ((3, [[1], [2], [3]]), (4, [[1, 3], [2, 4]])):
        place = {"game": "king-of-siam", "options": {"players": players}}
        place["start"] = anna.post("/api/study/look", place)["start"]
        found = finish(anna, ask(anna, place={**place, "turns": ["pass", "pass"]}))
        assert found["status"] == "over"
        assert found["judged"]["sides"] == sides
        assert [len(position["percents"]) for position in found["judged"]["positions"]] == [len(sides)] * 3


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_an_analysis_that_is_cut_off_goes_on_by_itself(tmp_path, end):
    server = Server(tmp_path)
    try:
        anna = server.person("Anna")
        found = ask(anna, place=MISSED, seconds=0.5)
        until = time.monotonic() + PATIENCE
        while found["done"] < 1:
            assert time.monotonic() < until, found
            time.sleep(0.02)
            found = see(anna, found)
        getattr(server, end)()
        server.start()
        again = see(anna, found)
        assert again["done"] >= found["done"]
        assert again["is_yours"] or again["status"] == "over"
        done = finish(anna, again)
        assert (done["status"], done["done"], len(done["judged"]["turns"])) == ("over", 6, 5)
    finally:
        server.close()


def spoil(server, analysis, statement):
    """Kill a server, make one row of an analysis unreadable, and start the server again."""
    server.kill()
    with closing(sqlite3.connect(server.folder / "erawan.sqlite3")) as connection, connection:
        assert connection.execute(statement, (analysis["id"],)).rowcount == 1
    server.start()


def test_an_analysis_that_cannot_be_read_keeps_no_server_from_starting(tmp_path):
    server = Server(tmp_path)
    try:
        anna = server.person("Anna")
        places = [{**LONG, "turns": LONG["turns"][:count]} for count in (15, 16)]
        found = [ask(anna, place=place, seconds=5) for place in places]
        spoil(server, found[0], "UPDATE analyses SET place = '{\"game\": 7}' WHERE id = ?")
        assert "an analysis could not be continued" in server.read_log()
        assert see(anna, found[1])["ahead"] == 0
        # A request by its id is refused with the reason; a request with the game itself repairs it.
        refused = anna.ask("GET", f"/api/analyses/{found[0]['id']}")
        assert (refused.status_code, refused.json()["code"]) == (409, "analysis.unreadable")
        again = ask(anna, place=places[0], seconds=5)
        assert (again["id"], again["status"]) == (found[0]["id"], "waiting")
        anna.ask("DELETE", f"/api/analyses/{again['id']}")
        assert see(anna, again)["status"] == "stopped"
    finally:
        server.close()


def test_an_analysis_with_a_thought_that_cannot_be_read_is_made_anew(tmp_path):
    server = Server(tmp_path)
    try:
        anna = server.person("Anna")
        found = finish(anna, ask(anna, place=MISSED))
        spoil(server, found, "UPDATE thoughts SET body = '{\"lines\": 7}' WHERE analysis_id = ? AND ply = 1")
        refused = anna.ask("GET", f"/api/analyses/{found['id']}")
        assert (refused.status_code, refused.json()["code"]) == (409, "analysis.unreadable")
        assert anna.post("/api/analyses/look", {"place": MISSED, "seconds": QUICK})["status"] == "new"
        again = ask(anna, place=MISSED)
        assert (again["id"], again["status"]) == (found["id"], "running")
        done = finish(anna, again)
        assert (done["status"], done["done"], len(done["judged"]["turns"])) == ("over", 6, 5)
    finally:
        server.close()


def test_one_after_another_and_places_are_told_and_given_up(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    turns = LONG["turns"]
    mine = [ask(anna, seconds=5, place={**LONG, "turns": turns[: 12 + count]}) for count in range(3)]
    assert mine[0]["status"] == "running"
    assert [(each["status"], each["ahead"]) for each in mine[1:]] == [("waiting", 1), ("waiting", 2)]
    refused = anna.ask("POST", "/api/analyses", {"seconds": 5, "place": {**LONG, "turns": turns[:10]}})
    assert (refused.status_code, refused.json()["code"]) == (429, "analysis.too_many")
    # Another user waits behind them, and can stop only their own analysis.
    other = ask(ben, place={**LONG, "turns": turns[:3]})
    assert (other["ahead"], other["is_yours"]) == (3, True)
    refused = ben.ask("DELETE", f"/api/analyses/{mine[0]['id']}")
    assert (refused.status_code, refused.json()["code"]) == (403, "analysis.not_yours")
    for each in mine:
        assert anna.ask("DELETE", f"/api/analyses/{each['id']}").json()["status"] == "stopped"
    assert finish(ben, other)["status"] == "over"
    # A stopped analysis can be requested again, and its results are still there.
    again = ask(anna, seconds=5, place={**LONG, "turns": turns[:12]})
    assert again["status"] == "running"
    assert anna.ask("DELETE", f"/api/analyses/{again['id']}").json()["status"] == "stopped"


def test_a_game_that_others_still_play_is_not_analysed(server, two):
    anna, ben, game = two()
    alone = server.person("Alone")
    hidden, _ = alone.make("king-of-siam", [HERE, HERE], options={"players": 2})
    against, _ = alone.make("siam", [HERE, level(1)])
    for person, wanted in ((anna, game), (ben, game), (alone, game), (alone, hidden["id"]), (alone, against["id"])):
        for path in ("/api/analyses", "/api/analyses/look"):
            refused = person.ask("POST", path, {"game": wanted})
            assert (refused.status_code, refused.json()["code"]) == (403, "analysis.running")
            assert refused.json()["rule"] == ("K4.6" if wanted == hidden["id"] else "")
    # A person who holds all seats of a game without hidden cards may analyse it.
    own, _ = alone.make("siam", [HERE, HERE])
    command = {"t": "play", "game": own["id"], "id": "first", "ply": 0, "turn": "+c1n"}
    alone.post(f"/api/games/{own['id']}/commands", command)
    assert ask(alone, game=own["id"])["total"] == 2
    # Everyone may analyse a finished game.
    anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "play", "ply": 0, "turn": "+c1n"})
    anna.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "resign"})
    assert ask(alone, game=game)["total"] == 2


def test_an_address_begins_only_so_many(tmp_path):
    tight = Server(tmp_path, ERAWAN_ANALYSES_PER_HOUR="2")
    try:
        for count in (1, 2):
            person = tight.person()
            finish(person, ask(person, place={**MISSED, "turns": MISSED["turns"][:count]}))
        refused = tight.person().ask("POST", "/api/analyses", {"place": MISSED})
        assert (refused.status_code, refused.json()["code"]) == (429, "analysis.busy")
        # An analysis that exists does not count.
        assert ask(tight.person(), place={**MISSED, "turns": MISSED["turns"][:1]})["status"] == "over"
    finally:
        tight.close()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "analysis.of_what"),
        ({"game": "nosuchgame22", "place": MISSED}, 400, "analysis.of_what"),
        ({"game": "nosuchgame22"}, 404, "table.unknown"),
        ({"place": {"game": "siam"}}, 409, "analysis.no_turns"),
        ({"place": {"game": "siam", "turns": ["+c3n"]}}, 409, "siam.enter_inside"),
        ({"place": {"game": "siam", "turns": ["+c1n"] * 601}}, 400, "analysis.too_long"),
        ({"place": MISSED, "seconds": 60}, 400, "request.wrong"),
    ],
)
def test_what_cannot_be_analysed(server, body, status, code):
    refused = server.person().ask("POST", "/api/analyses", body)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_an_analysis_that_was_never_requested(server):
    refused = server.person().ask("GET", f"/api/analyses/{'0' * 32}")
    assert (refused.status_code, refused.json()["code"]) == (404, "analysis.unknown")


def test_the_analyses_of_a_deleted_user_belong_to_no_one(server):
    anna = server.person("Anna")
    found = ask(anna, seconds=1, place={"game": "siam", "turns": ["+a1n", "+e5s"]})
    assert found["is_yours"]
    anna.ask("DELETE", "/api/me")
    assert not see(anna, found)["is_yours"]
    assert finish(server.person(), found)["status"] == "over"
