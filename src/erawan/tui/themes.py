"""The colours of the terminal app by day and by night, and the colours of drawings in it."""

from __future__ import annotations

from rich.terminal_theme import TerminalTheme
from textual.theme import Theme

from erawan.drawing.design_tokens import LACQUER

NIGHT = Theme(
    "erawan-night",
    primary=LACQUER["gold"],
    secondary=LACQUER["lacquer"],
    accent=LACQUER["gold_light"],
    foreground="#efe6d2",
    background="#14181a",
    surface="#1c2224",
    panel="#242c2e",
    dark=True,
)
DAY = Theme(
    "erawan-day",
    primary=LACQUER["lacquer"],
    secondary=LACQUER["gold"],
    accent=LACQUER["lacquer_deep"],
    foreground="#2b1d12",
    background="#f6efe0",
    surface="#efe4cc",
    panel="#e6d8b8",
    dark=False,
)
UNCOLOURED = "ansi-dark"
"""The theme for those who want no colours; Textual's own."""

# Black, red, green, yellow, blue, magenta, cyan, white; the factions are yellow, red and blue (K1.1).
_NORMAL = ["14181a", "b02e32", "5c8a74", "e0b03c", "3a60a8", "c46096", "6096a0", "c8beaa"]
_BRIGHT = ["6e6e6e", "e05a50", "8fb8a0", "f8d98a", "78a0dc", "e682be", "96c8d2", "fffaf0"]


def _rgb(code: str) -> tuple[int, int, int]:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


TERMINAL = TerminalTheme(
    _rgb("14181a"), _rgb("efe6d2"), [_rgb(code) for code in _NORMAL], [_rgb(code) for code in _BRIGHT]
)
