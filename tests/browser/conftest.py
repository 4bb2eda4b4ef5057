import shutil
import subprocess
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.run_checks import has_full_matrix
from tests.server.client import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # Without a graphics card a process of its own for drawing only costs time.
    "--in-process-gpu",
    "--disable-gpu-rasterization",
    # Letters have their true widths, as on phones; the headless browser would fit them to whole pixels.
    "--font-render-hinting=none",
]
DESKTOP = {"width": 1360, "height": 860}
PHONE = {"width": 390, "height": 844}
# Words are English in these tests, and waiting is generous: other tests share the machine.
PATIENCE_MS = 60_000
# Most tests ask for reduced motion: without a graphics card every frame of an animation is drawn by the processor.
# Tests in which something moves, or in which somebody clicks while it does, open their pages with this.
MOTION = {"reduced_motion": "no-preference"}
expect.set_options(timeout=PATIENCE_MS)
# Who leaves a page may do so before its socket is open.
SOCKET = ("WebSocket",)
# What a page says of a server that is killed under it.
LOST = (
    *SOCKET,
    "ERR_CONNECTION",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONTENT_LENGTH_MISMATCH",
)


# Parameters that stand for a kind of window or a way to click. In the default run each test gets one of their
# combinations, which its name decides; ``make test-full`` tries every test with all of them.
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


# The same browser without windows, which needs a fifth less processor time; Debian has it as a package of its own.
HEADLESS = "chromium-headless-shell"
BROWSERS = (HEADLESS, "chromium", "chromium-browser", "google-chrome")


def find_chromium():
    """Return the path of Chromium; install Debian's package if no browser is there and that can be done."""
    found = find_browser()
    if found is None and shutil.which("apt-get"):
        wait = "--option=DPkg::Lock::Timeout=600"
        subprocess.run(["apt-get", wait, "update", "--quiet"], check=False)
        for package in (HEADLESS, "chromium"):
            subprocess.run(["apt-get", wait, "install", "--yes", "--quiet", package], check=False)
            found = find_browser()
            if found is not None:
                break
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
    # The same set-up every time: what is seen does not hang on chance.
    server = Server(tmp_path_factory.mktemp("server"), "--deals", "1")
    yield server
    server.close()


@pytest.fixture
def open_page(chromium):
    """Opens pages that complain when anything goes wrong in them."""
    contexts, wrong = [], []

    def open_one(viewport=DESKTOP, refused="nothing", loses_server=False, locale="en-GB", **options):
        # Every new context would fetch and store the app once more, for tests that all have a server.
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
    """What the test names is refused, and a server that it kills is lost; everything else is a fault of the page."""
    if message.type != "error" or refused in message.location.get("url", ""):
        return False
    return not any(word in message.text for word in forgiven)
