"""The bodies of requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from erawan.protocol.messages import GameView, Words
from erawan.protocol.seats_and_clocks import ClockPlan, NoClock, SeatPlan
from erawan.protocol.studies import ListedStudy


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to be made."""

    game: Annotated[str, Meta(max_length=40, description="siam or king-of-siam.")]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=4)]
    clock: ClockPlan = NoClock()
    hints: bool | None = None
    """Whether hints are given; if unsaid, against opponents of ours only."""
    takebacks: bool = True
    chat: bool = True
    position: Annotated[str, Meta(max_length=1000)] = ""
    """Begins with this position."""
    record: Annotated[str, Meta(max_length=400_000)] = ""
    """Goes on from this record."""
    ply: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After so many of the record's turns; all of them if unsaid."""


class SeatLink(Struct, frozen=True):
    """A link that gives somebody a seat, once. The secret part stands behind ``#``, which browsers never send."""

    seat: int
    url: str
    token: str


class MadeGame(Struct, frozen=True):
    """A new game, and the links for those who are invited."""

    game: GameView
    links: list[SeatLink]


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a link."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class Me(Struct, frozen=True):
    """Who you are."""

    is_known: bool
    name: str
    is_bot: bool
    id: str | None = None
    """How your profile is asked for."""
    colour: str = ""
    has_passphrase: bool = False
    """Whether you can come back by your name and a passphrase."""


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be called by."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    colour: Annotated[str, Meta(pattern="^(#[0-9a-f]{6})?$")] | None = None
    """A colour to be seen in, as `#1f7a4d`; none if empty, as it was if left out."""


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A passphrase to come back by; none if empty."""

    passphrase: Annotated[str, Meta(max_length=200)]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its passphrase."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]
    bring: bool = False
    """Whether the games, studies and tried puzzles of the guest that this browser was come along, if only this browser
    knows that guest."""


class WebhookUrl(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to be called."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]


class WebhookInfo(Struct, frozen=True):
    """Where you are called; the secret only when it has just been made."""

    url: str | None
    secret: str | None = None


class Turns(Struct, frozen=True):
    """The games that wait for you."""

    count: int
    games: list[str]


class RatingInfo(Struct, frozen=True, kw_only=True):
    """How somebody does at a game with so many seats."""

    game: str
    seats: int
    rating: int
    """1500 to begin with; OpenSkill."""
    deviation: int
    """How sure it is: two thirds of the time the strength is within this of the rating."""
    played: int
    won: int
    drawn: int
    lost: int
    streak: int
    """How many in a row were won; below 0 how many were not."""
    best_streak: int


class Profile(Struct, frozen=True):
    """What everybody may know of somebody."""

    id: str
    name: str
    colour: str
    is_bot: bool
    ratings: list[RatingInfo]


class SaidInGame(Struct, frozen=True):
    """Something you said at a table."""

    game: str
    at_ms: int
    text: str


class AddressInfo(Struct, frozen=True):
    """An address, and from where it can be used: `here`, `network` or `public`."""

    kind: str
    url: str


class Addresses(Struct, frozen=True):
    """Where the server is reached."""

    addresses: list[AddressInfo]


class QrText(Struct, frozen=True, forbid_unknown_fields=True):
    """What a QR code is to say: a link."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ListedSeat(Struct, frozen=True):
    """A seat of a game in a list."""

    seat: int
    plan: SeatPlan
    name: str | None
    is_taken: bool
    is_you: bool


class ListedGame(Struct, frozen=True):
    """A game in a list."""

    id: str
    title: str
    """What who made it calls it."""
    game: str
    options: dict[str, Any]
    status: str
    ply: int
    to_move: int
    your_turn: bool
    due_ms: int | None
    """When the time of the seat to move is over, in milliseconds of the epoch."""
    winners: list[int] | None
    reason: str | None
    made_ms: int
    changed_ms: int
    clock: ClockPlan
    seats: list[ListedSeat]


class Games(Struct, frozen=True):
    """A page of games; ``before_ms`` and ``before_id`` together ask for the next one."""

    games: list[ListedGame]
    before_ms: int | None = None
    before_id: str | None = None


class TriedPuzzle(Struct, frozen=True):
    """What you have made of a puzzle."""

    puzzle: str
    tried_ms: int
    is_right: bool
    """Whether your first try was."""
    solved_ms: int | None


class Export(Struct, frozen=True):
    """Everything that is kept about you."""

    me: Me
    profile: Profile
    games: list[ListedGame]
    """Their records are at `/api/games/{game_id}/record`."""
    said: list[SaidInGame]
    webhook: str | None
    puzzles: list[TriedPuzzle]
    studies: list[ListedStudy]
    """Their records are at `/api/studies/{study_id}/record`."""


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    least: int | None
    most: int | None
    rule: str
    words: Words


class GameInfo(Struct, frozen=True):
    """A game one can play here."""

    name: str
    options: list[OptionInfo]
    levels: list[int]


class Catalogue(Struct, frozen=True):
    """What one can play here."""

    games: list[GameInfo]
    languages: list[str]


class Health(Struct, frozen=True):
    """How the server is."""

    is_live: bool
    is_ready: bool
    version: str
    games: int = 0
    sockets: int = 0


class ProvinceInfo(Struct, frozen=True):
    """A province on a drawing of the map."""

    code: str
    name: str
    path: str
    """Its outline as SVG writes it."""
    x: float
    y: float
    """Where its name and followers stand."""
    neighbours: list[str]
    home_of: str | None
    """The letter of the faction whose home it is."""


class RoadInfo(Struct, frozen=True):
    """A border between provinces that do not touch on the drawing."""

    path: str
    ends: list[tuple[float, float]]


class MapInfo(Struct, frozen=True):
    """A map of King of Siam, to be drawn."""

    name: str
    title: str
    width: float
    height: float
    provinces: list[ProvinceInfo]
    coast: str
    borders: str
    mountains: str
    peaks: list[tuple[float, float]]
    roads: list[RoadInfo]
    open_sea: tuple[float, float] | None
    is_reconstruction: bool
