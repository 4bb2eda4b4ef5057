"""The number of spectators: broadcast to everyone after a moment, and players do not count."""


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
