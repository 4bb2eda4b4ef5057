"""Drawings of King of Siam: every fact of a position that the viewer may see, in characters and as SVG."""

import random
import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import erawan
from erawan.drawing import svg_king_of_siam
from erawan.drawing.king_of_siam import captions
from erawan.drawing.king_of_siam.table_facts import lay_table
from erawan.drawing.pictures import picture_svg, picture_text
from erawan.games.king_of_siam.descriptions import describe_turn
from erawan.games.king_of_siam.notation import parse_turn
from erawan.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]
MIDDLE = (
    "siam:4 1.3.0/2.2.0/1.2.1/0.0.0/2.2.0/0.1.3/1.1.2/0.0.0 kh=R,ke!=B,cm!,ba,ay,na,su,lp "
    "1.0.1:TT12RLM/1.1.0:KTT2RLM/0.2.1:-/1.1.1:TT12RLM 2 2 2>1>4>3 1v1:L@cm,R@su"
)
OWN = """
name = "own"
title = "My <own> & only"
homes = {{ R = "aa", L = "bb", M = "cc" }}
borders = {borders}
provinces = [{provinces}]
"""


def random_game(players, plan="siam", seed=0):
    """Yield every position of a random game with many passes."""
    chance = random.Random(seed)
    state = erawan.game("king-of-siam", players=players, map=plan).start(seed=seed)
    yield state
    while state.outcome is None:
        turn = state.choices()[0] if chance.random() < 0.35 else chance.choice(state.choices())
        while not turn.is_turn:
            turn = chance.choice(state.choices(turn.text))
        state = state.play(turn.text)
        yield state


@cache
def sample():
    """Return positions of games with two, three and four players on both maps."""
    games = ((2, "siam", 1), (3, "britain", 2), (4, "siam", 3))
    return [state for players, plan, seed in games for state in random_game(players, plan, seed)]


def write_map(path, places, borders=None, name="Province {code}"):
    codes = ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"]
    rows = [
        f'{{ code = "{code}", name = "{name.format(code=code)}", x = {x}, y = {y} }}'
        for code, (x, y) in zip(codes, places, strict=True)
    ]
    borders = borders or [f"{a}-{b}" for a, b in pairwise(codes)]
    path.write_text(OWN.format(borders=str(borders).replace("'", '"'), provinces=", ".join(rows)), encoding="utf-8")
    return str(path)


def plain(state, language="en", viewer="everything", width=80):
    console = Console(width=width, no_color=True, force_terminal=False, highlight=False)
    with console.capture() as capture:
        console.print(picture_text(state, language, viewer))
    return capture.get()


def svg_words(state, language="en", viewer="everything"):
    """Return all words of the picture; fail if it is not well-formed XML."""
    root = ET.fromstring(picture_svg(state, language, viewer))
    return ["".join(node.itertext()) for node in root.iter() if re.search("}(text|title|desc)$", node.tag)]


# ---- in characters


def test_the_table_in_characters():
    expected = (Path(__file__).parent / "king_of_siam.txt").read_text(encoding="utf-8")
    assert "\n".join(line.rstrip() for line in plain(erawan.parse(MIDDLE)).splitlines()) + "\n" == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_into_eighty_columns_and_twenty_four_rows(language):
    for state in sample():
        lines = plain(state, language, width=120).splitlines()
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80


def test_every_fact_is_there_in_characters():
    for state in sample():
        shown = plain(state)
        assert " ".join(str(state).split()) in " ".join(shown.split())
        table = lay_table(state)
        track = next(line for line in shown.splitlines() if line.startswith(" 1 ")) + " "
        for slot, tile in enumerate(table.tiles):
            province = table.provinces[tile.province]
            code = province.code + "!" * tile.is_marked
            owned = f"={province.owner}" if province.owner else ""
            assert f" {slot + 1} {f'►{code}◄' if tile.is_contested else code}{owned} " in track
        for province in table.provinces:
            assert f"{province.code} {province.name}"[:14] in shown
            if not province.owner:
                assert "  ".join(f"{a}{b}".ljust(2) for a, b in zip("RLM", province.followers, strict=True)) in shown
        for seat in table.seats:
            assert f"M{seat.court[2]}".ljust(4) + (seat.hand or "–") in shown
        assert shown.count("╔") == shown.count("►") == (state.outcome is None)
        assert shown.count("▶") == (state.outcome is None)
        assert shown.count("★") == len(state.outcome.winners if state.outcome else ())


