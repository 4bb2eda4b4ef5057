"""Wait for messages that a page sends and receives."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE_MS


def wait_for(page, held, count=1):
    """Wait until a list has at least ``count`` requests or messages."""
    for _ in range(PATIENCE_MS // 100):
        if len(held) >= count:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"there are {len(held)}, not {count}")


def watch_snapshots(page):
    """Return a growing list of the snapshots that a page receives; call before opening it."""
    heard = []

    def listen(socket):
        socket.on("framereceived", lambda frame: heard.append(frame) if '"t":"snapshot"' in frame else None)

    page.on("websocket", listen)
    return heard


def watch_commands(page, kind):
    """Return a growing list of the commands of a kind that a page sends over its socket; call before opening it."""
    sent = []

    def record(frame):
        command = json.loads(frame)
        if command["t"] == kind:
            sent.append(command)

    page.on("websocket", lambda socket: socket.on("framesent", record))
    return sent


def break_connection(page, server, heard):
    """Kill the server and restart it; return when the page has received a new snapshot."""
    before = len(heard)
    server.kill()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
    finally:
        server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    wait_for(page, heard, before + 1)
