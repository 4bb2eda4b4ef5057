"""Profiles without e-mail: names, colours, signing in by passphrase, ratings, and deleting the account."""

import sqlite3
from contextlib import closing

from erawan.puzzles.collection import all_puzzles
from tests.server.client import HERE, LINK, OPEN, Server, level

PHRASE = "four elephants at the river"


def code_of(response):
    return response.status_code, response.json()["code"]


def play(person, game, ply, turn):
    person.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": f"p{ply}", "ply": ply, "turn": turn})


def resign(person, game):
    person.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "resign"})


# ---- name and colour


def test_a_name_and_a_colour(two):
    anna, ben, game = two()
    assert anna.put("/api/me", {"name": "Annie", "colour": "#1f7a4d"})["colour"] == "#1f7a4d"
    # A request without a colour keeps it; an empty colour removes it.
    me = anna.put("/api/me", {"name": "Anna"})
    assert (me["name"], me["colour"]) == ("Anna", "#1f7a4d")
    seat = ben.get(f"/api/games/{game}")["seats"][0]
    assert (seat["name"], seat["colour"], seat["profile"]) == ("Anna", "#1f7a4d", me["id"])
    assert anna.put("/api/me", {"name": "Anna", "colour": ""})["colour"] == ""
    assert anna.ask("PUT", "/api/me", {"name": "Anna", "colour": "red;"}).status_code == 400


def test_a_public_profile_shows_only_public_data(server):
    anna = server.person("Anna")
    me = anna.get("/api/me")
    seen = server.person().get(f"/api/people/{me['id']}")
    assert seen == {"id": me["id"], "name": "Anna", "colour": "", "is_bot": False, "ratings": [], "is_guest": True}
    assert code_of(anna.ask("GET", "/api/people/0123456789abcdef")) == (404, "person.unknown")


# ---- signing in


def test_coming_back_on_another_device(two, server):
    anna, ben, game = two()
    anna.put("/api/me", {"name": "Anna who returns"})
    assert anna.put("/api/me/passphrase", {"passphrase": PHRASE})["has_passphrase"]
    elsewhere = server.person()
    # Names are compared as people write them.
    back = elsewhere.post("/api/sign-in", {"name": " anna  WHO returns", "passphrase": PHRASE})
    assert (back["name"], back["is_known"]) == ("Anna who returns", True)
    assert elsewhere.cookie != anna.cookie
    assert elsewhere.get(f"/api/games/{game}")["you"] == [1]
    play(elsewhere, game, 0, "+a1n")
    play(ben, game, 1, "+e5s")
    play(anna, game, 2, "+b1n")
    # Signing in again on the same device ends the old session.
    old = elsewhere.cookie
    elsewhere.post("/api/sign-in", {"name": "Anna who returns", "passphrase": PHRASE})
    stale = server.person()
    stale.client.credentials.set_token(old)
    assert not stale.get("/api/me")["is_known"]
    # Signing out on one device leaves the other signed in.
    assert not elsewhere.post("/api/sign-out")["is_known"]
    assert not elsewhere.get("/api/me")["is_known"]
    assert anna.get("/api/me")["is_known"]
    log = server.read_log()
    assert PHRASE not in log


def test_the_games_of_the_guest_one_was_come_along_if_that_is_wished(two, server):
    anna, _, with_ben = two()
    anna.put("/api/me", {"name": "Anna with the umbrella"})
    anna.put("/api/me/passphrase", {"passphrase": PHRASE})
    sign_in = {"name": "Anna with the umbrella", "passphrase": PHRASE}
    guest, carl = server.person(), server.person("Carl")
    alone = guest.make("siam", [HERE, HERE])[0]["id"]
    shared, links = guest.make("siam", [HERE, LINK])
    carl.post("/api/join", {"token": links[2]})
    play(guest, shared["id"], 0, "+a1n")
    both, links = anna.make("king-of-siam", [HERE, LINK], options={"players": 2})
    guest.post("/api/join", {"token": links[2]})
    guest.post("/api/sign-in", {**sign_in, "bring": True})
    assert guest.get("/api/me")["name"] == "Anna with the umbrella"
    # All seats of a table move together, and the creator of a game still may change its title.
    assert guest.get(f"/api/games/{alone}")["you"] == [1, 2]
    assert guest.get(f"/api/games/{shared['id']}")["is_yours"]
    assert carl.get(f"/api/games/{shared['id']}")["seats"][0]["name"] == "Anna with the umbrella"
    # K4.6: no user gets a second hand this way.
    assert guest.get(f"/api/games/{both['id']}")["you"] == [1]
    assert ids(guest.get("/api/games")) == {alone, shared["id"], both["id"], with_ben}


