"""Siam as an SVG picture: the board in a lacquer frame, each side's reserve at its own edge.

The picture is our own drawing and stands by itself: no fonts, images or scripts from elsewhere, and no words but the
caller's. One unit is one pixel at full size; a square is ``SQUARE`` wide. Every piece is drawn once (``art``), seen
from above and looking north, and then turned.

Nothing is told by colour alone. Elephants are light and have wide ears, a trunk and a saddle cloth; rhinos are dark
and have horns and plates. A wedge at the edge of the square says where an animal looks. Beside a reserve a lotus says
whose turn it is, a crown who won, and two bars that the game was drawn. The last turn's squares have marked corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from string import Template

from erawan.drawing.art import symbols
from erawan.drawing.palette import LACQUER, by_day_and_night
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.notation import SQUARE_NAMES
from erawan.games.siam.state import SiamState

DAY = {
    **LACQUER,
    "celadon": "#8fb8a0",
    "celadon_light": "#a3c7b0",
    "celadon_deep": "#5c8a74",
    "ivory": "#f6efe0",
    "ivory_shade": "#dfae98",
    "tusk": "#ffffff",
    "ivory_line": "#4a3524",
    "cloth": "#b3282d",
    "slate": "#4b566b",
    "slate_light": "#64718a",
    "slate_line": "#12161f",
    "stone": "#9a8f83",
    "stone_light": "#c4b9aa",
    "stone_dark": "#6b6058",
    "stone_line": "#3a322c",
    "corners": "#6b1a24",
}
# The frame stays. On the darker board dark animals have light lines.
NIGHT = {
    **DAY,
    "celadon": "#24443d",
    "celadon_light": "#2c5048",
    "celadon_deep": "#4f7f71",
    "ivory": "#e6dac1",
    "ivory_shade": "#c58f79",
    "tusk": "#f6efe0",
    "ivory_line": "#2b1d12",
    "cloth": "#a3262b",
    "slate": "#2b3345",
    "slate_light": "#424d66",
    "slate_line": "#a9b6cf",
    "stone": "#786e64",
    "stone_light": "#9d9286",
    "stone_dark": "#534a43",
    "stone_line": "#1e1915",
    "corners": "#f8e2a4",
}

SQUARE = 120
BAND = 38
WIDTH = 748
HEIGHT = 996
BOARD_LEFT = (WIDTH - sq.SIZE * SQUARE) // 2
BOARD_TOP = (HEIGHT - sq.SIZE * SQUARE) // 2
RESERVE_MIDDLE = 83
RESERVE_STEP = 92

# In this order: the frame, the board, the elephants, the rhinos, the rocks. Plain class names with our prefix, as rules
# for things inside other things do not reach into symbols, and a picture put into a page should leave the page alone.
_FIXED = Template("""
.siam-card{fill:url(#siam-lacquer)} .siam-band{fill:$lacquer_deep} .siam-open{fill:none}
.siam-line{stroke:$gold;stroke-width:2} .siam-fine{stroke-width:1;stroke-opacity:.6}
.siam-lit{stroke:$gold_light;stroke-width:4} .siam-teeth{fill:$gold;fill-opacity:.3;stroke:$gold;stroke-width:1}
.siam-gilt{fill:$gold} .siam-gilt-light{fill:$gold_light}
.siam-gilt-line{fill:none;stroke:$gold_deep;stroke-width:1.6}
.siam-name{fill:$gold_light;text-anchor:middle;font:600 25px Georgia,'Noto Serif',serif}
""")
_CHANGING = Template("""
.siam-tray,.siam-even{fill:$celadon} .siam-odd{fill:$celadon_light} .siam-inlay{fill:$celadon_deep;fill-opacity:.3}
.siam-grid{fill:none;stroke:$celadon_deep;stroke-width:1.5} .siam-way{stroke-width:2}
.siam-last{fill:$gold_light;fill-opacity:.62} .siam-corners{fill:none;stroke:$corners;stroke-width:5}
.siam-e{fill:$ivory;stroke:$ivory_line;stroke-width:2.4} .siam-ear{fill:$ivory_shade} .siam-e-eye{fill:$ivory_line}
.siam-e-fold{fill:none;stroke:$ivory_line;stroke-width:1.8;stroke-opacity:.6}
.siam-e-way{fill:$cloth;stroke:$ivory_line} .siam-e-tail{fill:none;stroke:$ivory_line;stroke-width:3}
.siam-tusk{fill:$tusk;stroke:$ivory_line;stroke-width:2} .siam-cloth{fill:$cloth;stroke:$gold_deep;stroke-width:1.4}
.siam-trim{fill:none;stroke:$gold;stroke-width:2}
.siam-r{fill:$slate;stroke:$slate_line;stroke-width:2.4} .siam-r-plate{fill:$slate_light} .siam-r-eye{fill:$gold_light}
.siam-r-fold{fill:none;stroke:$slate_line;stroke-width:2} .siam-r-way{fill:$slate_line;stroke:$slate_line}
.siam-r-tail{fill:none;stroke:$slate_line;stroke-width:3} .siam-horn{fill:$ivory;stroke:$slate_line;stroke-width:2.2}
.siam-r-inner{fill:$slate_line;fill-opacity:.7} .siam-r-dots{stroke:$slate_line;stroke-width:3;stroke-opacity:.55}
.siam-s{fill:$stone} .siam-s-light{fill:$stone_light} .siam-s-dark{fill:$stone_dark}
.siam-s-crack{fill:none;stroke:$stone_line;stroke-width:1.5}
.siam-s-edge{fill:none;stroke:$stone_line;stroke-width:2.6}
""")

_GRADIENT = Template("""<radialGradient id="siam-lacquer" cy=".5" r=".75">
<stop stop-color="$lacquer"/><stop offset="1" stop-color="$lacquer_deep"/></radialGradient>
<filter id="siam-shadow" x="-5%" y="-5%" width="110%" height="110%">
<feDropShadow dx="0" dy="3" stdDeviation="2.5" flood-color="$lacquer_deep" flood-opacity=".5"/></filter>""")

_CORNERS = "M-54-34V-54H-34M34-54H54V-34M54 34V54H34M-34 54H-54V34"
_TOOTH = "q10-1 13-17q3 16 13 17"  # 26 wide
_WEDGE = "M0-58.5L14-48.5Q0-51.5-14-48.5z"
_SIDES = ("elephant", "rhino")


def draw(state: SiamState, title: str, highlight: Sequence[int] = (), captions: Mapping[int, str] | None = None) -> str:
    """The position as the text of an SVG picture; ``captions`` are words for the pieces, by square."""
    vector = state.vector
    pieces = {square: int(vector[k.BOARD + square]) for square in range(sq.SQUARES) if vector[k.BOARD + square]}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="siam" role="img" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" style="max-width:100%;height:auto" '
        'stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{escape(title)}</title><desc>{escape(str(state))}</desc>",
        *_defs(),
        *_frame(),
        *_squares(highlight),
        '<g filter="url(#siam-shadow)">',
        *_reserves(state),
        *(_piece(square, piece, (captions or {}).get(square, "")) for square, piece in pieces.items()),
        "</g></svg>\n",
    ]
    return "\n".join(parts)


def _defs() -> Iterator[str]:
    changing = by_day_and_night(_CHANGING.substitute(DAY), _CHANGING.substitute(NIGHT))
    yield f"<style>{_FIXED.substitute(DAY)}{changing}</style>"
    yield f"<defs>{_GRADIENT.substitute(DAY)}"
    yield from symbols("siam")
    yield "</defs>"


def _use(name: str, x: float, y: float, size: float, *, turn: int = 0, css: str = "") -> str:
    """One symbol with its middle at a point, ``turn`` quarters clockwise."""
    turned = f" rotate({90 * turn})" if turn else ""
    half = size / 2
    classed = f' class="{css}"' if css else ""
    return (
        f'<use href="#siam-{name}" x="{-half:g}" y="{-half:g}" width="{size:g}" height="{size:g}" '
        f'transform="translate({x:g} {y:g}){turned}"{classed}/>'
    )


def _box(css: str, x: float, y: float, width: float, height: float, *, rounding: float = 0) -> str:
    rounded = f' rx="{rounding:g}"' if rounding else ""
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{rounded}/>'


def _middle(square: int) -> tuple[int, int]:
    """The middle of a square; north, row 5, is at the top."""
    row, column = divmod(square, sq.SIZE)
    return BOARD_LEFT + column * SQUARE + SQUARE // 2, BOARD_TOP + (sq.SIZE - 1 - row) * SQUARE + SQUARE // 2


def _frame() -> Iterator[str]:
    """The card, its gold lines, and the band around the board with the names of columns and rows."""
    side = sq.SIZE * SQUARE + 2 * BAND
    left, top = BOARD_LEFT - BAND, BOARD_TOP - BAND
    yield _box("siam-card", 0, 0, WIDTH, HEIGHT, rounding=30)
    yield _box("siam-open siam-line", 11, 11, WIDTH - 22, HEIGHT - 22, rounding=21)
    yield _box("siam-open siam-line siam-fine", 17, 17, WIDTH - 34, HEIGHT - 34, rounding=16)
    teeth = _TOOTH * (side // 26)
    for edge, up in ((top, 1), (top + side, -1)):
        yield f'<path class="siam-teeth" transform="translate({left} {edge}) scale(1 {up})" d="M0 0{teeth}z"/>'
    yield _box("siam-band", left, top, side, side, rounding=8)
    yield _box("siam-open siam-line", left, top, side, side, rounding=8)
    for x in (left + BAND / 2, left + side - BAND / 2):
        for y in (top + BAND / 2, top + side - BAND / 2):
            yield _use("petals", x, y, 66, css="siam-gilt")
    yield from _names(left + BAND / 2, top + BAND / 2, side - BAND)


def _names(left: float, top: float, span: float) -> Iterator[str]:
    for at in range(sq.SIZE):
        x, y = _middle(at * sq.SIZE + at)
        name = SQUARE_NAMES[at * sq.SIZE + at]
        for edge in (0, span):
            yield f'<text class="siam-name" x="{x}" y="{top + edge:g}" dy=".35em">{name[0]}</text>'
            yield f'<text class="siam-name" x="{left + edge:g}" y="{y}" dy=".35em">{name[1]}</text>'


def _squares(highlight: Sequence[int]) -> Iterator[str]:
    for square in range(sq.SQUARES):
        x, y = _middle(square)
        css = "siam-odd" if square % 2 else "siam-even"
        yield _box(css, x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE)
        yield _use("petals", x, y, 130, css="siam-inlay")
    across = "".join(f"M0 {SQUARE * at}h{SQUARE * sq.SIZE}" for at in range(1, sq.SIZE))
    down = "".join(f"M{SQUARE * at} 0v{SQUARE * sq.SIZE}" for at in range(1, sq.SIZE))
    yield f'<path class="siam-grid" transform="translate({BOARD_LEFT} {BOARD_TOP})" d="{across}{down}"/>'
    yield _box("siam-open siam-line", BOARD_LEFT, BOARD_TOP, sq.SIZE * SQUARE, sq.SIZE * SQUARE)
    yield from _highlights(highlight)


def _highlights(squares: Sequence[int]) -> Iterator[str]:
    for square in squares:
        x, y = _middle(square)
        yield _box("siam-last", x - 58, y - 58, 116, 116)
        yield f'<path class="siam-corners" transform="translate({x} {y})" d="{_CORNERS}"/>'


def _piece(square: int, piece: int, caption: str) -> str:
    x, y = _middle(square)
    label = f"<title>{escape(caption)}</title>" if caption else ""
    if piece == k.ROCK:
        return f"<g>{label}{_use('rock', x, y, 104)}</g>"
    side, facing = divmod(piece - k.ELEPHANT, 4)
    name = _SIDES[side]
    turned = f"translate({x} {y}) rotate({90 * facing})"
    wedge = f'<path class="siam-way siam-{name[0]}-way" transform="{turned}" d="{_WEDGE}"/>'
    return f"<g>{label}{wedge}{_use(name, x, y, 106, turn=facing)}</g>"


def _reserves(state: SiamState) -> Iterator[str]:
    """Both reserves: the rhinos' above the board, the elephants' below."""
    vector = state.vector
    for side, name in enumerate(_SIDES):
        y = RESERVE_MIDDLE if side else HEIGHT - RESERVE_MIDDLE
        mark = _mark(state, side)
        width = RESERVE_STEP * k.ANIMALS_A_SIDE
        css = "siam-tray siam-line " + ("siam-lit" if mark else "siam-fine")
        yield _box(css, (WIDTH - width) / 2, y - 46, width, 92, rounding=46)
        for at in range(k.ANIMALS_A_SIDE):
            x = WIDTH / 2 + (at - 2) * RESERVE_STEP
            here = at < vector[k.RESERVE + side]
            yield _use(name, x, y, 80, turn=2 * side) if here else _use("petals", x, y, 110, css="siam-inlay")
        if mark:
            yield from (_use(mark, x, y, 120) for x in (80, WIDTH - 80))


def _mark(state: SiamState, side: int) -> str:
    """The symbol beside a side's reserve: to move, winner, drawn; or none."""
    if state.outcome is None:
        return "lotus" if state.vector[k.TO_MOVE] == side else ""
    if not state.outcome.winners:
        return "bars"
    return "crown" if side + 1 in state.outcome.winners else ""
