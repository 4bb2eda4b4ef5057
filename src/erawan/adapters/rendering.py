"""Render positions for environments: as characters, or as an array of pixels."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import numpy.typing as npt

from erawan.core.errors import MalformedError, OptionError, quote
from erawan.core.state import State
from erawan.drawing.pictures import picture_svg, picture_text

MODES = ("human", "ansi", "rgb_array")
WIDTH = 480


def check_mode(mode: str | None) -> str | None:
    """Return the render mode, None for no pictures; raise ``OptionError`` if it is unknown."""
    if mode is not None and mode not in MODES:
        raise OptionError("option.bad_value", name="render_mode", value=quote(mode), expected=", ".join(MODES))
    return mode


def render(state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """Return the position with nothing hidden, as text or pixels; mode ``human`` prints it and returns None."""
    if mode == "rgb_array":
        return pixels(state)
    if mode == "ansi":
        return picture_text(state, "en").plain
    if mode is None:
        raise MalformedError("env.render_mode", expected=", ".join(MODES))
    from rich.console import Console

    Console().print(picture_text(state, "en"))
    return None


def pixels(state: State, width: int = WIDTH) -> npt.NDArray[np.uint8]:
    """Return the drawing as uint8[height, width, 3]: red, green and blue."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError:
        raise OptionError("extra.missing", extra="research") from None
    drawn = svg_to_bytes(svg_string=picture_svg(state, "en"), width=width, background="white")
    with Image.open(BytesIO(drawn)) as image:
        return np.asarray(image.convert("RGB"))
