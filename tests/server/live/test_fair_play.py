"""Fair play: nobody gets help from the engine in a running game that is rated or between people."""

import sqlite3
import time
from contextlib import closing
from random import Random

import erawan
from erawan.records import format_record, record_of
from erawan.search.siam.opening_book import look_up, read_book
from erawan.server.domain.protected_positions import OPENING_TURNS, name_position
from tests.server.client import HERE, LINK, PATIENCE, Server, level

# No other test uses this position: its users would be refused because of this test.
SET_UP = "n4/2E2/1###1/2w2/4N E"
# The same board, mirrored.
MIRRORED = "4n/2W2/1###1/2e2/N4 E"


def make_line(seed, count=6):
    """Return legal turns from the start of Siam. Tests share a server, so each uses a line of its own."""
    state, chance, turns = erawan.game("siam").start(), Random(seed), []
    for _ in range(count):
        turns.append(chance.choice(state.turns()))
        state = state.play(turns[-1])
    return turns


def play(people, game, turns):
    for ply, turn in enumerate(turns):
        command = {"t": "play", "game": game, "id": f"turn-{ply}", "ply": ply, "turn": turn}
        people[ply % len(people)].post(f"/api/games/{game}/commands", command)


def place_of(turns, **more):
    return {"game": "siam", "turns": turns, **more}


def codes(person, place):
    """Return the answers to all requests that show or judge a position: show, continue, think, analyse, openings."""
    asked = {
        "look": ("/api/study/look", place),
        "choices": ("/api/study/choices", {"place": place}),
        "think": ("/api/study/think", {"place": place}),
        "analyse": ("/api/analyses", {"place": place, "seconds": 0.1}),
        "openings": ("/api/openings/siam", place),
    }
    found = {}
    for name, (path, body) in asked.items():
        if name == "think":
            with person.stream("POST", path, body) as response:
                refused = response.status_code != 200
                found[name] = (response.read(), response.json()["code"])[1] if refused else "ok"
        else:
            response = person.ask("POST", path, body)
            found[name] = "ok" if response.is_success else response.json()["code"]
    return found


def test_players_get_no_help_in_the_position_of_their_game(two):
    turns = make_line(1, count=5)
    anna, ben, game = two()
    play((anna, ben), game, turns)
    for player in (anna, ben):
        assert set(codes(player, place_of(turns)).values()) == {"help.own_game"}
        assert set(codes(player, place_of(make_line(1))).values()) == {"help.own_game"}, "one turn later"
        assert set(codes(player, place_of(turns[:1])).values()) == {"ok"}, "the opening is known to everyone"
    refused = anna.ask("POST", "/api/study/look", place_of(turns))
    assert refused.status_code == 403
    assert "this position is from a game that you are playing" in refused.json()["message"]
    assert anna.ask("GET", f"/api/study/game/{game}").json()["code"] == "study.running"
    anna.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "resign"})
    assert set(codes(anna, place_of(turns)).values()) == {"ok"}, "the game is over"


def test_help_is_off_for_a_token_and_another_browser_of_the_same_player(server, two):
    turns = make_line(2, count=5)
    bot, anna = server.bot("Robot"), server.person("Anna")
    game, links = bot.make("siam", [HERE, LINK])
    anna.post("/api/join", {"token": links[2]})
    play((bot, anna), game["id"], turns)
    assert codes(bot, place_of(turns))["think"] == "help.own_game"
    anna.put("/api/me/passphrase", {"passphrase": "a long passphrase"})
    anna.owns_name = True
    second = server.person()
    second.post("/api/sign-in", {"name": "Anna", "passphrase": "a long passphrase"})
    assert set(codes(second, place_of(turns)).values()) == {"help.own_game"}
    # A browser in which the player is not signed in still gets no opinion of the engine.
    found = codes(server.person(), place_of(turns))
    assert (found["think"], found["analyse"], found["look"]) == ("help.running_game", "help.running_game", "ok")


