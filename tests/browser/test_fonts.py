"""The fonts of the app: used everywhere, small, loaded once; pages stay readable until they arrive."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.browser import layout_checks, states
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.connection import wait_for
from tests.browser.inspection import Touch
from tests.browser.languages import LANGUAGES
from tests.browser.started_games import HERE, begin
from tests.browser.text_metrics import SIZE_PX, TEXT_CONDITIONS, WIDER, apply_text_condition
from tests.run_checks import has_full_matrix

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "src/erawan/words/catalogues"
# Messages for the terminal, with signs that the browser draws instead.
NOT_IN_THE_BROWSER = {"siam-reserve-mark", "kos-kept"}
# A character that Philosopher lacks and that no heading uses.
NOT_IN_HEADINGS = "−"
FONTS = "**/*.woff2"
FONT_BYTES = 60_000
OTHER_BYTES = 80_000
# Browsers call a layout shift below 0.1 good. Here only lines of text that break at another word may shift.
NEGLIGIBLE = 0.02
# The height of a line of text, and the limit that browsers call a good layout shift.
LINE_PX, GOOD_SHIFT = 26, 0.1
OURS = ("Nunito", "Philosopher")

BYTES = """() => {
  const loaded = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
  const sum = (entries) => entries.reduce((total, entry) => total + entry.transferSize, 0)
  const isFont = (entry) => entry.name.endsWith('.woff2')
  return { fonts: sum(loaded.filter(isFont)), others: sum(loaded.filter((entry) => !isFont(entry))) }
}"""
# Fallback faces (" like " in their names) use system fonts and load no file.
LOADED = """() => [...document.fonts].filter((face) => face.status === 'loaded' && !face.family.includes(' like '))
  .map((face) => face.family)"""
# The font families of all visible texts, and those of the theme.
FAMILIES = """() => {
  const root = getComputedStyle(document.documentElement)
  const plain = (list) => list.replaceAll('"', '').replace(/\\s*,\\s*/g, ', ').trim()
  const shown = new Set()
  for (const element of document.querySelectorAll('body, body *'))
    if (!element.matches('script, style, .art *')) shown.add(plain(getComputedStyle(element).fontFamily))
  const known = ['--sans', '--serif'].map((name) => plain(root.getPropertyValue(name)))
  return [...shown].filter((list) => !known.includes(list))
}"""
WATCH_SHIFTS = """() => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}"""
# The boxes of everything that a player looks at or presses. Small elements are as wide as their words and have no left
# or right edge here: a slightly wider letter moves their neighbours in the row.
BOXES = """() => {
  const large = 'header, h1, article, section, .card, svg.board, .country'
  const small = 'h2, h3, label, select, .button'
  const found = [...document.querySelectorAll(`${large}, ${small}`)]
    .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden'))
  return Object.fromEntries(found.map((each, at) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    const box = each.matches(large) ? { top, bottom, left, right } : { top, bottom }
    return [`${at} ${each.tagName} ${each.classList[0]} ${each.textContent.trim().slice(0, 20)}`, box]
  }))
}"""
FRAMES = "async () => { for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame) }"
FONTS_AND_FRAMES = f"async () => {{ await document.fonts.ready; await ({FRAMES})() }}"


def king_of_siam(page, address):
    """Open King of Siam for two on one screen, without turns: sentences about turns would wrap differently."""
    begin(page, address, "king-of-siam", (HERE, HERE), players=2, discards="open")
    page.wait_for_selector("[data-act=pass]")


# The home page and both boards, each with an element that exists once the page is complete.
READY = {states.home: "article.kos .scene svg", states.siam: "svg.board.live", king_of_siam: "[data-act=pass]"}
PAGES = tuple(READY)


def texts_of(language):
    """Return every character of the catalogues of a language."""
    found = set()
    for path in (CATALOGUES / language).glob("*.ftl"):
        for message in re.split(r"\n(?=[a-z])", re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.M)):
            key, _, text = message.partition("=")
            if key.strip() not in NOT_IN_THE_BROWSER:
                found.update(text)
    return "".join(sorted(each for each in found if each.isprintable() and not each.isspace()))


def fonts_of(wire, node):
    """Return which fonts draw the text of a node: families, and whether each was loaded by the page."""
    try:
        drawn = wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    except Error as error:
        # The node was shown only for a moment and is gone.
        assert "Could not find node" in error.message, error
        return set()
    return {(font["familyName"], font["isCustomFont"]) for font in drawn}


def look_into(page):
    """Return a session that knows the nodes of a page, and the page's root node."""
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    return wire, wire.send("DOM.getDocument")["root"]["nodeId"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_fonts_have_every_character_of_the_catalogues(server, open_page, language):
    page = open_page(locale=LANGUAGES[language])
    states.home(page, server.address)
    texts = texts_of(language)
    assert ("я" in texts) == (language == "ru")
    page.evaluate(
        """(texts) => Object.entries(texts).forEach(([name, text]) => {
          const made = document.body.appendChild(document.createElement('p'))
          Object.assign(made, { id: name, textContent: text })
          Object.assign(made.style, { fontFamily: `var(--${name})`, fontWeight: 700, overflowWrap: 'anywhere' })
        })""",
        {"sans": texts, "serif": texts.replace(NOT_IN_HEADINGS, "")},
    )
    page.evaluate(FONTS_AND_FRAMES)
    wire, root = look_into(page)
    for name, family in zip(("sans", "serif"), OURS, strict=True):
        node = wire.send("DOM.querySelector", {"nodeId": root, "selector": f"#{name}"})["nodeId"]
        drawn = fonts_of(wire, node)
        assert {found.split(" ")[0] for found, _ in drawn} == {family}
        assert all(is_ours for _, is_ours in drawn), drawn


# Russian pages have letters of both alphabets.
@pytest.mark.parametrize("language", ["en", "ru"] if has_full_matrix() else ["ru"])
@pytest.mark.parametrize("state", PAGES, ids=lambda state: state.__name__)
def test_no_text_on_a_page_is_drawn_by_a_system_font(server, open_page, state, language):
    page = open_page(locale=LANGUAGES[language])
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    state(page, server.address)
    page.evaluate(FONTS_AND_FRAMES)
    wire, root = look_into(page)
    everything = wire.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body *"})["nodeIds"]
    drawn = set().union(*(fonts_of(wire, node) for node in everything))
    assert {family.split(" ")[0] for family, _ in drawn} == set(OURS)
    assert all(is_ours for _, is_ours in drawn), drawn
    assert page.evaluate(FAMILIES) == []
    # Everything comes from the server itself.
    assert [url for url in asked if not url.startswith((server.address, "data:"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small_and_loads_each_font_once(server, open_page, language):
    page = open_page(locale=LANGUAGES[language])
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith(".woff2") else None)
    states.home(page, server.address)
    page.evaluate(FONTS_AND_FRAMES)
    counted = page.evaluate(BYTES)
    assert 0 < counted["fonts"] <= FONT_BYTES
    assert counted["others"] <= OTHER_BYTES
    assert len(asked) == len(set(asked))
    # Every preloaded font is used, and only Russian pages load Cyrillic ones.
    preloads = page.locator("link[rel=preload][as=font]").evaluate_all("links => links.map((link) => link.href)")
    assert len(preloads) == 2
    assert set(preloads) <= set(asked)
    assert sorted(page.evaluate(LOADED)) == sorted(OURS * (len(asked) // 2))
    assert any("cyrillic" in url for url in asked) == (language == "ru")


def test_font_files_are_kept_for_long_and_their_licences_are_in_the_app(server, open_page):
    page = open_page()
    states.home(page, server.address)
    files = page.locator("link[rel=preload][as=font]").evaluate_all("links => links.map((link) => link.href)")
    worker = page.request.get(f"{server.address}/sw.js").text()
    for url in files:
        headers = page.request.get(url).headers
        assert headers["content-type"] == "font/woff2"
        assert "immutable" in headers["cache-control"]
        # The service worker keeps it for the time without a server.
        assert url.removeprefix(server.address) in worker
    policy = page.request.get(server.address).headers["content-security-policy"]
    assert "font-src 'self'" in policy
    licences = page.request.get(f"{server.address}/font-licences.txt").text()
    assert all(family in licences for family in OURS)
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 2


@pytest.mark.parametrize(
    ("language", "window"),
    [("en", DESKTOP), ("ru", PHONE), *([("en", PHONE), ("ru", DESKTOP)] if has_full_matrix() else ())],
    ids=lambda value: value if isinstance(value, str) else f"{value['width']} px",
)
@pytest.mark.parametrize("state", PAGES, ids=lambda state: state.__name__)
def test_nothing_moves_when_the_fonts_arrive(server, open_page, state, language, window):
    first = open_page(window, locale=LANGUAGES[language])
    state(first, server.address)
    page = first.context.new_page()
    held = []
    page.route(FONTS, lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks the function
    page.add_init_script(f"({WATCH_SHIFTS})()")
    # Do not wait for the load event: it comes only after the fonts.
    page.goto(first.url, wait_until="commit")
    page.wait_for_selector(READY[state])
    wait_for(page, held, 4 if language == "ru" else 2)
    before = boxes_at_rest(page)
    assert page.evaluate(LOADED) == []
    page.evaluate("window.shifts = []")

    for route in held:
        route.continue_()
        page.evaluate(FRAMES)
    page.evaluate(FONTS_AND_FRAMES)
    assert set(OURS) <= set(page.evaluate(LOADED))
    after = page.evaluate(BOXES)
    assert list(after) == list(before)
    # The sentences of King of Siam are long: one of them may need a line more or less.
    most_px, most_shift = (LINE_PX, GOOD_SHIFT) if state is king_of_siam else (2, NEGLIGIBLE)
    moved = {name: (before[name], after[name]) for name in before if _has_moved(before[name], after[name], most_px)}
    assert moved == {}
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) <= most_shift, shifts


def boxes_at_rest(page):
    """Return where everything stands once the page has stopped moving."""
    before, after = None, page.evaluate(BOXES)
    while after != before:
        page.wait_for_timeout(200)
        before, after = after, page.evaluate(BOXES)
    return after


def _has_moved(before, after, most_px):
    return any(abs(before[side] - after[side]) > most_px for side in before)


@pytest.mark.parametrize("state", PAGES, ids=lambda state: state.__name__)
def test_the_app_works_without_its_font_files(server, open_page, state):
    page = open_page(refused=".woff2")
    page.route(FONTS, lambda route: route.abort())
    state(page, server.address)
    assert page.evaluate(LOADED) == []
    assert {window: wrong for window, wrong in layout_checks.find_text_faults_by_window(page).items() if wrong} == {}
    Touch(page).set(True)
    page.set_viewport_size(layout_checks.WINDOWS["phone"])
    assert layout_checks.find_small_targets(page) == []


def test_a_page_takes_on_text_conditions_and_gives_them_up(server, open_page):
    page = open_page()
    states.home(page, server.address)
    page.evaluate(FONTS_AND_FRAMES)
    # A text of its own, because headings of the page are smaller in narrow windows.
    page.evaluate("""() => {
      const text = document.body.appendChild(document.createElement('span'))
      text.id = 'measured'
      text.textContent = 'Elephants against rhinos'
      text.style.cssText = 'position: absolute; white-space: nowrap; font-size: 1rem'
    }""")
    measure = """() => {
      const { width } = document.querySelector('#measured').getBoundingClientRect()
      const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
      return { width, size, isBroad: matchMedia('(width >= 60em)').matches }
    }"""
    own = page.evaluate(measure)
    assert (own["size"], own["isBroad"]) == (SIZE_PX, True)
    found = {}
    for name in TEXT_CONDITIONS:
        apply_text_condition(page, name)
        found[name] = page.evaluate(measure)
        apply_text_condition(page, "own")
        assert page.evaluate(measure) == own
    assert found["wide"]["width"] == pytest.approx(WIDER * own["width"], rel=0.01)
    assert found["large"] == {"width": pytest.approx(2 * own["width"], rel=0.01), "size": 2 * SIZE_PX, "isBroad": False}
    # Another font, but with about the same width.
    assert found["blocked"]["width"] == pytest.approx(own["width"], rel=0.1)
    assert found["blocked"]["width"] != own["width"]
