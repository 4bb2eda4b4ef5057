"""Drawings of Siam: right in every square, well formed, readable without colour; other games are shown as text."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from nim_game.state import Nim
from rich.console import Console

import erawan
from erawan.core.errors import OptionError
from erawan.drawing import svg_siam
from erawan.drawing.pictures import picture_svg, picture_text
from erawan.words import LANGUAGES
from tests.games.siam.sample_positions import made_up_texts

MIDDLE = "#1S1#/2s2/E1w1n/2#2/2N1W E"


def plain(state, language="en"):
    console = Console(width=120, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(picture_text(state, language))
    return capture.get()


def test_the_board_in_characters():
    expected = (Path(__file__).parent / "siam_midgame_drawing.txt").read_text(encoding="utf-8")
    assert "\n".join(line.rstrip() for line in plain(erawan.parse(MIDDLE)).splitlines()) + "\n" == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_into_eighty_columns_and_twenty_four_rows(language):
    texts = [MIDDLE, "5/5/1###1/5/5 E", "NESWN/5/1###1/5/neswn R"]
    states = [*map(erawan.parse, texts), erawan.parse("1#2#/5/S4/s4/#4 E").play("a3a2s")]
    for state in states:
        lines = plain(state, language).splitlines()
        assert len(lines) <= 24
        assert max(len(line) for line in lines) <= 80


def test_facings_differ_in_characters():
    boards = {plain(erawan.parse(f"5/5/1###1/5/2{facing}2 R")).split("\n", 17)[17] for facing in "NESWnesw"}
    assert len(boards) == 8


def test_the_svg_is_well_formed_and_shows_every_piece():
    for text in [MIDDLE, *made_up_texts(50, seed=21)]:
        root = ET.fromstring(picture_svg(erawan.parse(text), "en"))
        titles = [node.text for node in root.iter("{http://www.w3.org/2000/svg}title")]
        board = text.split(" ")[0]
        assert len(titles) == 1 + sum(not c.isdigit() and c != "/" for c in board)


def test_the_svg_has_captions_for_the_position_and_its_pieces():
    picture = picture_svg(erawan.parse(MIDDLE), "en")
    assert "<title>the elephants are to move</title>" in picture
    assert "<title>the rhino on c3 facing west</title>" in picture
    assert f"<desc>{MIDDLE}</desc>" in picture


def test_the_svg_marks_turn_winner_draw_and_last_turn():
    running, won = erawan.parse(MIDDLE), erawan.parse("5/5/2##1/5/5 R =R")
    drawn = erawan.parse("5/5/1###1/5/5 E x3,==")
    for state, mark in ((running, "lotus"), (won, "crown"), (drawn, "bars")):
        assert f'href="#siam-{mark}"' in svg_siam.draw(state, "")
    assert "siam-corners" in svg_siam.draw(running, "", highlight=[3, 4]).split("</style>")[1]


def test_the_svg_needs_nothing_from_elsewhere_and_escapes_what_it_is_given():
    picture = svg_siam.draw(erawan.parse(MIDDLE), "<b>&", captions={2: "<i>"})
    assert ET.fromstring(picture) is not None
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    night = picture.partition("@media (prefers-color-scheme:dark)")[2].partition("</style>")[0]
    assert all(name in night for name in (".siam-even", ".siam-odd", ".siam-tray", ".siam-e{", ".siam-r{", ".siam-s{"))
    assert picture == svg_siam.draw(erawan.parse(MIDDLE), "<b>&", captions={2: "<i>"})


def test_a_game_without_a_drawing_is_shown_as_text():
    state = Nim().parse("nim 1,2,3 1")
    assert plain(state).strip() == "nim 1,2,3 1"
    with pytest.raises(OptionError, match="nim cannot be drawn as SVG"):
        picture_svg(state, "en")
