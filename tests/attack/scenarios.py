"""The attacks of a bad guest, one scenario in each function.

Each scenario gets an ``Attack`` and returns figures of its own. Its docstring is what the report says about it. A
scenario repeats its requests as fast as they are answered, from ``WORKERS`` tasks at once, until the time is over; the
server's own limits decide how many it accepts. What honest people notice besides is in ``bystander_measurements.py``.
"""

import asyncio
import itertools
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

import erawan
from erawan.records import Record, RecordedTurn, format_record
from tests.attack import bystander_measurements, study_attacks, webhook_attack
from tests.attack.bystander import ADDRESS as BYSTANDER_ADDRESS
from tests.attack.bystander_measurements import PASSPHRASE
from tests.attack.guest import Guest

ADDRESS = "127.0.0.1"
WORKERS = 12
HERE = {"kind": "here"}
TOP_LEVEL = {"kind": "level", "level": 8}


@dataclass
class Attack:
    """The inputs of a scenario: the guest, how much to prepare, and when to stop."""

    guest: Guest
    size: int
    """How much a scenario prepares: 1 in the default mode, 10 in the long mode."""
    ends_at: float = 0.0
    kept: dict = field(default_factory=dict)
    """What a scenario has prepared for itself."""

    @property
    def is_over(self):
        return time.monotonic() >= self.ends_at

    async def repeat(self, act, workers=WORKERS, pause_s=0.0):
        """Call ``act(number)`` from several tasks until the time is over; return how often."""
        done = 0

        async def work(number):
            nonlocal done
            while not self.is_over:
                await act(number)
                done += 1
                await asyncio.sleep(pause_s)

        await asyncio.gather(*(work(number) for number in range(workers)))
        return done


# ---- requests that cost much


async def quiet(attack):
    """Do nothing, to measure the server without an attack."""
    await asyncio.sleep(attack.ends_at - time.monotonic())
    return {}


async def qr_codes(attack):
    """Ask for QR codes of long texts, each time of a new text."""

    async def draw(_):
        number = str(random.random())
        link = f"http://localhost/join#{number}{'x' * 200}"
        emoji = "".join(random.choices("🐘🦏🪨👑", k=490)) + number[:8]
        for text in (link, emoji):
            await attack.guest.send("POST", "/api/qr", {"text": text})

    return {"requests": await attack.repeat(draw)}


async def prepare_exports(attack):
    """Give the guest many games."""
    games = 280 * attack.size
    for _ in range(games):
        await attack.guest.post("/api/games", {"game": "siam", "seats": [HERE, HERE]})
    attack.kept["games"] = games


async def exports(attack):
    """Export all data of a user with many games, twelve times at once."""

    async def export(_):
        await attack.guest.send("GET", "/api/me/export")

    return {"exports": await attack.repeat(export), "games": attack.kept["games"]}


async def engine_queue(attack):
    """Create games with three opponents of level 8 each, and ask for hints in them."""
    seats = [HERE, TOP_LEVEL, TOP_LEVEL, TOP_LEVEL]
    made = []

    async def create(_):
        body = {"game": "king-of-siam", "options": {"players": 4}, "seats": [*seats[1:], HERE]}
        response = await attack.guest.send("POST", "/api/games", body)
        if response.is_success:
            made.append(response.json()["game"]["id"])
        else:
            await asyncio.sleep(0.05)

    await attack.repeat(create)
    return {"games": len(made)}


def record_of_long_game(turns):
    """Return the record of a game of Siam that goes on for ``turns`` turns: two animals turn on the spot."""
    game = erawan.game("siam", repetition=0)
    played = ["+a1n", "+e5s", *itertools.islice(itertools.cycle(("a1e", "e5w", "a1n", "e5s")), turns - 2)]
    return format_record(Record(game, str(game.start()), tuple(map(RecordedTurn, played)), ("", "")))


async def prepare_long_game(attack):
    """Create one game from a record of 2,000 turns, or as many as the server takes."""
    for turns in (2000, 1000, 500, 250):
        body = {"game": "siam", "seats": [HERE, HERE], "record": record_of_long_game(turns)}
        response = await attack.guest.send("POST", "/api/games", body)
        if response.is_success:
            attack.kept |= {"game": response.json()["game"]["id"], "turns": turns, "body": body}
            return
    raise AssertionError(response.text)


