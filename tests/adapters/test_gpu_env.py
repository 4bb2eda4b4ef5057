"""The CUDA kernels in Numba's simulator, interpreted: the same as on the processor, step by step.

``bench/gpu_env.py`` does the same on a real GPU, with many games.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = """
import numpy as np
import erawan
from erawan.adapters.vector.gpu_env import GpuGames, SharedArray
from erawan.adapters.vector.cpu_env import GamesVectorEnv
from erawan.core.errors import IllegalError, MalformedError

def same(shared, array):
    assert isinstance(shared, SharedArray) and shared.shape == array.shape and shared.dtype == array.dtype
    assert np.array_equal(shared.copy_to_host(), array)

for game in (erawan.game("siam"), erawan.game("king-of-siam", players=3)):
    there, here = (kind(game, 3, turn_limit=4, setups=3) for kind in (GpuGames, GamesVectorEnv))
    try:
        there.step([0, 0, 0])
    except MalformedError as error:
        assert error.code == "env.not_reset"
    seen, infos = there.reset(seed=3)
    expected, expected_infos = here.reset(seed=3)
    finished = 0
    for number in range(24):
        for key in expected:
            same(seen[key], expected[key])
        same(infos["to_move"], expected_infos["to_move"])
        assert np.array_equal(infos["returns"].copy_to_host()[:, : game.seats], expected_infos["returns"])
        actions = here.sample_actions()
        assert np.array_equal(there.sample_actions().copy_to_host(), actions)
        seen, *told, infos = there.step(actions if number % 2 else there._memory.picked)
        expected, *expected_told, expected_infos = here.step(actions)
        for shared, array in zip(told, expected_told):
            same(shared, array)
        for row in np.flatnonzero(expected_told[1] | expected_told[2]):
            finished += 1
            last = expected_infos["final_obs"][row]["observation"]
            assert np.array_equal(infos["final_obs"].copy_to_host()[row], last)
    assert finished >= 3, finished
    mask = seen["action_mask"].copy_to_host()
    legal = np.argmax(mask, axis=1)
    for actions, code in (
        ([0, 0], "env.actions_form"),
        ([0.0, 0.0, 0.0], "env.actions_form"),
        (np.array([*legal[:2], -1]), "env.actions_range"),
    ):
        try:
            there.step(actions)
        except MalformedError as error:
            assert error.code == code, error
        else:
            raise AssertionError(code)
    try:
        there.step(np.argmin(mask, axis=1))
    except IllegalError as error:
        assert error.code == "env.actions_illegal" and error.values["row"] == "0"
    else:
        raise AssertionError("an illegal action was played")
    same(seen["action_mask"], mask)
print("equal")
"""

# K4.5 is weighed by threads of its own: positions with the last card, before it, at its targets and at its end.
LAST_CARDS = """
import random
import numpy as np
import erawan
from erawan.adapters.vector import gpu_env as gpu
from erawan.core.contract import kernels_of, make_buffers
from erawan.games.king_of_siam.last_card import is_last_card
from erawan.games.king_of_siam.layout import IS_OVER, PASS, STAGE

chance = random.Random(1)

def last_cards(game, kernels, out, scratch):
    found = {}
    while sum(map(len, found.values())) < 9 or len(found) < 3:
        state = game.start(seed=chance.getrandbits(30)).vector.copy()
        while not state[IS_OVER]:
            count = kernels.legal(state, out, scratch)
            if is_last_card(state) and len(found.setdefault(int(state[STAGE]), [])) < 4:
                found[int(state[STAGE])].append((state.copy(), out[:count].tolist()))
            # Passing only where nothing else is legal brings games to their last card.
            kernels.apply(state, int(chance.choice([action for action in out[:count] if action != PASS] or [PASS])))
    return [position for stage in found.values() for position in stage]

