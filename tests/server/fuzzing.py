"""Send the server messages that Erawan's own clients never send: random, broken and malicious ones, one after another.

``python -m tests.server.fuzzing --messages 100000``; with ``--deep`` Schemathesis tries every request of the OpenAPI
description long and hard as well.

Nothing may crash the server or make its memory grow without bound. Only its players may change a game. Afterwards a
game is played, to see that the server still works.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from rich.progress import Progress
from websockets.exceptions import ConnectionClosed

from erawan.client import Here, NewGame, Opponent
from tests.server.client import HERE, LINK, PATIENCE, Server

AT_ONCE = 50
# How much memory the server may gain after its start: buffers, limited caches, and the new games.
MOST_GROWTH_KB = 80_000
# Lines of the log that only a fault of the server writes.
FAULTS = ("a command failed", "a fault of the server", "Exception in ASGI", "never retrieved", "a task failed")
CHECKS = "not_a_server_error,content_type_conformance,response_schema_conformance,status_code_conformance"


# ---- messages

COMMANDS = (
    {"t": "play", "ply": 0, "turn": "+c1n"},
    {"t": "play", "ply": 0, "line": 0, "turn": "khon:R@su,L@cm,M@ke>L@cm"},
    {"t": "resign"},
    {"t": "resign", "seat": 2},
    {"t": "ask", "matter": "draw"},
    {"t": "ask", "matter": "takeback"},
    {"t": "ask", "matter": "rematch"},
    {"t": "answer", "matter": "draw", "agree": True},
    {"t": "answer", "matter": "takeback", "agree": True},
    {"t": "say", "text": "hello"},
    {"t": "watch"},
    {"t": "leave"},
    {"t": "choose", "prefix": "1v1:L@cm"},
    {"t": "hint"},
    {"t": "stand_up"},
    {"t": "title", "title": "mine"},
    {"t": "prepare", "ply": 0, "steps": [{"turn": "+c5s", "expect": ["+c1n"]}]},
    {"t": "prepare", "ply": 0, "seat": 2, "standing": "card"},
    {"t": "ping"},
    {"t": "follow"},
)
ODD = (
    None,
    True,
    -1,
    0,
    4,
    2**63,
    10**400,
    -(2**70),
    1e308,
    0.1,
    "",
    " ",
    "\0",
    "\ud800",
    "\U0010ffff",
    "\u202eelephant",
    "x" * 300,
    "'; DROP TABLE games; --",
    "../../etc/passwd",
    "{$x}",
    [],
    [[]],
    {},
    {"t": "play"},
)


def hostile(pick, games, strangers):
    """Return one message: a text, or bytes for a frame that is binary or not UTF-8."""
    kind = pick.randrange(10)
    if kind == 0:
        return "".join(chr(pick.randrange(0x2000)) for _ in range(pick.randrange(60)))
    if kind == 1:
        return pick.randbytes(pick.randrange(60))
    if kind == 2:
        depth = pick.randrange(1, 2000)
        return pick.choice(("[" * depth, '{"a":' * depth, "[" * depth + "]" * depth))
    if kind == 3:
        return json.dumps(pick.choice(ODD))
    command = {**pick.choice(COMMANDS), "id": f"h{pick.randrange(10_000)}"}
    if command["t"] not in ("ping", "follow"):
        command["game"] = pick.choice(strangers if kind < 7 else games)
    if kind in (4, 8):
        command[pick.choice([*command, "more"])] = pick.choice(ODD)
    elif kind == 5:
        del command[pick.choice(list(command))]
    text = json.dumps(command)
    if kind == 9:
        place = pick.randrange(len(text))
        text = text[:place] + chr(pick.randrange(32, 0x250)) + text[place + pick.randrange(3) :]
    return text


# ---- the storm


def storm(server, count, seed=1, tell=lambda _: None):
    """Send this many messages; return how they were answered, and a list of all faults."""
    pick, log_start = random.Random(seed), len(server.read_log())
    victim, other, mallory = server.person("Victim"), server.person("Other"), server.person("Mallory")
    theirs, links = victim.make("siam", [HERE, LINK])
    other.post("/api/join", {"token": links[2]})
    secret, _ = victim.make("king-of-siam", [HERE, HERE], options={"players": 2})
    strangers = [theirs["id"], secret["id"], "zzzzzzzzzzzz"]
    before = [victim.get(f"/api/games/{game}") for game in strangers[:2]]
    found = Counter()
    sent, warm_kb = 0, None
    while sent < count:
        # Finished games take no commands, so every round uses new games.
        own = [mallory.make(name, [HERE, HERE], hints=False)[0]["id"] for name in ("siam", "king-of-siam") * 2]
        some = [hostile(pick, own, strangers) for _ in range(min(AT_ONCE * 10, count - sent))]
        found += _send(mallory, some)
        sent += len(some)
        tell(sent)
        if warm_kb is None and sent >= count / 5:
            warm_kb = server.memory_kb
    growth = wait_for_growth(server, warm_kb)
    log = server.read_log()[log_start:]
    faults = [f"the log has: {line}" for line in log.splitlines() if any(bad in line for bad in FAULTS)]
    if growth > MOST_GROWTH_KB:
        faults.append(f"the server has grown by {growth} kB")
    if [_without_presence(victim.get(f"/api/games/{game}")) for game in strangers[:2]] != [
        _without_presence(view) for view in before
    ]:
        faults.append("somebody else's game has changed")
    return {"messages": sent, "answers": dict(found), "growth_kb": growth, "memory_kb": server.memory_kb}, faults


def wait_for_growth(server, warm_kb):
    """Wait until the server has freed what it needed for a moment; return by how much it has grown."""
    until = time.monotonic() + PATIENCE
    while (growth := server.memory_kb - warm_kb) > MOST_GROWTH_KB and time.monotonic() < until:
        time.sleep(0.1)
    return growth


def _without_presence(view):
    """Return a game without the people who watch it now: they change with every socket."""
    return {**view, "watchers": 0, "seats": [{**seat, "is_present": None} for seat in view["seats"]]}


def _send(person, some):
    """Send messages over a socket, or over a new one when the server closes it; count the answers."""
    found = Counter()
    waiting = list(some)
    while waiting:
        with person.socket() as wire:
            try:
                while waiting:
                    for message in waiting[:AT_ONCE]:
                        waiting.pop(0)
                        _send_raw(wire.raw, message)
                    wire.ask("ping", id="end")
            except ConnectionClosed as closed:
                found[f"closed {closed.rcvd.code if closed.rcvd else None}"] += 1
            found.update(message.get("code", message["t"]) for message in wire.seen)
    return found


def _send_raw(raw, message):
    """Send a message as it is; some bytes go as a text frame although they are not text."""
    if isinstance(message, bytes):
        # A frame that is not UTF-8 ends the connection (1007), so few are sent.
        raw.send(message, text=len(message) == 59)
    else:
        raw.send(message.encode("utf-8", "surrogatepass"), text=True)


def play_afterwards(server):
    """Play a turn, get an answer and end a game: the server still works."""
    with server.client("Anna") as anna:
        game_id = anna.create_game(NewGame(game="siam", seats=[Here(), Opponent(1)])).game.id
        with anna.watch(game_id) as game:
            game.play("+c1n")
            next(event for event in game if game.view.position.ply == 2)
            assert [turn.seat for turn in game.view.turns] == [1, 2]
            game.resign()
        return anna.get_game(game_id).status


# ---- requests


def run_schemathesis(server, examples, seed=1, phases="coverage,fuzzing"):
    """Try every documented request as a program; return the report of Schemathesis, and whether it found no fault."""
    bot = server.bot("Schemathesis")
    game, _ = bot.make("siam", [HERE, HERE])
    config = server.folder / "schemathesis.toml"
    # Most requests are about a game: without one that exists they would all end early.
    config.write_text(f'[parameters]\n"path.game_id" = "{game["id"]}"\n', encoding="utf-8")
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        f"--config-file={config}",
        "run",
        f"{server.address}/api/openapi/openapi.json",
        f"--header=Authorization: {bot.client.credentials.headers['Authorization']}",
        f"--max-examples={examples}",
        f"--checks={CHECKS}",
        f"--seed={seed}",
        f"--request-timeout={PATIENCE}",
        "--generation-database=none",
        f"--phases={phases}",
        # On a machine that is too busy for a heartbeat the server rightly says 503 here (test_outage).
        "--exclude-path=/health/ready",
        # These delete or sign out the user whose token all requests use; then every answer would be 401.
        "--exclude-operation-id=ApiMeDeleteMe",
        "--exclude-operation-id=ApiSignOutSignOut",
        # Each answer takes half a minute.
        "--exclude-path=/api/study/think",
    ]
    done = subprocess.run(command, cwd=server.folder, check=False, capture_output=True, text=True)
    return done.stdout + done.stderr, done.returncode == 0


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--messages", type=int, default=100_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--deep", action="store_true", help="let Schemathesis try long and hard as well")
    given = reader.parse_args()
    held = True
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, ERAWAN_LOG_LEVEL="info")
        try:
            with Progress() as progress:
                bar = progress.add_task("messages", total=given.messages)
                found, faults = storm(
                    server, given.messages, given.seed, lambda sent: progress.update(bar, completed=sent)
                )
            for name, value in found.items():
                print(f"{name:12} {value}")
            print("faults      ", faults[:10] or "none")
            print("afterwards  ", play_afterwards(server))
            if given.deep:
                text, held = run_schemathesis(server, examples=500, seed=given.seed)
                print(text)
        finally:
            server.close()
    return bool(faults) or not held


if __name__ == "__main__":
    sys.exit(main())
