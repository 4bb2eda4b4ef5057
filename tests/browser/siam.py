"""Play Siam in the browser by clicking, as people do."""

from random import Random

from playwright.sync_api import Locator

from tests.browser.position_key import position_key, wait_for_other_position

PIECES = "g.pick, g.reserve.open"
TARGETS = "g.target"
LEAVE = ".guide button:has-text('Leave')"


def set_up(page, address, position):
    """Start a game from a position, through the set-up page."""
    page.goto(f"{address}/new/siam")
    page.get_by_text("Advanced options").click()
    page.locator("textarea").fill(position)
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("svg.board.live")


def wait_for_turn(page):
    """Wait for the player's turn or the end; return whether the game goes on."""
    page.wait_for_selector("svg.board.live, .status.over")
    return page.query_selector(".status.over") is None


def ply(page):
    return page.locator("ol li").count()


def choose_by_click(page, chance, press=Locator.click):
    """Play a random legal turn by mouse or touch."""
    page.wait_for_selector(PIECES)
    press(chance.choice(page.locator(PIECES).all()))
    page.wait_for_selector(f"{TARGETS}, g.facing, {LEAVE}")
    if page.locator(f"{TARGETS}, g.facing").count() == 0:
        press(page.locator(LEAVE))
        return
    if page.locator(TARGETS).count():
        press(chance.choice(page.locator(TARGETS).all()))
    page.wait_for_selector("g.facing, g.push")
    press(chance.choice(page.locator("g.facing, g.push").all()))


def choose_by_keyboard(page, chance):
    """Play one turn by keyboard: arrows move over the board, Enter picks, an arrow turns the animal."""
    page.wait_for_selector(PIECES)
    walk_to(page, chance.choice([each.get_attribute("data-at") for each in page.locator(PIECES).all()]))
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{TARGETS}, g.facing, {LEAVE}")
    if page.locator(f"{TARGETS}, g.facing").count() == 0:
        page.keyboard.press("-")
        return
    targets = [each.get_attribute("data-at") for each in page.locator(TARGETS).all()]
    if targets:
        walk_to(page, chance.choice(targets))
        page.keyboard.press("Enter")
    page.wait_for_selector("g.facing, g.push")
    if page.locator("g.push").count():
        page.keyboard.press("Enter")
        return
    facings = [each.get_attribute("aria-label").split()[-1] for each in page.locator("g.facing").all()]
    arrows = {"north": "ArrowUp", "east": "ArrowRight", "south": "ArrowDown", "west": "ArrowLeft"}
    page.keyboard.press(arrows[chance.choice(facings)])


def walk_to(page, wanted):
    """Move the focus with arrow keys to a square or the elephants' reserve, from where it was before."""
    here = page.evaluate("document.activeElement?.dataset?.at ?? ''")
    if not here:
        page.locator('svg.board [tabindex="0"]').first.focus()
        here = page.evaluate("document.activeElement.dataset.at")
    if here == wanted:
        return
    if here == "+E":
        page.keyboard.press("ArrowUp")
        here = "c1"
    goal = "c1" if wanted == "+E" else wanted
    _step(page, ord(goal[0]) - ord(here[0]), "ArrowRight", "ArrowLeft")
    _step(page, int(goal[1]) - int(here[1]), "ArrowUp", "ArrowDown")
    if wanted == "+E":
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.at") == wanted


def _step(page, count, onward, back):
    for _ in range(abs(count)):
        page.keyboard.press(onward if count > 0 else back)


def play_to_the_end(page, choose, seed, most=200):
    """Play until the game is over; return the number of turns."""
    chance = Random(seed)
    for _ in range(most):
        if not wait_for_turn(page):
            return ply(page)
        before = position_key(page)
        choose(page, chance)
        wait_for_other_position(page, before)
    raise AssertionError("the game has no end")
