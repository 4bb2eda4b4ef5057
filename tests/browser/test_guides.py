"""The guides in the browser: solve every board, and play its position out against the computer."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import lessons
from tests.browser.conftest import PHONE

FOLDER = Path(__file__).resolve().parents[2] / "web/src/guide"


def boards_of(game):
    return json.loads((FOLDER / f"{game}-guide.json").read_text(encoding="utf-8"))["steps"]


@pytest.mark.parametrize("step", boards_of("siam"), ids=lambda step: step["name"])
def test_every_board_of_siam_is_solved_by_clicks(server, open_page, step):
    page = open_page()
    page.goto(f"{server.address}/guide/siam#{step['name']}")
    board = page.locator(f"#{step['name']}")
    for task in step["tasks"]:
        lessons.click_turn(page, task["show"], within=f"#{step['name']}")
        expect(board.locator(".said.right")).to_be_visible()
        if task is not step["tasks"][-1]:
            board.locator("[data-act=go-on]").click()
    # The board begins again for another try.
    board.locator("[data-act=restart]").click()
    expect(board.locator(".said.right")).to_have_count(0)
    expect(board.locator("svg.board.live")).to_be_visible()


@pytest.mark.parametrize("step", boards_of("king-of-siam"), ids=lambda step: step["name"])
def test_every_board_of_king_of_siam_is_solved_by_clicks(server, open_page, step):
    page = open_page()
    page.goto(f"{server.address}/guide/king-of-siam#{step['name']}")
    board = page.locator(f"#{step['name']}")
    board.locator("[data-act=try]").click()
    lessons.try_turn(page, "king-of-siam", step["tasks"][0]["show"])
    expect(board.locator(".said.right")).to_be_visible()
    # The picture comes back when the table is closed.
    board.locator("[data-act=close]").click()
    expect(board.locator("[data-act=try]")).to_be_visible()


def test_a_mistake_on_a_board_is_explained_and_taken_back(server, open_page):
    page = open_page(viewport=PHONE)
    page.goto(f"{server.address}/guide/siam#nearest")
    board = page.locator("#nearest")
    lessons.click_turn(page, "d2d3n", within="#nearest")
    expect(board.locator(".said.wrong")).to_be_visible()
    board.locator("[data-act=again]").click()
    lessons.click_turn(page, "d4n", within="#nearest")
    expect(board.locator(".said.right")).to_be_visible()


@pytest.mark.parametrize(("game", "name"), [("siam", "second"), ("king-of-siam", "two")])
def test_the_position_of_a_board_is_played_out_against_the_computer(server, open_page, game, name):
    page = open_page()
    page.goto(f"{server.address}/guide/{game}#{name}")
    board = page.locator(f"#{name}")
    if game == "king-of-siam":
        board.locator("[data-act=try]").click()
    board.locator("[data-act=play-out]").click()
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("/game/"))
    assert asked.value.post_data_json["position"] == next(s["start"] for s in boards_of(game) if s["name"] == name)
    lessons.wait_for_task(page, game)