async def long_snapshots(attack):
    """Fetch the whole history of a very long game again and again."""

    async def fetch(_):
        await attack.guest.send("GET", f"/api/games/{attack.kept['game']}")

    return {"turns": attack.kept["turns"], "requests": await attack.repeat(fetch)}


async def long_records(attack):
    """Download the record of a very long game again and again."""

    async def fetch(_):
        await attack.guest.send("GET", f"/api/games/{attack.kept['game']}/record")

    return {"turns": attack.kept["turns"], "requests": await attack.repeat(fetch)}


async def record_uploads(attack):
    """Upload the record of a very long game to the study board again and again."""
    body = {"text": attack.kept["body"]["record"]}

    async def upload(_):
        await attack.guest.send("POST", "/api/study/read", body)

    return {"turns": attack.kept["turns"], "requests": await attack.repeat(upload)}


async def long_games(attack):
    """Create games from the record of a very long game."""
    made = 0

    async def create(_):
        nonlocal made
        response = await attack.guest.send("POST", "/api/games", attack.kept["body"])
        made += response.is_success

    await attack.repeat(create, workers=4)
    return {"turns": attack.kept["turns"], "games": made}


async def long_watches(attack):
    """Watch and leave a very long game over WebSockets."""
    game = attack.kept["game"]

    async def watch(_):
        with suppress(WebSocketException, OSError):
            async with attack.guest.socket() as wire:
                while not attack.is_over:
                    for kind in ("watch", "leave"):
                        await wire.send(json.dumps({"t": kind, "game": game, "id": kind}))
                        await wire.recv()

    return {"sockets": await attack.repeat(watch, pause_s=0.1)}


async def half_turns(attack):
    """Ask for the choices of half-made turns of King of Siam with full hands."""
    body = {"game": "king-of-siam", "options": {"players": 2}, "seats": [HERE, HERE]}
    game = (await attack.guest.post("/api/games", body))["game"]["id"]

    async def ask(number):
        prefix = ("khon", "2v1", "1v1", "king")[number % 4]
        await attack.guest.send("GET", f"/api/games/{game}/choices?prefix={prefix}")

    return {"requests": await attack.repeat(ask)}


async def study_positions(attack):
    """Let the study board show positions and the engine think about them."""

    async def look(number):
        path = ("/api/study/look", "/api/study/choices", "/api/study/think")[number % 3]
        body = {"game": "king-of-siam", "options": {"players": 4}}
        with suppress(TimeoutError):
            async with asyncio.timeout(3):
                await attack.guest.send("POST", path, body)

    return {"requests": await attack.repeat(look)}


# ---- requests that make no sense

NONSENSE = (
    ("POST", "/api/games", b"\xff\xfe\xfa"),
    ("POST", "/api/games", b"[" * 2000),
    ("POST", "/api/games", b'{"a":' * 2000),
    ("POST", "/api/games", b'{"game":"siam","seats":[' + b"9" * 5000 + b"]}"),
    ("GET", "/assets/%00", None),
    ("GET", "/assets/" + "x" * 300, None),
    ("GET", "/" + "y" * 300, None),
    ("GET", "/%ff%fe", None),
    ("GET", "/api/games?game=%00", None),
    ("GET", "/api/games/%00", None),
    ("GET", "/api/people/%ed%a0%80", None),
    ("PUT", "/api/me", b'{"name":"a\\u0000b"}'),
    ("PUT", "/api/me", b'{"name":"\\ud800"}'),
    ("POST", "/api/sign-in", b'{"name":"\\u0000","passphrase":"\\u0000"}'),
    ("HEAD", "/", None),
)


async def nonsense(attack):
    """Send requests that Erawan's own clients never send."""

    async def send(_):
        method, path, content = random.choice(NONSENSE)
        await attack.guest.send(method, path, content=content, headers={"content-type": "application/json"})

    return {"requests": await attack.repeat(send)}


async def file_names(attack):
    """Ask for files that do not exist, each time by a new name."""

    async def fetch(_):
        await attack.guest.send("GET", f"/assets/{random.randbytes(90).hex()}.js")

    return {"requests": await attack.repeat(fetch)}


