"""Lists of games: those of a user, and running games that anyone can watch."""

import erawan
from tests.server.client import HERE, LINK, OPEN


def send(person, game, **command):
    """Send a command over HTTP."""
    person.post(f"/api/games/{game}/commands", {"game": game, "id": f"{command['t']}-1", **command})


def test_running_games_that_were_open_to_all_can_be_watched(server):
    anna, ben, carl = (server.person(name) for name in ("Anna", "Ben", "Carl"))
    game, _ = anna.make("siam", [HERE, OPEN])
    private, links = anna.make("siam", [HERE, LINK])
    ben.post("/api/join", {"token": links[2]})

    def found():
        return {each["id"]: each for each in carl.get("/api/games/watch")["games"]}

    # Not listed: a game that waits for a player, and a game among friends.
    assert found().keys().isdisjoint({game["id"], private["id"]})
    ben.post(f"/api/games/{game['id']}/seats/2")
    send(anna, game["id"], t="play", ply=0, turn="+c1n")
    shown = found()
    assert private["id"] not in shown
    assert shown[game["id"]]["position"] == str(erawan.game("siam").start().play("+c1n"))
    send(anna, game["id"], t="resign")
    assert game["id"] not in found()


def test_my_unfinished_games_come_with_their_positions_if_asked_for(two):
    anna, ben, game = two()
    (plain,) = anna.get("/api/games")["games"]
    assert plain["position"] is None
    (shown,) = anna.get("/api/games?positions=true")["games"]
    assert shown["position"] == str(erawan.game("siam").start())
    send(ben, game, t="resign")
    (over,) = anna.get("/api/games?positions=true")["games"]
    assert (over["status"], over["position"]) == ("over", None)


def test_my_games(two):
    anna, ben, game = two()
    (mine,) = anna.get("/api/games")["games"]
    assert (mine["id"], mine["your_turn"], [seat["is_you"] for seat in mine["seats"]]) == (game, True, [True, False])
    (bens,) = ben.get("/api/games?status=running")["games"]
    assert bens["your_turn"] is False
    assert ben.get("/api/games?status=over")["games"] == []
    with anna.socket() as wire:
        wire.ask("resign", game)
    (over,) = ben.get("/api/games?status=over")["games"]
    assert (over["winners"], over["reason"]) == ([2], "resigned")
