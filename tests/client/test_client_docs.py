"""The code of docs/client.md runs against a real server, from top to bottom."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "client.md"
USUAL = "http://localhost:8421"


def test_the_code_of_the_page_runs(server, capsys):
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names = {}
    for block in blocks:
        assert USUAL in block or "client" in block
        exec(compile(block.replace(USUAL, server.address), str(PAGE), "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "Somchai"
    assert printed[-1] == "table.unknown 404 there is no game nosuchgame12"
    for name in ("client", "phone", "friend", "stranger"):
        names[name].close()
