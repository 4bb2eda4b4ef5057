"""The list of games in a file of records: continue one, or step through it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from erawan.core.errors import ErawanError
from erawan.records import Record, RecordError, read_records
from erawan.records.record_autosave import RecordAutosave
from erawan.tui.game_setup import PERSON, GameSetup, pick_adviser, unfinished
from erawan.tui.labels import game_label, name_words, seat_label
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.screens.dialogs import TextDialog
from erawan.tui.screens.replay_screen import ReplayScreen
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.key_bar import Key, KeyBar

MOST_SHOWN = 500
_KEYS = (
    Key("↵", "tui-key-open", ""),
    Key("v", "tui-key-review", "screen.review"),
    Key("o", "tui-key-other-file", "screen.other_file"),
    Key("F1", "tui-key-help", "screen.help"),
    Key("q", "tui-key-leave", "screen.leave"),
)


class GamesScreen(BaseScreen):
    """The list, the latest game first. Enter continues an unfinished game and replays a finished one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "review"),
        Binding("o", "other_file"),
        Binding("q,escape", "leave"),
    ]
    topic = "games"

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._records: list[Record] = []
        self._broken: list[RecordError] = []

    def compose(self) -> ComposeResult:
        """Yield the file's name and its games."""
        yield Static(id="title")
        yield OptionList(id="games", compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Read the file."""
        self.query_one(OptionList).loading = True
        self.run_worker(self._read(), exclusive=True)

    def on_screen_resume(self) -> None:
        """Read the file again: a continued game has changed."""
        if self._records:
            self.run_worker(self._read(), exclusive=True)

    async def _read(self) -> None:
        file, broken = self._file, list[RecordError]()
        try:
            records = await app_of(self).run_in_thread(lambda: _read_all(file, broken))
        except ErawanError as error:
            self.show_error(error)
            records = []
        self._records, self._broken = records[::-1][:MOST_SHOWN], broken
        self.query_one(OptionList).loading = False
        self.retranslate()
        self.query_one(OptionList).focus()

    def retranslate(self) -> None:
        """Show the list."""
        title = [Content(str(self._file)).stylize("bold")]
        title += [Content(error.tell(app_of(self).language)).stylize("italic") for error in self._broken[:3]]
        if not self._records:
            title.append(Content(tell(self, "web-no-games")))
        self.query_one("#title", Static).update(Content("\n").join(title))
        games = self.query_one(OptionList)
        at = games.highlighted
        games.clear_options()
        games.add_options(Option(Content(self._describe(record))) for record in self._records)
        if self._records:
            games.highlighted = min(at or 0, len(self._records) - 1)
        self.query_one(KeyBar).show(_KEYS)

    def _describe(self, record: Record) -> str:
        language = app_of(self).language
        names = [
            name_words(name, language) if name else seat_label(record.game, seat, language)
            for seat, name in enumerate(record.seats or ("",) * record.game.seats, 1)
        ]
        when = record.began.astimezone().strftime("%Y-%m-%d %H:%M") if record.began else ""
        winners = record.result.winners if record.result else ()
        ended = tell(self, "tui-unfinished") if record.result is None else tell(self, "web-drawn")
        if winners:
            ended = "★ " + ", ".join(names[seat - 1] for seat in winners)
        turns = f"{tell(self, 'web-moves')}: {len(record.turns)}"
        parts = (when, game_label(record.game.name, language), " – ".join(names), turns, ended)
        return "  ".join(part for part in parts if part)

    @property
    def _picked(self) -> Record | None:
        at = self.query_one(OptionList).highlighted
        return self._records[at] if at is not None and at < len(self._records) else None

    @on(OptionList.OptionSelected)
    async def _open(self) -> None:
        record = self._picked
        if record is None:
            return
        if record.result is not None:
            await self.action_review()
            return
        file = self._file

        def make_plan() -> GameSetup:
            states, turns = unfinished(record, file)
            seats = tuple(name if _is_known(name) else PERSON for name in record.seats) or (PERSON,) * record.game.seats
            return GameSetup(states, turns, seats, pick_adviser(seats, record.game), None, RecordAutosave(file))

        app_of(self).begin(make_plan)

    async def action_review(self) -> None:
        """Open the replay of the game."""
        if self._picked is not None:
            await self.app.push_screen(ReplayScreen(self._picked))

    def action_other_file(self) -> None:
        """Open another file of records."""

        def take(path: str | None) -> None:
            if path is not None:
                self._file = Path(path).expanduser()
                self._records = []
                self.on_mount()

        self.app.push_screen(TextDialog(tell(self, "tui-open-which"), str(self._file)), take)

    def action_leave(self) -> None:
        """Return to the start screen."""
        self.app.pop_screen()


def _read_all(file: Path, broken: list[RecordError]) -> list[Record]:
    """Return every intact game of a file; none if it does not exist yet."""
    return list(read_records(file, broken.append)) if file.exists() else []


def _is_known(name: str) -> bool:
    """Return whether a name in a record is that of a computer player."""
    return name in ("best", "classic", "greedy", "random", "uct") or name.startswith(("level-", "plain-"))
