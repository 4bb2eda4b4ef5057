"""The stubs, in plain Python and compiled, and how a game binds its kernels."""

import types
from typing import NamedTuple

import numba
import numpy as np
import pytest
from nim_game import kernel as nim_kernel
from nim_game.state import Nim

import erawan
from erawan.core import contract
from erawan.core.compiled import compiled
from erawan.core.contract import apply, bind, implementation, is_over, key, legal, make_buffers, to_move
from erawan.core.game import Game, Observation
from erawan.games.siam import kernel as siam_kernel
from tests.conftest import IS_INTERPRETED


@compiled
def first_actions(tag, state, out, scratch):
    """Play the first legal action three times; return the sum of the actions, the key, and whether the game is over."""
    total = 0
    for _ in range(3):
        legal(tag, state, out, scratch)
        total += out[0]
        apply(tag, state, out[0])
    return total, key(tag, state), is_over(tag, state)


def test_generic_code_meets_the_game_of_its_tag():
    siam = erawan.game("siam")
    vector = siam.start().vector
    told = first_actions(siam.tag, vector, *make_buffers(siam.tag))
    expected = siam.start().play("+a1n").play("+a1n").play("+a1n")
    assert told == (0, expected.key, False)
    assert told[1] == siam_kernel.key(vector)
    nim = Nim()
    heaps = nim.parse("nim 3,4,5 1").vector
    assert first_actions(nim.tag, heaps, *make_buffers(nim.tag)) == (0 + 3 + 0, nim_kernel.key(heaps), False)


def test_the_stubs_call_the_bound_kernels():
    nim = Nim()
    out, scratch = make_buffers(nim.tag)
    vector = nim.parse("nim 1,0,2 2").vector
    assert legal(nim.tag, vector, out, scratch) == 2
    assert contract.refusal(nim.tag, vector, 1, scratch) == 1
    assert contract.to_move(nim.tag, vector) == 1
    assert contract.is_turn_start(nim.tag, vector)
    assert contract.repetition_limit(nim.tag, vector) == 0
    numbers = np.empty(nim.tag.observation_size, np.float32)
    contract.observe(nim.tag, vector, 1, numbers)
    assert numbers.tolist() == [1, 0, 2, 0, 1]
    returns = np.empty(2, np.float32)
    contract.returns(nim.tag, vector, returns)
    assert returns.tolist() == [0, 0]
    contract.apply(nim.tag, vector, 0)
    assert not contract.is_turn_start(nim.tag, vector)
    assert not contract.is_over(nim.tag, vector)
    assert contract.key(nim.tag, vector) == nim_kernel.key(vector)


def test_what_a_stub_is_compiled_to():
    nim = Nim()
    vector = nim.parse("nim 1,0,2 2").vector
    assert implementation(to_move, type(nim.tag))(nim.tag, vector) == 1


def test_a_missing_kernel_is_named():
    class Tag(NamedTuple):
        state_size: int = 1

    half = types.ModuleType("half")
    half.legal = siam_kernel.legal
    with pytest.raises(TypeError, match=r"Tag: no kernel 'refusal' in \['half'\]"):
        bind(Tag, half)


@pytest.mark.skipif(IS_INTERPRETED, reason="there is nothing compiled to look at with the JIT off")
def test_kernels_allocate_nothing():
    from erawan.core.compiled import kernel

    @kernel
    def allocates(n):
        return np.zeros(n).sum()

    with pytest.raises(numba.core.errors.TypingError):
        allocates(3)


def test_a_game_that_says_nothing_of_its_observations_has_one_row_of_them():
    assert Game.observation.fget(Nim()) == Observation((Nim.tag.observation_size,), highest=1.0, version=1)
