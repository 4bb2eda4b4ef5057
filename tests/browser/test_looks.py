"""The looks that people choose in the settings: boards, pieces, maps."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.started_games import HERE, begin

COLOUR = "(element) => getComputedStyle(element).fill"
ELEPHANT = "() => document.querySelector('.art #siam-elephant').innerHTML"


def choose(page, look):
    """Choose a look by its picture in the settings, and close them."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text(look, exact=True).click()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_board_and_pieces_are_chosen_by_their_pictures_and_stay(server, open_page, window):
    page = open_page(viewport=window)
    begin(page, server.address, "siam", (HERE, HERE))
    frame = page.locator("svg.board .frame").first
    frame.wait_for()
    usual, animal = frame.evaluate(COLOUR), page.evaluate(ELEPHANT)
    choose(page, "Teak")
    assert frame.evaluate(COLOUR) != usual
    choose(page, "Tiles")
    page.wait_for_function(f"(animal) => ({ELEPHANT})() !== animal", arg=animal)
    teak, tile = frame.evaluate(COLOUR), page.evaluate(ELEPHANT)
    page.reload()
    frame.wait_for()
    page.wait_for_function(f"(tile) => ({ELEPHANT})() === tile", arg=tile)
    assert frame.evaluate(COLOUR) == teak
    choose(page, "Celadon")
    choose(page, "Animals")
    page.wait_for_function(f"(animal) => ({ELEPHANT})() === animal", arg=animal)
    assert frame.evaluate(COLOUR) == usual


def test_the_picture_of_a_board_shows_that_board_whichever_is_chosen(server, open_page):
    page = open_page()
    page.goto(server.address)
    choose(page, "Teak")
    page.get_by_role("button", name="Settings").click()
    shown = "(look) => getComputedStyle(document.querySelector(`dialog [data-board-theme=${look}] .frame`)).fill"
    page.wait_for_selector("dialog .frame")
    assert len({page.evaluate(shown, look) for look in ("celadon", "teak", "porcelain")}) == 3


def test_a_map_is_chosen_by_its_picture(server, open_page):
    page = open_page()
    begin(page, server.address, "king-of-siam", (HERE, HERE), players=2, discards="open")
    sea = page.locator(".country .sea").first
    sea.wait_for()
    usual = sea.evaluate(COLOUR)
    choose(page, "Old chart")
    assert sea.evaluate(COLOUR) != usual


def test_high_contrast_prevails_over_a_theme(server, open_page):
    page = open_page(contrast="more")
    begin(page, server.address, "siam", (HERE, HERE))
    square = "() => getComputedStyle(document.documentElement).getPropertyValue('--celadon')"
    usual = page.evaluate(square)
    choose(page, "Porcelain")
    assert page.evaluate(square) == usual