def test_passes_latest_cards_and_the_kept_swap_are_told():
    shown = plain(erawan.parse(MIDDLE))
    assert "Passes in a row: 2   Latest cards: 2 > 1 > 4 > 3\nNo swapping back: 1v1:L@cm,R@su\n" in shown
    assert shown.count("· passed") == 2
    assert "Seat 1 (with 3) · passed" in shown
    assert "▶ Seat 2 (with 4)" in shown
    assert "No card played yet" in plain(erawan.game("king-of-siam").start(seed=0))


def test_the_end_is_told_in_full():
    over = [state for state in sample() if state.outcome]
    assert len(over) == 3
    for state in over:
        for language in LANGUAGES:
            told = say(state.outcome.phrase, language)[1:]
            assert " ".join(told.split()) in " ".join(plain(state, language).split())
            assert told in svg_words(state, language)[0]


def test_homes_and_neighbours_stand_in_the_box():
    shown = plain(erawan.parse(MIDDLE))
    for part in ("lp Luang Prabang──⌂L┐", "ay Ayutthaya──⌂R┐", "└↔cm su kh", "└↔lp su ay ba", "B British"):
        assert part in shown


def test_colours_never_speak_alone():
    drawn = picture_text(erawan.parse(MIDDLE), "en")
    coloured = {drawn.plain[span.start : span.end].strip() for span in drawn.spans if " on " in str(span.style)}
    assert {"R", "L", "M"} <= {text[:1] for text in coloured}
    assert all(re.match("[RLMBKT12⌂]|$", text) for text in coloured)


# ---- as SVG


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_well_formed_svg(language):
    for state in sample()[:: 1 if language == "en" else 9]:
        assert str(state) in svg_words(state, language)


def test_the_svg_says_every_fact():
    said = svg_words(erawan.parse(MIDDLE))
    for words in (
        "Chiang Mai (cm); Rama 1, Lao 3; contested; next to Luang Prabang, Sukhothai",
        "Kedah (ke); home of Malay; British in control; next to Nakhon Si Thammarat",
        "slot 1: Khorat; Rama in control",
        "slot 2: Kedah; King marker; British in control",
        "slot 3: Chiang Mai; King marker; contested",
        "Maharacha, Khon Thai, Khon Thai, 2 vs. 1, Rama, Lao, Malay",
        "0 cards",
        "Pool: Rama 8, Lao 3, Malay 9",
        "Seat 2 is to move",
        "Passes in a row: 2",
        "Latest cards: 2 > 1 > 4 > 3",
        "No swapping back: 1v1:L@cm,R@su",
        "Seat 1 (with 3)",
    ):
        assert words in said


def test_the_svg_draws_every_symbol_of_the_position():
    picture = picture_svg(erawan.parse(MIDDLE), "en").split("</defs>", 1)[1]
    assert picture.count("kos-lit") == 1
    assert picture.count("kos-land-lit") == 1
    assert picture.count('href="#kos-owner-R"') == picture.count('href="#kos-owner-B"') == 2
    assert picture.count('href="#kos-crown"') == 2
    assert picture.count('href="#kos-house"') == 3
    assert picture.count('href="#kos-card-K"') == 1
    assert picture.count('href="#kos-card-T"') == 6
    assert picture.count('href="#kos-lotus"') == 2


def test_the_svg_crowns_the_winners_and_keeps_its_words_inside():
    states = sample()
    assert [state.game.seats for state in states if state.outcome] == [2, 3, 4]
    for state in states:
        picture = picture_svg(state, "fr")
        if state.outcome:
            crowns = len(state.outcome.winners) + str(state).count("!")
            assert picture.split("</defs>", 1)[1].count('href="#kos-crown"') == crowns
        told = re.findall(r'class="kos-(?:said|told)" x="\d+" y="(\d+)"', picture)
        height = int(re.search(r'viewBox="0 0 \d+ (\d+)"', picture)[1])
        assert svg_king_of_siam.BELOW_TOP + max(map(int, told)) <= height - svg_king_of_siam.EDGE + 6


def test_the_svg_needs_nothing_from_elsewhere_and_is_dark_at_night():
    picture = picture_svg(erawan.parse(MIDDLE), "en")
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    assert "@media (prefers-color-scheme:dark)" in picture
    assert picture == picture_svg(erawan.parse(MIDDLE), "en")
    classes = set(re.findall(r"\.(kos-[\w-]+)", picture.split("</style>")[0]))
    used = {name for names in re.findall(r'class="([^"]*)"', picture) for name in names.split()}
    assert used - classes <= {"kos", "kos-province", "kos-tile", "kos-court", "kos-hand", "kos-pool", "kos-latest"}


