"""Decide which events a command causes at a table, or why it is refused. Nothing here changes a table.

The order of the checks is part of the protocol (docs/protocol.md): is it the time for it (does the game run, is it
over), does who asks hold a seat, is the position still the one that was meant, is it the seat's turn, and only then the
rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from erawan.core.errors import ErawanError, IllegalError, MalformedError
from erawan.core.state import State
from erawan.games.siam.state import SiamState
from erawan.protocol import commands as c
from erawan.protocol.commands import Matter, Step
from erawan.protocol.seats_and_clocks import Anyone, ByLink, Here
from erawan.server.domain import events as e
from erawan.server.domain.clock import Span
from erawan.server.domain.conditional_turns import (
    Prepared,
    PreparedTurns,
    StandingPass,
    settle,
    settled_in,
    suppose_turn,
    turn_of,
)
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import Plan, make_header

# A game is read whole: nobody can make it longer than this by talking, asking or taking back.
MOST_SAID_IN_ALL = 2000
MOST_ASKED = 500
LONGEST_TITLE = 60
MOST_TAKEN_BACK = 1000


class RefusedError(ErawanError):
    """A command that cannot be done at this table now."""


def decide(
    table: Table, person: str | None, command: c.TableCommand, now_ms: int, outages: Sequence[Span], fresh_id: str
) -> list[e.Happening]:
    """What a command of a person brings about; ``fresh_id`` names the game of a rematch."""
    if isinstance(command, c.Play):
        return _play(table, person, command, now_ms, outages)
    if isinstance(command, c.Resign):
        return [_without(table, _seat_that_resigns(table, person, command), "resigned")]
    if isinstance(command, c.Say):
        return [_say(table, person, command.text)]
    if isinstance(command, c.StandUp):
        return [_stand_up(table, person, command)]
    if isinstance(command, c.Title):
        return [_title(table, person, command.title)]
    _check_time(table, command.matter)
    seat = _own_seat(table, person)
    if isinstance(command, c.Ask):
        return _ask(table, person, seat, command.matter, fresh_id)
    return _answer(table, person, seat, command, fresh_id)


# ---- turns


def _play(table: Table, person: str | None, command: c.Play, now_ms: int, outages: Sequence[Span]) -> list[e.Happening]:
    check_running(table)
    seats = table.seats_of(person)
    if not seats:
        raise RefusedError("table.no_seat")
    if (command.line, command.ply) != (table.line, table.ply):
        raise RefusedError("table.stale", ply=table.ply, line=table.line)
    if table.state.to_move not in seats:
        raise RefusedError("table.not_your_turn", seat=table.state.to_move)
    return decide_turn(table, command.turn, now_ms, outages)


def decide_turn(table: Table, turn: str, now_ms: int, outages: Sequence[Span]) -> list[e.Happening]:
    """What a turn of the seat to move brings about: itself, and those that then are forced."""
    state = table.state
    turn = state.format_turn(state.parse_turn(turn))
    after = state.play(turn)
    shown = table.clock.after_turn_ms(state.to_move, now_ms, outages)
    left_ms = list(table.clock.left_ms)
    if shown is not None:
        left_ms[state.to_move - 1] = shown
    return [e.Turned(turn, shown), *_forced_from(table, after, left_ms)]


def _forced_from(table: Table, state: State, left_ms: Sequence[int]) -> list[e.Happening]:
    """The turns that are forced from a state on, one after another; they take no time."""
    happened: list[e.Happening] = []
    while (turn := forced_turn(state)) is not None:
        shown = left_ms[state.to_move - 1] if table.clock.is_kept else None
        happened.append(e.Turned(turn, shown, is_forced=True))
        state = state.play(turn)
    return happened


def forced_turn(state: State) -> str | None:
    """K3.2: who has no cards must pass; a turn that is the only one needs nobody to choose it."""
    # A turn of Siam has two steps at least, so its first is never the whole of it; listing them is not free.
    if state.outcome is not None or isinstance(state, SiamState):
        return None
    choices = state.choices()
    return choices[0].text if len(choices) == 1 and choices[0].is_turn else None


def decide_forced(table: Table) -> list[e.Happening]:
    """The turn that is the only one, and those that are forced after it."""
    check_running(table)
    happened = _forced_from(table, table.state, table.clock.left_ms)
    if not happened:
        raise RefusedError("table.not_forced")
    return happened


def decide_flag(table: Table, now_ms: int, outages: Sequence[Span]) -> list[e.Happening]:
    """The end by time, if the seat to move has none left."""
    seat = table.state.to_move
    due_ms = table.clock.due_ms(seat, outages) if table.is_running else None
    return [_without(table, seat, "time")] if due_ms is not None and now_ms >= due_ms else []


# ---- sitting down


def decide_first(plan: Plan, person: str) -> list[e.Happening]:
    """What happens when a game is made: who makes it takes the seats at their screen."""
    here = [seat for seat, kind in enumerate(plan.seats, 1) if isinstance(kind, Here)]
    if not here:
        raise RefusedError("table.no_seat_here")
    waits = any(isinstance(kind, ByLink | Anyone) for kind in plan.seats)
    return [*(e.Joined(seat, person) for seat in here), *([] if waits else [e.Began()])]


def decide_move(table: Table, holder: str, person: str, seat: int) -> list[e.Happening]:
    """What taking one's seat to another device brings about."""
    if table.people.get(seat) != holder:
        raise RefusedError("table.link_used")
    if person != holder and table.seats_of(person):
        # K4.6: nobody sees two hands by it.
        raise RefusedError("table.sits_already", seat=table.seats_of(person)[0])
    return [e.Joined(seat, person)]


