"""Take pictures of the web app's main states, light and dark, on a desktop and on a phone, into ``build/screens/``.

``make screens`` takes all of them; git ignores the folder. ``tests/write_docs_pictures.py`` names the few that
the documents show. The random numbers of the page are fixed; opponents' turns may differ.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright
from rich.progress import track

from erawan.puzzles.collection import all_puzzles
from tests.browser import invitations, lessons, siam, states
from tests.browser import king_of_siam as kos
from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE, find_chromium
from tests.browser.finished_games import finish, kos_record, siam_record
from tests.browser.record_upload import drop_file, recorded
from tests.server.client import Server

FOLDER = Path(__file__).resolve().parents[2] / "build/screens"
LOOKS = {
    "desktop-light": {"viewport": DESKTOP, "color_scheme": "light"},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
# A position in which the elephants can push: two of them behind a rock, a rhino against them.
PUSH = "5/1S2n/1S1#1/1#e#1/1n1W1 E"


def show_home(page: Page, address: str) -> None:
    """The first page."""
    page.goto(address)
    page.get_by_role("button", name="Play Siam").wait_for()


def show_set_up(page: Page, address: str) -> None:
    """The set-up of a game of King of Siam for four."""
    page.goto(f"{address}/new/king-of-siam")
    page.get_by_label(re.compile("^Players")).select_option("4")


def show_siam_facing(page: Page, address: str) -> None:
    """A move of an elephant, with the choice of its facing."""
    siam.set_up(page, address, PUSH)
    page.locator('.live [data-at="d1"]').click()
    page.locator('.live [data-at="e1"]').click()


def show_siam_push(page: Page, address: str) -> None:
    """A push before it is made."""
    siam.set_up(page, address, PUSH)
    page.locator('.live [data-at="b4"]').click()
    page.locator('.live [data-at="b3"]').click()
    page.wait_for_selector("g.push")


def show_siam_over(page: Page, address: str) -> None:
    """A game that is over, with the push that decided it."""
    page.goto(address)
    page.get_by_role("radio", name="Rung, Level 6").first.check(force=True)
    page.get_by_role("button", name="Play Siam").click()
    page.wait_for_url("**/game/**")
    siam.play_to_the_end(page, siam.choose_by_click, seed=4)


def show_waiting(page: Page, address: str) -> None:
    """A game that waits for a friend with a link."""
    page.goto(f"{address}/new/siam")
    page.locator(".seat select").nth(1).select_option("link")
    page.get_by_role("button", name="Start game").click()
    page.get_by_text("Waiting for players").first.wait_for()


def show_waiting_code(page: Page, address: str) -> None:
    """The QR code of an invitation link."""
    show_waiting(page, address)
    page.get_by_role("button", name="QR code").click()
    page.get_by_role("img", name="QR code: Link").wait_for()


def with_friend(page: Page, address: str) -> Page:
    """Start a game of Siam against a friend who has it open in another browser; return the friend's page."""
    invitations.make_siam(page, address, clock="Days per turn (correspondence)")
    other = page.context.browser.new_context(locale="en-GB").new_page()
    invitations.join(other, invitations.links(page)[0], "Mia")
    page.wait_for_selector("svg.board.live")
    return other


def show_invited(page: Page, address: str) -> None:
    """An invitation."""
    other = page.context.browser.new_context(locale="en-GB").new_page()
    invitations.call_oneself(other, address, "Mia")
    invitations.make_siam(other, address)
    page.goto(invitations.links(other)[0])
    page.get_by_text("Mia").wait_for()
    other.context.close()


def show_links(page: Page, address: str) -> None:
    """The links of a game: for spectators, and for another device."""
    other = with_friend(page, address)
    invitations.open_menu(page, "Share")
    page.get_by_role("button", name="Create link").click()
    page.get_by_label("Link for your other device").wait_for()
    other.context.close()


def show_prepared(page: Page, address: str) -> None:
    """A premove of Siam while the friend thinks, and the chat."""
    other = with_friend(page, address)
    other.get_by_label("Write a message").fill("I need a moment …")
    other.get_by_role("button", name="Send").click()
    siam.choose_by_click(page, Random(7))
    page.locator("summary", has_text="Add a premove").click()
    page.get_by_label("Type a turn").fill("+b1n")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector(".prepared li")
    other.context.close()


def show_standing(page: Page, address: str) -> None:
    """The choices to keep passing in King of Siam."""
    begin_kos(page, address, 3)
    page.get_by_role("button", name="Keep passing").click()
    page.get_by_role("button", name="Pass until the struggle ends").wait_for()


