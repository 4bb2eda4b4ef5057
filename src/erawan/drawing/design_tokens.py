"""The design tokens that our drawings share with the browser app: colours, sizes and frames.

They are in ``design_tokens.toml``; ``tools/write_theme_tokens.py`` writes the same values for the app.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TOKENS: Mapping[str, Any] = tomllib.loads(
    (Path(__file__).parent / "design_tokens.toml").read_text(encoding="utf-8"),
)


@dataclass(frozen=True)
class SiamBoardSizes:
    """Sizes and paths of Siam's board and frame, in units of the drawing."""

    square: int
    width: int
    height: int
    band: int
    frame_rounding: int
    lines: list[tuple[int, int]]
    band_rounding: int
    tooth: str
    tooth_width: int
    last_size: int
    corners: str
    wedge: str
    animal_size: int
    rock_size: int
    inlay_size: int
    reserve_middle: int
    reserve_height: int
    reserve_step: int
    reserve_animal_size: int
    reserve_inlay_size: int
    mark_size: int
    mark_middle: int


@dataclass(frozen=True)
class ProvinceMap:
    """Sizes and paths of King of Siam's map, in units of the drawing."""

    figure: int
    figure_step: int
    max_figures: int
    wave_width: int
    wave_height: int
    wave: str
    shoal_widths: list[int]
    peak_size: int


SIAM_BOARD = SiamBoardSizes(**TOKENS["siam_board"])
PROVINCE_MAP = ProvinceMap(**TOKENS["province_map"])


def colours(*groups: str, is_night: bool = False) -> dict[str, str]:
    """Return the colours of some groups of the tokens by name, as they are by day or by night."""
    found = {name: value for group in groups for name, value in TOKENS["colours"][group].items()}
    return {name: value if isinstance(value, str) else value[is_night] for name, value in found.items()}


LACQUER = colours("frame")
"""The lacquer and gold of both games' frames."""


def by_day_and_night(day: str, night: str) -> str:
    """Return style rules: those of the day, and for readers with a dark colour scheme those of the night."""
    return f"{day}@media (prefers-color-scheme:dark){{{night}}}"
