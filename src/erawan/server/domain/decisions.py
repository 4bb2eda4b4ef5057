"""Decide which events a command causes at a table, or why it is refused. Nothing here changes a table.

The order of the checks is part of the protocol (docs/protocol.md). Does the game run, or is it over, as the command
needs? Does the person hold a seat? Is the position still the one that the command names? Is it the seat's turn? Only
then come the rules of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.errors import ErawanError, IllegalError, MalformedError
from erawan.core.outcome import Choice
from erawan.core.state import State
from erawan.games.siam.state import SiamState
from erawan.protocol import commands as c
from erawan.protocol.commands import Matter, Step
from erawan.protocol.seats_and_clocks import Here
from erawan.server.domain import events as e
from erawan.server.domain.clock import Span
from erawan.server.domain.conditional_turns import (
    Prepared,
    PreparedTurns,
    StandingPass,
    count_settled_struggles,
    next_turn,
    update_prepared,
    with_seat_to_move,
)
from erawan.server.domain.table import Decision, Table, TurnResult
from erawan.server.domain.table_setup import Plan

# A game is loaded as a whole: turns, chat, requests and takebacks must not make it longer than this.
MAX_TURNS = 3000
"""A game with this many turns that is not over by its rules ends as a draw. Siam without repetition never ends."""
MAX_CHAT_MESSAGES = 2000
MAX_REQUESTS = 500
MAX_TITLE_LENGTH = 60
MAX_TAKEBACKS = 1000


class RefusedError(ErawanError):
    """A command that cannot be done at this table now."""


def decide(
    table: Table, person: str | None, command: c.TableCommand, now_ms: int, outages: Sequence[Span], rematch_id: str
) -> Decision:
    """Decide what a command of a person causes; ``rematch_id`` is the id for the game of a rematch."""
    if isinstance(command, c.Play):
        return _play(table, person, command, now_ms, outages)
    return Decision([_decide_event(table, person, command, rematch_id)])


def _decide_event(table: Table, person: str | None, command: c.TableCommand, rematch_id: str) -> e.DomainEvent:
    """Return the event that a command other than a turn causes."""
    if isinstance(command, c.Resign):
        return _lose(table, _resigning_seat(table, person, command), "resigned")
    if isinstance(command, c.Say):
        return _say(table, person, command.text)
    if isinstance(command, c.StandUp):
        return _leave_seat(table, person, command)
    if isinstance(command, c.Title):
        return _change_title(table, person, command.title)
    assert isinstance(command, c.Ask | c.Answer)
    _check_time(table, command.matter)
    seat = _own_seat(table, person)
    if isinstance(command, c.Ask):
        return _ask(table, person, seat, command.matter, rematch_id)
    return _answer(table, person, seat, command, rematch_id)


# ---- turns


def _play(table: Table, person: str | None, command: c.Play, now_ms: int, outages: Sequence[Span]) -> Decision:
    check_running(table)
    seats = table.seats_of(person)
    if not seats:
        raise RefusedError("table.no_seat")
    if (command.line, command.ply) != (table.line, table.ply):
        raise RefusedError("table.stale", ply=table.ply, line=table.line)
    if table.state.to_move not in seats:
        raise RefusedError("table.not_your_turn", seat=table.state.to_move)
    return decide_turn(table, command.turn, now_ms, outages)


def decide_turn(table: Table, turn: str, now_ms: int, outages: Sequence[Span]) -> Decision:
    """Decide what a turn of the seat to move causes: the turn, the forced turns that follow it, perhaps the end."""
    state = table.state
    turn = state.format_turn(state.parse_turn(turn))
    result = _play_turn(state, turn)
    clock_ms = table.clock.after_turn_ms(state.to_move, now_ms, outages)
    left_ms = list(table.clock.left_ms)
    if clock_ms is not None:
        left_ms[state.to_move - 1] = clock_ms
    forced = _play_forced_turns(table, result.after, result.first_choices, left_ms)
    events = [e.TurnPlayed(turn, clock_ms), *forced.events]
    return _limit_length(table, Decision(events, [result, *forced.turn_results]))


def _limit_length(table: Table, played: Decision) -> Decision:
    """Add a draw to a decision if the game is now too long and not over by its rules."""
    is_over = played.turn_results[-1].after.outcome is not None
    if is_over or table.ply + len(played.turn_results) < MAX_TURNS:
        return played
    return Decision([*played.events, e.GameEnded((), "length")], played.turn_results)


def _play_turn(state: State, turn: str) -> TurnResult:
    """Play a turn; return its result, with the choices that show whether the next turn is forced."""
    after = state.play(turn)
    return TurnResult(after, state.describe(turn), _list_first_choices(after))


def _list_first_choices(state: State) -> Sequence[Choice] | None:
    """Return the choices of a position; None in a game in which no turn is ever forced."""
    # A turn of Siam has at least two steps, so its first step is never a whole turn; listing them is not free.
    return None if isinstance(state, SiamState) else tuple(state.choices())


def _play_forced_turns(
    table: Table, state: State, choices: Sequence[Choice] | None, left_ms: Sequence[int]
) -> Decision:
    """Play the forced turns from a state on, one after another; the clocks do not run for them."""
    events: list[e.DomainEvent] = []
    results: list[TurnResult] = []
    while (turn := _forced_turn(choices)) is not None:
        clock_ms = left_ms[state.to_move - 1] if table.clock.is_limited else None
        events.append(e.TurnPlayed(turn, clock_ms, is_forced=True))
        results.append(_play_turn(state, turn))
        state, choices = results[-1].after, results[-1].first_choices
    return Decision(events, results)


def _forced_turn(choices: Sequence[Choice] | None) -> str | None:
    """K3.2: a player without cards must pass. Return the turn if it is the only one; otherwise None."""
    return choices[0].text if choices and len(choices) == 1 and choices[0].is_turn else None


def is_turn_forced(table: Table) -> bool:
    """Return whether the seat to move has only one legal turn."""
    if not table.is_running or isinstance(table.state, SiamState):
        return False
    return _forced_turn(table.first_choices) is not None


def decide_forced_turns(table: Table) -> Decision:
    """Decide the only legal turn, and the forced turns that follow it."""
    check_running(table)
    if not is_turn_forced(table):
        raise RefusedError("table.not_forced")
    forced = _play_forced_turns(table, table.state, table.first_choices, table.clock.left_ms)
    return _limit_length(table, forced)


def decide_timeout(table: Table, now_ms: int, outages: Sequence[Span]) -> Decision | None:
    """Decide the end by time if the seat to move has no time left; return None if it has."""
    seat = table.state.to_move
    due_ms = table.clock.due_ms(seat, outages) if table.is_running else None
    is_over = due_ms is not None and now_ms >= due_ms
    return Decision([_lose(table, seat, "time")]) if is_over else None


# ---- seats


def decide_creation(plan: Plan, person: str) -> Decision:
    """Decide the first events of a game: the person who makes it takes the seats at their screen."""
    here = [seat for seat, kind in enumerate(plan.seats, 1) if isinstance(kind, Here)]
    if not here:
        raise RefusedError("table.no_seat_here")
    begins = [] if plan.awaits_people else [e.GameBegan()]
    return Decision([*(e.SeatTaken(seat, person) for seat in here), *begins])


def decide_seat_move(table: Table, holder: str, person: str, seat: int) -> Decision:
    """Decide to move a seat to another device of the same person."""
    if table.people.get(seat) != holder:
        raise RefusedError("table.link_used")
    if person != holder:
        _check_not_seated(table, person)
    return Decision([e.SeatTaken(seat, person)])


def decide_guest_merge(table: Table, guest: str, person: str) -> Decision:
    """Decide to give all seats of a guest to the person as whom the guest has signed in."""
    _check_not_seated(table, person)
    if not table.seats_of(guest):
        raise RefusedError("table.no_seat")
    return Decision([e.SeatTaken(seat, person) for seat in table.seats_of(guest)])


def decide_join(table: Table, person: str, seat: int) -> Decision:
    """Decide to give a free seat to a person; with the last free seat the game begins."""
    if seat not in table.free_seats():
        raise RefusedError("table.seat_taken", seat=seat)
    # A person who tests the link that they are about to send must not take the seat with it.
    _check_not_seated(table, person)
    begins = len(table.free_seats()) == 1 and not table.has_begun
    return Decision([e.SeatTaken(seat, person), *([e.GameBegan()] if begins else [])])


def _check_not_seated(table: Table, person: str) -> None:
    """Refuse a second seat by link: a person must not see two hands (K4.6)."""
    if table.seats_of(person):
        raise RefusedError("table.sits_already", seat=table.seats_of(person)[0])


def _leave_seat(table: Table, person: str | None, command: c.StandUp) -> e.SeatLeft:
    if table.result is not None:
        raise IllegalError("game.over")
    return e.SeatLeft(_named_seat(table, person, command.seat))


def _named_seat(table: Table, person: str | None, seat: int | None) -> int:
    """Return the seat that a person names, or the only one they hold."""
    seats = table.seats_of(person)
    if not seats or (seat is not None and seat not in seats):
        raise RefusedError("table.no_seat")
    if seat is None and len(seats) > 1:
        raise RefusedError("table.which_seat", seats=", ".join(map(str, seats)))
    return seats[0] if seat is None else seat


# ---- conditional turns


def state_for_choices(table: Table, person: str | None, ahead: bool, seat: int | None) -> State:
    """Return the position in which a person may choose a turn; with ``ahead``, their seat is to move in it."""
    check_running(table)
    if ahead:
        return with_seat_to_move(table.state, _named_seat(table, person, seat))
    if table.state.to_move not in table.seats_of(person):
        raise RefusedError("table.not_your_turn", seat=table.state.to_move)
    return table.state


def decide_preparation(table: Table, person: str | None, command: c.Prepare) -> tuple[int, Prepared | None]:
    """Return the seat and its conditional turns after a command; None if it has none any more."""
    check_running(table)
    seat = _named_seat(table, person, command.seat)
    if (command.line, command.ply) != (table.line, table.ply):
        raise RefusedError("table.stale", ply=table.ply, line=table.line)
    if command.steps and command.standing:
        raise RefusedError("table.prepares_both")
    if command.standing is not None:
        if table.game.name != "king-of-siam":
            raise RefusedError("table.no_pass")
        settled = count_settled_struggles(table.state)
        wanted: Prepared = StandingPass(table.line, table.ply, command.standing, settled)
    elif command.steps:
        if table.state.to_move == seat:
            raise RefusedError("table.your_turn")
        _check_readable(table.state, command.steps)
        wanted = PreparedTurns(table.line, table.ply, command.steps)
    else:
        return seat, None
    if update_prepared(wanted, table, seat) is None:
        raise RefusedError("table.cannot_prepare")
    return seat, wanted


def _check_readable(state: State, steps: Sequence[Step]) -> None:
    """Refuse steps with turns that cannot be read: they could never be played."""
    for step in steps:
        for text in (step.turn, *step.expect):
            state.parse_turn(text)


def decide_prepared_turn(table: Table, seat: int, now_ms: int, outages: Sequence[Span]) -> Decision:
    """Decide the turn that the seat to move has prepared."""
    prepared = table.prepared.get(seat)
    if not table.is_running or table.state.to_move != seat or prepared is None:
        raise RefusedError("table.nothing_prepared")
    return decide_turn(table, next_turn(prepared), now_ms, outages)


# ---- requests


def _ask(table: Table, person: str | None, seat: int, matter: Matter, rematch_id: str) -> e.DomainEvent:
    request = table.request
    is_asked = request is not None and request.matter == matter and request.seat not in table.seats_of(person)
    _check_matter(table, matter)
    if is_asked:
        # If two people ask each other for the same thing, they agree.
        return _agree(table, person, matter, rematch_id)
    if matter == "takeback" and _takeback_ply(table, table.seats_of(person)) is None:
        raise RefusedError("table.nothing_to_take_back")
    if matter == "takeback" and table.line >= MAX_TAKEBACKS:
        raise RefusedError("table.too_many_takebacks", most=MAX_TAKEBACKS)
    if not table.seats_of_others(person):
        return _fulfil(table, seat, matter, rematch_id)
    if request is not None:
        raise RefusedError("table.asked_already", seat=request.seat)
    if table.request_count >= MAX_REQUESTS:
        raise RefusedError("table.too_many_requests", most=MAX_REQUESTS)
    return e.RequestMade(seat, matter)


def _answer(table: Table, person: str | None, seat: int, command: c.Answer, rematch_id: str) -> e.DomainEvent:
    request = table.request
    if request is None or request.matter != command.matter:
        raise RefusedError("table.not_asked")
    if not command.agree:
        return e.RequestDeclined(seat, command.matter)
    return _agree(table, person, command.matter, rematch_id)


def _agree(table: Table, person: str | None, matter: Matter, rematch_id: str) -> e.DomainEvent:
    """Return the event of a person who agrees; the last one who agrees fulfils the request."""
    request = table.request
    assert request is not None
    # A person agrees for all the seats they hold.
    agreed = {table.people[seat] for seat in request.agreed}
    if person in agreed:
        raise RefusedError("table.agreed_already")
    if set(table.people.values()) <= {*agreed, person}:
        return _fulfil(table, request.seat, matter, rematch_id)
    return e.RequestAccepted(table.seats_of(person)[0], matter)


def _check_time(table: Table, matter: Matter) -> None:
    """Refuse a rematch before the game is over, and everything else afterwards."""
    if matter != "rematch":
        check_running(table)
    elif table.result is None:
        raise RefusedError("table.not_over")
    elif table.rematch is not None:
        raise RefusedError("table.rematched", game=table.rematch)


def _check_matter(table: Table, matter: Matter) -> None:
    """Refuse a request that can never be made at this table."""
    if matter == "draw":
        if table.game.name != "siam":
            raise RefusedError("table.no_draw")
        if any(table.opponent(seat) for seat in range(1, table.game.seats + 1)):
            raise RefusedError("table.opponents_play_on")
    elif matter == "takeback" and not table.plan.takebacks:
        raise RefusedError("table.no_takebacks")


def _fulfil(table: Table, seat: int, matter: Matter, rematch_id: str) -> e.DomainEvent:
    """Return the event of a request of a seat to which everybody has agreed."""
    if matter == "draw":
        return e.GameEnded((), "agreed")
    if matter == "rematch":
        return e.RematchStarted(rematch_id)
    ply = _takeback_ply(table, table.seats_of(table.people[seat]))
    assert ply is not None
    return e.TurnsTakenBack(ply)


def _takeback_ply(table: Table, seats: Sequence[int]) -> int | None:
    """Return how many turns had been played before the last one that these seats chose; None if they chose none."""
    for ply in range(table.ply - 1, len(table.plan.earlier) - 1, -1):
        played = table.played[ply]
        if played.seat in seats and not played.is_forced:
            return ply
    return None


def decide_rematch(table: Table, people: dict[int, str]) -> tuple[str, Decision]:
    """Return the creator of the rematch of a table, and its first events; ``people`` are those of ``plan_rematch``."""
    taken: list[e.DomainEvent] = [e.SeatTaken(seat, person) for seat, person in people.items()]
    is_full = len(people) == len(table.people) + len(table.free_seats())
    maker = next((person for person in people.values() if person == table.made_by), people[min(people)])
    return maker, Decision([*taken, *([e.GameBegan()] if is_full else [])])


# ---- hints, resignation, title, chat


def check_hint(table: Table, person: str | None) -> None:
    """Refuse a hint if the game does not allow hints, or if it is not the turn of the person."""
    check_running(table)
    if not table.plan.hints:
        raise RefusedError("table.no_hints")
    if table.state.to_move not in table.seats_of(person):
        raise RefusedError("table.not_your_turn", seat=table.state.to_move)


def decide_hint(table: Table, person: str | None) -> Decision:
    """Decide to note that a person gets a hint."""
    check_hint(table, person)
    return Decision([e.HintGiven(table.state.to_move)])


def check_running(table: Table) -> None:
    """Refuse a command that needs a running game."""
    if table.result is not None:
        raise IllegalError("game.over")
    if not table.has_begun:
        raise RefusedError("table.waiting", free=len(table.free_seats()))


def _own_seat(table: Table, person: str | None) -> int:
    """Return the seat for which a person speaks: the one to move if it is theirs, otherwise their first."""
    seats = table.seats_of(person)
    if not seats:
        raise RefusedError("table.no_seat")
    return table.state.to_move if table.state.to_move in seats else seats[0]


def _resigning_seat(table: Table, person: str | None, command: c.Resign) -> int:
    check_running(table)
    seat, seats = _own_seat(table, person), table.seats_of(person)
    if command.seat is None and seat != table.state.to_move and len(seats) > 1:
        raise RefusedError("table.which_seat", seats=", ".join(map(str, seats)))
    if command.seat is not None and command.seat not in seats:
        raise RefusedError("table.no_seat")
    return seat if command.seat is None else command.seat


def _lose(table: Table, seat: int, reason: str) -> e.GameEnded:
    """Return the end of a game that a seat loses with its side; everybody else wins."""
    lost = {seat, *(other for team in table.game.sides if seat in team for other in team)}
    return e.GameEnded(tuple(other for other in range(1, table.game.seats + 1) if other not in lost), reason)


def _change_title(table: Table, person: str | None, title: str) -> e.TitleChanged:
    if person is None or person != table.made_by:
        raise RefusedError("table.not_yours")
    if table.title_count >= MAX_REQUESTS:
        raise RefusedError("table.too_many_requests", most=MAX_REQUESTS)
    cleaned = clean_line(title)
    if len(cleaned) > MAX_TITLE_LENGTH:
        raise MalformedError("table.title", most=MAX_TITLE_LENGTH)
    return e.TitleChanged(cleaned)


def clean_line(text: str) -> str:
    """Return a text on one line, without characters that cannot be seen."""
    spaced = (" " if letter.isspace() else letter for letter in text)
    return " ".join("".join(letter for letter in spaced if letter.isprintable()).split())


def _say(table: Table, person: str | None, text: str) -> e.ChatSent:
    if not table.plan.chat:
        raise RefusedError("table.no_chat")
    seat = _own_seat(table, person)
    if table.chat_count >= MAX_CHAT_MESSAGES:
        raise RefusedError("table.too_much_said", most=MAX_CHAT_MESSAGES)
    cleaned = clean_line(text)
    if not cleaned:
        raise RefusedError("table.says_nothing")
    return e.ChatSent(seat, cleaned)
