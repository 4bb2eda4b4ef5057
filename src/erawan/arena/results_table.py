"""The table of results for the terminal, at most eighty columns wide."""

from __future__ import annotations

from math import isfinite

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from erawan.arena.results import EntrantResults, MatchResults
from erawan.arena.statistics import elo_of

CAPTION = "+ = −: won, drawn or shared, lost; score: points a game in %, 95 % interval; s, nodes: a turn"


def table_of(results: MatchResults) -> Table:
    """Return every entrant's results with error bars, and below them the summary of the match."""
    table = Table(box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    columns = ["player", "games", "+ = −", "score", "95 %"]
    if results.match.is_duel:
        columns += ["Elo"]
    elif results.placement.is_installed:
        columns += ["rating"]
    for column in (*columns, "s", "nodes"):
        is_name = column == "player"
        table.add_column(column, justify="left" if is_name else "right", no_wrap=not is_name, min_width=6 * is_name)
    for number, entrant in enumerate(results.entrants):
        # As texts: a name may hold what would be markup.
        table.add_row(*map(Text, _row(results, number, entrant)))
    table.caption = Text("\n".join([CAPTION, *summary_of(results)]))
    table.caption_justify = "left"
    return table


def _row(results: MatchResults, number: int, entrant: EntrantResults) -> list[str]:
    score, (low, high) = results.score(number)
    cells = [entrant.name, str(entrant.games), f"{entrant.wins} {entrant.shared} {entrant.losses}"]
    cells += [format_score(score, low, high), f"{100 * low:.1f}–{100 * high:.1f}"]
    rating = results.placement.rating(number)
    if results.match.is_duel:
        cells.append(format_elo(score, low, high))
    elif rating is not None:
        cells.append(f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}")
    turns = max(entrant.turns, 1)
    return [*cells, f"{entrant.seconds / turns:.2f}", format_count(entrant.nodes / turns)]


def summary_of(results: MatchResults) -> list[str]:
    """Return the summary of the match, line by line."""
    lines = []
    if results.match.is_duel:
        lines += _duel_lines(results)
    elif not results.placement.is_installed:
        lines.append('placement ratings need OpenSkill: pip install "erawan[arena]"')
    if results.reasons:
        lines.append("ended by: " + ", ".join(f"{reason} {count}" for reason, count in results.reasons.most_common()))
    failed = [f"{entrant.name} {entrant.failures}" for entrant in results.entrants if entrant.failures]
    if failed:
        lines.append("failures (games lost, told in the tag failure): " + ", ".join(failed))
    return lines


def _duel_lines(results: MatchResults) -> list[str]:
    tally = results.tally
    lines = [
        f"LOS {100 * tally.los:.1f} %, draws {100 * tally.draw_ratio:.1f} %, "
        f"pairs worth 0 ½ 1 1½ 2: {' '.join(map(str, tally.pairs))}"
    ]
    if results.sprt:
        (lower, upper), llr = results.sprt.bounds, results.sprt.llr(tally)
        verdict = results.verdict()
        told = f"{verdict} accepted" if verdict else "undecided"
        elos = f"[{results.sprt.elo0:g}, {results.sprt.elo1:g}]"
        lines.append(f"SPRT {elos}: LLR {llr:.2f} ({lower:.2f}, {upper:.2f}), {told}")
    return lines


# ---- numbers


def format_score(score: float, low: float, high: float) -> str:
    """Return a score in percent with half the width of its interval, as documents quote it."""
    return f"{100 * score:.1f} ± {50 * (high - low):.1f} %"


def format_elo(score: float, low: float, high: float) -> str:
    """Return an Elo difference with half the width of its interval; a bound where the other is infinite."""
    least, most = elo_of(low), elo_of(high)
    if isfinite(least) and isfinite(most):
        return f"{elo_of(score):+.0f} ± {(most - least) / 2:.0f}"
    if isfinite(least):
        return f"> {least:+.0f}"
    return f"< {most:+.0f}" if isfinite(most) else "?"


def format_count(count: float) -> str:
    """Return a number in three or four characters: 870, 12k, 1.3M."""
    for size, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if count >= size:
            return f"{count / size:.1f}{unit}" if count < 10 * size else f"{count / size:.0f}{unit}"
    return f"{count:.0f}"