def decide_bring(table: Table, guest: str, person: str) -> list[e.Happening]:
    """What it brings about that a guest turns out to be somebody: all its seats are theirs."""
    if table.seats_of(person):
        # K4.6: nobody sees two hands by it.
        raise RefusedError("table.sits_already", seat=table.seats_of(person)[0])
    if not table.seats_of(guest):
        raise RefusedError("table.no_seat")
    return [e.Joined(seat, person) for seat in table.seats_of(guest)]


def decide_join(table: Table, person: str, seat: int) -> list[e.Happening]:
    """What taking a free seat brings about; with the last one the game begins."""
    if seat not in table.free_seats():
        raise RefusedError("table.seat_taken", seat=seat)
    if table.seats_of(person):
        # Whoever tries the link they are about to send keeps it; and nobody looks into two hands (K4.6).
        raise RefusedError("table.sits_already", seat=table.seats_of(person)[0])
    begins = len(table.free_seats()) == 1 and not table.has_begun
    return [e.Joined(seat, person), *([e.Began()] if begins else [])]


def _stand_up(table: Table, person: str | None, command: c.StandUp) -> e.Left:
    if table.result is not None:
        raise IllegalError("game.over")
    return e.Left(_named_seat(table, person, command.seat))


def _named_seat(table: Table, person: str | None, seat: int | None) -> int:
    """The seat somebody names, or the only one they hold."""
    seats = table.seats_of(person)
    if not seats or (seat is not None and seat not in seats):
        raise RefusedError("table.no_seat")
    if seat is None and len(seats) > 1:
        raise RefusedError("table.which_seat", seats=", ".join(map(str, seats)))
    return seats[0] if seat is None else seat


# ---- what is prepared


def state_to_choose_in(table: Table, person: str | None, ahead: bool, seat: int | None) -> State:
    """The position in which somebody may put a turn together: the present one, or ahead as if it were their turn."""
    check_running(table)
    if ahead:
        return suppose_turn(table.state, _named_seat(table, person, seat))
    if table.state.to_move not in table.seats_of(person):
        raise RefusedError("table.not_your_turn", seat=table.state.to_move)
    return table.state


