"""Turn a request for a new game into its set-up."""

from __future__ import annotations

from erawan.core.errors import MalformedError, OptionError
from erawan.core.game import Game
from erawan.core.state import State
from erawan.protocol.requests import NewGame
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS
from erawan.records import Record, parse_record
from erawan.server.domain.table_setup import Plan, check_map, find_public_game, make_plan


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
        check_map(record.game)
        return record.game.parse(record.start), _turns(record, wanted.ply), True
    game = find_public_game(wanted.game, wanted.options)
    if wanted.position:
        return game.parse(wanted.position), (), True
    return game.start(), (), False


def _check_game(wanted: NewGame, found: Game) -> None:
    if found.name != wanted.game or wanted.options:
        raise OptionError("game.of_record", found=found.name)


def _turns(record: Record, ply: int | None) -> tuple[str, ...]:
    if ply is not None and ply > len(record.turns):
        raise MalformedError("game.ply", found=ply, most=len(record.turns))
    return record.texts[:ply]
