"""``erawan openings``: what strong engines play in the opening of Siam, and how it ends."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter

from erawan.cli.arguments import PREPARING, Language, read_language, run_behind_progress_bar
from erawan.core.state import State
from erawan.games.siam.state import Siam
from erawan.search.siam.opening_book import BookPage, BookTurn, look_up
from erawan.words import Phrase, say


def openings(
    *turns: Annotated[str, Parameter(help="The turns played so far, such as +b1n +b5s; by default none.")],
    json_output: Annotated[bool, Parameter(name="--json", help="Print one JSON object.", negative="")] = False,
    language: Language = None,
) -> None:
    """Show what strong engines played in the opening of Siam, who won, and what an engine thinks of it."""
    spoken = read_language(language)
    state, page = run_behind_progress_bar(PREPARING, lambda: _look_up(turns))
    if json_output:
        print(json.dumps(_value(state, page, spoken), ensure_ascii=False))
    elif page.turns:
        _print(state, page, spoken)
    else:
        print(say(Phrase("openings-none-engines"), spoken))


def _look_up(turns: tuple[str, ...]) -> tuple[State, BookPage]:
    state: State = Siam().start()
    for turn in turns:
        state = state.play(turn)
    return state, look_up(state)


def _print(state: State, page: BookPage, language: str) -> None:
    """Print a table: of each turn the games, how they ended, and the engine's opinion."""
    heads = ("turn", "games-head", "elephants", "drawn", "rhinos", "chance-head", "does")
    names = [say(Phrase(f"openings-{key}"), language) for key in heads]
    rows = [_row(state, each, language) for each in page.turns]
    widths = [max(len(row[at]) for row in (names, *rows)) for at in range(len(names))]
    for row in (names, *rows):
        first, *numbers, does = row
        told = (number.rjust(width) for number, width in zip(numbers, widths[1:], strict=False))
        print("  ".join((first.ljust(widths[0]), *told, does)))


def _row(state: State, turn: BookTurn, language: str) -> list[str]:
    count = turn.count
    shares = [_percent(part / count.games, language) for part in (count.elephants, count.drawn, count.rhinos)]
    chance = "–" if turn.chance is None else _percent(turn.chance, language)
    return [turn.turn, str(count.games), *shares, chance, say(state.describe(turn.turn), language)]


def _percent(share: float, language: str) -> str:
    return say(Phrase("analysis-percent", {"number": round(100 * share)}), language)


def _value(state: State, page: BookPage, language: str) -> dict[str, Any]:
    turns = [
        {
            "turn": each.turn,
            "does": say(state.describe(each.turn), language),
            "games": each.count.games,
            "elephants": each.count.elephants,
            "drawn": each.count.drawn,
            "rhinos": each.count.rhinos,
            "chance": each.chance,
        }
        for each in page.turns
    ]
    return {"position": str(state), "games": page.games, "chance": page.chance, "turns": turns}
