"""``erawan bench``: the figures of this machine beside a calibration loop."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from erawan.benchmark.figures import Figure

# How many figures to expect, for the progress bar; tested.
FIGURES = 21
PEER_FIGURES = 18


def bench(
    *,
    json_output: Annotated[bool, Parameter(name="--json", help="Print one JSON object.", negative="")] = False,
    peers: Annotated[
        bool,
        Parameter(help="Also measure PettingZoo and OpenSpiel, for comparison.", negative=""),
    ] = False,
) -> None:
    """Measure how fast everything is on this machine."""
    from rich.console import Console

    from erawan.cli.arguments import progress_bar

    found = []
    with progress_bar() as progress:
        task = progress.add_task("Measuring", total=FIGURES + PEER_FIGURES * peers)
        for figure in _figures(peers):
            found.append(figure)
            progress.update(task, advance=1, description=f"Measured {figure.key}")
    if json_output:
        print(json.dumps(_as_object(found)))
    else:
        Console().print(_as_table(found))


def _figures(peers: bool) -> Iterator[Figure]:
    from erawan.benchmark.figures import all_figures
    from erawan.benchmark.peers import load_peers, peer_figures

    others = load_peers() if peers else None
    own = 0.0
    for figure in all_figures():
        if figure.key == "siam.turns_per_s":
            own = float(figure.value)
        yield figure
    if others:
        yield from peer_figures(others, own)


def _as_object(figures: list[Figure]) -> dict[str, object]:
    ratios = {figure.key: round(figure.ratio, 6) for figure in figures if figure.ratio is not None}
    return {**{figure.key: figure.value for figure in figures}, "ratios": ratios}


def _as_table(figures: list[Figure]) -> object:
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table("figure", "value", "wanted", "ratio", box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    table.caption = "ratio: the value over the calibration loop's, measured around it"
    for column in table.columns:
        column.no_wrap = True
    table.columns[1].justify = table.columns[3].justify = "right"
    for figure in figures:
        value = f"{figure.value:,}" if not isinstance(figure.value, str) else figure.value
        ratio = "" if figure.ratio is None else f"{figure.ratio:.5f}"
        table.add_row(figure.key, f"{value} {figure.unit}", figure.wanted, ratio)
    return table
