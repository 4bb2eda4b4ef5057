"""The commands that users and programs may send to a table, as they arrive over the network."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

GameId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{8,32}$", description="The game, as in its address.")]
CommandId: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="Chosen by the sender; the same command sent again under the same id is not done twice.",
    ),
]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000, description="How many turns had been made.")]
LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000, description="How often turns had been taken back.")]
TurnText: TypeAlias = Annotated[str, Meta(max_length=200, description="A turn in the game's notation.")]


Matter: TypeAlias = Literal["draw", "takeback", "rematch"]
"""What one may ask of the others."""
MOST_STEPS = 12


class Step(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A turn to be made, and what the others have to do before it."""

    turn: TurnText
    expect: Annotated[tuple[TurnText, ...], Meta(max_length=12)] = ()
    """The turns of the others before it, in order; none if it is to be made whatever they do."""


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    """Whatever is asked of one game."""

    game: GameId
    id: CommandId


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Makes a turn in the position that ``ply`` and ``line`` name."""

    ply: Ply
    turn: TurnText
    line: LineNumber = 0


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Gives the game up."""

    seat: Annotated[int, Meta(ge=1, le=4)] | None = None
    """Needed by who holds several seats and none of them is to move."""


class Ask(Command, frozen=True, kw_only=True, tag="ask"):
    """Asks the other people for a draw, a takeback or a rematch; with nobody to ask it is done at once."""

    matter: Matter


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Says yes or no to what was asked; who asked may say no to it as well."""

    matter: Matter
    agree: bool


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Says something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandUp(Command, frozen=True, kw_only=True, tag="stand_up"):
    """Gives one's seat up: somebody else may take it, and the game goes on."""

    seat: Annotated[int, Meta(ge=1, le=4)] | None = None
    """Needed by who holds several."""


class Title(Command, frozen=True, kw_only=True, tag="title"):
    """Calls a game something; for who made it."""

    title: Annotated[str, Meta(max_length=200)]


class Prepare(Command, frozen=True, kw_only=True, tag="prepare"):
    """Says what to do when one's turn comes; nobody else learns of it. With neither turns nor a pass: nothing any more.

    ``ply`` and ``line`` name the position it is said in. Who sends it again after a lost connection is judged anew.
    """

    ply: Ply
    line: LineNumber = 0
    seat: Annotated[int, Meta(ge=1, le=4)] | None = None
    """Needed by who holds several."""
    steps: Annotated[tuple[Step, ...], Meta(max_length=MOST_STEPS)] = ()
    """Turns to be made, each only if it is legal then and the others did as expected; otherwise all are dropped."""
    standing: Literal["card", "struggle"] | None = None
    """Passes until somebody plays a card, or for this struggle (King of Siam)."""


TableCommand: TypeAlias = Play | Resign | Ask | Answer | Say | StandUp | Title
