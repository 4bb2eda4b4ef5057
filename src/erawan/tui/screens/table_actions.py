"""The actions at the table beside turns: hints, takebacks, draws, resignation, chat, saving and leaving."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Coroutine
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.worker import Worker

from erawan.core.errors import ErawanError, IllegalError
from erawan.players import make_player
from erawan.players.player import Player
from erawan.players.player_registry import steady_name, strongest_player
from erawan.search.limits import Limits
from erawan.search.search_result import SearchResult
from erawan.tui.game_session import GameSession, SuggestedTurn
from erawan.tui.labels import name_words
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.screens.dialogs import ConfirmDialog, TextDialog
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.thinking_panel import ThinkingPanel

LONGEST_THOUGHT_S = 60.0


class TableActionsScreen(BaseScreen):
    """A screen on which a game is played; the table adds the board and the half-written turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint"),
        Binding("u", "take_back"),
        Binding("e", "think"),
        Binding("s", "save"),
        Binding("r", "resign"),
        Binding("v", "review"),
        Binding("n", "again"),
        Binding("d", "offer_draw"),
        Binding("c", "say"),
        Binding("y", "answer(True)"),
        Binding("x", "answer(False)"),
        Binding("q", "leave"),
    ]

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.session = session
        self.hint: SuggestedTurn | None = None
        self._asking: Worker[None] | None = None
        self._watcher: Player | None = None

    @property
    @abstractmethod
    def viewer(self) -> int | None:
        """The seat whose view is shown."""

    @property
    @abstractmethod
    def is_making(self) -> bool:
        """True if a person at this terminal may choose a turn now."""

    @abstractmethod
    def news(self) -> None:
        """Show a change of the game."""

    def forget_hint(self) -> None:
        """Drop the hint: the position has changed."""
        self.hint = None
        self._stop_asking()

    def let_others_play(self) -> None:
        """Wait in the background until a person here is to move."""
        self.run_worker(self._advance(), group="advance", exclusive=True)

    async def _advance(self) -> None:
        await self._try(self.session.advance())
        self.news()

    def _stop_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def action_hint(self) -> None:
        """Ask for a hint."""
        if self.is_making:
            self._stop_asking()
            self._asking = self.run_worker(self._find_hint(), group="ask", exclusive=True)

    async def _find_hint(self) -> None:
        self.app.notify(tell(self, "play-thinking"), timeout=1)
        try:
            self.hint = await self.session.hint()
        except ErawanError as error:
            self.show_error(error)
        self.retranslate()

    def action_think(self) -> None:
        """Show the strongest engine's search of the position, or stop it."""
        if self._asking is not None and not self._asking.is_finished:
            self._stop_asking()
            self.query_one(ThinkingPanel).clear()
        elif self.is_making:
            self._asking = self.run_worker(self._think(), group="ask", exclusive=True)

    async def _think(self) -> None:
        """Search the position; K4.6: the engine sees what the seat to move sees."""
        seat, view = self.session.state.to_move, self.session.view(self.viewer)
        game = self.session.game
        loop = asyncio.get_running_loop()
        player = strongest_player(game)
        name = name_words(player, app_of(self).language)
        panel = self.query_one(ThinkingPanel)

        def report(thought: SearchResult) -> None:
            loop.call_soon_threadsafe(panel.show, name, game, seat, thought, True)

        from erawan.players.player import choose_async

        try:
            if self.session.is_help_off:
                raise IllegalError("help.own_game")
            if self._watcher is None:
                self._watcher = await app_of(self).run_in_thread(lambda: make_player(steady_name(player), game))
            thought = await choose_async(self._watcher, view, Limits(seconds=LONGEST_THOUGHT_S), report)
        except ErawanError as error:
            self.show_error(error)
        else:
            panel.show(name, game, seat, thought, True)

    async def action_take_back(self) -> None:
        """Take back the latest turn of a person at this terminal."""
        self.workers.cancel_group(self, "advance")
        try:
            if not await self.session.take_back():
                self.app.notify(tell(self, "play-cannot-undo"))
        except ErawanError as error:
            self.show_error(error)
        self.query_one(ThinkingPanel).clear()
        self.let_others_play()

    def action_resign(self) -> None:
        """Resign after a confirmation."""
        if self.session.ending is not None or not self.session.people:
            return

        async def give_up(is_sure: bool | None) -> None:
            if not is_sure:
                return
            self.workers.cancel_group(self, "advance")
            await self._try(self.session.resign())

        self.app.push_screen(ConfirmDialog(tell(self, "web-sure")), give_up)

    async def action_offer_draw(self) -> None:
        """Offer a draw."""
        await self._try(self.session.offer_draw())

    async def action_answer(self, agree: bool) -> None:
        """Accept or decline what another player asks."""
        if self.session.question is not None:
            await self._try(self.session.answer(agree))

    def action_say(self) -> None:
        """Send a chat message."""

        async def send(text: str | None) -> None:
            if text is not None:
                await self._try(self.session.say(text))

        self.app.push_screen(TextDialog(tell(self, "web-say")), send)

    async def _try(self, asked: Coroutine[Any, Any, None]) -> None:
        try:
            await asked
        except ErawanError as error:
            self.show_error(error)

    async def action_save(self) -> None:
        """Save the game to a file of the user's choice, too."""
        await app_of(self).save_record(self.session)

    async def action_review(self) -> None:
        """Open the replay of a finished game."""
        if self.session.ending is not None:
            await app_of(self).review(self.session)

    async def action_again(self) -> None:
        """Start another game of the same kind."""
        if self.session.ending is not None:
            await app_of(self).play_again(self.session)

    def action_leave(self) -> None:
        """Return to the screen where the game was started; the game is saved."""
        app_of(self).leave_table(self.session)
