"""Chat, and what players ask each other for: draws, takebacks, rematches."""

from tests.server.client import HERE, level

# ---- chat


def test_chat_goes_to_everybody_where_it_is_allowed(two, server):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other, server.person().socket() as nobody:
        other.watch(game)
        nobody.watch(game)
        assert wire.ask("say", game, text=" Good luck \u200b! ")["t"] == "done"
        for hears in (other, nobody):
            assert hears.next("said")["said"]["text"] == "Good luck !"
        assert wire.ask("say", game, text="\u200b")["code"] == "table.says_nothing"
    silent, _ = anna.make("siam", [HERE, HERE], chat=False)
    four = [HERE, HERE, HERE, HERE]
    # K7.5: four do not talk, unless the table has agreed to.
    quiet, _ = anna.make("king-of-siam", four, options={"players": 4})
    talking, _ = anna.make("king-of-siam", four, options={"players": 4, "talk": True})
    with anna.socket() as wire:
        for refusing in (silent, quiet):
            assert wire.ask("say", refusing["id"], text="hello")["code"] == "table.no_chat"
        assert wire.ask("say", talking["id"], text="hello")["t"] == "done"


# ---- requests


def test_a_draw_is_offered_declined_and_agreed(two):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        wire.watch(game)
        other.watch(game)
        wire.next("changed")
        assert wire.ask("ask", game, matter="draw")["t"] == "done"
        assert other.next("changed")["request"] == {"matter": "draw", "seat": 1, "agreed": [1]}
        assert other.ask("answer", game, matter="takeback", agree=True)["code"] == "table.not_asked"
        assert other.ask("answer", game, matter="draw", agree=False)["t"] == "done"
        assert "request" not in wire.next("changed", request=None)
        assert wire.ask("answer", game, matter="draw", agree=True)["code"] == "table.not_asked"
        # A player who makes the same request in return accepts it.
        assert wire.ask("ask", game, matter="draw")["t"] == "done"
        assert other.ask("ask", game, matter="draw")["t"] == "done"
        over = wire.next("snapshot")["game"]
        assert (over["status"], over["result"]["winners"], over["result"]["reason"]) == ("over", [], "agreed")
        assert wire.play(game, 0, "+c1n")["code"] == "game.over"


def test_a_takeback_needs_the_other_person(two):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        wire.watch(game)
        assert wire.ask("ask", game, matter="takeback")["code"] == "table.nothing_to_take_back"
        assert wire.play(game, 0, "+c1n")["t"] == "done"
        assert wire.ask("ask", game, matter="takeback")["t"] == "done"
        assert wire.told("changed")[-1]["request"] == {"matter": "takeback", "seat": 1, "agreed": [1]}
        assert other.ask("answer", game, matter="takeback", agree=True)["t"] == "done"
        shown = wire.next("snapshot")["game"]["position"]
        assert (shown["ply"], shown["line"]) == (0, 1)
    without, _ = anna.make("siam", [HERE, HERE], takebacks=False)
    with anna.socket() as wire:
        wire.play(without["id"], 0, "+c1n")
        assert wire.ask("ask", without["id"], matter="takeback")["code"] == "table.no_takebacks"


def test_a_rematch_changes_seats(two):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        wire.watch(game)
        assert wire.ask("ask", game, matter="rematch")["code"] == "table.not_over"
        assert wire.ask("resign", game)["t"] == "done"
        assert wire.ask("ask", game, matter="rematch")["t"] == "done"
        assert other.ask("answer", game, matter="rematch", agree=True)["t"] == "done"
        changed = wire.next("changed")
        while not changed.get("rematch"):
            changed = wire.next("changed")
        again = wire.watch(changed["rematch"])
        assert (again["you"], again["rematch_of"], again["status"]) == ([2], game, "running")
        assert wire.ask("ask", game, matter="rematch")["code"] == "table.rematched"


def test_a_rematch_against_an_opponent_comes_at_once(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(1)])
    with anna.socket() as wire:
        wire.watch(game["id"])
        wire.ask("resign", game["id"])
        assert wire.ask("ask", game["id"], matter="rematch")["t"] == "done"
        again = next(message["rematch"] for message in reversed(wire.seen) if message.get("rematch"))
        # Now the opponent begins.
        shown = wire.watch(again)
        assert shown["you"] == [2]
        if shown["position"]["ply"] == 0:
            assert wire.next("played")["turn"]["seat"] == 1
