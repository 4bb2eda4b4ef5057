"""Statistics of finished games: turns from any position of Siam, and results of King of Siam."""

import pytest

from tests.server.client import HERE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server of its own: all games that are played on it are counted."""
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.close()


@pytest.fixture
def play(server):
    def play_game(turns, resigns, person=None):
        person = person or server.person()
        game, _ = person.make("siam", [HERE, HERE])
        for ply, turn in enumerate(turns):
            command = {"t": "play", "id": f"{ply}", "game": game["id"], "turn": turn, "ply": ply}
            person.post(f"/api/games/{game['id']}/commands", command)
        if resigns:
            command = {"t": "resign", "id": "r", "game": game["id"], "seat": resigns}
            person.post(f"/api/games/{game['id']}/commands", command)
        return person

    return play_game


def ask(server, *turns):
    return server.person().post("/api/openings/siam", {"game": "siam", "turns": list(turns)})


def test_turns_are_counted_with_who_won_however_the_board_is_turned(server, play):
    play(["+c1n", "+a5e"], 2)
    play(["+c5s", "+a1e"], 1)
    gone = play(["+a1n"], 1)
    play(["+a1n", "+c1n"], None)
    found = ask(server)
    assert (found["games"], found["left"]) == (3, 0)
    first, second = found["turns"]
    assert first["turn"] in ("+c1n", "+c5s")
    assert (first["games"], first["elephants"], first["rhinos"], first["drawn"]) == (2, 1, 1, 0)
    assert (second["games"], second["elephants"], second["rhinos"]) == (1, 0, 1)
    assert first["does"]["key"]
    deeper = ask(server, "+c1n")
    assert [(turn["turn"], turn["games"]) for turn in deeper["turns"]] == [("+a5e", 2)]
    assert deeper["game"]["position"]["ply"] == 1
    assert ask(server, "+c1n", "+b1n")["turns"] == []
    # What engines played comes from the book, and so does the chance of the elephants.
    engines = found["engines"]
    assert engines["games"] == sum(turn["games"] for turn in engines["turns"]) > 100
    assert 0 < engines["turns"][0]["chance"] == first["chance"] < 1
    assert ask(server, "+c1n", "+b1n", "+e3s")["engines"] == {"games": 0, "chance": None, "turns": []}
    # A deleted game is deleted from the statistics, too.
    gone.ask("DELETE", "/api/me")
    assert ask(server)["games"] == 2


def test_king_of_siam_by_map_and_players(server):
    person = server.person()
    for players, map_name in ((2, "siam"), (3, "britain"), (3, "britain")):
        options = {"players": players, "map": map_name}
        game, _ = person.make("king-of-siam", [HERE] * players, options=options)
        # All players pass to the end.
        state = person.get(f"/api/games/{game['id']}")
        while state["status"] == "running":
            command = {"t": "play", "game": game["id"], "turn": "pass", "ply": state["position"]["ply"]}
            command["id"] = f"p{command['ply']}"
            person.post(f"/api/games/{game['id']}/commands", command)
            state = person.get(f"/api/games/{game['id']}")
    found = server.person().get("/api/openings/king-of-siam")
    variants = {(each["map"], each["players"]): each for each in found["variants"]}
    assert variants.keys() == {("siam", 2), ("britain", 3)}
    three = variants["britain", 3]
    assert (three["games"], sum(three["rulers"].values())) == (2, 2)
    assert sum(ending["count"] for ending in three["endings"]) == 2
    assert len(three["wins"]) == 3
    assert sum(three["wins"]) >= 2


def test_openings_are_of_siam_only_and_of_positions_that_can_be(server):
    person = server.person()
    refused = person.ask("POST", "/api/openings/siam", {"game": "king-of-siam"})
    assert (refused.status_code, refused.json()["code"]) == (409, "openings.siam_only")
    assert person.ask("POST", "/api/openings/siam", {"game": "siam", "start": "x"}).json()["code"] == "siam.fields"
