"""Record messages of a real server and the views they lead to: ``python -m tests.client.record_messages``.

The file ``recorded_messages.json`` drives both reducers, ``erawan.client.game_reducer`` (tests/client/test_reducer.py)
and ``web/src/game/reduce.ts`` (reduce.recorded.test.ts), to the same result. Each case is a list of messages, the view
after the last of them, and whether a snapshot is needed then. Unless a message is missing, the expected view is the one
that the server itself gives for ``GET /api/games/{id}`` at that moment.
"""

import json
import random
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.client import HERE, LINK, Server, level

FILE = Path(__file__).parent / "recorded_messages.json"


def case(name, messages, view, has_gap=False):
    return {"name": name, "messages": messages, "view": view, "has_gap": has_gap}


def snapshot(view):
    return {"t": "snapshot", "game": view}


def join_two(server, game="siam", **more):
    """Create a game of two people; return both and its id."""
    anna, ben = server.person("Anna"), server.person("Ben")
    made, links = anna.make(game, [HERE, LINK], **more)
    ben.post("/api/join", {"token": links[2]})
    return anna, ben, made["id"]


def record_siam(server):
    """Record turns, takebacks and everything beside the board in a game of Siam between two people."""
    anna, ben, game = join_two(server)
    _, _, other_game = join_two(server)
    cases = []

    def see():
        return anna.get(f"/api/games/{game}")

    with anna.socket() as wire, ben.socket() as other:
        other.watch(game)
        wire.watch(game)
        start = see()

        def record(name, kind, act, before=None):
            """Run an action of a user; record the message of this kind that follows."""
            before = before or see()
            act()
            message = wire.next(kind)
            cases.append(case(name, [snapshot(before), message], see()))
            return message

        cases.append(case("a snapshot is the view", [snapshot(start)], start))
        first = record("a turn is added", "played", lambda: wire.send("play", game, ply=0, turn="+c1n"))
        after_first = see()
        cases.append(case("a turn that is known already changes nothing", [snapshot(start), first, first], after_first))
        own = [{"turn": "+a1n", "expect": ["+e5s"]}, {"turn": "+b1n"}]
        kept = record("turns are prepared", "prepared", lambda: wire.send("prepare", game, ply=1, line=0, steps=own))
        prepared = see()
        gone = record("prepared turns are deleted", "prepared", lambda: wire.send("prepare", game, ply=1, line=0))
        cases.append(case("turns are prepared anew", [snapshot(prepared), gone, kept], prepared))
        second = record("the other's turn is added", "played", lambda: other.play(game, 1, "+c5s"))
        after_second = see()
        cases.append(case("several turns are added", [snapshot(start), first, second], after_second))
        cases.append(case("a gap in ply needs a snapshot", [snapshot(start), second], start, has_gap=True))
        healed = [snapshot(start), second, snapshot(after_second)]
        cases.append(case("a snapshot closes the gap", healed, after_second))
        cases.append(case("a turn before any snapshot is ignored", [first], None))
        cases.append(case("a turn of an earlier position is ignored", [snapshot(after_second), first], after_second))
        record("a title is changed", "changed", lambda: wire.send("title", game, title="The river game"))
        record("a draw is asked for", "changed", lambda: other.ask("ask", game, matter="draw"))
        record("a draw is declined", "changed", lambda: wire.send("answer", game, matter="draw", agree=False))
        said = record("something is said", "said", lambda: other.ask("say", game, text="hello"))
        with server.person().socket() as stranger:
            record("somebody watches", "watchers", lambda: stranger.watch(game))
        wire.next("watchers")
        # A takeback comes as a snapshot; a turn after it belongs to another line.
        before = see()
        other.ask("ask", game, matter="takeback")
        wire.ask("answer", game, matter="takeback", agree=True)
        other.play(game, 1, "+e5s", line=1)
        later = wire.next("played")
        cases.append(case("a turn of another line needs a snapshot", [snapshot(before), later], before, has_gap=True))
        changed = wire.told("changed")[-1]
        still = {**before, **{name: changed.get(name) for name in ("status", "seats", "clock", "request")}}
        still |= {name: changed.get(name) for name in ("title", "thinking", "rematch", "is_rated")}
        messages = [snapshot(before), later, changed]
        cases.append(case("a change does not close the gap", messages, still, has_gap=True))
        now = see()
        for name, message in (("turn", later), ("change", changed), ("sentence", said), ("prepared turn", kept)):
            foreign = {**message, "game": other_game}
            cases.append(case(f"a {name} of another game is ignored", [snapshot(now), foreign], now))
        unknown = {"t": "firework", "game": game, "colours": [1, 2]}
        cases.append(case("a message of an unknown kind is ignored", [snapshot(now), unknown], now))
        wire.ask("resign", game)
        record("a rematch is asked for", "changed", lambda: wire.send("ask", game, matter="rematch"))
        record("a rematch is made", "changed", lambda: other.ask("answer", game, matter="rematch", agree=True))
    return cases


