"""The messages of the WebSocket in both directions.

A message is one JSON object in one text frame; ``t`` names its type. New fields and new types may be added: clients
ignore what they do not know. The server is strict and refuses unknown fields. docs/protocol.md explains the flow.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from erawan.protocol import commands as c
from erawan.protocol.commands import Matter, Step
from erawan.protocol.final_tables import FinalTableView
from erawan.protocol.phrases import FreeObject, Words
from erawan.protocol.seats_and_clocks import ClockPlan, SeatPlan

VERSION = 1

# ---- shared field types

Options: TypeAlias = Annotated[FreeObject, Meta(description="The game's options by name.")]
Game: TypeAlias = Annotated[str, Meta(description="Id of the game.")]
AnswerId: TypeAlias = Annotated[str, Meta(description="The id of the command that this message answers.")]
Seat: TypeAlias = Annotated[int, Meta(description="Seat number, from 1.")]
Turn: TypeAlias = Annotated[str, Meta(description="The turn in the game's notation.")]
PlayedPly: TypeAlias = Annotated[int, Meta(description="Number of turns played so far.")]
PlayedLine: TypeAlias = Annotated[
    int, Meta(description="Number of takebacks so far. `ply` and `line` together identify the position.")
]
Status: TypeAlias = Annotated[str, Meta(description="`waiting` (for people to join), `running` or `over`.")]
GameTitle: TypeAlias = Annotated[str, Meta(description="Title that the creator gave the game; empty if none.")]
DueMs: TypeAlias = Annotated[
    int | None, Meta(description="When the time of the seat to move runs out, in Unix milliseconds; null without one.")
]
Thinking: TypeAlias = Annotated[bool, Meta(description="Whether a computer player is choosing its turn.")]
RematchId: TypeAlias = Annotated[str | None, Meta(description="Id of the rematch, once there is one.")]
IsRated: TypeAlias = Annotated[
    bool, Meta(description="Whether the game counts for ratings, with the players it has now.")
]
IsHelpOff: TypeAlias = Annotated[
    bool,
    Meta(description="Whether analysis and study of the game are off while it runs: it is rated, or between people."),
]
Leaders: TypeAlias = Annotated[
    str,
    Meta(
        description="King of Siam: who would take each province now, a letter for each in the map's order: `R`, `L`, "
        "`M`, `B` for the British, `-` if it is settled."
    ),
]
Hinted: TypeAlias = Annotated[list[int], Meta(description="The seats that have used a hint.")]

IsGuest: TypeAlias = Annotated[
    bool, Meta(description="Whether the user is a guest: not registered, so that the name is not protected.")
]

# ---- from the client: messages that are not commands to a table


class Watch(c.Command, frozen=True, kw_only=True, tag="watch"):
    """Subscribe to a game: the server sends a `snapshot`, then every event."""


class Leave(c.Command, frozen=True, kw_only=True, tag="leave"):
    """Unsubscribe from a game."""


class Choose(c.Command, frozen=True, kw_only=True, tag="choose"):
    """Ask for the ways to continue an incomplete turn."""

    prefix: c.TurnText = ""
    whole: Annotated[
        bool, Meta(description="List complete turns at once. Available where a position has few turns, as in Siam.")
    ] = False
    ahead: Annotated[
        bool, Meta(description="Answer as if it were your turn now, to prepare a turn. It may be illegal later.")
    ] = False
    seat: c.OwnSeat = None


class Hint(c.Command, frozen=True, kw_only=True, tag="hint"):
    """Ask the engine for a good turn, if the game allows hints."""


class Ping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ping", tag_field="t"):
    """Check the connection: the server answers `pong`."""

    id: c.CommandId


class Follow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="follow", tag_field="t"):
    """Subscribe to all your games: the server sends `turns`, then a `turn` whenever one of them changes."""

    id: c.CommandId


Incoming: TypeAlias = c.TableCommand | c.Prepare | Watch | Leave | Choose | Hint | Ping | Follow

decode_incoming = Decoder(Incoming).decode

# ---- parts of messages from the server


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """One way to continue an incomplete turn."""

    text: Annotated[str, Meta(description="The incomplete turn with this choice added.")]
    is_turn: Annotated[bool, Meta(description="Whether the text is a complete turn.")]
    does: Annotated[Words | None, Meta(description="What the choice does.")] = None


class FollowerChangeView(Struct, frozen=True):
    """Followers of one faction that come to a province of King of Siam or leave it."""

    province: Annotated[str, Meta(description="Code of the province.")]
    faction: Annotated[str, Meta(description="Letter of the faction: `R`, `L` or `M`.")]
    change: Annotated[int, Meta(description="How many come; negative if they leave.")]


class LeaderChangeView(Struct, frozen=True):
    """A province of King of Siam that another owner would take now."""

    province: Annotated[str, Meta(description="Code of the province.")]
    before: Annotated[str, Meta(description="Letter of the leader before: `R`, `L`, `M`, or `B` for the British.")]
    after: Annotated[str, Meta(description="Letter of the leader after it.")]


class EffectView(Struct, frozen=True, omit_defaults=True):
    """One step of a turn of King of Siam."""

    kind: Annotated[
        str,
        Meta(description="`card`: by the card; `take`: the player takes a follower; `settle`: a struggle ends."),
    ]
    changes: Annotated[list[FollowerChangeView], Meta(description="Followers that come and go.")] = []
    tiles: Annotated[list[str], Meta(description="Codes of the two tiles that change places.")] = []
    marked: Annotated[str, Meta(description="Code of the tile that gets a King marker.")] = ""
    leaders: Annotated[list[LeaderChangeView], Meta(description="Provinces whose lead changes.")] = []


class SettledView(Struct, frozen=True):
    """A province of King of Siam that got its owner."""

    province: Annotated[str, Meta(description="Code of the province.")]
    owner: Annotated[str, Meta(description="Letter of the owner: `R`, `L`, `M`, or `B` for the British.")]
    words: Annotated[Words, Meta(description="Who takes it and why.")]


class TurnView(Struct, frozen=True, omit_defaults=True):
    """A turn that was played."""

    seat: Seat
    turn: Turn
    does: Annotated[Words, Meta(description="What the turn did.")]
    clock_ms: Annotated[int | None, Meta(description="Time left on the seat's clock after the turn.")] = None
    is_forced: Annotated[
        bool, Meta(description="Whether it was the only legal turn, so that the server played it.")
    ] = False
    after: Annotated[str | None, Meta(description="The position after the turn, in a list of all turns.")] = None
    effects: Annotated[list[EffectView], Meta(description="King of Siam: what the turn changed, step by step.")] = []
    settled: Annotated[SettledView | None, Meta(description="King of Siam: the province that the turn settled.")] = None
    leaders: Annotated[str, Meta(description="King of Siam: the leaders in the position `after`.")] = ""


class SeatView(Struct, frozen=True):
    """A seat and its player."""

    seat: Seat
    plan: Annotated[SeatPlan, Meta(description="Who may take the seat.")]
    name: Annotated[str | None, Meta(description="The player's name; null while the seat is free.")]
    is_taken: Annotated[bool, Meta(description="Whether a player holds the seat.")]
    is_present: Annotated[bool, Meta(description="Whether the player is connected. Computer players always are.")]
    profile: Annotated[
        str | None, Meta(description="Id of the user, for `/api/people/{person_id}`; null for computer players.")
    ] = None
    colour: Annotated[str | None, Meta(description="Colour that the user chose, such as `#1f7a4d`.")] = None
    is_guest: IsGuest = False


class ClockView(Struct, frozen=True):
    """The clocks at the moment the message was sent."""

    plan: Annotated[ClockPlan, Meta(description="The time control.")]
    left_ms: Annotated[list[int], Meta(description="Time left for each seat, never below 0.")]
    running: Annotated[int | None, Meta(description="The seat whose clock runs; null if none does.")]


class RequestView(Struct, frozen=True):
    """A request of one player to the others."""

    matter: Annotated[Matter, Meta(description="What the player asks for.")]
    seat: Annotated[int, Meta(description="The seat that asks.")]
    agreed: Annotated[list[int], Meta(description="The seats that have accepted so far.")]


class ResultView(Struct, frozen=True, omit_defaults=True):
    """The result of a game."""

    winners: Annotated[list[int], Meta(description="The winning seats; empty for a draw.")]
    reason: Annotated[str, Meta(description="Stable code of the reason, such as `resigned`.")]
    words: Annotated[Words, Meta(description="The result as a sentence.")]
    table: Annotated[
        FinalTableView | None,
        Meta(description="King of Siam: how the result was found; null if the game did not end by its rules."),
    ] = None


class RatingChangeView(Struct, frozen=True):
    """The rating of a seat's player before and after a finished game."""

    seat: Seat
    before: Annotated[int, Meta(description="The rating before the game.")]
    after: Annotated[int, Meta(description="The rating after the game.")]


