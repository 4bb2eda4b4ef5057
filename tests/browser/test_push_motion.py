"""The look of a push in Siam: dust, a rock that tumbles over the edge, and an animal that bounces off what holds."""

from playwright.sync_api import expect

from tests.browser.conftest import MOTION
from tests.browser.started_games import SIAM_LAST, begin_siam

# An elephant faces a rock that a rhino holds from the other side.
HELD = "5/2s2/2#2/2N2/#3# E"
# An elephant in front of a rock.
LINE = "5/5/2#2/2N2/#3# E"
# Record what moves as it begins: animations end before a test could ask for them.
RECORD = """() => {
  window.begun = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    window.begun.push(JSON.stringify(frames))
    return animate.call(this, frames, options)
  }
  document.addEventListener("animationstart", ({ animationName }) => window.begun.push(animationName))
}"""
COUNT = "name => window.begun.filter((each) => each.endsWith(name)).length"


def open_board(open_page, server, position, **options):
    page = open_page(**options)
    page.add_init_script(f"({RECORD})()")
    begin_siam(page, server.address, position)
    return page


def push(page, start, target):
    page.locator(f'.live [data-at="{start}"]').click()
    page.locator(f'.live [data-at="{target}"]').click()
    if page.locator("[data-act=play]").count():
        page.locator("[data-act=play]").click()


def test_a_push_raises_dust_behind_the_pusher_and_beside_what_it_shoves(server, open_page):
    page = open_board(open_page, server, LINE, **MOTION)
    push(page, "c2", "c3")
    # Three puffs behind the pusher, two beside the rock.
    page.wait_for_function(f"() => ({COUNT})('puff') === 5")
    expect(page.locator("g.dust circle")).to_have_count(5)


def test_an_animal_that_cannot_push_bounces_off(server, open_page):
    page = open_board(open_page, server, HELD, **MOTION)
    page.locator('.live [data-at="c2"]').click()
    page.locator('.live [data-at="c3"]').click()
    page.wait_for_function(f"() => ({COUNT})('recoil') === 1")
    # Towards the rock, which lies to the north.
    style = page.locator("g.recoil").get_attribute("style")
    assert "--hit-x: 0px" in style
    assert "--hit-y: -18px" in style


def test_a_rock_tumbles_over_the_edge(server, open_page):
    page = open_board(open_page, server, SIAM_LAST, **MOTION)
    push(page, "b2", "b1")
    expect(page.locator(".status.over")).to_be_visible()
    page.wait_for_function("() => window.begun.some((each) => each.includes('rotate(360deg)'))")


def test_nothing_of_it_moves_where_less_motion_is_wished_for(server, open_page):
    page = open_board(open_page, server, LINE)
    push(page, "c2", "c3")
    expect(page.locator("ol li").first).to_have_attribute("data-turn", "c2c3n")
    expect(page.locator("g.dust")).to_have_count(0)
    assert page.evaluate(COUNT, "puff") == 0
    page = open_board(open_page, server, HELD)
    page.locator('.live [data-at="c2"]').click()
    page.locator('.live [data-at="c3"]').click()
    expect(page.locator(".notice.error")).to_be_visible()
    assert page.evaluate(COUNT, "recoil") == 0
    page = open_board(open_page, server, SIAM_LAST)
    push(page, "b2", "b1")
    expect(page.locator(".status.over")).to_be_visible()
    assert not page.evaluate("window.begun.some((each) => each.includes('rotate(360deg)'))")
