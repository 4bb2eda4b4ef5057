"""Seats: taken by an invitation link or if they are open, moved to another device, taken by programs."""

from tests.server.client import HERE, LINK, OPEN


def seats_of(view):
    return [(seat["name"], seat["is_taken"], seat["is_present"]) for seat in view["seats"]]


def test_a_link_gives_a_seat_once(server):
    anna, ben, carl = (server.person(name) for name in ("Anna", "Ben", "Carl"))
    game, links = anna.make("siam", [HERE, LINK])
    with anna.socket() as wire:
        assert wire.watch(game["id"])["status"] == "waiting"
        # A preview does not use up the link.
        assert carl.post("/api/join/look", {"token": links[2]})["status"] == "waiting"
        assert ben.post("/api/join", {"token": links[2]})["you"] == [2]
        begun = wire.next("snapshot")["game"]
        assert (begun["status"], seats_of(begun)[1]) == ("running", ("Ben", True, False))
    refused = carl.ask("POST", "/api/join", {"token": links[2]})
    assert (refused.status_code, refused.json()["code"]) == (409, "table.link_used")
    unknown = carl.ask("POST", "/api/join", {"token": "x" * 40})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "link.unknown")
    for token, code in ((links[2], "table.link_used"), ("x" * 40, "link.unknown")):
        assert carl.ask("POST", "/api/join/look", {"token": token}).json()["code"] == code


def test_a_look_at_a_link_tells_the_seat_and_who_invites(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    clock = {"kind": "minutes", "minutes": 10, "increment_s": 5}
    _, links = anna.make("siam", [LINK, HERE], clock=clock, hints=False)
    seen = ben.post("/api/join/look", {"token": links[1]})
    assert (seen["seat"], seen["inviter"]) == (1, {"name": "Anna", "is_guest": True})
    assert (seen["game"], seen["clock"]["plan"], seen["hints"]) == ("siam", clock, False)
    anna.put("/api/me/passphrase", {"passphrase": "grey rock over the edge"})
    assert ben.post("/api/join/look", {"token": links[1]})["inviter"] == {"name": "Anna", "is_guest": False}


def test_a_link_to_another_device_invites_nobody(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, LINK])
    own = anna.post(f"/api/games/{game['id']}/seats/1/link")
    seen = server.person().post("/api/join/look", {"token": own["token"]})
    assert (seen["seat"], seen["inviter"]) == (1, None)


def test_a_link_works_for_a_person_without_a_name_or_cookie(server):
    game, links = server.person("Anna").make("siam", [HERE, LINK])
    guest = server.person()
    assert guest.cookie is None
    assert guest.post("/api/join", {"token": links[2]})["you"] == [2]
    assert guest.cookie is not None
    assert guest.get(f"/api/games/{game['id']}")["you"] == [2]


def test_a_new_link_replaces_the_old_one(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    game, links = anna.make("siam", [HERE, LINK])
    made = anna.post(f"/api/games/{game['id']}/seats/2/link")
    assert made["url"].endswith(f"/join#{made['token']}")
    assert ben.ask("POST", "/api/join", {"token": links[2]}).json()["code"] == "link.unknown"
    assert ben.post("/api/join", {"token": made["token"]})["you"] == [2]
    assert ben.ask("POST", f"/api/games/{game['id']}/seats/1/link").status_code == 403


def test_open_seats_are_listed_and_taken(server):
    anna, ben, carl = (server.person(name) for name in ("Anna", "Ben", "Carl"))
    game, _ = anna.make("siam", [HERE, OPEN])
    by_link, _ = anna.make("siam", [HERE, LINK])
    listed = [found["id"] for found in ben.get("/api/games/open")["games"]]
    assert game["id"] in listed
    assert by_link["id"] not in listed
    refused = ben.ask("POST", f"/api/games/{by_link['id']}/seats/2")
    assert (refused.status_code, refused.json()["code"]) == (409, "table.not_open")
    assert ben.post(f"/api/games/{game['id']}/seats/2")["status"] == "running"
    assert carl.ask("POST", f"/api/games/{game['id']}/seats/2").json()["code"] == "table.seat_taken"
    assert game["id"] not in [found["id"] for found in ben.get("/api/games/open")["games"]]


def test_a_seat_moves_to_another_device(two, server):
    anna, ben, game = two("king-of-siam", options={"players": 2})
    link = anna.post(f"/api/games/{game}/seats/1/link")
    assert "/device#" in link["url"]
    other = server.person("Anna at home")
    with anna.socket() as wire:
        assert wire.watch(game)["you"] == [1]
        assert other.post("/api/join", {"token": link["token"]})["you"] == [1]
        gone = wire.next("snapshot")["game"]
        # The old device now sees only what spectators see.
        assert gone["you"] == []
        assert "seat" not in gone["position"]
        assert ":*8/" in gone["position"]["text"]
        assert wire.ask("resign", game)["code"] == "table.no_seat"
    assert ben.ask("POST", "/api/join", {"token": link["token"]}).json()["code"] == "table.link_used"


def test_programs_play_with_a_token(server):
    anna, bot = server.person("Anna"), server.bot("Deep Elephant")
    game, links = anna.make("siam", [HERE, LINK])
    assert bot.post("/api/join", {"token": links[2]})["you"] == [2]
    with bot.socket() as wire, anna.socket() as other:
        assert wire.hello["you"] == "Deep Elephant"
        wire.watch(game["id"])
        other.play(game["id"], 0, "+c1n")
        wire.next("played")
        assert wire.play(game["id"], 1, "+c5s")["t"] == "done"
    wrong = bot.ask("PUT", "/api/me", {"name": "x"}, headers={"authorization": "Bearer nobody"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "person.needed")
