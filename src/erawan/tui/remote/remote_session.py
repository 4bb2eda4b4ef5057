"""A session of a game on a server. Hidden hands are imagined; the screen shows the server's views."""

from __future__ import annotations

import asyncio
import shlex
import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from erawan.client import AsyncWatchedGame, GameEvent, to_phrase
from erawan.core import registry
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.protocol import messages as p
from erawan.protocol.seats_and_clocks import NoClock, Opponent
from erawan.records import Record, parse_record
from erawan.tui.game_session import Ending, GameSession, Played, SuggestedTurn
from erawan.tui.labels import person_name
from erawan.tui.remote.stored_credentials import Account
from erawan.words import Phrase


class RemoteSession(GameSession):
    """A game on a server, as one of its players or as a spectator."""

    def __init__(self, account: Account, game: str) -> None:
        super().__init__()
        self._account = account
        self.id = game
        self._live = self._watch(game)
        self._is_open = False
        self._changed = asyncio.Event()
        self._state: State | None = None
        self._position: tuple[int, int, str] | None = None
        self._clock: p.ClockView | None = None
        self._clock_heard_s = 0.0

    async def open(self) -> RemoteSession:
        """Connect, and return the session itself."""
        await self._live.open()
        self.game = registry.game(self._game_view.game, **self._game_view.options)
        self._is_open = True
        return self

    def _watch(self, game: str) -> AsyncWatchedGame:
        live = AsyncWatchedGame(self._account.origin, self._account.credentials, game)
        live.add_listener(self._hear)
        return live

    @property
    def _game_view(self) -> p.GameView:
        return self._live.view

    @property
    def people(self) -> tuple[int, ...]:  # type: ignore[override]
        """The user's seats."""
        return tuple(self._game_view.you)

    # ---- what there is to see

    @property
    def state(self) -> State:
        """A state that agrees with the server's view, its hidden hands dealt at random once for each position."""
        at = self._game_view.position
        position = (at.ply, at.line, at.text)
        if self._state is None or position != self._position:
            self._state, self._position = self.game.imagine(self._live.seat_view, Random(0)), position
        return self._state

    def view(self, seat: int | None) -> View:
        """Return the view that the server sent; for any other seat, the part of the position that this seat may see."""
        seen = self._live.seat_view
        return seen if seat == seen.seat else replace(self.state.view(seat), latest=seen.latest)

    @property
    def turns(self) -> Sequence[Played]:
        """The turns that the server shows."""
        return [_played(turn) for turn in self._game_view.turns]

    @property
    def ending(self) -> Ending | None:
        """The result, which may be one outside the rules."""
        result = self._game_view.result
        if result is None:
            return None
        return Ending(tuple(result.winners), to_phrase(result.words), tuple(self._game_view.ratings))

    @property
    def is_person_to_move(self) -> bool:
        """True if it is the user's turn in a game that has begun."""
        return self._game_view.status == "running" and super().is_person_to_move

    def name(self, seat: int) -> str | Phrase:
        """Return the name of a seat's player on the server."""
        held = self._game_view.seats[seat - 1]
        if isinstance(held.plan, Opponent):
            return held.plan.player
        if seat in self.people:
            return Phrase("tui-you")
        return person_name(held)

    @property
    def is_help_off(self) -> bool:
        """True while a game runs that is rated or between people: help from the engine is off."""
        return self.ending is None and self._game_view.is_help_off

    @property
    def notice(self) -> Phrase | None:
        """A lost connection, a question, missing players, or the latest chat message."""
        view = self._game_view
        if self._live.error is not None:
            return self._live.error.phrase
        if not self._live.is_connected:
            return Phrase("web-reconnecting")
        if view.request is not None:
            if view.request.seat in self.people:
                return Phrase(f"web-asking-{view.request.matter}")
            return Phrase(f"web-asks-{view.request.matter}", {"name": self.name(view.request.seat)})
        if view.status == "waiting":
            return Phrase("web-waiting")
        if view.said:
            said = view.said[-1]
            return Phrase("tui-said", {"seat": said.seat, "text": said.text})
        return None

    @property
    def question(self) -> Phrase | None:
        """The request of another player to the user."""
        request = self._game_view.request
        return self.notice if request is not None and request.seat not in self.people else None

    @property
    def clocks(self) -> tuple[int, ...] | None:
        """The times that the server sent last, minus the time since then."""
        clock = self._game_view.clock
        if isinstance(clock.plan, NoClock):
            return None
        passed_ms = int(1000 * (time.monotonic() - self._clock_heard_s)) if clock is self._clock else 0
        return tuple(
            max(0, left - passed_ms) if seat == clock.running else left for seat, left in enumerate(clock.left_ms, 1)
        )

    @property
    def running_clock(self) -> int | None:
        """The seat whose clock runs, as the server says."""
        return self._game_view.clock.running

    # ---- what can be done

    async def advance(self) -> None:
        """Wait until it is the user's turn or the game is over."""
        while self.ending is None and not self.is_person_to_move:
            if self._live.error is not None:
                raise self._live.error
            self._changed.clear()
            await self._changed.wait()

    async def play(self, turn: str) -> None:
        """Send a turn for the position that is shown."""
        await self._live.play(turn)

    async def hint(self) -> SuggestedTurn:
        """Ask the server's engine for a turn."""
        answer = await self._live.hint()
        return SuggestedTurn(answer.turn, to_phrase(answer.does))

    async def take_back(self) -> bool:
        """Ask for a takeback; against computers it happens at once."""
        line = self._game_view.position.line
        await self._live.ask("takeback")
        return self._game_view.position.line != line or self._game_view.request is not None

    async def resign(self) -> None:
        """Resign."""
        to_move = self._game_view.position.to_move
        await self._live.resign(to_move if to_move in self.people else self.people[0])

    async def offer_draw(self) -> None:
        """Offer a draw."""
        await self._live.ask("draw")

    async def play_again(self) -> bool:
        """Ask for a rematch; once all have agreed, this session switches to the new game."""
        if self._game_view.rematch is None:
            await self._live.ask("rematch")
        following = self._game_view.rematch
        if following is None:
            return False
        await self._live.close()
        self.id = following
        self._live = self._watch(following)
        await self.open()
        self.on_news()
        return True

    async def answer(self, agree: bool) -> None:
        """Accept or decline what another player asks."""
        request = self._game_view.request
        if request is not None:
            await self._live.answer(request.matter, agree)

    async def say(self, text: str) -> None:
        """Send a chat message."""
        await self._live.say(text)

    def farewell(self) -> Phrase | None:
        """Return how to continue later."""
        if self.ending is not None:
            return None
        return Phrase("play-goodbye-server", {"url": shlex.quote(self._account.origin), "game": self.id})

    async def fetch_record(self) -> Record:
        """Return the record; raise an error while it is hidden (K4.6)."""
        return parse_record(await asyncio.to_thread(self._account.get_record, self.id))

    async def close(self) -> None:
        """Close the connection."""
        await self._live.close()

    def _hear(self, event: GameEvent) -> None:
        if isinstance(event, p.PlayedMessage):
            self._fresh.append(_played(event.turn))
        self._changed.set()
        if not self._live.has_view:
            return
        if self._game_view.clock is not self._clock:
            self._clock, self._clock_heard_s = self._game_view.clock, time.monotonic()
        if self._is_open:
            self.on_news()


def _played(turn: p.TurnView) -> Played:
    return Played(turn.seat, turn.turn, to_phrase(turn.does))
