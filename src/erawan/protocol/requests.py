"""Requests and responses about users, games, lists of games, and the server itself."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from erawan.protocol.messages import DueMs, GameTitle, GameView, IsGuest, Options, PlayedPly, Seat, Status
from erawan.protocol.phrases import Words
from erawan.protocol.puzzle_modes import PuzzleModeData
from erawan.protocol.seats_and_clocks import ClockPlan, NoClock, SeatPlan
from erawan.protocol.studies import ChangedMs, GameName, ListedStudy, OfGame, OptionValues

Point: TypeAlias = tuple[float, float]
SvgPath: TypeAlias = Annotated[str, Meta(description="Outline as an SVG path.")]
UserName: TypeAlias = Annotated[str, Meta(description="Name that other users see; empty if none was chosen.")]
UserColour: TypeAlias = Annotated[str, Meta(description="Colour of the user, such as `#1f7a4d`; empty if none.")]
IsBot: TypeAlias = Annotated[bool, Meta(description="Whether the user is a program.")]


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to create."""

    game: GameName
    options: OptionValues = {}
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=4, description="Who may take each seat, in order.")]
    clock: Annotated[ClockPlan, Meta(description="The time control.")] = NoClock()
    hints: Annotated[
        bool | None,
        Meta(
            description="Whether hints, analysis and study are allowed while the game runs. Null: hints, and only in "
            "games against computer players. True in a game between people makes it casual: it is not rated, and "
            "every player sees that help is allowed."
        ),
    ] = None
    takebacks: Annotated[bool, Meta(description="Whether players may ask for takebacks.")] = True
    chat: Annotated[bool, Meta(description="Whether players may chat.")] = True
    position: Annotated[str, Meta(max_length=1000, description="Start from this position.")] = ""
    record: Annotated[str, Meta(max_length=400_000, description="Continue this game record.")] = ""
    ply: Annotated[
        Annotated[int, Meta(ge=0, le=100_000)] | None,
        Meta(description="Continue after this many turns of the record; null for all of them."),
    ] = None


class SeatLink(Struct, frozen=True):
    """A link that gives its first user a seat. The secret is behind `#`, which browsers never send."""

    seat: Seat
    url: Annotated[str, Meta(description="The link.")]
    token: Annotated[str, Meta(description="The secret part of the link, for `/api/join`.")]


class MadeGame(Struct, frozen=True):
    """A new game and its invitation links."""

    game: Annotated[GameView, Meta(description="The game.")]
    links: Annotated[list[SeatLink], Meta(description="One link for each seat of kind `link`.")]


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a link."""

    token: Annotated[str, Meta(min_length=20, max_length=100, description="The part of the link behind `#`.")]


class Inviter(Struct, frozen=True):
    """The user who invites to a game."""

    name: UserName
    is_guest: IsGuest = False


class InvitationView(GameView, frozen=True, kw_only=True):
    """The game that a link leads to, and the seat that the link gives."""

    seat: Seat
    inviter: Annotated[
        Inviter | None, Meta(description="Who invites you; null if the link moves your own seat to another device.")
    ]


class Me(Struct, frozen=True):
    """The user who sends the request."""

    is_known: Annotated[bool, Meta(description="Whether the server knows you. A new visitor is not known.")]
    name: UserName
    is_bot: IsBot
    id: Annotated[str | None, Meta(description="Your id, for `/api/people/{person_id}`.")] = None
    colour: UserColour = ""
    has_passphrase: Annotated[bool, Meta(description="Whether you can sign in with your name and a passphrase.")] = (
        False
    )


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name and colour."""

    name: Annotated[str, Meta(min_length=1, max_length=200, description="The name that other users see.")]
    colour: Annotated[
        Annotated[str, Meta(pattern="^(#[0-9a-f]{6})?$")] | None,
        Meta(description="A colour such as `#1f7a4d`. Empty removes it, null leaves it unchanged."),
    ] = None


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A new passphrase."""

    passphrase: Annotated[str, Meta(max_length=200, description="The passphrase; empty removes it.")]
    old: Annotated[
        str, Meta(max_length=200, description="The passphrase until now. Needed if you have one already.")
    ] = ""


class SessionInfo(Struct, frozen=True):
    """A device on which you are signed in."""

    id: Annotated[str, Meta(description="Id of the session, to end it.")]
    device: Annotated[
        str, Meta(description="Browser and system, or program, such as `Firefox, Linux`; empty if unknown.")
    ]
    made_ms: Annotated[int, Meta(description="When you signed in, in Unix milliseconds.")]
    seen_ms: Annotated[int, Meta(description="When the session was last used, to the hour, in Unix milliseconds.")]
    is_current: Annotated[bool, Meta(description="Whether this request belongs to the session.")]


class Sessions(Struct, frozen=True):
    """The devices on which you are signed in."""

    sessions: Annotated[list[SessionInfo], Meta(description="The sessions, most recently used first.")]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its passphrase."""

    name: Annotated[str, Meta(min_length=1, max_length=200, description="Your name.")]
    passphrase: Annotated[str, Meta(min_length=1, max_length=200, description="Your passphrase.")]
    bring: Annotated[
        bool, Meta(description="Move the games, studies and puzzles of the current guest to your account.")
    ] = False


