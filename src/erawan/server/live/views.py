"""Build the messages that show a table to one person. Everything that the server sends about a game comes from here.

``PositionViews`` shows one position to several seats. It computes the parts that all of them see only once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import cast

from msgspec import Raw

from erawan.core.errors import ErawanError
from erawan.core.outcome import Choice, View
from erawan.core.state import State
from erawan.games.king_of_siam import view as kos_view
from erawan.games.king_of_siam.descriptions import province_phrase, ruler_phrase, step_phrase
from erawan.games.king_of_siam.final_table import ComparisonStep
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.king_of_siam.turn_effects import leader_letters, trace_turn
from erawan.games.siam.state import SiamState
from erawan.protocol import final_tables as f
from erawan.protocol import messages as p
from erawan.protocol import requests as b
from erawan.protocol.phrases import Words
from erawan.server.domain.clock import Span
from erawan.server.domain.conditional_turns import StandingPass
from erawan.server.domain.permissions import is_help_off
from erawan.server.domain.player_ratings import is_rated_so_far
from erawan.server.domain.table import PlayedTurn, Table
from erawan.server.store.user_store import User
from erawan.words import Phrase


def words_of(phrase: Phrase) -> Words:
    """Return a phrase as a value of the protocol; phrases among its values are converted, too."""
    return Words(
        phrase.key,
        {name: words_of(value) if isinstance(value, Phrase) else value for name, value in phrase.values.items()},
    )


# ---- positions


def shown_seat(table: Table, seats: Sequence[int]) -> int | None:
    """Return the seat whose view a person with these seats gets: the seat to move if it is theirs, else their first."""
    if table.state.to_move in seats:
        return table.state.to_move
    return seats[0] if seats else None


class PositionViews:
    """One position of a game as its seats and spectators may see it: the present one, or that after ``ply`` turns."""

    def __init__(self, table: Table, ply: int | None = None) -> None:
        self._table = table
        self._ply = table.ply if ply is None else ply
        self._state = table.states[self._ply]
        self._is_present = self._ply == table.ply
        self._is_over = self._is_present and table.result is not None

    @property
    def public_text(self) -> str:
        """The text of the position as a spectator may see it."""
        return self._text(self._state.view(None))

    def _text(self, view: View) -> str:
        # K4.6: when the game is over, by its rules or not, all hands are open.
        return str(self._state) if self._is_over else view.text

    def of_seat(self, seat: int | None) -> p.PositionView:
        """Return the position as a seat may see it; None is a spectator."""
        view = self._state.view(seat)
        return p.PositionView(
            ply=self._ply,
            line=self._table.line,
            seat=seat,
            text=self._text(view),
            to_move=view.to_move,
            latest=list(view.latest),
            if_over_now=self._outcome_if_over_now,
            leaders=view_leaders(self._state),
            choices=self._first_choices(seat),
        )

    @cached_property
    def _outcome_if_over_now(self) -> Words | None:
        return _view_outcome_if_over_now(self._state)

    def _first_choices(self, seat: int | None) -> list[p.ChoiceView]:
        """Return how a turn may begin, for the seat to move."""
        if not self._is_present or seat != self._state.to_move or not self._table.is_running:
            return []
        return view_choices(self._table.first_choices)


def view_after(table: Table, state: State, turn: str) -> p.PositionView | None:
    """Return the position after a turn, as the seat to move may see it; None if the turn is not legal."""
    try:
        after = state.play(turn)
    except ErawanError:
        return None
    if after.outcome is not None:
        # K4.6: the end would show cards that are hidden until the turn is played.
        return None
    view = after.view(state.to_move)
    return p.PositionView(
        ply=table.ply + 1,
        line=table.line,
        seat=state.to_move,
        text=view.text,
        to_move=view.to_move,
        latest=list(view.latest),
        if_over_now=_view_outcome_if_over_now(after),
        leaders=view_leaders(after),
    )


def view_within(table: Table, state: State, prefix: str) -> p.PositionView | None:
    """Return the position after the card of a half-made turn, before a follower is taken (K4.1).

    Return None if the turn has not come that far.
    """
    seat = state.to_move
    if not isinstance(state, KingOfSiamState) or (vector := state.vector_amid(prefix)) is None:
        return None
    view = kos_view.view(state, seat, vector)
    return p.PositionView(
        ply=table.ply,
        line=table.line,
        seat=seat,
        text=view.text,
        to_move=view.to_move,
        latest=list(view.latest),
        leaders=leader_letters(vector),
    )


def view_leaders(state: State) -> str:
    """Return who leads in each province of King of Siam; nothing for other games."""
    return leader_letters(state.vector) if isinstance(state, KingOfSiamState) else ""


def _view_outcome_if_over_now(state: State) -> Words | None:
    if isinstance(state, KingOfSiamState) and state.outcome is None:
        return words_of(state.outcome_if_over_now.phrase)
    return None


# ---- turns and choices


def view_choices(choices: Iterable[Choice]) -> list[p.ChoiceView]:
    """Return the ways to continue a half-made turn."""
    return [
        p.ChoiceView(choice.text, choice.is_turn, words_of(choice.does) if choice.does else None) for choice in choices
    ]


def view_whole_turns(state: State, prefix: str) -> list[p.ChoiceView]:
    """Return every whole turn that begins with ``prefix`` in a game with few turns; in other games the next steps."""
    if not isinstance(state, SiamState):
        return view_choices(state.choices(prefix))
    turns = [turn for turn in state.turns() if turn.startswith(prefix)]
    return [p.ChoiceView(turn, True, words_of(state.describe(turn))) for turn in turns]


def view_continuations(table: Table, state: State, command: p.Choose) -> p.Choices:
    """Return the ways to continue a half-made turn of the seat to move and its result so far, or why it is illegal."""
    if command.whole:
        choices = view_whole_turns(state, command.prefix)
    else:
        is_known = state is table.state and not command.prefix
        choices = view_choices(table.first_choices if is_known else state.choices(command.prefix))
    preview = (view_within if choices else view_after)(table, state, command.prefix)
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
        target_count=state.target_count(command.prefix) if isinstance(state, KingOfSiamState) and choices else 0,
    )


def view_turn(played: PlayedTurn, does: Phrase, before: State, after: State | None = None) -> p.TurnView:
    """Return a turn and what it did, with the position after it if that hides nothing from anyone."""
    text = None if after is None else str(after)
    effects, settled = view_effects(before, played.turn)
    leaders = "" if after is None else view_leaders(after)
    return p.TurnView(
        played.seat, played.turn, words_of(does), played.clock_ms, played.is_forced, text, effects, settled, leaders
    )


def view_effects(before: State, turn: str) -> tuple[list[p.EffectView], p.SettledView | None]:
    """Return what a turn of King of Siam changes, step by step, and the province that it settles."""
    if not isinstance(before, KingOfSiamState):
        return [], None
    effects, settlement = trace_turn(before, turn)
    shown = [
        p.EffectView(
            effect.kind,
            [p.FollowerChangeView(each.province, each.faction, each.change) for each in effect.changes],
            list(effect.tiles),
            effect.marked,
            [p.LeaderChangeView(each.province, each.before, each.after) for each in effect.leaders],
        )
        for effect in effects
    ]
    if settlement is None:
        return shown, None
    return shown, p.SettledView(settlement.province, settlement.owner, words_of(settlement.phrase))


def view_latest_turns(table: Table) -> list[p.TurnView]:
    """K4.6: return each seat's latest turn of a running game that hides cards, in the order they were played."""
    latest = {played.seat: ply for ply, played in enumerate(table.played)}
    return [
        view_turn(table.played[ply], table.describe_turn(ply), table.states[ply]) for ply in sorted(latest.values())
    ]


