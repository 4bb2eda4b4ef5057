"""K4.6 over the wire: two games that differ only in what others hold look the same, to the byte, until the end.

Each pair of games begins with positions of King of Siam in which one seat holds the same cards and the others do not.
Everybody does the same in both, except that in one of them the others prepare turns as well. What that seat and a
spectator are sent, and what the server writes into its log, must then be the same but for ids and times.
"""

import json
import random
import re
import time

import pytest

import erawan
from tests.run_checks import has_full_matrix
from tests.server.client import HERE, LINK, PATIENCE

# The hand of the seat under test, and the hands of the others in the first and in the second game; both hold K and T.
OWN, OTHERS = "T1RM", ("KT1R", "KT2L")
TURNS = 6


def worlds(players, seat):
    """Return two positions that differ only in the hands of the other seats."""
    game = erawan.game("king-of-siam", players=players)
    fields = str(game.start(seed=players)).split()
    courts = [each.split(":")[0] for each in fields[3].split("/")]
    fields[4], fields[6] = "1", ">".join(str(number) for number in range(1, players + 1))
    texts = []
    for other in OTHERS:
        hands = [OWN if number == seat else other for number in range(1, players + 1)]
        fields[3] = "/".join(f"{court}:{hand}" for court, hand in zip(courts, hands, strict=True))
        texts.append(" ".join(fields))
    return [game.parse(text) for text in texts]


def shared_turns(states, seed):
    """Return turns that can be made in both games without ending either."""
    pick = random.Random(seed)
    found = []
    for _ in range(TURNS):
        mine, others = (state.turns() for state in states)
        in_both = sorted(set(mine) & set(others) - {"pass"}) or ["pass"]
        # A pass now and then, so that struggles end as well.
        turn = "pass" if pick.random() < 0.2 else pick.choice(in_both)
        states = [state.play(turn) for state in states]
        if any(state.outcome for state in states):
            break
        found.append(turn)
    return found


def without_ids_and_times(text, game):
    text = text.replace(game, "GAME")
    text = re.sub(r'"(at|made|changed|due)_ms":\d+', r'"\1_ms":0', text)
    text = re.sub(r"^\S+Z ", "", text, flags=re.MULTILINE)
    text = re.sub(r'"profile":"[0-9a-f]+"', '"profile":"WHO"', text)
    text = re.sub(r'"watchers":\d+,?', "", text)
    return re.sub(r"( ms=)[\d.]+|( request=)[0-9a-f]+|(127\.0\.0\.1:)\d+", r"\1\2\3", text)


def requests_of(person, game):
    """Return the responses to a user who reads everything about a game and about all games."""
    paths = ("", "/record", "/choices?prefix=khon", "/choices?prefix=2v1")
    paths = [
        *(f"/api/games/{game}{path}" for path in paths),
        "/api/games",
        "/api/games?positions=true",
        "/api/games/open",
        "/health/live",
    ]
    paths += ["/api/me/turns", "/api/games?your_turn=true"]
    answers = [person.ask("GET", path) for path in paths]
    return [f"{answer.status_code} {answer.text}" for answer in answers]


def attempts(wire, game, ply):
    """Send commands that are refused or change nothing for every user."""
    for turn in ("2v1", "lao:lp,lp>L@lp", "king:na,cm!na>R@na", "nonsense", "pass pass"):
        wire.ask("choose", game, prefix=turn, id="look")
    wire.ask("play", game, ply=ply + 3, turn="pass", id="late")
    wire.ask("play", game, ply=ply, turn="nonsense", id="bad")
    wire.ask("ask", game, matter="draw", id="draw")
    wire.ask("hint", game, id="hint")
    # Prepare a turn, which is never played, and delete it.
    wire.ask("prepare", game, ply=ply, steps=[{"turn": "pass", "expect": ["nonsense"]}], id="prepare")
    wire.ask("prepare", game, ply=ply, id="drop")
    wire.ask("title", game, title="mine", id="title")


def prepare_others(others, game, ply, besides, steps):
    """Let the other seats prepare turns that will never be played; without steps, prepare nothing as many times."""
    for number, person in others.items():
        if number not in besides:
            body = {"t": "prepare", "game": game, "id": "prepare", "ply": ply, "seat": number, "steps": steps}
            person.post(f"/api/games/{game}/commands", body)


def mark(server, name):
    """Write a line to the log, and wait until it and everything before it are there."""
    count = server.read_log().count(f"path=/{name} ")
    server.person().ask("GET", f"/{name}")
    until = time.monotonic() + PATIENCE
    while server.read_log().count(f"path=/{name} ") == count:
        assert time.monotonic() < until, "the log has not got the line"
        time.sleep(0.01)


