"""``erawan show``: draw a position in the terminal or as SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import (
    PREPARING,
    GameName,
    Language,
    OptionTexts,
    PositionWords,
    print_drawing,
    read_language,
    read_number,
    read_position,
    run_behind_progress_bar,
)
from erawan.core.files import write_text
from erawan.core.outcome import Viewer

MOST_SEED = 999_999_999


def show(
    *position: PositionWords,
    game: GameName = None,
    option: OptionTexts = None,
    svg: Annotated[
        Path | None, Parameter(help="Write an SVG picture to this file; --svg=- prints it.", show_default=False)
    ] = None,
    seat: Annotated[
        str | None, Parameter(help="Show only what this seat may see; 0 for a spectator.", show_default=False)
    ] = None,
    seed: Annotated[str, Parameter(help="The random seed of the start position.")] = "0",
    language: Language = None,
) -> None:
    """Draw a position in the terminal or as an SVG picture."""
    from rich.console import Console

    from erawan.drawing.pictures import picture_svg, picture_text

    spoken = read_language(language)
    number = read_number("seed", seed, 0, MOST_SEED)
    state = run_behind_progress_bar(PREPARING, lambda: read_position(position, game, option, number))
    viewer = _viewer(seat, state.game.seats)
    if svg is None:
        print_drawing(Console(highlight=False), picture_text(state, spoken, viewer), spoken)
        return
    picture = picture_svg(state, spoken, viewer)
    if str(svg) == "-":
        print(picture)
    else:
        write_text(svg, picture)


def _viewer(seat: str | None, seats: int) -> Viewer:
    """Return for whom to draw: a seat, a spectator, or everything."""
    return "everything" if seat is None else read_number("seat", seat, 0, seats) or None
