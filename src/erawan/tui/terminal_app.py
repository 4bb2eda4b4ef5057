"""The app: its screens, its language and its colours; how games are started, saved and left."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, TypeVar

from rich.style import Style
from textual.app import App
from textual.binding import Binding, BindingType

from erawan.core.errors import ErawanError
from erawan.records import append_record
from erawan.tui.background import start_in_background
from erawan.tui.boards.highlight_styles import Highlights, pick_highlights
from erawan.tui.game_session import GameSession
from erawan.tui.game_setup import GameSetup
from erawan.tui.launch_options import LaunchOptions, own_file
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.screens.dialogs import ChoiceDialog, MessageDialog, ProgressDialog, TextDialog
from erawan.tui.screens.table_screen import TableScreen
from erawan.tui.themes import DAY, NIGHT, TERMINAL, UNCOLOURED
from erawan.words import LANGUAGES, Phrase, say

if TYPE_CHECKING:
    from erawan.protocol.requests import SeatLink
    from erawan.records import Record
    from erawan.tui.remote.stored_credentials import Account

Found = TypeVar("Found")


class ErawanApp(App[Phrase | None]):
    """The terminal app; ``run`` returns the text to print when it has ended."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Erawan"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", priority=True)]

    def __init__(self, language: str, first: Callable[[ErawanApp], None]) -> None:
        """Create the app; ``first`` opens the first screen. With NO_COLOR set there are no colours."""
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.ansi_theme_dark = self.ansi_theme_light = TERMINAL
        self.language = language
        self._first = first
        self.has_colour = not self.no_color
        self.shows_notation = False
        """Whether the list of turns shows the notation beside the sentence."""
        self._plans: dict[GameSession, GameSetup] = {}

    def on_mount(self) -> None:
        """Set the colours and open the first screen."""
        for theme in (NIGHT, DAY):
            self.register_theme(theme)
        self.theme = NIGHT.name if self.has_colour else UNCOLOURED
        self._first(self)

    # ---- how it looks and speaks

    @property
    def highlights(self) -> Highlights:
        """The styles with which boards mark things."""
        return pick_highlights(self.current_theme.dark, self.has_colour)

    @property
    def picked_style(self) -> Style:
        """The style of the selected row in lists."""
        return Style.parse(self.highlights.picked)

    def tell(self, key: str) -> str:
        """Return a sentence of the catalogues."""
        return say(Phrase(key), self.language)

    def action_daylight(self) -> None:
        """Switch between the light and the dark theme."""
        if self.has_colour:
            self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name
            self._retell()

    def action_pick_language(self) -> None:
        """Let the user choose another language, which applies at once."""
        names = [say(Phrase("tui-language-name"), language) for language in LANGUAGES]

        def take(picked: int | None) -> None:
            if picked is not None:
                self.language = LANGUAGES[picked]
                self._retell()

        self.push_screen(ChoiceDialog(self.tell("web-language"), names, LANGUAGES.index(self.language)), take)

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.retranslate()

    def show_error(self, error: ErawanError) -> None:
        """Show an error as a notification, with the rule that it rests on in a line of its own."""
        lines = (error.tell(self.language), error.tell_rule(self.language))
        self.notify("\n".join(line for line in lines if line), severity="warning", markup=False)

    async def run_in_thread(self, work: Callable[[], Found]) -> Found:
        """Run the work in a thread while the screen stays responsive; return its result."""
        return await asyncio.wrap_future(start_in_background(work, Future()))

    # ---- games

    def begin(self, make_plan: Callable[[], GameSetup]) -> None:
        """Start a game once its rules and opponents are ready."""
        self.run_worker(self._begin(make_plan), group="begin", exclusive=True)

    async def _begin(self, make_plan: Callable[[], GameSetup]) -> None:
        try:
            plan = await self.run_in_thread(make_plan)
            steps = await self.run_in_thread(plan.steps)
            if not await self.push_screen_wait(ProgressDialog(steps)):
                return
            session = await self.run_in_thread(plan.make_session)
        except ErawanError as error:
            self.show_error(error)
            return
        self._plans[session] = plan
        await self.push_screen(TableScreen(session))

    async def play_again(self, session: GameSession) -> None:
        """Start another game with the same people and opponents."""
        plan = self._plans.get(session)
        if plan is not None:
            await self.pop_screen()
            self.begin(plan.rematch)
        elif not await session.play_again():
            self.notify(self.tell("web-asking-rematch"))

    def leave_table(self, session: GameSession) -> None:
        """Return to the screen before; end the app if there is none."""
        # The first screen of all is the app's own empty one.
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit(self.farewell(session))

    def leave_page(self) -> None:
        """Return to the screen before; end the app if there is none."""
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    def join(
        self, account: Account, game: str, links: Sequence[SeatLink] = (), *, form: BaseScreen | None = None
    ) -> None:
        """Open a game on a server; show the links of a new one, to be passed on.

        The ``form`` in which the game was made is closed: leaving the table leads to the screen before it.
        """
        self.run_worker(self._join(account, game, links, form), group="begin", exclusive=True)

    async def _join(self, account: Account, game: str, links: Sequence[SeatLink], form: BaseScreen | None) -> None:
        from erawan.tui.remote.remote_session import RemoteSession

        try:
            session = await RemoteSession(account, game).open()
        except ErawanError as error:
            self.show_error(error)
            return
        if form is not None and self.screen is form:
            await self.pop_screen()
        await self.push_screen(TableScreen(session))
        if links:
            told = [
                say(Phrase("play-server-link", {"seat": link.seat, "url": link.url}), self.language) for link in links
            ]
            await self.push_screen(MessageDialog(told))

    def farewell(self, session: GameSession) -> Phrase | None:
        """Return how to continue a game later."""
        return session.farewell()

    async def save_record(self, session: GameSession) -> None:
        """Append a game to a file of the user's choice."""
        try:
            record = await session.fetch_record()
        except ErawanError as error:
            self.show_error(error)
            return

        def write(path: str | None) -> None:
            if path is None:
                return
            try:
                append_record(Path(path).expanduser(), record)
            except ErawanError as error:
                self.show_error(error)
            else:
                self.notify(say(Phrase("play-recorded", {"path": path}), self.language), markup=False)

        self.push_screen(TextDialog(self.tell("tui-save-where"), "game.erawan"), write)

    async def review(self, session: GameSession) -> None:
        """Open the replay of a finished game."""
        from erawan.tui.screens.replay_screen import ReplayScreen

        try:
            record = await session.fetch_record()
        except ErawanError as error:
            self.show_error(error)
            return
        await self.push_screen(ReplayScreen(record))


# ---- from the command line


def play_setup(plan: GameSetup, language: str) -> Phrase | None:
    """Play one game in a full screen; return the text to print when the app has ended."""
    return _run(language, lambda app: app.begin(lambda: plan))


def start_app(language: str, choices: LaunchOptions) -> Phrase | None:
    """Open the start screen."""
    from erawan.tui.screens.start_screen import StartScreen

    file = choices.record or own_file()
    return _run(language, lambda app: _push(app, StartScreen(choices, file)))


def play_there(account: Account, game: str, links: Sequence[SeatLink], language: str) -> Phrase | None:
    """Play a game on a server; without its id the user chooses or creates one."""
    from erawan.tui.screens.server_screen import ServerScreen

    return _run(language, lambda app: _push(app, ServerScreen(account, game, links)))


def replay_record(record: Record, language: str) -> Phrase | None:
    """Step through a recorded game in a full screen."""
    from erawan.tui.screens.replay_screen import ReplayScreen

    return _run(language, lambda app: _push(app, ReplayScreen(record)))


def _push(app: ErawanApp, screen: BaseScreen) -> None:
    app.push_screen(screen)


def _run(language: str, first: Callable[[ErawanApp], None]) -> Phrase | None:
    return ErawanApp(language, first).run()
