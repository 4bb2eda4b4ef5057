"""The panel of a running search: evaluation, line, depth and nodes of an opponent or the adviser."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text
from textual.widgets import Static

from erawan.analysis.sentences import proof_words
from erawan.analysis.text_report import bar, numbers
from erawan.core.game import Game
from erawan.search.search_result import SearchResult
from erawan.tui.translation import app_of, tell

BAR_WIDTH = 16


class ThinkingPanel(Static):
    """A few rows; none before the first result."""

    def __init__(self) -> None:
        super().__init__(id="thinking")
        self.display = False

    def clear(self) -> None:
        """Show nothing."""
        self.display = False

    def show(self, name: str, game: Game, seat: int, thought: SearchResult, shows_line: bool) -> None:
        """Show a search result for a seat; the line only where it reveals no secrets."""
        language = app_of(self).language
        evaluation = thought.evaluation
        head = bar(evaluation, game, BAR_WIDTH)
        if app_of(self).no_color:
            head.stylize("default")
        head.append(f" {numbers(evaluation, game).strip()}")
        nodes = f"{thought.nodes:,}".replace(",", "\N{NO-BREAK SPACE}")
        found = tell(self, "tui-thought", name=name, depth=thought.depth, nodes=nodes)
        rows = [head, Text(found, no_wrap=True, overflow="ellipsis")]
        proof = proof_words(evaluation, seat, language)
        if proof:
            rows.append(Text(proof, "bold"))
        if shows_line:
            rows.append(Text(" ".join(thought.lines[0].turns), "italic", no_wrap=True, overflow="ellipsis"))
        self.update(Group(*rows))
        self.display = True