def test_a_seat_that_moved_to_another_device_leaves_no_helper_behind(server, two):
    turns = make_line(3, count=5)
    anna, ben, game = two()
    link = anna.post(f"/api/games/{game}/seats/1/link")
    phone = server.person()
    phone.post("/api/join", {"token": link["token"]})
    play((phone, ben), game, turns)
    assert codes(phone, place_of(turns))["think"] == "help.own_game"
    assert codes(anna, place_of(turns))["think"] == "help.running_game"


def test_a_mirrored_board_and_a_position_one_turn_later_are_help_too(two):
    anna, _, _ = two(position=SET_UP)
    assert codes(anna, {"game": "siam", "start": SET_UP})["look"] == "help.own_game"
    assert codes(anna, {"game": "siam", "start": MIRRORED})["think"] == "help.own_game"
    after = str(erawan.parse(SET_UP).play("+a1n"))
    assert codes(anna, {"game": "siam", "start": after})["think"] == "help.own_game"


def test_hands_that_a_player_guesses_do_not_hide_a_position_of_king_of_siam(two):
    _, ben, game = two("king-of-siam", options={"players": 2, "discards": "top"})
    view = ben.get(f"/api/games/{game}")
    start = view["position"]["text"].replace("*8", "KTT12RLM")
    place = {"game": "king-of-siam", "options": {"players": 2}, "start": start}
    found = codes(ben, place)
    assert (found["look"], found["think"]) == ("help.own_game", "help.own_game")


def test_another_game_is_no_way_around(server, two):
    turns = make_line(4, count=5)
    anna, ben, game = two()
    play((anna, ben), game, turns)
    record = anna.get(f"/api/games/{game}/record")
    for seats in ([HERE, level(1)], [HERE, HERE]):
        refused = anna.ask("POST", "/api/games", {"game": "siam", "record": record, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (403, "help.own_game")
    # The same turns against oneself, with hints.
    alone, _ = anna.make("siam", [HERE, HERE], hints=True)
    play((anna,), alone["id"], turns)
    with anna.socket() as wire:
        assert wire.ask("hint", alone["id"])["code"] == "help.own_game"
    anna.post(f"/api/games/{alone['id']}/commands", {"t": "resign", "game": alone["id"], "id": "resign"})
    assert anna.ask("POST", "/api/analyses", {"game": alone["id"]}).json()["code"] == "help.own_game"
    # A finished game that went through the same position is no way around either, until the running game is over.
    eve, request = server.person("Eve"), {"game": alone["id"], "seconds": 0.1}
    assert eve.ask("POST", "/api/analyses", request).json()["code"] == "help.running_game"
    ben.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "resign"})
    assert eve.ask("POST", "/api/analyses", request).is_success


def test_hints_between_people_are_off_unless_the_game_is_casual(server, two):
    turns = make_line(5, count=5)
    anna, ben, game = two()
    with anna.socket() as wire:
        assert wire.ask("hint", game)["code"] == "table.no_hints"
    view = ben.get(f"/api/games/{game}")
    assert (view["hints"], view["is_rated"], view["is_help_off"]) == (False, True, True)
    anna, ben, game = two(hints=True)
    with anna.socket() as wire, ben.socket() as other:
        other.watch(game)
        assert wire.ask("hint", game)["t"] == "hint"
        assert other.next("changed")["hinted"] == [1], "the other player sees it"
    view = ben.get(f"/api/games/{game}")
    assert (view["hints"], view.get("is_rated", False), view.get("is_help_off", False)) == (True, False, False)
    assert view["hinted"] == [1]
    play((anna, ben), game, turns)
    assert set(codes(anna, place_of(turns)).values()) == {"ok"}


