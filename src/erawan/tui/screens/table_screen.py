"""The table: a game while it is played, here or on a server."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Static

from erawan.core.errors import ErawanError
from erawan.search.search_result import SearchResult
from erawan.tui.boards.board import Board, BoardSituation
from erawan.tui.boards.board_registry import make_board
from erawan.tui.clock_text import clock_row
from erawan.tui.game_session import GameSession
from erawan.tui.labels import name_words
from erawan.tui.screens.dialogs import HandoverDialog, TextDialog
from erawan.tui.screens.table_actions import TableActionsScreen
from erawan.tui.screens.table_key_bar import table_keys
from erawan.tui.side_panel_text import choice_words, instruct, seat_rows, turn_rows, turn_sentence
from erawan.tui.translation import app_of, tell, tell_phrase
from erawan.tui.turn_builder import TurnBuilder, normalise_turn
from erawan.tui.widgets.choice_list import ChoiceList
from erawan.tui.widgets.key_bar import KeyBar
from erawan.tui.widgets.thinking_panel import ThinkingPanel

CLOCK_STEP_S = 0.5


class TableScreen(TableActionsScreen):
    """Board, panel and keys. People choose on the board, in the list, or by typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0,-1)"),
        Binding("down", "go(0,1)"),
        Binding("left", "go(-1,0)"),
        Binding("right", "go(1,0)"),
        Binding("tab,j", "step(1)", priority=True),
        Binding("shift+tab,k", "step(-1)", priority=True),
        Binding("enter,space", "choose"),
        Binding("escape,backspace", "back"),
        Binding("t", "type_turn"),
        Binding("o", "notation"),
    ]
    topic = "table"

    def __init__(self, session: GameSession) -> None:
        super().__init__(session)
        self.board: Board = make_board(session.game)
        self.making: TurnBuilder | None = None
        self.picked = ""
        self._is_up = False
        """Whether the screen has its parts."""
        self._uncovered: int | None = None
        self._is_curtain_up = True

    def compose(self) -> ComposeResult:
        """Yield the board, and beside or below it the panel."""
        with Container(id="table"):
            yield self.board
            with Vertical(id="panel"):
                yield Static(id="seats")
                yield Static(id="prompt")
                yield ChoiceList()
                yield ThinkingPanel()
                yield Static(id="log")
        yield KeyBar()

    def on_mount(self) -> None:
        """Subscribe to the session and let the others play."""
        loop = asyncio.get_running_loop()
        self.session.on_news = self.news
        self.query_one("#seats").display = not self.board.shows_seats

        def hear(seat: int, thought: SearchResult) -> None:
            loop.call_soon_threadsafe(self._show_thought, seat, thought)

        self.session.on_thought = hear
        self._is_up = True
        self.set_interval(CLOCK_STEP_S, self._show_clocks)
        self._fit()
        self.news()
        self.let_others_play()

    def on_resize(self) -> None:
        """Fit the board to the new size."""
        self._fit()

    def _fit(self) -> None:
        is_beside = self.board.fit(self.app.size.width, self.app.size.height)
        self.query_one("#table").set_class(not is_beside, "below")
        self.set_class(self.app.size.height >= 36, "tall")

    async def on_unmount(self) -> None:
        """Stop the searches."""
        self._is_up = False
        await self.session.close()

    # ---- what is shown

    def news(self) -> None:
        """Show a change of the game, and drop the half-written turn."""
        is_ours = self.session.is_person_to_move
        if self.making is None or not is_ours or self.making.state is not self.session.state:
            self.making = TurnBuilder(self.session.state) if is_ours else None
            self.picked = ""
            self.forget_hint()
        self._draw_curtain()
        self.retranslate()

    def _draw_curtain(self) -> None:
        """K4.6: hide the table between people at one terminal, so that only its owner sees a hand."""
        seat = self.session.state.to_move
        has_to = self.session.has_secrets and len(self.session.people) > 1
        if not has_to:
            self._uncovered = None
            return
        if self.session.is_person_to_move and self._uncovered != seat and self._is_curtain_up:
            self._uncovered, self._is_curtain_up = None, False

            def open_curtain(_: None) -> None:
                self._uncovered, self._is_curtain_up = seat, True
                self.retranslate()

            self.app.push_screen(HandoverDialog(seat), open_curtain)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown."""
        people = self.session.people
        if len(people) > 1 and self.session.has_secrets:
            is_open = self.session.is_person_to_move and self._uncovered == self.session.state.to_move
            return self._uncovered if is_open else None
        if self.session.is_person_to_move:
            return self.session.state.to_move
        return people[0] if people else None

    @property
    def is_making(self) -> bool:
        """True if a person at this terminal may choose a turn now."""
        covered = len(self.session.people) > 1 and self.session.has_secrets and self.viewer is None
        return self.making is not None and not covered

    def retranslate(self) -> None:
        """Show everything again."""
        if not self._is_up:
            return
        self.board.show(self._situation())
        making, language = self.making if self.is_making else None, app_of(self).language
        choices = making.choices if making else []
        labels = (
            [choice_words(making.text, choice, making.state.game, language) for choice in choices] if making else []
        )
        self.query_one(ChoiceList).show(choices, labels, self.picked)
        self.query_one("#choices").display = making is not None and not making.is_whole
        self.query_one("#seats", Static).update(seat_rows(self.session, language))
        self.query_one("#prompt", Static).update(self._prompt())
        self.query_one("#log", Static).update(turn_rows(self.session, language, app_of(self).shows_notation))
        self.query_one(KeyBar).show(table_keys(self.session, making))

    def _show_clocks(self) -> None:
        if self._is_up and self.session.clocks is not None:
            self.query_one("#prompt", Static).update(self._prompt())

    def _situation(self) -> BoardSituation:
        session, app = self.session, app_of(self)
        making = self.making if self.is_making else None
        state, view = session.state, session.view(self.viewer)
        after = making.after if making else None
        if after is not None:
            state, view = after, after.view(self.viewer)
        return BoardSituation(
            state,
            view,
            app.language,
            app.highlights,
            tuple(name_words(session.name(seat), app.language) for seat in range(1, session.game.seats + 1)),
            making.text if making else "",
            tuple(making.choices) if making else (),
            self.picked,
            "" if making and making.is_begun else self._latest(),
        )

    def _latest(self) -> str:
        turns = self.session.turns
        return turns[-1].turn if turns else ""

    def _prompt(self) -> Content:
        """Return whose turn it is, what to do next, and what the selected choice would do."""
        session, making = self.session, self.making
        head = Content(turn_sentence(session, app_of(self).language)).stylize("bold")
        lines = [head, *(Content(tell_phrase(self, step)) for step in session.state.outcome_steps)]
        if session.clocks is not None:
            lines.append(Content(clock_row(session, app_of(self).language)))
        if session.notice is not None:
            lines.append(Content(tell_phrase(self, session.notice)).stylize("italic"))
        if making is not None and self.is_making:
            if making.is_whole:
                lines.append(Content(tell_phrase(self, making.state.describe(making.text))))
                lines.append(Content(tell(self, "web-kos-ask-confirm")).stylize("italic"))
            else:
                picked = making.find(self.picked)
                lines.append(Content(tell_phrase(self, instruct(making))).stylize("italic"))
                if picked is not None and picked.does is not None:
                    lines.append(Content(tell_phrase(self, picked.does)))
            if self.hint is not None:
                told = tell(self, "play-hint", turn=self.hint.turn, does=self.hint.does)
                lines.append(Content(told).stylize("bold"))
        return Content("\n").join(lines)

    def _show_thought(self, seat: int, thought: SearchResult) -> None:
        if self._is_up:
            name = name_words(self.session.name(seat), app_of(self).language)
            # K4.6: the turns that an opponent considers would show its hand.
            panel = self.query_one(ThinkingPanel)
            panel.show(name, self.session.game, seat, thought, not self.session.has_secrets)

    # ---- making a turn

    def action_go(self, across: int, down: int) -> None:
        """Select the nearest choice in a direction."""
        if self.is_making:
            found = self.board.neighbour(across, down)
            if found is not None:
                self._pick(found.text)

    def action_step(self, by: int) -> None:
        """Select the next choice of the list."""
        if self.making is None or not self.is_making or not self.making.choices:
            return
        texts = [choice.text for choice in self.making.choices]
        at = texts.index(self.picked) + by if self.picked in texts else (0 if by > 0 else -1)
        self._pick(texts[at % len(texts)])

    def _pick(self, text: str) -> None:
        self.picked = text
        self.retranslate()

    async def action_choose(self) -> None:
        """Take the selected choice; play the turn if it is complete."""
        if self.making is None or not self.is_making:
            return
        if self.making.is_whole:
            await self._play()
        elif self.picked:
            self.choose(self.picked)
        else:
            self.action_step(1)

    def choose(self, text: str) -> None:
        """Add a choice to the half-written turn."""
        if self.making is not None and self.is_making:
            self.making.choose(text)
            self.picked = ""
            self.retranslate()

    def action_back(self) -> None:
        """Remove the latest choice from the half-written turn."""
        if self.making is not None and self.is_making:
            self.making.back()
            self.picked = ""
            self.retranslate()

    async def _play(self) -> None:
        assert self.making is not None
        try:
            await self.session.play(self.making.text)
        except ErawanError as error:
            self.show_error(error)
            return
        self.let_others_play()

    @on(Board.Clicked)
    async def _touch(self, event: Board.Clicked) -> None:
        """Take the choice of a clicked place; if it has several, select the next one."""
        if self.making is None or not self.is_making:
            return
        if self.making.is_whole:
            # The turn is complete: a click anywhere on the board plays it. Keys do everything else.
            await self._play()
            return
        found = self.board.choices_at(event.names)
        if len(found) == 1:
            self.choose(found[0].text)
        elif found:
            texts = [choice.text for choice in found]
            at = texts.index(self.picked) + 1 if self.picked in texts else 0
            self._pick(texts[at % len(texts)])

    @on(ChoiceList.Chosen)
    def _take(self, event: ChoiceList.Chosen) -> None:
        self.choose(event.text)

    def action_notation(self) -> None:
        """Show or hide the notation in the list of turns."""
        app = app_of(self)
        app.shows_notation = not app.shows_notation
        self.retranslate()

    def action_type_turn(self) -> None:
        """Let the user type a turn in the notation."""
        if self.making is None or not self.is_making:
            return

        def take(typed: str | None) -> None:
            if typed is None or self.making is None:
                return
            try:
                self.making.write(normalise_turn(typed, self.making.state))
            except ErawanError as error:
                self.show_error(error)
            self.picked = ""
            self.retranslate()

        self.app.push_screen(TextDialog(tell(self, "tui-type-turn"), self.making.text), take)