# ---- the table


def view_seats(table: Table, known: Mapping[str, User], present: set[str]) -> list[p.SeatView]:
    """Return every seat with the person or opponent on it."""
    return [_view_seat(table, seat, known, present) for seat in range(1, table.game.seats + 1)]


def _view_seat(table: Table, seat: int, known: Mapping[str, User], present: set[str]) -> p.SeatView:
    plan = table.plan.seats[seat - 1]
    opponent = table.opponent(seat)
    if opponent is not None:
        return p.SeatView(seat, plan, opponent.player, True, True)
    person = table.people.get(seat)
    if person is None:
        return p.SeatView(seat, plan, None, False, False)
    shown = known.get(person)
    if shown is None:
        return p.SeatView(seat, plan, "", True, person in present, person, is_guest=True)
    return p.SeatView(seat, plan, shown.name, True, person in present, person, shown.colour or None, shown.is_guest)


def view_inviter(table: Table, known: Mapping[str, User]) -> b.Inviter | None:
    """Return who invites people to a game: its creator, or who took the creator's place; None if no one does."""
    if table.made_by is None:
        return None
    shown = known.get(table.made_by)
    return b.Inviter("", is_guest=True) if shown is None else b.Inviter(shown.name, shown.is_guest)


def view_clock(table: Table, now_ms: int, outages: Sequence[Span]) -> p.ClockView:
    """Return the clocks as they stand now."""
    clock, seat = table.clock, table.state.to_move
    left = list(clock.left_ms)
    is_running = table.is_running and clock.is_limited
    if is_running:
        left[seat - 1] = max(0, clock.remaining_ms(seat, now_ms, outages))
    return p.ClockView(table.plan.clock, left, seat if is_running else None)


def view_request(table: Table) -> p.RequestView | None:
    """Return the pending request."""
    request = table.request
    return p.RequestView(request.matter, request.seat, sorted(request.agreed)) if request else None


def view_result(table: Table) -> p.ResultView | None:
    """Return how the game ended."""
    result = table.result
    if result is None:
        return None
    outcome = table.state.outcome
    phrase = outcome.phrase if outcome else Phrase(f"ended-{result.reason}")
    return p.ResultView(list(result.winners), result.reason, words_of(phrase), _view_final_table(table.state))


