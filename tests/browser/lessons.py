"""Work through a lesson in the browser by clicking, as people do."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

FOLDER = Path(__file__).resolve().parents[2] / "web/src/learn"
CARDS = re.compile(r"^(\w+)(?::([^>]*))?(?:>(.*))?$")
FACTIONS = {"R": "Rama", "L": "Lao", "M": "Malay"}
PROVINCES = {
    "cm": "Chiang Mai",
    "lp": "Luang Prabang",
    "su": "Sukhothai",
    "kh": "Khorat",
    "ay": "Ayutthaya",
    "ba": "Battambang",
    "na": "Nakhon Si Thammarat",
    "ke": "Kedah",
}


def steps_of(game):
    """Return the steps of a lesson."""
    return json.loads((FOLDER / f"{game}-lesson.json").read_text(encoding="utf-8"))["steps"]


def open_step(page, address, game, step):
    """Open a step and wait until the learner can do something in it."""
    page.goto(f"{address}/learn/{game}#{step}")
    wait_for_task(page, game)


def wait_for_task(page, game):
    """Wait until it is the learner's turn."""
    page.wait_for_selector("svg.board.live" if game == "siam" else "[data-act=pass]")


def try_turn(page, game, turn):
    """Play a turn by clicks: of Siam in any language, of King of Siam on the English page only."""
    if game == "siam":
        click_turn(page, turn)
    elif turn == "pass":
        page.locator("[data-act=pass]").click()
    else:
        pick_turn(page, turn)


def click_turn(page, turn, within=""):
    """Try a turn of Siam, even an illegal one: click its squares, then the facing.

    ``within`` is the selector of one of several boards.
    """
    if turn.startswith("+"):
        squares, facing = ["+E", turn[1:3]], turn[3]
    elif turn.endswith("-"):
        squares, facing = [turn[:2]], ""
    else:
        squares, facing = [turn[:2], turn[2:4] if len(turn) == 5 else turn[:2]], turn[-1]
    for square in squares:
        page.locator(f'{within} .live [data-at="{square}"]').click()
    if not facing:
        page.locator(f"{within} .guide .button:not(.quiet):not(.way)").click()
        return
    page.locator(f"{within} :is(g.push, g.facing, .notice)").first.wait_for()
    if page.locator(f"{within} g.push").count():
        page.locator(f"{within} g.push").click()
    elif page.locator(f"{within} g.facing").count():
        # Each arrow around the animal is the same picture, rotated by the angle of its facing.
        turned = 90 * "nesw".index(facing)
        page.locator(f'{within} g.facing[style*="rotate({turned}deg)"]').click()


def pick_turn(page, turn):
    """Build a turn of King of Siam by the English names of its spots, and confirm it."""
    card, targets, taken = CARDS.match(turn).groups()
    # With a full hand in a narrow window, the question mark covers the middle of a card.
    page.locator(f"button.pick[data-card='{card}']").click(position={"x": 8, "y": 8})
    # The next step is possible when the server has answered.
    page.wait_for_selector(".chips li")
    for spot in [*spots_of(card, targets or ""), *([taken_of(taken)] if taken else [])]:
        before = page.locator(".chips li").count()
        page.locator(spot).first.dispatch_event("click")
        page.wait_for_function("n => document.querySelectorAll('.chips li').length !== n", arg=before)
    page.locator("[data-act=confirm]").click()


def spots_of(card, targets):
    """Return the spots to click for the effect of a card, in order."""
    if card == "king":
        tiles, mark = targets.split("!")
        marked = f"[data-spot][aria-label='King marker on {PROVINCES[mark]}']"
        return [*(f"button[data-tile='{tile}']:enabled" for tile in tiles.split(",")), marked]
    if "@" not in targets:
        faction = {"rama": "R", "lao": "L", "malay": "M"}.get(card, "")
        targets = ",".join(f"{faction}@{province}" for province in targets.split(",") if province)
    found = []
    for target in filter(None, targets.split(",")):
        letters, province = target.split("@")
        words = "a {} to {}" if card in ("rama", "lao", "malay", "khon") else "swap a {} in {}"
        found += [f"[data-spot][aria-label='{words.format(FACTIONS[each], PROVINCES[province])}']" for each in letters]
    return found


def taken_of(follower):
    """Return the spot to click for the follower that is taken."""
    letter, province = follower.split("@")
    return f"[data-spot][aria-label='take a {FACTIONS[letter]} from {PROVINCES[province]}']"


def finish_step(page, game, step, do):
    """Do every task of a step, and go to the next step."""
    for at, task in enumerate(step["tasks"]):
        wait_for_task(page, game)
        do(page, game, task)
        is_last = at == len(step["tasks"]) - 1
        button = page.locator("[data-act=next]" if is_last else "[data-act=go-on]")
        expect(page.locator(".said.right")).to_be_visible()
        button.click()


def do_it(page, game, task):
    """Play the turn that the task asks for."""
    try_turn(page, game, task["show"])


def be_shown(page, game, task):
    """Ask for help until the lesson shows the turn, and play it."""
    if game == "siam":
        return do_it(page, game, task)
    page.locator("[data-act=hint]").click()
    page.locator("[data-act=show]").click()
    if task["show"] == "pass":
        page.locator("[data-act=pass][data-lit]").click()
        return None
    page.locator(".bar .buttons .button:not([data-act])").click()
    page.locator("[data-act=confirm]").click()
    return None