# ---- connections


async def slow_connections(attack):
    """Open connections that send one byte of a request every second."""
    wanted = 300
    streams = []
    closed = 0
    for _ in range(wanted):
        with suppress(OSError):
            streams.append(await asyncio.open_connection("127.0.0.1", attack.guest.port, local_addr=(ADDRESS, 0)))
    while not attack.is_over:
        for _, writer in streams:
            if not writer.is_closing():
                writer.write(b"G")
        await asyncio.sleep(1)
    for reader, writer in streams:
        closed += reader.at_eof()
        writer.close()
    return {"connections": len(streams), "closed by the server": closed}


async def sockets(attack):
    """Open as many WebSockets as possible and send commands on all of them as fast as possible."""
    sent = 0

    async def flood(_):
        nonlocal sent
        with suppress(WebSocketException, OSError):
            async with attack.guest.socket() as wire:
                while not attack.is_over:
                    await wire.send('{"t":"ping","id":"x"}')
                    sent += 1
                    await asyncio.sleep(0.01)

    await attack.repeat(flood, workers=60, pause_s=0.2)
    return {"commands": sent}


# ---- other people's places


async def prepare_account(attack):
    """Give a bystander's account a passphrase."""
    owner = Guest(attack.guest.port, BYSTANDER_ADDRESS)
    attack.kept["name"] = "Owner of an account"
    await owner.send("PUT", "/api/me", {"name": attack.kept["name"]})
    response = await owner.send("PUT", "/api/me/passphrase", {"passphrase": PASSPHRASE})
    assert response.is_success, response.text
    await owner.close()


async def passphrases(attack):
    """Try wrong passphrases for one account from many addresses."""
    guests = [Guest(attack.guest.port, f"127.0.1.{number + 1}") for number in range(WORKERS)]

    async def guess(number):
        guessed = {"name": attack.kept["name"], "passphrase": str(random.random())}
        await guests[number].send("POST", "/api/sign-in", guessed)

    done = await attack.repeat(guess)
    for guest in guests:
        attack.guest.statuses.update(guest.statuses)
        await guest.close()
    return {"guesses": done}


async def lobby(attack):
    """Fill the list of open games."""

    async def create(_):
        body = {"game": "siam", "seats": [HERE, {"kind": "open"}]}
        if not (await attack.guest.send("POST", "/api/games", body)).is_success:
            await asyncio.sleep(0.05)

    await attack.repeat(create)
    return {}


@dataclass(frozen=True)
class Scenario:
    """An attack, its preparation, and the measurement of honest people during it.

    ``prepare`` runs on a server without limits; ``observe`` runs beside the attack, in another process.
    """

    attack: object
    prepare: object = None
    observe: object = None
    environment: dict = field(default_factory=dict)
    """Settings of the server that the attack needs."""

    @property
    def name(self):
        return self.attack.__name__

    @property
    def description(self):
        return self.attack.__doc__.splitlines()[0]


SCENARIOS = (
    Scenario(quiet),
    Scenario(qr_codes),
    Scenario(exports, prepare_exports, bystander_measurements.health_checks),
    Scenario(engine_queue, observe=bystander_measurements.bot_replies),
    Scenario(long_snapshots, prepare_long_game),
    Scenario(long_watches, prepare_long_game),
    Scenario(long_games, prepare_long_game),
    Scenario(long_records, prepare_long_game),
    Scenario(record_uploads, prepare_long_game),
    Scenario(half_turns),
    Scenario(study_positions),
    Scenario(study_attacks.endgames),
    Scenario(study_attacks.coach, study_attacks.prepare_coach),
    Scenario(study_attacks.openings),
    Scenario(study_attacks.puzzle_runs),
    Scenario(study_attacks.engine_questions),
    Scenario(webhook_attack.dead_webhooks, None, webhook_attack.honest_webhook, webhook_attack.ENVIRONMENT),
    Scenario(nonsense),
    Scenario(file_names),
    Scenario(slow_connections),
    Scenario(sockets),
    Scenario(passphrases, prepare_account, bystander_measurements.owner_signs_in),
    Scenario(lobby, observe=bystander_measurements.open_game_is_listed),
)