# ---- who may see what, and other maps


def test_K4_6_the_latest_turn_of_each_seat_is_shown_to_everybody():
    for state in sample():
        for viewer in ("everything", 1, None):
            shown, said = plain(state, viewer=viewer), svg_words(state, viewer=viewer)
            for turn in filter(None, state.view(None).latest):
                assert f"  {turn}\n" in shown
                assert turn in said
    state = next(state for state in sample() if (state.latest[0] or "").startswith("rama:"))
    assert f"latest turn: {say(describe(state.latest[0], state))}" in svg_words(state)


def describe(turn, state):
    return describe_turn(parse_turn(turn, state.game.map), state.game.map)


def test_a_hidden_hand_is_backs_their_number_and_the_top_card():
    state = erawan.game("king-of-siam", players=3).start(seed=1)
    while state.to_move != 2:
        state = state.play("pass")
    turn = state.choices("rama")
    while not turn[0].is_turn:
        turn = state.choices(turn[0].text)
    state = state.play(turn[0].text)
    for viewer in (1, 3, None):
        assert "▒▒▒▒▒▒▒ 7 (R)" in plain(state, viewer=viewer)
        assert "*7R" in plain(state, viewer=viewer)
        assert "7 cards; played last: Rama" in svg_words(state, viewer=viewer)
        assert str(state) not in picture_svg(state, "en", viewer)
    assert "KTT12LM (R)" in plain(state, viewer=2)
    assert plain(state, viewer=None).count("▒") == 8 + 7 + 8
    assert picture_svg(state, "en", None).count('class="kos-back"') == 8 + 7 + 8
    assert "▒" not in plain(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_K1_5_the_reconstruction_says_so(language):
    words = {"en": "reconstruction", "fr": "reconstitution", "nl": "reconstructie", "ru": "реконструкция"}
    word = words.get(language, "Rekonstruktion")
    for plan in ("siam", "britain"):
        state = erawan.game("king-of-siam", players=4, map=plan).start(seed=0)
        assert (word in plain(state, language)) == (plan == "siam")
        assert any(word in said for said in svg_words(state, language)) == (plan == "siam")


@pytest.mark.parametrize(
    "name",
    ["P {code}", "Ein sehr langer Name " * 4 + "{code}", "{code}" + "x" * 98, "日本{code}" * 20, "{code}<&"],
)
def test_a_map_of_ones_own_is_drawn_whatever_its_names(tmp_path, name):
    places = [(10, 10), (95, 12), (50, 60), (15, 90), (60, 90), (95, 100), (40, 130), (50, 155)]
    plan = write_map(tmp_path / "own.toml", places, name=name)
    for players in (2, 4):
        state = erawan.game("king-of-siam", players=players, map=plan).start(seed=0)
        lines = plain(state, width=120).splitlines()
        assert len(lines) <= 24
        console = Console(width=120)
        assert max(console.measure(line).maximum for line in lines) <= 80
        assert "My <own> & only" in svg_words(state)
        assert captions.map_caption(lay_table(state), "en") == "My <own> & only"


def test_a_map_without_places_and_with_every_border_is_drawn(tmp_path):
    codes = ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"]
    borders = [f"{a}-{b}" for a in codes for b in codes if a < b]
    plan = write_map(tmp_path / "own.toml", [(50, 80)] * 8, borders)
    state = erawan.game("king-of-siam", players=3, map=plan).start(seed=0)
    shown = plain(state)
    assert all(f"↔{' '.join(other for other in codes if other != code)}" in shown for code in codes)
    assert max(map(len, shown.splitlines())) <= 80
    assert svg_words(state)


def test_provinces_in_a_row_around_the_first_are_drawn(tmp_path):
    borders = [f"aa-{code}" for code in ("bb", "cc", "dd", "ee", "ff", "gg", "hh")]
    plan = write_map(tmp_path / "own.toml", [(14 * at, 80) for at in range(8)], borders)
    state = erawan.game("king-of-siam", map=plan).start(seed=0)
    assert str(state) in svg_words(state)
    assert len(plain(state).splitlines()) <= 24


def test_the_picture_in_the_documentation_is_what_the_drawing_draws():
    drawn = picture_svg(
        erawan.parse((Path(__file__).parent / "king_of_siam_documented_position.txt").read_text().strip()), "en"
    )
    assert (ROOT / "docs" / "img" / "king-of-siam.svg").read_text(encoding="utf-8") == drawn