def between_marks(server):
    """Return the log of the latest game, without the lines of connections: earlier ones may end during it."""
    lines = server.read_log().rsplit("path=/begins ", 1)[1].rsplit("path=/ends ", 1)[0].splitlines()[1:-1]
    return "\n".join(line for line in lines if "connection " not in line)


def live_through(server, state, seat, turns, steps):
    """Play a game; return everything that the seat and a spectator received, and the log."""
    players = state.game.seats
    maker = server.person("Maker")
    seats = [HERE, *[LINK] * (players - 1)] if seat != 1 else [LINK, *[HERE] * (players - 1)]
    mark(server, "begins")
    made, links = maker.make("king-of-siam", seats, options={"players": players}, position=str(state), hints=False)
    game = made["id"]
    own = server.person("Own")
    held = own.post("/api/join", {"token": links.pop(seat)})
    others = dict.fromkeys(range(1, players + 1), maker)
    for number, token in links.items():
        others[number] = server.person(f"Other {number}")
        others[number].post("/api/join", {"token": token})
    nobody = server.person()
    got = [json.dumps(held)]
    with own.socket() as wire, nobody.socket() as watching:
        for each in (wire, watching):
            each.watch(game)
            each.send("follow", id="follow")
            each.next("done", id="follow")
        for ply, turn in enumerate(turns):
            got += requests_of(own, game) + requests_of(nobody, game)
            attempts(watching, game, ply)
            attempts(wire, game, ply)
            to_move = state.to_move
            prepare_others(others, game, ply, (seat, to_move), steps)
            if to_move == seat:
                assert wire.play(game, ply, turn, id=f"own{ply}")["t"] == "done"
            else:
                body = {"t": "play", "game": game, "id": f"other{ply}", "ply": ply, "turn": turn}
                others[to_move].post(f"/api/games/{game}/commands", body)
            state = state.play(turn)
            for each in (wire, watching):
                if len(each.told("played")) <= ply:
                    each.next("played")
        for each in (wire, watching):
            each.ask("ping", id="last")
            # The server sends the number of spectators with a delay, so its place among the messages varies.
            got += [json.dumps(message) for message in each.seen if message["t"] != "watchers"]
        mark(server, "ends")
    got.append(between_marks(server))
    secrets = [own.cookie, maker.cookie, *links.values()]
    return [without_ids_and_times(text.replace('": ', '":'), game) for text in got], secrets


# Every seat in `make test-full`; else the one that begins, one between others, and the last.
ALL_SEATS = [(players, seat) for players in (2, 3, 4) for seat in range(1, players + 1)]
SEATS = ALL_SEATS if has_full_matrix() else [(2, 1), (3, 2), (4, 4)]


@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_no_message_depends_on_hidden_hands(server, players, seat):
    states = worlds(players, seat)
    turns = shared_turns(states, players * 10 + seat)
    assert len(turns) == TURNS
    hidden = [], [{"turn": "pass", "expect": ["malay:ke,ke>M@ke"]}]
    (one, secrets), (other, _) = (
        live_through(server, state, seat, turns, steps) for state, steps in zip(states, hidden, strict=True)
    )
    assert len(one) == len(other)
    for mine, its in zip(one, other, strict=True):
        assert mine == its
    # Make sure that there was something to compare.
    sent = "".join(one[:-1])
    assert f":{OWN}" in sent
    assert not any(f":{hand}" in sent for hand in OTHERS)
    assert "path=/api/games/GAME/record status=409" in one[-1]
    assert not any(secret in one[-1] for secret in secrets)


def test_the_test_would_notice(server):
    """The same comparison for a game that hides nothing finds the difference."""
    shown = []
    for state in worlds(2, 1):
        options = {"players": 2, "discards": "open"}
        made, _ = server.person("Maker").make("king-of-siam", [HERE, LINK], options=options, position=str(state))
        game = made["id"]
        shown.append(without_ids_and_times(server.person().ask("GET", f"/api/games/{game}").text, game))
    assert shown[0] != shown[1]


def test_no_secret_is_in_the_log(server, log_of_test):
    anna, ben = server.person("Anna"), server.bot("Ben")
    made, links = anna.make("siam", [HERE, LINK])
    ben.post("/api/join", {"token": links[2]})
    moved = anna.post(f"/api/games/{made['id']}/seats/1/link")["token"]
    with anna.socket() as wire, ben.socket() as other:
        for each in (wire, other):
            each.watch(made["id"])
        wire.play(made["id"], 0, "+c1n")
        other.next("played")
    server.person("Anna again").post("/api/join", {"token": moved})
    log = log_of_test()
    assert made["id"] in log
    token = ben.client.credentials.token
    for secret in (anna.cookie, token, links[2], moved):
        assert secret not in log
    # Turns are not in the log either: its readers may be players who must not see hands.
    assert "+c1n" not in log
