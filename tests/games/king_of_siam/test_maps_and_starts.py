"""K1, K2: maps, and random starting positions."""

from pathlib import Path

import pytest

from erawan.core.errors import ErawanError, MalformedError, OptionError
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import maps, setup
from erawan.games.king_of_siam.maps import load_map, map_names, parse_map, read_map
from erawan.games.king_of_siam.position import format_position
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.words import LANGUAGES
from tests.games.king_of_siam.oracle import MAPS
from tests.games.king_of_siam.oracle_texts import legal

SIAM = load_map("siam")
TEXT = (maps.FOLDER / "siam.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MAPS)
def test_K1_5_the_maps_are_those_of_the_rules(name):
    plan = load_map(name)
    codes, borders, homes = MAPS[name]
    assert plan.codes == tuple(codes.split())
    expected = {frozenset(border.split("-")) for border in borders.split()}
    assert {frozenset(plan.codes[end] for end in border) for border in plan.borders} == expected
    assert [plan.codes[home] for home in plan.homes] == [homes[letter] for letter in "RLM"]
    assert name in map_names()


def test_K1_5_a_map_of_ones_own(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('name = "siam"', 'name = "mine"').replace('"cm-lp", ', ""), encoding="utf-8")
    mine = load_map(str(path))
    assert mine.name == "mine"
    assert len(mine.borders) == len(SIAM.borders) - 1
    assert mine.digest != SIAM.digest


def test_the_digest_covers_codes_homes_and_borders():
    assert parse_map(TEXT.replace("Chiang Mai", "Chiangmai")).digest == SIAM.digest
    assert parse_map(TEXT.replace('R = "ay"', 'R = "su"')).digest != SIAM.digest


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('name = "siam"', "name = siam", "map.not_toml"),
        ('name = "siam"', "", "map.field"),
        ('name = "siam"', 'name = "Si am"', "map.name"),
        ('title = "Siam', 'title = "' + "x" * 200, "map.field"),
        ('{ code = "ke", name = "Kedah", x = 46, y = 142 },', "", "map.province_count"),
        ("provinces = [", "provinces = 8\nothers = [", "map.province_count"),
        ('{ code = "ke", name = "Kedah", x = 46, y = 142 },', "7,", "map.field"),
        ('code = "ke"', 'code = "KE"', "map.code"),
        ('code = "ke"', 'code = "na"', "map.code_twice"),
        ("x = 46", 'x = "46"', "map.field"),
        ("x = 46", "x = 101", "map.field"),
        ("x = 46", "x = -1", "map.field"),
        ("y = 142", "y = 161", "map.field"),
        ('name = "Kedah"', 'name = "Ke\\u001b[2Jdah"', "map.field"),
        ('name = "Kedah"', 'name = "Ke\\u202edah"', "map.field"),
        ('title = "Siam', 'title = "Si\\nam', "map.field"),
        ("x = 46", "x = " + "1" * 5000, "map.not_toml"),
        ("x = 46", "x = " + "[" * 20_000, "map.not_toml"),
        ("x = 46", "x = nan", "map.field"),
        ('M = "ke"', 'M = "ay"', "map.homes"),
        (', M = "ke"', "", "map.homes"),
        ('M = "ke"', 'M = "xx"', "map.unknown_code"),
        ('"na-ke"', '"na-xx"', "map.unknown_code"),
        ('"na-ke"', '"na-na"', "map.border"),
        ('"na-ke"', "7", "map.border"),
        ('"na-ke"', '"ay-na"', "map.not_connected"),
        ("borders = [", "borders = 1\nedges = [", "map.field"),
    ],
)
def test_K1_5_invalid_maps_are_refused(old, new, code):
    assert old in TEXT
    with pytest.raises(MalformedError) as caught:
        parse_map(TEXT.replace(old, new))
    assert caught.value.code == code
    assert caught.value.rule == "K1.5"
    assert len({caught.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_K1_5_files_that_cannot_be_read(tmp_path):
    with pytest.raises(OptionError, match="there is no map 'atlantis'; known maps: britain, siam"):
        load_map("atlantis")
    huge, bytes_ = tmp_path / "huge.toml", tmp_path / "bytes.toml"
    huge.write_text("#" * 100_000)
    bytes_.write_bytes(b"\xff\xfe")
    expected = {
        tmp_path / "none.toml": "map.unreadable",
        tmp_path: "map.unreadable",
        Path("\0.toml"): "map.unreadable",
        huge: "map.too_large",
        Path("/dev/zero"): "map.too_large",
        bytes_: "map.not_toml",
    }
    for path, code in expected.items():
        with pytest.raises(ErawanError) as caught:
            read_map(path)
        assert (caught.value.code, caught.value.rule) == (code, "K1.5")
    with pytest.raises(OptionError, match=r"none.toml cannot be read: No such file or directory$"):
        read_map(tmp_path / "none.toml")


def test_K1_5_a_byte_order_mark_is_no_part_of_the_map(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes(TEXT.encode("utf-8-sig"))
    assert read_map(path) == SIAM


def test_K1_5_a_border_written_twice_is_one_border():
    twice = parse_map(TEXT.replace('"cm-lp", ', '"cm-lp", "lp-cm", "cm-lp", '))
    assert twice == SIAM


def test_K1_5_another_map_needs_another_name(tmp_path):
    """Its positions would be read on the map that comes with the game."""
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('"cm-lp", ', ""), encoding="utf-8")
    for read in (lambda: read_map(path), lambda: load_map(str(path))):
        with pytest.raises(MalformedError, match="change name and title") as caught:
            read()
        assert (caught.value.code, caught.value.rule) == ("map.name_taken", "K1.5")
        assert len({caught.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
    # What only people see may differ.
    path.write_text(TEXT.replace("Chiang Mai", "Chiangmai"), encoding="utf-8")
    assert read_map(path).digest == SIAM.digest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K2_a_start_is_complete(players):
    for seed in range(20):
        vector = setup.start_vector(players, SIAM, seed)
        for province in range(8):
            here = vector[k.FOLLOWERS + 3 * province : k.FOLLOWERS + 3 * province + 3]
            assert here.sum() == 4
        for faction, home in enumerate(SIAM.homes):
            assert vector[k.FOLLOWERS + 3 * home + faction] >= 2
            everywhere = vector[k.FOLLOWERS + faction : k.POOL : 3].sum() + vector[k.POOL + faction]
            assert everywhere + vector[k.COURT + faction : k.HAND : 3].sum() == (16 if players == 2 else 18)
        assert sorted(vector[k.TILE : k.TILE + 8]) == list(range(8))
        assert vector[k.COURT : k.HAND].sum() == 2 * players
        assert len(legal(vector)) == 8


def test_K2_5_one_seed_one_start():
    texts = [format_position(setup.start_vector(3, SIAM, seed), SIAM) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("players", [2, 3])
def test_K2_1_each_pair_is_drawn_once_at_most(players):
    for seed in range(50):
        vector = setup.start_vector(players, SIAM, seed)
        courts = [tuple(vector[k.COURT + 3 * seat : k.COURT + 3 * seat + 3]) for seat in range(players)]
        assert len(set(courts)) == players
        order = [(1, 1, 0), (0, 1, 1), (1, 0, 1)]  # cards 1, 2, 3
        assert courts[vector[k.TO_MOVE]] == min(courts, key=order.index)  # K2.4


def test_K2_1_card_four_gives_what_the_left_neighbour_has():
    seen = set()
    for seed in range(200):
        vector = setup.start_vector(4, SIAM, seed)
        courts = [tuple(vector[k.COURT + 3 * seat : k.COURT + 3 * seat + 3]) for seat in range(4)]
        twice = [seat for seat in range(4) if courts.count(courts[seat]) == 2]
        assert len(set(courts)) == 3
        assert (twice[1] - twice[0]) in (1, 3)
        seen.add(tuple(twice))
    assert len(seen) == 4


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("x = 46", "x = 101", "ke.x of the map cannot be 101"),
        ('name = "Kedah"', "name = 5", "ke.name of the map cannot be 5"),
        ('code = "ke"', "code = 5", "provinces[8].code of the map cannot be 5"),
        ('{ code = "ke", name = "Kedah", x = 46, y = 142 },', "7,", "provinces[8] of the map cannot be 7"),
        ('code = "ke"', 'code = "KE"', "'KE' is not a valid province code"),
        ('"na-ke"', '"ay-na"', "the province ke cannot be reached from the others"),
    ],
)
def test_K1_5_a_map_error_names_the_province(old, new, told):
    with pytest.raises(MalformedError) as caught:
        parse_map(TEXT.replace(old, new))
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("players", "sides"), [(2, ((1,), (2,))), (3, ((1,), (2,), (3,))), (4, ((1, 3), (2, 4)))], ids=["2", "3", "4"]
)
def test_K2_4_four_play_as_two_teams_whose_members_face_each_other(players, sides):
    assert KingOfSiam(players=players).sides == sides
