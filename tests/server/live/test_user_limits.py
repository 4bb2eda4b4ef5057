"""Limits on what one user has at the same time, with errors that say what to do, and a lobby that is fair to all."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from erawan.core.errors import ErawanError
from erawan.words import LANGUAGES
from tests.server.client import HERE, LINK, OPEN, Server, level
from tests.server.live.test_profiles import code_of, ids, resign


@pytest.fixture(scope="module")
def tight(tmp_path_factory):
    """A server with limits that are soon reached."""
    limits = {
        "ERAWAN_GAMES_PER_USER": "3",
        "ERAWAN_OPEN_GAMES_PER_USER": "2",
        "ERAWAN_STUDIES_PER_USER": "2",
    }
    started = Server(tmp_path_factory.mktemp("tight"), **limits)
    yield started
    started.close()


def make(person, seats):
    return person.ask("POST", "/api/games", {"game": "siam", "seats": seats})


def test_unfinished_games_of_a_user_are_counted(tight):
    anna, ben = tight.person("Anna"), tight.person("Ben")
    made = [make(anna, [HERE, level(1)]).json()["game"]["id"] for _ in range(3)]
    assert code_of(make(anna, [HERE, level(1)])) == (409, "limit.games")
    # Joining counts as well, by link and in the lobby.
    by_link, links = ben.make("siam", [HERE, LINK])
    open_to_all = ben.make("siam", [HERE, OPEN])[0]["id"]
    assert code_of(anna.ask("POST", "/api/join", {"token": links[2]})) == (409, "limit.games")
    assert code_of(anna.ask("POST", f"/api/games/{open_to_all}/seats/2")) == (409, "limit.games")
    # A game that is over makes room, and the link is still good.
    resign(anna, made[0])
    assert anna.post("/api/join", {"token": links[2]})["id"] == by_link["id"]
    # So does a seat that is left.
    anna.post(f"/api/games/{by_link['id']}/commands", {"t": "stand_up", "game": by_link["id"], "id": "up"})
    assert make(anna, [HERE, HERE]).status_code == 201


def test_many_requests_at_once_do_not_pass_the_limit_together(tight):
    anna = tight.person("Anna")
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda _: make(anna, [HERE, level(1)]).status_code, range(12)))
    assert (codes.count(201), codes.count(409)) == (3, 9)


def test_open_games_of_a_user_are_counted(tight):
    anna, ben = tight.person("Anna"), tight.person("Ben")
    made = [make(anna, [HERE, OPEN]).json()["game"]["id"] for _ in range(2)]
    assert code_of(make(anna, [HERE, OPEN])) == (409, "limit.open_games")
    assert make(anna, [HERE, LINK]).status_code == 201
    # A game that its creator leaves is no longer in the lobby.
    anna.post(f"/api/games/{made[0]}/commands", {"t": "stand_up", "game": made[0], "id": "up"})
    assert not ids(ben.get("/api/games/open")).isdisjoint(made)
    assert made[0] not in ids(ben.get("/api/games/open"))
    assert make(anna, [HERE, OPEN]).status_code == 201


def test_studies_of_a_user_are_counted(tight):
    anna = tight.person("Anna")
    studies = [anna.post("/api/studies", {"tree": {"place": {"game": "siam"}}})["id"] for _ in range(2)]
    refused = anna.ask("POST", "/api/studies", {"tree": {"place": {"game": "siam"}}})
    assert code_of(refused) == (409, "study.too_many")
    anna.ask("DELETE", f"/api/studies/{studies[0]}")
    anna.post("/api/studies", {"tree": {"place": {"game": "siam"}}})


def test_stored_bytes_of_a_user_are_counted(tmp_path):
    server = Server(tmp_path, ERAWAN_STORED_MB_PER_USER="1")
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        nodes = [{"turn": f"+{square}1{facing}", "comment": "x" * 2000} for square in "abc" for facing in "nesw"]
        tree = {"place": {"game": "siam"}, "nodes": nodes[:6]}
        saved = []
        while (answer := anna.ask("POST", "/api/studies", {"tree": tree})).status_code == 201:
            saved.append(answer.json()["id"])
            assert len(saved) < 500, "there is no limit"
        assert code_of(answer) == (409, "limit.bytes")
        assert 70 < len(saved) < 90
        longer = {"title": "", "version": 1, "tree": {**tree, "nodes": nodes}}
        assert code_of(anna.ask("PUT", f"/api/studies/{saved[0]}", longer)) == (409, "limit.bytes")
        # A study that becomes shorter is always saved, and makes room.
        shorter = {"title": "", "version": 1, "tree": {"place": {"game": "siam"}}}
        assert anna.ask("PUT", f"/api/studies/{saved[0]}", shorter).status_code == 200
        assert anna.ask("POST", "/api/studies", {"tree": tree}).status_code == 201
        assert ben.ask("POST", "/api/studies", {"tree": tree}).status_code == 201
    finally:
        server.close()


# ---- the lobby


def test_one_user_cannot_fill_the_lobby(server):
    spammer, anna, ben = (server.person(name) for name in ("Spammer", "Anna", "Ben"))
    own = make(anna, [HERE, OPEN]).json()["game"]["id"]
    for _ in range(60):
        make(spammer, [HERE, OPEN])
    assert own in ids(ben.get("/api/games/open"))


def test_open_games_of_an_address_are_counted(tmp_path):
    server = Server(tmp_path, ERAWAN_OPEN_GAMES_PER_HOUR="2")
    try:
        answers = [make(server.person(), [HERE, OPEN]) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert (answers[-1].json()["code"], answers[-1].headers["retry-after"]) == ("limit.open_games_hour", "1800")
        assert make(server.person(), [HERE, LINK]).status_code == 201
    finally:
        server.close()


def test_an_open_game_leaves_the_lobby_after_a_while(tmp_path):
    # The lobby drops a game after a millisecond.
    server = Server(tmp_path, ERAWAN_OPEN_GAME_HOURS="0.0000001", ERAWAN_OPEN_GAMES_PER_USER="1")
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        game = make(anna, [HERE, OPEN]).json()["game"]["id"]
        assert ids(ben.get("/api/games/open")) == set()
        # It no longer counts, its creator still has it, and everyone who knows its address may join.
        assert make(anna, [HERE, OPEN]).status_code == 201
        assert game in ids(anna.get("/api/games"))
        assert ben.post(f"/api/games/{game}/seats/2")["status"] == "running"
    finally:
        server.close()


# ---- errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_limit_has_a_sentence_with_its_number(language):
    limits = ("limit.games", "limit.open_games", "limit.bytes", "study.too_many")
    for error in (ErawanError(code, most=37) for code in limits):
        assert "37" in error.tell(language)
    for code in ("limit.open_games_hour", "person.too_many_tries"):
        assert "37" in ErawanError(code, minutes=37).tell(language)
