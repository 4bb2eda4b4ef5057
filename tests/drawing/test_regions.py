"""The regions of a map: they touch only at borders, and borders that they do not show have a road (K1.5)."""

import random
import re
from itertools import combinations

import pytest

from erawan.drawing.king_of_siam.hexes import Outlines, around, component
from erawan.drawing.king_of_siam.regions import MOUNTAINS, SEA, SHORTEST_BORDER, draw_regions, label_hexes, spread
from erawan.games.king_of_siam.maps import Map, Province, load_map
from tests.run_checks import has_full_matrix

SIZE = (492.0, 830.0)


def random_map(seed):
    """Return a connected map of eight provinces at random places, sometimes all in one corner."""
    chance = random.Random(seed)
    span = chance.choice([0, 1, 20, 100])
    provinces = tuple(
        Province(f"a{letter}", letter, chance.randint(0, span), chance.randint(0, 160)) for letter in "abcdefgh"
    )
    borders = {(chance.randrange(end), end) for end in range(1, 8)}
    borders |= {tuple(sorted(chance.sample(range(8), 2))) for _ in range(chance.randrange(12))}
    return Map("own", "Own", provinces, (0, 1, 2), tuple(sorted(borders)), f"{seed}")


def made_map(name, places, borders):
    provinces = tuple(Province(f"a{letter}", letter, x, y) for letter, (x, y) in zip("abcdefgh", places, strict=True))
    return Map("own", "Own", provinces, (0, 1, 2), tuple(borders), name)


STAR, CHAIN = [(0, end) for end in range(1, 8)], [(end, end + 1) for end in range(7)]
PLACES = {
    "row": [(14 * at, 80) for at in range(8)],
    "column": [(50, 20 * at) for at in range(8)],
    "slope": [(14 * at, 20 * at) for at in range(8)],
    "mixed row": [(14 * (3 * at % 8), 80) for at in range(8)],
    "point": [(50, 80)] * 8,
    "corner": [(0, 0)] * 8,
    "two points": [(0, 0)] * 4 + [(100, 160)] * 4,
}
ODD = [
    made_map(f"{name}, {how}", places, borders)
    for name, places in PLACES.items()
    for how, borders in (("star", STAR), ("chain", CHAIN), ("all", list(combinations(range(8), 2))))
]
OWN = [load_map("siam"), load_map("britain")]
RANDOM_MAPS = 60 if has_full_matrix() else 20


@pytest.fixture(
    scope="module",
    params=[*OWN, *ODD, *(random_map(seed) for seed in range(RANDOM_MAPS))],
    ids=lambda plan: plan.digest,
)
def drawn(request):
    """Return a map, the labels of its hexagons, and its regions, drawn once for all tests of that map."""
    plan = request.param
    sites = spread([(province.x, province.y) for province in plan.provinces], *SIZE)
    return plan, label_hexes(sites, set(plan.borders), *SIZE), draw_regions(plan, *SIZE)


def test_the_drawing_agrees_with_the_borders(drawn):
    plan, labels, regions = drawn
    touching = {}
    for cell, label in labels.items():
        for other in (labels.get(near, SEA) for near in around(cell)):
            if 0 <= label < other:
                touching[label, other] = touching.get((label, other), 0) + 1
    assert touching.keys() <= set(plan.borders)
    assert touching.keys() == regions.borders.keys()
    roads = {(road.first, road.second) for road in regions.roads}
    assert roads == {border for border in plan.borders if touching.get(border, 0) < SHORTEST_BORDER}


def test_every_province_is_one_piece_of_land_with_room(drawn):
    _, labels, regions = drawn
    for province in range(8):
        cells = {cell for cell, label in labels.items() if label == province}
        assert len(cells) > 12
        assert component(cells, min(cells)) == cells
        x, y = regions.middles[province]
        assert 0 < x < SIZE[0]
        assert 0 < y < SIZE[1]
    numbers = [float(number) for path in regions.paths for number in re.findall(r"[\d.]+", path)]
    assert 0 < min(numbers) <= max(numbers) < SIZE[1]
    assert bool(regions.peaks) == (MOUNTAINS in labels.values()) == bool(regions.mountains)


def test_our_own_maps_need_no_mountains_and_no_roads():
    for plan in OWN:
        regions = draw_regions(plan, *SIZE)
        assert not regions.roads
        assert not regions.peaks
        assert regions.open_sea


def test_outlines_close_and_share_their_lines():
    labels = {(0, 0): 1, (1, 0): 2, (0, 1): SEA}
    outlines = Outlines(labels, SEA)
    first, second = outlines.around_label({1}), outlines.around_label({2})
    assert first.count("M") == first.count("z") == 1
    line, length = outlines.between(1, 2)
    assert length == 1
    assert set(re.findall(r"[ML]([\d. -]+)", line)) <= set(re.findall(r"[ML ]?(-?[\d.]+ -?[\d.]+)", first + second))
    assert outlines.around_label({1, 2}).count("z") == 1
    assert outlines.between(1, 3) == ("", 0)


def test_a_lake_is_an_outline_of_its_own():
    ring = dict.fromkeys(around((0, 0)), 1)
    assert Outlines({(0, 0): SEA, **ring}, SEA).around_label({1}).count("z") == 2
