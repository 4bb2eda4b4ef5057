"""A state of the app looked at from everywhere: in all languages and windows, with fingers, and by axe in all looks."""

from pathlib import Path

from tests.browser import looking

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# Also what is only advised; rules that are still being tried out are left alone.
RUN_AXE = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`))"""
WEAR = "([theme, contrast]) => { Object.assign(document.documentElement.dataset, { theme, contrast }) }"
LOOKS = [("light", "usual"), ("dark", "usual"), ("light", "more")]


def look_everywhere(open_page, address, state):
    """What is wrong in a state that is set up once, by where it was seen."""
    # Colours and places are judged when nothing moves any more.
    page = open_page(reduced_motion="reduce")
    state(page, address)
    # Fingers last: to feel for everything is to scroll.
    found = wrong_for_axe(page) | looking.wrong_in_languages(page, address) | looking.wrong_for_fingers(page)
    return {f"{state.__name__}, {place}": wrong for place, wrong in found.items() if wrong}


def wrong_for_axe(page):
    """What axe-core finds, by look; a page has its look from the settings, without being set up again."""
    assert AXE.is_file(), "axe-core is missing: run python web/npm.py ci"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for theme, contrast in LOOKS:
        page.evaluate(WEAR, [theme, contrast])
        found[f"axe, {theme}, contrast {contrast}"] = page.evaluate(RUN_AXE)
    page.evaluate(WEAR, ["device", "usual"])
    return found
