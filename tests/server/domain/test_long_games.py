"""Long games: they take little memory, any of their positions can be looked at, and they end at last."""

import tracemalloc
from pathlib import Path

import msgspec
import pytest

import erawan
from erawan.protocol.seats_and_clocks import MOST_EARLIER_TURNS, Here, Minutes
from erawan.records import format_record, parse_record
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.position_history import CHECKPOINT_TURNS, RECENT, PositionHistory
from erawan.server.domain.table import Decision, Table
from erawan.server.domain.table_setup import Plan, make_plan
from tests.server.domain.driven_table import SIAM, first_turn, king_of_siam, refused, seated_table

ENDLESS = erawan.game("siam", repetition=0)
# One animal each, which turns on its square.
WAYS = ("c1e", "c5e", "c1n", "c5s")


def long_turns(count):
    return ("+c1n", "+c5s", *(WAYS[at % 4] for at in range(count - 2)))


# ---- memory


def bytes_of(make):
    """Return how many bytes Python allocates for the result of a function, and the result."""
    make()
    tracemalloc.start()
    try:
        made = make()
        return tracemalloc.get_traced_memory()[0], made
    finally:
        tracemalloc.stop()


def load(plan, events=()):
    """Return a function that makes a table from texts, as the store does."""
    stored = [(event, e.encode_event(event.event)) for event in events]
    text = msgspec.json.encode(plan)

    def make():
        table = Table("game0001", msgspec.json.decode(text, type=Plan), 0)
        table.replay(
            msgspec.structs.replace(event, event=e.decode_event(body), command=event.command and event.command + " ")
            for event, body in stored
        )
        return table

    return make


def continued(count):
    """Return the plan of a game that continues a long record."""
    return make_plan(ENDLESS.start(), (Here(), Here()), earlier=long_turns(count))


def played(count):
    """Return a game with a clock in which people have played ``count`` turns."""
    at = seated_table(ENDLESS, clock=Minutes(5, 2))
    for number, turn in enumerate(long_turns(count)):
        at.play(("ann", "bob")[number % 2], turn)
    return at


def test_a_game_from_a_long_record_takes_a_few_hundred_kilobytes():
    # It took 18.8 MB when every position was kept together with the keys of all earlier ones.
    size, table = bytes_of(load(continued(MOST_EARLIER_TURNS)))
    assert table.ply == MOST_EARLIER_TURNS
    assert size < 500_000


def test_twice_as_many_turns_take_twice_the_memory():
    shorter, longer = (bytes_of(load(continued(count)))[0] for count in (1000, 2000))
    assert longer < 2.2 * shorter


@pytest.mark.parametrize("count", [3, 100, 1000])
def test_the_estimated_size_of_a_table_is_about_right(count):
    at = played(count)
    size, table = bytes_of(load(at.table.plan, at.events))
    assert size / 2 < table.estimated_bytes < size * 2


@pytest.mark.parametrize(
    "plan",
    [
        continued(2000),
        make_plan(SIAM.start(), (Here(), Here())),
        make_plan(king_of_siam(3).start(seed=1), (Here(), Here(), Here())),
    ],
    ids=["long", "new", "king-of-siam"],
)
def test_the_estimated_size_of_a_table_that_begins_is_about_right(plan):
    size, table = bytes_of(load(plan))
    assert size / 2 < table.estimated_bytes < size * 3


# ---- positions that are not kept


@pytest.fixture
def history():
    """A history of many turns, and all its positions."""
    states = [ENDLESS.start()]
    found = PositionHistory(states[0])
    for turn in long_turns(3 * CHECKPOINT_TURNS + 10):
        states.append(states[-1].play(turn))
        found.append(turn, states[-1])
    return found, states


def test_every_position_can_be_looked_at(history):
    found, states = history
    assert found.kept_count < 4 + RECENT + 1
    assert len(found) == len(states)
    assert list(found) == states
    assert [found[ply] for ply in range(len(states))] == states
    assert (found[-1], found[-70]) == (states[-1], states[-70])
    assert found[60:70] == states[60:70]
    assert [state.seen_keys.tolist() for state in found] == [state.seen_keys.tolist() for state in states]
    with pytest.raises(IndexError):
        found[len(states)]