RatingChanges: TypeAlias = Annotated[
    list[RatingChangeView], Meta(description="What a rated game changed for its players' ratings, once it is over.")
]


class SaidView(Struct, frozen=True):
    """A chat message."""

    seat: Annotated[int, Meta(description="The seat that wrote it.")]
    text: Annotated[str, Meta(description="The message.")]
    at_ms: Annotated[int, Meta(description="When it was written, in Unix milliseconds.")]


class PreparedView(Struct, frozen=True, omit_defaults=True):
    """The turns that one of your seats has prepared."""

    seat: Seat
    steps: Annotated[list[Step], Meta(description="The steps that remain.")] = []
    standing: Annotated[str | None, Meta(description="How long the seat passes: `card` or `struggle`.")] = None


class PositionView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A position as one seat, or a spectator, may see it."""

    ply: PlayedPly
    line: PlayedLine = 0
    seat: Annotated[int | None, Meta(description="The seat that sees the position so; null for a spectator.")] = None
    text: Annotated[str, Meta(description="The position in the game's notation, without what this seat may not see.")]
    to_move: Annotated[int, Meta(description="The seat to move.")]
    latest: Annotated[list[str | None], Meta(description="The latest turn of each seat.")]
    if_over_now: Annotated[
        Words | None, Meta(description="King of Siam: who would win if the game ended now, and why.")
    ] = None
    leaders: Leaders = ""
    choices: Annotated[list[ChoiceView], Meta(description="The first choices of a turn, if the seat is to move.")] = []


class GameView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a game that one user may see."""

    id: Game
    game: Annotated[str, Meta(description="`siam`, `king-of-siam` or another installed game.")]
    options: Options
    status: Status
    you: Annotated[list[int], Meta(description="The seats that you hold.")]
    is_yours: Annotated[bool, Meta(description="Whether you created the game and may invite players.")]
    seats: Annotated[list[SeatView], Meta(description="All seats in order.")]
    position: Annotated[PositionView, Meta(description="The current position.")]
    turns: Annotated[
        list[TurnView],
        Meta(description="All turns. While a game that hides cards runs (K4.6), only the latest turn of each seat."),
    ]
    has_all_turns: Annotated[bool, Meta(description="Whether `turns` is complete.")]
    start: Annotated[str | None, Meta(description="The first position, if `turns` is complete.")]
    start_leaders: Annotated[str, Meta(description="King of Siam: the leaders in the position `start`.")] = ""
    clock: Annotated[ClockView, Meta(description="The clocks.")]
    request: Annotated[RequestView | None, Meta(description="The request that waits for answers.")]
    result: Annotated[ResultView | None, Meta(description="The result, once the game is over.")]
    hints: Annotated[
        bool,
        Meta(description="Whether players may ask for hints. Between people such a game is casual, that is not rated."),
    ]
    takebacks: Annotated[bool, Meta(description="Whether players may ask for takebacks.")]
    chat: Annotated[bool, Meta(description="Whether players may chat.")]
    said: Annotated[list[SaidView], Meta(description="The chat messages, oldest first.")]
    thinking: Thinking
    rematch: RematchId
    rematch_of: Annotated[str | None, Meta(description="Id of the game of which this one is the rematch.")]
    made_ms: Annotated[int, Meta(description="When the game was created, in Unix milliseconds.")]
    title: GameTitle = ""
    is_rated: IsRated = False
    is_help_off: IsHelpOff = False
    hinted: Hinted = []
    ratings: RatingChanges = []
    watchers: Annotated[int, Meta(description="Number of spectators.")] = 0
    prepared: Annotated[
        list[PreparedView], Meta(description="The prepared turns of your seats. Other users do not see them.")
    ] = []