def show_profile(page: Page, address: str) -> None:
    """The user's profile, after a rated game."""
    invitations.call_oneself(page, address, "Somchai", "jungle green")
    show_siam_over(page, address)
    page.goto(f"{address}/profile")
    page.wait_for_selector("tbody tr")


def show_erase(page: Page, address: str) -> None:
    """The dialog that deletes the account."""
    page.goto(f"{address}/profile")
    page.get_by_role("button", name="Delete account").click()


def begin_kos(page: Page, address: str, players: int) -> None:
    """A quick game of King of Siam."""
    page.goto(address)
    page.get_by_label(re.compile("^Players")).select_option(str(players))
    page.get_by_role("button", name="Play King of Siam").click()
    page.wait_for_url("**/game/**")
    kos.wait_for_turn(page)


def show_kos(page: Page, address: str) -> None:
    """King of Siam for four, a few turns in."""
    begin_kos(page, address, 4)
    chance = Random(5)
    for passing in (0, 1):
        kos.make_turn(page, chance, passing)
        kos.wait_for_turn(page)
    # On a phone the hand lies as it was left after the last card.
    page.locator("ul:has(> li > button.pick)").evaluate("hand => hand.scrollTo({ left: 0 })")


def show_kos_turn(page: Page, address: str) -> None:
    """A turn of King of Siam, put together and not yet confirmed: its effect is shown."""
    begin_kos(page, address, 3)
    page.locator("button.pick[data-card=khon]").first.click()
    kos.finish_turn(page, lambda spots: spots[0])


def show_kos_over(page: Page, address: str) -> None:
    """A game of King of Siam that is over, explained."""
    begin_kos(page, address, 2)
    kos.play_to_the_end([page], Random(6))


def show_games(page: Page, address: str) -> None:
    """The list of the user's games."""
    page.goto(f"{address}/games")
    page.get_by_role("heading", name=re.compile("My games")).wait_for()
    page.wait_for_selector("ul li a.card")


def show_lesson_siam(page: Page, address: str) -> None:
    """A lesson of Siam after a wrong try: it says why."""
    lessons.open_step(page, address, "siam", "whose")
    lessons.try_turn(page, "siam", "a3a2s")
    page.wait_for_selector("[data-act=again]")


def show_lesson_kos(page: Page, address: str) -> None:
    """A lesson of King of Siam: the first card, and what it is about."""
    lessons.open_step(page, address, "king-of-siam", "rama")


def show_lesson_done(page: Page, address: str) -> None:
    """A step of King of Siam, done."""
    lessons.open_step(page, address, "king-of-siam", "struggle")
    page.locator("[data-act=pass]").click()
    page.wait_for_selector("[data-act=next]")


def show_replay(page: Page, address: str) -> None:
    """The replay of a game of Siam with its analysis."""
    show_analysed(page, address, finish(page, address, siam_record()), 13)


def show_replay_kos(page: Page, address: str) -> None:
    """The replay of a game of King of Siam for three, with a curve for each player."""
    show_analysed(page, address, finish(page, address, kos_record(3)), 19)


def show_analysed(page: Page, address: str, game: str, ply: int) -> None:
    """A position of a game that has been analysed."""
    states.analyse(page, address, game)
    page.goto(f"{address}/replay/{game}#{ply}")
    page.wait_for_selector("meter")


def show_study(page: Page, address: str) -> None:
    """A study with variations, once the engine has thought for a while."""
    states.study(page, address)
    page.wait_for_timeout(3000)


def show_upload(page: Page, address: str) -> None:
    """A file of records of which one is broken."""
    page.goto(f"{address}/study")
    page.wait_for_selector(".drop")
    games = recorded("+c1n", "+c5s"), recorded("+b1n", "+c5s", names=("Mia", "Noi"))
    drop_file(page, "club-evening.erawan", "\n".join((*games, recorded("+c1n", "+c5s").replace("+c5s", "+c4s"))))
    page.wait_for_selector(".broken")
    page.locator(".drop").evaluate("drop => drop.scrollIntoView()")


def show_puzzle(page: Page, address: str) -> None:
    """A puzzle of Siam, before the first try."""
    found = next(each for each in all_puzzles() if str(each.task) == "win 4" and each.rating > 1500)
    page.goto(f"{address}/puzzles/{found.name}")
    page.wait_for_selector("svg.board.live")


