"""Summarise games of the arena: who wins by seat, how long games last, which first turns score, who ends up ruling.

    erawan arena best best --game siam --openings 0 --nodes 2000 --games 400 --seed 1 --out siam.erawan
    python bench/discoveries.py siam.erawan

Prints tables in Markdown. Shares come with Wilson's interval of 95 %. Seats count in the order of the first turns: the
first seat is the one that begins.
"""

import sys
from collections import Counter, defaultdict
from statistics import mean, quantiles

from erawan.arena.statistics import wilson
from erawan.games.siam.canonical import canonical_position
from erawan.records import read_records

MOST_FIRST_TURNS = 20


def main(path):
    """Print all tables of a file."""
    games = [record for record in read_records(path) if record.result is not None]
    # `best` varies its opening only, so some games are the same; they say nothing new.
    records = list({(record.start, record.texts): record for record in games}.values())
    seats = records[0].game.seats
    print(f"{len(games)} games, of which {len(records)} differ and are counted below\n")
    print_winners(records, seats)
    print_lengths(records)
    print_reasons(records)
    if records[0].game.name == "siam":
        print_first_turns(records)
    else:
        print_cards(records)


def share(count, total):
    """Return a share of a total and its interval as text."""
    low, high = wilson(count / total, total)
    return f"{count:g} of {total}, {100 * count / total:.1f} % | {100 * low:.1f}–{100 * high:.1f} %"


def first_seat(record):
    """Return the seat that begins."""
    return record.game.parse(record.start).to_move


def print_winners(records, seats):
    """Print the wins by the order of the first turns; a win shared by several sides counts in part for each."""
    wins, drawn = Counter(), 0
    for record in records:
        sides = [side for side in record.game.sides if record.result.winners and side[0] in record.result.winners]
        drawn += not record.result.winners
        for side in sides:
            for seat in side:
                wins[(seat - first_seat(record)) % seats] += 1 / len(sides)
    print("| who wins | games | interval |\n|---|---|---|")
    for order in range(seats):
        print(f"| seat {order + 1} | {share(wins[order], len(records))} |")
    print(f"| nobody | {share(drawn, len(records))} |\n")


def print_lengths(records):
    """Print how many turns the games last."""
    lengths = [len(record.turns) for record in records]
    tenths = quantiles(lengths, n=10)
    print("| turns of a game | |\n|---|---|")
    print(f"| mean | {mean(lengths):.1f} |\n| half of the games | {tenths[4]:.0f} or fewer |")
    print(f"| 80 % of the games | {tenths[0]:.0f} to {tenths[8]:.0f} |\n| the longest | {max(lengths)} |\n")


def print_reasons(records):
    """Print how the games end."""
    reasons = Counter(record.result.reason for record in records)
    print("| how games end | games | interval |\n|---|---|---|")
    for reason, count in reasons.most_common():
        print(f"| `{reason}` | {share(count, len(records))} |")
    print()


def print_first_turns(records):
    """Print the first turns of Siam by how often they were chosen, symmetric ones together, and what they score."""
    points, turns = defaultdict(list), {}
    for record in records:
        state = record.game.parse(record.start).play(record.texts[0])
        position, _ = canonical_position(state)
        turns[position] = min(record.texts[0], turns.get(position, "~"))
        winners = record.result.winners
        points[position].append(0.5 if not winners else float(1 in winners))
    print("| first turn | games | score of the first side | interval |\n|---|---|---|---|")
    for position, scores in sorted(points.items(), key=lambda item: -len(item[1]))[:MOST_FIRST_TURNS]:
        low, high = wilson(mean(scores), len(scores))
        print(
            f"| `{turns[position]}` | {len(scores)} | {100 * mean(scores):.0f} % | {100 * low:.0f}–{100 * high:.0f} % |"
        )
    print()


def print_cards(records):
    """Print when each card of King of Siam is played, and how often it stays in a hand."""
    played = defaultdict(list)
    for record in records:
        for number, text in enumerate(record.texts):
            if text != "pass":
                played[text.partition(":")[0].partition(">")[0]].append(number / len(record.turns))
    print("| card | played a game | mean place in the game, 0 to 1 |\n|---|---|---|")
    for card, places in sorted(played.items(), key=lambda item: mean(item[1])):
        print(f"| `{card}` | {len(places) / len(records):.2f} | {mean(places):.2f} |")


if __name__ == "__main__":
    main(sys.argv[1])
