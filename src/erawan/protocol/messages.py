"""The messages of the socket, both ways; docs/protocol.md is made from these types.

A message is one JSON object in one text frame; ``t`` names its type. Messages may gain fields and types may be added;
a client ignores what it does not know. The server is strict: what it does not know it refuses.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from erawan.protocol import commands as c
from erawan.protocol.commands import Matter, Step
from erawan.protocol.seats_and_clocks import ClockPlan, SeatPlan

VERSION = 1

# ---- from the client, besides what is asked of tables


class Watch(c.Command, frozen=True, kw_only=True, tag="watch"):
    """Begins to follow a game: a ``snapshot`` comes, then everything that happens."""


class Leave(c.Command, frozen=True, kw_only=True, tag="leave"):
    """Stops following a game."""


class Choose(c.Command, frozen=True, kw_only=True, tag="choose"):
    """Asks how a half-made turn may go on."""

    prefix: c.TurnText = ""
    whole: bool = False
    """Asks for whole turns at once; given where a position has few, as in Siam."""
    ahead: bool = False
    """Asks as if it were your turn now, for a turn to be prepared; whether it is legal is judged when it comes."""
    seat: Annotated[int, Meta(ge=1, le=4)] | None = None
    """Needed ahead of time by who holds several."""


class Hint(c.Command, frozen=True, kw_only=True, tag="hint"):
    """Asks our engine for a turn, where the game allows hints."""


class Ping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ping", tag_field="t"):
    """Asks whether anybody is there."""

    id: c.CommandId


class Follow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="follow", tag_field="t"):
    """Begins to follow all of one's games: ``turns`` comes, then a ``turn`` whenever something happens in one."""

    id: c.CommandId


Incoming: TypeAlias = c.TableCommand | c.Prepare | Watch | Leave | Choose | Hint | Ping | Follow

decode_incoming = Decoder(Incoming).decode

# ---- parts of what the server says


class Words(Struct, frozen=True):
    """Something to say in any language: a key of the catalogues with its values, which may be such things again."""

    key: str
    values: dict[str, Any] = {}


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """A way to go on with a half-made turn."""

    text: str
    """The half-made turn with this choice added."""
    is_turn: bool
    """Whether it is a whole turn."""
    does: Words | None = None
    """What it would do."""


class TurnView(Struct, frozen=True, omit_defaults=True):
    """A turn that was made."""

    seat: int
    turn: str
    does: Words
    clock_ms: int | None = None
    """What the seat's clock showed after it."""
    is_forced: bool = False
    """Whether it was the only one, so that the server made it."""
    after: str | None = None
    """The position after it, in a list of all turns."""


class SeatView(Struct, frozen=True):
    """A seat and who holds it."""

    seat: int
    plan: SeatPlan
    name: str | None
    """The player's name; none while nobody sits there."""
    is_taken: bool
    is_present: bool
    """Whether who holds it is connected; opponents of ours always are."""
    profile: str | None = None
    """The person, as `/api/people` knows them."""
    colour: str | None = None
    """The colour the person chose."""


class ClockView(Struct, frozen=True):
    """The clocks at the moment the message was sent."""

    plan: ClockPlan
    left_ms: list[int]
    """What each seat has left; below 0 never."""
    running: int | None
    """The seat whose clock runs."""


class RequestView(Struct, frozen=True):
    """What somebody asks of the others."""

    matter: Matter
    seat: int
    agreed: list[int]


class ResultView(Struct, frozen=True):
    """How a game ended: the winning seats (none: a draw), and why."""

    winners: list[int]
    reason: str
    words: Words


class SaidView(Struct, frozen=True):
    """Something said at the table."""

    seat: int
    text: str
    at_ms: int


class PreparedView(Struct, frozen=True, omit_defaults=True):
    """What a seat of yours means to do when its turn comes."""

    seat: int
    steps: list[Step] = []
    """The turns that are left."""
    standing: str | None = None
    """``card`` or ``struggle``: how long it passes."""


class PositionView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A position as one seat, or a spectator, may see it."""

    ply: int
    """How many turns have been made."""
    line: int = 0
    """How often turns were taken back; with ``ply`` it names the position."""
    seat: int | None = None
    """Whose view it is; none for a spectator."""
    text: str
    """The position in the game's notation, what is hidden left out."""
    to_move: int
    latest: list[str | None]
    """Each seat's latest turn."""
    if_over_now: Words | None = None
    """Who would win, and why, if the game ended as it stands (King of Siam)."""
    choices: list[ChoiceView] = []
    """How a turn may begin, if the seat is to move."""