def show_puzzles(page: Page, address: str) -> None:
    """The puzzles, one of them solved."""
    first = next(each for each in all_puzzles() if str(each.task) == "win 1")
    page.goto(f"{address}/puzzles")
    data = {"turns": [first.turn]}
    page.request.post(f"{address}/api/puzzles/{first.name}/tries", data=data, headers={"origin": address})
    page.reload()
    page.locator("summary").first.click()


STATES = {
    "home": show_home,
    "set-up": show_set_up,
    "siam-facing": show_siam_facing,
    "siam-push": show_siam_push,
    "siam-over": show_siam_over,
    "waiting": show_waiting_code,
    "invited": show_invited,
    "links": show_links,
    "prepared": show_prepared,
    "king-of-siam": show_kos,
    "king-of-siam-turn": show_kos_turn,
    "king-of-siam-standing": show_standing,
    "king-of-siam-over": show_kos_over,
    "puzzle": show_puzzle,
    "puzzles": show_puzzles,
    "profile": show_profile,
    "erase": show_erase,
    "games": show_games,
    "replay": show_replay,
    "replay-king-of-siam": show_replay_kos,
    "replay-links": states.replay_links,
    "embedded": states.embedded,
    "study": show_study,
    "study-king-of-siam": states.study_kos,
    "study-set-up": states.set_up_position_siam,
    "study-set-up-king-of-siam": states.set_up_position_kos,
    "study-upload": show_upload,
    "openings": states.openings,
    "settings": states.settings,
    "rules-siam": states.rules_siam,
    "rules-king-of-siam": states.rules_kos,
    "learn": states.learn,
    "lesson-siam": show_lesson_siam,
    "lesson-king-of-siam": show_lesson_kos,
    "lesson-done": show_lesson_done,
    "guide-siam": states.guide_siam,
    "guide-king-of-siam": states.guide_king_of_siam,
    "coach-wrong-try": states.coach_wrong_try,
    "coach-king-of-siam": states.coach_answer,
    "puzzle-run-start": states.puzzle_run_start,
    "puzzle-storm": states.puzzle_storm,
    "puzzle-streak-over": states.puzzle_streak_over,
    "puzzle-calendar": states.puzzle_calendar,
    "puzzle-review": states.puzzle_review,
    "puzzle-review-empty": states.puzzle_review_empty,
    "endgames": states.endgames,
    "endgame-slip": states.endgame_slip,
}
# Colour-blindness simulations of the two boards, made by the browser.
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
SEEN = {"siam": states.siam_facing, "king-of-siam": states.king_of_siam_last_struggle}


def main(words: list[str]) -> None:
    """Take the pictures whose names contain one of the words; without words, take all."""
    take(lambda name: not words or any(word in name for word in words))


def take(is_wanted: Callable[[str], bool]) -> None:
    """Take the pictures whose names are wanted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [(look, state) for look in LOOKS for state in STATES if is_wanted(f"{state}-{look}")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder, "--deals", "1")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        contexts = {look: browser.new_context(locale="en-GB", **options) for look, options in LOOKS.items()}
        try:
            for look, state in track(chosen, "Taking pictures"):
                page = contexts[look].new_page()
                STATES[state](page, server.address)
                # Wait until the pieces have stopped moving.
                page.wait_for_timeout(700)
                # With a dialog, a hand of cards or long rules, take only the visible part of the page.
                is_seen_at_once = "king" in state or "rules" in state or page.query_selector("dialog[open]")
                is_whole = "phone" in look and not is_seen_at_once
                page.screenshot(path=FOLDER / f"{state}-{look}.png", full_page=is_whole)
                page.close()
            for name, options, state, vision in _simulations(is_wanted):
                page = browser.new_page(locale="en-GB", viewport=DESKTOP, **options)
                wire = page.context.new_cdp_session(page)
                wire.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
                state(page, server.address)
                page.wait_for_timeout(700)
                page.screenshot(path=FOLDER / f"{name}.png")
                page.close()
        finally:
            browser.close()
            server.close()


Simulation = tuple[str, dict[str, str], Callable[[Page, str], None], str]


def _simulations(is_wanted: Callable[[str], bool]) -> list[Simulation]:
    """Return the colour-blindness simulations and the pictures with high contrast: name, look, state, vision."""
    seen = [(f"seen-{name}-{vision}", {}, state, vision) for name, state in SEEN.items() for vision in VISIONS]
    plain = [
        (f"contrast-{theme}", {"contrast": "more", "color_scheme": theme}, states.king_of_siam_unfinished_turn, "none")
        for theme in ("light", "dark")
    ]
    return [job for job in [*seen, *plain] if is_wanted(job[0])]


if __name__ == "__main__":
    main(sys.argv[1:])
