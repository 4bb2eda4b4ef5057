"""Studies in the browser: saved and shared trees, positions that are set up, uploaded records, the engine."""

import re
from contextlib import closing

import pytest
from playwright.sync_api import expect

import erawan
from erawan.records import Record, RecordedTurn, format_record, parse_record
from tests.browser import siam
from tests.browser.conftest import PHONE
from tests.browser.record_upload import drop_file, recorded
from tests.browser.started_games import KOS_LATE, SIAM_AMID, SIAM_LAST, play_and_give_up
from tests.server.client import Server

POSITION = re.compile("^Position in notation")
WAYS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def open_study(page, address, query="new=siam"):
    page.goto(f"{address}/study?{query}")
    page.wait_for_selector("svg.board.live")


def enter(page, turn):
    """Bring an animal in with the mouse."""
    count = page.locator("[data-turn]").count()
    page.locator("g.reserve.open").click()
    page.locator(f'.live [data-at="{turn[1:3]}"]').click()
    page.wait_for_selector("g.facing")
    page.locator("svg.board").get_by_role("button", name=f"face {WAYS[turn[3]]}").click()
    expect(page.locator("[data-turn]")).to_have_count(count + 1)
    expect(shown(page)).to_contain_text(turn)
    page.wait_for_selector("svg.board.live")


def shown(page):
    return page.locator("[data-turn][aria-current=true]")


def tree(page):
    """Return the tree as text: turns in order, variations in brackets."""
    return page.evaluate(
        """() => {
          const tell = (list) => [...list.children].map((item) => {
            const parts = [...item.querySelectorAll(':scope > button :is(code, b)')].map((part) => part.textContent)
            const others = [...item.querySelectorAll(':scope > .variation > ol')].map((line) => `(${tell(line)})`)
            return [parts.join(''), ...others].join(' ')
          }).join(' ')
          const first = document.querySelector('.tree > ol')
          return first ? tell(first) : ''
        }"""
    )


def wait_until_kept(page):
    expect(page.locator(".save-state")).to_have_text("Saved")


def test_a_study_is_built_saved_and_read_by_another_user(server, open_page):
    page = open_page()
    open_study(page, server.address)
    for turn in ("+c1n", "+c5s"):
        enter(page, turn)
    page.get_by_role("button", name="Previous turn").click()
    expect(shown(page)).to_contain_text("+c1n")
    enter(page, "+a5e")
    page.get_by_label("Comment on +a5e").fill("Quieter.")
    page.get_by_role("button", name="Interesting").click()
    page.get_by_label("Study name").fill("First steps")
    page.get_by_label("Study name").press("Enter")
    assert tree(page) == "+c1n +c5s (+a5e!?)"
    wait_until_kept(page)
    expect(page).to_have_url(re.compile("/study/[a-z0-9]{12}$"))
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to the study").input_value()
    page.keyboard.press("Escape")

    other = open_page()
    other.goto(link)
    expect(other.get_by_text("You can look around")).to_be_visible()
    assert tree(other) == "+c1n +c5s (+a5e!?)"
    expect(other.get_by_text("Quieter.")).to_be_visible()
    expect(other.get_by_label("Study name")).to_have_count(0)
    # A reader can try turns without changing the study.
    other.get_by_role("button", name="Go to end of line").click()
    expect(shown(other)).to_contain_text("+c5s")
    enter(other, "+e1n")
    page.reload()
    page.wait_for_selector("svg.board.live")
    assert tree(page) == "+c1n +c5s (+a5e!?)"
    # The copy belongs to the user who made it.
    other.get_by_role("button", name="Make a copy").click()
    expect(other.get_by_label("Study name")).to_have_value("First steps")
    assert tree(other) == "+c1n +c5s (+a5e!?) +e1n"
    assert other.url != link