def test_positions_since_a_turn_begin_there(history):
    found, states = history
    for ply in (0, 1, 63, 64, 65, 150, len(states) - 1):
        assert list(found.since(ply)) == states[ply:]


@pytest.mark.parametrize("ply", [0, 1, 64, 100, 150, 201])
def test_a_history_goes_on_after_a_takeback(history, ply):
    found, states = history
    copied = found.copy()
    found.truncate(ply)
    assert list(found) == states[: ply + 1]
    turn = found[-1].turns()[0]
    found.append(turn, found[-1].play(turn))
    assert list(found) == [*states[: ply + 1], states[ply].play(turn)]
    assert list(copied) == states


def test_a_turn_is_described_long_after_it_was_played():
    at = played(40)
    told = [at.table.describe_turn(ply) for ply in range(40)]
    assert told == [state.describe(turn) for state, turn in zip(at.table.states, long_turns(40), strict=False)]


# ---- the longest game


@pytest.fixture
def six_turns(monkeypatch):
    """Limit games to six turns."""
    monkeypatch.setattr(decisions, "MAX_TURNS", 6)


def test_a_game_that_becomes_too_long_is_a_draw(six_turns):
    at = played(5)
    assert at.table.is_running
    events = at.play("bob", "c5s")
    assert events[-1] == e.GameEnded((), "length")
    assert (at.table.status, at.table.result.winners, at.table.result.reason) == ("over", (), "length")
    assert at.table.clock.due_ms(1, ()) is None
    assert refused(at.play, "ann", "c1n") == "game.over"
    assert refused(at.ask, "ann", "takeback") == "game.over"
    record = at.table.to_record(("Ann", "Bob"))
    assert parse_record(format_record(record)).result == record.result


def test_an_opponents_turn_can_make_a_game_too_long(six_turns):
    at = seated_table(ENDLESS, people=("ann",), opponents=(2,))
    for turn in long_turns(6)[::2]:
        at.play("ann", turn)
        at.think()
    assert at.table.result.reason == "length"


def test_turns_that_were_taken_back_do_not_count(six_turns):
    at = seated_table(ENDLESS, people=("ann", "ann"))
    for turn in long_turns(5):
        at.play("ann", turn)
    at.ask("ann", "takeback")
    at.play("ann")
    assert at.table.is_running
    at.play("ann")
    assert at.table.result.reason == "length"


def test_a_game_that_its_last_turn_ends_by_the_rules_has_their_result(monkeypatch):
    at = seated_table(SIAM, start="5/5/#W1##/5/5 E", is_set_up=True)
    wins = next(turn for turn in at.table.state.turns() if at.table.state.play(turn).outcome)
    monkeypatch.setattr(decisions, "MAX_TURNS", 1)
    at.play("ann", wins)
    assert at.table.result.reason == "rock_off"


def test_forced_turns_can_make_a_game_too_long(monkeypatch):
    monkeypatch.setattr(decisions, "MAX_TURNS", 1)
    at = seated_table(king_of_siam())
    at.play("ann" if at.table.state.to_move == 1 else "bob", first_turn(at.table.state))
    assert at.table.result.reason == "length"


def test_the_documentation_names_the_longest_game():
    documented = Path(__file__).parents[3].joinpath("docs", "server.md").read_text(encoding="utf-8")
    assert f"| turns of a game | {decisions.MAX_TURNS:,} |" in documented
    assert f"continues or a study shows | {MOST_EARLIER_TURNS:,} |" in documented


def test_a_record_that_may_be_continued_is_shorter_than_the_longest_game():
    assert decisions.MAX_TURNS > MOST_EARLIER_TURNS


def test_a_decision_without_a_result_is_replayed():
    """Events from the store have no results: their turns are described on request."""
    at = seated_table(ENDLESS)
    at.append(Decision([e.TurnPlayed("+c1n")]))
    assert at.table.describe_turn(0) == ENDLESS.start().describe("+c1n")
