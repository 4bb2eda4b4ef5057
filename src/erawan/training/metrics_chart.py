"""An SVG chart of a training run: one small panel for each column of its metrics file.

All panels share the horizontal scale, the turns (or small actions) played since the run began. Every panel has its own
vertical scale, from the lowest to the highest number of its column, and names the last number.
"""

from __future__ import annotations

import csv
from pathlib import Path
from xml.sax.saxutils import escape

ACROSS = "turns"
"""The column of the horizontal scale."""
NOT_DRAWN = ("seconds", "rounds", ACROSS)
MOST_POINTS = 300
"""The points of a line; of more reports only every n-th is drawn."""

COLUMNS = 2
PANEL_WIDTH, PANEL_HEIGHT = 380, 170
LEFT, RIGHT, TOP, BOTTOM = 60, 360, 34, 140
"""The edges of a line inside its panel."""
HEAD_HEIGHT = 30
COLOUR = "#1f5fa8"

Row = dict[str, float]


def plot_metrics(path: Path) -> str:
    """Return the SVG chart of a metrics file; only a title if the file has no reports yet."""
    rows = read_metrics(path)
    columns = [name for name in rows[0] if name not in NOT_DRAWN] if rows else []
    width = COLUMNS * PANEL_WIDTH
    height = HEAD_HEIGHT + -(-len(columns) // COLUMNS) * PANEL_HEIGHT
    title = _title(rows[-1]) if rows else "no reports yet"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        "<style>text { font: 12px sans-serif; fill: #333 } .title { font-weight: bold } .grid { stroke: #ddd }",
        f".line {{ fill: none; stroke: {COLOUR}; stroke-width: 1.5 }} .last {{ fill: {COLOUR} }}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        _text(LEFT, 20, title, kind="title"),
    ]
    for at, column in enumerate(columns):
        left, top = at % COLUMNS * PANEL_WIDTH, HEAD_HEIGHT + at // COLUMNS * PANEL_HEIGHT
        parts += [f'<g transform="translate({left} {top})">', *_panel(column, _thin(rows)), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def read_metrics(path: Path) -> list[Row]:
    """Return the reports of a metrics file, as numbers by column."""
    with path.open(newline="", encoding="utf-8") as file:
        return [{name: float(text) for name, text in row.items()} for row in csv.DictReader(file)]


def _title(last: Row) -> str:
    return f"{last['turns']:,.0f} turns in {last['seconds'] / 60:,.1f} minutes"


def _thin(rows: list[Row]) -> list[Row]:
    """Return at most ``MOST_POINTS`` rows and the last one."""
    kept = rows[:: -(-len(rows) // MOST_POINTS)]
    return kept if kept[-1] is rows[-1] else [*kept, rows[-1]]


def _panel(column: str, rows: list[Row]) -> list[str]:
    """Return the parts of one panel."""
    low, high = min(row[column] for row in rows), max(row[column] for row in rows)
    most = rows[-1][ACROSS]
    points = [(_x(row[ACROSS], most), _y(row[column], low, high)) for row in rows]
    x, y = points[-1]
    return [
        _text(LEFT, 22, f"{column.replace('_', ' ')}: {rows[-1][column]:g}"),
        f'<line class="grid" x1="{LEFT}" y1="{TOP}" x2="{RIGHT}" y2="{TOP}"/>',
        f'<line class="grid" x1="{LEFT}" y1="{BOTTOM}" x2="{RIGHT}" y2="{BOTTOM}"/>',
        _text(LEFT - 6, TOP + 4, f"{high:g}", "end"),
        _text(LEFT - 6, BOTTOM + 4, f"{low:g}", "end"),
        _text(LEFT, BOTTOM + 18, "0"),
        _text(RIGHT, BOTTOM + 18, f"{most:,.0f} turns", "end"),
        f'<polyline class="line" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>',
        f'<circle class="last" cx="{x:.1f}" cy="{y:.1f}" r="3"/>',
    ]


def _x(turns: float, most: float) -> float:
    return LEFT + (RIGHT - LEFT) * turns / max(most, 1)


def _y(value: float, low: float, high: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low) if high > low else (TOP + BOTTOM) / 2


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text{style} x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