def test_studies_and_tried_puzzles_of_the_guest_come_along_too(server):
    anna, guest = server.person("Anna with the books"), server.person()
    anna.put("/api/me/passphrase", {"passphrase": PHRASE})
    both, of_guest = (puzzle.name for puzzle in all_puzzles()[:2])
    anna.post(f"/api/puzzles/{both}/solution")
    kept = anna.get("/api/me/export")["puzzles"]
    for name in (both, of_guest):
        guest.post(f"/api/puzzles/{name}/solution")
    studies = {
        person.post("/api/studies", {"title": "Mine", "tree": {"place": {"game": "siam"}}})["id"]
        for person in (anna, guest)
    }
    guest.post("/api/sign-in", {"name": "Anna with the books", "passphrase": PHRASE, "bring": True})
    export = anna.get("/api/me/export")
    assert {study["id"] for study in export["studies"]} == studies
    # Anna's own tries stay as they were.
    assert export["puzzles"][0] == kept[0]
    assert [tried["puzzle"] for tried in export["puzzles"]] == [both, of_guest]
    assert all(guest.get(f"/api/studies/{study}")["is_yours"] for study in studies)


def test_an_unreadable_game_does_not_block_signing_in(tmp_path):
    server = Server(tmp_path)
    try:
        anna, guest = server.person("Anna at the gate"), server.person()
        anna.put("/api/me/passphrase", {"passphrase": PHRASE})
        broken, good = (guest.make("siam", [HERE, HERE])[0]["id"] for _ in range(2))
        play(guest, broken, 0, "+a1n")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "erawan.sqlite3")) as connection, connection:
            spoil = "UPDATE events SET body = replace(body, '+a1n', '+c3n') WHERE game_id = ?"
            connection.execute(spoil, (broken,))
        server.start()
        guest.post("/api/sign-in", {"name": "Anna at the gate", "passphrase": PHRASE, "bring": True})
        assert guest.get("/api/me")["name"] == "Anna at the gate"
        assert guest.get(f"/api/games/{good}")["you"] == [1, 2]
        assert "a game could not be merged" in server.read_log()
    finally:
        server.close()


def test_signing_in_moves_only_guest_games_and_only_on_request(server):
    anna, ben, guest = server.person("Anna of the hills"), server.person("Ben of the hills"), server.person()
    for person in (anna, ben):
        person.put("/api/me/passphrase", {"passphrase": PHRASE})
    of_guest, of_ben = (person.make("siam", [HERE, HERE])[0]["id"] for person in (guest, ben))
    sign_in = {"name": "Anna of the hills", "passphrase": PHRASE}
    guest.post("/api/sign-in", sign_in)
    assert guest.get(f"/api/games/{of_guest}")["you"] == []
    # Another registered user in the same browser: Ben's games stay Ben's.
    ben.post("/api/sign-in", {**sign_in, "bring": True})
    assert ben.get("/api/me")["name"] == "Anna of the hills"
    assert ben.get(f"/api/games/{of_ben}")["you"] == []
    # A wrong passphrase brings nothing.
    carl = server.person()
    own = carl.make("siam", [HERE, HERE])[0]["id"]
    wrong = carl.ask("POST", "/api/sign-in", {**sign_in, "passphrase": "no idea at all", "bring": True})
    assert code_of(wrong) == (403, "person.wrong_passphrase")
    assert carl.get(f"/api/games/{own}")["you"] == [1, 2]


def test_refused_sign_ins_and_passphrases(server):
    anna, eve = server.person("Anna of the south"), server.person("Eve")
    assert code_of(anna.ask("PUT", "/api/me/passphrase", {"passphrase": "short"})) == (400, "person.passphrase")
    anna.put("/api/me/passphrase", {"passphrase": PHRASE})
    wrong = {"name": "Anna of the south", "passphrase": PHRASE + "!"}
    assert code_of(eve.ask("POST", "/api/sign-in", wrong)) == (403, "person.wrong_passphrase")
    nobody = {"name": "Nobody at all", "passphrase": PHRASE}
    assert code_of(eve.ask("POST", "/api/sign-in", nobody)) == (403, "person.wrong_passphrase")
    # Guests may share a name, but not with a registered user.
    assert code_of(eve.ask("PUT", "/api/me", {"name": "Anna of the South"})) == (409, "person.name_taken")
    eve.put("/api/me", {"name": "Eve of the south"})
    eve.put("/api/me/passphrase", {"passphrase": PHRASE})
    assert code_of(eve.ask("PUT", "/api/me", {"name": "Anna of the south"})) == (409, "person.name_taken")
    anna.put("/api/me/passphrase", {"passphrase": "", "old": PHRASE})
    assert code_of(eve.ask("POST", "/api/sign-in", {**wrong, "passphrase": PHRASE}))[1] == "person.wrong_passphrase"
    assert code_of(server.person().ask("PUT", "/api/me/passphrase", {"passphrase": PHRASE})) == (401, "person.needed")