class GameView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a game that one may see."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    """``waiting`` for people, ``running`` or ``over``."""
    you: list[int]
    """The seats you hold."""
    is_yours: bool
    """Whether you made the game, so that you may invite."""
    seats: list[SeatView]
    position: PositionView
    turns: list[TurnView]
    """All turns; of a running game that hides cards (K4.6) each seat's latest only."""
    has_all_turns: bool
    start: str | None
    """The first position, where all turns are given."""
    clock: ClockView
    request: RequestView | None
    result: ResultView | None
    hints: bool
    takebacks: bool
    chat: bool
    said: list[SaidView]
    thinking: bool
    """Whether an opponent of ours is thinking."""
    rematch: str | None
    rematch_of: str | None
    made_ms: int
    title: str = ""
    """What who made it calls it."""
    is_rated: bool = False
    """Whether it counts for the ratings, as it stands."""
    watchers: int = 0
    """How many look on without a seat."""
    prepared: list[PreparedView] = []
    """What your seats mean to do; nobody else sees it."""


# ---- from the server


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """Whatever the server says."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """Comes first on every socket."""

    version: int
    you: str | None
    """Your name; none for somebody who only watches."""
    erawan: str


class Snapshot(Message, frozen=True, kw_only=True, tag="snapshot"):
    """A game as it stands: after ``watch``, and whenever what you know may be out of date."""

    game: GameView


class PlayedMessage(Message, frozen=True, kw_only=True, tag="played"):
    """A turn was made and is on disk. ``ply`` counts up by one; after a gap ask for a snapshot with ``watch``."""

    game: str
    turn: TurnView
    position: PositionView
    clock: ClockView
    request: RequestView | None = None
    """What is still being asked: most turns answer it."""
    thinking: bool = False
    result: ResultView | None = None


class Changed(Message, frozen=True, kw_only=True, tag="changed"):
    """Something other than the position changed: who sits where, presence, requests, thinking."""

    game: str
    status: str
    seats: list[SeatView]
    request: RequestView | None = None
    clock: ClockView
    thinking: bool = False
    rematch: str | None = None
    title: str = ""
    is_rated: bool = False


class WatchersMessage(Message, frozen=True, kw_only=True, tag="watchers"):
    """How many look on without a seat; comes shortly after somebody came or left."""

    game: str
    count: int


class PreparedMessage(Message, frozen=True, kw_only=True, tag="prepared"):
    """What your seat means to do has changed: said, done in part, done, or no longer possible. Only you are told."""

    game: str
    seat: int
    prepared: PreparedView | None = None


class TurnsMessage(Message, frozen=True, kw_only=True, tag="turns"):
    """The games that wait for you, the longest first; after ``follow``."""

    games: list[str]


class TurnMessage(Message, frozen=True, kw_only=True, tag="turn"):
    """Something happened in a game in which you hold a seat: whether it waits for you now."""

    game: str
    kind: str
    """``siam`` or ``king-of-siam``."""
    title: str = ""
    status: str
    is_yours: bool
    """Whether it is your turn."""
    by_you: bool = False
    """Whether it came about by what you did yourself, here or at another screen: nothing to call you for."""
    ply: int
    due_ms: int | None = None
    """When your time is over, in milliseconds of the epoch."""


class SaidMessage(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    game: str
    said: SaidView


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """Your command was done and is on disk. Sent again under the same id, it gets the same answer."""

    id: str
    number: int = 0
    """The number of the event it brought about; 0 if none was needed."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Your command was not done, and nothing changed."""

    id: str | None
    code: str
    """What is wrong, for programs: stable."""
    message: str
    """What is wrong, for people."""
    words: Words
    rule: str = ""


class Choices(Message, frozen=True, kw_only=True, tag="choices"):
    """How a half-made turn may go on, and what a whole one would lead to."""

    id: str
    game: str
    prefix: str
    ply: int
    line: int = 0
    choices: list[ChoiceView]
    preview: PositionView | None = None
    """The position after the turn, if the prefix is a whole one; if only the follower to take is missing, before it."""
    why: Words | None = None
    """Why nothing follows, if the prefix leads to no legal turn."""
    rule: str = ""
    """The rule that says so."""
    ahead: bool = False
    """Whether it is answered as if it were your turn: for a turn to be prepared."""


class HintMessage(Message, frozen=True, kw_only=True, tag="hint"):
    """A turn our engine would make."""

    id: str
    game: str
    ply: int
    line: int = 0
    turn: str
    does: Words
    returns: Annotated[list[float], Meta(description="What the engine expects for each seat, from -1 lost to 1 won.")]


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """Somebody is there."""

    id: str


Outgoing: TypeAlias = (
    Hello
    | Snapshot
    | PlayedMessage
    | Changed
    | WatchersMessage
    | SaidMessage
    | PreparedMessage
    | TurnsMessage
    | TurnMessage
    | Done
    | Refused
    | Choices
    | HintMessage
    | Pong
)

encode_outgoing = Encoder().encode
