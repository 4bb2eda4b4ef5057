"""Attacks on the routes for studying: endgames, the coach, openings and runs of puzzles."""

import asyncio
import random

import erawan
from erawan.records import format_record, record_of

HERE = {"kind": "here"}
# A finished game whose first turn misses a win, so that the coach has something to say.
MISSED = {"start": "5/5/2#1#/1S1n1/1#3 E", "turns": ("b2n", "d2e2n", "b2s", "e2e3n", "b2b1s")}
ANALYSED_WITHIN_S = 120


def random_line(count):
    """Return random turns from the start of Siam."""
    state, turns = erawan.game("siam").start(), []
    while len(turns) < count and not state.outcome:
        turns.append(random.choice(state.turns()))
        state = state.play(turns[-1])
    return turns


def position_of(place):
    """Return the position that a reply describes by its start and its turns."""
    state = erawan.parse(place["start"])
    for turn in place.get("turns", ()):
        state = state.play(turn)
    return state


async def endgames(attack):
    """Play random turns in all endgames: every reply needs proofs."""
    listed = (await attack.guest.get("/api/puzzles/endgames"))["endgames"]
    puzzles = [each["puzzle"] for each in listed]

    async def play(_):
        puzzle = random.choice(puzzles)
        turn = random.choice(position_of(puzzle["place"]).turns())
        await attack.guest.send("POST", f"/api/puzzles/endgames/{puzzle['name']}/turns", {"turns": [turn]})

    return {"requests": await attack.repeat(play)}


async def prepare_coach(attack):
    """Play and analyse a game."""
    made = await attack.guest.post("/api/games", {"game": "siam", "seats": [HERE, HERE], "position": MISSED["start"]})
    game = attack.kept["game"] = made["game"]["id"]
    for ply, turn in enumerate(MISSED["turns"]):
        command = {"t": "play", "game": game, "id": f"turn{ply}", "ply": ply, "turn": turn}
        await attack.guest.post(f"/api/games/{game}/commands", command)
    found = await attack.guest.post("/api/analyses", {"game": game})
    async with asyncio.timeout(ANALYSED_WITHIN_S):
        while found["status"] != "over":
            await asyncio.sleep(0.1)
            found = await attack.guest.get(f"/api/analyses/{found['id']}")


async def coach(attack):
    """Ask for the moments of an analysed game, and try every turn at them."""
    game = attack.kept["game"]
    turns = erawan.parse(MISSED["start"]).turns()

    async def ask(number):
        if number % 2:
            await attack.guest.send("GET", f"/api/games/{game}/moments")
        else:
            turn = {"turn": random.choice(turns)}
            await attack.guest.send("POST", f"/api/games/{game}/moments/1/tries", turn)

    return {"requests": await attack.repeat(ask)}


async def openings(attack):
    """Ask for the openings of long random lines."""

    async def ask(_):
        await attack.guest.send("POST", "/api/openings/siam", {"game": "siam", "turns": random_line(60)})

    return {"requests": await attack.repeat(ask)}


async def puzzle_runs(attack):
    """Begin runs of puzzles, and play random turns in them."""

    async def play(_):
        begun = await attack.guest.send("POST", "/api/puzzles/runs", {"mode": "storm"})
        run = begun.json().get("run") if begun.is_success else None
        if run is None:
            await asyncio.sleep(0.05)
            return
        body = {"turn": random.choice(position_of(run["place"]).turns()), "version": run["version"]}
        await attack.guest.send("POST", "/api/puzzles/runs/storm/turns", body)

    return {"requests": await attack.repeat(play)}


async def engine_questions(attack):
    """Create games against the computer from long records, each of which is compared with all running games."""
    game = erawan.game("siam", repetition=0)

    async def create(_):
        record = format_record(record_of(game.start(), random_line(300)))
        body = {"game": "siam", "seats": [HERE, {"kind": "level", "level": 1}], "record": record}
        response = await attack.guest.send("POST", "/api/games", body)
        if not response.is_success:
            await asyncio.sleep(0.05)

    return {"requests": await attack.repeat(create)}
