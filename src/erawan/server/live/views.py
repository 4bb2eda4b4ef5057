"""What one person may see of a table, as messages. Nothing leaves the server but through here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.siam.state import SiamState
from erawan.protocol import messages as p
from erawan.server.domain.clock import Span
from erawan.server.domain.conditional_turns import StandingPass
from erawan.server.domain.phrases import words_of
from erawan.server.domain.player_ratings import counts
from erawan.server.domain.table import Played, Table
from erawan.server.store.user_store import User
from erawan.words import Phrase


def seat_shown(table: Table, seats: Sequence[int]) -> int | None:
    """Whose eyes somebody with these seats looks through: of the seat to move if it is theirs, else their first."""
    if table.state.to_move in seats:
        return table.state.to_move
    return seats[0] if seats else None


def see_position(table: Table, seat: int | None, ply: int | None = None) -> p.PositionView:
    """A position of the game as a seat may see it: the present one, or that after so many turns."""
    is_now = ply in (None, table.ply)
    state = table.state if ply is None else table.states[ply]
    return _see(
        state,
        seat,
        table.ply if ply is None else ply,
        table.line,
        may_move=is_now and table.is_running,
        is_over=is_now and table.result is not None,
    )


def see_after(table: Table, state: State, turn: str) -> p.PositionView | None:
    """The position after a turn of the seat to move, as it may see it; None if it is not a whole legal turn."""
    try:
        after = state.play(turn)
    except ErawanError:
        return None
    if after.outcome is not None:
        # K4.6: what the end would uncover is not shown before it has come.
        return None
    return _see(after, state.to_move, table.ply + 1, table.line, may_move=False, is_over=False)


def see_amid(table: Table, state: State, prefix: str) -> p.PositionView | None:
    """The position once the card of a half-made turn has done all it does, before a follower is taken (K4.1)."""
    seat = state.to_move
    view = state.view_amid(prefix, seat) if isinstance(state, KingOfSiamState) else None
    if view is None:
        return None
    latest = list(view.latest)
    return p.PositionView(
        ply=table.ply, line=table.line, seat=seat, text=view.text, to_move=view.to_move, latest=latest
    )


def _see(state: State, seat: int | None, ply: int, line: int, may_move: bool, is_over: bool) -> p.PositionView:
    view = state.view(seat)
    is_to_move = may_move and seat == state.to_move
    return p.PositionView(
        ply=ply,
        line=line,
        seat=seat,
        # K4.6: when the game is over, by its rules or not, all hands are open.
        text=str(state) if is_over else view.text,
        to_move=view.to_move,
        latest=list(view.latest),
        if_over_now=_if_over_now(state),
        choices=see_choices(state, "") if is_to_move else [],
    )


def _if_over_now(state: State) -> p.Words | None:
    if isinstance(state, KingOfSiamState) and state.outcome is None:
        return words_of(state.outcome_if_over_now.phrase)
    return None


def see_choices(state: State, prefix: str) -> list[p.ChoiceView]:
    """How a half-made turn may go on."""
    return [
        p.ChoiceView(choice.text, choice.is_turn, words_of(choice.does) if choice.does else None)
        for choice in state.choices(prefix)
    ]


def see_whole_turns(state: State, prefix: str) -> list[p.ChoiceView]:
    """Every whole turn that begins so, where a position has few of them; otherwise the next steps."""
    if not isinstance(state, SiamState):
        return see_choices(state, prefix)
    turns = [turn for turn in state.turns() if turn.startswith(prefix)]
    return [p.ChoiceView(turn, True, words_of(state.describe(turn))) for turn in turns]


def see_way_on(table: Table, state: State, command: p.Choose) -> p.Choices:
    """How a half-made turn of the seat to move in a state may go on, what it leads to, or why there is none."""
    choices = (see_whole_turns if command.whole else see_choices)(state, command.prefix)
    preview = (see_amid if choices else see_after)(table, state, command.prefix)
    refusal = None if choices or preview else state.prefix_refusal(command.prefix)
    return p.Choices(
        id=command.id,
        game=command.game,
        prefix=command.prefix,
        ply=table.ply,
        line=table.line,
        choices=choices,
        preview=preview,
        why=words_of(refusal.phrase) if refusal else None,
        rule=refusal.rule if refusal else "",
        ahead=state is not table.state,
    )


def see_turn(played: Played, after: State | None = None) -> p.TurnView:
    """A turn, which everybody saw when it was made; with the position after it where all of it may be seen."""
    does, text = words_of(played.does), None if after is None else str(after)
    return p.TurnView(played.seat, played.turn, does, played.clock_ms, played.is_forced, text)


def see_seats(table: Table, known: Mapping[str, User], present: set[str]) -> list[p.SeatView]:
    """Who sits where."""
    return [_see_seat(table, seat, known, present) for seat in range(1, table.game.seats + 1)]


def _see_seat(table: Table, seat: int, known: Mapping[str, User], present: set[str]) -> p.SeatView:
    plan = table.plan.seats[seat - 1]
    opponent = table.opponent(seat)
    if opponent is not None:
        return p.SeatView(seat, plan, opponent.player, True, True)
    person = table.people.get(seat)
    if person is None:
        return p.SeatView(seat, plan, None, False, False)
    shown = known.get(person)
    name, colour = (shown.name, shown.colour or None) if shown else ("", None)
    return p.SeatView(seat, plan, name, True, person in present, person, colour)


def see_clock(table: Table, now_ms: int, outages: Sequence[Span]) -> p.ClockView:
    """The clocks now."""
    clock, seat = table.clock, table.state.to_move
    left = list(clock.left_ms)
    is_running = table.is_running and clock.is_kept
    if is_running:
        left[seat - 1] = max(0, clock.left_now_ms(seat, now_ms, outages))
    return p.ClockView(table.plan.clock, left, seat if is_running else None)


def see_request(table: Table) -> p.RequestView | None:
    """What is being asked."""
    request = table.request
    return p.RequestView(request.matter, request.seat, sorted(request.agreed)) if request else None


def see_result(table: Table) -> p.ResultView | None:
    """How the game ended."""
    result = table.result
    if result is None:
        return None
    outcome = table.state.outcome
    phrase = outcome.phrase if outcome else Phrase(f"ended-{result.reason}")
    return p.ResultView(list(result.winners), result.reason, words_of(phrase))


def see_changes(
    table: Table,
    known: Mapping[str, User],
    present: set[str],
    now_ms: int,
    outages: Sequence[Span],
    is_thinking: bool,
) -> p.Changed:
    """What is not the position, for everybody alike."""
    return p.Changed(
        game=table.id,
        status=table.status,
        seats=see_seats(table, known, present),
        request=see_request(table),
        clock=see_clock(table, now_ms, outages),
        thinking=is_thinking,
        rematch=table.rematch,
        title=table.title,
        is_rated=counts(table),
    )


def see_prepared(table: Table, seat: int) -> p.PreparedView | None:
    """What a seat means to do, for who holds it and nobody else."""
    prepared = table.prepared.get(seat)
    if prepared is None:
        return None
    if isinstance(prepared, StandingPass):
        return p.PreparedView(seat, standing=prepared.until)
    return p.PreparedView(seat, list(prepared.steps))


def see_turn_news(table: Table, person: str, outages: Sequence[Span], by: str | None = None) -> p.TurnMessage:
    """How a game stands for somebody who looks at something else, after what ``by`` did."""
    is_yours = table.waits_for == person
    return p.TurnMessage(
        game=table.id,
        kind=table.game.name,
        title=table.title,
        status=table.status,
        is_yours=is_yours,
        by_you=by == person,
        ply=table.ply,
        due_ms=table.clock.due_ms(table.state.to_move, outages) if is_yours else None,
    )


def see_game(
    table: Table,
    person: str | None,
    known: Mapping[str, User],
    present: set[str],
    now_ms: int,
    outages: Sequence[Span],
    is_thinking: bool,
    watchers: int,
) -> p.GameView:
    """Everything somebody may see of a game."""
    seats = table.seats_of(person)
    shows_all = table.shows_all
    return p.GameView(
        id=table.id,
        game=table.game.name,
        options=dict(table.game.options),
        status=table.status,
        you=list(seats),
        is_yours=person is not None and person == table.made_by,
        seats=see_seats(table, known, present),
        position=see_position(table, seat_shown(table, seats)),
        turns=_see_turns(table, shows_all),
        has_all_turns=shows_all,
        start=str(table.states[0]) if shows_all else None,
        clock=see_clock(table, now_ms, outages),
        request=see_request(table),
        result=see_result(table),
        hints=table.plan.hints,
        takebacks=table.plan.takebacks,
        chat=table.plan.chat,
        # What somebody said whose data was erased is empty.
        said=[p.SaidView(said.seat, said.text, said.at_ms) for said in table.said if said.text],
        thinking=is_thinking,
        rematch=table.rematch,
        rematch_of=table.plan.rematch_of,
        made_ms=table.made_ms,
        title=table.title,
        is_rated=counts(table),
        watchers=watchers,
        prepared=[view for seat in seats if (view := see_prepared(table, seat)) is not None],
    )


def _see_turns(table: Table, shows_all: bool) -> list[p.TurnView]:
    if not shows_all:
        return [see_turn(played) for played in _latest(table)]
    return [see_turn(played, after) for played, after in zip(table.played, table.states[1:], strict=True)]


def _latest(table: Table) -> list[Played]:
    """K4.6: of a running game that hides cards, each seat's latest turn, in the order they were made."""
    latest: dict[int, tuple[int, Played]] = {}
    for ply, played in enumerate(table.played):
        latest[played.seat] = ply, played
    return [played for _, played in sorted(latest.values(), key=lambda found: found[0])]
