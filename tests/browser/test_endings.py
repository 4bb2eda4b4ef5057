"""The end of a game: why it ended so, what it changed for the ratings, and what to do next."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, MOTION, PHONE, stop_the_clock
from tests.browser.finished_games import SIAM_TURNS, finish, kos_record
from tests.browser.inspection import LOOKS, find_axe_violations
from tests.games.king_of_siam.test_rules_end import FOUR_SEATS, position
from tests.server.client import HERE, LINK

LANDSCAPE = {"width": 844, "height": 390}
SCREENS = {"desktop": DESKTOP, "phone": PHONE, "landscape": LANDSCAPE}
# More than the page waits before it shows the winning push again, and than it shows the position before the push.
AGAIN_MS, BEFORE_MS = 2000, 1000
EVERY_SCREEN = pytest.mark.parametrize("screen", SCREENS)


class PageUser:
    """The user of a page, who also sends requests."""

    def __init__(self, page, server):
        self._page, self._address = page, server.address

    def post(self, path, body):
        response = self._page.request.post(f"{self._address}{path}", data=body, headers={"origin": self._address})
        assert response.ok, response.text()
        return response.json()


def play(player, game, ply, turn):
    player.post(f"/api/games/{game}/commands", {"t": "play", "game": game, "id": f"p{ply}", "ply": ply, "turn": turn})


def start(page, server, game, **more):
    """Start a game of the user of a page against Ben; return both players and its id."""
    anna, ben = PageUser(page, server), server.person("Ben")
    made = anna.post("/api/games", {"game": game, "seats": [HERE, LINK], **more})
    ben.post("/api/join", {"token": made["links"][0]["token"]})
    return anna, ben, made["game"]["id"]


def open_end(page, server, game):
    page.goto(f"{server.address}/game/{game}")
    return page.locator(".status.over")


def check_layout(page):
    """Check that nothing overflows and that axe-core finds nothing."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = find_axe_violations(page, LOOKS)
    assert not any(found.values()), found


@EVERY_SCREEN
def test_a_game_of_king_of_siam_is_explained_step_by_step(open_page, server, screen):
    page = open_page(SCREENS[screen])
    anna, ben, game = start(page, server, "king-of-siam", options={"players": 2})
    while (view := ben.get(f"/api/games/{game}"))["status"] != "over":
        at = view["position"]
        play(anna if at["to_move"] == 1 else ben, game, at["ply"], "pass")
    end = open_end(page, server, game)
    table, result = view["result"]["table"], view["result"]
    final = end.get_by_role("region", name="How the game was decided")
    expect(final.locator(".provinces li")).to_have_count(8)
    expect(final.locator("tbody")).to_have_count(len(table["faction_steps"]) + len(table["player_steps"]))
    expect(final.locator(".verdict.decides")).to_have_count(2)
    expect(final.locator(".ruler")).to_contain_text("rules Siam")
    expect(final.locator("th.won")).to_have_text("You" if result["winners"] == [1] else re.compile("Ben"))
    change = view["ratings"][0]["after"] - 1500
    ratings = end.locator(".ratings > div")
    expect(ratings).to_have_count(2)
    expect(ratings.first).to_contain_text(re.compile(rf"1500.*{1500 + change}.*{abs(change)}"))
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    check_layout(page)
    end.get_by_role("link", name="Review the game").click()
    page.wait_for_url("**/replay/**")


@EVERY_SCREEN
def test_a_colony_of_two_teams_counts_sets_together(open_page, server, screen):
    page = open_page(SCREENS[screen])
    anna = PageUser(page, server)
    text = position("kh 1.1.0 ke 5.0.0", "cm=B lp=R su=B ay=B kh", FOUR_SEATS, passes=3)
    made = anna.post(
        "/api/games", {"game": "king-of-siam", "options": {"players": 4}, "seats": [HERE] * 4, "position": text}
    )
    play(anna, made["game"]["id"], 0, "pass")
    end = open_end(page, server, made["game"]["id"])
    expect(end.locator(".ruler")).to_have_text("Siam becomes a British colony.")
    sets = end.locator(".players tbody").first
    expect(sets).to_contain_text("Complete sets of followers")
    expect(sets.locator("td")).to_have_count(2)
    expect(end.get_by_text("no struggle here").first).to_be_attached()
    check_layout(page)


