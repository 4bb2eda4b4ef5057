"""What is asked of others at the table: to play, to advise, to agree; and how one leaves."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Coroutine
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.worker import Worker

from erawan.core.errors import ErawanError
from erawan.players import make_player
from erawan.players.player import Player
from erawan.players.registry import strongest_player
from erawan.search.limits import Limits
from erawan.search.search_result import SearchResult
from erawan.tui.labels import name_words
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.screens.dialogs import ConfirmDialog, TextDialog
from erawan.tui.session import Hint, Session
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.thinking_line import ThinkingPanel

LONGEST_THOUGHT_S = 60.0


class TableActionsScreen(BaseScreen):
    """A page at which a game is played; the table adds the board and the making of turns."""

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

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hint: Hint | None = None
        self._asking: Worker[None] | None = None
        self._watcher: Player | None = None

    @property
    @abstractmethod
    def viewer(self) -> int | None:
        """Whose eyes the table is seen with."""

    @property
    @abstractmethod
    def is_making(self) -> bool:
        """Whether whoever sits here may choose now."""

    @abstractmethod
    def news(self) -> None:
        """Something has changed."""

    def forget_hint(self) -> None:
        """The position has changed: what was asked about it is of no use any more."""
        self.hint = None
        self._stop_asking()

    def let_others_play(self) -> None:
        """Wait beside the screen until somebody here is to move."""
        self.run_worker(self._advance(), group="advance", exclusive=True)

    async def _advance(self) -> None:
        await self._try(self.session.advance())
        self.news()

    def _stop_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def action_hint(self) -> None:
        """Ask for a turn that is worth trying."""
        if self.is_making:
            self._stop_asking()
            self._asking = self.run_worker(self._find_hint(), group="ask", exclusive=True)

    async def _find_hint(self) -> None:
        self.app.notify(tell(self, "play-thinking"), timeout=1)
        try:
            self.hint = await self.session.hint()
        except ErawanError as error:
            self.complain(error)
        self.retell()

    def action_think(self) -> None:
        """Let the strongest engine think aloud about the position, or stop it."""
        if self._asking is not None and not self._asking.is_finished:
            self._stop_asking()
            self.query_one(ThinkingPanel).clear()
        elif self.is_making:
            self._asking = self.run_worker(self._think(), group="ask", exclusive=True)

    async def _think(self) -> None:
        """K4.6: it sees what the seat to move sees."""
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
            if self._watcher is None:
                self._watcher = await app_of(self).beside(lambda: make_player(player, game))
            thought = await choose_async(self._watcher, view, Limits(seconds=LONGEST_THOUGHT_S), report)
        except ErawanError as error:
            self.complain(error)
        else:
            panel.show(name, game, seat, thought, True)

    async def action_take_back(self) -> None:
        """Go back to the latest turn of somebody here."""
        self.workers.cancel_group(self, "advance")
        try:
            if not await self.session.take_back():
                self.app.notify(tell(self, "play-cannot-undo"))
        except ErawanError as error:
            self.complain(error)
        self.query_one(ThinkingPanel).clear()
        self.let_others_play()

    def action_resign(self) -> None:
        """Give up, if that is really meant."""
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
        """Say yes or no to what somebody asks."""
        if self.session.question is not None:
            await self._try(self.session.answer(agree))

    def action_say(self) -> None:
        """Say something to the others at the table."""

        async def send(text: str | None) -> None:
            if text is not None:
                await self._try(self.session.say(text))

        self.app.push_screen(TextDialog(tell(self, "web-say")), send)

    async def _try(self, asked: Coroutine[Any, Any, None]) -> None:
        try:
            await asked
        except ErawanError as error:
            self.complain(error)

    async def action_save(self) -> None:
        """Keep the game in a file of one's choice too."""
        await app_of(self).save_record(self.session)

    async def action_review(self) -> None:
        """Go through a finished game."""
        if self.session.ending is not None:
            await app_of(self).review(self.session)

    async def action_again(self) -> None:
        """Another game of the same kind."""
        if self.session.ending is not None:
            await app_of(self).play_again(self.session)

    def action_leave(self) -> None:
        """Back to where the game was begun; it is kept."""
        app_of(self).leave_table(self.session)
