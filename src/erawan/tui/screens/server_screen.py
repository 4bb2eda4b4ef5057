"""Connect to a server: its address, its games, and the link of an invitation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from erawan.core.errors import ErawanError
from erawan.protocol import requests as b
from erawan.tui.remote.address import GameAddress, read_place, read_server
from erawan.tui.remote.game_search import all_games, describe, find_game
from erawan.tui.remote.stored_credentials import Account
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.key_bar import Key, KeyBar

_KEYS = (
    Key("↵", "tui-key-open", ""),
    Key("tab", "tui-key-next", ""),
    Key("F4", "tui-key-new-game", "screen.new_game"),
    Key("F1", "tui-key-help", "screen.help"),
    Key("esc", "tui-key-leave", "screen.leave"),
)


class ServerScreen(BaseScreen):
    """The screen of a server: fields for its address and for an invitation link, and a list of games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4", "new_game", priority=True),
        Binding("escape", "leave"),
    ]
    topic = "server"

    def __init__(self, account: Account | None = None, game: str = "", links: Sequence[b.SeatLink] = ()) -> None:
        """Open ``game`` at once if it is given, with the links of a new game."""
        super().__init__()
        self._links = links
        self._was_left = False
        self._account = account
        self._joined = game
        self._games: list[b.ListedGame] = []

    def compose(self) -> ComposeResult:
        """Yield the address, the link and the list."""
        yield Static(id="title")
        with Horizontal(classes="row"):
            yield Label(id="where")
            yield Input(self._account.origin if self._account else "http://localhost:8421", id="address", compact=True)
        with Horizontal(classes="row"):
            yield Label(id="which")
            yield Input(id="link", compact=True)
        yield Static(id="about")
        yield OptionList(id="games", compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the games of a known server."""
        self.retranslate()
        self.query_one("#address").focus()
        if self._joined:
            self.run_worker(self._join(GameAddress(game=self._joined), self._links), exclusive=True)
        elif self._account is not None:
            self._connect()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.query_one("#title", Static).update(Content(tell(self, "tui-about-connect")).stylize("bold"))
        self.query_one("#where", Label).update(tell(self, "tui-server-where"))
        self.query_one("#which", Label).update(tell(self, "tui-server-which"))
        games = self.query_one(OptionList)
        games.clear_options()
        games.add_options(Option(Content(describe(game, app_of(self).language))) for game in self._games)
        self.query_one(KeyBar).show(_KEYS)

    @on(Input.Submitted, "#address")
    def _connect(self) -> None:
        self.run_worker(self._list_games(), exclusive=True)

    async def _list_games(self) -> None:
        account = await self._reach()
        if account is None:
            return
        try:
            self._games = await app_of(self).run_in_thread(lambda: all_games(account))
        except ErawanError as error:
            self.show_error(error)
            return
        self.retranslate()
        about = "" if self._games else tell(self, "tui-server-empty")
        self.query_one("#about", Static).update(Content(about))
        self.query_one("#games" if self._games else "#link").focus()

    async def _reach(self) -> Account | None:
        """Return the account on the named server; show an error and return None if the server cannot be reached."""
        try:
            origin = read_server(self.query_one("#address", Input).value)
            if self._account is None or self._account.origin != origin:
                account = Account(origin)
                self.query_one("#about", Static).update(Content(tell(self, "web-loading")))
                await app_of(self).run_in_thread(lambda: account.introduce(None))
                self._account = account
        except ErawanError as error:
            self.query_one("#about", Static).update(Content(error.tell(app_of(self).language)))
            return None
        return self._account

    @on(Input.Submitted, "#link")
    def _follow(self, event: Input.Submitted) -> None:
        try:
            place = read_place(event.value)
        except ErawanError as error:
            self.show_error(error)
            return
        if place.game or place.token:
            self.run_worker(self._join(place), exclusive=True)

    @on(OptionList.OptionSelected)
    def _open(self, event: OptionList.OptionSelected) -> None:
        self.run_worker(self._join(GameAddress(game=self._games[event.option_index].id)), exclusive=True)

    async def _join(self, place: GameAddress, links: Sequence[b.SeatLink] = ()) -> None:
        account = await self._reach()
        if account is None:
            return
        try:
            game = await app_of(self).run_in_thread(lambda: find_game(account, place))
        except ErawanError as error:
            self.show_error(error)
        else:
            app_of(self).join(account, game, links)

    def action_new_game(self) -> None:
        """Open the form of a new game on the named server."""
        self.run_worker(self._set_up(), exclusive=True)

    async def _set_up(self) -> None:
        from erawan.tui.screens.new_game_screen import NewGameScreen

        account = await self._reach()
        if account is not None:
            await self.app.push_screen(NewGameScreen(account))

    def on_screen_suspend(self) -> None:
        """Stop updating while another screen is in front."""
        self._was_left = True

    def on_screen_resume(self) -> None:
        """Read the games again."""
        if self._was_left and self._account is not None:
            self._connect()

    def action_leave(self) -> None:
        """Return to the start screen; end the app if there is none."""
        app_of(self).leave_page()
