"""The form of a new game on a server: the game, the players, the options and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Select

from erawan.core.errors import ErawanError
from erawan.players.player_registry import LEVELS, has_levels
from erawan.protocol import requests as b
from erawan.tui.game_setup import PERSON
from erawan.tui.labels import name_words
from erawan.tui.remote.new_game import LEVEL, LINK, OPEN, new_game
from erawan.tui.remote.stored_credentials import Account
from erawan.tui.screens.game_form import FORM_KEYS, GameForm
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.key_bar import Key

CLOCKS = ("", "5", "10", "10+5", "30", "1d", "3d", "7d")


class NewGameScreen(GameForm):
    """The form of a game that others join."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("b", "begin"), Binding("escape", "leave")]
    topic = "new-game"
    keys = (
        *FORM_KEYS,
        Key("F1", "tui-key-help", "screen.help"),
        Key("esc", "tui-key-leave", "screen.leave"),
    )
    buttons = (("begin", "web-begin"), ("leave", "tui-key-leave"))

    def __init__(self, account: Account) -> None:
        super().__init__()
        self._account = account
        self._clock = ""

    def heading(self) -> Content:
        """Return the address of the server."""
        told = Content(f"{tell(self, 'web-new-game')} · {self._account.origin}").stylize("bold")
        return Content("\n").join([told, Content(tell(self, "web-kinds-explained")).stylize("italic"), Content("")])

    def player_choices(self) -> list[tuple[str, str]]:
        """Return people here or elsewhere, and the server's opponents if the game has any."""
        levels = [f"{LEVEL}{level}" for level in LEVELS] if has_levels(self._game) else []
        return [
            (tell(self, "web-kind-here"), PERSON),
            (tell(self, "web-kind-link"), LINK),
            (tell(self, "web-kind-open"), OPEN),
            *((name_words(name, app_of(self).language), name) for name in levels),
        ]

    def default_player(self, seat: int) -> str:
        """Return a person here for seat 1, and an open seat for the others."""
        return PERSON if seat == 1 else OPEN

    def more_rows(self) -> Sequence[Widget]:
        """Return the row of the clock."""
        offered = [(self._clock_words(clock), clock) for clock in CLOCKS]
        return [self.row(tell(self, "web-clock"), self.select("clock", offered, self._clock))]

    def _clock_words(self, clock: str) -> str:
        if not clock:
            return tell(self, "web-clock-none")
        if clock.endswith("d"):
            return f"{clock.removesuffix('d')} {tell(self, 'web-clock-days')}"
        return f"{clock} {tell(self, 'web-clock-minutes')}"

    async def action_begin(self) -> None:
        """Create the game and open it."""
        self._clock = str(self.query_one("#clock", Select).value)
        self.run_worker(self._make(), exclusive=True, group="make")

    async def _make(self) -> None:
        make_game, seats, clock, account = self.game_maker(), self.seats, self._clock, self._account

        def make() -> b.MadeGame:
            return account.create_game(new_game(make_game(), seats, clock))

        try:
            made = await app_of(self).run_in_thread(make)
        except ErawanError as error:
            self.show_error(error)
            return
        app_of(self).join(account, made.game.id, made.links, form=self)

    async def action_leave(self) -> None:
        """Return to the list of the server's games."""
        await self.app.pop_screen()
