"""Users at a table: joining by link or open seat, requests and answers, leaving, returning, spectating."""

import re

import pytest

import erawan
from erawan.core.errors import ErawanError
from erawan.games.king_of_siam.maps import FOLDER, parse_map
from erawan.records import Record, format_record, parse_record
from tests.server.client import HERE, LINK, OPEN, level


def seats_of(view):
    return [(seat["name"], seat["is_taken"], seat["is_present"]) for seat in view["seats"]]


def send(person, game, **command):
    """Send a command over HTTP."""
    person.post(f"/api/games/{game}/commands", {"game": game, "id": f"{command['t']}-1", **command})


# ---- taking seats


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


def test_the_cookie_is_kept_from_scripts_and_other_sites(server):
    response = server.person().ask("PUT", "/api/me", {"name": "Dora"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(response.cookies["erawan"]) >= 40


def test_a_browser_that_asks_who_it_is_keeps_its_cookie(server):
    anna = server.person("Anna")
    token = anna.cookie
    renewed = anna.ask("GET", "/api/me").headers["set-cookie"]
    assert renewed.startswith(f"erawan={token}; Path=/; Max-Age=")
    assert "set-cookie" not in server.bot("Robot").ask("GET", "/api/me").headers
    assert "set-cookie" not in server.person().ask("GET", "/api/me").headers


def test_a_cookie_counts_beside_those_of_others(server):
    anna = server.person("Anna")
    cookie = f'other={{"a": [1, 2]}}; erawan={anna.cookie}; bad'
    # Another app on the same host may set malformed cookies.
    seen = server.person().ask("GET", "/api/me", headers={"cookie": cookie}).json()
    assert seen["name"] == "Anna"


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


# ---- watching


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


@pytest.mark.parametrize(
    ("accepted", "spoken"), [("de-DE,en;q=0.5", "de"), ("xx, fr", "fr"), ("RU", "ru"), ("", "en"), ("xx", "en")]
)
def test_messages_come_in_the_language_of_the_browser(two, server, accepted, spoken):
    _, _, game = two()
    stranger = server.person("Carl", **{"accept-language": accepted})
    command = {"t": "resign", "game": game, "id": "one"}
    answers = [stranger.ask("POST", f"/api/games/{game}/commands", command).json()]
    with stranger.socket(**{"accept-language": accepted}) as wire:
        answers.append(wire.ask("resign", game))
    assert {answer["message"] for answer in answers} == {ErawanError("table.no_seat").tell(spoken)}


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


# ---- records and positions


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
