"""Draw who wins King of Siam by seat, map and number of players: a row for each file of games of the arena.

    erawan arena level-3 level-3 --game king-of-siam -o map=britain --games 240 --seed 3 --out britain-2.erawan
    PYTHONPATH=src:. python bench/seat_chart.py britain-2.erawan --plot seats.svg

Seats count from the player who begins; with four players, 1 is the team of the first and the third. A point is the part
of the games that a seat won, its line the 95 % interval, the grey mark an equal share.
"""

import argparse
from pathlib import Path

from bench.discoveries import first_seat

from erawan.arena.statistics import wilson
from erawan.records import read_records

WIDTH, LEFT, RIGHT, TOP, ROW = 640, 150, 620, 20, 22
MOST = 0.7
"""The share at the right end of the scale."""


def main():
    """Write the chart of the files."""
    parser = argparse.ArgumentParser(description="Draw who wins King of Siam by seat.")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--plot", type=Path, required=True)
    given = parser.parse_args()
    given.plot.write_text(draw([rows_of(list(read_records(path))) for path in given.files]), encoding="utf-8")


def rows_of(records):
    """Return a label, the wins, the games and the equal share for each side; a shared win counts in part."""
    game = records[0].game
    wins = [0.0] * len(game.sides)
    for record in records:
        won = [side for side in game.sides if side[0] in record.result.winners]
        for side in won:
            wins[(side[0] - first_seat(record)) % len(wins)] += 1 / len(won)
    of = f"{game.options['map']}, {game.seats} players"
    return [(f"{of}: {at + 1}", each, len(records), 1 / len(wins)) for at, each in enumerate(wins)]


def draw(groups):
    """Return the SVG chart; the rows of a file stand together."""
    parts, y = [], TOP
    for rows in groups:
        for label, wins, games, even in rows:
            low, high = wilson(wins / games, games)
            parts += [
                f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{label}</text>',
                f'<line class="even" x1="{_x(even)}" y1="{y - 7}" x2="{_x(even)}" y2="{y + 7}"/>',
                f'<line class="interval" x1="{_x(low)}" y1="{y}" x2="{_x(high)}" y2="{y}"/>',
                f'<circle cx="{_x(wins / games)}" cy="{y}" r="4"/>',
            ]
            y += ROW
        y += ROW // 2
    for percent in range(0, round(100 * MOST) + 1, 10):
        parts.append(f'<text x="{_x(percent / 100)}" y="{y + 4}" text-anchor="middle">{percent} %</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 14}" width="{WIDTH}" height="{y + 14}">\n'
        "<style>text { font: 12px sans-serif; fill: #333 } .even { stroke: #999; stroke-width: 2 }\n"
        ".interval { stroke: #1f5fa8; stroke-width: 2 } circle { fill: #1f5fa8 }</style>\n"
        f'<rect width="{WIDTH}" height="{y + 14}" fill="#fff"/>'
    )
    return "\n".join([head, *parts, "</svg>", ""])


def _x(share):
    return round(LEFT + (RIGHT - LEFT) * share / MOST)


if __name__ == "__main__":
    main()