def test_passphrases_cannot_be_guessed_for_long(tmp_path):
    server = Server(tmp_path, ERAWAN_SIGN_INS_PER_HOUR="3")
    try:
        eve = server.person("Eve")
        tries = [eve.ask("POST", "/api/sign-in", {"name": "Anna", "passphrase": f"guess {n}"}) for n in range(5)]
        assert [code_of(each) for each in tries[:3]] == [(403, "person.wrong_passphrase")] * 3
        assert {code_of(each) for each in tries[3:]} == {(429, "person.too_many_tries")}
        assert tries[-1].headers["retry-after"]
    finally:
        server.close()


# ---- ratings


def rating_of(person, game="siam", seats=2):
    profile = person.get(f"/api/people/{person.get('/api/me')['id']}")
    return next(each for each in profile["ratings"] if (each["game"], each["seats"]) == (game, seats))


def test_a_game_counts_once_when_it_ends_also_after_a_restart(tmp_path):
    server = Server(tmp_path)
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make("siam", [HERE, LINK])
        ben.post("/api/join", {"token": links[2]})
        game = made["id"]
        play(anna, game, 0, "+a1n")
        play(ben, game, 1, "+e5s")
        resign(ben, game)
        won, lost = rating_of(anna), rating_of(ben)
        assert won["rating"] > 1500 > lost["rating"]
        assert (won["played"], won["won"], won["lost"], won["streak"]) == (1, 1, 0, 1)
        assert (lost["played"], lost["won"], lost["lost"], lost["streak"]) == (1, 0, 1, -1)
        server.kill()
        server.start()
        resign(ben, game)
        anna.get(f"/api/games/{game}")
        assert (rating_of(anna), rating_of(ben)) == (won, lost)
        assert server.person().get(f"/api/people/{ben.get('/api/me')['id']}")["ratings"] == [lost]
    finally:
        server.close()


def test_the_end_of_a_rated_game_tells_what_it_changed(server, two):
    anna, ben, game = two()
    play(anna, game, 0, "+a1n")
    play(ben, game, 1, "+e5s")
    with ben.socket() as wire:
        assert "ratings" not in wire.watch(game), "nothing has changed yet"
        resign(anna, game)
        changed = wire.next("snapshot")["game"]["ratings"]
    assert changed == anna.get(f"/api/games/{game}")["ratings"]
    assert [(each["seat"], each["before"]) for each in changed] == [(1, 1500), (2, 1500)]
    assert changed[0]["after"] == rating_of(anna)["rating"] < 1500 < changed[1]["after"] == rating_of(ben)["rating"]
    assert anna.get(f"/api/games/{game}")["result"]["reason"] == "resigned"


def test_a_game_that_a_turn_ends_tells_what_it_changed_with_that_turn(server):
    anna = server.person("Anna")
    game = anna.make("king-of-siam", [HERE, level(1)], options={"players": 2, "discards": "open"})[0]["id"]
    with anna.socket() as wire:
        position = wire.watch(game)["position"]
        while "result" not in (played := wire.told("played")[-1] if wire.told("played") else {}):
            if position["to_move"] == 1 and position["ply"] == (played or {"position": position})["position"]["ply"]:
                wire.play(game, position["ply"], "pass")
            else:
                wire.next("played")
            position = wire.told("played")[-1]["position"]
    assert [each["seat"] for each in played["ratings"]] == [1, 2]
    assert played["ratings"][0]["after"] == rating_of(anna, "king-of-siam")["rating"]
    assert anna.get(f"/api/games/{game}")["ratings"] == played["ratings"]


def test_a_game_that_does_not_count_changes_no_rating(server):
    anna = server.person("Anna")
    game = anna.make("siam", [HERE, HERE])[0]["id"]
    play(anna, game, 0, "+a1n")
    play(anna, game, 1, "+e5s")
    resign(anna, game)
    assert "ratings" not in anna.get(f"/api/games/{game}")


