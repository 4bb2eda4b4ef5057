"""One game at one terminal: who sits where, what has been played, and what the person types."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from erawan.cli.arguments import aside, print_drawing
from erawan.core.errors import ErawanError, quote
from erawan.core.outcome import Choice
from erawan.core.state import State
from erawan.drawing.pictures import picture_text
from erawan.drawing.text_siam import side_name
from erawan.players import Player
from erawan.search.limits import Stop
from erawan.search.thought import Thought
from erawan.words import Phrase, knows, say
from erawan.words.phrase import Value

if TYPE_CHECKING:
    from rich.console import Console

LEAVING = ("quit", "exit", "q")


class Farewell(NamedTuple):
    """What to type to go on later: the options of the command, and the file of records where there is one."""

    words: str
    record: str


class Table:
    """A game between people at this terminal and players."""

    def __init__(
        self,
        states: Sequence[State],
        turns: Sequence[str],
        players: Mapping[int, Player],
        adviser: Player,
        language: str,
        farewell: Farewell,
        console: Console,
    ) -> None:
        """``players`` sit on their seats, people on the others; ``turns`` led from the first state to the last."""
        self._states = list(states)
        self.turns = list(turns)
        self._players = players
        # Hints come from a player of their own, so that asking for one does not change what the opponents will do.
        self._adviser = adviser
        self._language = language
        self._farewell = farewell
        self._console = console
        self._commands: dict[str, Callable[[str], None]] = {
            "turns": self._list_turns,
            "hint": self._hint,
            "undo": self._undo,
            "board": lambda _: self._draw(0),
            "help": self._help,
            "?": self._help,
        }

    @property
    def state(self) -> State:
        """The position on the table."""
        return self._states[-1]

    def run(self) -> None:
        """Plays to the end of the game, or until the person leaves."""
        if self.state.outcome is None:
            self._greet()
        try:
            self._let_players_play(len(self.turns))
            while self.state.outcome is None and self._ask():
                pass
        except KeyboardInterrupt:
            self._leave()
            raise
        if self.state.outcome is None:
            self._leave()
        else:
            self._console.print(say(self.state.outcome.phrase, self._language), style="bold", markup=False)

    def say(self, key: str, **values: Value) -> None:
        """Prints a sentence of the catalogue."""
        self._console.print(say(Phrase(key, values), self._language), markup=False)

    @property
    def _people(self) -> list[int]:
        """The seats of those who type."""
        return [seat for seat in range(1, self.state.game.seats + 1) if seat not in self._players]

    def _greet(self) -> None:
        if len(self._people) == 1:
            self.say("play-you-are", side=self._side(self._people[0]))
        else:
            self.say("play-every-seat")
        self.say(self._own("play-goal"))

    def _own(self, key: str) -> str:
        """The game's own form of a sentence, where it has one."""
        own = f"{key}-{self.state.game.name}"
        return own if knows(Phrase(own), self._language) else key

    def _side(self, seat: int) -> Phrase:
        if self.state.game.name == "siam":
            return Phrase(side_name(seat - 1))
        return Phrase("play-seat", {"seat": seat})

    def _leave(self) -> None:
        """Says how to go on later; K4.6: a position's text holds all hands, so it is told where none is hidden."""
        words, record = self._farewell
        is_open = all(self.state.view(seat).text == str(self.state) for seat in self._people)
        if is_open:
            options = "".join(f" --option {name}={value}" for name, value in self.state.game.changed_options().items())
            phrase = Phrase("play-goodbye", {"position": str(self.state), "words": words + options})
        elif record and self.turns:
            phrase = Phrase("play-goodbye-record", {"path": shlex.quote(record), "words": words})
        else:
            phrase = Phrase("play-goodbye-hidden")
        self._console.print("\n" + say(phrase, self._language), markup=False, soft_wrap=True)

    def _help(self, _: str) -> None:
        self.say(self._own("play-help-turns"))
        self.say("play-help-words")

    def _draw(self, told_from: int) -> None:
        """The table as the person at it may see it, and below it the turns from a number on."""
        seat = self.state.to_move
        if seat in self._players:
            seat = self._people[0]
        self._console.print()
        print_drawing(self._console, picture_text(self.state, self._language, seat), self._language)
        for number in range(told_from, len(self.turns)):
            before, turn = self._states[number], self.turns[number]
            self.say("play-turn", side=self._side(before.to_move), turn=turn, does=before.describe(turn))

    def _let_players_play(self, told_from: int) -> None:
        """Plays until a person is to move, then draws."""
        while self.state.outcome is None and self.state.to_move in self._players:
            self._play(self._ask_player(self._players[self.state.to_move]).turn)
        self._draw(told_from)

    def _ask_player(self, player: Player) -> Thought:
        """What a player would do now; Ctrl-C ends its thinking."""
        view, stop = self.state.view(self.state.to_move), Stop()
        with self._console.status(say(Phrase("play-thinking"), self._language)):
            try:
                return aside(lambda: player.choose(view, stop=stop))
            except KeyboardInterrupt:
                stop.set()
                raise

    def _play(self, turn: str) -> None:
        state = self.state
        self._states.append(state.play(turn))
        self.turns.append(state.format_turn(state.parse_turn(turn)))

    def _ask(self) -> bool:
        """Reads one line and does what it says; False if the person leaves."""
        prompt = Phrase("play-prompt", {"side": self._side(self.state.to_move)})
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
            self._commands[first](self._understand("".join(words[1:])))
        else:
            self._try(self._understand("".join(words)))
        return True

    def _understand(self, typed: str) -> str:
        """What was typed as the notation writes it; Siam's is all small letters."""
        return typed.lower() if self.state.game.name == "siam" else typed

    def _try(self, turn: str) -> None:
        """Plays a turn and lets the others answer; a half-made one gets its continuations, a wrong one the reason."""
        told_from = len(self.turns)
        try:
            self._play(turn)
        except ErawanError as error:
            if not self._list_choices(turn):
                self._console.print(error.tell(self._language), markup=False)
            return
        self._let_players_play(told_from)

    def _list_choices(self, prefix: str) -> bool:
        """Lists how a half-made turn may go on; whether it can."""
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
        """The turns that begin so; where there are thousands, how a turn may begin or go on."""
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
        thought = self._ask_player(self._adviser)
        self.say("play-hint", turn=thought.turn, does=self.state.describe(thought.turn))

    def _undo(self, _: str) -> None:
        """Goes back to the person's turn before this one."""
        earlier = [n for n, state in enumerate(self._states[:-1]) if state.to_move not in self._players]
        if not earlier:
            self.say("play-cannot-undo")
            return
        del self._states[earlier[-1] + 1 :]
        del self.turns[earlier[-1] :]
        self.say("play-undone")
        self._draw(len(self.turns))
