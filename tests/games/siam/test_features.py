"""The planes for learning and the eight symmetries."""

import numpy as np

import erawan
from erawan.core.contract import make_buffers
from erawan.games.siam import features
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from tests.conftest import IS_INTERPRETED
from tests.games.siam.sample_positions import made_up_texts

COUNT = 20 if IS_INTERPRETED else 300


def planes_of(text, side=None):
    out = np.empty(k.SiamTag().observation_size, np.float32)
    vector = erawan.parse(text).vector
    features.observe(vector, k.to_move(vector) if side is None else side, out)
    return out.reshape(features.PLANES, sq.SIZE, sq.SIZE)


def numbers_of(vector, side):
    out = np.empty(k.SiamTag().observation_size, np.float32)
    features.observe(vector, side, out)
    return out


def legal_of(vector):
    out, scratch = make_buffers(k.SiamTag())
    return set(out[: k.legal(vector, out, scratch)].tolist())


def test_planes_show_pieces_by_owner_and_facing():
    planes = planes_of("n4/5/1###1/5/E1W2 E")
    assert planes[1, 0, 0] == 1  # the own elephant on a1 faces east
    assert planes[3, 0, 2] == 1  # the one on c1 west
    assert planes[4, 4, 0] == 1  # the rhino on a5 north
    assert planes[8].sum() == 3
    assert planes[8, 2, 1:4].tolist() == [1, 1, 1]
    assert planes[:9].sum() == 6
    assert (planes[9] == np.float32(0.6)).all()
    assert (planes[10] == np.float32(0.8)).all()


def test_planes_are_seen_from_one_side_and_tell_whether_it_is_to_move():
    elephants, rhinos = planes_of("n4/5/1###1/5/E4 E", side=0), planes_of("n4/5/1###1/5/E4 E", side=1)
    assert (elephants[11] == 1).all()
    assert (rhinos[11] == 0).all()
    assert np.array_equal(rhinos[:11], planes_of("n4/5/1###1/5/E4 R")[:11])
    assert np.array_equal(elephants[:4], rhinos[4:8])
    assert np.array_equal(elephants[4:8], rhinos[:4])


def test_there_are_eight_symmetries_and_they_are_bijections():
    assert len({tuple(s.squares) for s in features.SYMMETRIES}) == 8
    assert len({s.name for s in features.SYMMETRIES}) == 8
    for symmetry in features.SYMMETRIES:
        assert sorted(symmetry.squares) == list(range(sq.SQUARES))
        assert sorted(symmetry.ways) == [0, 1, 2, 3]
        assert sorted(symmetry.actions) == list(range(k.ACTION_COUNT))
        assert sorted(symmetry.numbers) == list(range(k.SiamTag().observation_size))
    assert (features.SYMMETRIES[0].actions == np.arange(k.ACTION_COUNT)).all()


def test_two_symmetries_in_a_row_are_one():
    known = {tuple(s.actions) for s in features.SYMMETRIES}
    for first in features.SYMMETRIES:
        for second in features.SYMMETRIES:
            assert tuple(second.actions[first.actions]) in known


def test_the_rules_do_not_change_under_a_symmetry():
    for text in made_up_texts(COUNT, seed=11):
        vector = erawan.parse(text).vector
        for symmetry in features.SYMMETRIES:
            turned = symmetry.transform(vector)
            legal = legal_of(vector)
            assert legal_of(turned) == {int(symmetry.actions[action]) for action in legal}
            for side in (0, 1):
                assert np.array_equal(numbers_of(turned, side)[symmetry.numbers], numbers_of(vector, side))
            for action in list(legal)[::7]:
                after, turned_after = vector.copy(), turned.copy()
                k.apply(after, action)
                k.apply(turned_after, int(symmetry.actions[action]))
                assert np.array_equal(symmetry.transform(after), turned_after)


def test_S4_4_four_symmetries_hold_during_the_ban_and_at_the_start():
    assert len(features.BAN_SYMMETRIES) == 4
    game = erawan.game("siam", opening_ban=True)
    start = game.start().vector
    for symmetry in features.BAN_SYMMETRIES:
        assert np.array_equal(symmetry.transform(start), start)
        assert {int(symmetry.actions[action]) for action in legal_of(start)} == legal_of(start)