def test_a_guest_without_a_name_sees_the_own_ratings_and_nobody_else_does(server):
    guest, ben = server.person(), server.person("Ben")
    made, links = guest.make("siam", [HERE, LINK])
    ben.post("/api/join", {"token": links[2]})
    play(guest, made["id"], 0, "+a1n")
    play(ben, made["id"], 1, "+e5s")
    resign(ben, made["id"])
    assert rating_of(guest)["won"] == 1
    me = guest.get("/api/me")["id"]
    assert code_of(ben.ask("GET", f"/api/people/{me}")) == (404, "person.unknown")


def test_games_against_levels_count_by_game_and_number_of_players(server):
    anna = server.person("Anna")
    game = anna.make("king-of-siam", [HERE, level(1), level(1)], options={"players": 3})[0]["id"]
    with anna.socket() as wire:
        position = wire.watch(game)["position"]
        while position["ply"] < 4:
            if position["to_move"] == 1:
                wire.play(game, position["ply"], "pass")
                position = wire.told("played")[-1]["position"]
            else:
                position = wire.next("played")["position"]
        wire.ask("resign", game)
    assert rating_of(anna, "king-of-siam", 3)["lost"] == 1


def test_a_game_with_a_hint_does_not_count_and_says_so(server):
    anna = server.person("Anna")
    game = anna.make("siam", [HERE, level(1)])[0]["id"]
    with anna.socket() as wire:
        assert wire.watch(game)["is_rated"]
        wire.play(game, 0, "+a1n")
        while wire.next("played")["position"]["ply"] != 2:
            pass
        assert wire.ask("hint", game)["t"] == "hint"
        assert "is_rated" not in wire.told("changed")[-1]
        number = wire.ask("hint", game)
        assert number["t"] == "hint"
        assert "is_rated" not in anna.get(f"/api/games/{game}")
        wire.ask("resign", game)
    assert anna.get(f"/api/people/{anna.get('/api/me')['id']}")["ratings"] == []


# ---- my games


def ids(games):
    return {game["id"] for game in games["games"]}


