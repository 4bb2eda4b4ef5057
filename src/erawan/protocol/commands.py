"""The commands that clients send to a game, over the WebSocket or as the body of an HTTP request."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

GameId: TypeAlias = Annotated[
    str, Meta(pattern="^[a-z0-9]{8,32}$", description="Id of the game, as in the address of its page.")
]
CommandId: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="Id that the client chooses. The answer carries the same id. A command that is sent again under "
        "the same id is not executed twice.",
    ),
]
Ply: TypeAlias = Annotated[
    int, Meta(ge=0, le=1_000_000, description="Number of turns played before the command, as the client knows it.")
]
LineNumber: TypeAlias = Annotated[
    int,
    Meta(
        ge=0,
        le=1_000_000,
        description="Number of takebacks so far. `ply` and `line` together identify the position.",
    ),
]
TurnText: TypeAlias = Annotated[str, Meta(max_length=200, description="A turn in the game's notation.")]
OwnSeat: TypeAlias = Annotated[
    Annotated[int, Meta(ge=1, le=4)] | None,
    Meta(description="Your seat. Needed only if you hold several seats and the server cannot tell which one you mean."),
]

Matter: TypeAlias = Literal["draw", "takeback", "rematch"]
"""What a player can ask the other players for."""
MOST_STEPS = 12


class Step(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a prepared sequence: a turn, and the opponents' turns that must come first."""

    turn: TurnText
    expect: Annotated[
        tuple[TurnText, ...],
        Meta(
            max_length=12,
            description="The opponents' turns that must come before this one, in order. Empty: play the turn whatever "
            "they do.",
        ),
    ] = ()


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    """Base class of all commands to one game."""

    game: GameId
    id: CommandId


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Play a turn in the position that `ply` and `line` identify."""

    ply: Ply
    turn: TurnText
    line: LineNumber = 0


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Resign the game."""

    seat: OwnSeat = None


class Ask(Command, frozen=True, kw_only=True, tag="ask"):
    """Ask the other players for a draw, a takeback or a rematch. If there is no other person, it happens at once."""

    matter: Annotated[Matter, Meta(description="What to ask for.")]


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Accept or decline a request. The player who made the request can withdraw it by declining."""

    matter: Annotated[Matter, Meta(description="The request to answer.")]
    agree: Annotated[bool, Meta(description="True to accept, false to decline.")]


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Send a chat message to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, description="The message.")]


class StandUp(Command, frozen=True, kw_only=True, tag="stand_up"):
    """Leave your seat. The game goes on, and another person can take the seat."""

    seat: OwnSeat = None


class Title(Command, frozen=True, kw_only=True, tag="title"):
    """Set the title of a game. Only the user who created the game can do this."""

    title: Annotated[str, Meta(max_length=200, description="The new title; empty removes it.")]


class Prepare(Command, frozen=True, kw_only=True, tag="prepare"):
    """Prepare turns that the server plays as soon as it is your turn. Without `steps` and `standing`: cancel them."""

    ply: Ply
    line: LineNumber = 0
    seat: OwnSeat = None
    steps: Annotated[
        tuple[Step, ...],
        Meta(
            max_length=MOST_STEPS,
            description="The turns to play, in order. If a turn is illegal then, or an opponent played something else "
            "than expected, the server drops all of them.",
        ),
    ] = ()
    standing: Annotated[
        Literal["card", "struggle"] | None,
        Meta(
            description="King of Siam: pass until an opponent plays a card (`card`), or for the whole struggle "
            "(`struggle`)."
        ),
    ] = None


TableCommand: TypeAlias = Play | Resign | Ask | Answer | Say | StandUp | Title
