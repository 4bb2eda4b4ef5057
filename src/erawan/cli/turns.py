"""``erawan turns``: list the legal turns of a position; where there are thousands, an overview of them."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import (
    PREPARING,
    GameName,
    Language,
    OptionTexts,
    PositionWords,
    read_language,
    read_position,
    run_behind_progress_bar,
)
from erawan.core.errors import OptionError, quote
from erawan.core.state import State
from erawan.words import Phrase, say

MOST_LISTED = 500
"""Up to this many turns are listed one by one even without ``--all``."""
EXAMPLES = 3


def turns(
    *position: PositionWords,
    game: GameName = None,
    option: OptionTexts = None,
    begin: Annotated[
        str, Parameter(help="List only turns that begin like this, such as khon:R@cm.", show_default=False)
    ] = "",
    every: Annotated[
        bool, Parameter(name="--all", help="List every turn, even if there are thousands.", negative="")
    ] = False,
    language: Language = None,
    json_output: Annotated[bool, Parameter(name="--json", help="Print one JSON list.", negative="")] = False,
) -> None:
    """List the legal turns of a position, with what each does; of very many, how many there are of each kind."""
    spoken = read_language(language)
    state, found = run_behind_progress_bar(PREPARING, lambda: _find(position, game, option, begin))
    if begin and not found:
        raise OptionError("turn.none_begins", prefix=quote(begin))
    if json_output:
        told = [{"turn": turn, "does": say(state.describe(turn), spoken)} for turn in found]
        print(json.dumps(told, ensure_ascii=False))
    elif begin or every or len(found) <= MOST_LISTED:
        for turn in found:
            print(f"{turn:6} {say(state.describe(turn), spoken)}")
    else:
        _print_overview(state, found, spoken)
    if state.outcome is not None and not json_output:
        print(say(state.outcome.phrase, spoken))


def _find(position: tuple[str, ...], game: str | None, option: list[str] | None, begin: str) -> tuple[State, list[str]]:
    """Return the position, and its turns with that prefix."""
    state = read_position(position, game, option)
    return state, [turn for turn in state.turns() if turn.startswith(begin)]


def _print_overview(state: State, found: list[str], language: str) -> None:
    """Print for each first choice how many turns begin with it, and some of them, evenly spread."""
    kinds: dict[str, list[str]] = {choice.text: [] for choice in state.choices()}
    for turn in found:
        kinds[turn.partition(":")[0].partition(">")[0]].append(turn)
    for kind, members in kinds.items():
        print(f"{kind:6} {len(members)}")
        for turn in members[:: -(-len(members) // EXAMPLES)]:
            print(f"    {turn}  {say(state.describe(turn), language)}")
    most = max(kinds, key=lambda kind: len(kinds[kind]))
    print(say(Phrase("turns-in-all", {"count": str(len(found)), "card": most}), language))
