"""A session between people at this terminal and our opponents, saved to a file of records after every turn."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from erawan.core.errors import IllegalError
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.players import Player
from erawan.players.player import choose_async
from erawan.records import Record, Result, record_of
from erawan.records.record_autosave import RecordAutosave
from erawan.search.search_result import SearchResult
from erawan.tui.game_session import Ending, GameSession, Played, SuggestedTurn
from erawan.words import Phrase


class LocalSession(GameSession):
    """A game at this terminal."""

    def __init__(
        self,
        states: Sequence[State],
        turns: Sequence[str],
        players: Mapping[int, Player],
        adviser: Player,
        autosave: RecordAutosave | None = None,
    ) -> None:
        """Seat ``players`` on their seats and people on the others; ``turns`` led from the first state to the last."""
        super().__init__()
        self.game = states[0].game
        self.people = tuple(seat for seat in range(1, self.game.seats + 1) if seat not in players)
        self.players = players
        # Hints come from a player of their own, so that asking for one does not change what the opponents will do.
        self.adviser = adviser
        self.autosave = autosave
        self.began = datetime.now(UTC)
        self._states = list(states)
        self._texts = list(turns)
        self._resigned: int | None = None

    # ---- what there is to see

    @property
    def state(self) -> State:
        """The current position."""
        return self._states[-1]

    @property
    def states(self) -> Sequence[State]:
        """All positions from the first on."""
        return self._states

    @property
    def texts(self) -> Sequence[str]:
        """The texts of all turns."""
        return self._texts

    def view(self, seat: int | None) -> View:
        """Return what a seat sees."""
        return self.state.view(seat)

    @property
    def turns(self) -> Sequence[Played]:
        """All turns; K4.6: only each seat's latest while hands are hidden."""
        played = [
            Played(state.to_move, turn, state.describe(turn))
            for state, turn in zip(self._states, self._texts, strict=False)
        ]
        return played[-self.game.seats :] if self.has_secrets else played

    @property
    def ending(self) -> Ending | None:
        """The end by the rules, or by resignation."""
        if self.state.outcome is not None:
            return Ending(self.state.outcome.winners, self.state.outcome.phrase)
        if self._resigned is not None:
            return Ending(self._winners_over(self._resigned), Phrase("ended-resigned"))
        return None

    def name(self, seat: int) -> str | Phrase:
        """Return the opponent's name, or a phrase for a person."""
        if seat in self.players:
            return self.players[seat].name
        return Phrase("tui-you" if len(self.people) == 1 else "tui-person")

    # ---- what can be done

    async def advance(self) -> None:
        """Let opponents play until a person is to move."""
        while self.ending is None and not self.is_person_to_move:
            seat, ply = self.state.to_move, len(self._texts)
            thought = await self._ask(self.players[seat], seat)
            if (seat, ply) == (self.state.to_move, len(self._texts)) and self.ending is None:
                self._play(thought.turn)

    async def play(self, turn: str) -> None:
        """Make a turn."""
        if self.ending is not None:
            raise IllegalError("game.over")
        self._play(turn)

    async def hint(self) -> SuggestedTurn:
        """Return the adviser's turn."""
        thought = await self._ask(self.adviser, self.state.to_move)
        return SuggestedTurn(thought.turn, self.state.describe(thought.turn))

    async def _ask(self, player: Player, seat: int) -> SearchResult:
        view = self.view(self.state.to_move)
        thought = await choose_async(player, view, report=lambda thought: self.on_thought(seat, thought))
        # Not every player tells what it thinks before it is done.
        self.on_thought(seat, thought)
        return thought

    def _play(self, turn: str) -> None:
        state = self.state
        after, text = state.play(turn), state.format_turn(state.parse_turn(turn))
        self._states.append(after)
        self._texts.append(text)
        self._fresh.append(Played(state.to_move, text, state.describe(text)))
        self._keep()
        self.on_news()

    async def take_back(self) -> bool:
        """Return to the latest position in which a person was to move."""
        earlier = [n for n, state in enumerate(self._states[:-1]) if state.to_move in self.people]
        if self._resigned is not None:
            self._resigned = None
        elif not earlier:
            return False
        else:
            del self._states[earlier[-1] + 1 :]
            del self._texts[earlier[-1] :]
        self._keep()
        self.on_news()
        return True

    async def resign(self) -> None:
        """Resign for the person to move, or the only one."""
        if self.ending is not None:
            raise IllegalError("game.over")
        self._resigned = self.state.to_move if self.is_person_to_move else self.people[0]
        self._keep()
        self.on_news()

    async def fetch_record(self) -> Record:
        """Return the game so far."""
        return self.record()

    async def close(self) -> None:
        """Close the players."""
        for player in (*self.players.values(), self.adviser):
            player.close()

    def farewell(self) -> Phrase | None:
        """Return how to continue a saved game later; None if nothing was played."""
        if self.autosave is None or not self.autosave.has_written:
            return None
        if self.ending is not None:
            return Phrase("play-recorded", {"path": str(self.autosave.path)})
        seats = ",".join(str(seat) for seat in self.people)
        others = ",".join(player.name for player in self.players.values())
        words = f" --seat {seats}" + (f" --opponent {shlex.quote(others)}" if others else "")
        return Phrase("play-goodbye-record", {"path": shlex.quote(str(self.autosave.path)), "words": words})

    # ---- the record

    def record(self) -> Record:
        """Return the game so far."""
        names = tuple(self.players[seat].name if seat in self.players else "" for seat in range(1, self.game.seats + 1))
        result = Result(self._winners_over(self._resigned), "resigned") if self._resigned is not None else None
        return record_of(
            self._states[0], self._texts, seats=names, began=self.began, ended=datetime.now(UTC), result=result
        )

    def _keep(self) -> None:
        if self.autosave is not None and (self._texts or self.autosave.has_written):
            self.autosave.save(self.record())

    def _winners_over(self, seat: int) -> tuple[int, ...]:
        """Return who wins when a seat resigns: all seats but its side."""
        lost = next(side for side in self.game.sides if seat in side)
        return tuple(other for other in range(1, self.game.seats + 1) if other not in lost)
