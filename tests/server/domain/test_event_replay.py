"""A table rebuilt from its plan and its events equals the original, whatever happened."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from erawan.core.errors import ErawanError
from erawan.protocol.seats_and_clocks import Days, Minutes, NoClock
from erawan.server.domain import events as e
from erawan.server.domain.table import Table
from erawan.server.domain.table_setup import Plan
from tests.server.domain.driven_table import ONE_CARD_LEFT, SIAM, first_turn, king_of_siam, seated_table

PEOPLE = ("ann", "bob", "cat", "dan", "eve", None)
MATTERS = ("draw", "takeback", "rematch")

actions = st.lists(
    st.one_of(
        st.tuples(st.just("turn"), st.integers(0, 40)),
        st.tuples(st.just("turn"), st.integers(0, 40)),
        st.tuples(st.just("play"), st.sampled_from(PEOPLE), st.sampled_from(("pass", "+a1n", "nonsense", ""))),
        st.tuples(st.just("ask"), st.sampled_from(PEOPLE), st.sampled_from(MATTERS)),
        st.tuples(st.just("answer"), st.sampled_from(PEOPLE), st.sampled_from(MATTERS), st.booleans()),
        st.tuples(st.just("say"), st.sampled_from(PEOPLE), st.sampled_from(("hello", "\x00", "né"))),
        st.tuples(st.just("move"), st.sampled_from(PEOPLE), st.sampled_from(PEOPLE[:5]), st.integers(1, 4)),
        st.tuples(st.just("wait"), st.sampled_from((0, 900, 40_000, -5_000))),
        st.tuples(st.just("resign"), st.sampled_from(PEOPLE), st.sampled_from((None, 1, 2, 3, 4))),
    ),
    max_size=25,
)
games = st.sampled_from(
    [
        (SIAM, None),
        (SIAM, "5/5/#W1##/5/5 E"),
        (king_of_siam(2), None),
        (king_of_siam(2), ONE_CARD_LEFT),
        (king_of_siam(3), None),
        (king_of_siam(4), None),
    ]
)
clocks = st.sampled_from([NoClock(), Minutes(1, 2), Days(1)])
# The person on each seat; None for a computer opponent.
seatings = st.tuples(*[st.sampled_from(("ann", "bob", "cat", None))] * 4)


def make(game, start, clock, seating, begin):
    seated = ["ann", *seating[1:]][: game.seats]
    ours = tuple(seat for seat, person in enumerate(seated, 1) if person is None)
    people = [person for person in seated if person is not None]
    return seated_table(game, people=people, clock=clock, opponents=ours, start=start, begin=begin)


def act(at, action):
    """Do one thing at a table, and check that a refused action changes nothing."""
    kind, *rest = action
    before = picture(at.table), len(at.events)
    try:
        if kind == "turn":
            turn(at, *rest)
        else:
            getattr(at, kind)(*rest)
    except ErawanError as error:
        assert str(error)
        # A refused command may still end the game by time.
        if len(at.events) > before[1]:
            assert at.events[-1].event.reason == "time"
        else:
            assert picture(at.table) == before[0]


def turn(at, number):
    """Play a turn of the seat to move, unless the game is over."""
    state = at.table.state
    seat = state.to_move
    if state.outcome is not None or at.table.opponent(seat) is not None:
        if at.table.is_running:
            at.think()
        return
    choices = state.choices()
    chosen = choices[number % len(choices)]
    at.play(at.table.people[seat], chosen.text if chosen.is_turn else first_turn(state))


def picture(table):
    """Return all data of a table except its caches: choices and descriptions."""
    hidden = ("clock", "states", "game", "_first_choices", "_descriptions")
    found = {name: value for name, value in vars(table).items() if name not in hidden}
    found = {
        name: dict(v) if isinstance(v, dict) else list(v) if isinstance(v, list) else v for name, v in found.items()
    }
    return found | {
        "states": [str(state) for state in table.states],
        "seen": [state.seen_keys.tolist() for state in table.states],
        "left_ms": list(table.clock.left_ms),
        "since_ms": table.clock.since_ms,
    }


@settings(max_examples=250)
@given(games, clocks, seatings, st.booleans(), actions)
def test_a_table_rebuilt_from_its_events_equals_the_one_that_lived(game, clock, seating, begins, actions):
    at = make(*game, clock, seating, begins)
    for action in actions:
        act(at, action)
    plan = msgspec.json.decode(msgspec.json.encode(at.table.plan), type=Plan)
    again = Table(at.table.id, plan, at.table.made_ms)
    again.replay(
        msgspec.structs.replace(event, event=e.decode_event(e.encode_event(event.event))) for event in at.events
    )
    assert picture(again) == picture(at.table)
    check_sense(at)


def check_sense(at):
    """Check the invariants of a table."""
    table = at.table
    assert table.ply == len(table.states) - 1
    assert all(left >= 0 for left in table.clock.left_ms)
    assert (table.status == "over") == (table.ended_ms is not None)
    assert table.line == sum(isinstance(event.event, e.TurnsTakenBack) for event in at.events)
    assert [event.number for event in at.events] == list(range(1, len(at.events) + 1))
    if table.request is not None:
        assert set(table.request.agreed) <= set(table.people)
        # One person has not answered yet.
        agreed = {table.people[seat] for seat in table.request.agreed}
        assert set(table.people.values()) - agreed
    if table.rematch is not None:
        assert table.status == "over"
