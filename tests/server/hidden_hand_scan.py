"""Play pairs of games of King of Siam that differ only in hidden hands, and compare every reply of the server (K4.6).

Each pair begins with positions in which one seat holds the same cards and the others do not. Everybody does the same
in both, except that in one of them the others prepare turns as well. What that seat and a spectator are sent, and what
the server writes into its log, must then be the same but for ids and times.
"""

import json
import random
import re

import erawan
from tests.server.client import HERE, LINK

# The hand of the seat under test, and the hands of the others in the first and in the second game; both hold K and T.
OWN, OTHERS = "T1RM", ("KT1R", "KT2L")
TURNS = 6
# Lines of connections, of which earlier ones may end during a game, and of a machine that is too busy.
DEPENDS_ON_SPEED = ("connection ", "frozen", "no heartbeat", "opponents wait", "left memory")


def worlds(players, seat, seed):
    """Return two positions that differ only in the hands of the other seats."""
    game = erawan.game("king-of-siam", players=players)
    fields = str(game.start(seed=seed)).split()
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
    start = len(server.read_log())
    server.person().ask("GET", f"/{name}")
    server.wait_for_log(f"path=/{name} ", start)


def between_marks(server):
    """Return the log of the latest game, without the lines whose number depends on the speed of the machine."""
    lines = server.read_log().rsplit("path=/begins ", 1)[1].rsplit("path=/ends ", 1)[0].splitlines()[1:-1]
    return "\n".join(line for line in lines if not any(text in line for text in DEPENDS_ON_SPEED))


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


def play_pair(server, players, seat, seed=None):
    """Play both games of a pair; return what was received in each, and the secrets of the first.

    ``seed`` varies the positions and the turns.
    """
    states = worlds(players, seat, players if seed is None else seed)
    turns = shared_turns(states, players * 10 + seat if seed is None else seed)
    hidden = [], [{"turn": "pass", "expect": ["malay:ke,ke>M@ke"]}]
    (one, secrets), (other, _) = (
        live_through(server, state, seat, turns, steps) for state, steps in zip(states, hidden, strict=True)
    )
    return turns, one, other, secrets


def find_leaks(one, other):
    """Return the replies that differ between the games of a pair, each as two texts; an empty list if none does."""
    differ = [(mine, its) for mine, its in zip(one, other, strict=False) if mine != its]
    return differ + [(str(len(one)), str(len(other)))] * (len(one) != len(other))


def scan(server, pairs, tell=lambda: None):
    """Play pairs of games for every seat in turn; return how many replies were compared, and the faults."""
    compared, faults = 0, []
    for number in range(pairs):
        players, seat = ALL_SEATS[number % len(ALL_SEATS)]
        _, one, other, _ = play_pair(server, players, seat, 100 + number)
        compared += len(one) + len(other)
        faults += [f"seat {seat} of {players}, pair {number}: {its[:300]}" for _, its in find_leaks(one, other)]
        tell()
    return {"pairs": pairs, "replies compared": compared}, faults


ALL_SEATS = [(players, seat) for players in (2, 3, 4) for seat in range(1, players + 1)]
