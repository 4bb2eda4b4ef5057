"""The map of King of Siam as a part of an SVG picture: sea, land, and what stands in each province."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from erawan.drawing.design_tokens import PROVINCE_MAP
from erawan.drawing.king_of_siam.captions import map_caption, province_caption
from erawan.drawing.king_of_siam.hexes import Point
from erawan.drawing.king_of_siam.regions import Regions, draw_regions
from erawan.drawing.king_of_siam.symbols import box, group, lines_of, use, words
from erawan.drawing.king_of_siam.table_facts import Counts, ProvinceFacts, TableFacts
from erawan.games.king_of_siam.maps import FACTION_LETTERS

FIGURE = PROVINCE_MAP.figure


def draw_map(table: TableFacts, language: str, width: float, height: float) -> Iterator[str]:
    """Yield the map with its upper left corner at the origin."""
    regions = draw_regions(table.plan, width, height)
    yield from _sea(regions, _shore(table))
    for province in range(len(table.provinces)):
        yield _land(table, regions, province)
    yield from _lines(table, regions)
    for province, facts in enumerate(table.provinces):
        caption = province_caption(table, province, language)
        yield group(caption, _stands(facts, regions.middles[province]), "kos-province", f' data-code="{facts.code}"')
    if regions.open_sea:
        yield use("junk", *regions.open_sea, 70)
    caption = lines_of(map_caption(table, language), 60, 1)[0]
    yield words("kos-caption kos-end", width - 14, height - 14, caption)
    yield box("kos-open kos-line", 0, 0, width, height, 10)


def _shore(table: TableFacts) -> str:
    """Return the name of the coast's outline; each map has its own, since a page may hold pictures of several maps."""
    return f"kos-shore-{table.plan.digest}"


def _sea(regions: Regions, shore: str) -> Iterator[str]:
    width, height = regions.size
    yield box("kos-sea", 0, 0, width, height, 10)
    yield f'<rect width="{width:g}" height="{height:g}" rx="10" fill="url(#kos-wave)"/>'
    yield f'<defs><path id="{shore}" d="{regions.coast}"/></defs>'
    yield f'<clipPath id="kos-sheet"><rect width="{width:g}" height="{height:g}" rx="10"/></clipPath>'
    shoals = "".join(
        f'<use href="#{shore}" class="kos-shoal" stroke-width="{breadth}"/>' for breadth in PROVINCE_MAP.shoal_widths
    )
    yield f'<g clip-path="url(#kos-sheet)">{shoals}</g>'


def _land(table: TableFacts, regions: Regions, province: int) -> str:
    facts = table.provinces[province]
    kind = "kos-land-other" if province % 2 else "kos-land"
    if facts.owner:
        kind = f"kos-land-{facts.owner}"
    elif facts.is_contested:
        kind = "kos-land-lit"
    return f'<path class="{kind}" data-code="{facts.code}" d="{regions.paths[province]}"/>'


def _lines(table: TableFacts, regions: Regions) -> Iterator[str]:
    """Borders, mountains, coasts and roads; the contested province's outline over them."""
    borders = "".join(regions.borders.values())
    yield f'<path class="kos-border" d="{borders}"/>'
    if regions.peaks:
        yield f'<path class="kos-mountain" d="{regions.mountains}"/>'
        yield from (use("peak", x, y - 3, PROVINCE_MAP.peak_size) for x, y in regions.peaks)
    yield f'<use href="#{_shore(table)}" class="kos-coast"/>'
    for road in regions.roads:
        yield f'<path class="kos-road" d="{road.path}"/>'
        for x, y in (road.start, road.end):
            yield f'<circle class="kos-road-end" cx="{x:g}" cy="{y:g}" r="6"/>'
    for province, facts in enumerate(table.provinces):
        if facts.is_contested:
            yield f'<path class="kos-lit" d="{regions.paths[province]}"/>'


def _stands(facts: ProvinceFacts, place: Point) -> Iterator[str]:
    """Name and home, and below them the followers or the control marker."""
    x, y = round(place[0]), round(place[1])
    name = lines_of(facts.name, 15 if facts.home_of is None else 12, 2)
    top = y - 20 - 19 * (len(name) - 1)
    if facts.home_of is not None:
        # The width of the name is only an estimate; the code stands behind the name.
        half = 4.6 * max(map(len, name)) + 12
        yield use("house", x - half - 18, top - 8, 34, f"kos-{FACTION_LETTERS[facts.home_of]}")
    for at, line in enumerate(name):
        code = f'<tspan class="kos-tag" dx="5">{facts.code}</tspan>' if at == len(name) - 1 else ""
        yield f'<text class="kos-name" x="{x}" y="{top + 19 * at}">{escape(line)}{code}</text>'
    if facts.owner:
        yield use(f"owner-{facts.owner}", x, y + 17, 58)
    else:
        yield from _followers(facts.followers, x, y + 14)


def _followers(counts: Counts, x: float, y: float) -> Iterator[str]:
    """Figures side by side; a crowd is drawn as one figure and a number per faction."""
    if sum(counts) > PROVINCE_MAP.max_figures:
        present = [faction for faction, count in enumerate(counts) if count]
        yield from draw_counts(counts, x, y, FIGURE, "kos-count kos-map-count", present)
        return
    figures = [letter for letter, count in zip(FACTION_LETTERS, counts, strict=True) for _ in range(count)]
    step = PROVINCE_MAP.figure_step
    left = x - step * (len(figures) - 1) / 2
    yield from (use(letter, left + step * at, y, FIGURE) for at, letter in enumerate(figures))


def draw_counts(
    counts: Counts, x: float, y: float, size: float, css: str = "kos-count", factions: Sequence[int] = (0, 1, 2)
) -> Iterator[str]:
    """Yield a figure and a number for each faction, around a point; faint where the number is 0."""
    step = size * 0.6 + 24
    left = x - step * (len(factions) - 1) / 2 - 9
    for at, faction in enumerate(factions):
        letter, faint = FACTION_LETTERS[faction], "" if counts[faction] else "kos-none"
        yield use(letter, left + step * at, y, size, faint)
        yield words(f"{css} {faint}".rstrip(), left + step * at + size * 0.34, y + 9, str(counts[faction]))