def test_an_invitation_says_that_a_game_is_casual(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    _, links = anna.make("siam", [HERE, LINK], hints=True)
    assert ben.post("/api/join/look", {"token": links[2]})["hints"] is True
    anna.make("siam", [HERE, {"kind": "open"}], hints=True)
    assert any(game["hints"] for game in ben.get("/api/games/open")["games"])


def test_a_rated_game_against_the_computer_is_studied_once_a_hint_made_it_unrated(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(1)])
    with anna.socket() as wire:
        wire.watch(game["id"])
        for ply in (0, 2):
            wire.play(game["id"], ply, wire.ask("choose", game["id"], whole=True)["choices"][ply]["text"])
            while anna.get(f"/api/games/{game['id']}")["position"]["ply"] < ply + 2:
                wire.next("played")
        turns = [turn["turn"] for turn in anna.get(f"/api/games/{game['id']}")["turns"]]
        assert codes(anna, place_of(turns))["think"] == "help.own_game"
        assert wire.ask("hint", game["id"])["t"] == "hint"
    assert codes(anna, place_of(turns))["think"] == "ok"


# ---- visitors who are not signed in, and other accounts


def opinions(person, place):
    """Return the answers to all requests in which an engine judges a position or plays from it."""
    found = {name: code for name, code in codes(person, place).items() if name in ("think", "analyse")}
    set_up = {"position": place["start"]} if "start" in place else {"record": record_with(place["turns"])}
    options = {"game": place["game"], "options": place.get("options", {}), **set_up}
    response = person.ask("POST", "/api/games", {**options, "seats": [HERE, level(1)]})
    found["computer"] = "ok" if response.is_success else response.json()["code"]
    return found


def record_with(turns):
    state = erawan.game("siam").start()
    return format_record(record_of(state, turns))


def hint_code(person, turns):
    """Play turns in a game against oneself, and return the answer to a request for a hint."""
    alone, _ = person.make("siam", [HERE, HERE], hints=True)
    play((person,), alone["id"], turns)
    with person.socket() as wire:
        answer = wire.ask("hint", alone["id"])
    person.post(f"/api/games/{alone['id']}/commands", {"t": "resign", "game": alone["id"], "id": "resign"})
    return answer.get("code", answer["t"])


REFUSED = {"help.running_game"}


def test_a_visitor_gets_no_help_in_a_game_between_people_while_it_runs(server, two):
    turns = make_line(11, count=6)
    anna, ben, game = two()
    play((anna, ben), game, turns)
    # The server finds the position in the database: nobody has looked at the game since the start.
    server.stop()
    server.start()
    visitor = server.person()
    assert set(opinions(visitor, place_of(turns)).values()) == REFUSED
    assert hint_code(visitor, turns) in REFUSED
    assert codes(visitor, place_of(turns))["look"] == "ok", "everyone may look at the game"
    assert hint_code(visitor, turns[:3]) == "hint", "the first turns are known to everyone"
    anna.post(f"/api/games/{game}/commands", {"t": "resign", "game": game, "id": "resign"})
    assert set(opinions(visitor, place_of(turns)).values()) == {"ok"}
    assert hint_code(visitor, turns) == "hint"


def test_a_visitor_gets_no_help_in_a_rated_game_against_the_computer(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(1)])
    turns = make_line(12, count=6)
    with anna.socket() as wire:
        wire.watch(game["id"])
        for ply in (0, 2, 4):
            # The opponent plays as it likes: any legal turn will do.
            choices = wire.ask("choose", game["id"], whole=True)["choices"]
            wire.play(game["id"], ply, choices[(7 * ply + 3) % len(choices)]["text"])
            while anna.get(f"/api/games/{game['id']}")["position"]["ply"] < ply + 2:
                wire.next("played")
        turns = [turn["turn"] for turn in anna.get(f"/api/games/{game['id']}")["turns"]]
        assert set(opinions(server.person(), place_of(turns)).values()) == REFUSED
        # A hint makes the game unrated: then its position is not protected any more.
        assert wire.ask("hint", game["id"])["t"] == "hint"
    assert set(opinions(server.person(), place_of(turns)).values()) == {"ok"}