def test_a_replay_shows_the_final_table_at_its_end(open_page, server):
    page = open_page()
    game = finish(page, server.address, kos_record(3))
    page.goto(f"{server.address}/replay/{game}")
    page.get_by_role("slider").wait_for()
    expect(page.locator(".final")).to_have_count(0)
    page.goto(f"{server.address}/replay/{game}#999")
    expect(page.locator(".final .players tbody").first).to_be_visible()


def win_siam(page, server):
    """Begin a game of Siam that the user of the page wins with the next turn, which is not made yet."""
    anna, ben, game = start(page, server, "siam")
    for ply, turn in enumerate(SIAM_TURNS[:-1]):
        play((anna, ben)[ply % 2], game, ply, turn)
    return anna, game


@EVERY_SCREEN
def test_the_winning_push_of_siam_is_told_and_shown_again(open_page, server, screen):
    page = open_page(SCREENS[screen])
    page.clock.install()
    anna, game = win_siam(page, server)
    play(anna, game, len(SIAM_TURNS) - 1, SIAM_TURNS[-1])
    end = open_end(page, server, game)
    expect(end).to_contain_text("the elephants pushed the rock from c5 north off the board")
    expect(end).to_contain_text("You made the winning push.")
    expect(page.locator("g.won")).to_be_visible()
    check_layout(page)
    again = end.get_by_role("button", name="Show the winning push again")
    stop_the_clock(page)
    again.click()
    # The position before the push, then the end again.
    expect(page.locator("g.won")).to_have_count(0)
    page.clock.run_for(BEFORE_MS)
    expect(page.locator("g.won")).to_be_visible()
    expect(end.locator(".ratings > div").first).to_contain_text(re.compile(r"You.*1500.*\+\d+", re.DOTALL))


def test_the_winning_push_is_shown_again_by_itself_where_motion_is_welcome(open_page, server):
    page = open_page(**MOTION)
    page.clock.install()
    anna, game = win_siam(page, server)
    page.goto(f"{server.address}/game/{game}")
    page.wait_for_selector("svg.board.live")
    stop_the_clock(page)
    play(anna, game, len(SIAM_TURNS) - 1, SIAM_TURNS[-1])
    expect(page.get_by_role("button", name="Show the winning push again")).to_be_visible()
    expect(page.locator("g.won")).to_be_visible()
    page.clock.run_for(AGAIN_MS)
    expect(page.locator("g.won")).to_have_count(0)
    page.clock.run_for(BEFORE_MS)
    expect(page.locator("g.won")).to_be_visible()


# ---- fair play


def test_hints_between_people_are_off_until_the_game_is_made_casual(open_page, server):
    page, friend = open_page(), open_page(PHONE)
    page.goto(f"{server.address}/new/siam")
    seat = page.get_by_label("The rhinos", exact=True)
    page.get_by_text("Advanced options").click()
    expect(page.get_by_label("Allow hints from the computer.")).to_be_checked()
    seat.select_option("link")
    casual = page.get_by_label(re.compile("^Casual game"))
    expect(casual).not_to_be_checked()
    casual.check()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/game/**")
    note = "Casual game: hints and analysis are allowed, and it is not rated."
    expect(page.get_by_text(note)).to_be_visible()
    link = page.locator("input[readonly], .link input").first.input_value()
    friend.goto(link)
    expect(friend.get_by_text(note)).to_be_visible()
    check_layout(friend)
    friend.get_by_role("button", name="Join game").click()
    friend.wait_for_url("**/game/**")
    expect(friend.get_by_text(note)).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(friend.get_by_text(re.compile("Used a hint"))).to_be_visible()


def test_the_study_board_refuses_the_position_of_a_running_game(open_page, server):
    page = open_page(refused="/api/study/look")
    anna, ben, game = start(page, server, "siam")
    turns = ["+e1w", "+a5e", "+d1n", "+b5s", "+b1n"]
    for ply, turn in enumerate(turns):
        play((anna, ben)[ply % 2], game, ply, turn)
    text = ben.get(f"/api/games/{game}")["position"]["text"]
    page.goto(f"{server.address}/study?new=siam&position={quote(text)}")
    expect(page.get_by_text(re.compile("from a game that you are playing"))).to_be_visible()
