"""King of Siam can be followed: opponents' turns play one after the other, and a settled province is an event."""

import re
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser import king_of_siam as kos
from tests.browser.conftest import DESKTOP, MOTION, PATIENCE_MS, stop_the_clock
from tests.browser.finished_games import finish, kos_record
from tests.browser.started_games import KOS_THREE_STRUGGLES, begin_kos
from tests.server.client import HERE, LINK

WINDOWS = {
    "desktop": DESKTOP,
    "upright": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
}
# The pass of seat 1 ends the struggle for Ayutthaya, where Rama leads 3 to 1.
LAST_PASS = KOS_THREE_STRUGGLES[3].replace(" 1 1 2>1 -", " 1 2 2>1 -")
# What the friends play in the first set-up after a pass: a card each.
THEIR_CARDS = ("2v1:RR@su,L@lp>M@na", "malay:na,na>M@ke")
# Note each stage as it comes: its kind, and for a card its player and its name.
WATCH = """() => {
  window.stages = []
  const note = () => {
    const stage = document.querySelector('[data-stage]')
    const text = stage && `${stage.dataset.stage} ${stage.querySelector('.face strong')?.textContent ?? ''}`.trim()
    if (text && window.stages.at(-1) !== text) window.stages.push(text)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
SHOWS_BADGES = """wanted => {
    const shown = [...document.querySelectorAll("[data-badge]")].map((each) => each.dataset.badge)
    return JSON.stringify(shown.sort()) === JSON.stringify(wanted.sort())
}"""
# A stage ends by itself, so all its parts are measured at once.
BOXES_AT_REST = """selectors => {
    const found = selectors.map((each) => [...document.querySelectorAll(each)].at(-1)?.getBoundingClientRect().toJSON())
    return document.getAnimations().length === 0 && found.every(Boolean) && found
}"""


def set_speed(page, server, speed):
    """Choose how fast the turns of others are shown."""
    page.goto(server.address)
    page.evaluate("speed => localStorage.setItem('erawan.settings', JSON.stringify({ turnSpeed: speed }))", speed)


class Friends:
    """Two friends who have the second and the third seat of a game, and play what a test says, when it says so."""

    def __init__(self, page, server, position=""):
        body = {
            "game": "king-of-siam",
            "seats": [HERE, LINK, LINK],
            "position": position,
            "options": {"players": 3, "discards": "open"},
        }
        made = page.request.post(f"{server.address}/api/games", data=body, headers={"origin": server.address}).json()
        self._game = made["game"]["id"]
        self._people = [server.person("Ben"), server.person("Cleo")]
        for person, link in zip(self._people, made["links"], strict=True):
            person.post("/api/join", {"token": link["token"]})
        page.goto(f"{server.address}/game/{self._game}")
        page.wait_for_selector("[data-act=pass]:enabled")

    def play(self, *turns):
        """Play turns in the order of the seats, once the player has played; return how the server describes them."""
        for turn in turns:
            position = self._wait()
            self._people[position["to_move"] - 2].post(
                f"/api/games/{self._game}/commands",
                {"t": "play", "game": self._game, "id": f"p{position['ply']}", "ply": position["ply"], "turn": turn},
            )
        return self._people[0].get(f"/api/games/{self._game}")["turns"][-len(turns) :]

    def _wait(self):
        """Wait until one of the friends is to move; return the position."""
        deadline = monotonic() + PATIENCE_MS / 1000
        while monotonic() < deadline:
            position = self._people[0].get(f"/api/games/{self._game}")["position"]
            if position["to_move"] in {2, 3}:
                return position
        raise AssertionError(f"seat {position['to_move']} is to move")


def expect_badges(page, turns):
    """Wait until the badges on the map are those of some turns."""
    page.wait_for_function(SHOWS_BADGES, arg=expected_badges(turns))


def boxes_at_rest(page, *selectors):
    """Return the boxes of the last element of each selector, all at one moment in which nothing moves."""
    return page.wait_for_function(BOXES_AT_REST, arg=selectors).json_value()


def expected_badges(turns):
    """Return the badges that belong to the effects of some turns."""
    found = {}
    for turn in turns:
        for effect in turn.get("effects", []):
            for each in effect.get("changes", []):
                key = each["province"], each["faction"], each["change"] > 0
                found[key] = found.get(key, 0) + each["change"]
    return sorted(f"{code} {'+' if n > 0 else '−'}{abs(n)} {faction}" for (code, faction, _), n in found.items())


@pytest.fixture(params=WINDOWS, ids=list(WINDOWS))
def window(request):
    return {"viewport": WINDOWS[request.param], "has_touch": request.param != "desktop"}


def test_opponents_turns_play_in_order_and_their_badges_stay_until_the_own_turn_ends(server, open_page, window):
    page = open_page(**window)
    set_speed(page, server, "fast")
    friends = Friends(page, server)
    page.evaluate(WATCH)
    page.locator("[data-act=pass]").click()
    theirs = friends.play(*THEIR_CARDS)
    # The badges of the last turn come with its last stage.
    expect_badges(page, theirs)
    page.wait_for_selector("[data-stage]", state="detached")
    stages = page.evaluate("window.stages")
    assert [each for each in stages if each.startswith("card ")] == ["card 2 vs. 1", "card Malay"]
    assert stages[-1].startswith("effect")
    # The badges stay while the player builds a turn, and disappear when it is played.
    page.locator("button.pick:not([aria-disabled=true])").first.click()
    expect(page.locator(".chips li")).to_have_count(1)
    expect_badges(page, theirs)
    page.locator("[data-act=back]").click()
    page.locator("[data-act=pass]").click()
    assert expected_badges(friends.play("pass")) == []
    expect(page.locator("[data-badge]")).to_have_count(0)


def test_a_card_that_is_played_is_large_and_readable(server, open_page, window):
    page = open_page(**window, **MOTION)
    page.clock.install()
    friends = Friends(page, server)
    stop_the_clock(page)
    page.locator("[data-act=pass]").click()
    friends.play(*THEIR_CARDS)
    box, country = boxes_at_rest(page, "[data-stage=card] .face", ".country")
    assert box["width"] >= 120
    assert country["x"] <= box["x"]
    assert box["x"] + box["width"] <= country["x"] + country["width"]
    assert country["y"] <= box["y"]
    expect(page.locator("[data-stage=card] figcaption")).to_contain_text("plays")


def test_while_a_turn_of_another_player_is_shown_the_page_says_whose_it_is(server, open_page, window):
    page = open_page(**window)
    page.clock.install()
    friends = Friends(page, server)
    stop_the_clock(page)
    page.locator("[data-act=pass]").click()
    friends.play(*THEIR_CARDS)
    page.wait_for_selector("[data-stage=card]")
    kos.wait_for_turn(page)
    expect(page.locator(".bar > p")).to_have_text(re.compile(r"is playing\. You are next\.$"))
    expect(page.locator(".status")).to_have_text(re.compile("is playing"))
    page.locator(".skip-turn").click()
    expect(page.locator(".bar > p")).to_have_text("Choose a card, or pass.")
    expect(page.locator(".status")).to_have_text("It is your turn")


def test_the_word_that_somebody_passes_leaves_the_contested_province_in_sight(server, open_page, window):
    page = open_page(**window)
    page.clock.install()
    # The next player has no cards; Ayutthaya, in the middle of the map, is contested.
    begin_kos(page, server.address, KOS_THREE_STRUGGLES[3].replace(":KT1RLM", ":-"), players=3)
    stop_the_clock(page)
    page.locator("button.pick[data-card=malay]").click()
    kos.finish_turn(page, lambda spots: spots[0])
    page.locator("[data-act=confirm]").click()
    label, contested = boxes_at_rest(page, ".passes", "path.contested")
    assert label["y"] >= contested["y"] + contested["height"] or label["y"] + label["height"] <= contested["y"]


@pytest.mark.parametrize("way", ["touch", "space", "card"])
def test_what_is_played_can_be_skipped(server, open_page, way):
    page = open_page(**MOTION)
    page.clock.install()
    friends = Friends(page, server)
    stop_the_clock(page)
    page.locator("[data-act=pass]").click()
    theirs = friends.play(*THEIR_CARDS)
    page.wait_for_selector("[data-stage=card]")
    kos.wait_for_turn(page)
    if way == "touch":
        page.locator(".skip-turn").click()
    elif way == "space":
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
    else:
        page.locator("button.pick:not([aria-disabled=true])").first.click()
    # Without the skip the stage would stay, since no time passes.
    expect(page.locator("[data-stage]")).to_have_count(0)
    expect_badges(page, theirs)


def test_who_does_not_want_it_sees_the_badges_at_once(server, open_page):
    page = open_page()
    set_speed(page, server, "off")
    friends = Friends(page, server)
    page.evaluate(WATCH)
    page.locator("[data-act=pass]").click()
    expect_badges(page, friends.play(*THEIR_CARDS))
    assert page.evaluate("window.stages") == []


def test_after_a_reload_nothing_plays_and_the_badges_are_there(server, open_page):
    page = open_page()
    friends = Friends(page, server)
    page.locator("[data-act=pass]").click()
    theirs = friends.play(*THEIR_CARDS)
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    page.reload()
    kos.wait_for_turn(page)
    expect_badges(page, theirs)
    assert page.evaluate("window.stages") == []


def test_a_settled_province_is_an_event(server, open_page, window):
    page = open_page(**window, **MOTION)
    page.clock.install()
    begin_kos(page, server.address, LAST_PASS, players=3)
    expect(page.locator("[data-owner]")).to_have_count(5)
    stop_the_clock(page)
    page.locator("[data-act=pass]").click()
    banner = page.locator("[data-stage=settled] [role=status]")
    expect(banner).to_have_text("Rama takes Ayutthaya, 3 to 1.")
    expect(page.locator("[data-owner]")).to_have_count(6)
    # The banner leaves the flag in sight.
    box, flag = boxes_at_rest(page, "[data-stage=settled] [role=status]", "[data-owner=R]")
    assert box["y"] + box["height"] <= flag["y"] or flag["y"] + flag["height"] <= box["y"]
    expect(page.locator("section[aria-label=Turns]")).to_contain_text("Rama takes Ayutthaya, 3 to 1.")
    expect(page.get_by_role("log")).to_contain_text("Rama takes Ayutthaya, 3 to 1.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "La faction Rama prend Ayutthaya, 3 à 1."),
        ("nl", "Rama wint Ayutthaya, 3 tegen 1."),
        ("ru", "Аюттхая достаётся Раме, 3 : 1."),
        ("de", "Rama gewinnt Ayutthaya, 3 zu 1."),
    ],
)
def test_a_settled_province_is_told_in_every_language(server, open_page, language, sentence):
    page = open_page(locale=language)
    page.clock.install()
    begin_kos(page, server.address, LAST_PASS, players=3)
    stop_the_clock(page)
    page.locator("[data-act=pass]").click()
    expect(page.locator("[data-stage=settled] [role=status]")).to_have_text(sentence)


def test_a_replay_explains_each_turn_and_each_settled_province(server, open_page):
    page = open_page()
    game = finish(page, server.address, kos_record(3))
    turns = page.request.get(f"{server.address}/api/games/{game}").json()["turns"]
    settled = next(at for at, turn in enumerate(turns, 1) if turn.get("settled"))
    card = next(at for at, turn in enumerate(turns, 1) if turn.get("effects") and turn["turn"] != "pass")
    page.goto(f"{server.address}/replay/{game}#{card}")
    expect(page.locator("[data-badge]").first).to_be_attached()
    expect_badges(page, turns[card - 1 : card])
    page.goto(f"{server.address}/replay/{game}#{settled}")
    banner = page.locator("[data-stage=settled] [role=status]")
    expect(banner).to_contain_text("take")
    expect(page.locator("section[aria-label=Turns]")).to_contain_text(banner.inner_text())


def test_who_leads_where_is_on_the_map(server, open_page, window):
    page = open_page(**window)
    begin_kos(page, server.address, KOS_THREE_STRUGGLES[3], players=3)
    # Rama leads in Ayutthaya and Battambang, Malay in Nakhon Si Thammarat; the others are settled.
    expect(page.locator("[data-leader]")).to_have_count(3)
    found = [each.get_attribute("data-leader") for each in page.locator("[data-leader]").all()]
    assert found == ["R", "R", "M"]
    for each in page.locator("[data-leader]").all():
        expect(each).to_be_in_viewport()


def test_progress_says_which_target_of_a_card_is_next(server, open_page, window):
    page = open_page(**window)
    begin_kos(page, server.address, players=3)
    progress = page.locator(".bar .progress")
    expect(progress).to_have_count(0)
    page.locator("button.pick[data-card=lao]").click()
    expect(progress).to_have_text("1 of 2")
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(progress).to_have_text("2 of 2")
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(page.locator(".bar > p")).to_contain_text("take one follower")
    expect(progress).to_have_count(0)
