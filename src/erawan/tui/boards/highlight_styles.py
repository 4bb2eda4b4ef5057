"""Styles that mark choices on the boards: in colours by day and by night, and without any."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.drawing.svg_siam import DAY, NIGHT
from erawan.drawing.text_siam_board import Palette


@dataclass(frozen=True)
class Highlights:
    """Styles of choices, of the selected one, and of the latest turn; the colours of Siam's squares."""

    offered: str
    picked: str
    latest: str
    arrow: str
    """Ways to face that can be chosen, on squares and on animals."""
    palette: Palette | None


# Dark animals would vanish on the dark board; their day colours are lighter than those of the night.
_NIGHT = {**NIGHT, "slate": "#5d6a86", "slate_light": "#8f9cb8", "slate_line": "#12161f"}
COLOURED = {
    True: Highlights("bold #f8d98a", "bold #12161f on #f8d98a", "#e07a5f", "bold #ffffff on #6b1a24", _NIGHT),
    False: Highlights("bold #8a3b12", "bold #ffffff on #8a3b12", "#b3282d", "bold #ffffff on #6b1a24", DAY),
}
UNCOLOURED = Highlights("bold", "bold reverse", "underline", "bold", None)


def pick_highlights(is_dark: bool, has_colour: bool) -> Highlights:
    """Return the styles for a terminal."""
    return COLOURED[is_dark] if has_colour else UNCOLOURED