def test_a_tree_is_gone_about_in_and_put_in_order(server, open_page):
    page = open_page()
    open_study(page, server.address)
    for turn in ("+c1n", "+c5s"):
        enter(page, turn)
    page.keyboard.press("ArrowLeft")
    expect(shown(page)).to_contain_text("+c1n")
    enter(page, "+a5e")
    # With keys: to the other variation and back, and to both ends.
    page.keyboard.press("ArrowDown")
    expect(shown(page)).to_contain_text("+c5s")
    page.keyboard.press("ArrowUp")
    expect(shown(page)).to_contain_text("+a5e")
    page.keyboard.press("Home")
    expect(shown(page)).to_have_count(0)
    page.keyboard.press("End")
    expect(shown(page)).to_contain_text("+c5s")
    # With clicks in the tree.
    page.locator("[data-turn]", has_text="+a5e").click()
    expect(page.locator('[data-at="a5"]')).to_have_attribute("aria-label", re.compile("elephant|rhino"))
    page.get_by_role("button", name="Make main line").click()
    expect(page.locator(".tree")).to_contain_text(re.compile(r"a5e.*c5s", re.DOTALL))
    assert tree(page) == "+c1n +a5e (+c5s)"
    page.get_by_role("button", name="Delete from here").click()
    expect(page.locator("[data-turn]")).to_have_count(2)
    assert tree(page) == "+c1n +c5s"
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-turn]")).to_have_count(3)
    assert tree(page) == "+c1n +a5e (+c5s)"
    wait_until_kept(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download study").click()
    record = parse_record(download.value.path().read_text(encoding="utf-8"))
    assert record.texts == ("+c1n", "+a5e")
    assert record.turns[1].variations[0][0].turn == "+c5s"


def test_a_note_is_undone_in_one_go_and_kept_though_the_page_is_left_at_once(server, open_page):
    page = open_page()
    open_study(page, server.address)
    enter(page, "+c1n")
    note = page.get_by_label("Comment on +c1n")
    note.press_sequentially("Bad")
    page.get_by_role("button", name="Undo").click()
    expect(note).to_have_value("")
    assert tree(page) == "+c1n"
    wait_until_kept(page)
    study = page.url.rsplit("/", 1)[1]
    note.press_sequentially("To the centre")
    page.goto("about:blank")
    page.goto(server.address)
    page.wait_for_function(
        """async (study) => {
          const { tree } = await (await fetch(`/api/studies/${study}`)).json()
          return tree.nodes[0].comment === "To the centre"
        }""",
        arg=study,
    )


def test_studies_are_listed_and_deleted(server, open_page):
    page = open_page()
    open_study(page, server.address)
    enter(page, "+c1n")
    wait_until_kept(page)
    page.get_by_role("link", name="All studies").click()
    expect(page.locator("li", has_text="Untitled study")).to_contain_text("1 turn")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("You have no studies yet.")).to_be_visible()


def test_what_was_changed_on_another_device_is_not_overwritten(server, open_page):
    page = open_page(refused="/api/studies")
    open_study(page, server.address)
    enter(page, "+c1n")
    wait_until_kept(page)
    again = page.context.new_page()
    again.goto(page.url)
    again.wait_for_selector("svg.board.live")
    again.get_by_label("Study name").fill("Elsewhere")
    again.get_by_label("Study name").press("Enter")
    wait_until_kept(again)
    page.bring_to_front()
    enter(page, "+a5e")
    expect(page.get_by_role("alert")).to_contain_text("changed elsewhere")
    page.get_by_role("button", name="Make a copy").click()
    wait_until_kept(page)
    assert tree(page) == "+c1n +a5e"


# ---- setting up


