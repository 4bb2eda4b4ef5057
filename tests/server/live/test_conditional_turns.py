"""Prepared turns and standing passes over the socket."""

import pytest

from tests.server.client import HERE, LINK, Server


def prepare(wire, game, ply, **what):
    return wire.ask("prepare", game, ply=ply, **what)


def test_a_turn_is_made_as_soon_as_it_can_be(two):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        for each in (wire, other):
            each.watch(game)
        steps = [{"turn": "+e5s"}, {"turn": "+d5s", "expect": ["+b1n"]}]
        assert prepare(other, game, 0, steps=steps)["t"] == "done"
        assert other.told("prepared")[-1]["prepared"] == {"seat": 2, "steps": steps}
        assert ben.get(f"/api/games/{game}")["prepared"] == [{"seat": 2, "steps": steps}]
        wire.play(game, 0, "+a1n")
        # It was made at once, and the other turn waits for what is expected.
        other.next("prepared", game=game)
        assert ben.get(f"/api/games/{game}")["prepared"] == [{"seat": 2, "steps": steps[1:]}]
        assert wire.play(game, 2, "+b1n")["t"] == "done"
        told = other.next("prepared", game=game)
        assert "prepared" not in told
    assert [turn["turn"] for turn in anna.get(f"/api/games/{game}")["turns"]] == ["+a1n", "+e5s", "+b1n", "+d5s"]


def test_only_who_prepared_something_learns_of_it(two, server):
    anna, ben, game = two()
    nobody = server.person()
    with anna.socket() as wire, ben.socket() as other, nobody.socket() as watching:
        for each in (wire, other, watching):
            each.watch(game)
        before = [person.ask("GET", f"/api/games/{game}").text for person in (anna, nobody)]
        number = wire.ask("say", game, text="one")["number"]
        prepare(other, game, 0, steps=[{"turn": "+e5s"}])
        after = [person.get(f"/api/games/{game}") for person in (anna, nobody)]
        # Not even the numbers of events show that a turn was prepared.
        assert wire.ask("say", game, text="two")["number"] == number + 1
        for each in (wire, watching):
            each.ask("ping")
            assert each.told("prepared") == []
        assert not any("prepared" in view for view in after)
        assert all("+e5s" not in text for text in before)
        log = server.read_log()
        assert "+e5s" not in log


def test_it_is_dropped_when_something_else_happens(two):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        for each in (wire, other):
            each.watch(game)
        prepare(other, game, 0, steps=[{"turn": "+e5s", "expect": ["+a1n"]}])
        wire.play(game, 0, "+b1n")
        assert "prepared" not in other.next("prepared")
        assert other.play(game, 1, "+e5s")["t"] == "done"


def test_it_can_be_taken_back(two):
    _, ben, game = two()
    with ben.socket() as other:
        other.watch(game)
        prepare(other, game, 0, steps=[{"turn": "+e5s"}])
        assert prepare(other, game, 0)["t"] == "done"
        assert ben.get(f"/api/games/{game}").get("prepared") is None


def test_it_survives_a_restart_and_is_then_made(tmp_path):
    server = Server(tmp_path)
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make("siam", [HERE, LINK])
        ben.post("/api/join", {"token": links[2]})
        game = made["id"]
        with ben.socket() as other:
            prepare(other, game, 0, steps=[{"turn": "+e5s"}])
        server.kill()
        server.start()
        assert ben.get(f"/api/games/{game}")["prepared"] == [{"seat": 2, "steps": [{"turn": "+e5s"}]}]
        with anna.socket() as wire:
            wire.watch(game)
            wire.play(game, 0, "+a1n")
            while wire.next("played")["turn"]["turn"] != "+e5s":
                pass
    finally:
        server.close()


@pytest.mark.parametrize("until", ["card", "struggle"])
def test_a_standing_pass_is_played_without_asking(two, until):
    anna, ben, game = two("king-of-siam", options={"players": 2})
    people = {1: anna, 2: ben}
    first = anna.get(f"/api/games/{game}")["position"]["to_move"]
    with people[first].socket() as wire, people[3 - first].socket() as other:
        for each in (wire, other):
            each.watch(game)
        # On the user's own turn the standing pass begins at once.
        assert prepare(wire, game, 0, standing=until)["t"] == "done"
        assert other.next("played")["turn"] == {"seat": first, "turn": "pass", "does": other.seen[-1]["turn"]["does"]}
        assert people[first].get(f"/api/games/{game}")["prepared"] == [{"seat": first, "standing": until}]
        # The other player passes as well: the struggle is over, and so is the standing pass for it.
        assert other.play(game, 1, "pass")["t"] == "done"
        if until == "struggle":
            while wire.next("prepared").get("prepared"):
                pass
            assert people[first].get(f"/api/games/{game}")["position"]["ply"] == 2
        else:
            while other.next("played")["position"]["ply"] != 3:
                pass
            assert people[first].get(f"/api/games/{game}")["prepared"] == [{"seat": first, "standing": "card"}]


def test_by_request_too(two):
    _, ben, game = two()
    body = {"t": "prepare", "game": game, "id": "p", "ply": 0, "steps": [{"turn": "+e5s"}]}
    assert ben.post(f"/api/games/{game}/commands", body)["id"] == "p"
    refused = ben.ask("POST", f"/api/games/{game}/commands", {**body, "ply": 3})
    assert (refused.status_code, refused.json()["code"]) == (409, "table.stale")


def test_a_card_is_chosen_step_by_step_before_ones_turn_comes(two):
    anna, ben, game = two("king-of-siam", options={"players": 2})
    people = {1: anna, 2: ben}
    first = anna.get(f"/api/games/{game}")["position"]["to_move"]
    with people[first].socket() as wire, people[3 - first].socket() as other:
        for each in (wire, other):
            each.watch(game)
        assert other.ask("choose", game)["code"] == "table.not_your_turn"
        text = ""
        while True:
            reply = other.ask("choose", game, prefix=text, ahead=True)
            assert reply["ahead"]
            if not reply["choices"]:
                break
            text = next(choice["text"] for choice in reply["choices"] if choice["text"] != "pass")
        # The preview shows what this player may see: the other hand stays hidden (K4.6).
        assert reply["preview"]["seat"] == 3 - first
        hands = [seat.partition(":")[2] for seat in reply["preview"]["text"].split(" ")[3].split("/")]
        assert [hand.startswith("*") for hand in hands] == [seat == first for seat in (1, 2)]
        assert prepare(other, game, 0, steps=[{"turn": text}])["t"] == "done"
        assert wire.play(game, 0, "pass")["t"] == "done"
        while other.next("played")["turn"]["turn"] != text:
            pass
    # On the player's own turn the position is the present one.
    with people[first].socket() as wire:
        assert "ahead" not in wire.ask("choose", game, ahead=True)


def test_a_user_cannot_choose_ahead_for_other_seats(two, server):
    _, _, game = two("king-of-siam", options={"players": 2})
    with server.person("Eve").socket() as wire:
        assert wire.ask("choose", game, ahead=True)["code"] == "table.no_seat"