# ---- from the server


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """Base class of all messages from the server."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message on every connection."""

    version: Annotated[int, Meta(description="Version of the protocol.")]
    you: Annotated[str | None, Meta(description="Your name; null if you are not signed in and can only watch.")]
    erawan: Annotated[str, Meta(description="Version of the server.")]


class Snapshot(Message, frozen=True, kw_only=True, tag="snapshot"):
    """The whole game: sent after `watch`, and whenever the client's state may be out of date."""

    game: Annotated[GameView, Meta(description="The game as you may see it.")]


class PlayedMessage(Message, frozen=True, kw_only=True, tag="played"):
    """A turn was played and stored. If `position.ply` skips a number, send `watch` again to get a snapshot."""

    game: Game
    turn: Annotated[TurnView, Meta(description="The turn.")]
    position: Annotated[PositionView, Meta(description="The position after the turn.")]
    clock: Annotated[ClockView, Meta(description="The clocks after the turn.")]
    request: Annotated[
        RequestView | None, Meta(description="The request that still waits; most turns end a request.")
    ] = None
    thinking: Thinking = False
    result: Annotated[ResultView | None, Meta(description="The result, if the turn ended the game.")] = None
    ratings: RatingChanges = []


class Changed(Message, frozen=True, kw_only=True, tag="changed"):
    """A change besides the position: players, presence, a request, the title."""

    game: Game
    status: Status
    seats: Annotated[list[SeatView], Meta(description="All seats in order.")]
    request: Annotated[RequestView | None, Meta(description="The request that waits for answers.")] = None
    clock: Annotated[ClockView, Meta(description="The clocks.")]
    thinking: Thinking = False
    rematch: RematchId = None
    title: GameTitle = ""
    is_rated: IsRated = False
    is_help_off: IsHelpOff = False
    hinted: Hinted = []