def _view_final_table(state: State) -> f.FinalTableView | None:
    """Return how a game of King of Siam ended by its rules; None if it did not."""
    if not isinstance(state, KingOfSiamState) or state.outcome is None:
        return None
    table, plan = state.final_table, state.game.map
    return f.FinalTableView(
        provinces=[
            f.FinalProvince(plan.codes[province], words_of(province_phrase(province, plan)), owner)
            for province, owner in table.owners
        ],
        ruler=table.ruler,
        words=words_of(ruler_phrase(table)),
        faction_steps=[_view_step(step) for step in table.faction_steps],
        player_steps=[_view_step(step) for step in table.player_steps],
    )


def _view_step(step: ComparisonStep) -> f.FinalStep:
    rows = [f.FinalRow(row.faction, list(row.seats), row.number, row.is_kept) for row in step.rows]
    return f.FinalStep(step.key, words_of(step_phrase(step)), step.faction, rows, step.decides)


def view_ratings(table: Table) -> list[p.RatingChangeView]:
    """Return how the game changed the ratings of its players."""
    return [p.RatingChangeView(change.seat, change.before, change.after) for change in table.rating_changes]


def view_changes(
    table: Table,
    known: Mapping[str, User],
    present: set[str],
    now_ms: int,
    outages: Sequence[Span],
    is_thinking: bool,
) -> p.Changed:
    """Return everything but the position; it is the same for everybody."""
    return p.Changed(
        game=table.id,
        status=table.status,
        seats=view_seats(table, known, present),
        request=view_request(table),
        clock=view_clock(table, now_ms, outages),
        thinking=is_thinking,
        rematch=table.rematch,
        title=table.title,
        is_rated=is_rated_so_far(table),
        is_help_off=is_help_off(table),
        hinted=sorted(table.hinted),
    )


def view_prepared(table: Table, seat: int) -> p.PreparedView | None:
    """Return the conditional turns of a seat, for the person who holds it only."""
    prepared = table.prepared.get(seat)
    if prepared is None:
        return None
    if isinstance(prepared, StandingPass):
        return p.PreparedView(seat, standing=prepared.until)
    return p.PreparedView(seat, list(prepared.steps))


def view_turn_news(table: Table, person: str, outages: Sequence[Span], by: str | None = None) -> p.TurnMessage:
    """Return whether a game waits for a person, after an event that the person ``by`` caused."""
    is_yours = table.awaited_person == person
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


class GameViews:
    """A game as each of several people may see it. The parts that everybody sees are computed once.

    ``encode_turns`` returns all turns of a table as JSON; it is called if everybody may see them.
    """

    def __init__(
        self,
        table: Table,
        known: Mapping[str, User],
        present: set[str],
        now_ms: int,
        outages: Sequence[Span],
        is_thinking: bool,
        watchers: int,
        encode_turns: Callable[[Table], Raw],
    ) -> None:
        self._table = table
        self._positions = PositionViews(table)
        self._is_fully_visible = table.is_fully_visible
        # The encoder writes encoded turns as they are.
        encoded = cast("list[p.TurnView]", encode_turns(table)) if self._is_fully_visible else None
        self._turns = view_latest_turns(table) if encoded is None else encoded
        self._seats = view_seats(table, known, present)
        self._clock = view_clock(table, now_ms, outages)
        self._is_thinking = is_thinking
        self._watchers = watchers

    def of_person(self, person: str | None) -> p.GameView:
        """Return everything that a person may see of the game."""
        table = self._table
        seats = table.seats_of(person)
        return p.GameView(
            id=table.id,
            game=table.game.name,
            options=dict(table.game.options),
            status=table.status,
            you=list(seats),
            is_yours=person is not None and person == table.made_by,
            seats=self._seats,
            position=self._positions.of_seat(shown_seat(table, seats)),
            turns=self._turns,
            has_all_turns=self._is_fully_visible,
            start=str(table.states[0]) if self._is_fully_visible else None,
            start_leaders=view_leaders(table.states[0]) if self._is_fully_visible else "",
            clock=self._clock,
            request=view_request(table),
            result=view_result(table),
            hints=table.plan.hints,
            takebacks=table.plan.takebacks,
            chat=table.plan.chat,
            # The messages of a person whose data was erased are empty.
            said=[p.SaidView(message.seat, message.text, message.at_ms) for message in table.chat if message.text],
            thinking=self._is_thinking,
            rematch=table.rematch,
            rematch_of=table.plan.rematch_of,
            made_ms=table.made_ms,
            title=table.title,
            is_rated=is_rated_so_far(table),
            is_help_off=is_help_off(table),
            hinted=sorted(table.hinted),
            ratings=view_ratings(table),
            watchers=self._watchers,
            prepared=[view for seat in seats if (view := view_prepared(table, seat)) is not None],
        )