def record_hint(server):
    """Record a hint, after which a game no longer counts for the ratings."""
    anna = server.person("Anna")
    game = anna.make("siam", [HERE, level(1)])[0]["id"]
    with anna.socket() as wire:
        wire.watch(game)
        before = anna.get(f"/api/games/{game}")
        assert before["is_rated"]
        wire.ask("hint", game)
        changed = wire.told("changed")[-1]
        return [case("a game no longer counts", [snapshot(before), changed], anna.get(f"/api/games/{game}"))]


def record_hidden(server):
    """Record a game of King of Siam, which shows only each seat's latest turn until it is over (K4.6)."""
    anna, ben, game = join_two(server, "king-of-siam", options={"players": 2})
    pick, cases = random.Random(1), []
    with anna.socket() as wire, ben.socket() as other:
        people = {1: (anna, wire), 2: (ben, other)}
        other.watch(game)
        wire.watch(game)
        while True:
            before = anna.get(f"/api/games/{game}")
            position = before["position"]
            person, mover = people[position["to_move"]]
            choices = person.get(f"/api/games/{game}")["position"]["choices"]
            choice = pick.choice(choices)
            while not choice["is_turn"]:
                choice = pick.choice(mover.ask("choose", game, prefix=choice["text"])["choices"])
            assert mover.play(game, position["ply"], choice["text"])["t"] == "done"
            after = anna.get(f"/api/games/{game}")
            wire.ask("ping")
            played = [message for message in wire.told("played") if message["position"]["ply"] > position["ply"]]
            if after["status"] == "over":
                break
            if position["ply"] in (0, 5):
                cases.append(case("a turn replaces the seat's earlier one", [snapshot(before), *played], after))
    messages, last, turns = [snapshot(before), *played], played[-1], before["turns"]
    for message in played:
        turns = [turn for turn in turns if turn["seat"] != message["turn"]["seat"]] + [message["turn"]]
    hidden = {**before, "status": "over", "turns": turns, "thinking": False, "request": None}
    hidden |= {name: last[name] for name in ("position", "clock", "result", "ratings")}
    cases.append(case("the end of a hidden game needs a snapshot", messages, hidden, has_gap=True))
    cases.append(case("a snapshot shows what was hidden", [*messages, snapshot(after)], after))
    return cases


def record():
    """Return all cases, from a server of their own."""
    with tempfile.TemporaryDirectory() as folder, closing(Server(folder)) as server:
        return [*record_siam(server), *record_hint(server), *record_hidden(server)]


def format_cases(cases):
    """Return the cases as JSON with a line for each message, so that a difference can be read."""
    rows = []
    for each in cases:
        messages = ",\n    ".join(json.dumps(message) for message in each["messages"])
        head = f'{{\n  "name": {json.dumps(each["name"])},\n  "messages": [\n    {messages}\n  ],\n'
        rows.append(f'{head}  "view": {json.dumps(each["view"])},\n  "has_gap": {json.dumps(each["has_gap"])}\n}}')
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(format_cases(record()), encoding="utf-8")
