"""Watching a game: who is present, what spectators see and may do, and how many they are."""

from tests.server.live.test_seats import seats_of


def test_everyone_gets_the_number_of_spectators(two, server):
    anna, _, game = two()
    eve = server.person("Eve")
    with anna.socket() as wire:
        assert "watchers" not in wire.watch(game)
        with eve.socket() as one, eve.socket() as again, server.person().socket() as nobody:
            # A user with two windows counts once, every anonymous connection counts once.
            one.watch(game)
            again.watch(game)
            assert nobody.watch(game)["watchers"] == 2
            while wire.next("watchers", game=game)["count"] != 2:
                pass
            one.ask("leave", game)
            nobody.ask("leave", game)
            while wire.next("watchers")["count"] != 1:
                pass
        while wire.next("watchers")["count"] != 0:
            pass
        assert "watchers" not in anna.get(f"/api/games/{game}")


def test_a_spectator_who_takes_a_seat_no_longer_counts(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.make("siam", [{"kind": "here"}, {"kind": "open"}])[0]["id"]
    with ben.socket() as wire:
        assert wire.watch(made)["watchers"] == 1
        ben.post(f"/api/games/{made}/seats/2")
        assert "watchers" not in wire.next("snapshot")["game"]


def test_presence(two):
    anna, ben, game = two()
    with anna.socket() as wire:
        assert seats_of(wire.watch(game)) == [("Anna", True, True), ("Ben", True, False)]
        with ben.socket() as other, ben.socket() as again:
            other.watch(game)
            assert seats_of(wire.next("changed"))[1] == ("Ben", True, True)
            # A second window changes nothing, nor does closing it.
            again.watch(game)
            assert again.ask("leave", game)["t"] == "done"
            ben.put("/api/me", {"name": "Benno"})
            assert seats_of(wire.next("changed"))[1] == ("Benno", True, True)
        assert seats_of(wire.next("changed"))[1] == ("Benno", True, False)


def test_spectators_see_and_do_nothing(two, server):
    anna, _, game = two()
    with server.person().socket() as nobody, anna.socket() as wire:
        assert nobody.hello["you"] is None
        assert nobody.watch(game)["you"] == []
        wire.play(game, 0, "+c1n")
        played = nobody.next("played")
        assert "choices" not in played["position"]
        for kind, fields in (("play", {"ply": 1, "turn": "+c5s"}), ("resign", {}), ("ask", {"matter": "draw"})):
            assert nobody.ask(kind, game, **fields)["code"] == "table.no_seat"
        assert nobody.ask("hint", game)["t"] == "refused"
        assert nobody.ask("choose", game)["code"] == "table.not_your_turn"


def test_a_client_that_unsubscribes_gets_no_more_events(two):
    anna, ben, game = two()
    with anna.socket() as wire, ben.socket() as other:
        other.watch(game)
        assert other.ask("leave", game)["t"] == "done"
        wire.play(game, 0, "+c1n")
        assert other.ask("ping")["t"] == "pong"
        assert "played" not in [message["t"] for message in other.seen]
