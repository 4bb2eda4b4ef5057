"""Stored users: names, colours, sign-in data, ratings and webhooks. Their sessions are in ``session_store``."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, literal, not_, select, tuple_, update

from erawan.server.domain.events import ChatSent, TitleChanged, decode_event, encode_event
from erawan.server.domain.player_ratings import Rating
from erawan.server.store import schema as s
from erawan.server.store.database import AnyRow, Reader, database_ms
from erawan.server.store.errors import ConflictError
from erawan.server.store.session_store import add_token
from erawan.server.store.writer import Change


@dataclass(frozen=True)
class User:
    """A player: a person with a cookie, or a program with a token."""

    id: str
    name: str
    is_bot: bool
    colour: str = ""
    has_passphrase: bool = False

    @property
    def is_guest(self) -> bool:
        """True if the user is neither a person with a passphrase nor a program."""
        return not (self.has_passphrase or self.is_bot)


@dataclass(frozen=True)
class Webhook:
    """The address that the server calls when it is a person's turn."""

    url: str
    secret: str


@dataclass(frozen=True)
class ChatRow:
    """A chat message; the text of one that was erased is empty."""

    game: str
    number: int
    at_ms: int
    text: str


def _person(row: AnyRow) -> User:
    return User(row.id, row.name, row.is_bot, row.colour or "", row.passphrase_hash is not None)


# ---- identity


def add_person(person: User, token_hash: str, now_ms: int, device: str = "", skeleton: str | None = None) -> Change:
    """Return the change that stores a new person with their first token."""
    row = {"id": person.id, "name": person.name, "is_bot": person.is_bot, "made_ms": now_ms, "skeleton": skeleton}
    return Change([(insert(s.people), row), *add_token(person.id, token_hash, now_ms, device).statements])


async def people_by_id(reader: Reader, people: Sequence[str]) -> dict[str, User]:
    """Return people by their ids."""
    rows = await reader.rows(select(s.people).where(s.people.c.id.in_(people)))
    return {row.id: _person(row) for row in rows}


def is_skeleton_taken(connection: Connection, skeleton: str) -> bool:
    """Return whether a registered person or a program has a name that looks like this."""
    return connection.execute(select(s.people.c.id).where(s.people.c.skeleton == skeleton)).first() is not None


async def people_with_skeletons(reader: Reader, skeletons: Collection[str]) -> list[User]:
    """Return the registered people and programs whose names look like this."""
    rows = await reader.rows(select(s.people).where(s.people.c.skeleton.in_(skeletons)).order_by(s.people.c.id))
    return [_person(row) for row in rows]


def change_person(person: User, login: str | None, skeleton: str | None = None) -> Change:
    """Return the change of a name and colour; ``login`` and ``skeleton`` are forms of the name (``user_names.py``)."""
    values = {"name": person.name, "colour": person.colour or None, "login": login, "skeleton": skeleton}
    return Change([(update(s.people).where(s.people.c.id == person.id).values(values), None)])


def set_colour(person: str, colour: str) -> Change:
    """Return the change of a colour; an empty one removes it."""
    return Change([(update(s.people).where(s.people.c.id == person).values(colour=colour or None), None)])


def set_passphrase(person: str, login: str | None, hashed: str | None, skeleton: str | None = None) -> Change:
    """Return the change that sets or deletes the passphrase of a person."""
    values = {"login": login, "passphrase_hash": hashed, "skeleton": skeleton}
    return Change([(update(s.people).where(s.people.c.id == person).values(values), None)])


async def passphrase_of(reader: Reader, login: str) -> tuple[User, str] | None:
    """Return the person who signs in with a name, and the hash of their passphrase."""
    rows = await reader.rows(select(s.people).where(s.people.c.login == login))
    return (_person(rows[0]), rows[0].passphrase_hash) if rows else None


async def person_of(reader: Reader, token_hash: str) -> User | None:
    """Return the person who holds a token; None if no person does."""
    found = await token_holder(reader, token_hash)
    return found[0] if found else None


