"""The log says where an error came from, and never contains what a user typed."""

import logging

import pytest

from erawan.server import log as logs

TYPED = "khon:R@su my secret turn"


@pytest.fixture
def set_up(capsys):
    """Sets the log up in a form; gives a function that tells what was written since."""
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
