"""Play one game at one terminal, line by line: read what people type, print what happens."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from erawan.cli.arguments import print_drawing
from erawan.cli.event_loop_thread import EventLoopThread
from erawan.core.errors import ErawanError, quote
from erawan.core.outcome import Choice
from erawan.core.state import State
from erawan.drawing.pictures import picture_text
from erawan.tui.clock_text import clock_row
from erawan.tui.game_session import GameSession
from erawan.tui.labels import name_words, rating_words, side_phrase
from erawan.tui.turn_builder import normalise_turn
from erawan.words import Phrase, knows, say
from erawan.words.phrase import Value

if TYPE_CHECKING:
    from rich.console import Console

LEAVING = ("quit", "exit", "q")


class LineGame:
    """A game between people at this terminal and their opponents, line by line."""

    def __init__(
        self,
        session: GameSession,
        loop: EventLoopThread,
        language: str,
        farewell: Callable[[], Phrase | None],
        console: Console,
    ) -> None:
        """Play a session; ``farewell`` returns what to print when the person leaves early: how to continue later."""
        self.session = session
        self._loop = loop
        self._language = language
        self._farewell = farewell
        self._console = console
        self._commands: dict[str, Callable[[str], None]] = {
            "turns": self._list_turns,
            "hint": self._hint,
            "undo": self._undo,
            "board": lambda _: self._draw(),
            "help": self._help,
            "?": self._help,
        }

    @property
    def state(self) -> State:
        """The position on the table."""
        return self.session.state

    def run(self) -> None:
        """Play to the end of the game, or until the person leaves."""
        if self.session.ending is None:
            self._greet()
        try:
            self._let_others_play()
            while self.session.ending is None and self._ask():
                pass
        except KeyboardInterrupt:
            self._leave()
            raise
        if self.session.ending is None:
            self._leave()
        else:
            self._console.print(say(self.session.ending.told, self._language), style="bold", markup=False)
            for step in self.state.outcome_steps:
                self._console.print(say(step, self._language), markup=False)
            for change in self.session.ending.ratings:
                name = name_words(self.session.name(change.seat), self._language)
                self._console.print(f"{name}:{rating_words(self.session, change.seat)}", markup=False)

    def say(self, key: str, **values: Value) -> None:
        """Print a sentence of the catalogue."""
        self._console.print(say(Phrase(key, values), self._language), markup=False)

    def _say_of_game(self, key: str) -> None:
        """Print the sentence that the game has for a key; print nothing if it has none."""
        own = f"{key}-{self.state.game.name}"
        if knows(Phrase(own), self._language):
            self.say(own)

    def _greet(self) -> None:
        people = self.session.people
        if len(people) == 1:
            self.say("play-you-are", side=side_phrase(self.state.game, people[0]))
        else:
            self.say("play-every-seat" if people else "play-no-seat")
        self._say_of_game("play-goal")

    def _leave(self) -> None:
        told = self._farewell()
        if told is not None:
            self._console.print("\n" + say(told, self._language), markup=False, soft_wrap=True)

    def _help(self, _: str) -> None:
        self._say_of_game("play-help-turns")
        self.say("play-help-words")

    def _draw(self) -> None:
        """Draw the position as the person at the terminal may see it."""
        people, seat = self.session.people, self.state.to_move
        viewer = seat if seat in people else next(iter(people), None)
        self._console.print()
        drawn = picture_text(self.state, self._language, viewer, self.session.view(viewer))
        print_drawing(self._console, drawn, self._language)

    def _let_others_play(self) -> None:
        """Wait until a person is to move, then draw the position and print the turns played meanwhile."""
        with self._console.status(say(Phrase("play-thinking"), self._language)):
            self._loop.do(self.session.advance())
        self._draw()
        for played in self.session.take_fresh():
            side = side_phrase(self.state.game, played.seat)
            self.say("play-turn", side=side, turn=played.turn, does=played.does)
        if self.session.notice is not None:
            self._console.print(say(self.session.notice, self._language), markup=False)

    def _ask(self) -> bool:
        """Read one line and carry it out; return False if the person leaves."""
        if self.session.clocks is not None:
            self._console.print(clock_row(self.session, self._language), markup=False)
        prompt = Phrase("play-prompt", {"side": side_phrase(self.state.game, self.state.to_move)})
        sys.stdout.write(say(prompt, self._language) + " ")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        words = line.split()
        first = words[0].lower() if words else ""
        if not line or first in LEAVING:
            return False
        if not words:
            self.say("play-your-turn")
        elif first in self._commands:
            self._commands[first](normalise_turn("".join(words[1:]), self.state))
        else:
            self._try(normalise_turn(line, self.state))
        return True

    def _try(self, turn: str) -> None:
        """Play a turn and let the others answer.

        Show how a half-written one continues, or why a wrong one is refused.
        """
        try:
            self._loop.do(self.session.play(turn))
        except ErawanError as error:
            if not self._list_choices(turn):
                self._console.print(error.tell(self._language), markup=False)
                if error.rule:
                    self._console.print(error.tell_rule(self._language), style="dim", markup=False, highlight=False)
            return
        self._let_others_play()

    def _list_choices(self, prefix: str) -> bool:
        """List how a half-written turn can continue; return whether it can."""
        try:
            choices = self.state.choices(prefix)
        except ErawanError:
            return False
        whole = [choice for choice in choices if choice.is_turn]
        for choice in whole:
            self._tell_choice(choice)
        half = [choice.text for choice in choices if not choice.is_turn]
        if half:
            self.say("play-go-on", choices="  ".join(half))
        return bool(choices)

    def _tell_choice(self, choice: Choice) -> None:
        does = say(choice.does, self._language) if choice.does else ""
        self._console.print(f"{choice.text:6} {does}", markup=False)

    def _list_turns(self, prefix: str) -> None:
        """List the turns with a prefix; where there are thousands, how a turn may begin or continue."""
        if self.state.game.name != "siam":
            if not self._list_choices(prefix):
                self.say("play-none", prefix=quote(prefix))
            return
        turns = [turn for turn in self.state.turns() if turn.lstrip("+").startswith(prefix.lstrip("+"))]
        for turn in turns:
            self._console.print(f"{turn:6} {say(self.state.describe(turn), self._language)}", markup=False)
        if not turns:
            self.say("play-none", prefix=quote(prefix))

    def _hint(self, _: str) -> None:
        with self._console.status(say(Phrase("play-thinking"), self._language)):
            hint = self._loop.do(self.session.hint())
        self.say("play-hint", turn=hint.turn, does=hint.does)

    def _undo(self, _: str) -> None:
        """Go back to the person's turn before this one."""
        if not self._loop.do(self.session.take_back()):
            self.say("play-cannot-undo")
            return
        self.session.take_fresh()
        self.say("play-undone")
        self._draw()
