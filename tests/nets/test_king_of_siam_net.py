"""The nets of King of Siam in integers: the same values as plain Python, and an error for a damaged file."""

from random import Random

import numpy as np
import pytest

from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.kernel import apply, legal
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.nets import king_of_siam_net as kn
from erawan.nets.king_of_siam_inputs import MOST_INPUTS, NOTHING, count_rows, most_inputs, write_inputs


def make_weights(players: int, seed: int = 1) -> dict[str, np.ndarray]:
    chance, rows, outputs = np.random.default_rng(seed), count_rows(players), kn.count_outputs(players)
    return {
        "rows": chance.uniform(-0.3, 0.3, (rows, kn.WIDTH)),
        "row_bias": chance.uniform(0, 1, kn.WIDTH),
        "hidden": chance.uniform(-0.3, 0.3, (kn.HIDDEN, kn.WIDTH)),
        "hidden_bias": chance.uniform(0, 1, kn.HIDDEN),
        "output": chance.uniform(-1, 1, (outputs, kn.HIDDEN)),
        "linear": chance.uniform(-0.3, 0.3, (rows, outputs)),
        "output_bias": chance.uniform(-1, 1, outputs),
    }


def random_positions(players: int, games: int) -> list[np.ndarray]:
    """Return all positions of random games, those in the middle of a turn included."""
    chance, found = Random(players), []
    out, scratch = np.empty(k.MAX_LEGAL, np.int16), np.empty(k.STATE_SIZE, np.int64)
    for seed in range(games):
        state = KingOfSiam(players=players).start(seed=seed).vector.copy()
        while not state[k.IS_OVER]:
            found.append(state.copy())
            apply(state, int(chance.choice(out[: legal(state, out, scratch)].tolist())))
    return found


def inputs_of(state: np.ndarray) -> list[int]:
    inputs = np.empty(MOST_INPUTS, np.int64)
    return inputs[: write_inputs(state, inputs)].tolist()


def plain_points(inputs: list[int], net: kn.KingOfSiamNet) -> list[int]:
    """Compute the outputs as the docstring of the module describes it, in Python integers."""
    first = np.clip(net.rows[inputs].sum(0, dtype=np.int64) + net.row_bias, 0, kn.MOST_BYTE)
    second = (net.hidden.astype(np.int64) @ first + net.hidden_bias) >> kn.HIDDEN_SHIFT
    last = (net.output.astype(np.int64) @ np.clip(second, 0, kn.MOST_BYTE)) >> kn.OUTPUT_SHIFT
    total = last + net.constant + net.linear[inputs].sum(0, dtype=np.int64)
    return np.clip(total, -kn.MOST_SCORE, kn.MOST_SCORE).tolist()


def float_outputs(inputs: list[int], weights: dict[str, np.ndarray]) -> np.ndarray:
    first = np.clip(weights["rows"][inputs].sum(0) + weights["row_bias"], 0, 1)
    second = np.clip(weights["hidden"] @ first + weights["hidden_bias"], 0, 1)
    return weights["output"] @ second + weights["output_bias"] + weights["linear"][inputs].sum(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_equal_plain_arithmetic_and_are_near_the_float_net(players):
    weights = make_weights(players)
    net, work = kn.quantise(weights), kn.make_work()
    seen, errors = set(), []
    for state in random_positions(players, 2)[::5]:
        inputs = inputs_of(state)
        work.inputs[: len(inputs)] = inputs
        kn.net_points(net, len(inputs), work)
        found = work.points[: kn.count_outputs(players)].tolist()
        assert found == plain_points(inputs, net)
        errors += (np.array(found) / kn.POINTS - float_outputs(inputs, weights)).tolist()
        seen.add(tuple(found))
    assert len(seen) > 10
    assert np.sqrt(np.mean(np.square(errors))) < 0.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_inputs_stay_within_bounds_and_never_repeat(players):
    longest = 0
    for state in random_positions(players, 4):
        inputs = inputs_of(state)
        longest = max(longest, len(inputs))
        assert len(set(inputs)) == len(inputs)
        assert min(inputs) > NOTHING
        assert max(inputs) < count_rows(players)
    assert most_inputs(players) - 12 <= longest <= most_inputs(players)


def turn_table(state: np.ndarray) -> np.ndarray:
    """Return the position with every player moved one seat further."""
    turned, players = state.copy(), int(state[k.PLAYERS])
    for first, size in ((k.COURT, k.FACTIONS), (k.HAND, k.CARDS)):
        end = first + size * players
        turned[first:end] = np.roll(state[first:end], size)
    turned[k.TO_MOVE] = (state[k.TO_MOVE] + 1) % players
    for at in range(k.RECENT, k.RECENT + k.MOST_PLAYERS):
        turned[at] = state[at] and state[at] % players + 1
    return turned


@pytest.mark.parametrize("players", [2, 3, 4])
def test_inputs_are_seen_from_the_seat_to_move(players):
    for state in random_positions(players, 1):
        assert inputs_of(turn_table(state)) == inputs_of(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_of_the_sides_add_up(players):
    net, work, values = kn.quantise(make_weights(players)), kn.make_work(), np.empty(4, np.float32)
    for state in random_positions(players, 1)[::3]:
        kn.net_values(state, net, work, values)
        assert (values[players:] == 0).all()
        assert np.abs(values).max() <= 1
        if players == 3:
            assert values.sum() == pytest.approx(-1, abs=1e-5)
        else:
            assert values[0] == -values[1]
        if players == 4:
            assert values[:2].tolist() == values[2:].tolist()


def test_points_become_the_chance_of_the_side_to_move():
    weights = {name: np.zeros_like(array) for name, array in make_weights(2).items()}
    weights["output_bias"][:] = 1.5
    values = np.empty(4, np.float32)
    state = KingOfSiam().start(seed=1).vector
    kn.net_values(state, kn.quantise(weights), kn.make_work(), values)
    assert values[state[k.TO_MOVE]] == pytest.approx(np.tanh(0.75), abs=1e-4)


def test_file_is_checked(tmp_path):
    net = kn.quantise(make_weights(2))
    path = tmp_path / "net.npz"
    kn.save_net(net, path)
    loaded = kn.load_net(path, 2)
    assert all(np.array_equal(ours, theirs) for ours, theirs in zip(net, loaded, strict=True))
    assert sum(array.nbytes for array in net) < 2_500_000
    with pytest.raises(ValueError, match="no net of King of Siam for 3 players"):
        kn.load_net(path, 3)
    with np.load(path) as file:
        arrays = dict(file)
    arrays["hidden"] = arrays["hidden"].copy()
    arrays["hidden"][3, 5] ^= 1
    np.savez_compressed(path, **arrays)
    with pytest.raises(ValueError, match="damaged"):
        kn.load_net(path, 2)
