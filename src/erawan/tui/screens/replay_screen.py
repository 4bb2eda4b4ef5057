"""Step through a recorded game, with the judgement of each turn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.widgets import OptionList, ProgressBar, Static
from textual.widgets.option_list import Option

from erawan.analysis import Analysis, analyse_record, annotate
from erawan.analysis.sentences import remark, seat_name
from erawan.analysis.text_report import bar, numbers, tell_game
from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.records import Record, append_record
from erawan.search.limits import Limits, Stop
from erawan.tui.boards.board import BoardSituation
from erawan.tui.boards.board_registry import make_board
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.screens.dialogs import TextDialog
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.key_bar import Key, KeyBar
from erawan.words import Phrase, say

SECONDS = 0.5
LINES = 2  # the second tells whether the first was the only good turn
_KEYS = (
    Key("←→", "tui-key-turns", ""),
    Key("home/end", "tui-key-ends", ""),
    Key("a", "tui-key-analyse", "screen.analyse"),
    Key("w", "tui-key-annotate", "screen.write"),
    Key("F1", "tui-key-help", "screen.help"),
    Key("q", "tui-key-leave", "screen.leave"),
)


class ReplayScreen(BaseScreen):
    """The screen of a recorded game: board, list of turns, and judgement of the current turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", priority=True),
        Binding("left,backspace", "step(-1)", priority=True),
        Binding("home", "jump(0)", priority=True),
        Binding("end", "jump(-1)", priority=True),
        Binding("a", "analyse"),
        Binding("w", "write"),
        Binding("q,escape", "leave"),
    ]
    topic = "replay"

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self._states: list[State] = list(record.replay())
        self._board = make_board(record.game)
        self._analysis: Analysis | None = None
        self._stop: Stop | None = None
        self._at = 0

    def compose(self) -> ComposeResult:
        """Yield the board, and beside or below it the turns."""
        with Container(id="table"):
            yield self._board
            with Vertical(id="panel"):
                yield Static(id="told")
                yield ProgressBar(id="analysis", show_eta=False)
                yield OptionList(id="turns", compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin at the first position."""
        self.query_one("#analysis").display = False
        self.query_one("#table").set_class(not self._board.fit(*self.app.size), "below")
        self.retranslate()
        self.query_one(OptionList).focus()

    def on_resize(self) -> None:
        """Fit the board to the new size."""
        self.query_one("#table").set_class(not self._board.fit(*self.app.size), "below")

    def on_unmount(self) -> None:
        """Stop the analysis."""
        if self._stop is not None:
            self._stop.set()

    # ---- what is shown

    def retranslate(self) -> None:
        """Show everything again."""
        turns = self.query_one(OptionList)
        with self.prevent(OptionList.OptionHighlighted):
            turns.clear_options()
            turns.add_options(Option(row) for row in self._turn_rows())
        self._show()
        self.query_one(KeyBar).show(_KEYS)

    def _turn_rows(self) -> list[Text]:
        rows = [Text(tell(self, "tui-first-position"), "dim")]
        for ply, turn in enumerate(self._record.texts, 1):
            row = Text(f"{ply:>3}. {self._player(self._states[ply - 1].to_move)} ", no_wrap=True, overflow="ellipsis")
            row.append(turn, "bold")
            if self._analysis is not None and ply <= len(self._analysis.turns):
                row.append(f" {self._analysis.turns[ply - 1].mark.sign}", "bold")
            rows.append(row)
        return rows

    def _player(self, seat: int) -> str:
        return seat_name(self._record.game, seat, self._record.seats, app_of(self).language)

    def _show(self) -> None:
        app, state = app_of(self), self._states[self._at]
        names = tuple(self._record.seats) or ("",) * self._record.game.seats
        latest = self._record.texts[self._at - 1] if self._at else ""
        self._board.show(
            BoardSituation(state, state.view(None), app.language, app.highlights, names, latest=latest, shows_all=True)
        )
        self.query_one("#told", Static).update(Text("\n").join(self._told()))
        turns = self.query_one(OptionList)
        with self.prevent(OptionList.OptionHighlighted):
            turns.highlighted = self._at
        turns.scroll_to_highlight()

    def _told(self) -> list[Text]:
        """Return what the turn did, its judgement, and at the end the result of the game."""
        language = app_of(self).language
        told = [Text(f"{self._at}/{len(self._record.turns)}", "bold")]
        if self._at:
            recorded = self._record.turns[self._at - 1]
            before = self._states[self._at - 1]
            told[0].append(f"  {self._player(before.to_move)}: {recorded.turn}")
            told.append(Text(say(before.describe(recorded.turn), language)))
            if recorded.comment:
                told.append(Text(" ".join(recorded.comment.split()), "italic"))
        if self._analysis is not None and 0 < self._at <= len(self._analysis.turns):
            turn = self._analysis.turns[self._at - 1]
            worth = bar(turn.played, self._record.game)
            worth.append(f" {numbers(turn.played, self._record.game).strip()} {turn.mark.sign}")
            told += [worth, Text(remark(turn, language))]
        if self._at == len(self._record.turns):
            told += self._ended()
        return told

    def _ended(self) -> list[Text]:
        language, outcome, result = app_of(self).language, self._states[-1].outcome, self._record.result
        if outcome is not None:
            ended = say(outcome.phrase, language)
        elif result is not None:
            winners = ", ".join(str(seat) for seat in result.winners) or "-"
            reason = Phrase(f"ended-{result.reason}")
            ended = say(Phrase("replay-ended-outside", {"reason": reason, "winners": winners}), language)
        else:
            ended = say(Phrase("replay-unfinished"), language)
        rows = [Text(ended, "bold"), *(Text(say(step, language)) for step in self._states[-1].outcome_steps)]
        if self._analysis is not None and self._analysis.turns:
            # The last rows tell how well everybody played.
            rows += list(tell_game(self._analysis, language))[-self._record.game.seats :]
        return rows

    # ---- what can be done

    def action_step(self, by: int) -> None:
        """Step forwards or back."""
        self._go(self._at + by)

    def action_jump(self, to: int) -> None:
        """Go to the first or the last position."""
        self._go(to if to >= 0 else len(self._states) - 1)

    def _go(self, to: int) -> None:
        self._at = min(max(to, 0), len(self._states) - 1)
        self._show()

    @on(OptionList.OptionHighlighted)
    def _highlight(self, event: OptionList.OptionHighlighted) -> None:
        self._go(event.option_index)

    def action_analyse(self) -> None:
        """Start to judge every turn, or stop."""
        if self._stop is not None:
            self._stop.set()
        elif self._record.turns:
            self.run_worker(self._analyse(), exclusive=True)

    async def _analyse(self) -> None:
        progress = self.query_one(ProgressBar)
        progress.update(total=len(self._record.turns) + 1, progress=0)
        progress.display = True
        loop, stop = asyncio.get_running_loop(), Stop()
        self._stop = stop

        def report(done: int, total: int) -> None:
            loop.call_soon_threadsafe(lambda: progress.update(total=total, progress=done))

        try:
            self._analysis = await app_of(self).run_in_thread(
                lambda: analyse_record(self._record, Limits(seconds=SECONDS), LINES, report=report, stop=stop)
            )
        except ErawanError as error:
            self.show_error(error)
        finally:
            self._stop = None
        progress.display = False
        self.retranslate()

    def action_write(self) -> None:
        """Append the annotated game to a file of records."""
        analysis = self._analysis
        if analysis is None or not analysis.turns:
            self.app.notify(tell(self, "tui-analyse-first"))
            return

        def write(path: str | None) -> None:
            if path is None:
                return
            try:
                append_record(Path(path).expanduser(), annotate(analysis, app_of(self).language))
            except ErawanError as error:
                self.show_error(error)
            else:
                self.app.notify(tell(self, "analysis-annotated", path=path), markup=False)

        self.app.push_screen(TextDialog(tell(self, "tui-save-where"), "annotated.erawan"), write)

    def action_leave(self) -> None:
        """Return to the screen before; end the app if there is none."""
        app_of(self).leave_page()
