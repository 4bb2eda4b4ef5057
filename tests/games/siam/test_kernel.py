"""The kernel against an oracle written from the rules, against itself interpreted, and invariants."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import erawan
from erawan.core.contract import make_buffers
from erawan.core.playout import perft
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.setup import start_vector
from tests.conftest import IS_INTERPRETED
from tests.games.siam.kernel_digest import kernel_digest
from tests.games.siam.oracle import Oracle, board_text
from tests.games.siam.sample_positions import made_up_texts, played_positions
from tests.run_checks import has_full_matrix

pytestmark = pytest.mark.bounds
COUNT = 60 if IS_INTERPRETED else 1500 if has_full_matrix() else 400
ROOT = Path(__file__).parents[3]


def perft_table():
    """(text, options, depth, leaves) of every line of the table."""
    position, options = "", {}
    for line in (ROOT / "tests" / "perft" / "siam.txt").read_text().splitlines():
        words = line.split()
        if line.startswith("position"):
            position, options = line.partition(" ")[2], {}
        elif line.startswith("option"):
            name, value = words[1].split("=")
            options = {**options, name: value}
        elif words and words[0].isdigit():
            yield position, options, int(words[0]), int(words[1])


@pytest.mark.parametrize(("text", "options", "depth", "leaves"), list(perft_table()))
def test_S6_leaves(text, options, depth, leaves):
    if IS_INTERPRETED and depth > 3:
        pytest.skip("19 million leaves as plain Python take an hour; the compiled run counts them")
    state = erawan.game("siam", **options).parse(text)
    assert perft(state.game.tag, state.vector, depth) == leaves


@pytest.mark.slow
@pytest.mark.parametrize("push", ["walk", "line"])
def test_turns_and_results_equal_the_oracles(push):
    game = erawan.game("siam", push=push)
    texts = [str(state) for state in played_positions(game, COUNT, seed=1) if state.outcome is None]
    for text in [*texts, *made_up_texts(COUNT, seed=2)]:
        compare(game.parse(text.split(" x")[0]), Oracle(text, push))


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_S4_4_equals_the_oracle_during_the_ban(turn):
    game = erawan.game("siam", opening_ban=True)
    side = "RE"[turn % 2]
    for text in made_up_texts(COUNT // 8, seed=3):
        turned = text[:-1] + side
        compare(game.parse(f"{turned} t{turn}"), Oracle(turned, ban_turn=turn))


def compare(state, oracle):
    expected = oracle.turns()
    assert set(state.turns()) == set(expected), str(state)
    for turn, (board, winner) in expected.items():
        after = state.play(turn)
        assert str(after).split(" ")[0] == board_text(board), f"{state} {turn}"
        assert (after.outcome and after.outcome.winners) == {None: None, "E": (1,), "R": (2,)}[winner]


def test_refusal_is_the_other_side_of_legal():
    for text in made_up_texts(COUNT, seed=4):
        state = erawan.parse(text)
        out, scratch = make_buffers(state.game.tag)
        vector = state.vector
        legal = set(out[: k.legal(vector, out, scratch)].tolist())
        for action in range(-2, k.ACTION_COUNT + 2):
            assert (k.refusal(vector, action, scratch) == k.LEGAL) == (action in legal)


def test_S1_animals_and_rocks_never_appear_or_vanish():
    for state in played_positions(erawan.game("siam"), COUNT, seed=6):
        vector = state.vector
        board = vector[k.BOARD : k.BOARD + sq.SQUARES]
        for side in (0, 1):
            on_board = ((board > 4 * side) & (board <= 4 * side + 4)).sum()
            assert on_board + vector[k.RESERVE + side] == k.ANIMALS_A_SIDE
        won = vector[k.RESULT] in (k.ELEPHANTS_WON, k.RHINOS_WON)
        assert (board == k.ROCK).sum() == k.ROCKS - won
        assert vector[k.BOARD + sq.OUTSIDE] == k.WALL


def test_the_key_is_that_of_the_position():
    for state in played_positions(erawan.game("siam"), COUNT, seed=7):
        assert state.key == erawan.game("siam").parse(str(state).split(" x")[0]).key


def test_different_positions_have_different_keys():
    keys = {}
    for state in played_positions(erawan.game("siam", repetition=0), COUNT, seed=8):
        text = " ".join(str(state).split(" ")[:2])
        assert keys.setdefault(state.key, text) == text


def test_the_options_in_the_head_never_change():
    game = erawan.game("siam", push="line", repetition=5, opening_ban=True, turn_limit=300)
    head = game.start().vector[: k.BOARD].tolist()
    assert head == [1, 1, 300, 5]
    for state in played_positions(game, COUNT, seed=9):
        assert state.vector[: k.BOARD].tolist() == head


@pytest.mark.parametrize(
    ("text", "expected"),
    [("5/5/2##1/5/5 R =E", [1, -1]), ("5/5/2##1/5/5 R =R", [-1, 1]), ("5/5/1###1/5/5 E", [0, 0])],
)
def test_S4_returns_tell_winner_and_loser(text, expected):
    returns = np.full(2, 7, np.float32)
    k.returns(erawan.parse(text).vector, returns)
    assert returns.tolist() == expected


def test_S4_5_a_draw_returns_nothing():
    returns = np.full(2, 7, np.float32)
    k.returns(erawan.game("siam", turn_limit=1).parse("5/5/1###1/5/5 E ==").vector, returns)
    assert returns.tolist() == [0, 0]


def test_the_most_legal_turns_fit():
    # Four animals with all ways open, one in reserve, an empty edge.
    state = erawan.parse("###2/1N1E1/5/1S1W1/5 E")
    assert len(state.turns()) <= k.MAX_LEGAL
    assert len(state.turns()) > 120


@pytest.mark.slow
def test_interpreted_equals_compiled():
    games, turns = (3, 40) if IS_INTERPRETED else (24, 200) if has_full_matrix() else (8, 200)
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if IS_INTERPRETED else "1", "NUMBA_BOUNDSCHECK": "0"}
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        other |= {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "tests.games.siam.kernel_digest", str(games), str(turns)]
    told = subprocess.run(command, cwd=ROOT, env=other, capture_output=True, text=True, check=True).stdout.strip()
    assert kernel_digest(games, turns) == told


def test_the_start_vector_is_as_long_as_the_tag_says():
    options = {"push": "walk", "repetition": 3, "opening_ban": False, "turn_limit": 0}
    assert start_vector(options).shape == (k.SiamTag().state_size,)
    assert start_vector(options).dtype == np.int64
