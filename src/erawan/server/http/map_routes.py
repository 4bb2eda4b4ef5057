"""Routes of King of Siam's maps as drawings, with the same regions as the printed picture."""

from __future__ import annotations

from functools import lru_cache

from erawan.drawing.king_of_siam.regions import draw_regions
from erawan.drawing.king_of_siam.table_facts import is_reconstructed
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.protocol.requests import MapInfo, ProvinceInfo, RoadInfo

WIDTH, HEIGHT = 494.0, 832.0


@lru_cache(maxsize=32)
def draw(plan: Map) -> MapInfo:
    """A map, ready to be drawn."""
    regions = draw_regions(plan, WIDTH, HEIGHT)
    homes = dict(zip(plan.homes, FACTION_LETTERS, strict=True))
    provinces = [
        ProvinceInfo(
            province.code,
            province.name,
            regions.paths[at],
            *regions.middles[at],
            [plan.codes[other] for other in _neighbours(plan, at)],
            homes.get(at),
        )
        for at, province in enumerate(plan.provinces)
    ]
    return MapInfo(
        plan.name,
        plan.title,
        WIDTH,
        HEIGHT,
        provinces,
        regions.coast,
        "".join(regions.borders.values()),
        regions.mountains,
        list(regions.peaks),
        [RoadInfo(road.path, [road.start, road.end]) for road in regions.roads],
        regions.open_sea,
        is_reconstructed(plan),
    )


def _neighbours(plan: Map, province: int) -> list[int]:
    return sorted({*(b for a, b in plan.borders if a == province), *(a for a, b in plan.borders if b == province)})
