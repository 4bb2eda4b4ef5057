"""``erawan show``: a position as a picture, in the terminal or as SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import GameName, Language, OptionTexts, PositionWords, read_language, read_position
from erawan.core.errors import ErawanError


def show(
    *position: PositionWords,
    game: GameName = None,
    option: OptionTexts = None,
    svg: Annotated[Path | None, Parameter(help="Write an SVG picture to this file; --svg=- prints it.")] = None,
    language: Language = None,
) -> None:
    """Draw a position in the terminal or as an SVG picture."""
    from rich.console import Console

    from erawan.drawing.pictures import picture_svg, picture_text

    spoken = read_language(language)
    state = read_position(position, game, option)
    if svg is None:
        Console(highlight=False).print(picture_text(state, spoken))
        return
    picture = picture_svg(state, spoken)
    if str(svg) == "-":
        print(picture)
    else:
        _write(svg, picture)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ErawanError("file.unwritable", path=str(path), reason=error.strerror or "") from None
