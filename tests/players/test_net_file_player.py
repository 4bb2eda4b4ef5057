"""The player ``net:FILE.npz``: it plays by the net of the file, and names what is wrong with a file."""

import shutil

import numpy as np
import pytest

import erawan
from erawan.core.errors import OptionError
from erawan.nets import king_of_siam_net, siam_net
from erawan.players import make_player
from erawan.search.limits import Limits
from tests.conftest import IS_INTERPRETED

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="searches take minutes without the compiler")

KING_OF_SIAM_FILE = king_of_siam_net.WEIGHTS_FOLDER / "king_of_siam_2.npz"
FILES = {"siam": siam_net.TRAINED_NET_FILE, "king-of-siam": KING_OF_SIAM_FILE}
FEW = Limits(nodes=300)


def search(name, game):
    state = game.start(seed=3)
    return make_player(name, game, seed=1).choose(state.view(state.to_move), FEW)


@pytest.mark.parametrize("game", FILES)
def test_with_the_net_of_the_package_it_plays_as_best_steady(game, tmp_path):
    path = shutil.copy(FILES[game], tmp_path / "net.npz")
    ours, theirs = search(f"net:{path}", erawan.game(game)), search("best-steady", erawan.game(game))
    assert (ours.lines, ours.nodes) == (theirs.lines, theirs.nodes)


@pytest.mark.parametrize("game", FILES)
def test_another_net_gives_other_values(game, tmp_path):
    path = tmp_path / "net.npz"
    if game == "siam":
        siam = siam_net.load_trained_net()
        siam_net.save_net(siam._replace(constant=siam.constant + 300), path)
    else:
        net = king_of_siam_net.shipped_net(2)
        king_of_siam_net.save_net(net._replace(constant=net.constant + 300), path)
    ours, theirs = search(f"net:{path}", erawan.game(game)), search("best-steady", erawan.game(game))
    assert ours.evaluation.returns != theirs.evaluation.returns


def test_files_that_hold_no_net_of_the_game_are_named(tmp_path, siam):
    text, numbers = tmp_path / "text.npz", tmp_path / "numbers.npz"
    text.write_text("no net")
    np.savez(numbers, rows=np.zeros(3))
    cut = tmp_path / "cut.npz"
    cut.write_bytes(siam_net.TRAINED_NET_FILE.read_bytes()[:1000])
    king_of_siam = erawan.game("king-of-siam")
    for path, game, told in (
        (tmp_path / "nowhere.npz", siam, "No such file"),
        (text, siam, "is no file of weights"),
        (cut, siam, "is no file of weights"),
        (numbers, siam, "is damaged"),
        (KING_OF_SIAM_FILE, siam, "holds no net of Siam"),
        (siam_net.TRAINED_NET_FILE, king_of_siam, "holds no net of King of Siam for 2 players"),
        (KING_OF_SIAM_FILE, erawan.game("king-of-siam", players=3), "holds no net of King of Siam for 3 players"),
    ):
        with pytest.raises(OptionError) as caught:
            make_player(f"net:{path}", game)
        assert caught.value.code == "player.own"
        assert told in str(caught.value)


def test_a_changed_number_in_a_file_is_noticed(tmp_path):
    net = siam_net.load_trained_net()
    arrays = {name: array for name, array in net._asdict().items() if name != "row_of"}
    with np.load(siam_net.TRAINED_NET_FILE) as file:
        digest = file["digest"]
    np.savez(tmp_path / "net.npz", **{**arrays, "constant": arrays["constant"] + 1}, digest=digest)
    with pytest.raises(OptionError, match="is damaged"):
        make_player(f"net:{tmp_path / 'net.npz'}", erawan.game("siam"))


def test_a_net_needs_the_map_it_was_trained_on():
    other = erawan.game("king-of-siam", map="britain")
    with pytest.raises(OptionError, match="the map siam only"):
        make_player(f"net:{KING_OF_SIAM_FILE}", other)
