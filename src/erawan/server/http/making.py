"""From a request for a game to its plan."""

from __future__ import annotations

from erawan.core import registry
from erawan.core.errors import MalformedError, OptionError, quote
from erawan.core.game import Game
from erawan.core.state import State
from erawan.games.king_of_siam.maps import load_map, map_names
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.records import Record, parse_record
from erawan.server.http.bodies import NewGame
from erawan.server.tables.plan import MOST_EARLIER_TURNS, Plan, make_plan


def plan_game(wanted: NewGame) -> Plan:
    """The plan of the game somebody wants."""
    if wanted.position and wanted.record:
        raise OptionError("game.two_starts")
    state, earlier, is_set_up = _first(wanted)
    return make_plan(
        state,
        tuple(wanted.seats),
        wanted.clock,
        hints=wanted.hints,
        takebacks=wanted.takebacks,
        chat=wanted.chat,
        earlier=earlier,
        is_set_up=is_set_up,
    )


def _first(wanted: NewGame) -> tuple[State, tuple[str, ...], bool]:
    """The first position, the turns made since, and whether somebody chose them."""
    if wanted.record:
        # Counted before they are replayed.
        count = len(parse_record(wanted.record, is_verified=False).turns)
        if count > MOST_EARLIER_TURNS:
            raise MalformedError("table.too_long", found=count, most=MOST_EARLIER_TURNS)
        record = parse_record(wanted.record)
        _check_game(wanted, record.game)
        _check_map(record.game)
        return record.game.parse(record.start), _turns(record, wanted.ply), True
    game = _game(wanted)
    if wanted.position:
        return game.parse(wanted.position), (), True
    return game.start(), (), False


def _game(wanted: NewGame) -> Game:
    # A map may be named by the path of a file, for people at this machine; nobody reads its files from outside.
    name = wanted.options.get("map")
    if name is not None and name not in map_names():
        raise OptionError("game.map_unknown", name=quote(name), expected=", ".join(map_names()))
    return registry.game(wanted.game, **wanted.options)


def _check_game(wanted: NewGame, found: Game) -> None:
    if found.name != wanted.game or wanted.options:
        raise OptionError("game.of_record", found=found.name)


def _check_map(game: Game) -> None:
    """A map that bears the name of one of ours must be it: people would take it for ours."""
    if (
        isinstance(game, KingOfSiam)
        and game.map.name in map_names()
        and game.map.digest != load_map(game.map.name).digest
    ):
        raise MalformedError("map.name_taken", rule="K1.5", name=game.map.name)


def _turns(record: Record, ply: int | None) -> tuple[str, ...]:
    if ply is not None and ply > len(record.turns):
        raise MalformedError("game.ply", found=ply, most=len(record.turns))
    return record.texts[:ply]
