"""The analysis of games, with a scripted engine and once with the real one."""

import pytest

import erawan
from erawan.analysis import Mark, Note, analyse_position, analyse_record, judge_record, usual_engine
from erawan.core.errors import ErawanError
from erawan.core.outcome import returns_of
from erawan.records import record_of
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation
from tests.analysis.scripted_engine import FakeEngine, forced_count, worth
from tests.records.random_games import make_record

LIMITS = Limits(nodes=100)
TURNS = ["+c1n", "+c5s", "c1c2n"]
OVER = "5/5/2##1/5/5 R =R"


@pytest.fixture
def record(siam):
    return record_of(siam.start(), TURNS)


@pytest.fixture
def texts(record):
    return [str(state) for state in record.replay()]


def marks(analysis):
    return [turn.mark for turn in analysis.turns]


def test_every_position_is_searched_once(record, texts):
    engine, heard = FakeEngine(), []
    analysis = analyse_record(record, LIMITS, engine=engine, report=lambda done, total: heard.append((done, total)))
    assert engine.asked == texts
    assert engine.forgotten == 1
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert analysis.is_complete
    assert [turn.ply for turn in analysis.turns] == [1, 2, 3]
    assert [turn.seat for turn in analysis.turns] == [1, 2, 1]


def test_a_turn_is_judged_by_the_position_after_it(record, texts):
    engine = FakeEngine(
        {
            texts[0]: [(["+a1n"], worth(1, 0.2))],
            texts[1]: [(["+a1n"], worth(2, 0.4))],
            texts[2]: [(["+a1n"], worth(1, 0.5))],
            texts[3]: [(["+a1n"], worth(2, -0.4))],
        }
    )
    first, second, third = analyse_record(record, LIMITS, engine=engine).turns
    assert first.judgement.loss == pytest.approx(0.3)
    assert first.mark is Mark.BLUNDER
    assert first.best.turn == "+a1n"
    assert second.judgement.loss == pytest.approx(0.45)
    assert third.judgement.loss == pytest.approx(0.05)
    assert third.mark is Mark.INACCURACY


def test_the_turn_the_search_would_have_played_costs_nothing(record, texts):
    engine = FakeEngine({texts[0]: [(["+c1n"], worth(1, 0.2))], texts[1]: [(["+a1n"], worth(2, 0.9))]})
    first = analyse_record(record, LIMITS, engine=engine).turns[0]
    assert (first.mark, first.judgement.loss) == (Mark.GOOD, 0)


def test_the_only_good_turn_needs_two_lines(record, texts):
    told = {texts[0]: [(["+c1n"], worth(1, 0.2)), (["+a1n"], worth(1, -0.5))]}
    assert marks(analyse_record(record, LIMITS, 2, FakeEngine(told)))[0] is Mark.ONLY
    assert marks(analyse_record(record, LIMITS, 1, FakeEngine(told)))[0] is Mark.GOOD


def test_later_positions_tell_about_earlier_ones(record, texts):
    """A win that is found late was a win before, so the turn that allowed it was the mistake."""
    engine = FakeEngine({texts[3]: [(["+a1n", "c2c3n"], worth(1, 1.0, is_proven=True, distance=2))]})
    analysis = analyse_record(record, LIMITS, 2, engine)
    third, second = analysis.positions[2], analysis.turns[1]
    assert third.evaluation == worth(1, 1.0, is_proven=True, distance=3)
    assert third.lines[0].turns == ("c1c2n", "+a1n", "c2c3n")
    assert len(third.lines) == 2
    assert (second.judgement.note, second.judgement.loss) == (Note.ALLOWED_LOSS, 0.5)
    assert second.played.distance == 4
    assert analysis.turns[2].mark is Mark.GOOD
    assert analysis.accuracies[0] == 100
    assert analysis.accuracies[1] == pytest.approx(13.5, abs=0.1)


def test_a_missed_win_is_told(record, texts):
    engine = FakeEngine({texts[0]: [(["+a1n"], worth(1, 1.0, is_proven=True, distance=5))]})
    first = analyse_record(record, LIMITS, engine=engine).turns[0]
    assert (first.mark, first.judgement.note) == (Mark.BLUNDER, Note.MISSED_WIN)


