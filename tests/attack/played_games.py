"""Games of Siam that two reconnecting clients play at a fixed rate, and a check that no turn was lost or doubled.

Each game follows a line of turns that is chosen beforehand, so what must be stored is known. A turn is due at a fixed
moment. Its time runs from that moment until both players have it, whatever happens to the server meanwhile.
"""

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random

import erawan
from erawan.client import AsyncClient, ByLink, Here, Minutes, NewGame, ServerError
from erawan.protocol import messages as p

OPTIONS = {"repetition": 0}
LINES = 20
RETRY_S = 0.1
# A turn that takes longer is given up: the game has lost its players.
GIVE_UP_S = 120.0
MINUTES, INCREMENT_S = 60, 2
# How far the clocks of a game may be from the time that has passed, on a busy machine.
CLOCK_TOLERANCE_MS = 3000


def random_line(seed, length):
    """Return the turns of a random game that does not end."""
    pick, state, turns = Random(seed), erawan.game("siam", **OPTIONS).start(), []
    while len(turns) < length:
        choice = pick.choice(state.choices())
        while not choice.is_turn:
            choice = pick.choice(state.choices(choice.text))
        after = state.play(choice.text)
        if after.outcome is None:
            state = after
            turns.append(choice.text)
    return turns


class PlayedGame:
    """One game with two clients."""

    def __init__(self, line):
        self._line = line
        self._stack = AsyncExitStack()
        self._has_news = asyncio.Event()
        self.acknowledged = 0
        self.waits = []
        """For each turn: when it was due, and after how many seconds both players had it."""
        self.received = [], []
        """For each player: ply, turn, when it came, and the time on both clocks, of every turn that was announced."""
        self.faults = []

    async def open(self, address):
        """Create the game and connect both players."""
        clients = [await self._stack.enter_async_context(AsyncClient(address)) for _ in range(2)]
        clock = Minutes(MINUTES, INCREMENT_S)
        new = NewGame(game="siam", seats=[Here(), ByLink()], options=OPTIONS, clock=clock)
        made = await clients[0].create_game(new)
        await clients[1].join(made.links[0].token)
        self._client = clients[0]
        self.id = made.game.id
        self.games = [await self._stack.enter_async_context(client.watch(self.id)) for client in clients]
        for game, received in zip(self.games, self.received, strict=True):
            game.add_listener(lambda event, received=received: self._hear(event, received))
        await self._until(lambda: all(game.view.status == "running" for game in self.games))

    def _hear(self, event, received):
        if isinstance(event, p.PlayedMessage):
            left_ms = sum(event.clock.left_ms)
            received.append((event.position.ply, event.turn.turn, time.monotonic(), left_ms))
        self._has_news.set()

    async def _until(self, condition):
        async with asyncio.timeout(GIVE_UP_S):
            while not condition():
                self._has_news.clear()
                await self._has_news.wait()

    async def play(self, first_s, interval_s, is_over):
        """Play a turn every ``interval_s`` seconds from ``first_s`` on, until ``is_over()``."""
        for ply, turn in enumerate(self._line):
            due = first_s + ply * interval_s
            await asyncio.sleep(due - time.monotonic())
            if is_over():
                return
            try:
                await self._play_turn(ply, turn)
            except TimeoutError:
                self.faults.append(f"{self.id}: turn {ply + 1} did not reach both players")
                return
            finally:
                self.waits.append((due, time.monotonic() - due))

    async def _play_turn(self, ply, turn):
        mover = self.games[ply % 2]
        try:
            async with asyncio.timeout(GIVE_UP_S):
                while mover.view.position.ply == ply:
                    try:
                        await mover.play(turn, ply=ply)
                        break
                    except ServerError:
                        # It may be stored all the same: then the position changes in a moment.
                        await asyncio.sleep(RETRY_S)
        finally:
            self.acknowledged = ply + 1
        await self._until(lambda: all(game.view.position.ply > ply for game in self.games))

    async def check(self, least_connections):
        """Compare what is stored with what was played and announced; note every fault."""
        stored = await self._client.get_game(self.id)
        turns = [each.turn for each in stored.turns]
        self._expect(len(turns) == self.acknowledged, f"{len(turns)} turns are stored of {self.acknowledged}")
        self._expect(turns == self._line[: len(turns)], "other turns are stored than were played")
        for game, received in zip(self.games, self.received, strict=True):
            plies = [ply for ply, *_ in received]
            self._expect(plies == sorted(set(plies)), f"turns were announced twice or in another order: {plies}")
            told = all(self._line[ply - 1] == turn for ply, turn, *_ in received)
            self._expect(told, "a turn was announced that was not played")
            self._expect(game.view.position.ply == len(turns), "a client does not see the latest turn")
            count = game.connection.connection_count
            self._expect(count >= least_connections, f"a client was connected {count} times")

    def check_clocks(self):
        """Compare the time on both clocks with the time that has passed."""
        for received in self.received:
            (_, _, first_s, before_ms), (_, _, last_s, after_ms) = received[0], received[-1]
            added_ms = (received[-1][0] - received[0][0]) * INCREMENT_S * 1000
            wrong_ms = after_ms - before_ms - added_ms + (last_s - first_s) * 1000
            self._expect(abs(wrong_ms) <= CLOCK_TOLERANCE_MS, f"the clocks are wrong by {wrong_ms:.0f} ms")

    def _expect(self, is_right, fault):
        if not is_right:
            self.faults.append(f"{self.id}: {fault}")

    @property
    def connections(self):
        """The number of times that both clients connected."""
        return sum(game.connection.connection_count for game in self.games)

    async def close(self):
        """Disconnect both players."""
        await self._stack.aclose()
