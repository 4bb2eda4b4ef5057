"""``erawan turns``: the legal turns of a position."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import GameName, Language, OptionTexts, PositionWords, read_language, read_position
from erawan.words import say


def turns(
    *position: PositionWords,
    game: GameName = None,
    option: OptionTexts = None,
    language: Language = None,
    json_output: Annotated[bool, Parameter(name="--json", help="Print one JSON list.", negative="")] = False,
) -> None:
    """List the legal turns of a position, with what each does."""
    state = read_position(position, game, option)
    spoken = read_language(language)
    told = [(turn, say(state.describe(turn), spoken)) for turn in state.turns()]
    if json_output:
        print(json.dumps([{"turn": turn, "does": does} for turn, does in told], ensure_ascii=False))
        return
    for turn, does in told:
        print(f"{turn:6} {does}")
    if state.outcome is not None:
        print(say(state.outcome.phrase, spoken))
