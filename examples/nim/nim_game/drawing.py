"""Draw a position of Nim, in characters and as SVG. Erawan finds this module by the entry point ``erawan.drawings``."""

from __future__ import annotations

from rich.text import Text

from erawan.core.outcome import View, Viewer
from erawan.core.state import State
from erawan.words import Phrase, say
from nim_game import kernel as k

SIZE = 20
"""The width and height of a piece in the SVG picture, with the space around it."""


def draw_text(state: State, language: str, viewer: Viewer, view: View | None) -> Text:
    """Return a row for each heap, with a dot for each piece. Nothing is hidden in Nim: all viewers see the same."""
    rows = [f"{name}  {'● ' * heap}".rstrip() for name, heap in _heaps(state)]
    return Text("\n".join([*rows, _summary(state, language)]))


def draw_svg(state: State, language: str, viewer: Viewer) -> str:
    """Return a picture with a column for each heap, and a sentence for people who cannot see it."""
    pieces = "".join(
        f'<circle cx="{SIZE * (column + 0.5)}" cy="{SIZE * (k.LARGEST - row - 0.5)}" r="{SIZE * 0.4}"/>'
        for column, (_, heap) in enumerate(_heaps(state))
        for row in range(heap)
    )
    width, height = SIZE * k.HEAP_COUNT, SIZE * k.LARGEST
    label = f'role="img" aria-label="{_summary(state, language)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {label}>{pieces}</svg>'


def _heaps(state: State) -> list[tuple[str, int]]:
    return list(zip("abc", state.vector[: k.HEAP_COUNT].tolist(), strict=True))


def _summary(state: State, language: str) -> str:
    heaps: dict[str, str | int | Phrase] = dict(_heaps(state))
    return say(Phrase("nim-heaps", {**heaps, "seat": state.to_move}), language)
