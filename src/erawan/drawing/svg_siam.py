"""Siam as an SVG picture: the board in a lacquer frame, each side's reserve at its own edge.

The picture is our own drawing and stands by itself: no fonts, images or scripts from elsewhere, and no words but the
caller's. One unit is one pixel at full size; sizes, paths and colours are design tokens (``palette``). Every piece is
drawn once (``art``), seen from above and looking north, and then turned.

Nothing is shown by colour alone. Elephants are light and have wide ears, a trunk and a saddle cloth; rhinos are dark
and have horns and plates. A wedge at the edge of the square says where an animal looks. Beside a reserve a lotus says
whose turn it is, a crown who won, and two bars that the game was drawn. The last turn's squares have marked corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from string import Template

from erawan.drawing.art import symbols
from erawan.drawing.design_tokens import SIAM_BOARD as SIZES
from erawan.drawing.design_tokens import by_day_and_night, colours
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.notation import SQUARE_NAMES
from erawan.games.siam.state import SiamState

DAY = colours("frame", "siam")
NIGHT = colours("frame", "siam", is_night=True)

BOARD_LEFT = (SIZES.width - sq.SIZE * SIZES.square) // 2
BOARD_TOP = (SIZES.height - sq.SIZE * SIZES.square) // 2

# In this order: the frame, the board, the elephants, the rhinos, the rocks. Plain class names with our prefix, because
# CSS rules for nested elements do not reach into symbols, and a picture inside a page must not change the page.
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

_SIDES = ("elephant", "rhino")


def draw(state: SiamState, title: str, highlight: Sequence[int] = (), captions: Mapping[int, str] | None = None) -> str:
    """Return the position as the text of an SVG picture; ``captions`` are words for the pieces, by square."""
    vector = state.vector
    pieces = {square: int(vector[k.BOARD + square]) for square in range(sq.SQUARES) if vector[k.BOARD + square]}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="siam" role="img" viewBox="0 0 {SIZES.width} {SIZES.height}" '
        f'width="{SIZES.width}" height="{SIZES.height}" style="max-width:100%;height:auto" '
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
    """Return one symbol with its middle at a point, turned clockwise by ``turn`` quarter turns."""
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
    """Return the middle of a square; north, row 5, is at the top."""
    row, column = divmod(square, sq.SIZE)
    return BOARD_LEFT + column * SIZES.square + SIZES.square // 2, BOARD_TOP + (
        sq.SIZE - 1 - row
    ) * SIZES.square + SIZES.square // 2


def _frame() -> Iterator[str]:
    """Yield the card, its gold lines, and the band around the board with the names of columns and rows."""
    side = sq.SIZE * SIZES.square + 2 * SIZES.band
    left, top = BOARD_LEFT - SIZES.band, BOARD_TOP - SIZES.band
    yield _box("siam-card", 0, 0, SIZES.width, SIZES.height, rounding=SIZES.frame_rounding)
    for (inset, rounding), css in zip(SIZES.lines, ("siam-line", "siam-line siam-fine"), strict=True):
        width, height = SIZES.width - 2 * inset, SIZES.height - 2 * inset
        yield _box(f"siam-open {css}", inset, inset, width, height, rounding=rounding)
    teeth = SIZES.tooth * (side // SIZES.tooth_width)
    for edge, up in ((top, 1), (top + side, -1)):
        yield f'<path class="siam-teeth" transform="translate({left} {edge}) scale(1 {up})" d="M0 0{teeth}z"/>'
    yield _box("siam-band", left, top, side, side, rounding=SIZES.band_rounding)
    yield _box("siam-open siam-line", left, top, side, side, rounding=SIZES.band_rounding)
    for x in (left + SIZES.band / 2, left + side - SIZES.band / 2):
        for y in (top + SIZES.band / 2, top + side - SIZES.band / 2):
            yield _use("petals", x, y, 66, css="siam-gilt")
    yield from _names(left + SIZES.band / 2, top + SIZES.band / 2, side - SIZES.band)


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
        yield _box(css, x - SIZES.square / 2, y - SIZES.square / 2, SIZES.square, SIZES.square)
        yield _use("petals", x, y, SIZES.inlay_size, css="siam-inlay")
    across = "".join(f"M0 {SIZES.square * at}h{SIZES.square * sq.SIZE}" for at in range(1, sq.SIZE))
    down = "".join(f"M{SIZES.square * at} 0v{SIZES.square * sq.SIZE}" for at in range(1, sq.SIZE))
    yield f'<path class="siam-grid" transform="translate({BOARD_LEFT} {BOARD_TOP})" d="{across}{down}"/>'
    yield _box("siam-open siam-line", BOARD_LEFT, BOARD_TOP, sq.SIZE * SIZES.square, sq.SIZE * SIZES.square)
    yield from _highlights(highlight)


def _highlights(squares: Sequence[int]) -> Iterator[str]:
    for square in squares:
        x, y = _middle(square)
        size = SIZES.last_size
        yield _box("siam-last", x - size / 2, y - size / 2, size, size)
        yield f'<path class="siam-corners" transform="translate({x} {y})" d="{SIZES.corners}"/>'


def _piece(square: int, piece: int, caption: str) -> str:
    x, y = _middle(square)
    label = f"<title>{escape(caption)}</title>" if caption else ""
    if piece == k.ROCK:
        return f"<g>{label}{_use('rock', x, y, SIZES.rock_size)}</g>"
    side, facing = divmod(piece - k.ELEPHANT, 4)
    name = _SIDES[side]
    turned = f"translate({x} {y}) rotate({90 * facing})"
    wedge = f'<path class="siam-way siam-{name[0]}-way" transform="{turned}" d="{SIZES.wedge}"/>'
    return f"<g>{label}{wedge}{_use(name, x, y, SIZES.animal_size, turn=facing)}</g>"


def _reserves(state: SiamState) -> Iterator[str]:
    """Both reserves: the rhinos' above the board, the elephants' below."""
    vector = state.vector
    for side, name in enumerate(_SIDES):
        y = SIZES.reserve_middle if side else SIZES.height - SIZES.reserve_middle
        mark = _mark(state, side)
        height = SIZES.reserve_height
        width = SIZES.reserve_step * k.ANIMALS_A_SIDE
        css = "siam-tray siam-line " + ("siam-lit" if mark else "siam-fine")
        yield _box(css, (SIZES.width - width) / 2, y - height / 2, width, height, rounding=height / 2)
        for at in range(k.ANIMALS_A_SIDE):
            x = SIZES.width / 2 + (at - 2) * SIZES.reserve_step
            here = at < vector[k.RESERVE + side]
            if here:
                yield _use(name, x, y, SIZES.reserve_animal_size, turn=2 * side)
            else:
                yield _use("petals", x, y, SIZES.reserve_inlay_size, css="siam-inlay")
        if mark:
            ends = (SIZES.mark_middle, SIZES.width - SIZES.mark_middle)
            yield from (_use(mark, x, y, SIZES.mark_size) for x in ends)


def _mark(state: SiamState, side: int) -> str:
    """Return the symbol beside a side's reserve: to move, winner, drawn; or none."""
    if state.outcome is None:
        return "lotus" if state.vector[k.TO_MOVE] == side else ""
    if not state.outcome.winners:
        return "bars"
    return "crown" if side + 1 in state.outcome.winners else ""