class WatchersMessage(Message, frozen=True, kw_only=True, tag="watchers"):
    """The number of spectators changed. Sent with a short delay."""

    game: Game
    count: Annotated[int, Meta(description="Number of spectators.")]


class PreparedMessage(Message, frozen=True, kw_only=True, tag="prepared"):
    """The prepared turns of your seat changed: set, partly played, finished or dropped. Sent only to you."""

    game: Game
    seat: Seat
    prepared: Annotated[PreparedView | None, Meta(description="What remains; null if nothing does.")] = None


class TurnsMessage(Message, frozen=True, kw_only=True, tag="turns"):
    """The games in which it is your turn. Sent after `follow`."""

    games: Annotated[list[str], Meta(description="Ids of the games, the one that has waited longest first.")]


class TurnMessage(Message, frozen=True, kw_only=True, tag="turn"):
    """One of your games changed. Sent to clients that `follow`."""

    game: Game
    kind: Annotated[str, Meta(description="`siam`, `king-of-siam` or another installed game.")]
    title: GameTitle = ""
    status: Status
    is_yours: Annotated[bool, Meta(description="Whether it is your turn.")]
    by_you: Annotated[
        bool, Meta(description="Whether you caused the change yourself, perhaps on another device: no need to notify.")
    ] = False
    ply: PlayedPly
    due_ms: DueMs = None


