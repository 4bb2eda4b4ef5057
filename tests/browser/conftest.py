import shutil
import zlib
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.debian_packages import install_packages
from tests.run_checks import has_full_matrix
from tests.server.client import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # Without a graphics card, a separate process for drawing only costs time.
    "--in-process-gpu",
    "--disable-gpu-rasterization",
    # Letters have fractional widths, as on phones; by default the headless browser rounds them to whole pixels.
    "--font-render-hinting=none",
]
DESKTOP = {"width": 1360, "height": 860}
PHONE = {"width": 390, "height": 844}
# The time limit is generous, because other tests share the machine.
PATIENCE_MS = 60_000
# Most tests ask for reduced motion: without a graphics card the processor draws every frame of an animation.
# Tests of animations, and of clicks during them, open their pages with this.
MOTION = {"reduced_motion": "no-preference"}
expect.set_options(timeout=PATIENCE_MS)
# Errors that are always allowed: a test may leave a page before its socket is open.
SOCKET = ("WebSocket",)
# Errors that are allowed when a test kills the server.
LOST = (
    *SOCKET,
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONTENT_LENGTH_MISMATCH",
)


# Parameters for kinds of windows and ways to click. By default each test runs with one combination of them, chosen by
# its name; ``make test-full`` runs it with all.
SHARED_OUT = {"window", "viewport", "screen", "phone", "size", "players", "way", "press", "options", "theme", "key"}


def pytest_collection_modifyitems(config, items):
    if has_full_matrix():
        return
    cases = {}
    for item in items:
        if Path(__file__).parent in item.path.parents and hasattr(item, "callspec"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out = {id(item) for name, found in cases.items() for item in _leave_out(name, found)}
    config.hook.pytest_deselected(items=[item for item in items if id(item) in left_out])
    items[:] = [item for item in items if id(item) not in left_out]


def _leave_out(name, cases):
    """Return the cases of a test that the default run leaves out."""
    combinations = [
        {key: case.callspec.indices[key] for key in SHARED_OUT & case.callspec.indices.keys()} for case in cases
    ]
    distinct = [each for number, each in enumerate(combinations) if each not in combinations[:number]]
    chosen = distinct[zlib.crc32(name.encode()) % len(distinct)]
    return [case for case, combination in zip(cases, combinations, strict=True) if combination != chosen]


# Chromium without windows needs a fifth less processor time; on Debian it is a package of its own.
HEADLESS = "chromium-headless-shell"
BROWSERS = (HEADLESS, "chromium", "chromium-browser", "google-chrome")


def find_chromium():
    """Return the path of Chromium; if there is none, install it where this is possible, with fonts."""
    for package in (HEADLESS, "chromium"):
        if find_browser() is None:
            install_packages(package, "fonts-liberation")
    found = find_browser()
    assert found, "the browser tests need Chromium: install the package chromium (Debian: apt-get install chromium)"
    return found


def find_browser():
    """Return the path of an installed Chromium; None if there is none."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    # Every game gets the same set-up, so that tests do not depend on chance.
    server = Server(tmp_path_factory.mktemp("server"), "--deals", "1")
    yield server
    server.close()


@pytest.fixture
def open_page(chromium):
    """Return a function that opens pages; the test fails if one of them logs an error."""
    contexts, wrong = [], []

    def open_one(viewport=DESKTOP, refused="nothing", loses_server=False, locale="en-GB", **options):
        # A service worker would download and store the whole app again in every new context.
        options.setdefault("service_workers", "block")
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(viewport=viewport, locale=locale, **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        forgiven = LOST if loses_server else SOCKET
        page.on(
            "console", lambda message: wrong.append(message.text) if _is_wrong(message, refused, forgiven) else None
        )
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert wrong == []


def _is_wrong(message, refused, forgiven):
    """Return whether a console message is an error that the test does not expect."""
    if message.type != "error" or refused in message.location.get("url", ""):
        return False
    return not any(word in message.text for word in forgiven)


def stop_the_clock(page):
    """Let no more time pass in a page, so that what it shows for some seconds stays; call ``clock.install`` first."""
    page.clock.pause_at(datetime.now() + timedelta(seconds=1))
