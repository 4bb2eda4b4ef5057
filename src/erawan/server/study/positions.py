"""A position without a game: a start position and the turns played from it.

It is shown as a table that is not stored, at which one person holds every seat. So boards show it, and offer turns in
it, as they do in a live game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from erawan.core import registry
from erawan.core.errors import MalformedError
from erawan.core.game import Game
from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.protocol import messages as p
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS, Here
from erawan.protocol.studies import HalfTurn, Place
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import Plan, check_map, find_public_game, make_header
from erawan.server.live import views
from erawan.server.live.encoded_turns import encode_all_turns

STUDENT = "student"


def game_of(place: Place) -> Game:
    """Return the game of a place, with every card open: K4.6 hides cards from players, not from a study."""
    kind = registry.game_class(place.game)
    options = {**place.options, "discards": "open"} if issubclass(kind, KingOfSiam) else place.options
    if place.map is None:
        return find_public_game(place.game, options)
    game = kind.of_header({"options": options, "map": place.map})
    check_map(game)
    return game


def first_state_of(place: Place) -> State:
    """Return the start position of a place."""
    game = game_of(place)
    return game.parse(place.start) if place.start else game.start()


def place_of_header(game: str, header: Mapping[str, Any], start: str, turns: Iterable[str] = ()) -> Place:
    """Return the place of a game by the header of its record."""
    options = dict(header["options"])
    if "map" in header:
        # The header's map contains the map's name.
        options.pop("map", None)
    return Place(game=game, options=options, map=header.get("map"), start=start, turns=list(turns))


def table_of_place(place: Place) -> Table:
    """Return a table with the position of a place, at which one person holds every seat."""
    if len(place.turns) > MOST_EARLIER_TURNS:
        raise MalformedError("table.too_long", found=len(place.turns), most=MOST_EARLIER_TURNS)
    first = first_state_of(place)
    seats = tuple(Here() for _ in range(first.game.seats))
    table = Table("", Plan(header=make_header(first), seats=seats, chat=False, earlier=tuple(place.turns)), 0)
    table.people = dict.fromkeys(range(1, first.game.seats + 1), STUDENT)
    table.has_begun = True
    return table


def view_place(place: Place) -> p.GameView:
    """Return a position as the boards show it, with all turns that led there."""
    table = table_of_place(place)
    shown = views.GameViews(table, {}, {STUDENT}, 0, (), is_thinking=False, watchers=0, encode_turns=encode_all_turns)
    return shown.of_person(STUDENT)


def see_choices(half: HalfTurn) -> p.Choices:
    """Return how a half-made turn may continue in a position."""
    table = table_of_place(half.place)
    if table.result is not None:
        return p.Choices(id="", game="", prefix=half.prefix, ply=table.ply, choices=[])
    return views.view_continuations(table, table.state, p.Choose(game="", id="", prefix=half.prefix, whole=half.whole))
