"""Two honest people in a game of Siam; measure how long their turns take while a guest attacks the server."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from random import Random

import erawan
from tests.attack.guest import Guest

ADDRESS = "127.0.0.2"
TURNS_PER_S = 10.0
# A turn that takes longer counts as this long.
GIVE_UP_S = 60.0


class Bystander:
    """A game with turns at fixed moments; each is timed from its due moment until the other player has it."""

    def __init__(self, port):
        self._port = port
        self._stack = AsyncExitStack()
        self._random = Random(1)
        self.took_ms = []

    async def open(self):
        """Create the game and connect both players."""
        self._players = [Guest(self._port, ADDRESS) for _ in range(2)]
        for player in self._players:
            self._stack.push_async_callback(player.close)
        await self._begin_game()

    async def _begin_game(self):
        maker, other = self._players
        body = {"game": "siam", "seats": [{"kind": "here"}, {"kind": "link"}], "options": {"repetition": 0}}
        made = await maker.post("/api/games", body)
        await other.post("/api/join", {"token": made["links"][0]["token"]})
        self._game = made["game"]["id"]
        self._state = erawan.parse(made["game"]["position"]["text"])
        self._ply = 0
        self._wires = [await self._stack.enter_async_context(player.socket()) for player in self._players]
        for wire in self._wires:
            await wire.send(json.dumps({"t": "watch", "game": self._game, "id": "watch"}))
            await self._receive(wire, "snapshot")

    async def play(self, seconds):
        """Play for a number of seconds."""
        began = time.perf_counter()
        for number in range(int(seconds * TURNS_PER_S)):
            due = began + number / TURNS_PER_S
            await asyncio.sleep(due - time.perf_counter())
            if time.perf_counter() - began > seconds + GIVE_UP_S:
                break
            await self._play_turn(due)

    async def _play_turn(self, due):
        mover = self._state.to_move - 1
        turn, after = self._choose()
        command = {"t": "play", "game": self._game, "id": f"c{self._ply}", "ply": self._ply, "turn": turn}
        await self._wires[mover].send(json.dumps(command))
        try:
            await asyncio.wait_for(self._receive(self._wires[1 - mover], "played"), GIVE_UP_S)
        finally:
            self.took_ms.append((time.perf_counter() - due) * 1000)
        await self._receive(self._wires[mover], "played")
        self._state, self._ply = after, self._ply + 1

    def _choose(self):
        """Return a turn that does not end the game, and the position after it."""
        turns = list(self._state.turns())
        self._random.shuffle(turns)
        for turn in turns:
            after = self._state.play(turn)
            if after.outcome is None:
                return turn, after
        raise AssertionError("every turn ends the game")

    @staticmethod
    async def _receive(wire, kind):
        while True:
            message = json.loads(await wire.recv())
            if message["t"] == kind:
                return message
            assert message["t"] != "refused", message

    async def close(self):
        """Leave the game."""
        await self._stack.aclose()

    def quantile_ms(self, part):
        """Return a quantile of the times of the turns: 0.99 is the time that 99 % of them did not exceed."""
        found = sorted(self.took_ms)
        return found[min(len(found) - 1, int(part * len(found)))] if found else float("nan")
