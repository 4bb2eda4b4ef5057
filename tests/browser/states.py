"""The main states of the app, each brought about quickly: what every check of the whole app goes through."""

from tests.browser import king_of_siam as kos
from tests.browser.positions import HERE, KOS_LAST, KOS_LATE, SIAM_LAST, begin, begin_kos, begin_siam


def home(page, address):
    """The first page."""
    page.goto(address)
    page.wait_for_selector("article.kos .main")


def set_up_siam(page, address):
    """The set-up of Siam with a clock."""
    page.goto(f"{address}/new/siam")
    page.locator("input[value=minutes]").check()
    page.wait_for_selector(".option")


def set_up_kos(page, address):
    """The set-up of King of Siam for four, everything open."""
    page.goto(f"{address}/new/king-of-siam")
    page.locator("form select").first.select_option("4")
    page.locator("summary").click()
    page.wait_for_selector(".option")


def siam(page, address):
    """Siam, to move."""
    begin_siam(page, address)


def siam_picking(page, address):
    """Siam, an animal picked: where to?"""
    begin_siam(page, address)
    page.locator('[data-at="d1"]').click()
    page.wait_for_selector("g.target")


def siam_facing(page, address):
    """Siam, which way shall it look?"""
    siam_picking(page, address)
    page.locator("g.target").first.click()
    page.wait_for_selector("g.facing")


def siam_refused(page, address):
    """Siam, something was tried that is not possible; a turn is to be typed."""
    begin_siam(page, address)
    page.locator("aside summary").click()
    page.locator("aside form input").fill("z9")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice")


def siam_over(page, address):
    """Siam, over."""
    begin_siam(page, address, SIAM_LAST)
    for square in ("b2", "b1"):
        page.locator(f'[data-at="{square}"]').click()
    page.locator("g.push").click()
    page.wait_for_selector(".status.over")


def siam_rules(page, address):
    """The rules of Siam."""
    begin_siam(page, address)
    page.locator(".acts button").last.click()
    page.wait_for_selector("dialog[open]")


def waiting(page, address):
    """A game that waits for a friend."""
    begin(page, address, "siam", (HERE, {"kind": "link"}))
    page.wait_for_selector("aside h2")


def king_of_siam(page, address):
    """King of Siam for four, to move."""
    begin_kos(page, address, players=4)


def king_of_siam_making(page, address):
    """King of Siam, a turn half made."""
    begin_kos(page, address)
    page.locator("button.pick[data-card=khon]").click()
    page.wait_for_selector("[data-spot]")


def king_of_siam_tiles(page, address):
    """King of Siam, two tiles are to be swapped."""
    begin_kos(page, address)
    page.locator("button.pick[data-card=king]").click()
    page.wait_for_selector("button[data-tile]:enabled")


def king_of_siam_whole(page, address):
    """King of Siam, a turn put together and shown before it is made."""
    king_of_siam_making(page, address)
    kos.finish_turn(page, lambda spots: spots[0])
    page.wait_for_selector("[data-act=confirm]")


def king_of_siam_late(page, address):
    """King of Siam in the last struggle."""
    begin_kos(page, address, KOS_LATE)


def king_of_siam_over(page, address):
    """King of Siam, over."""
    begin_kos(page, address, KOS_LAST)
    page.locator("[data-act=pass]").click()
    page.wait_for_selector(".status.over")


def king_of_siam_rule(page, address):
    """What a card does."""
    begin_kos(page, address)
    page.locator("li > button.why").first.click()
    page.wait_for_selector("dialog[open]")


def king_of_siam_shared(page, address):
    """Two at one screen: the curtain before the hand."""
    begin(page, address, "king-of-siam", (HERE, HERE), players=2)
    page.wait_for_selector("[data-act=unveil]")


def games(page, address):
    """One's games, one of each kind."""
    begin(page, address, "siam", (HERE, {"kind": "link"}))
    king_of_siam_over(page, address)
    siam(page, address)
    page.goto(f"{address}/games")
    page.wait_for_selector("main li a")


def profile(page, address):
    """Who one is."""
    page.request.put(f"{address}/api/me", data={"name": "Anna"}, headers={"origin": address})
    page.goto(f"{address}/profile")
    page.wait_for_selector("main h2")


def join(page, address):
    """Somebody is invited."""
    link = page.request.post(
        f"{address}/api/games", data={"game": "siam", "seats": [HERE, {"kind": "link"}]}, headers={"origin": address}
    ).json()["links"][0]
    page.context.clear_cookies()
    page.goto(link["url"])
    page.wait_for_selector("main .main")


def settings(page, address):
    """The settings, over the first page."""
    home(page, address)
    page.locator("header nav button").click()
    page.wait_for_selector("dialog[open]")


def rules_siam(page, address):
    """The rules of Siam, one of them aimed at; a board has refused a push."""
    page.goto(f"{address}/rules/siam#S3.4")
    page.locator("article.aimed [data-act=show]").first.click()
    page.wait_for_selector("article.aimed .notice")


def rules_kos(page, address):
    """The rules of King of Siam; a struggle has ended on one of the maps."""
    page.goto(f"{address}/rules/king-of-siam#K6.1")
    page.locator("article.aimed [data-act=show]").first.click()
    page.wait_for_selector("article.aimed .told:not(:empty)")
    page.wait_for_selector("article.aimed .picture button.down")


def rules_kos_trying(page, address):
    """The rules of King of Siam with a table to try a card at."""
    page.goto(f"{address}/rules/king-of-siam#K5.2")
    page.locator("article.aimed [data-act=try]").click()
    page.locator("button.pick[data-card=khon]").click()
    page.wait_for_selector("[data-spot]")


def nowhere(page, address):
    """An address that leads nowhere."""
    page.goto(f"{address}/game/nosuchgame22")
    page.wait_for_selector("main .main")


STATES = (
    home,
    set_up_siam,
    set_up_kos,
    siam,
    siam_picking,
    siam_facing,
    siam_refused,
    siam_over,
    siam_rules,
    waiting,
    king_of_siam,
    king_of_siam_making,
    king_of_siam_tiles,
    king_of_siam_whole,
    king_of_siam_late,
    king_of_siam_over,
    king_of_siam_rule,
    king_of_siam_shared,
    games,
    profile,
    join,
    settings,
    rules_siam,
    rules_kos,
    rules_kos_trying,
    nowhere,
)