def test_siam_is_set_up_by_hand(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/study/set-up?new=siam")
    page.get_by_role("button", name="Clear board").click()
    text = page.get_by_label(POSITION)
    for piece, facing, squares in (
        ("The elephant", "South", ["b2"]),
        ("The rhino", "North", ["d2"]),
        ("Rock", None, ["b1", "c3", "e3"]),
    ):
        page.get_by_label(piece, exact=True).check()
        if facing:
            page.get_by_label(facing, exact=True).check()
        for square in squares:
            page.locator(f'[data-at="{square}"]').click()
    expect(text).to_have_value(SIAM_LAST)
    expect(page.get_by_role("button", name="elephants: 4 in reserve")).to_be_attached()
    page.get_by_role("button", name="Study this position").click()
    page.wait_for_selector("svg.board.live")
    page.locator('.live [data-at="b2"]').click()
    page.locator('.live [data-at="b1"]').click()
    page.locator("g.push").click()
    expect(page.get_by_text("south off the board").first).to_be_visible()
    expect(page.get_by_text("The game is over here.")).to_be_visible()


def test_a_broken_text_says_where_it_breaks_and_stays(server, open_page):
    page = open_page(refused="/api/study/look")
    page.goto(f"{server.address}/study")
    text = page.get_by_label(POSITION)
    text.fill("5/5/1#x#1/5/5 E")
    page.get_by_role("button", name="Study this position").click()
    expect(page.get_by_role("alert")).to_contain_text("character 7")
    expect(text).to_have_value("5/5/1#x#1/5/5 E")
    assert page.evaluate("() => { const a = document.activeElement; return a.value[a.selectionStart] }") == "x"
    text.fill(SIAM_AMID)
    page.get_by_role("button", name="Study this position").click()
    page.wait_for_selector("svg.board.live")
    expect(page.locator('[data-at="b4"]')).to_have_attribute("aria-label", re.compile("elephant"))


def test_king_of_siam_is_set_up_by_hand_and_by_text(server, open_page):
    page = open_page(refused="/api/study/look")
    page.goto(f"{server.address}/study/set-up?new=king-of-siam&players=2&map=siam")
    text = page.get_by_label(POSITION)
    page.wait_for_selector("tbody tr")
    # A change of the text changes the form.
    text.fill(KOS_LATE)
    expect(page.get_by_label("Lao in Sukhothai")).to_have_value("4")
    expect(page.get_by_label("Who controls Battambang")).to_have_value("L")
    # A change of the form changes the text.
    page.get_by_label("Lao in Sukhothai").fill("3")
    page.get_by_label("Lao in Sukhothai").press("Tab")
    expect(text).to_have_value(re.compile(r"/2\.3\.3/"))
    page.get_by_role("group", name="Cards of seat 1").get_by_label("Malay").uncheck()
    page.get_by_label("To move").select_option("Seat 2")
    expect(text).to_have_value(re.compile(r"3\.5\.0:K/2\.1\.2:KTRLM 2 0 2>1 -$"))
    page.get_by_role("button", name="Move Chiang Mai one struggle later").click()
    expect(text).to_have_value(re.compile(" ba=L,cm=B,"))
    # Too many followers: refused, and nothing is lost.
    page.get_by_label("Malay in Sukhothai").fill("18")
    page.get_by_label("Malay in Sukhothai").press("Tab")
    page.get_by_role("button", name="Study this position").click()
    expect(page.get_by_role("alert")).to_contain_text("character")
    expect(page.get_by_label("Malay in Sukhothai")).to_have_value("18")
    page.get_by_label("Malay in Sukhothai").fill("3")
    page.get_by_label("Malay in Sukhothai").press("Tab")
    page.get_by_role("button", name="Study this position").click()
    expect(page.locator("aside .status")).to_contain_text("Seat 2")
    page.locator("[data-act=pass]").click()
    expect(page.locator("[data-turn]")).to_have_text("1. pass")


# ---- the engine


def test_the_engine_shows_lines_that_can_be_stepped_into(server, open_page):
    page = open_page()
    open_study(page, server.address)
    lines = page.locator(".lines li")
    expect(lines).to_have_count(3)
    expect(page.get_by_text(re.compile("Depth [0-9]+"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("The elephants [0-9]+%, The rhinos [0-9]+%"))).to_be_visible()
    # The engine may change its lines at any time, so the test clicks whichever line is shown.
    page.get_by_label("On", exact=True).uncheck()
    expect(lines).to_have_count(0)
    page.get_by_label("On", exact=True).check()
    expect(lines).to_have_count(3)
    # At low depths a line has only one turn, so wait for a second one and click it.
    page.wait_for_function(
        "() => {"
        " const second = document.querySelector('.lines li')?.querySelectorAll('button')[1];"
        " second?.click(); return Boolean(second) }"
    )
    expect(page.locator("[data-turn]")).to_have_count(2)
    wait_until_kept(page)


def test_what_is_certain_is_said_and_each_team_has_a_bar(server, open_page):
    page = open_page()
    open_study(page, server.address, f"new=siam&position={SIAM_LAST.replace('#', '%23')}")
    expect(page.locator(".lines li").first).to_contain_text("wins in 1 turn")
    expect(page.locator(".lines li").first).to_contain_text("b2b1s")
    page.goto(f"{server.address}/study?new=king-of-siam&players=4")
    expect(page.locator(".chances li")).to_have_count(2)
    expect(page.locator(".chances li").first).to_contain_text("Seats 1 and 3")


def test_a_position_of_a_study_is_played_out_against_the_computer(server, open_page):
    page = open_page()
    open_study(page, server.address)
    for turn in ("+a1e", "+e5w"):
        enter(page, turn)
    page.get_by_role("button", name="Play this out").click()
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("/game/"))
    position = erawan.game("siam").start().play("+a1e").play("+e5w")
    assert asked.value.post_data_json["position"] == str(position)
    assert [each["kind"] for each in asked.value.post_data_json["seats"]] == ["here", "level"]
    page.wait_for_selector("svg.board.live")


def test_a_finished_game_is_studied_and_a_running_one_is_not(server, open_page):
    page = open_page(refused="/api/study/game")
    siam.set_up(page, server.address, SIAM_LAST)
    game = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.address}/study?game={game}&ply=1")
    expect(page.get_by_role("alert")).to_contain_text("still in progress")
    page.goto(f"{server.address}/game/{game}")
    page.wait_for_selector("svg.board.live")
    for square in ("b2", "b1"):
        page.locator(f'.live [data-at="{square}"]').click()
    page.locator("g.push").click()
    page.wait_for_selector(".status.over")
    page.goto(f"{server.address}/study?game={game}&ply=1")
    expect(shown(page)).to_contain_text("b2b1s")


# ---- records