def mirrored(text):
    """Return a position of Siam as a mirror shows it: columns in the other order, east and west swapped."""
    board, mover = text.split(" ")
    swapped = board.translate(str.maketrans("EWew", "WEwe"))
    return " ".join(["/".join(row[::-1] for row in swapped.split("/")), mover])


def test_in_a_position_that_two_users_set_up_visitors_get_help(server, two):
    """Otherwise two users could close a puzzle or lesson to everyone."""
    start = "3e1/2W2/1###1/2n2/N4 E"
    anna, _, _ = two(position=start)
    place = {"game": "siam", "start": start}
    found = opinions(server.person(), place)
    assert (found["think"], found["computer"]) == ("ok", "ok")
    assert codes(anna, place)["think"] == "help.own_game"


def test_a_visitor_gets_no_help_in_a_mirrored_position_or_after_a_turn_that_a_player_considers(server, two):
    turns = make_line(14, count=6)
    anna, ben, game = two()
    play((anna, ben), game, turns)
    start = anna.get(f"/api/games/{game}")["position"]["text"]
    visitor = server.person()
    state = erawan.parse(start)
    considered = Random(1).sample(state.turns(), 3)
    for shown in (start, mirrored(start), *(str(state.play(turn)) for turn in considered)):
        assert set(opinions(visitor, {"game": "siam", "start": shown}).values()) == REFUSED, shown
    # Two turns later it is another position.
    later = state.play(considered[0])
    later = later.play(later.turns()[0])
    assert opinions(visitor, {"game": "siam", "start": str(later)})["think"] == "ok"


def test_a_visitor_gets_no_help_in_a_position_of_king_of_siam(server, two):
    _, ben, game = two("king-of-siam", options={"players": 2, "discards": "top"})
    start = ben.get(f"/api/games/{game}")["position"]["text"].replace("*8", "KTT12RLM")
    place = {"game": "king-of-siam", "options": {"players": 2}, "start": start}
    assert set(opinions(server.person(), place).values()) == REFUSED


def test_everyone_gets_help_in_a_casual_game_and_in_a_position_of_the_opening_book(server, two):
    turns = make_line(13, count=6)
    anna, ben, game = two(hints=True)
    play((anna, ben), game, turns)
    assert set(opinions(server.person(), place_of(turns)).values()) == {"ok"}
    # The book knows the first 12 turns of many games.
    known = next(line for line in known_lines() if len(line) > OPENING_TURNS)
    anna, ben, game = two()
    play((anna, ben), game, known)
    assert set(opinions(server.person(), place_of(known)).values()) == {"ok"}
    assert codes(anna, place_of(known))["think"] == "help.own_game"


def known_lines():
    """Yield lines of turns from the start whose positions are in the opening book."""
    lines = [()]
    while lines:
        line = lines.pop()
        state = erawan.game("siam").start()
        for turn in line:
            state = state.play(turn)
        if name_position(state) in read_book():
            yield line
            lines += [(*line, turn.turn) for turn in look_up(state).turns[:1]]


def test_older_games_are_named_at_the_start(tmp_path):
    turns = make_line(14, count=6)
    server = Server(tmp_path)
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make("siam", [HERE, LINK])
        ben.post("/api/join", {"token": links[2]})
        play((anna, ben), made["id"], turns)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "erawan.sqlite3")) as connection, connection:
            connection.execute("UPDATE games SET protected = NULL")
        server.start()
        until = time.monotonic() + PATIENCE
        while codes(server.person(), place_of(turns))["think"] != "help.running_game":
            assert time.monotonic() < until, "the game has no name"
    finally:
        server.close()


def test_a_comparison_with_running_games_loads_none_of_them(tmp_path):
    server = Server(tmp_path)
    try:
        anna = server.person("Anna")
        body = {"game": "siam", "record": record_with(make_line(15)), "seats": [HERE, HERE]}
        for _ in range(3):
            anna.post("/api/games", body)
        server.stop()
        server.start()
        anna.post("/api/games", {**body, "seats": [HERE, level(1)]})
        assert anna.get("/health")["games"] == 1
    finally:
        server.close()
