"""Positions without a game: views and choices, as for a user who holds every seat."""

import pytest

import erawan
from erawan.games.king_of_siam.maps import FOLDER, parse_map
from erawan.games.king_of_siam.state import KingOfSiam


def look(server, **place):
    return server.person().post("/api/study/look", place)


def test_a_place_is_seen_with_its_turns_and_all_seats(server):
    view = look(server, game="siam", turns=["+c1n", "+c5s"])
    state = erawan.game("siam").start().play("+c1n").play("+c5s")
    assert (view["position"]["text"], view["position"]["ply"], view["you"]) == (str(state), 2, [1, 2])
    assert [turn["turn"] for turn in view["turns"]] == ["+c1n", "+c5s"]
    assert view["turns"][1]["after"] == str(state)
    assert (view["status"], view["has_all_turns"]) == ("running", True)


def test_a_study_shows_all_cards(server):
    # K4.6 hides hands from players only.
    view = look(server, game="king-of-siam", options={"players": 3, "discards": "top"})
    hands = view["position"]["text"].split()[3]
    assert "?" not in hands
    assert view["has_all_turns"]
    again = look(server, game="king-of-siam", options={"players": 3}, start=view["start"])
    assert again["position"]["text"] == view["position"]["text"]


def test_turns_are_offered_and_refused_as_at_a_table(server):
    person, place = server.person(), {"game": "siam", "turns": ["+c1n", "+c5s"]}
    whole = person.post("/api/study/choices", {"place": place, "whole": True})
    state = erawan.game("siam").start().play("+c1n").play("+c5s")
    assert [choice["text"] for choice in whole["choices"]] == state.turns()
    refused = person.post("/api/study/choices", {"place": place, "prefix": "a1"})
    assert refused["choices"] == []
    assert refused["why"]["key"]
    over = {"game": "siam", "start": "2#2/2N2/1#1#1/5/5 E", "turns": ["c4c5n"]}
    ended = look(server, **over)
    assert ended["result"]["winners"] == [1]
    assert person.post("/api/study/choices", {"place": over})["choices"] == []


def test_a_map_is_drawn_also_one_that_a_record_brings(server):
    person = server.person()
    drawn = person.post("/api/study/map", {"game": "king-of-siam"})
    assert len(drawn["provinces"]) == 8
    text = (FOLDER / "siam.toml").read_text().replace('name = "siam"', 'name = "mine"', 1)
    game = KingOfSiam()
    game.map = parse_map(text)
    drawn = person.post("/api/study/map", {"game": "king-of-siam", "map": game.header()["map"]})
    assert drawn["name"] == "mine"


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"game": "siam", "start": "nonsense"}, "siam.fields"),
        ({"game": "siam", "turns": ["+c3n"]}, "siam.enter_inside"),
        ({"game": "siam", "turns": ["+c1n"] * 2001}, "table.too_long"),
        ({"game": "king-of-siam", "options": {"map": "/etc/passwd"}}, "game.map_unknown"),
        ({"game": "king-of-siam", "map": {"name": "/etc/passwd.toml"}}, "map.unknown"),
        ({"game": "siam", "more": 1}, "request.wrong"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(server, place, code):
    refused = server.person().ask("POST", "/api/study/look", place)
    assert (refused.status_code, refused.json()["code"]) == (409 if code == "siam.enter_inside" else 400, code)