def test_a_file_with_a_broken_game_is_read_as_far_as_it_goes(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/study")
    page.wait_for_selector(".drop")
    start = erawan.game("siam").start()
    first = RecordedTurn("+c1n", comment="! bold", variations=((RecordedTurn("+a1n"),),))
    good = format_record(Record(start.game, str(start), (first,)))
    broken = recorded("+c1n", "+c5s", names=("Cleo", "Dan")).replace("+c5s", "+c4s")
    drop_file(page, "games.erawan", "\n".join((good, broken, recorded("+b1n"))))
    expect(page.get_by_text("games.erawan: 2 games can be opened.")).to_be_visible()
    line = 1 + "\n".join((good, broken)).split("\n").index(next(row for row in broken.split("\n") if "+c4s" in row))
    expect(page.locator(".broken")).to_contain_text(f"Line {line}:")
    expect(page.locator(".broken")).to_contain_text("c4")
    page.locator("ol li", has_text="Anna – Ben").get_by_role("button", name="Study").click()
    page.wait_for_selector("svg.board.live")
    assert tree(page) == "+b1n"
    page.get_by_role("link", name="All studies").click()
    drop_file(page, "one.erawan", good)
    page.locator("ol li").get_by_role("button", name="Study").click()
    page.wait_for_selector("svg.board.live")
    assert tree(page) == "+c1n! (+a1n)"
    expect(page.locator(".tree .comment")).to_have_text("bold")


def test_files_can_be_chosen_and_those_of_something_else_are_explained(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/study")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose file").click()
    chooser.value.set_files({"name": "diary.txt", "mimeType": "text/plain", "buffer": b"Dear diary"})
    expect(page.locator(".broken")).to_contain_text("Line 1:")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose file").click()
    chooser.value.set_files({"name": "huge.txt", "mimeType": "text/plain", "buffer": b"x" * 1_000_001})
    expect(page.get_by_role("alert")).to_contain_text("too large")


# ---- openings


@pytest.fixture
def empty_server(tmp_path):
    """A server of its own: the openings page counts all games that were played on it."""
    with closing(Server(tmp_path, "--deals", "1")) as started:
        yield started


def test_openings_are_gone_into_and_numbers_shown(empty_server, open_page):
    server = empty_server
    page = open_page(PHONE, has_touch=True)
    for turns, loser in ((["+c1n", "+a5e"], 2), (["+c5s", "+a1e"], 1), (["+a1n"], 1)):
        play_and_give_up(page, server.address, "siam", turns, loser)
    play_and_give_up(page, server.address, "king-of-siam", [], 1, map="britain", players=3)
    page.goto(f"{server.address}/openings")
    expect(page.locator("button.turn").first).to_contain_text("Engine:")
    page.get_by_text("This server").click()
    first = page.locator("button.turn").first
    expect(first).to_contain_text("2 games")
    expect(first.get_by_role("img")).to_have_attribute("aria-label", "Elephants 1, rhinos 1, draws 0")
    first.click()
    expect(page.locator("button.turn")).to_have_count(1)
    page.get_by_role("button", name="Starting position").click()
    expect(page.locator("button.turn")).not_to_have_count(1)
    expect(page.get_by_text("Britain, 3 players")).to_be_visible()
    expect(page.get_by_text("Resignation: 1 of 1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.locator("button.turn").first.click()
    page.get_by_role("link", name="Study this position").click()
    page.wait_for_selector("svg.board.live")


def test_the_engine_is_asked_about_an_opening_outside_the_book(empty_server, open_page):
    server = empty_server
    page = open_page(PHONE, has_touch=True)
    # Nobody begins by facing the edge.
    play_and_give_up(page, server.address, "siam", ["+a1w", "+e5e"], 1)
    page.goto(f"{server.address}/openings")
    page.get_by_text("This server").click()
    expect(page.locator("[data-act=ask-engine]")).to_have_count(0)
    for played in (r"^\S+$", r"^\S+ \S+$"):
        page.locator("button.turn").first.click()
        expect(page.locator("p > code")).to_have_text(re.compile(played))
    page.get_by_role("button", name="Ask the engine").click()
    expect(page.get_by_text(re.compile("^The engine thinks the elephants. chance of winning is"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Depth \d+"))).to_be_visible()
    # A line leads on; the engine waits to be asked again.
    turn = page.locator(".engine button.turn code").first.text_content()
    page.locator(".engine button.turn").first.click()
    expect(page.locator("p > code")).to_contain_text(turn)
    expect(page.get_by_role("button", name="Ask the engine")).to_be_visible()


def test_the_board_to_set_up_a_position_has_its_squares(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/study/set-up")
    expect(page.locator("svg.board rect.even, svg.board rect.odd")).to_have_count(25)
