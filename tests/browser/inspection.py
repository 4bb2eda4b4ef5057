"""Inspect a state of the app under many conditions: languages, windows, mouse and touch, themes, text sizes and fonts.

By default each state is seen under two of the four text conditions, in two languages and in one of the three looks. The
combinations change from state to state, so that each pair of conditions occurs in several states.
``ERAWAN_TEST_MATRIX=full`` (``make test-full``) inspects each state in every combination.
"""

import itertools
from dataclasses import dataclass
from pathlib import Path

from tests.browser import layout_checks
from tests.browser.languages import LANGUAGES, choose_language
from tests.browser.text_metrics import TEXT_CONDITIONS, apply_text_condition
from tests.run_checks import has_full_matrix

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# All rules that are not experimental, best practices included; later runs check only what depends on colours.
RUN_AXE = """async (only) => (await axe.run(document, {
  resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) })).violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`))"""
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
SET_LOOK = "([theme, contrast]) => { Object.assign(document.documentElement.dataset, { theme, contrast }) }"
LOOKS = [("light", "usual"), ("dark", "usual"), ("light", "more")]
# A window and whether it is touched.
VIEWS = [
    ("phone", False),
    ("desktop", False),
    ("landscape", True),
    ("tablet", True),
    ("large", True),
    ("phone", True),
]


@dataclass(frozen=True, order=True)
class Condition:
    """The circumstances under which a page is seen."""

    is_touched: bool
    text: str
    language: str
    window: str

    def __str__(self):
        return f"{self.language}, {self.window}{', touched' if self.is_touched else ''}, {self.text} text"


def all_conditions():
    """Return every combination of language, view and text condition."""
    return [
        Condition(is_touched, text, language, window)
        for (window, is_touched), text, language in itertools.product(VIEWS, TEXT_CONDITIONS, LANGUAGES)
    ]


def some_conditions(number):
    """Return two combinations for the state with this number: with the app's own fonts, and another text condition.

    Over all states each pair of language, view and text condition occurs.
    """
    languages = list(LANGUAGES)
    own, *others = TEXT_CONDITIONS
    found = []
    for index, text in enumerate((own, others[number // len(VIEWS) % len(others)])):
        window, is_touched = VIEWS[(number + 3 * index) % len(VIEWS)]
        found.append(Condition(is_touched, text, languages[(number + 2 * index) % len(languages)], window))
    return found


def some_looks(number):
    """Return the look for the state with this number, one of the three."""
    return [LOOKS[number % len(LOOKS)]]


def inspect_state(open_page, address, state, number):
    """Set up a state once and return its faults, by the condition under which they appear."""
    # Colours and places are judged when nothing moves any more.
    page = open_page()
    state(page, address)
    if has_full_matrix():
        conditions, looks, texts = all_conditions(), LOOKS, list(TEXT_CONDITIONS)
    else:
        conditions, looks = some_conditions(number), some_looks(number)
        texts = [conditions[number % len(conditions)].text]
    found = (
        find_axe_violations(page, looks)
        | find_text_faults_by_condition(page, conditions)
        | find_small_targets_by_text(page, texts)
    )
    return {f"{state.__name__}, {place}": wrong for place, wrong in found.items() if wrong}


def find_axe_violations(page, looks):
    """Run axe-core in each of these looks: all rules in the first, the rules about colours in the others."""
    assert AXE.is_file(), "axe-core is missing: run python web/npm.py ci"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for number, look in enumerate(looks):
        page.evaluate(SET_LOOK, look)
        found[f"axe, {look[0]}, contrast {look[1]}"] = page.evaluate(RUN_AXE, COLOUR_RULES if number else None)
    page.evaluate(SET_LOOK, ["device", "usual"])
    return found


def find_text_faults_by_condition(page, conditions):
    """Return texts that are cut off or over each other, by condition."""
    touch = Touch(page)
    found = {}
    # Sorted, so that the conditions that take longest to change are changed least often.
    for condition in sorted(conditions):
        touch.set(condition.is_touched)
        apply_text_condition(page, condition.text)
        choose_language(page, condition.language)
        page.set_viewport_size(layout_checks.WINDOWS[condition.window])
        found[str(condition)] = layout_checks.find_text_faults(page)
    apply_text_condition(page, "own")
    choose_language(page, "en")
    return found


def find_small_targets_by_text(page, texts):
    """Return the buttons that are too small for a finger, by text condition. Call it last: it scrolls the page."""
    Touch(page).set(True)
    page.set_viewport_size(layout_checks.WINDOWS["phone"])
    found = {}
    for text in texts:
        apply_text_condition(page, text)
        found[f"targets on the phone, {text} text"] = layout_checks.find_small_targets(page)
    return found


class Touch:
    """A switch between mouse and touch for a page."""

    def __init__(self, page):
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._is_on = False

    def set(self, is_on):
        """Switch, and wait until the page has noticed."""
        if is_on != self._is_on:
            self._session.send("Emulation.setTouchEmulationEnabled", {"enabled": is_on, "maxTouchPoints": 1})
            self._page.wait_for_function("isOn => matchMedia('(pointer: coarse)').matches === isOn", arg=is_on)
            self._is_on = is_on
