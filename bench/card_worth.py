"""Measure what each card of King of Siam is worth over a game of two players, by the net.

    erawan arena best best --game king-of-siam --nodes 400 --games 200 --workers 1 --seed 2 --out worth.erawan
    python bench/card_worth.py worth.erawan --plot card_worth.svg

In every position the net gives the chance of the seat to move to win. The script takes one card from that seat's hand
and asks again: the difference is what the card is worth there. It prints the mean for each card and each number of
struggles that are over, and draws it.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import mean, stdev

import numpy as np

from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.notation import CARD_NAMES
from erawan.nets.king_of_siam_net import make_work, net_values, shipped_net
from erawan.records import read_records

PLAYERS = 2
LEAST_POSITIONS = 30
"""Means of fewer positions are left out."""
WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 500, 24, 280
STYLES = (
    ("#1f5fa8", "none"), ("#b2541a", "7 4"), ("#2b7a3d", "2 3"), ("#7a3d8c", "10 3 2 3"), ("#555555", "none"),
    ("#a81f4e", "7 4"), ("#0d7f86", "2 3"),
)  # fmt: skip
LEAST_APART = 14


def main():
    """Print the table, and draw it."""
    parser = argparse.ArgumentParser(description="Measure what each card of King of Siam is worth.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    found, positions = measure(read_records(given.file))
    print(f"{positions} positions\n")
    print_table(found)
    if given.plot:
        given.plot.write_text(draw(found), encoding="utf-8")


def measure(records):
    """Return the worths, in points of the chance to win, by card and struggles that are over; and the positions."""
    net, work, values = shipped_net(PLAYERS), make_work(), np.empty(k.MOST_PLAYERS, np.float32)
    worths, positions = defaultdict(list), 0

    def chance(vector):
        net_values(vector, net, work, values)
        return (1 + float(values[vector[k.TO_MOVE]])) / 2

    for record in records:
        for state in record.replay():
            if state.outcome is not None:
                continue
            vector = state.vector.copy()
            full, positions = chance(vector), positions + 1
            for card in range(k.CARDS):
                at = k.HAND + k.CARDS * vector[k.TO_MOVE] + card
                if vector[at]:
                    vector[at] -= 1
                    worths[card, int(vector[k.SETTLED])].append(100 * (full - chance(vector)))
                    vector[at] += 1
    return {place: list_ for place, list_ in worths.items() if len(list_) >= LEAST_POSITIONS}, positions


def phases(found):
    """Return the numbers of struggles that are over, as far as there are positions."""
    return sorted({settled for _, settled in found})


def print_table(found):
    """Print the means, and the largest of their standard errors."""
    columns = phases(found)
    print("| card | " + " | ".join(map(str, columns)) + " |\n|---" + "|---" * len(columns) + "|")
    for card, name in enumerate(CARD_NAMES):
        cells = [f"{mean(found[card, at]):.1f}" if (card, at) in found else "" for at in columns]
        print(f"| `{name}` | " + " | ".join(cells) + " |")
    errors = [stdev(worths) / len(worths) ** 0.5 for worths in found.values()]
    print(f"\nlargest standard error: {max(errors):.1f}")


def draw(found):
    """Return an SVG chart: a line for each card, over the struggles that are over."""
    columns = phases(found)
    most = max(mean(worths) for worths in found.values())

    def place(settled, worth):
        across = LEFT + (RIGHT - LEFT) * (settled - columns[0]) / (columns[-1] - columns[0])
        return across, BOTTOM - (BOTTOM - TOP) * worth / most

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        "<style>text { font: 12px sans-serif; fill: #333 } .grid { stroke: #ddd }",
        "polyline { fill: none; stroke-width: 2 }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for worth in range(0, int(most) + 1, 5):
        _, y = place(columns[0], worth)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y:.0f}" x2="{RIGHT}" y2="{y:.0f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{worth} %</text>')
    for settled in columns:
        x, _ = place(settled, 0)
        parts.append(f'<text x="{x:.0f}" y="{BOTTOM + 18}" text-anchor="middle">{settled}</text>')
    middle = (LEFT + RIGHT) // 2
    parts.append(f'<text x="{middle}" y="{BOTTOM + 40}" text-anchor="middle">struggles that are over</text>')
    ends = []
    for card, name in enumerate(CARD_NAMES):
        line = [place(settled, mean(found[card, settled])) for settled in columns if (card, settled) in found]
        colour, dashes = STYLES[card]
        points = " ".join(f"{x:.0f},{y:.0f}" for x, y in line)
        parts.append(f'<polyline stroke="{colour}" stroke-dasharray="{dashes}" points="{points}"/>')
        ends.append((line[-1][1], name, colour))
    height = TOP - LEAST_APART
    for y, name, colour in sorted(ends):
        height = max(y + 4, height + LEAST_APART)
        parts.append(f'<text x="{RIGHT + 8}" y="{height:.0f}" style="fill: {colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    main()
