"""Siam as an SVG picture: the board in a lacquer frame, each side's reserve at its own edge.

The picture is our own drawing and stands by itself: no fonts, images or scripts from elsewhere, and no words but the
caller's. One unit is one pixel at full size; a square is ``SQUARE`` wide. Every piece is drawn once, seen from above
and looking north, and then turned.

Nothing is told by colour alone. Elephants are light and have wide ears, a trunk and a saddle cloth; rhinos are dark
and have horns and plates. A wedge at the edge of the square says where an animal looks. Beside a reserve a lotus says
whose turn it is, a crown who won, and two bars that the game was drawn. The last turn's squares have marked corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from string import Template

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

_ELEPHANT = """
<path class="siam-e-tail" d="M0 49Q5 53 1 58"/>
<path class="siam-e" d="M-24 0a9 9 0 1 0-2 17zM24 0a9 9 0 1 1 2 17zM-15 50a9 9 0 0 1-11-14zM15 50a9 9 0 0 0 11-14z"/>
<path class="siam-e" d="M0-8C20-8 28 6 28 24C28 41 17 52 0 52C-17 52-28 41-28 24C-28 6-20-8 0-8z"/>
<path class="siam-cloth" d="M-18 12H18Q22 28 16 43Q0 48-16 43Q-22 28-18 12z"/>
<path class="siam-trim" d="M-13.5 16H13.5Q17 28 12.5 39.5Q0 43-12.5 39.5Q-17 28-13.5 16z"/>
<path class="siam-gilt" d="M0 20l6 8.5l-6 8.5l-6-8.5z"/>
<path class="siam-e" d="M-13-19C-20-28-34-33-44-28C-56-22-55-3-49 8C-46 14-41 11-38 13C-34 17-30 17-27 13
C-23 12-17 11-12 3z"/>
<path class="siam-e" d="M13-19C20-28 34-33 44-28C56-22 55-3 49 8C46 14 41 11 38 13C34 17 30 17 27 13
C23 12 17 11 12 3z"/>
<path class="siam-ear" d="M-19-15C-26-22-36-26-43-21C-50-15-48-3-44 4C-41 7-34 9-29 6C-24 4-20 0-19-5z"/>
<path class="siam-ear" d="M19-15C26-22 36-26 43-21C50-15 48-3 44 4C41 7 34 9 29 6C24 4 20 0 19-5z"/>
<path class="siam-tusk" d="M-15-20C-23-29-23-39-17-48C-15-40-12-35-7-29zM15-20C23-29 23-39 17-48C15-40 12-35 7-29z"/>
<path class="siam-e" d="M0 12C-15 12-21 2-21-8C-21-19-13-21-11-28C-9-36-8-43-7-48C-6-54 6-54 7-48C8-43 9-36 11-28
C13-21 21-19 21-8C21 2 15 12 0 12z"/>
<path class="siam-e-fold" d="M-7-46h14M-8-40h16M-9-34h18M-10-28h20M-7 6Q0 3 7 6"/>
<circle class="siam-e-eye" cx="-14" cy="-14" r="2.8"/><circle class="siam-e-eye" cx="14" cy="-14" r="2.8"/>
<path class="siam-cloth" d="M0-20Q9-12 7 0Q0 4-7 0Q-9-12 0-20z"/>
<path class="siam-gilt" d="M0-14l3.5 6l-3.5 6l-3.5-6z"/>"""

_RHINO = """
<path class="siam-r-tail" d="M0 50Q-5 53-1 58"/>
<path class="siam-r" d="M-25 1a9 9 0 1 0-3 17zM25 1a9 9 0 1 1 3 17zM-18 52a9 9 0 0 1-11-15zM18 52a9 9 0 0 0 11-15z"/>
<path class="siam-r" d="M0-8C21-8 33 6 33 24C33 43 20 53 0 53C-20 53-33 43-33 24C-33 6-21-8 0-8z"/>
<path class="siam-r-plate" d="M-29 14Q0 28 29 14Q31 24 28 35Q14 27 0 36Q-14 27-28 35Q-31 24-29 14z"/>
<path class="siam-r-fold" d="M-31 14Q0 28 31 14M-30 37Q-14 27 0 36Q14 27 30 37"/>
<path class="siam-r-dots" d="M-12 42h.01M12 42h.01M-6 47h.01M6 47h.01M-20 24h.01M20 24h.01M-11 27h.01M11 27h.01"/>
<path class="siam-r" d="M-12-4C-25 3-37-4-37-17C-27-22-17-19-12-11zM12-4C25 3 37-4 37-17C27-22 17-19 12-11z"/>
<path class="siam-r-inner" d="M-18-7C-24-4-31-8-32-14C-26-16-21-14-18-7zM18-7C24-4 31-8 32-14C26-16 21-14 18-7z"/>
<path class="siam-r" d="M0 12C-15 12-21 2-20-10C-19-19-15-22-15-29C-16-38-10-43 0-43C10-43 16-38 15-29C15-22 19-19 20-10
C21 2 15 12 0 12z"/>
<path class="siam-r-fold" d="M-11 2Q0 9 11 2M-10-37q1 4-1 6M10-37q-1 4 1 6"/>
<path class="siam-horn" d="M-6-7Q-4-14 0-20Q4-14 6-7Q0-3-6-7z"/>
<path class="siam-horn" d="M-10-25C-10-36-5-44 0-54C5-44 10-36 10-25Q0-17-10-25z"/>
<circle class="siam-r-eye" cx="-14" cy="-16" r="2.6"/><circle class="siam-r-eye" cx="14" cy="-16" r="2.6"/>"""

_ROCK = """
<path class="siam-s" d="M-30-33L-8-45L16-40L24-28L42-20L50 8L40 34L14 40L2 47L-32 40L-50 18L-42-8z"/>
<path class="siam-s-dark" d="M50 8L40 34L14 40L2 47L-32 40L-50 18L-24 22L2 14L20 18L30 2z"/>
<path class="siam-s-light" d="M-30-33L-8-45L16-40L10-24L-14-16L-24 0L-42-8z"/>
<path class="siam-s-crack" d="M-24 0L-24 22L-14 41M10-24L30 2M2 14L6 28M20 18L40 34M-14-16L-2-6L-6 4M24-28L18-18"/>
<path class="siam-s-edge" d="M-30-33L-8-45L16-40L24-28L42-20L50 8L40 34L14 40L2 47L-32 40L-50 18L-42-8z"/>"""

_PETALS = (
    """<path d="M0-22Q9-9 0 0Q-9-9 0-22M22 0Q9 9 0 0Q9-9 22 0M0 22Q-9 9 0 0Q9 9 0 22M-22 0Q-9-9 0 0Q-9 9-22 0"/>"""
)
_LOTUS = """
<path class="siam-gilt" d="M-26 6Q-18-6-8 2Q-6 14 0 16Q-18 20-26 6zM26 6Q18-6 8 2Q6 14 0 16Q18 20 26 6z"/>
<path class="siam-gilt" d="M-17-10Q-4-6 0 16Q-18 12-17-10zM17-10Q4-6 0 16Q18 12 17-10z"/>
<path class="siam-gilt-light" d="M0-24Q14-4 0 16Q-14-4 0-24z"/>"""
_CROWN = """
<path class="siam-gilt-light" d="M0-34Q2-18 7-10Q13-3 14 6H-14Q-13-3-7-10Q-2-18 0-34z"/>
<path class="siam-gilt-line" d="M-4-16H4M-9-6H9"/>
<path class="siam-gilt" d="M-20 6H20L17 14H-17zM-17 16H17L20 23H-20zM-20 4L-23-8L-14 1zM20 4L23-8L14 1z"/>"""
_BARS = """<path class="siam-gilt-light" d="M-16-10h32v7h-32zM-16 3h32v7h-32z"/>"""
_CORNERS = "M-54-34V-54H-34M34-54H54V-34M54 34V54H34M-34 54H-54V34"
_TOOTH = "q10-1 13-17q3 16 13 17"  # 26 wide
_WEDGE = "M0-58.5L14-48.5Q0-51.5-14-48.5z"
_SIDES = ("elephant", "rhino")

_SYMBOLS = {
    "elephant": _ELEPHANT,
    "rhino": _RHINO,
    "rock": _ROCK,
    "petals": _PETALS,
    "lotus": _LOTUS,
    "crown": _CROWN,
    "bars": _BARS,
}


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
    for name, shapes in _SYMBOLS.items():
        yield f'<symbol id="siam-{name}" viewBox="-60 -60 120 120">{shapes}</symbol>'
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
