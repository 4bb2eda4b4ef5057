"""Write the map of Siam for the home page, small enough to be loaded with it: ``python -m tools.write_home_map``.

The drawing that games use has every province as a path of its own. The home page and the thumbnails of games draw the
coast and the borders only, more coarsely.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import erawan
from erawan.server.http.position_routes import draw_map_of

TARGET = Path(__file__).resolve().parents[1] / "web/src/home/siam_map.json"
STEP = 2


def coarsen(path: str) -> str:
    """Return a path through every second of its points, rounded to whole units."""
    return "".join(_coarsen_line(line) for line in re.findall("M[^M]+", path))


def _coarsen_line(line: str) -> str:
    ends = [numbers.split()[-2:] for numbers in re.findall("[MQ]([^MQz]+)", line)]
    points = [(round(float(x)), round(float(y))) for x, y in ends]
    points = [*points[:-1:STEP], points[-1]]
    steps = [f"{x - left} {y - top}" for (left, top), (x, y) in pairwise(points)]
    text = f"M{points[0][0]} {points[0][1]}l" + " ".join(steps)
    return text.replace(" -", "-") + ("z" if line.rstrip().endswith(("z", "Z")) else "")


def home_map() -> str:
    """Return the map as JSON."""
    drawn = draw_map_of(erawan.game("king-of-siam"))
    provinces = [
        {"code": each.code, "name": each.name, "x": round(each.x), "y": round(each.y)} for each in drawn.provinces
    ]
    found = {
        "width": round(drawn.width),
        "height": round(drawn.height),
        "coast": coarsen(drawn.coast),
        "borders": coarsen(drawn.borders),
        "provinces": provinces,
    }
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    TARGET.write_text(home_map(), encoding="utf-8")
