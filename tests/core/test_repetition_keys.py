"""The keys of the positions seen: shared along a line of play, never changed under a state that owns them."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import erawan
from erawan.core.repetition_keys import RepetitionKeys

# One animal each, which turns on its square: such a game never ends.
WAYS = ("c1e", "c5e", "c1n", "c5s")


def long_line(count):
    """Return the states of a game without draws by repetition, from the start on."""
    states = [erawan.game("siam", repetition=0).start()]
    for turn in ("+c1n", "+c5s", *(WAYS[at % 4] for at in range(count - 2))):
        states.append(states[-1].play(turn))
    return states


def owner(keys):
    """Return the array that owns the memory of an array."""
    return keys if keys.base is None else keys.base


def test_the_memory_of_a_line_grows_with_its_length_and_not_with_its_square():
    count = 600
    arrays = {id(owner(state._seen_keys)): owner(state._seen_keys) for state in long_line(count)}
    assert sum(array.nbytes for array in arrays.values()) < 6 * 8 * count


def test_every_state_of_a_line_knows_exactly_its_own_keys():
    states = long_line(50)
    for number, state in enumerate(states, 1):
        assert state.seen_keys.tolist() == [each.key for each in states[:number]]
        assert state.occurrences == state.seen_keys.tolist().count(state.key)


def test_turns_from_the_same_state_do_not_disturb_each_other():
    *_, before, latest = long_line(20)
    keys = latest.seen_keys.tolist()
    others = [before.play(turn) for turn in before.turns()]
    assert len({other.key for other in others}) == len(others)
    for other in others:
        assert other.seen_keys.tolist() == [*keys[:-1], other.key]
        assert other.play(other.turns()[0]).seen_keys.tolist()[:-1] == [*keys[:-1], other.key]
    assert latest.seen_keys.tolist() == keys


def test_a_pickled_state_holds_its_own_keys_only():
    states = long_line(200)
    again = pickle.loads(pickle.dumps(states[3]))
    assert again.seen_keys.tolist() == states[3].seen_keys.tolist()
    assert len(pickle.dumps(states[3])) < len(pickle.dumps(states[-1])) - 8 * 190
    assert again.play("c5e").seen_keys.tolist()[:-1] == states[3].seen_keys.tolist()


def test_threads_that_play_from_the_same_state_get_keys_of_their_own():
    *_, state = long_line(40)
    turns = state.turns() * 20
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(state.play, turns))
    keys = state.seen_keys.tolist()
    assert all(after.seen_keys.tolist() == [*keys, after.key] for after in found)


@pytest.fixture
def three_keys():
    """Three keys in an array with room for more."""
    keys = RepetitionKeys.of_array(np.array([7]))
    for key in (8, 7):
        keys, _ = keys.add(key)
    return keys


def test_the_keys_are_copied_while_another_thread_adds_one(three_keys):
    # What another thread does first when it adds a key.
    three_keys._next_places.pop()
    longer, occurrences = three_keys.add(7)
    assert (longer.array.tolist(), occurrences) == ([7, 8, 7, 7], 3)
    assert not np.shares_memory(longer.array, three_keys.array)


def test_only_the_first_continuation_shares_the_array(three_keys):
    first, second = three_keys.add(1)[0], three_keys.add(2)[0]
    assert np.shares_memory(first.array, three_keys.array)
    assert not np.shares_memory(second.array, three_keys.array)
    assert [first.array.tolist(), second.array.tolist()] == [[7, 8, 7, 1], [7, 8, 7, 2]]
