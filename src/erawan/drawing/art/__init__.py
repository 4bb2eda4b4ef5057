"""Our own art as SVG symbols: drawn once, used by the pictures here and by the browser app."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_SYMBOL = re.compile(r"<symbol .*?</symbol>", re.DOTALL)


@cache
def symbols(name: str) -> tuple[str, ...]:
    """Return the symbols of a game, to be put among the definitions of a picture."""
    text = (Path(__file__).parent / f"{name}.svg").read_text(encoding="utf-8")
    return tuple(_SYMBOL.findall(text))
