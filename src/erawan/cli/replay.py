"""``erawan replay``: step through a recorded game in the terminal, full screen or line by line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from erawan.cli.arguments import (
    Language,
    Plain,
    find_record,
    has_full_screen,
    print_drawing,
    read_language,
    read_number,
)
from erawan.core.state import State
from erawan.drawing.pictures import picture_text
from erawan.records import Record
from erawan.records.movetext import format_clock, format_line
from erawan.words import Phrase, say

if TYPE_CHECKING:
    from rich.console import Console

MOST = 999_999_999


def replay(
    file: Annotated[Path, Parameter(help="A file of recorded games.")],
    *,
    game: Annotated[str, Parameter(help="The number of the game in the file.")] = "1",
    at: Annotated[str | None, Parameter(help="Show only the position after this turn.", show_default=False)] = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Go through a recorded game: in a full screen with analysis, or line by line with --plain."""
    from rich.console import Console

    spoken = read_language(language)
    record = find_record(file, read_number("game", game, 1, MOST), spoken)
    if at is None and not plain and has_full_screen():
        from erawan.tui.terminal_app import replay_record

        replay_record(record, spoken)
        return
    stepper = Stepper(record, spoken, Console(highlight=False))
    if at is not None:
        stepper.show(read_number("at", at, 0, stepper.last))
    elif sys.stdin is not None and sys.stdin.isatty():
        stepper.run()
    else:
        stepper.show_all()


class Stepper:
    """A game, its positions, and the current one."""

    def __init__(self, record: Record, language: str, console: Console) -> None:
        self._record = record
        self._states: list[State] = list(record.replay())
        self._language = language
        self._console = console
        self._at = 0

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return len(self._states) - 1

    def show_all(self) -> None:
        """Print every position, one after the other."""
        self._tell_header()
        for ply in range(self.last + 1):
            self.show(ply)

    def run(self) -> None:
        """Step as the reader asks, until they leave."""
        self._tell_header()
        self.show(0)
        while True:
            sys.stdout.write(say(Phrase("replay-prompt", {"ply": self._at, "last": self.last}), self._language) + " ")
            sys.stdout.flush()
            line = sys.stdin.readline()
            word = line.strip().lower()
            if not line or word in ("q", "quit", "exit"):
                return
            self._go(word)

    def _go(self, word: str) -> None:
        """Carry out one command; answer an unknown one with the help."""
        if word in ("", "n"):
            if self._at == self.last:
                self._say("replay-end")
                return
            self.show(self._at + 1)
        elif word == "b":
            self.show(self._at - 1)
        elif word.isdecimal():
            # A number beyond the end means the end; so does one with too many digits to parse.
            self.show(int(word[:9]))
        elif word in ("s", "e"):
            self.show(0 if word == "s" else self.last)
        else:
            self._say("replay-help")

    def show(self, ply: int) -> None:
        """Print the position after that many turns, and the turn before it; a number out of range shows an end."""
        self._at = min(max(ply, 0), self.last)
        self._console.print()
        print_drawing(self._console, picture_text(self._states[self._at], self._language), self._language)
        if self._at:
            self._tell_turn(self._at)
        elif self._record.comment:
            self._tell_comment(self._record.comment)
        if self._at == self.last:
            self._tell_end()

    def _tell_header(self) -> None:
        record = self._record
        began = record.began.strftime("%Y-%m-%d %H:%M") if record.began else ""
        names = " – ".join(name or str(seat) for seat, name in enumerate(record.seats, 1))
        self._console.print(
            "  ".join(part for part in (record.game.name, names, began) if part), style="bold", markup=False
        )

    def _tell_turn(self, ply: int) -> None:
        recorded, before = self._record.turns[ply - 1], self._states[ply - 1]
        does = say(before.describe(recorded.turn), self._language)
        clock = f" {format_clock(recorded.clock_ms)}" if recorded.clock_ms is not None else ""
        names = self._record.seats
        who = (names[before.to_move - 1] if names else "") or str(before.to_move)
        self._console.print(f"{ply}/{self.last}  [{who}] {recorded.turn}{clock}: {does}", markup=False)
        if recorded.comment:
            self._tell_comment(recorded.comment)
        for variation in recorded.variations:
            line = " ".join(format_line(variation, ply))
            self._console.print(f"({_printable(line)})", style="dim", markup=False)

    def _tell_comment(self, comment: str) -> None:
        """Print a comment without control characters."""
        self._console.print("\n".join(_printable(line) for line in comment.splitlines()), style="italic", markup=False)

    def _tell_end(self) -> None:
        outcome, result = self._states[-1].outcome, self._record.result
        if outcome is not None:
            self._console.print(say(outcome.phrase, self._language), style="bold", markup=False)
            for step in self._states[-1].outcome_steps:
                self._console.print(say(step, self._language), markup=False)
        elif result is not None:
            winners = ", ".join(str(seat) for seat in result.winners) or "-"
            self._say("replay-ended-outside", reason=Phrase(f"ended-{result.reason}"), winners=winners)
        else:
            self._say("replay-unfinished")

    def _say(self, key: str, **values: object) -> None:
        self._console.print(say(Phrase(key, values), self._language), markup=False)  # type: ignore[arg-type]


def _printable(line: str) -> str:
    return "".join(character if character.isprintable() else " " for character in line)