async def token_holder(reader: Reader, token_hash: str) -> tuple[User, int] | None:
    """Return the person who holds a token, and when it was last used (0: unknown); None if no person does."""
    query = select(s.people, s.tokens.c.seen_ms).join(s.tokens, s.tokens.c.person_id == s.people.c.id)
    rows = await reader.rows(query.where(s.tokens.c.token_hash == token_hash))
    return (_person(rows[0]), rows[0].seen_ms or 0) if rows else None


# ---- ratings


async def ratings_of(reader: Reader, players: Sequence[str], game: str, seats: int) -> dict[str, Rating]:
    """Return the ratings of players at a game with this number of seats."""
    place = s.ratings.c.player.in_(set(players)), s.ratings.c.game == game, s.ratings.c.seats == seats
    return {row.player: _rating(row) for row in await reader.rows(select(s.ratings).where(*place))}


async def all_ratings_of(reader: Reader, player: str) -> list[tuple[str, int, Rating]]:
    """Return every rating of a player, with its game and number of seats."""
    query = select(s.ratings).where(s.ratings.c.player == player).order_by(s.ratings.c.game, s.ratings.c.seats)
    return [(row.game, row.seats, _rating(row)) for row in await reader.rows(query)]


def _rating(row: AnyRow) -> Rating:
    return Rating(row.mu, row.sigma, row.played, row.won, row.drawn, row.streak, row.best_streak)


def store_ratings(
    before: Mapping[str, Rating], after: Mapping[str, Rating], game: str, seats: int, now_ms: int
) -> Change:
    """Return the change that stores ratings after a game; it fails if one has changed since it was read."""
    new, changed = [], []
    for player, rating in after.items():
        values = {name: getattr(rating, name) for name in Rating.__struct_fields__} | {"changed_ms": now_ms}
        place = {"player": player, "game": game, "seats": seats}
        if player in before:
            same = s.ratings.c.played == before[player].played
            query = update(s.ratings).where(*(s.ratings.c[name] == value for name, value in place.items()), same)
            changed.append((query.values(values), ConflictError("store.conflict")))
        else:
            new.append((insert(s.ratings), {**place, **values}))
    return Change(new, changed)


# ---- webhooks


def set_webhook(person: str, webhook: Webhook | None, now_ms: int) -> Change:
    """Return the change that sets or deletes the webhook of a person."""
    old = (delete(s.webhooks).where(s.webhooks.c.person_id == person), None)
    if webhook is None:
        return Change([old, (delete(s.calls).where(s.calls.c.person_id == person), None)])
    row = {"person_id": person, "url": webhook.url, "secret": webhook.secret, "made_ms": now_ms}
    return Change([old, (insert(s.webhooks), row)])


async def all_webhooks(reader: Reader) -> dict[str, Webhook]:
    """Return the webhooks of all people."""
    return {row.person_id: Webhook(row.url, row.secret) for row in await reader.rows(select(s.webhooks))}


def store_call(person: str, game: str, number: int) -> Change:
    """Return the change that stores a webhook call about a game, due since the event with this number."""
    row = {"person_id": person, "game_id": game, "number": number}
    return Change([(delete(s.calls).where(*_is_call(person, game)), None), (insert(s.calls), row)])


def delete_call(person: str, game: str, number: int) -> Change:
    """Return the change that deletes a webhook call; a newer one still waits."""
    return Change([(delete(s.calls).where(*_is_call(person, game), s.calls.c.number <= number), None)])


def _is_call(person: str, game: str) -> tuple[ColumnElement[bool], ...]:
    return s.calls.c.person_id == person, s.calls.c.game_id == game


async def waiting_calls(reader: Reader, lease: str = "", holder: str = "") -> list[tuple[str, str, int]]:
    """Return the waiting webhook calls: person, game, and number of the event.

    With ``lease``, the first part of the names of leases, leave out the calls for which another process than the holder
    has a lease; only PostgreSQL knows the time.
    """
    query = select(s.calls)
    if lease:
        is_other = s.leases.c.name == literal(lease).concat(s.calls.c.person_id), s.leases.c.holder != holder
        query = query.where(not_(exists().where(*is_other, s.leases.c.until_ms > database_ms())))
    return [(row.person_id, row.game_id, row.number) for row in await reader.rows(query)]


