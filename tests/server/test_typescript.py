"""The types of the protocol that the browser app uses are those of the server."""

from tools.write_typescript import FILE, typescript


def test_the_browser_uses_the_types_of_the_server():
    assert FILE.read_text(encoding="utf-8") == typescript(), "write them anew: python -m tools.write_typescript"