def decide_prepare(table: Table, person: str | None, command: c.Prepare) -> tuple[int, Prepared | None]:
    """The seat, and what it means to do when its turn comes."""
    check_running(table)
    seat = _named_seat(table, person, command.seat)
    if (command.line, command.ply) != (table.line, table.ply):
        raise RefusedError("table.stale", ply=table.ply, line=table.line)
    if command.steps and command.standing:
        raise RefusedError("table.prepares_both")
    if command.standing is not None:
        if table.game.name != "king-of-siam":
            raise RefusedError("table.no_pass")
        wanted: Prepared = StandingPass(table.line, table.ply, command.standing, settled_in(table.state))
    elif command.steps:
        if table.state.to_move == seat:
            raise RefusedError("table.your_turn")
        _check_readable(table.state, command.steps)
        wanted = PreparedTurns(table.line, table.ply, command.steps)
    else:
        return seat, None
    if settle(wanted, table, seat) is None:
        raise RefusedError("table.cannot_prepare")
    return seat, wanted


def _check_readable(state: State, steps: Sequence[Step]) -> None:
    """A slip of the pen is told at once: what cannot be read would never be made, nor ever be played before it."""
    for step in steps:
        for text in (step.turn, *step.expect):
            state.parse_turn(text)


def decide_prepared(table: Table, seat: int, now_ms: int, outages: Sequence[Span]) -> list[e.Happening]:
    """What the seat to move has prepared."""
    prepared = table.prepared.get(seat)
    if not table.is_running or table.state.to_move != seat or prepared is None:
        raise RefusedError("table.nothing_prepared")
    return decide_turn(table, turn_of(prepared), now_ms, outages)


# ---- asking and answering


def _ask(table: Table, person: str | None, seat: int, matter: Matter, fresh_id: str) -> list[e.Happening]:
    request = table.request
    is_asked = request is not None and request.matter == matter and request.seat not in table.seats_of(person)
    _check_matter(table, matter)
    if is_asked:
        # Two who ask each other for the same thing agree on it.
        return _agree(table, person, matter, fresh_id)
    if matter == "takeback" and _takeback_ply(table, table.seats_of(person)) is None:
        raise RefusedError("table.nothing_to_take_back")
    if matter == "takeback" and table.line >= MOST_TAKEN_BACK:
        raise RefusedError("table.too_many_takebacks", most=MOST_TAKEN_BACK)
    if not table.people_besides(person):
        return [_done(table, seat, matter, fresh_id)]
    if request is not None:
        raise RefusedError("table.asked_already", seat=request.seat)
    if table.asked_count >= MOST_ASKED:
        raise RefusedError("table.too_many_requests", most=MOST_ASKED)
    return [e.Asked(seat, matter)]


def _answer(table: Table, person: str | None, seat: int, command: c.Answer, fresh_id: str) -> list[e.Happening]:
    request = table.request
    if request is None or request.matter != command.matter:
        raise RefusedError("table.not_asked")
    if not command.agree:
        return [e.Declined(seat, command.matter)]
    return _agree(table, person, command.matter, fresh_id)


def _agree(table: Table, person: str | None, matter: Matter, fresh_id: str) -> list[e.Happening]:
    """A yes; with the last one it is done."""
    request = table.request
    assert request is not None
    # Somebody agrees for all the seats they hold.
    agreed = {table.people[seat] for seat in request.agreed}
    if person in agreed:
        raise RefusedError("table.agreed_already")
    if set(table.people.values()) <= {*agreed, person}:
        return [_done(table, request.seat, matter, fresh_id)]
    return [e.Agreed(table.seats_of(person)[0], matter)]


def _check_time(table: Table, matter: Matter) -> None:
    """A rematch is for when the game is over, everything else for while it runs."""
    if matter != "rematch":
        check_running(table)
    elif table.result is None:
        raise RefusedError("table.not_over")
    elif table.rematch is not None:
        raise RefusedError("table.rematched", game=table.rematch)


def _check_matter(table: Table, matter: Matter) -> None:
    """Refuses what can never be asked at this table."""
    if matter == "draw":
        if table.game.name != "siam":
            raise RefusedError("table.no_draw")
        if any(table.opponent(seat) for seat in range(1, table.game.seats + 1)):
            raise RefusedError("table.opponents_play_on")
    elif matter == "takeback" and not table.plan.takebacks:
        raise RefusedError("table.no_takebacks")


def _done(table: Table, seat: int, matter: Matter, fresh_id: str) -> e.Happening:
    if matter == "draw":
        return e.Ended((), "agreed")
    if matter == "rematch":
        return e.Rematched(fresh_id)
    ply = _takeback_ply(table, table.seats_of(table.people[seat]))
    assert ply is not None
    return e.TookBack(ply)


