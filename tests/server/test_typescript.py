"""The browser app's types of the protocol are current."""

from tools.write_typescript import FILE, typescript


def test_the_types_of_the_browser_app_are_current():
    assert FILE.read_text(encoding="utf-8") == typescript(), "write them again: make types"
