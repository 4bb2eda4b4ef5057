"""A session: one game as the people at this terminal play it, locally or on a server.

Screens and the line mode talk to a session and know nothing of opponents, files and servers. Positions are
states of the library, drawn as a seat may see them; the state lists the legal turns.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from erawan.core.errors import IllegalError
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.records import Record
from erawan.search.search_result import SearchResult
from erawan.words import Phrase

if TYPE_CHECKING:
    # Games on a server need an extra; sessions on this machine do not.
    from erawan.protocol.messages import RatingChangeView


@dataclass(frozen=True)
class Played:
    """A turn that was played."""

    seat: int
    turn: str
    does: Phrase


@dataclass(frozen=True)
class Ending:
    """The end of a game: the winning seats (none in a draw), and the reason."""

    winners: tuple[int, ...]
    told: Phrase
    ratings: tuple[RatingChangeView, ...] = ()
    """How a rated game changed the ratings of its players."""


@dataclass(frozen=True)
class SuggestedTurn:
    """A suggested turn and its description."""

    turn: str
    does: Phrase


class GameSession(ABC):
    """The interface of every session."""

    game: Game
    people: tuple[int, ...]
    """The seats of the people at this terminal; none for a spectator."""

    def __init__(self) -> None:
        self.on_news: Callable[[], None] = lambda: None
        """Called whenever something has changed."""
        self.on_thought: Callable[[int, SearchResult], None] = lambda seat, thought: None
        """Called with a seat and its opponent's search result so far, from any thread."""
        self._fresh: list[Played] = []

    @property
    @abstractmethod
    def state(self) -> State:
        """The position, as far as it is known here."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator, sees of the position."""

    @property
    @abstractmethod
    def turns(self) -> Sequence[Played]:
        """The turns so far, as far as they are visible."""

    @property
    @abstractmethod
    def ending(self) -> Ending | None:
        """The end of the game; None while it runs."""

    @abstractmethod
    def name(self, seat: int) -> str | Phrase:
        """Return the name of a seat's player."""

    def take_fresh(self) -> list[Played]:
        """Return the turns played since the last call."""
        fresh, self._fresh = self._fresh, []
        return fresh

    @property
    def is_person_to_move(self) -> bool:
        """True if a person at this terminal is to move."""
        return self.ending is None and self.state.to_move in self.people

    @property
    def has_secrets(self) -> bool:
        """K4.6: whether seats see different things."""
        return self.ending is None and self.view(None).text != str(self.state)

    @property
    def is_help_off(self) -> bool:
        """True if fair play forbids help from the engine now."""
        return False

    @property
    def notice(self) -> Phrase | None:
        """A message for the people here, such as a lost connection."""
        return None

    @property
    def clocks(self) -> tuple[int, ...] | None:
        """The milliseconds left for each seat now; None without clocks."""
        return None

    @property
    def running_clock(self) -> int | None:
        """The seat whose clock runs."""
        return None

    @abstractmethod
    async def advance(self) -> None:
        """Let the others play until a person here is to move or the game is over."""

    @abstractmethod
    async def play(self, turn: str) -> None:
        """Play a turn for the seat to move; raise its error and change nothing if it is illegal."""

    @abstractmethod
    async def hint(self) -> SuggestedTurn:
        """Return a turn worth trying for the seat to move."""

    @abstractmethod
    async def take_back(self) -> bool:
        """Take back the latest turn of a person here; return False if there is none, or others must agree first."""

    @abstractmethod
    async def resign(self) -> None:
        """Resign for the people here."""

    async def play_again(self) -> bool:
        """Ask the others for a rematch; return False while they have not agreed."""
        return False

    async def answer(self, agree: bool) -> None:
        """Accept or decline what another player asks."""
        raise IllegalError("table.not_asked")

    async def offer_draw(self) -> None:
        """Offer a draw."""
        raise IllegalError("table.no_draw")

    async def say(self, text: str) -> None:
        """Send a chat message."""
        raise IllegalError("table.no_chat")

    @property
    def question(self) -> Phrase | None:
        """The request of another player to the people here."""
        return None

    @abstractmethod
    def farewell(self) -> Phrase | None:
        """Return how to continue later; None where there is nothing to continue."""

    @abstractmethod
    async def fetch_record(self) -> Record:
        """Return the game so far as a record; raise an error where it is not available yet."""

    @abstractmethod
    async def close(self) -> None:
        """Release the session's resources; the game can be continued later."""