class SaidMessage(Message, frozen=True, kw_only=True, tag="said"):
    """A player wrote a chat message."""

    game: Game
    said: Annotated[SaidView, Meta(description="The message.")]


class Reconnect(Message, frozen=True, kw_only=True, tag="reconnect"):
    """A request to connect again at once: this server process is about to end, and another one takes over."""

    after_ms: Annotated[int, Meta(description="Milliseconds to wait, so that not all clients connect at once.")]


class RemarkMessage(Message, frozen=True, kw_only=True, tag="remark"):
    """A computer player has just noticed a blunder. Sent after its turn, and not stored; most games have few."""

    game: Game
    seat: Annotated[int, Meta(description="The seat of the computer player.")]
    about: Annotated[
        Literal["your_blunder", "own_blunder"],
        Meta(description="`your_blunder`: the other side threw much away; `own_blunder`: the computer player did."),
    ]


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The command was executed and stored. The same command under the same id gets the same answer again."""

    id: AnswerId
    number: Annotated[int, Meta(description="Number of the event that the command caused; 0 if it caused none.")] = 0


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """The command was refused, and nothing changed."""

    id: Annotated[str | None, Meta(description="The id of the command; null if the server could not read it.")]
    code: Annotated[str, Meta(description="Stable code for programs, such as `table.stale`.")]
    message: Annotated[str, Meta(description="A sentence for people.")]
    words: Annotated[Words, Meta(description="The same sentence as a key and values.")]
    rule: Annotated[str, Meta(description="The numbered rule that the turn breaks; empty if none.")] = ""


class Choices(Message, frozen=True, kw_only=True, tag="choices"):
    """The ways to continue an incomplete turn, and the position that a complete one leads to."""

    id: AnswerId
    game: Game
    prefix: Annotated[str, Meta(description="The incomplete turn that was sent.")]
    ply: PlayedPly
    line: PlayedLine = 0
    choices: Annotated[list[ChoiceView], Meta(description="The possible continuations.")]
    preview: Annotated[
        PositionView | None,
        Meta(
            description="The position after the turn, if the prefix is a complete turn. King of Siam: the position "
            "before taking a follower, if only that is missing."
        ),
    ] = None
    why: Annotated[Words | None, Meta(description="Why there is no continuation, if there is none.")] = None
    rule: Annotated[str, Meta(description="The numbered rule behind `why`; empty if none.")] = ""
    ahead: Annotated[bool, Meta(description="Whether the answer is for a turn to be prepared.")] = False
    target_count: Annotated[
        int, Meta(description="King of Siam: how many targets the chosen card has here; 0 if none is chosen.")
    ] = 0


class HintMessage(Message, frozen=True, kw_only=True, tag="hint"):
    """A turn that the engine recommends."""

    id: AnswerId
    game: Game
    ply: PlayedPly
    line: PlayedLine = 0
    turn: Turn
    does: Annotated[Words, Meta(description="What the turn does.")]
    returns: Annotated[list[float], Meta(description="Expected result of each seat, from -1 (lost) to 1 (won).")]


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    id: AnswerId


Outgoing: TypeAlias = (
    Hello
    | Snapshot
    | PlayedMessage
    | Changed
    | WatchersMessage
    | SaidMessage
    | RemarkMessage
    | PreparedMessage
    | TurnsMessage
    | TurnMessage
    | Reconnect
    | Done
    | Refused
    | Choices
    | HintMessage
    | Pong
)

encode_outgoing = Encoder().encode