async def is_call_stored(reader: Reader, person: str, game: str, number: int) -> bool:
    """Return whether the webhook call about this or an earlier event of a game still waits."""
    query = select(s.calls.c.number).where(*_is_call(person, game), s.calls.c.number <= number)
    return bool(await reader.rows(query))


# ---- chat


async def said_after(reader: Reader, person: str, last: tuple[str, int], most: int) -> list[ChatRow]:
    """Return the chat messages of a person; ``last`` is the game and number of the last one on the previous page."""
    place = s.events.c.game_id, s.events.c.number
    is_chat = s.events.c.person_id == person, s.events.c.body.like('{"e":"said"%')
    query = select(s.events).where(*is_chat, tuple_(*place) > last).order_by(*place).limit(most)
    return [_chat(row) for row in await reader.rows(query)]


def _chat(row: AnyRow) -> ChatRow:
    event = decode_event(row.body)
    return ChatRow(row.game_id, row.number, row.at_ms, event.text if isinstance(event, ChatSent) else "")


# ---- merging and erasing


async def games_of_person(reader: Reader, person: str) -> list[str]:
    """Return the games in which a person holds a seat."""
    query = select(s.seats.c.game_id).distinct().where(s.seats.c.person_id == person).order_by(s.seats.c.game_id)
    return [row.game_id for row in await reader.rows(query)]


async def games_to_leave(reader: Reader, person: str) -> tuple[list[str], list[str]]:
    """Return the games of a person: those that other people play too, and those of this person alone."""
    own = select(s.seats.c.game_id).where(s.seats.c.person_id == person)
    mine = {row.game_id for row in await reader.rows(own)}
    mine |= {row.id for row in await reader.rows(select(s.games.c.id).where(s.games.c.made_by == person))}
    others = select(s.seats.c.game_id).where(
        s.seats.c.game_id.in_(mine), s.seats.c.person_id.is_not(None), s.seats.c.person_id != person
    )
    shared = {row.game_id for row in await reader.rows(others)}
    return sorted(shared), sorted(mine - shared)


_PUZZLE_TABLES = (s.puzzle_tries, s.puzzle_reviews, s.puzzle_days, s.puzzle_runs, s.endgame_wins)


async def erase_person(reader: Reader, person: str, alone: Sequence[str]) -> Change:
    """Return the change that deletes all data of a person; ``alone`` are the games that no other person plays."""
    said = await reader.rows(select(s.events).where(s.events.c.person_id == person, s.events.c.body.like('{"e":"%')))
    emptied = []
    for row in said:
        event = decode_event(row.body)
        if isinstance(event, ChatSent | TitleChanged):
            empty = ChatSent(event.seat, "") if isinstance(event, ChatSent) else TitleChanged("")
            place = s.events.c.game_id == row.game_id, s.events.c.number == row.number
            emptied.append((update(s.events).where(*place).values(body=encode_event(empty).decode()), None))
    erased = {"name": "", "colour": None, "login": None, "passphrase_hash": None, "skeleton": None}
    return Change(
        [
            *emptied,
            (update(s.games).where(s.games.c.made_by == person).values(title=None), None),
            (delete(s.games).where(s.games.c.id.in_(alone)), None),
            (delete(s.tokens).where(s.tokens.c.person_id == person), None),
            (delete(s.devices).where(s.devices.c.person_id == person), None),
            (delete(s.links).where(s.links.c.person_id == person), None),
            (delete(s.webhooks).where(s.webhooks.c.person_id == person), None),
            (delete(s.calls).where(s.calls.c.person_id == person), None),
            (delete(s.ratings).where(s.ratings.c.player == person), None),
            *((delete(table).where(table.c.person_id == person), None) for table in _PUZZLE_TABLES),
            (delete(s.studies).where(s.studies.c.owner == person), None),
            (update(s.analyses).where(s.analyses.c.person_id == person).values(person_id=None), None),
            (update(s.people).where(s.people.c.id == person).values(erased), None),
        ]
    )
