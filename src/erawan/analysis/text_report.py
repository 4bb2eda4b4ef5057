"""The analysis as text for terminals, with or without colour.

A bar shows each side's share of the win probability, with a different filling for each side. Next to it are the win
probabilities in percent, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from erawan.analysis.game_analysis import AnalysedTurn, Analysis
from erawan.analysis.judgement import Mark
from erawan.analysis.sentences import (
    accuracy_words,
    percent,
    proof_words,
    remark,
    seat_name,
    team_name,
)
from erawan.core.game import Game
from erawan.core.state import State
from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.words import Phrase, say

BAR_WIDTH = 20
FILLINGS = "█░▒ "
LONGEST_SHOWN = 12

_STYLES = ("dark_orange3", "dark_cyan", "gold3", "medium_purple")
_MARK_STYLES = {
    Mark.ONLY: "bold green",
    Mark.INACCURACY: "yellow",
    Mark.MISTAKE: "bold dark_orange",
    Mark.BLUNDER: "bold red",
}


def bar(evaluation: Evaluation, game: Game, width: int = BAR_WIDTH) -> Text:
    """Return a bar with each side's share of the win probability."""
    hopes = [evaluation.returns[team[0] - 1] + 1 for team in game.sides]
    total = sum(hopes) or 1.0
    told, so_far, ends = Text(), 0.0, 0
    for filling, style, hope in zip(FILLINGS, _STYLES, hopes, strict=False):
        so_far += hope
        end = round(width * so_far / total)
        told.append(filling * (end - ends), style)
        ends = end
    return told


def numbers(evaluation: Evaluation, game: Game) -> str:
    """Return the win probabilities in percent, side by side."""
    return ":".join(
        f"{percent(evaluation, team[0]):>{3 if at == 0 else 1}}" for at, team in enumerate(game.sides)
    ).ljust(4 * len(game.sides))


# ---- a position


def tell_position(state: State, thought: SearchResult, language: str) -> Iterator[Text]:
    """Yield the best turns of a position: a line with the value of each, then what it does and what may follow."""
    mover = seat_name(state.game, state.to_move, (), language)
    yield Text.assemble((str(state), "bold"), "  ", say(Phrase("analysis-mover", {"name": mover}), language))
    yield Text(_search_words(thought, language), "dim")
    width = max(len(line.turn) for line in thought.lines)
    for rank, line in enumerate(thought.lines, 1):
        yield Text()
        yield _line_head(state, rank, line, width, language)
        yield Text(f"    {say(state.describe(line.turn), language)}")
        if len(line.turns) > 1:
            more = " …" if len(line.turns) > LONGEST_SHOWN else ""
            yield Text(f"    {' '.join(line.turns[:LONGEST_SHOWN])}{more}", "dim")


def _search_words(thought: SearchResult, language: str) -> str:
    seconds = f"{thought.seconds:.1f}"
    phrase = Phrase("analysis-searched", {"depth": thought.depth, "nodes": thought.nodes, "seconds": seconds})
    return say(phrase, language)


def _line_head(state: State, rank: int, line: Line, width: int, language: str) -> Text:
    told = Text.assemble(f"{rank:>2}. ", (line.turn.ljust(width), "bold"), "  ", bar(line.evaluation, state.game))
    told.append(f" {numbers(line.evaluation, state.game)} {proof_words(line.evaluation, state.to_move, language)}")
    told.rstrip()
    return told


# ---- a game


def tell_game(analysis: Analysis, language: str) -> Iterator[Text]:
    """Yield a line for each turn with its mark and the position after it, then the accuracy of each seat."""
    if not analysis.turns:
        yield Text(say(Phrase("analysis-nothing"), language))
        return
    record = analysis.record
    yield _legend(analysis, language)
    names = [seat_name(record.game, seat, record.seats, language) for seat in range(1, record.game.seats + 1)]
    width = max(len(turn.turn) for turn in analysis.turns)
    for turn in analysis.turns:
        yield _tell_turn(turn, names[turn.seat - 1].ljust(max(map(len, names))), width, language)
    yield Text()
    if not analysis.is_complete:
        values = {"count": len(analysis.turns), "total": len(record.turns)}
        yield Text(say(Phrase("analysis-part", {**values}), language), "yellow")
    for seat, name in enumerate(names, 1):
        yield _tell_seat(analysis, seat, name.ljust(max(map(len, names))), language)


def _legend(analysis: Analysis, language: str) -> Text:
    told = Text()
    for filling, style, team in zip(FILLINGS, _STYLES, analysis.record.game.sides, strict=False):
        told.append(f"[{filling}]", style)
        told.append(f" {team_name(analysis.record, team, language)}   ")
    told.rstrip()
    return told


def _tell_turn(turn: AnalysedTurn, name: str, width: int, language: str) -> Text:
    game = turn.before.state.game
    told = Text.assemble(f"{turn.ply:>3}. {name} ", (turn.turn.ljust(width), "bold"), " ")
    told.append(turn.mark.sign.ljust(3), _MARK_STYLES.get(turn.mark, ""))
    told.append_text(bar(turn.played, game))
    told.append(f" {numbers(turn.played, game)} {remark(turn, language)}")
    told.rstrip()
    return told


def _tell_seat(analysis: Analysis, seat: int, name: str, language: str) -> Text:
    marks = [turn.mark for turn in analysis.turns if turn.seat == seat]
    told = Text.assemble((name, "bold"), f"  {accuracy_words(analysis.accuracies[seat - 1], language)}  ")
    for mark in Mark:
        if mark.is_error:
            told.append(f"  {mark.sign} {marks.count(mark)}", _MARK_STYLES[mark] if marks.count(mark) else "dim")
    return told
