"""The analysis of positions and of whole games.

Every position of a game is searched once. The value of a played turn is the value of the position after it. So the
search that judges a turn begins with the reply to it. Then the results are read backwards, from the last position to
the first, because later searches know more:

1. The only legal turn of a position is worth what the position after it is worth; such positions are not searched.
2. A position is never worth less to its mover than the turn that was played there, so a win that is found late is
   known in all positions from which it was forced.
3. A turn that the search itself would have played is no error, even if later positions turn out worse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from erawan.analysis.judgement import Judgement, Mark, accuracy, judge, judge_best
from erawan.analysis.probabilities import evaluate_outcome, is_better, one_turn_earlier, only_turn
from erawan.core.errors import IllegalError, OptionError, quote
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.player_registry import make_named_engine, strongest_player
from erawan.records import Record
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Engine, Evaluation, Line, Report, SearchResult

MOST_LINES = 100

OnPosition = Callable[[int, int], None]
"""Called with the number of positions done and the number of all positions."""
OnFound = Callable[[int, SearchResult | None], None]
"""Called with the number of a position, from 0, and its search result; None where no search was needed."""


@dataclass(frozen=True)
class AnalysedPosition:
    """A position with its value after the game was read backwards."""

    state: State
    evaluation: Evaluation
    lines: tuple[Line, ...] = ()
    """The best turns, best first; none once the game is over."""

    thought: SearchResult | None = None
    """What the search found; None where none was needed."""


@dataclass(frozen=True)
class AnalysedTurn:
    """A turn of a game with its judgement."""

    ply: int
    """The number of the turn, from 1."""

    turn: str
    before: AnalysedPosition
    after: AnalysedPosition
    judgement: Judgement

    @property
    def seat(self) -> int:
        """The seat that played the turn, from 1."""
        return self.before.state.to_move

    @property
    def played(self) -> Evaluation:
        """The value of the turn."""
        return one_turn_earlier(self.after.evaluation)

    @property
    def best(self) -> Line:
        """The best line of the position before the turn."""
        return self.before.lines[0]

    @property
    def mark(self) -> Mark:
        """The mark of the turn: how good it was."""
        return self.judgement.mark

    @property
    def is_turning_point(self) -> bool:
        """True if the turn gave away a certain result, or lost a clear lead."""
        before, after = self.before.evaluation.returns, self.played.returns
        has_lost_lead = before[self.seat - 1] == max(before) and after[self.seat - 1] < max(after)
        is_grave = self.mark in (Mark.MISTAKE, Mark.BLUNDER)
        return self.judgement.note is not None or (is_grave and has_lost_lead)


@dataclass(frozen=True)
class Analysis:
    """A game, or its beginning, with the judgement of each turn."""

    record: Record
    limits: Limits
    positions: tuple[AnalysedPosition, ...]
    """The positions in order, one more than there are turns; none if nothing was found."""

    turns: tuple[AnalysedTurn, ...]
    is_complete: bool
    """Whether all turns of the game are judged; a stopped analysis has only the first ones."""

    @property
    def accuracies(self) -> tuple[float | None, ...]:
        """The accuracy of each seat, from 0 to 100; None for a seat that never had a choice."""
        return tuple(self._accuracy(seat) for seat in range(1, self.record.game.seats + 1))

    def _accuracy(self, seat: int) -> float | None:
        chosen = (turn for turn in self.turns if turn.seat == seat and turn.mark is not Mark.FORCED)
        return accuracy(turn.judgement.loss for turn in chosen)


def usual_engine(game: Game) -> Engine:
    """Return the strongest engine for a game."""
    return make_named_engine(strongest_player(game), game).engine


def check_not_over(state: State) -> None:
    """Raise ``IllegalError`` for a position in which the game is over: there is nothing to analyse."""
    if state.outcome is not None:
        raise IllegalError("analysis.over", outcome=state.outcome.phrase)


def analyse_position(
    state: State,
    limits: Limits,
    lines: int = 3,
    engine: Engine | None = None,
    report: Report | None = None,
    stop: Stop | None = None,
) -> SearchResult:
    """Return the best turns of a position, best first, each with the expected continuation.

    ``report`` is called with every deeper result; ``stop`` ends the search with what it has.
    """
    check_not_over(state)
    check_lines(lines)
    return (engine or usual_engine(state.game)).think(state, limits, lines=lines, report=report, stop=stop)


def analyse_record(
    record: Record,
    limits: Limits,
    lines: int = 1,
    engine: Engine | None = None,
    report: OnPosition | None = None,
    stop: Stop | None = None,
    known: Sequence[SearchResult | None] = (),
    found: OnFound | None = None,
) -> Analysis:
    """Judge every turn of a game, with these limits for each position.

    With two or more lines, a turn that was the only good one is marked, too. ``report`` is called with the number of
    positions done; ``stop`` ends the analysis with the turns judged so far. ``found`` is called with each search
    result; pass them as ``known``, with the same limits, to continue an analysis later.
    """
    check_lines(lines)
    if limits == Limits():
        raise OptionError("analysis.endless")
    if not record.turns:
        raise IllegalError("analysis.no_turns")
    engine = engine or usual_engine(record.game)
    engine.forget()
    states = list(record.replay())
    thoughts = list(known[: len(states)])
    report = report or (lambda done, total: None)
    for thought in _search_all(states, len(thoughts), limits, lines, engine, stop or Stop()):
        thoughts.append(thought)
        if found is not None:
            found(len(thoughts) - 1, thought)
        report(len(thoughts), len(states))
    return _judge_all(record, states, limits, thoughts, lines)


def judge_record(record: Record, limits: Limits, found: Sequence[SearchResult | None], lines: int = 1) -> Analysis:
    """Judge the turns of a game by search results of its first positions, without searching more."""
    return _judge_all(record, list(record.replay()), limits, found, lines)


def _judge_all(
    record: Record, states: Sequence[State], limits: Limits, found: Sequence[SearchResult | None], lines: int
) -> Analysis:
    positions = read_backwards(states, found, record.texts, lines)
    steps = zip(record.texts, positions, positions[1:], strict=False)
    turns = tuple(judge_turn(ply, *step) for ply, step in enumerate(steps, 1))
    return Analysis(record, limits, tuple(positions), turns, len(turns) == len(record.turns))


def check_lines(lines: int) -> None:
    """Raise ``OptionError`` if the number of lines is out of range."""
    if type(lines) is not int or not 1 <= lines <= MOST_LINES:
        raise OptionError("number.range", name="lines", value=quote(lines), least=1, most=MOST_LINES)


# ---- searching


def _search_all(
    states: Sequence[State], first: int, limits: Limits, lines: int, engine: Engine, stop: Stop
) -> Iterator[SearchResult | None]:
    """Yield the search result of each position from the first one wanted on, until stopped."""
    for at in range(first, len(states)):
        state, thought = states[at], None
        is_last = at == len(states) - 1
        if state.outcome is None and (is_last or only_turn(state) is None):
            # Give each search a flag of its own, since a search may set its flag when its time is over.
            with stop.part() as part:
                thought = engine.think(state, limits, lines=lines, stop=part)
        if stop.is_set:
            return  # The result of an interrupted search cannot be compared with the others.
        yield thought


# ---- reading backwards


def read_backwards(
    states: Sequence[State], found: Sequence[SearchResult | None], turns: Sequence[str], lines: int
) -> list[AnalysedPosition]:
    """Return the analysed positions: from the last to the first, each takes over what the position after it shows."""
    known = list(found)
    while known and known[-1] is None and states[len(known) - 1].outcome is None:
        known.pop()  # The only legal turn, where the position after it was not searched yet.
    positions: list[AnalysedPosition] = []
    for at in range(len(known) - 1, -1, -1):
        after = positions[-1] if positions else None
        positions.append(_position(states[at], known[at], turns[at] if after else "", after, lines))
    positions.reverse()
    return positions


def _position(
    state: State, thought: SearchResult | None, turn: str, after: AnalysedPosition | None, lines: int
) -> AnalysedPosition:
    if state.outcome is not None:
        return AnalysedPosition(state, evaluate_outcome(state.outcome, state.game.sides))
    found = thought.lines if thought else ()
    if after is not None:
        played = Line((turn, *(after.lines[0].turns if after.lines else ())), one_turn_earlier(after.evaluation))
        if not found or is_better(played.evaluation, found[0].evaluation, state.to_move):
            found = (played, *(line for line in found if line.turn != turn))[:lines]
    return AnalysedPosition(state, found[0].evaluation, found, thought)


def judge_turn(ply: int, turn: str, before: AnalysedPosition, after: AnalysedPosition) -> AnalysedTurn:
    """Judge a turn."""
    judged = AnalysedTurn(ply, turn, before, after, Judgement(Mark.FORCED))
    if before.thought is None:
        return judged
    if turn == before.thought.turn:
        return replace(judged, judgement=judge_best(judged.seat, before.thought.lines))
    if turn == before.lines[0].turn:
        # The turn was better than every line of the search; other turns were not searched as deeply.
        return replace(judged, judgement=Judgement(Mark.GOOD))
    return replace(judged, judgement=judge(judged.seat, before.evaluation, judged.played))
