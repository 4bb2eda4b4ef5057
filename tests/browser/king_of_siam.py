"""Play King of Siam in the browser by clicking, as people do."""

from tests.browser.position_key import position_key, wait_for_other_position

MOST_STEPS = 20
MOST_LOOKS = 2000
# The probability of a pass in a game that should end soon.
MOSTLY = 0.92
# While a turn is being sent, the pass button stays but is disabled.
TO_MOVE = "[data-act=pass]:enabled, [data-act=unveil]"
YOURS = f"{TO_MOVE}, .status.over"
TABS = 10
HAS_FOCUS = "wanted => document.activeElement.matches(wanted)"
# Once the wanted element has the focus, further Tab keys do nothing.
STAY_AT = f"""wanted => {{
  const stay = (event) => event.key === 'Tab' && ({HAS_FOCUS})(wanted) && event.preventDefault()
  addEventListener('keydown', stay, true)
  window.stopStaying = () => removeEventListener('keydown', stay, true)
}}"""
# The progress of a turn: its steps, whether a province asks for a follower, whether the turn is complete.
PROGRESS = "['.chips li', '.asked', '[data-act=confirm]'].map((part) => document.querySelectorAll(part).length).join()"


def begin(page, address):
    """Start a game from the home page, and wait for the player's turn."""
    page.goto(address)
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    wait_for_turn(page)


def wait_for_turn(page):
    """Wait for a turn of a player at this screen or the end; return whether the game goes on."""
    for _ in range(MOST_LOOKS):
        page.wait_for_selector(YOURS)
        if page.query_selector(".status.over"):
            return False
        if page.query_selector("[data-act=pass]:enabled"):
            return True
        # Do not wait for the curtain: that of a seat that has to pass is shown only for a moment.
        page.evaluate("document.querySelector('[data-act=unveil]')?.click()")
    raise AssertionError("the curtain does not open")


def make_turn(page, chance, passing=0.6):
    """Play one turn: a pass, or a card built step by step."""
    cards = page.locator("button.pick:not([aria-disabled=true])")
    if chance.random() < passing or cards.count() == 0:
        page.locator("[data-act=pass]").click()
        return
    chance.choice(cards.all()).click()
    finish_turn(page, chance.choice)
    page.locator("[data-act=confirm]").click()


def pass_mostly(page, chance):
    """Play one turn of a game that should end soon: mostly passes, which end struggles."""
    make_turn(page, chance, passing=MOSTLY)


def finish_turn(page, choose):
    """Continue an incomplete turn until it can be confirmed."""
    for _ in range(MOST_STEPS):
        page.wait_for_selector(
            "[data-act=confirm], [data-spot], button[data-tile]:not(:disabled), .asked .button:not(.quiet)",
            state="attached",
        )
        if page.query_selector("[data-act=confirm]"):
            return
        asked = page.locator(".asked .button:not(.quiet)")
        spots = asked if asked.count() else page.locator("[data-spot], button[data-tile]:not(:disabled)")
        before = page.evaluate(PROGRESS)
        # A crowded province may then ask which of its followers to take.
        choose(spots.all()).dispatch_event("click")
        page.wait_for_function(f"before => before !== {PROGRESS}", arg=before)
        # The question closes at once; the step appears with the server's answer.
        page.wait_for_selector(".pressed", state="detached")
    raise AssertionError("the turn has no end")


def play_to_the_end(pages, chance, most=300, make=make_turn):
    """Play on these pages until the game is over; return the number of turns."""
    for made in range(most):
        page = whose_turn(pages)
        if page is None:
            return made
        before = position_key(page)
        make(page, chance)
        wait_for_other_position(page, before)
    raise AssertionError("the game has no end")


def whose_turn(pages):
    """Return the page of the player to move; None once the game is over on all pages."""
    for _ in range(MOST_LOOKS):
        for page in pages:
            if page.query_selector(".status.over"):
                continue
            if page.query_selector(TO_MOVE) and wait_for_turn(page):
                return page
        if all(page.query_selector(".status.over") for page in pages):
            return None
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is to move")


def make_turn_by_keys(page, chance, passing=0.8):
    """Play one turn by keyboard: Tab to a card or the pass, then Enter wherever the page has put the focus."""
    cards = page.locator("button.pick:not([aria-disabled=true])")
    if chance.random() < passing or cards.count() == 0:
        tab_to(page, "[data-act=pass]")
        page.keyboard.press("Enter")
        return
    tab_to(page, f"button.pick[data-card='{chance.choice(cards.all()).get_attribute('data-card')}']")
    page.keyboard.press("Enter")
    for _ in range(MOST_STEPS):
        page.wait_for_function("() => document.activeElement.matches('[data-spot], [data-act=confirm]')")
        if page.evaluate("document.activeElement.matches('[data-act=confirm]')"):
            page.keyboard.press("Enter")
            return
        for _ in range(chance.randrange(3)):
            page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        before = page.locator(".chips li").count()
        page.keyboard.press("Enter")
        page.wait_for_function("n => document.querySelectorAll('.chips li').length !== n", arg=before)
    raise AssertionError("the turn has no end")


def tab_to(page, wanted, most=250):
    """Press Tab until an element has the focus; the whole page may lie before it, with every turn of a long game."""
    page.evaluate(STAY_AT, wanted)
    for _ in range(most // TABS):
        if page.evaluate(HAS_FOCUS, wanted):
            page.evaluate("window.stopStaying()")
            return
        # To ask after each key would take longer than the keys.
        for _ in range(TABS):
            page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")