lengths = set()
for players in (2, 3, 4):
    game = erawan.game("king-of-siam", players=players)
    positions = last_cards(game, kernels_of(game.tag), *make_buffers(game.tag))
    lengths |= {len(legal) for _, legal in positions}
    there = gpu.GpuGames(game, len(positions), setups=1)
    there.reset(seed=1)
    for at, (state, _) in enumerate(positions):
        there._memory.states[:, at] = state
    there._show()
    masks, counts = there._memory.masks.copy_to_host(), there._memory.counts.copy_to_host()
    for at, (state, legal) in enumerate(positions):
        assert np.flatnonzero(masks[:, at]).tolist() == legal, (players, at)
        assert counts[at] == len(legal)
assert {1, 2} < lengths  # the card refused, the card allowed, many targets
print("equal")
"""


# Compact observations: the same games as with floats, and the same numbers in bytes; also where games end.
COMPACT = """
import numpy as np
import erawan
from erawan.adapters.vector.gpu_env import GpuGames
from erawan.games.siam.compact_features import SIZE, expand

usual, compact = (GpuGames("siam", 3, turn_limit=4, setups=3, is_compact=each) for each in (False, True))
(floats, _), (bytes_, _) = usual.reset(seed=3), compact.reset(seed=3)
finished = 0
for _ in range(12):
    there = bytes_["observation"]
    assert there.shape == (3, SIZE) and there.dtype == np.uint8
    assert np.array_equal(expand(there.copy_to_host()), floats["observation"].copy_to_host())
    assert np.array_equal(bytes_["action_mask"].copy_to_host(), floats["action_mask"].copy_to_host())
    actions = usual.sample_actions()
    floats, _, ended, cut_off, infos = usual.step(actions)
    bytes_, _, _, _, compact_infos = compact.step(actions)
    done = ended.copy_to_host() | cut_off.copy_to_host()
    finals = expand(compact_infos["final_obs"].copy_to_host())
    assert np.array_equal(finals[done], infos["final_obs"].copy_to_host()[done])
    finished += done.sum()
assert finished >= 3
try:
    GpuGames("king-of-siam", 3, is_compact=True)
except ValueError as error:
    print(error)
"""


def run(program, **environment):
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or done.stderr


def test_the_simulated_gpu_plays_as_the_processor_does():
    assert run(PROGRAM, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1") == "equal"


def test_compact_observations_hold_the_same_as_floats():
    told = run(COMPACT, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    assert told == "option is_compact cannot be True; use: False"


def test_K4_5_the_simulated_gpu_weighs_last_cards_as_the_rules_do():
    assert run(LAST_CARDS, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1") == "equal"


def test_without_a_gpu_the_error_says_so():
    program = """
from unittest.mock import patch
from erawan.adapters.vector import gpu_env as gpu
with patch.object(gpu.cuda, "is_available", lambda: False):
    try:
        gpu.GpuGames("siam")
    except ValueError as error:
        print(error)
"""
    assert run(program) == "Numba found no GPU on this machine"


def test_shared_arrays_describe_how_they_lie():
    program = """
import numpy as np
from erawan.adapters.vector.gpu_env import SharedArray

class Memory:
    dtype = np.dtype(np.float32)
    lying = np.arange(24 * 2, dtype=np.float32).reshape(24, 2)
    __cuda_array_interface__ = {"data": (lying.ctypes.data, False), "typestr": "<f4", "shape": (24, 2), "version": 3}

    def copy_to_host(self):
        return self.lying

shared = SharedArray(Memory(), (2, 4, 3, 2))
told = shared.__cuda_array_interface__
seen = np.lib.stride_tricks.as_strided(Memory.lying, told["shape"], told["strides"])
assert np.array_equal(seen, shared.copy_to_host())
assert np.array_equal(seen, Memory.lying.T.reshape(2, 4, 3, 2))
assert SharedArray(Memory(), (48,)).__cuda_array_interface__["strides"] == (4,)
print(told["strides"])
"""
    assert run(program) == "(4, 48, 16, 8)"
