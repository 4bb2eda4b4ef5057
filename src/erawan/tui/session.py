"""A session: one game as the people at this terminal play it, locally or on a server.

Screens and the line-by-line table talk to a session and know nothing of opponents, files and servers. Positions are
states of the library, drawn as a seat may see them; what a turn may be is asked of the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from erawan.core.errors import IllegalError
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.records import Record
from erawan.search.search_result import SearchResult
from erawan.words import Phrase


@dataclass(frozen=True)
class Played:
    """A turn that was made."""

    seat: int
    turn: str
    does: Phrase


@dataclass(frozen=True)
class Ending:
    """How the game ended: the winning seats (none: a draw), and why."""

    winners: tuple[int, ...]
    told: Phrase


@dataclass(frozen=True)
class Hint:
    """A turn that is worth trying."""

    turn: str
    does: Phrase


class Session(ABC):
    """What every session offers."""

    game: Game
    people: tuple[int, ...]
    """The seats of those at this terminal; none for somebody who only watches."""

    def __init__(self) -> None:
        self.on_news: Callable[[], None] = lambda: None
        """Is called whenever something has changed."""
        self.on_thought: Callable[[int, SearchResult], None] = lambda seat, thought: None
        """Hears what the opponent on a seat is thinking, from any thread."""
        self._fresh: list[Played] = []

    @property
    @abstractmethod
    def state(self) -> State:
        """The position, as far as it is known here."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator, sees of it."""

    @property
    @abstractmethod
    def turns(self) -> Sequence[Played]:
        """What has been played, as far as it is shown."""

    @property
    @abstractmethod
    def ending(self) -> Ending | None:
        """How the game ended; None while it runs."""

    @abstractmethod
    def name(self, seat: int) -> str | Phrase:
        """Return who sits there."""

    def take_fresh(self) -> list[Played]:
        """Return the turns made since this was last asked."""
        fresh, self._fresh = self._fresh, []
        return fresh

    @property
    def is_person_to_move(self) -> bool:
        """Whether somebody at this terminal is to move."""
        return self.ending is None and self.state.to_move in self.people

    @property
    def has_secrets(self) -> bool:
        """K4.6: whether seats see different things."""
        return self.ending is None and self.view(None).text != str(self.state)

    @property
    def notice(self) -> Phrase | None:
        """What everybody here should know, such as a lost connection."""
        return None

    @property
    def clocks(self) -> tuple[int, ...] | None:
        """The milliseconds each seat has left at this moment; None without clocks."""
        return None

    @property
    def running_clock(self) -> int | None:
        """The seat whose clock runs."""
        return None

    @abstractmethod
    async def advance(self) -> None:
        """Let the others play until somebody here is to move or the game is over."""

    @abstractmethod
    async def play(self, turn: str) -> None:
        """Make a turn for the seat to move; what is wrong with it is raised, and nothing has changed."""

    @abstractmethod
    async def hint(self) -> Hint:
        """Return a turn that is worth trying for the seat to move."""

    @abstractmethod
    async def take_back(self) -> bool:
        """Go back to the latest turn of somebody here; False if there is none, or others must agree first."""

    @abstractmethod
    async def resign(self) -> None:
        """Give the game up for the people here."""

    async def play_again(self) -> bool:
        """Ask the others for another game; False while they have not agreed."""
        return False

    async def answer(self, agree: bool) -> None:
        """Say yes or no to what somebody asks."""
        raise IllegalError("table.not_asked")

    async def offer_draw(self) -> None:
        """Offer a draw to whoever can take it."""
        raise IllegalError("table.no_draw")

    async def say(self, text: str) -> None:
        """Say something to the others."""
        raise IllegalError("table.no_chat")

    @property
    def question(self) -> Phrase | None:
        """What somebody asks of those here."""
        return None

    @abstractmethod
    def farewell(self) -> Phrase | None:
        """Return how to go on later; nothing where there is nothing to go on with."""

    @abstractmethod
    async def fetch_record(self) -> Record:
        """Return the game so far as a record; an error where it may not be had yet."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of what the session holds; the game can be gone on with later."""
