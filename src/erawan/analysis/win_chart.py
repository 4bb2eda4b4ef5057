"""An SVG chart of a game: a line per side, its win probability after every turn.

Nothing is shown by colour alone: lines differ by dashes and carry the names of their sides, marks differ by shape.
With ``prefers-color-scheme: dark`` the paper is darker and the lines are lighter. Class names have a
prefix, so that the style of a picture in a page does not change the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from string import Template
from xml.sax.saxutils import escape

from erawan.analysis.game_analysis import Analysis
from erawan.analysis.judgement import Mark
from erawan.analysis.probabilities import win_probability
from erawan.analysis.sentences import (
    accuracy_words,
    describe_course,
    percent_words,
    seat_name,
    team_name,
    turn_words,
)
from erawan.core.errors import IllegalError
from erawan.words import Phrase, say

WIDTH, HEIGHT = 900, 500
LEFT, RIGHT, TOP, BOTTOM = 84, 672, 92, 398
LABEL_LEFT = 716
LABEL_STEP = 44
SIGN_WIDTH, SIGN_HEIGHT = 20, 15

DASHES = ("", "11 6", "2.5 5", "14 5 3 5")
_TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

_DAY = {
    "paper": "#fdf8ec",
    "edge": "#c79a45",
    "ink": "#3a2418",
    "faint": "#7b6350",
    "grid": "#e3d4b4",
    "middle": "#b79c6b",
    "lines": ("#9c2a1c", "#0f6070", "#8a6208", "#5a3d94"),
}
_NIGHT = {
    "paper": "#241615",
    "edge": "#94661f",
    "ink": "#f6e9cf",
    "faint": "#c3a888",
    "grid": "#43302a",
    "middle": "#7d6246",
    "lines": ("#ff9a78", "#6ccfdd", "#f0c75e", "#c9b0ff"),
}
_CHANGING = Template("""
.course-card{fill:$paper;stroke:$edge;stroke-width:2} .course-frame{fill:none;stroke:$edge;stroke-opacity:.5}
.course-ink{fill:$ink} .course-faint{fill:$faint} .course-grid{fill:none;stroke:$grid}
.course-middle{fill:none;stroke:$middle;stroke-dasharray:1 5;stroke-width:1.6}
.course-axis{fill:none;stroke:$faint;stroke-width:1.2} .course-halo{stroke:$paper;stroke-width:2}
.course-sign{fill:$ink;stroke:$paper}
""")
_FIXED = """
.course text{font-family:Georgia,'Noto Serif',serif} .course-title{font-size:22px;font-weight:700}
.course-small{font-size:14px} .course-tick{font-size:13px} .course-label{font-size:17px;font-weight:700}
.course-line{fill:none;stroke-width:2.8;stroke-linejoin:round;stroke-linecap:butt}
.course-area{fill-opacity:.08} .course-leader{fill:none;stroke-width:1;stroke-opacity:.55}
.course-sign{font-size:15px;font-weight:700;text-anchor:middle;paint-order:stroke;stroke-width:4px}
.course-end{text-anchor:end} .course-mid{text-anchor:middle}
"""

# Coordinates from the middle of each mark; the marks are in rising order of what the turn gave away.
_SHAPES = {
    Mark.INACCURACY: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    Mark.MISTAKE: "M0-7.5L7.5 0L0 7.5L-7.5 0z",
    Mark.BLUNDER: "M-7-6.5H7L0 7.5z",
}


def plot(analysis: Analysis, language: str = "en") -> str:
    """Return the chart of a game as the text of an SVG picture."""
    if not analysis.turns:
        raise IllegalError("analysis.no_turns")
    record = analysis.record
    names = " – ".join(team_name(record, team, language) for team in record.game.sides)
    title = say(Phrase("analysis-course-title"), language)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="course" role="img" aria-labelledby="course-title course-desc" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" style="max-width:100%;height:auto">',
        f'<title id="course-title">{escape(f"{title}: {names}")}</title>',
        f'<desc id="course-desc">{escape(" ".join(describe_course(analysis, language)))}</desc>',
        f"<style>{style_sheet()}</style>",
        f'<rect class="course-card" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="18"/>',
        f'<rect class="course-frame" x="8.5" y="8.5" width="{WIDTH - 17}" height="{HEIGHT - 17}" rx="12"/>',
        _text(f"{title}", LEFT, 42, "course-ink course-title"),
        _text(_subtitle(analysis, names, language), LEFT, 64, "course-faint course-small"),
        *_grid(analysis, language),
        *_lines(analysis),
        *_marks(analysis, language),
        *_labels(analysis, language),
        *_legend(analysis, language),
        "</svg>\n",
    ]
    return "\n".join(parts)


def style_sheet() -> str:
    """Return the style rules for all classes, by day and by night."""
    return f"{_FIXED}{_palette(_DAY)}@media (prefers-color-scheme:dark){{{_palette(_NIGHT)}}}"


def _palette(colours: Mapping[str, str | Sequence[str]]) -> str:
    lines = "".join(
        f".course-s{at}{{stroke:{colour}}} .course-f{at}{{fill:{colour}}}\n"
        for at, colour in enumerate(colours["lines"])
    )
    return _CHANGING.substitute(colours) + lines


def _subtitle(analysis: Analysis, names: str, language: str) -> str:
    record = analysis.record
    began = record.began.strftime("%Y-%m-%d") if record.began else ""
    part = ""
    if not analysis.is_complete:
        part = say(Phrase("analysis-part", {"count": len(analysis.turns), "total": len(record.turns)}), language)
    return "  ·  ".join(filter(None, (names, began, part)))


def _text(text: str, x: float, y: float, css: str) -> str:
    return f'<text class="{css}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


# ---- coordinates


def _x(ply: int, last: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * ply / last, 1)


def _y(probability: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * probability, 1)


def _team_of(analysis: Analysis, seat: int) -> int:
    return next(at for at, team in enumerate(analysis.record.game.sides) if seat in team)


def _course(analysis: Analysis, seat: int) -> list[float]:
    return [win_probability(position.evaluation, seat) for position in analysis.positions]


# ---- elements


def _grid(analysis: Analysis, language: str) -> Iterator[str]:
    last = len(analysis.turns)
    step = next((tick for tick in _TICKS if last / tick <= 12), last)
    for ply in range(0, last + 1, step):
        x = _x(ply, last)
        yield f'<path class="course-grid" d="M{x:g} {TOP}V{BOTTOM}"/>'
        yield _text(str(ply), x, BOTTOM + 20, "course-faint course-tick course-mid")
    for quarter in range(5):
        y = _y(quarter / 4)
        css = "course-axis" if quarter == 0 else "course-middle" if quarter == 2 else "course-grid"
        yield f'<path class="{css}" d="M{LEFT} {y:g}H{RIGHT}"/>'
        yield _text(percent_words(25 * quarter, language), LEFT - 10, y + 4.5, "course-faint course-tick course-end")
    middle = (TOP + BOTTOM) / 2
    turned = f'transform="rotate(-90 30 {middle:g})"'
    axis = _text(say(Phrase("analysis-axis-chance"), language), 30, middle, "course-faint course-small course-mid")
    yield axis.replace("<text", f"<text {turned}", 1)
    axis = say(Phrase("analysis-axis-turn"), language)
    yield _text(axis, (LEFT + RIGHT) / 2, BOTTOM + 42, "course-faint course-small course-mid")


def _lines(analysis: Analysis) -> Iterator[str]:
    last, sides = len(analysis.turns), analysis.record.game.sides
    if len(sides) == 2:
        points = " ".join(f"{_x(ply, last):g},{_y(value):g}" for ply, value in enumerate(_course(analysis, 1)))
        yield f'<polygon class="course-area course-f0" points="{LEFT},{BOTTOM} {points} {RIGHT},{BOTTOM}"/>'
    for at, team in reversed(list(enumerate(sides))):
        points = " ".join(f"{_x(ply, last):g},{_y(value):g}" for ply, value in enumerate(_course(analysis, team[0])))
        yield f'<polyline class="course-line course-s{at}"{_dash(at)} points="{points}"/>'


def _dash(at: int) -> str:
    return f' stroke-dasharray="{DASHES[at]}"' if DASHES[at] else ""


def _marks(analysis: Analysis, language: str) -> Iterator[str]:
    """Yield a mark for each bad turn on the line of its player, with a tooltip."""
    wrong = [turn for turn in analysis.turns if turn.mark in _SHAPES]
    signed: list[tuple[float, float]] = []
    drawn = []
    for turn in sorted(wrong, key=lambda turn: -turn.judgement.loss):
        x, y = _x(turn.ply, len(analysis.turns)), _y(win_probability(turn.played, turn.seat))
        # Below its mark, where the line has come from above; at the foot of the picture, above it.
        sign_y = 22 if y < BOTTOM - 24 else -13
        sign = _sign(turn.mark, x, y + sign_y, signed, f' y="{sign_y}"')
        shape = f'<path class="course-halo course-f{_team_of(analysis, turn.seat)}" d="{_SHAPES[turn.mark]}"/>'
        told = f"<title>{escape(turn_words(analysis, turn, language))}</title>"
        drawn.append(f'<g transform="translate({x:g} {y:g})">{told}{shape}{sign}</g>')
    yield from reversed(drawn)  # the worst last, so that it is on top


def _sign(mark: Mark, x: float, y: float, signed: list[tuple[float, float]], place: str) -> str:
    """Return the sign beside a mark; empty where the sign of a worse mark is in the way (the shapes differ, too)."""
    if any(abs(x - other_x) < SIGN_WIDTH and abs(y - other_y) < SIGN_HEIGHT for other_x, other_y in signed):
        return ""
    signed.append((x, y))
    return f'<text class="course-sign"{place}>{mark.sign}</text>'


def _labels(analysis: Analysis, language: str) -> Iterator[str]:
    """Return the name and accuracy at the end of each line, moved apart where lines end together."""
    record, sides = analysis.record, analysis.record.game.sides
    ends = [_y(_course(analysis, team[0])[-1]) for team in sides]
    rows = [len(team) + 1 for team in sides]
    for at, y in enumerate(_apart(ends, [LABEL_STEP + 17 * (count - 2) for count in rows])):
        yield f'<path class="course-leader course-s{at}" d="M{RIGHT + 3} {ends[at]:g}L{RIGHT + 16} {y:g}"/>'
        yield f'<path class="course-line course-s{at}"{_dash(at)} d="M{RIGHT + 16} {y:g}H{LABEL_LEFT - 6}"/>'
        for row, seat in enumerate(sides[at]):
            name = seat_name(record.game, seat, record.seats, language)
            top = y + 1 + 34 * row
            yield _text(_shorten(name), LABEL_LEFT, top, f"course-label course-f{at}")
            yield _text(
                accuracy_words(analysis.accuracies[seat - 1], language),
                LABEL_LEFT,
                top + 16,
                "course-faint course-tick",
            )


def _shorten(name: str, most: int = 17) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _apart(wanted: list[float], heights: list[int]) -> list[float]:
    """Return heights near the wanted ones at which the labels do not overlap and stay inside the picture."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed = dict(enumerate(wanted))
    for upper, lower in pairwise(order):
        placed[lower] = max(placed[lower], placed[upper] + heights[upper])
    floor = float(BOTTOM + 24)
    for at in reversed(order):
        placed[at] = min(placed[at], floor - heights[at] + 22)
        floor = placed[at] - 22
    return [placed[at] for at in range(len(wanted))]


def _legend(analysis: Analysis, language: str) -> Iterator[str]:
    x = float(LEFT)
    for mark, shape in _SHAPES.items():
        count = sum(turn.mark is mark for turn in analysis.turns)
        told = say(Phrase(f"analysis-mark-{mark}", {"count": count}), language)
        yield f'<path class="course-faint" transform="translate({x + 6:g} {HEIGHT - 29})" d="{shape}"/>'
        yield _text(f"{mark.sign}  {told}", x + 20, HEIGHT - 24, "course-faint course-small")
        x += 48 + 7 * len(f"{mark.sign}  {told}")
