"""The log says where an error came from and which request it belongs to, and never contains what a user typed."""

import contextvars
import json
import logging

import pytest
from sqlalchemy import text

from erawan.server import log as logs
from erawan.server.store.errors import StoreError
from erawan.server.store.writer import Change
from tests.server.store.temporary_store import open_store, run

TYPED = "khon:R@su my secret turn"


@pytest.fixture
def set_up(capsys):
    """Yield a function that sets up the log in a format, and returns a function that returns the new lines."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level

    def setting_up(form):
        logs.set_up_log(form, "debug")
        return lambda: capsys.readouterr().err

    yield setting_up
    root.handlers[:] = handlers
    root.setLevel(level)


def fail():
    try:
        int(TYPED)
    except ValueError as error:
        raise RuntimeError(TYPED) from error


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_is_told_without_its_text(set_up, form):
    written = set_up(form)
    try:
        fail()
    except RuntimeError:
        logging.getLogger("erawan.test").exception("a command failed")
    told = written()
    assert TYPED not in told
    # Both errors with where they were raised.
    assert "builtins.ValueError" in told
    assert "builtins.RuntimeError" in told
    assert "in fail" in told
    assert "a command failed" in told


def test_what_is_in_an_address_writes_no_line_of_its_own(set_up):
    written = set_up("text")
    logging.getLogger("erawan.test").info("request", extra={"path": "/a\nb"})
    assert written().count("\n") == 1


# ---- request ids


@pytest.mark.parametrize(("sent", "is_kept"), [("proxy-1.a_b", True), ("", False), ("a b", False), ("x" * 65, False)])
def test_a_request_keeps_a_usable_id(sent, is_kept, set_up):
    def handle():
        found = logs.begin_request(sent)
        logging.getLogger("erawan.test").info("handled")
        return found

    written = set_up("json")
    found = contextvars.copy_context().run(handle)
    assert (found == sent) == is_kept
    assert json.loads(written())["request"] == found


def test_every_response_and_line_has_the_id_of_its_request(server):
    start = len(server.read_log())
    response = server.person().ask("GET", "/api/catalogue", headers={"x-request-id": "from-a-proxy"})
    assert response.headers["x-request-id"] == "from-a-proxy"
    # The line is written after the response was sent.
    server.wait_for_log("request=from-a-proxy", start)


def test_a_failed_write_names_the_requests(database, set_up):
    written = set_up("json")

    async def write():
        async with open_store(database) as store:
            logs.request_id.set("abc.7")
            with pytest.raises(StoreError):
                await store.write(Change([(text("SELECT nothing FROM nowhere"), None)]))

    run(write())
    assert json.loads(written().splitlines()[-1])["requests"] == "abc.7"
