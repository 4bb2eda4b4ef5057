"""An SVG chart of a match: the running score with its 95 % band, game by game.

The left scale is in percent; in a duel the right one shows the Elo difference at which that score is expected. Lines
differ by their dashes and the names at their ends, not by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from erawan.arena.results import Course, MatchResults
from erawan.arena.statistics import score_of

WIDTH, HEIGHT = 800, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 640, 40, 370
MOST_POINTS = 400
ELOS = (-600, -400, -200, -100, 0, 100, 200, 400, 600)
STYLES = (("#1f5fa8", "none"), ("#b2541a", "7 4"), ("#2b7a3d", "2 3"), ("#7a3d8c", "10 3 2 3"))

_HEAD = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">
<style>
text {{ font: 12px sans-serif; fill: #333 }}
.title {{ font-size: 15px; font-weight: bold }}
.grid {{ stroke: #ddd }}
.even {{ stroke: #888 }}
.band {{ opacity: 0.15 }}
.line {{ fill: none; stroke-width: 2 }}
</style>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>"""


def plot_svg(results: MatchResults) -> str:
    """Return the SVG chart of a match."""
    title = f"{results.match.game.name}: {' – '.join(results.match.names)}, {results.games} games"
    parts = [_HEAD, _text(LEFT, 22, title, "start", "title"), *_scales(results)]
    # The scores of a duel add up to 1: one line tells both.
    courses = results.courses[:1] if results.match.is_duel else results.courses
    ends = _apart([_y(course[-1][0]) if course else 0.0 for course in courses])
    for entrant, course in enumerate(courses):
        parts += _course(results.match.names[entrant], thin(course), STYLES[entrant], ends[entrant], results)
    return "\n".join([*parts, "</svg>", ""])


# ---- the parts of the picture


def _scales(results: MatchResults) -> list[str]:
    parts = []
    for percent in range(0, 101, 10):
        y = _y(percent / 100)
        kind = "even" if percent == 50 and results.match.is_duel else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}"/>')
        parts.append(_text(LEFT - 6, y + 4, f"{percent} %", "end"))
    if results.match.is_duel:
        parts += [_text(RIGHT + 8, _y(score_of(elo)) + 4, f"{elo:+d} Elo" if elo else "0 Elo") for elo in ELOS]
    last = max(results.games, 1)
    for step in range(5):
        game = round(1 + (last - 1) * step / 4)
        parts.append(_text(_x(game, last), BOTTOM + 18, str(game), "middle"))
    parts.append(_text((LEFT + RIGHT) / 2, BOTTOM + 38, "games", "middle"))
    return parts


def _course(
    name: str,
    course: Sequence[tuple[int, tuple[float, float, float]]],
    style: tuple[str, str],
    end: float,
    of: MatchResults,
) -> list[str]:
    """Return a band, a line over it and the name at its end."""
    if not course:
        return []
    colour, dashes = style
    last = max(of.games, 1)
    line = [f"{_x(game, last):.1f},{_y(score):.1f}" for game, (score, _, _) in course]
    above = [f"{_x(game, last):.1f},{_y(high):.1f}" for game, (_, _, high) in course]
    below = [f"{_x(game, last):.1f},{_y(low):.1f}" for game, (_, low, _) in reversed(course)]
    score, low, high = course[-1][1]
    told = f"{_short(name)} {100 * score:.1f} ± {50 * (high - low):.1f} %"
    label = _text(RIGHT - 6, end - 6, told, "end") if of.match.is_duel else _text(RIGHT + 8, end + 4, told)
    return [
        f'<polygon class="band" fill="{colour}" points="{" ".join(above + below)}"/>',
        f'<polyline class="line" stroke="{colour}" stroke-dasharray="{dashes}" points="{" ".join(line)}"/>',
        label,
    ]


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text{style} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _short(name: str) -> str:
    return name if len(name) <= 16 else name[:15] + "…"


# ---- places


def _x(game: int, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * (game - 1) / max(last - 1, 1)


def _y(score: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * score


def _apart(heights: list[float], least: float = 14.0) -> list[float]:
    """Return the heights, moved down where two names would overlap."""
    placed: dict[int, float] = {}
    lowest = -least
    for at in sorted(range(len(heights)), key=lambda at: heights[at]):
        lowest = placed[at] = max(heights[at], lowest + least)
    return [placed[at] for at in range(len(heights))]


def thin(course: Course) -> list[tuple[int, tuple[float, float, float]]]:
    """Return numbered points of the course: at most as many as a picture can show, always with the last one."""
    numbered = list(enumerate(course, 1))
    step = -(-len(numbered) // MOST_POINTS) or 1
    kept = numbered[::step]
    return kept if not numbered or kept[-1] == numbered[-1] else [*kept, numbered[-1]]
