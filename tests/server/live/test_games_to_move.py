"""Games in which a user is to move: the list, and live news of turns over the socket."""

from tests.server.client import HERE, OPEN, level


def test_the_games_that_wait_for_you(two):
    anna, ben, game = two(clock={"kind": "days", "days": 3})
    assert anna.get("/api/me/turns") == {"count": 1, "games": [game]}
    assert ben.get("/api/me/turns") == {"count": 0, "games": []}
    anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "a", "ply": 0, "turn": "+a1n"})
    assert anna.get("/api/me/turns")["count"] == 0
    assert ben.get("/api/me/turns") == {"count": 1, "games": [game]}


def test_anonymous_visitors_have_no_turns_waiting(server):
    assert server.person().get("/api/me/turns") == {"count": 0, "games": []}
    with server.person().socket() as wire:
        sent = wire.send("follow")
        assert wire.next("turns")["games"] == []
        wire.next("done", id=sent)


def test_a_follower_gets_news_of_every_game(two):
    anna, ben, game = two(clock={"kind": "days", "days": 1})
    other = anna.make("siam", [HERE, OPEN])[0]["id"]
    with anna.socket() as wire:
        sent = wire.send("follow")
        assert wire.next("turns")["games"] == [game]
        wire.next("done", id=sent)
        anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "a", "ply": 0, "turn": "+a1n"})
        news = wire.next("turn", game=game)
        assert (news["is_yours"], news["kind"], news["status"], news.get("due_ms")) == (False, "siam", "running", None)
        ben.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "b", "ply": 1, "turn": "+e5s"})
        news = wire.next("turn", game=game)
        assert news["is_yours"]
        assert news["due_ms"] > 0
        # A second game begins when its seat is taken.
        ben.post(f"/api/games/{other}/seats/2")
        assert wire.next("turn", game=other)["is_yours"]
        ben.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "r"})
        assert wire.next("turn", game=game)["status"] == "over"
    assert anna.get("/api/me/turns")["games"] == [other]


def test_an_action_on_one_screen_reaches_the_users_other_screens_as_their_own(two):
    anna, ben, _ = two()
    with anna.socket() as wire:
        wire.next("done", id=wire.send("follow"))
        own = anna.make("siam", [HERE, level(1)])[0]["id"]
        news = wire.next("turn", game=own)
        assert (news["is_yours"], news.get("by_you")) == (True, True)
        # A game that begins because another user took a seat is news.
        other = anna.make("siam", [HERE, OPEN])[0]["id"]
        assert not wire.next("turn", game=other)["is_yours"]
        ben.post(f"/api/games/{other}/seats/2")
        news = wire.next("turn", game=other)
        assert (news["is_yours"], news.get("by_you", False)) == (True, False)


def prepare(person, game, ply, **step):
    body = {"t": "prepare", "game": game, "id": f"prepared{ply}", "ply": ply, "steps": [step]}
    person.post(f"/api/games/{game}/commands", body)


def test_a_prepared_turn_is_news_only_if_it_cannot_be_played(two):
    anna, ben, game = two()
    with ben.socket() as wire:
        wire.next("done", id=wire.send("follow"))
        prepare(ben, game, 0, turn="+e5s")
        anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "a", "ply": 0, "turn": "+a1n"})
        assert not wire.next("turn", ply=1)["is_yours"]
        news = wire.next("turn", ply=2)
        # A prepared turn does not count as played by this user, who may be away.
        assert (news["is_yours"], news.get("by_you", False)) == (False, False)
        prepare(ben, game, 2, turn="+d5s", expect=["+b1n"])
        anna.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": "b", "ply": 2, "turn": "+c1n"})
        assert wire.next("turn", ply=3)["is_yours"]
