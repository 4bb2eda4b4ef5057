"""The app itself: its screens, its language and its colours; how games are begun, kept and left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import ClassVar, TypeVar

from rich.style import Style
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from erawan.core.errors import ErawanError
from erawan.drawing.palette import LACQUER
from erawan.records import append_record
from erawan.tui.aside import start_aside
from erawan.tui.boards.looks import Looks, pick_looks
from erawan.tui.keeping import Choices, own_file
from erawan.tui.local import LocalSitting
from erawan.tui.plan import Plan
from erawan.tui.screens.dialogs import PickDialog, PreparingDialog, TypeDialog
from erawan.tui.screens.page import Page
from erawan.tui.screens.table import TableScreen
from erawan.tui.sitting import Sitting
from erawan.words import LANGUAGES, Phrase, say

Found = TypeVar("Found")

NIGHT = Theme(
    "erawan-night",
    primary=LACQUER["gold"],
    secondary=LACQUER["lacquer"],
    accent=LACQUER["gold_light"],
    foreground="#efe6d2",
    background="#14181a",
    surface="#1c2224",
    panel="#242c2e",
    dark=True,
)
DAY = Theme(
    "erawan-day",
    primary=LACQUER["lacquer"],
    secondary=LACQUER["gold_deep"],
    accent=LACQUER["lacquer_deep"],
    foreground="#2b1d12",
    background="#f6efe0",
    surface="#efe4cc",
    panel="#e6d8b8",
    dark=False,
)
_UNCOLOURED = "ansi-dark"


class ErawanApp(App[Phrase | None]):
    """Two games in a terminal. What ``run`` gives back is said to whoever leaves."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Erawan"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", priority=True)]

    def __init__(self, language: str, first: Callable[[ErawanApp], None], has_colour: bool) -> None:
        """``first`` puts up the first screen."""
        super().__init__(ansi_color=None if has_colour else True)
        self.language = language
        self._first = first
        self.has_colour = has_colour
        self._plans: dict[Sitting, Plan] = {}

    def on_mount(self) -> None:
        """Colours, and the first screen."""
        for theme in (NIGHT, DAY):
            self.register_theme(theme)
        self.theme = NIGHT.name if self.has_colour else _UNCOLOURED
        self._first(self)

    # ---- how it looks and speaks

    @property
    def looks(self) -> Looks:
        """How things are marked on boards."""
        return pick_looks(self.current_theme.dark, self.has_colour)

    @property
    def picked_style(self) -> Style:
        """What is picked out in lists."""
        return Style.parse(self.looks.picked)

    def tell(self, key: str) -> str:
        """A sentence of the catalogues."""
        return say(Phrase(key), self.language)

    def action_daylight(self) -> None:
        """Changes between the colours of day and night."""
        if self.has_colour:
            self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name
            self._retell()

    def action_pick_language(self) -> None:
        """Lets another language be chosen; it holds at once."""
        names = [say(Phrase("tui-language-name"), language) for language in LANGUAGES]

        def take(picked: int | None) -> None:
            if picked is not None:
                self.language = LANGUAGES[picked]
                self._retell()

        self.push_screen(PickDialog(self.tell("web-language"), names, LANGUAGES.index(self.language)), take)

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.retell()

    def complain(self, error: ErawanError) -> None:
        """Tells what went wrong, in passing."""
        self.notify(error.tell(self.language), severity="warning", markup=False)

    async def beside(self, work: Callable[[], Found]) -> Found:
        """What the work gives back; meanwhile the screen goes on."""
        return await asyncio.wrap_future(start_aside(work, Future()))

    # ---- games

    def begin(self, make_plan: Callable[[], Plan]) -> None:
        """Sits down to a game once its rules and opponents are ready."""
        self.run_worker(self._begin(make_plan), group="begin", exclusive=True)

    async def _begin(self, make_plan: Callable[[], Plan]) -> None:
        try:
            plan = await self.beside(make_plan)
            steps = await self.beside(plan.steps)
            if not await self.push_screen_wait(PreparingDialog(steps)):
                return
            sitting = await self.beside(plan.sit_down)
        except ErawanError as error:
            self.complain(error)
            return
        self._plans[sitting] = plan
        await self.push_screen(TableScreen(sitting))

    async def play_again(self, sitting: Sitting) -> None:
        """Another game with the same people and opponents, from a set-up of its own."""
        plan = self._plans.get(sitting)
        if plan is not None:
            self.pop_screen()
            self.begin(plan.again)

    def leave_table(self, sitting: Sitting) -> None:
        """Back to the screen before; where there is none the app ends."""
        # The first screen of all is the app's own empty one.
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit(self.farewell(sitting))

    def farewell(self, sitting: Sitting) -> Phrase | None:
        """How to go on with a game later."""
        if isinstance(sitting, LocalSitting):
            return sitting.farewell()
        return sitting.notice

    async def save_record(self, sitting: Sitting) -> None:
        """Adds a game to a file of somebody's choice."""
        try:
            record = await sitting.fetch_record()
        except ErawanError as error:
            self.complain(error)
            return

        def write(path: str | None) -> None:
            if path is None:
                return
            try:
                append_record(Path(path).expanduser(), record)
            except ErawanError as error:
                self.complain(error)
            else:
                self.notify(say(Phrase("play-recorded", {"path": path}), self.language), markup=False)

        self.push_screen(TypeDialog(self.tell("tui-save-where"), "game.erawan"), write)

    async def review(self, sitting: Sitting) -> None:
        """Goes through a finished game."""
        from erawan.tui.screens.replay import ReplayScreen

        try:
            record = await sitting.fetch_record()
        except ErawanError as error:
            self.complain(error)
            return
        await self.push_screen(ReplayScreen(record))


# ---- from the command line


def play_plan(plan: Plan, language: str) -> Phrase | None:
    """Plays one game in a full screen; what to say to whoever leaves."""
    return _run(language, lambda app: app.begin(lambda: plan))


def start_app(language: str, choices: Choices) -> Phrase | None:
    """Opens the first screen."""
    from erawan.tui.screens.start import StartScreen

    file = choices.record or own_file()
    return _run(language, lambda app: _push(app, StartScreen(choices, file)))


def play_sitting(sitting: Sitting, language: str) -> Phrase | None:
    """Plays a game that is held elsewhere."""
    return _run(language, lambda app: _push(app, TableScreen(sitting)))


def _push(app: ErawanApp, screen: Page) -> None:
    app.push_screen(screen)


def _run(language: str, first: Callable[[ErawanApp], None]) -> Phrase | None:
    import os

    return ErawanApp(language, first, "NO_COLOR" not in os.environ).run()