def test_the_end_of_a_game_is_not_searched():
    record = record_of(erawan.parse("1#2#/5/S4/s4/#4 E"), ["a3a2s"])
    engine = FakeEngine()
    analysis = analyse_record(record, LIMITS, engine=engine)
    assert len(engine.asked) == 1
    (turn,) = analysis.turns
    assert (turn.judgement.note, turn.played.distance) == (Note.ALLOWED_LOSS, 1)
    assert turn.after.lines == ()
    assert analysis.accuracies[1] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_without_a_choice_are_not_judged(players):
    record = make_record("king-of-siam", {"players": players}, 1)
    engine = FakeEngine()
    analysis = analyse_record(record, LIMITS, engine=engine)
    forced = marks(analysis).count(Mark.FORCED)
    assert forced == forced_count(record) > 0
    assert len(engine.asked) == len(record.turns) - forced
    assert len(analysis.accuracies) == players
    assert analysis.positions[-1].evaluation.returns == returns_of(record.result.winners, record.game.sides)
    last = analysis.turns[-1]
    assert (last.mark, last.before.evaluation.distance, last.before.lines[0].turns) == (Mark.FORCED, 1, (last.turn,))


def test_each_of_three_is_judged_by_their_own_hopes():
    record = make_record("king-of-siam", {"players": 3}, 1, 3)
    texts = [str(state) for state in record.replay()]
    drops = (0.2, 0.1, 0.5)
    told = {text: [(["pass"], Evaluation(tuple(0.5 - ply * drop for drop in drops)))] for ply, text in enumerate(texts)}
    turns = analyse_record(record, LIMITS, engine=FakeEngine(told)).turns
    assert {turn.seat for turn in turns} == {1, 2, 3}
    assert "pass" not in record.texts
    assert [turn.judgement.loss for turn in turns] == pytest.approx([drops[turn.seat - 1] / 2 for turn in turns])


def test_a_stopped_analysis_has_the_turns_before(record, texts):
    stop = Stop()
    engine = FakeEngine(before=lambda state, part: stop.set() if str(state) == texts[2] else None)
    analysis = analyse_record(record, LIMITS, engine=engine, stop=stop)
    assert not analysis.is_complete
    assert [turn.turn for turn in analysis.turns] == ["+c1n"]


def test_a_stopped_analysis_drops_forced_turns_that_lead_nowhere():
    record = make_record("king-of-siam", {"players": 2}, 1)
    stop = Stop()
    analysis = analyse_record(
        record,
        LIMITS,
        engine=FakeEngine(),
        stop=stop,
        report=lambda done, total: stop.set() if done == total - 1 else None,
    )
    assert not analysis.is_complete
    assert all(position.thought for position in analysis.positions[-1:])


def test_an_analysis_continues_from_stored_results(record, texts):
    kept, stop = [], Stop()
    engine = FakeEngine(before=lambda state, part: stop.set() if str(state) == texts[2] else None)
    stopped = analyse_record(record, LIMITS, engine=engine, stop=stop, found=lambda at, thought: kept.append(thought))
    assert len(kept) == 2
    assert judge_record(record, LIMITS, kept) == stopped
    engine, heard = FakeEngine(), []
    went_on = analyse_record(
        record, LIMITS, engine=engine, known=kept, found=lambda at, thought: heard.append((at, thought))
    )
    assert engine.asked == texts[2:]
    assert [at for at, _ in heard] == list(range(2, len(texts)))
    assert went_on == analyse_record(record, LIMITS, engine=FakeEngine())
    assert judge_record(record, LIMITS, [*kept, *(thought for _, thought in heard)]) == went_on


def test_stopped_at_once_there_is_nothing(record):
    stop = Stop()
    stop.set()
    analysis = analyse_record(record, LIMITS, engine=FakeEngine(), stop=stop)
    assert (analysis.turns, analysis.positions, analysis.accuracies) == ((), (), (None, None))


def test_a_search_that_uses_its_flag_as_a_clock_stops_only_itself(record):
    analysis = analyse_record(record, LIMITS, engine=FakeEngine(before=lambda state, part: part.set()))
    assert analysis.is_complete


def test_what_cannot_be_analysed(record, siam):
    cases = {
        "analysis.over": lambda: analyse_position(erawan.parse(OVER), LIMITS, engine=FakeEngine()),
        "analysis.no_turns": lambda: analyse_record(record_of(siam.start(), []), LIMITS),
        "analysis.endless": lambda: analyse_record(record, Limits()),
        "number.range": lambda: analyse_record(record, LIMITS, lines=0),
    }
    for code, call in cases.items():
        with pytest.raises(ErawanError) as caught:
            call()
        assert caught.value.code == code


def test_the_engine_of_siam_analyses_a_game(record):
    """With a node limit two analyses are equal, and a win in one turn is found as such."""
    limits = Limits(nodes=5000)
    engine = usual_engine(record.game)
    first, second = analyse_record(record, limits, 2, engine), analyse_record(record, limits, 2, engine)
    assert [turn.judgement for turn in first.turns] == [turn.judgement for turn in second.turns]
    assert all(0 <= turn.judgement.loss <= 1 for turn in first.turns)
    thought = analyse_position(erawan.parse("1#2#/5/s4/S4/#4 E"), limits, engine=engine)
    assert (thought.turn, thought.evaluation.distance) == ("a2a1s", 1)
