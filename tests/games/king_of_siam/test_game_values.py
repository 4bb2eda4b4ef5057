"""Games of King of Siam as values: equal if the rules see the same map (K1.5), and complete on any machine."""

import json
import pickle

import pytest

import erawan
from erawan.core.errors import ErawanError, OptionError
from erawan.games.king_of_siam import maps
from erawan.games.king_of_siam.maps import load_map, parse_map
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam.state import Siam

TEXT = (maps.FOLDER / "siam.toml").read_text(encoding="utf-8")
MINE = TEXT.replace('name = "siam"', 'name = "mine"').replace('"cm-lp", ', "")


@pytest.fixture
def write(tmp_path):
    """Return a function that writes a map file and returns its path."""

    def write_map(name, text):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write_map


def game(path, **options):
    return erawan.game("king-of-siam", map=path, **options)


def test_K1_5_two_files_of_one_map_make_one_game(write):
    first, second = game(write("first.toml", MINE)), game(write("second.toml", MINE))
    assert first == second
    assert hash(first) == hash(second)
    assert first.start(seed=1) == second.start(seed=1)
    assert len({first, second}) == 1


def test_K1_5_a_copy_of_a_map_of_the_game_is_that_map(write):
    assert game(write("copy.toml", TEXT)) == game("siam")
    assert game(write("named.toml", TEXT.replace("Chiang Mai", "Chiangmai"))) == game("siam")


@pytest.mark.parametrize(
    "changed",
    [
        MINE.replace('name = "mine"', 'name = "other"'),
        MINE.replace('"lp-su", ', ""),
        MINE.replace('R = "ay"', 'R = "su"'),
        MINE.replace('"cm"', '"xm"').replace("cm-", "xm-"),
    ],
    ids=["name", "border", "home", "code"],
)
def test_K1_5_another_map_makes_another_game(write, changed):
    mine, other = game(write("mine.toml", MINE)), game(write("other.toml", changed))
    assert other != mine
    assert hash(other) != hash(mine)


def test_other_options_still_tell_games_apart(write):
    path = write("mine.toml", MINE)
    assert game(path) != game(path, players=3)
    assert game(path) != game(path, discards="open")
    assert game(path, talk=True) == game(path, talk=True)
    assert game("siam") != erawan.game("siam")


def test_K1_5_a_changed_file_is_read_again(write):
    before = game(write("mine.toml", MINE))
    after = game(write("mine.toml", MINE.replace('"lp-su", ', "")))
    assert before.options == after.options
    assert before != after
    assert len(after.map.borders) == len(before.map.borders) - 1


def test_maps_of_the_game_are_read_once():
    assert load_map("siam") is load_map("siam")


def test_a_border_named_twice_is_the_same_map():
    twice = parse_map(TEXT.replace('"cm-lp", ', '"cm-lp", "lp-cm", '))
    assert twice.digest == load_map("siam").digest


def test_K1_5_a_pickle_opens_where_the_file_is_not(write, tmp_path):
    path = write("mine.toml", MINE)
    state = game(path, players=3, discards="open").start(seed=4).play("pass")
    pickled = pickle.dumps((state.game, state))
    (tmp_path / "mine.toml").unlink()
    with pytest.raises(OptionError):
        game(path)
    again, copy = pickle.loads(pickled)
    assert again == state.game
    assert again.map == state.game.map
    assert dict(again.options) == dict(state.game.options)
    assert copy == state
    assert str(copy.play("pass")) == str(state.play("pass"))
    assert copy.view() == state.view()


def test_K1_5_a_pickle_keeps_its_map_when_the_file_changes(write):
    old = game(write("mine.toml", MINE))
    pickled = pickle.dumps(old)
    new = game(write("mine.toml", MINE.replace('"lp-su", ', "")))
    again = pickle.loads(pickled)
    assert again == old
    assert again != new


# ---- games in the headers of records


@pytest.mark.parametrize("name", ["siam", "britain"])
def test_K1_5_a_header_names_a_map_of_the_game_and_its_digest(name):
    original = game(name, players=3, discards="open")
    tags = json.loads(json.dumps(original.header()))
    assert tags["map"] == {"name": name, "digest": load_map(name).digest}
    assert KingOfSiam.of_header(tags) == original
    assert set(tags) == set(KingOfSiam.header_tags)


def test_K1_5_a_header_carries_a_map_of_ones_own_whole(write, tmp_path):
    original = game(write("mine.toml", MINE), players=4)
    tags = json.loads(json.dumps(original.header()))
    (tmp_path / "mine.toml").unlink()
    again = KingOfSiam.of_header(tags)
    assert again == original
    assert again.map == original.map
    assert str(again.start(seed=2)) == str(original.start(seed=2))
    assert "toml" not in json.dumps(tags)


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ({}, "record.map"),
        ({"map": "siam"}, "record.map"),
        ({"map": {"name": "siam", "digest": "0"}}, "record.map_digest"),
        ({"map": {"name": "atlantis"}}, "map.unknown"),
        ({"map": {"name": "siam", "digest": load_map("siam").digest}, "options": [1]}, "record.options"),
    ],
)
def test_K1_5_invalid_headers_are_refused(tags, code):
    with pytest.raises(ErawanError) as caught:
        KingOfSiam.of_header(tags)
    assert caught.value.code == code


def test_a_header_of_siam_makes_the_game_again():
    original = erawan.game("siam", push="line")
    assert Siam.of_header(json.loads(json.dumps(original.header()))) == original