def _takeback_ply(table: Table, seats: Sequence[int]) -> int | None:
    """How many turns had been made before the last one that somebody in these seats chose to make."""
    for ply in range(table.ply - 1, len(table.plan.earlier) - 1, -1):
        played = table.played[ply]
        if played.seat in seats and not played.is_forced:
            return ply
    return None


def plan_rematch(table: Table) -> tuple[Plan, dict[int, str]]:
    """The same game again with everybody a seat further, and who then sits where."""
    count = table.game.seats
    came_from = {seat: seat % count + 1 for seat in range(1, count + 1)}
    start = table.states[0] if table.plan.is_set_up else table.game.start()
    plan = replace(
        table.plan,
        header=make_header(start),
        seats=tuple(table.plan.seats[came_from[seat] - 1] for seat in range(1, count + 1)),
        rematch_of=table.id,
    )
    people = {seat: table.people[before] for seat, before in came_from.items() if before in table.people}
    return plan, people


# ---- the rest


def check_hint(table: Table, person: str | None) -> None:
    """Refuses a hint that the game does not allow, or that somebody asks for who is not to move."""
    check_running(table)
    if not table.plan.hints:
        raise RefusedError("table.no_hints")
    if table.state.to_move not in table.seats_of(person):
        raise RefusedError("table.not_your_turn", seat=table.state.to_move)


def decide_hint(table: Table, person: str | None) -> list[e.Happening]:
    """That somebody is helped by a hint."""
    check_hint(table, person)
    return [e.Hinted(table.state.to_move)]


def check_running(table: Table) -> None:
    """Refuses what needs a running game."""
    if table.result is not None:
        raise IllegalError("game.over")
    if not table.has_begun:
        raise RefusedError("table.waiting", free=len(table.free_seats()))


def _own_seat(table: Table, person: str | None) -> int:
    """The seat somebody speaks for: the one to move, if it is theirs."""
    seats = table.seats_of(person)
    if not seats:
        raise RefusedError("table.no_seat")
    return table.state.to_move if table.state.to_move in seats else seats[0]


def _seat_that_resigns(table: Table, person: str | None, command: c.Resign) -> int:
    check_running(table)
    seat, seats = _own_seat(table, person), table.seats_of(person)
    if command.seat is None and seat != table.state.to_move and len(seats) > 1:
        raise RefusedError("table.which_seat", seats=", ".join(map(str, seats)))
    if command.seat is not None and command.seat not in seats:
        raise RefusedError("table.no_seat")
    return seat if command.seat is None else command.seat


def _without(table: Table, seat: int, reason: str) -> e.Ended:
    """The game is over for a seat: its side loses, everybody else wins."""
    lost = {seat, *(other for team in table.game.sides if seat in team for other in team)}
    return e.Ended(tuple(other for other in range(1, table.game.seats + 1) if other not in lost), reason)


def _title(table: Table, person: str | None, title: str) -> e.Titled:
    if person is None or person != table.made_by:
        raise RefusedError("table.not_yours")
    if table.titled_count >= MOST_ASKED:
        raise RefusedError("table.too_many_requests", most=MOST_ASKED)
    shown = clean_line(title)
    if len(shown) > LONGEST_TITLE:
        raise MalformedError("table.title", most=LONGEST_TITLE)
    return e.Titled(shown)


def clean_line(text: str) -> str:
    """A text on one line, without what cannot be seen."""
    spaced = (" " if letter.isspace() else letter for letter in text)
    return " ".join("".join(letter for letter in spaced if letter.isprintable()).split())


def _say(table: Table, person: str | None, text: str) -> e.Said:
    if not table.plan.chat:
        raise RefusedError("table.no_chat")
    seat = _own_seat(table, person)
    if table.said_count >= MOST_SAID_IN_ALL:
        raise RefusedError("table.too_much_said", most=MOST_SAID_IN_ALL)
    words = clean_line(text)
    if not words:
        raise RefusedError("table.says_nothing")
    return e.Said(seat, words)
