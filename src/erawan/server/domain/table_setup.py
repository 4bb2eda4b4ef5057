"""What a game is created with and never changes: rules, start position, seats, clock, permissions."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from erawan.core import registry
from erawan.core.errors import MalformedError, OptionError, quote
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.registry import has_levels
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS, ClockPlan, NoClock, Opponent, SeatPlan


class Plan(Struct, frozen=True, kw_only=True):
    """Everything about a game that is settled when it is made; kept as JSON."""

    header: dict[str, Any]
    """The game as a record's header has it: ``game``, ``rules``, ``options``, ``start``, and what the game adds."""
    seats: tuple[SeatPlan, ...]
    clock: ClockPlan = NoClock()
    hints: bool = False
    takebacks: bool = True
    chat: bool = True
    earlier: tuple[str, ...] = ()
    """The turns of the record that the game goes on from."""
    is_set_up: bool = False
    """Whether the first position was chosen: a rematch then begins with it again."""
    rematch_of: str | None = None

    def game(self) -> Game:
        """The game with its options."""
        return registry.game_class(self.header["game"]).of_header(self.header)

    def first_states(self) -> list[State]:
        """The first position, and those after each of the earlier turns."""
        states = [self.game().parse(self.header["start"])]
        for turn in self.earlier:
            states.append(states[-1].play(turn))
        return states


def make_header(state: State) -> dict[str, Any]:
    """The header of a game that begins with a state."""
    game = state.game
    return {"game": game.name, "rules": game.rules_version, **game.header(), "start": str(state)}


def allows_chat(game: Game) -> bool:
    """K7.5: with four players nobody talks, unless the table has agreed to talk that all can hear."""
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
    """The plan of a game that begins with a state; hints are given against opponents unless said otherwise."""
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
    if plan.first_states()[-1].outcome is not None:
        raise OptionError("table.already_over", start=quote(plan.header["start"]))
    return plan
