"""The pages of rules: every rule has an address in every language; boards to try, printing, and links to rules."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.invitations import open_menu
from tests.browser.languages import KEYS, LANGUAGES, choose_language
from tests.browser.started_games import begin_kos, begin_siam

RULES = Path(__file__).resolve().parents[2] / "web/src/rules"
GAMES = ("siam", "king-of-siam")
TITLES = {"en": "the rules", "fr": "les règles", "nl": "de regels", "ru": "правила", "de": "die Regeln"}
# Click each number in the list at the side; return the faults of the rules that they led to.
FOLLOW_ALL_ANCHORS = """async (numbers) => {
  const wrong = []
  for (const number of numbers) {
    document.querySelector(`nav a[href$="#${number}"]`).click()
    const rule = document.getElementById(number)
    for (let frame = 0; frame < 300 && document.activeElement !== rule; frame += 1)
      await new Promise(requestAnimationFrame)
    const { top } = rule.getBoundingClientRect()
    const isAtTheEnd = scrollY + innerHeight + 5 >= document.body.scrollHeight
    if (!rule.matches('.aimed')) wrong.push(`${number} is not marked`)
    if (document.activeElement !== rule) wrong.push(`${number} has no focus`)
    if (!isAtTheEnd && !(top > -5 && top < innerHeight - 40)) wrong.push(`${number} is out of sight`)
    if (location.hash !== `#${number}`) wrong.push(`${number} is not in the address`)
  }
  return wrong
}"""


def numbers_of(game):
    """Return the numbers of all sections and rules of a game."""
    sections = json.loads((RULES / f"{game}-rules.json").read_text(encoding="utf-8"))["sections"]
    return [each["number"] for section in sections for each in (section, *section["rules"])]


def is_seen(page, number):
    """Return whether the beginning of a rule is in the window."""
    return page.evaluate(
        "(id) => { const { top } = document.getElementById(id).getBoundingClientRect();"
        " return top > -5 && top < innerHeight - 40 }",
        number,
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_in_every_language(server, open_page, game):
    page = open_page()
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("article")
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.locator("h1")).to_contain_text(TITLES[language])
        shown = page.locator("section[id], article[id]").evaluate_all("(all) => all.map((each) => each.id)")
        assert shown == numbers_of(game)
        assert page.evaluate(KEYS) == []
        # Every number in the text leads to a place on the page.
        links = page.locator(".book a[href*='#']").evaluate_all("(all) => all.map((each) => each.hash.slice(1))")
        assert len(links) > len(shown)
        assert set(links) <= set(shown)


@pytest.mark.parametrize("game", GAMES)
def test_every_anchor_works(server, open_page, game):
    page = open_page()
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("article")
    assert page.evaluate(FOLLOW_ALL_ANCHORS, numbers_of(game)) == []


@pytest.mark.parametrize(("game", "number"), [("siam", "S3.2"), ("king-of-siam", "K7.4")])
def test_an_address_opens_its_rule(server, open_page, game, number):
    page = open_page()
    page.goto(f"{server.address}/rules/{game}#{number}")
    expect(page.locator(".aimed")).to_have_id(number)
    page.wait_for_function("(id) => document.activeElement?.id === id", arg=number)
    # Pictures that are drawn later do not push the rule out of view.
    page.wait_for_load_state("networkidle")
    assert is_seen(page, number)
    # The link beside a rule leads to it even if the address names it already.
    page.evaluate("scrollTo(0, 0)")
    page.locator(f'[id="{number}"] h3 a').evaluate("(link) => link.click()")
    page.wait_for_function("scrollY > 200")
    page.go_back()
    page.go_back()


def test_a_board_of_siam_is_tried_and_begun_anew(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/rules/siam#S3.1")
    figure = page.locator('[id="S3.1"] figure')
    figure.locator("svg.board.live").wait_for()
    reset = figure.locator("[data-act=reset]")
    expect(reset).to_be_disabled()
    figure.locator('.live [data-at="b3"]').click()
    figure.locator('.live [data-at="c3"]').click()
    figure.get_by_role("button", name="Push", exact=True).last.click()
    expect(figure.locator(".told")).to_contain_text("pushes east")
    expect(figure.get_by_role("button", name="a rock on d3")).to_be_visible()
    # The board accepts more turns: the rhinos may answer.
    figure.locator("svg.board.live").wait_for()
    reset.click()
    expect(figure.get_by_role("button", name="a rock on c3")).to_be_visible()
    expect(figure.locator(".told")).to_be_empty()
    figure.locator("[data-act=show]").click()
    expect(figure.get_by_role("button", name="a rock on d3")).to_be_visible()


def test_a_board_tells_why_a_push_is_refused(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/rules/siam#S3.4")
    figure = page.locator('[id="S3.4"] figure').first
    figure.locator("svg.board.live").wait_for()
    figure.locator('.live [data-at="b3"]').click()
    figure.locator('.live [data-at="c3"]').click()
    link = figure.get_by_role("alert").get_by_role("link", name="Why?")
    expect(link).to_have_attribute("href", "/rules/siam#S3.4")
    figure.locator("[data-act=reset]").click()
    expect(figure.get_by_role("alert")).to_have_count(0)


def test_a_map_is_tried_and_begun_anew(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/rules/king-of-siam#K6.1")
    figure = page.locator('[id="K6.1"] figure').first
    figure.locator("[data-act=show]").click()
    expect(figure.locator(".told")).to_have_text("Seat 2: passes.")
    expect(figure.get_by_role("list", name="Provinces")).to_contain_text("Rama in control")
    figure.locator("[data-act=reset]").click()
    expect(figure.get_by_role("list", name="Provinces")).not_to_contain_text("in control")
    figure.locator("[data-act=try]").click()
    figure.locator("[data-act=pass]").click()
    expect(figure.get_by_role("list", name="Provinces")).to_contain_text("Rama in control")
    figure.locator("[data-act=reset]").click()
    expect(figure.locator("[data-act=try]")).to_be_visible()
    expect(figure.get_by_role("list", name="Provinces")).not_to_contain_text("in control")


def test_both_maps_are_shown_with_their_borders(server, open_page):
    page = open_page()
    page.goto(f"{server.address}/rules/king-of-siam#K1.5")
    row = page.locator('[id="K1.5"]').get_by_role("row", name="Chiang Mai")
    expect(row).to_contain_text("lp su")
    expect(page.locator('[id="K1.5"]').get_by_role("row", name="Essex")).to_contain_text("Rama")
    expect(page.locator('[id="K1.5"]').get_by_role("group", name="Map of the country")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_on_paper_there_are_rules_and_pictures_only(server, open_page, game):
    page = open_page(color_scheme="dark")
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("article")
    page.emulate_media(media="print", color_scheme="dark")
    for gone in ("header", "nav", ".actions", "figcaption .guide"):
        for each in page.locator(gone).all():
            expect(each).to_be_hidden()
    # Boards that were never scrolled into view are printed too.
    expect(page.locator("figure figcaption").last).to_be_visible()
    drawn = page.locator("svg.board" if game == "siam" else ".picture .country svg")
    examples = (RULES / f"{game}-rules.json").read_text(encoding="utf-8").count('"start":')
    expect(drawn).to_have_count(examples)
    for each in drawn.all():
        expect(each).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert page.pdf(format="A4").startswith(b"%PDF")


def test_a_refusal_in_a_game_leads_to_its_rule(server, open_page):
    page = open_page()
    begin_siam(page, server.address)
    # A rock: there is no animal to move.
    page.locator('.live [data-at="d3"]').click()
    with page.expect_popup() as opened:
        page.get_by_role("alert").get_by_role("link", name="Why?").click()
    expect(opened.value.locator(".aimed")).to_have_id("S1.5")
    # The game is still there.
    expect(page.locator("svg.board.live")).to_be_visible()


@pytest.mark.parametrize(("begin", "number"), [(begin_siam, "S3.4"), (begin_kos, "K6")], ids=GAMES)
def test_the_rules_in_short_lead_to_all_of_them(server, open_page, begin, number):
    page = open_page()
    begin(page, server.address)
    open_menu(page, "How to play")
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name=number).click()
    expect(opened.value.locator(".aimed")).to_have_id(number)
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name="Full rules").click()
    expect(opened.value.locator("h1")).to_contain_text("the rules")


def test_a_card_leads_to_its_rule(server, open_page):
    page = open_page()
    begin_kos(page, server.address)
    page.get_by_role("button", name="Explain: Maharacha").click()
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name="K5.1").click()
    expect(opened.value.locator(".aimed")).to_have_id("K5.1")