class WebhookUrl(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook to set."""

    url: Annotated[str, Meta(min_length=1, max_length=500, description="The address that the server calls.")]


class WebhookInfo(Struct, frozen=True):
    """Your webhook."""

    url: Annotated[str | None, Meta(description="The address that the server calls; null if none is set.")]
    secret: Annotated[
        str | None, Meta(description="Secret that signs the calls. Shown only once, when the webhook is set.")
    ] = None


class Turns(Struct, frozen=True):
    """The games in which it is your turn."""

    count: Annotated[int, Meta(description="Number of games.")]
    games: Annotated[list[str], Meta(description="Ids of the games, the one that has waited longest first.")]


class RatingInfo(Struct, frozen=True, kw_only=True):
    """The rating of a user at one game with one number of seats."""

    game: OfGame
    seats: Annotated[int, Meta(description="Number of seats.")]
    rating: Annotated[int, Meta(description="OpenSkill rating on a scale that starts at 1500.")]
    deviation: Annotated[int, Meta(description="Standard deviation of the rating.")]
    played: Annotated[int, Meta(description="Rated games played.")]
    won: Annotated[int, Meta(description="Games won.")]
    drawn: Annotated[int, Meta(description="Games drawn.")]
    lost: Annotated[int, Meta(description="Games lost.")]
    streak: Annotated[int, Meta(description="Current run of wins; negative for a run without a win.")]
    best_streak: Annotated[int, Meta(description="Longest run of wins.")]


class Profile(Struct, frozen=True):
    """The public profile of a user."""

    id: Annotated[str, Meta(description="Id of the user.")]
    name: UserName
    colour: UserColour
    is_bot: IsBot
    ratings: Annotated[list[RatingInfo], Meta(description="Ratings by game and number of seats.")]
    is_guest: IsGuest = False


class SaidInGame(Struct, frozen=True):
    """A chat message that you wrote."""

    game: Annotated[str, Meta(description="Id of the game.")]
    at_ms: Annotated[int, Meta(description="When you wrote it, in Unix milliseconds.")]
    text: Annotated[str, Meta(description="The message.")]


class AddressInfo(Struct, frozen=True):
    """An address of the server."""

    kind: Annotated[
        str, Meta(description="Who can use it: `here` (this machine), `network` (the local network) or `public`.")
    ]
    url: Annotated[str, Meta(description="The address.")]


class Addresses(Struct, frozen=True):
    """The addresses of the server."""

    addresses: Annotated[list[AddressInfo], Meta(description="The addresses.")]


class QrText(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a QR code."""

    text: Annotated[str, Meta(pattern="^https?://[!-~]+$", max_length=250, description="A link in ASCII characters.")]


class ListedSeat(Struct, frozen=True):
    """A seat of a game in a list."""

    seat: Seat
    plan: Annotated[SeatPlan, Meta(description="Who may take the seat.")]
    name: Annotated[str | None, Meta(description="The player's name; null while the seat is free.")]
    is_taken: Annotated[bool, Meta(description="Whether a player holds the seat.")]
    is_you: Annotated[bool, Meta(description="Whether you hold the seat.")]
    is_guest: IsGuest = False


class ListedGame(Struct, frozen=True):
    """A game in a list."""

    id: Annotated[str, Meta(description="Id of the game.")]
    title: GameTitle
    game: OfGame
    options: Options
    status: Status
    ply: PlayedPly
    to_move: Annotated[int, Meta(description="The seat to move.")]
    your_turn: Annotated[bool, Meta(description="Whether it is your turn.")]
    due_ms: DueMs
    winners: Annotated[list[int] | None, Meta(description="The winning seats; null while the game is not over.")]
    reason: Annotated[str | None, Meta(description="Reason of the result; null while the game is not over.")]
    made_ms: Annotated[int, Meta(description="When the game was created, in Unix milliseconds.")]
    changed_ms: ChangedMs
    clock: Annotated[ClockPlan, Meta(description="The time control.")]
    seats: Annotated[list[ListedSeat], Meta(description="All seats in order.")]
    hints: Annotated[bool, Meta(description="Whether players may ask for hints.")] = False
    position: Annotated[
        str | None, Meta(description="The position as spectators see it; null if the list was asked for without.")
    ] = None


class Games(Struct, frozen=True):
    """A page of games."""

    games: Annotated[list[ListedGame], Meta(description="The games, most recently changed first.")]
    before_ms: Annotated[
        int | None, Meta(description="Send it with `before_id` to get the next page; null on the last page.")
    ] = None
    before_id: Annotated[str | None, Meta(description="Send it with `before_ms` to get the next page.")] = None


class TriedPuzzle(Struct, frozen=True):
    """A puzzle that you have tried."""

    puzzle: Annotated[str, Meta(description="Name of the puzzle.")]
    tried_ms: Annotated[int, Meta(description="When you first tried it, in Unix milliseconds.")]
    is_right: Annotated[bool, Meta(description="Whether your first try solved it.")]
    solved_ms: Annotated[int | None, Meta(description="When you solved it, in Unix milliseconds; null if you did not.")]


class Export(Struct, frozen=True):
    """Everything that the server stores about you."""

    me: Annotated[Me, Meta(description="Your account.")]
    profile: Annotated[Profile, Meta(description="Your public profile.")]
    games: Annotated[
        list[ListedGame], Meta(description="Your games. `/api/games/{game_id}/record` returns the record of each.")
    ]
    said: Annotated[list[SaidInGame], Meta(description="Your chat messages.")]
    webhook: Annotated[str | None, Meta(description="Address of your webhook.")]
    puzzles: Annotated[list[TriedPuzzle], Meta(description="The puzzles that you have tried.")]
    puzzle_modes: Annotated[PuzzleModeData, Meta(description="Your reviews, daily puzzles, runs and endgames.")]
    studies: Annotated[
        list[ListedStudy],
        Meta(description="Your studies. `/api/studies/{study_id}/record` returns the record of each."),
    ]


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: Annotated[str, Meta(description="Name of the option.")]
    default: Annotated[bool | int | str, Meta(description="Default value.")]
    choices: Annotated[list[bool | int | str], Meta(description="Allowed values.")]
    least: Annotated[int | None, Meta(description="Smallest allowed number; null if it is not a number.")]
    most: Annotated[int | None, Meta(description="Largest allowed number; null if it is not a number.")]
    rule: Annotated[str, Meta(description="The numbered rule that describes the option.")]
    words: Annotated[Words, Meta(description="The option as a sentence.")]


class GameInfo(Struct, frozen=True):
    """A game that can be played on this server."""

    name: Annotated[str, Meta(description="Name of the game.")]
    options: Annotated[list[OptionInfo], Meta(description="Its options.")]
    levels: Annotated[list[int], Meta(description="Strengths of the computer players.")]


class Catalogue(Struct, frozen=True):
    """The games and languages of this server."""

    games: Annotated[list[GameInfo], Meta(description="The games.")]
    languages: Annotated[list[str], Meta(description="The languages, as two-letter codes.")]


class Health(Struct, frozen=True):
    """The state of the server."""

    is_live: Annotated[bool, Meta(description="Whether the server runs.")]
    is_ready: Annotated[bool, Meta(description="Whether the server can store games.")]
    version: Annotated[str, Meta(description="Version of the server.")]
    games: Annotated[int, Meta(description="Number of games in memory.")] = 0
    sockets: Annotated[int, Meta(description="Number of WebSocket connections.")] = 0


class ProvinceInfo(Struct, frozen=True):
    """A province on a map of King of Siam."""

    code: Annotated[str, Meta(description="Code in the game's notation.")]
    name: Annotated[str, Meta(description="Name of the province.")]
    path: SvgPath
    x: Annotated[float, Meta(description="Where to draw the name and the followers: distance from the left.")]
    y: Annotated[float, Meta(description="Where to draw the name and the followers: distance from the top.")]
    neighbours: Annotated[list[str], Meta(description="Codes of the neighbouring provinces.")]
    home_of: Annotated[str | None, Meta(description="Letter of the faction whose home it is; null if none.")]


class RoadInfo(Struct, frozen=True):
    """A border between two provinces that do not touch on the drawing."""

    path: SvgPath
    ends: Annotated[list[Point], Meta(description="The two ends as x and y.")]


class MapInfo(Struct, frozen=True):
    """A drawing of a map of King of Siam."""

    name: Annotated[str, Meta(description="Name of the map.")]
    title: Annotated[str, Meta(description="Title of the map.")]
    width: Annotated[float, Meta(description="Width of the drawing.")]
    height: Annotated[float, Meta(description="Height of the drawing.")]
    provinces: Annotated[list[ProvinceInfo], Meta(description="The provinces.")]
    coast: Annotated[str, Meta(description="The coast as an SVG path.")]
    borders: Annotated[str, Meta(description="The borders as an SVG path.")]
    mountains: Annotated[str, Meta(description="The mountains as an SVG path.")]
    peaks: Annotated[list[Point], Meta(description="The mountain peaks as x and y.")]
    roads: Annotated[list[RoadInfo], Meta(description="Borders between provinces that do not touch.")]
    open_sea: Annotated[Point | None, Meta(description="A point in the open sea as x and y; null without sea.")]
    is_reconstruction: Annotated[bool, Meta(description="Whether the map was reconstructed from a description.")]
