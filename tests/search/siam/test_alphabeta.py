"""The search finds the values of plain minimax, and handles ends and repetition."""

import numpy as np
import pytest

import erawan
from erawan.core.contract import STATE_TYPE
from erawan.games.siam import kernel as k
from erawan.search.limits import Limits
from erawan.search.siam import workspace as w
from erawan.search.siam.alphabeta import DRAW, INFINITE, copy_line, is_repetition, make_child, search
from erawan.search.siam.engine import SiamEngine
from erawan.search.siam.evaluation import load_weights
from erawan.search.siam.transposition_table import make_table
from tests.conftest import IS_INTERPRETED
from tests.games.siam.sample_positions import made_up_texts, played_positions
from tests.search.siam.minimax import minimax

EXACT_SWITCHES = (
    0,
    w.ORDERS,
    w.USES_TABLE,
    w.USES_TABLE | w.ORDERS,
    w.SEES_WINS,
    w.SEES_WINS | w.USES_TABLE | w.ORDERS,
)


def make_work(state, switches, table_mb=1):
    work = w.make_work(
        state.vector, state.seen_keys[:-1], make_table(table_mb), np.zeros(1, STATE_TYPE), load_weights()
    )
    work.numbers[w.NODE_LIMIT] = 10**12
    work.numbers[w.SWITCHES] = switches
    work.numbers[w.GENERATION] = 1
    return work


def positions(game, count, seed):
    states = [game.parse(text) for text in made_up_texts(count, seed)]
    states += [state for state in played_positions(game, 40 * count, seed)[::40] if state.outcome is None]
    return states


@pytest.mark.parametrize("switches", EXACT_SWITCHES)
def test_alpha_beta_is_minimax(siam, switches):
    for state in positions(siam, 1 if IS_INTERPRETED else 6, seed=switches):
        for depth in (1,) if IS_INTERPRETED else (1, 2):
            work = make_work(state, switches)
            wanted = minimax(state.vector, depth, load_weights(), sees_wins=bool(switches & w.SEES_WINS))
            assert search(work, 0, depth, -INFINITE, INFINITE) == wanted, (str(state), depth)


@pytest.mark.skipif(IS_INTERPRETED, reason="hundreds of thousands of nodes")
@pytest.mark.parametrize("switches", [0, w.USES_TABLE | w.ORDERS, w.SEES_WINS | w.USES_TABLE | w.ORDERS])
def test_three_turns_deep(switches):
    state = erawan.parse("e#E1W/1EEw1/1#w1#/E1w1e/5 R")  # no entries, so few turns
    wanted = minimax(state.vector, 3, load_weights(), sees_wins=bool(switches & w.SEES_WINS))
    work = make_work(state, switches)
    for depth in (1, 2, 3):  # the table of earlier depths changes nothing
        value = search(work, 0, depth, -INFINITE, INFINITE)
    assert value == wanted
    for window in ((wanted - 1, wanted + 1), (wanted, wanted + 1), (wanted - 1, wanted)):
        value = search(make_work(state, switches), 0, 3, *window)
        assert value >= wanted if wanted >= window[1] else value <= wanted if wanted <= window[0] else value == wanted


def test_the_line_option_and_the_turn_limit_are_kept():
    game = erawan.game("siam", turn_limit=2, push="line")
    state = game.start()
    assert search(make_work(state, w.ALL_SWITCHES), 0, 4, -INFINITE, INFINITE) == DRAW


def child_repeats(work, state, turns):
    """Play turns along the searched path; return which of the positions count as repetitions."""
    found = []
    for ply, turn in enumerate(turns):
        make_child(work, ply, state.parse_turn(turn)[0])
        work.filter[work.path[ply + 1] & (w.FILTER_SIZE - 1)] += 1
        found.append(bool(is_repetition(work, ply + 1)))
    return found


def test_the_first_return_on_the_path_and_the_third_time_in_the_game_draw(siam):
    state = siam.start()
    for turn in ("+a1n", "+e5s"):
        state = state.play(turn)
    shuffle = ("a1e", "e5w", "a1n", "e5s")
    assert child_repeats(make_work(state, w.ALL_SWITCHES), state, shuffle) == [False, False, False, True]
    for turn in shuffle:
        state = state.play(turn)
    # "a1e" leads to a position for the second time in the game: no draw yet.
    assert child_repeats(make_work(state, w.ALL_SWITCHES), state, shuffle[:2]) == [False, False]
    for turn in shuffle[:3]:
        state = state.play(turn)
    assert child_repeats(make_work(state, w.ALL_SWITCHES), state, shuffle[3:]) == [True]
    assert state.play("e5s").outcome.winners == ()
    assert work_of_unlimited(state, shuffle[3:]) == [False]


def work_of_unlimited(state, turns):
    """Return the same as ``child_repeats`` when the option turns draws by repetition off."""
    work = make_work(state, w.ALL_SWITCHES)
    work.states[0, k.REPETITION] = 0
    return child_repeats(work, state, turns)


@pytest.mark.skipif(IS_INTERPRETED, reason="nothing is compiled")
def test_one_kind_of_number_is_one_compiled_version():
    """An int16 from the list of actions would make Numba compile each function that gets it once more."""
    SiamEngine().think(erawan.game("siam").start(), Limits(nodes=50))
    for kernel in (make_child, copy_line):
        assert {str(signature[-1]) for signature in kernel.signatures} <= {"int64"}
