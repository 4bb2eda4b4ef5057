"""The settings of a game, which never change: rules, start position, seats, clock, permissions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from erawan.core import registry
from erawan.core.errors import MalformedError, OptionError, quote
from erawan.core.game import Game
from erawan.core.state import State
from erawan.games.king_of_siam.maps import load_map, map_names
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.players.player_registry import has_levels
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS, Anyone, ByLink, ClockPlan, NoClock, Opponent, SeatPlan

if TYPE_CHECKING:
    from erawan.server.domain.table import Table


class Plan(Struct, frozen=True, kw_only=True):
    """Everything about a game that is fixed when the game is created; it is stored as JSON."""

    header: dict[str, Any]
    """The game as a record's header has it: ``game``, ``rules``, ``options``, ``start``, and what the game adds."""
    seats: tuple[SeatPlan, ...]
    clock: ClockPlan = NoClock()
    hints: bool = False
    """Whether players may ask for hints. Between people such a game is casual: it is never rated."""
    takebacks: bool = True
    chat: bool = True
    earlier: tuple[str, ...] = ()
    """The turns of the record from which the game continues."""
    is_set_up: bool = False
    """Whether the start position was chosen: a rematch then begins with it again."""
    rematch_of: str | None = None
    is_casual: bool = False
    """Whether the game never counts for ratings: an older version gave hints in it and did not record them."""

    @property
    def is_open(self) -> bool:
        """True if anyone may take one of the seats, so that the lobby lists the game."""
        return any(isinstance(seat, Anyone) for seat in self.seats)

    @property
    def awaits_people(self) -> bool:
        """True if one of the seats is kept for another person."""
        return any(isinstance(seat, Anyone | ByLink) for seat in self.seats)

    def game(self) -> Game:
        """Return the game with its options."""
        return registry.game_class(self.header["game"]).of_header(self.header)

    def first_state(self) -> State:
        """Return the start position."""
        return self.game().parse(self.header["start"])

    def positions(self) -> list[State]:
        """Return the start position, and the one after each turn of the record from which the game continues."""
        found = [self.first_state()]
        for turn in self.earlier:
            found.append(found[-1].play(turn))
        return found


# ---- games that requests may create


def find_public_game(name: str, options: Mapping[str, bool | int | str]) -> Game:
    """Return a game by its name and options, with one of Erawan's own maps.

    On the command line a map may be the path of a file; requests must not read files of the server.
    """
    wanted = options.get("map")
    if wanted is not None and wanted not in map_names():
        raise OptionError("game.map_unknown", name=quote(wanted), expected=", ".join(map_names()))
    return registry.game(name, **options)


def check_map(game: Game) -> None:
    """Refuse a map that has the name of one of Erawan's own maps but differs from it."""
    if (
        isinstance(game, KingOfSiam)
        and game.map.name in map_names()
        and game.map.digest != load_map(game.map.name).digest
    ):
        raise MalformedError("map.name_taken", rule="K1.5", name=game.map.name)


# ---- plans


def make_header(state: State) -> dict[str, Any]:
    """Return the header of a game that begins with a state."""
    game = state.game
    return {"game": game.name, "rules": game.rules_version, **game.header(), "start": str(state)}


def allows_chat(game: Game) -> bool:
    """K7.5: four players do not talk, unless the table has agreed to talk that everybody can hear."""
    return game.seats < 4 or bool(game.options.get("talk", False))


def make_plan(
    state: State,
    seats: tuple[SeatPlan, ...],
    clock: ClockPlan = NoClock(),  # noqa: B008  # frozen
    *,
    hints: bool | None = None,
    takebacks: bool = True,
    chat: bool = True,
    earlier: tuple[str, ...] = (),
    is_set_up: bool = False,
    rematch_of: str | None = None,
) -> Plan:
    """Return the plan of a game that begins with a state. By default only a person who plays opponents gets hints."""
    game = state.game
    if len(seats) != game.seats:
        raise OptionError("table.seats", seats=game.seats, found=len(seats))
    if all(isinstance(seat, Opponent) for seat in seats):
        raise OptionError("table.nobody")
    if any(isinstance(seat, Opponent) for seat in seats) and not has_levels(game):
        raise OptionError("table.no_opponents", game=game.name)
    if len(earlier) > MOST_EARLIER_TURNS:
        raise MalformedError("table.too_long", found=len(earlier), most=MOST_EARLIER_TURNS)
    people = sum(not isinstance(seat, Opponent) for seat in seats)
    plan = Plan(
        header=make_header(state),
        seats=seats,
        clock=clock,
        hints=people == 1 if hints is None else hints,
        takebacks=takebacks,
        chat=chat and allows_chat(game),
        earlier=earlier,
        is_set_up=is_set_up,
        rematch_of=rematch_of,
    )
    if plan.positions()[-1].outcome is not None:
        raise OptionError("table.already_over", start=quote(plan.header["start"]))
    return plan


def plan_rematch(table: Table) -> tuple[Plan, dict[int, str]]:
    """Return the plan of the rematch and the people by their new seats; every player moves on by one seat."""
    count = table.game.seats
    came_from = {seat: seat % count + 1 for seat in range(1, count + 1)}
    start = table.states[0] if table.plan.is_set_up else table.game.start()
    plan = replace(
        table.plan,
        header=make_header(start),
        seats=tuple(table.plan.seats[came_from[seat] - 1] for seat in range(1, count + 1)),
        rematch_of=table.id,
        is_casual=False,
    )
    people = {seat: table.people[before] for seat, before in came_from.items() if before in table.people}
    return plan, people