def test_my_games_by_kind(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    made = {}
    for name, kind in (
        ("mine", "siam"),
        ("theirs", "siam"),
        ("won", "siam"),
        ("lost", "king-of-siam"),
        ("drawn", "siam"),
    ):
        options = {"options": {"players": 2}} if kind == "king-of-siam" else {}
        game, links = anna.make(kind, [HERE, LINK], **options)
        ben.post("/api/join", {"token": links[2]})
        made[name] = game["id"]
    play(anna, made["theirs"], 0, "+a1n")
    resign(ben, made["won"])
    resign(anna, made["lost"])
    for person in (anna, ben):
        person.post(
            f"/api/games/{made['drawn']}/commands",
            {"t": "ask", "game": made["drawn"], "id": "draw", "matter": "draw"},
        )
    assert ids(anna.get("/api/games?status=running")) == {made["mine"], made["theirs"]}
    assert ids(anna.get("/api/games?your_turn=true")) == {made["mine"]}
    assert ids(anna.get("/api/games?status=running&your_turn=false")) == {made["theirs"]}
    assert ids(anna.get("/api/games?game=king-of-siam")) == {made["lost"]}
    for result in ("won", "lost", "drawn"):
        assert ids(anna.get(f"/api/games?result={result}")) == {made[result]}
    assert ids(ben.get("/api/games?result=won")) == {made["lost"]}
    assert anna.ask("GET", "/api/games?result=stolen").status_code == 400


def test_only_the_creator_sets_the_title_of_a_game(two, server):
    anna, ben, game = two()
    with ben.socket() as other:
        other.watch(game)
        title = {"t": "title", "game": game, "id": "t", "title": "  The\nriver \u202e game "}
        anna.post(f"/api/games/{game}/commands", title)
        assert other.next("changed")["title"] == "The river game"
    assert anna.get("/api/games")["games"][0]["title"] == "The river game"
    assert server.person().get(f"/api/games/{game}")["title"] == "The river game"
    refused = ben.ask("POST", f"/api/games/{game}/commands", title)
    assert code_of(refused) == (403, "table.not_yours")
    assert code_of(anna.ask("POST", f"/api/games/{game}/commands", {**title, "id": "u", "title": "x" * 61})) == (
        400,
        "table.title",
    )


# ---- leaving a seat


def test_a_seat_that_is_left_can_be_taken_by_another(two, server):
    anna, ben, game = two()
    carl = server.person("Carl")
    play(anna, game, 0, "+a1n")
    with anna.socket() as wire:
        wire.watch(game)
        ben.post(f"/api/games/{game}/commands", {"t": "stand_up", "game": game, "id": "up"})
        left = wire.next("snapshot")["game"]
        assert (left["status"], left["seats"][1]["is_taken"], left["seats"][1]["name"]) == ("running", False, None)
    assert ids(ben.get("/api/games")) == set()
    assert code_of(ben.ask("POST", f"/api/games/{game}/seats/2/link")) == (403, "table.no_seat")
    link = anna.post(f"/api/games/{game}/seats/2/link")["token"]
    assert carl.post("/api/join", {"token": link})["you"] == [2]
    play(carl, game, 1, "+e5s")
    # A player who left may take a free seat again.
    carl.post(f"/api/games/{game}/commands", {"t": "stand_up", "game": game, "id": "up"})
    assert ben.post("/api/join", {"token": anna.post(f"/api/games/{game}/seats/2/link")["token"]})["you"] == [2]


def test_an_open_seat_that_is_left_is_open_again(server):
    anna, ben, carl = (server.person(name) for name in ("Anna", "Ben", "Carl"))
    game = anna.make("siam", [HERE, OPEN])[0]["id"]
    ben.post(f"/api/games/{game}/seats/2")
    assert game not in ids(carl.get("/api/games/open"))
    ben.post(f"/api/games/{game}/commands", {"t": "stand_up", "game": game, "id": "up"})
    assert game in ids(carl.get("/api/games/open"))
    assert carl.post(f"/api/games/{game}/seats/2")["you"] == [2]


# ---- deleting an account


def test_a_deleted_user_leaves_no_data_and_the_others_play_on(server):
    anna, ben, carl = server.person("Anna"), server.person("Ben the Forgotten"), server.person("Carl")
    game, links = anna.make("siam", [HERE, LINK])
    game = game["id"]
    ben.post("/api/join", {"token": links[2]})
    ben.put("/api/me/passphrase", {"passphrase": PHRASE})
    ben.put("/api/me/webhook", {"url": "https://example.org/"})
    own = ben.make("siam", [HERE, level(1)])[0]["id"]
    over, over_links = ben.make("siam", [HERE, LINK])
    over = over["id"]
    anna.post("/api/join", {"token": over_links[2]})
    ben.post(f"/api/games/{over}/commands", {"t": "title", "game": over, "id": "t", "title": "Ben's own"})
    resign(ben, over)
    play(anna, game, 0, "+a1n")
    ben.post(f"/api/games/{game}/commands", {"t": "say", "game": game, "id": "s", "text": "I live in the mountains"})
    exported = ben.get("/api/me/export")
    assert exported["said"][0]["text"] == "I live in the mountains"
    assert (exported["webhook"], len(exported["games"])) == ("https://example.org/", 3)
    me, cookie = ben.get("/api/me"), ben.cookie
    with anna.socket() as wire, ben.socket() as gone:
        wire.watch(game)
        gone.watch(game)
        erased = ben.ask("DELETE", "/api/me")
        assert not erased.json()["is_known"]
        assert "Max-Age=0" in erased.headers["set-cookie"]
        assert gone.closed() == 4401
        while wire.next("snapshot")["game"]["said"]:
            pass
        for place in (game, over):
            shown = anna.ask("GET", f"/api/games/{place}").text
            assert "Forgotten" not in shown
            assert "mountains" not in shown
            assert "title" not in anna.get(f"/api/games/{place}")
        # The old token no longer works.
        back = server.person()
        back.client.credentials.set_token(cookie)
        assert not back.get("/api/me")["is_known"]
        assert code_of(anna.ask("GET", f"/api/games/{own}")) == (404, "table.unknown")
        assert code_of(anna.ask("GET", f"/api/people/{me['id']}")) == (404, "person.unknown")
        sign_in = {"name": "Ben the Forgotten", "passphrase": PHRASE}
        assert code_of(carl.ask("POST", "/api/sign-in", sign_in)) == (403, "person.wrong_passphrase")
        link = anna.post(f"/api/games/{game}/seats/2/link")["token"]
        carl.post("/api/join", {"token": link})
        play(carl, game, 1, "+e5s")
        assert wire.next("played")["turn"]["turn"] == "+e5s"


def test_an_anonymous_visitor_has_no_account_to_delete(server):
    response = server.person().ask("DELETE", "/api/me")
    assert code_of(response) == (401, "person.needed")


# ---- reaching the server


def test_its_addresses(server):
    found = server.person().get("/api/addresses")["addresses"]
    assert found == [{"kind": "here", "url": f"{server.address}/"}]


def test_the_public_address(tmp_path):
    server = Server(tmp_path, ERAWAN_PUBLIC_URL="https://games.example.org")
    try:
        found = server.person().get("/api/addresses")["addresses"]
        assert found == [{"kind": "public", "url": "https://games.example.org/"}]
    finally:
        server.close()
