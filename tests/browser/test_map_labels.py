"""King of Siam's maps: no name, home, flag, follower, temple or port lies over another one."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.started_games import HERE, begin

WINDOWS = {"desktop": DESKTOP, "phone": PHONE, "landscape": {"width": 844, "height": 390}}
HANDS = "/".join(["0.0.0:KTT12RLM"] * 4)
# As many followers side by side as there can be, some provinces settled; and a set-up of the other map.
CROWDED = {
    "siam": f"siam:4 4.4.4/4.4.3/3.3.3/3.3.3/2.2.2/1.1.1/0.0.0/0.0.0 na=R,ke=B,kh,su,cm,lp,ay,ba {HANDS} 1 0 - -",
    "britain": "",
}
# Lines of one name may touch, and so may a pennant and the followers beside it.
TOUCH_PX = 2
FIND_COLLISIONS = """touch => {
  const map = document.querySelector('svg[role=group]')
  const boxesOf = (selector) => [...map.querySelectorAll(selector)]
    .map((each) => ({ what: each.textContent || each.outerHTML.slice(0, 90), box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width)
  const names = boxesOf('.labels text.name')
  const marks = boxesOf('.labels .lead, .labels .owner, .labels .sized use, .walker use')
  const scenery = boxesOf('.temple, .port')
  const overlap = (a, b, start, end) => Math.min(a[end], b[end]) - Math.max(a[start], b[start])
  const collide = (one, others) => others
    .filter(({ box }) => overlap(one.box, box, "left", "right") > touch)
    .filter(({ box }) => overlap(one.box, box, "top", "bottom") > touch)
    .map(({ what }) => `${one.what} and ${what}`)
  return [
    ...names.flatMap((name, at) => collide(name, [...names.slice(at + 1), ...marks, ...scenery])),
    ...scenery.flatMap((each) => collide(each, marks)),
  ]
}"""


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", CROWDED)
def test_no_name_on_a_map_collides_with_anything(server, open_page, window, name):
    page = open_page(viewport=WINDOWS[window])
    page.goto(server.address)
    begin(page, server.address, "king-of-siam", [HERE] * 4, CROWDED[name], players=4, map=name)
    page.wait_for_selector(".walker")
    assert page.locator(".labels text.name").count() >= 8
    assert (page.locator(".temple").count(), page.locator(".port").count()) == ((7, 4) if name == "siam" else (0, 0))
    assert page.evaluate(FIND_COLLISIONS, TOUCH_PX) == []
