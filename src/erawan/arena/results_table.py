"""The table of results for the terminal; it fits into eighty columns."""

from __future__ import annotations

from math import isfinite

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from erawan.arena.results import Account, MatchResults
from erawan.arena.statistics import elo_of

CAPTION = "+ = −: won, drawn or shared, lost; score: points a game in %, 95 % interval; s, nodes: a turn"


def table_of(results: MatchResults) -> Table:
    """Everybody's results with their error bars, and below what the match as a whole says."""
    table = Table(box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    columns = ["player", "games", "+ = −", "score", "95 %"]
    if results.match.is_duel:
        columns += ["Elo"]
    elif results.placement.is_there:
        columns += ["rating"]
    for column in (*columns, "s", "nodes"):
        is_name = column == "player"
        table.add_column(column, justify="left" if is_name else "right", no_wrap=not is_name, min_width=6 * is_name)
    for entrant, account in enumerate(results.accounts):
        # As texts: a name may hold what would be markup.
        table.add_row(*map(Text, _row(results, entrant, account)))
    table.caption = Text("\n".join([CAPTION, *summary_of(results)]))
    table.caption_justify = "left"
    return table


def _row(results: MatchResults, entrant: int, account: Account) -> list[str]:
    score, (low, high) = results.score(entrant)
    cells = [account.name, str(account.games), f"{account.wins} {account.shared} {account.losses}"]
    cells += [format_score(score, low, high), f"{100 * low:.1f}–{100 * high:.1f}"]
    rating = results.placement.rating(entrant)
    if results.match.is_duel:
        cells.append(format_elo(score, low, high))
    elif rating is not None:
        cells.append(f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}")
    turns = max(account.turns, 1)
    return [*cells, f"{account.seconds / turns:.2f}", format_count(account.nodes / turns)]


def summary_of(results: MatchResults) -> list[str]:
    """Return what else there is to say, line by line."""
    lines = []
    if results.match.is_duel:
        lines += _duel_lines(results)
    elif not results.placement.is_there:
        lines.append('placement ratings need OpenSkill: pip install "erawan[arena]"')
    if results.reasons:
        lines.append("ended by: " + ", ".join(f"{reason} {count}" for reason, count in results.reasons.most_common()))
    failed = [f"{account.name} {account.failures}" for account in results.accounts if account.failures]
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
