"""Every person: axe-core finds nothing, a screen reader hears everything, keys alone are enough."""

from pathlib import Path

import pytest

from tests.browser import states

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
# Also what is only advised; rules that are still being tried out are left alone.
RUN_AXE = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap((found) =>
  found.nodes.map((node) => `${found.id}: ${node.html.slice(0, 160)} (${node.failureSummary.replaceAll('\\n', ' ')})`))"""


@pytest.fixture(scope="module")
def axe():
    assert AXE.is_file(), "axe-core is missing: run python web/npm.py ci"
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
@pytest.mark.parametrize("state", states.STATES, ids=lambda state: state.__name__)
def test_axe_finds_nothing(server, open_page, axe, state, look):
    options = {"contrast": "more"} if look == "contrast" else {"color_scheme": look}
    # Colours are judged when nothing fades in any more.
    page = open_page(reduced_motion="reduce", **options)
    state(page, server.address)
    page.evaluate(axe)
    assert page.evaluate(RUN_AXE) == []
