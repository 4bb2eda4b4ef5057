"""Records of games on a server, and new games from records and positions."""

import re

import erawan
from erawan.games.king_of_siam.maps import FOLDER, parse_map
from erawan.records import Record, format_record, parse_record
from tests.server.client import HERE


def test_the_record_of_a_game_and_a_game_from_it(two, server):
    anna, _, game = two()
    with anna.socket() as wire:
        wire.play(game, 0, "+c1n")
    response = anna.ask("GET", f"/api/games/{game}/record")
    assert "attachment" in response.headers["content-disposition"]
    record = parse_record(response.text)
    assert record.texts == ("+c1n",)
    assert record.seats == ("Anna", "Ben")
    # While the game runs its players get no other game from its position.
    anna.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "resign"})
    on, _ = anna.make("siam", [HERE, HERE], record=response.text)
    assert [turn["turn"] for turn in on["turns"]] == ["+c1n"]
    back, _ = anna.make("siam", [HERE, HERE], record=response.text, ply=0)
    assert back["position"]["ply"] == 0
    for body, code in (
        ({"record": response.text, "ply": 7}, "game.ply"),
        ({"record": response.text, "position": "5/5/1###1/5/5 E"}, "game.two_starts"),
        ({"position": "nonsense"}, None),
    ):
        refused = anna.ask("POST", "/api/games", {"game": "siam", "seats": [HERE, HERE], **body})
        assert refused.status_code == 400
        assert code is None or refused.json()["code"] == code


def test_a_map_under_the_name_of_ours_is_not_taken_for_it(server):
    game = erawan.game("king-of-siam", players=2)
    make, (kind, options, ours) = game.__reduce__()
    # The same map with another code for one province.
    text = (FOLDER / "siam.toml").read_text(encoding="utf-8")
    foreign = make(kind, options, parse_map(re.sub(r"\bkh\b", "xx", text)))
    assert foreign.map.name == ours.name
    anna = server.person("Anna")
    wanted = {"game": "king-of-siam", "seats": [HERE, HERE]}
    own, theirs = ({**wanted, "record": format_record(Record(each, str(each.start())))} for each in (game, foreign))
    assert anna.post("/api/games", own)["game"]["status"] == "running"
    refused = anna.ask("POST", "/api/games", theirs)
    assert (refused.status_code, refused.json()["code"]) == (400, "map.name_taken")


def test_a_hidden_record_is_refused_until_the_end(two):
    anna, _, game = two("king-of-siam", options={"players": 2})
    refused = anna.ask("GET", f"/api/games/{game}/record")
    assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (409, "table.hidden", "K4.6")
    with anna.socket() as wire:
        wire.ask("resign", game)
    assert "KTT12RLM" in anna.get(f"/api/games/{game}/record")


def test_a_game_from_a_position(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, HERE], position="5/5/1###1/5/2N2 R")
    assert game["position"]["to_move"] == 2
    with anna.socket() as wire:
        assert wire.play(game["id"], 0, "+c5s")["t"] == "done"
