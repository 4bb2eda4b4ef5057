"""``erawan play``: a game of Siam in the terminal, line by line, against a simple opponent."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from erawan.cli.arguments import Language, OptionTexts, compile_steps, read_language, read_position
from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.core.warmup import rule_steps, walk_steps
from erawan.drawing.pictures import picture_text
from erawan.players import PLAYERS, Player, make_player
from erawan.words import Phrase, say
from erawan.words.phrase import Value

if TYPE_CHECKING:
    from rich.console import Console

SEATS = {"elephants": (1,), "rhinos": (2,), "both": (1, 2)}


def play(
    *,
    side: Annotated[Literal["elephants", "rhinos", "both"], Parameter(help="Your side.")] = "elephants",
    opponent: Annotated[str, Parameter(help=f"Who plays the other side: {', '.join(PLAYERS)}.")] = "sampler",
    position: Annotated[str, Parameter(help="Go on from this position.", show_default=False)] = "",
    option: OptionTexts = None,
    language: Language = None,
    seed: Annotated[int | None, Parameter(help="Makes the opponent's choices repeatable.", show_default=False)] = None,
) -> None:
    """Play a game of Siam in the terminal against a simple opponent."""
    from rich.console import Console

    spoken = read_language(language)
    other = make_player(opponent, seed)
    state = read_position([position] if position else [], None, option)
    compile_steps(chain(rule_steps(state.game), walk_steps(state.game)), 8)
    table = Table(state, SEATS[side], other, spoken, Console(highlight=False))
    table.say(f"play-side-{side}")
    table.say("play-goal")
    table.help()
    table.run()


class Table:
    """One game at one terminal: who sits where, what has been played, and what the person types."""

    def __init__(self, state: State, seats: tuple[int, ...], opponent: Player, language: str, console: Console) -> None:
        self._states = [state]
        self._seats = seats
        self._opponent = opponent
        self._language = language
        self._console = console
        self._words: dict[str, Callable[[str], None]] = {
            "turns": self._list_turns,
            "hint": self._hint,
            "undo": self._undo,
            "board": lambda _: self._draw(),
            "help": lambda _: self.help(),
        }

    @property
    def state(self) -> State:
        """The position on the table."""
        return self._states[-1]

    def run(self) -> None:
        """Plays to the end of the game, or until the person leaves."""
        self._draw()
        while self.state.outcome is None:
            if self.state.to_move not in self._seats:
                self._play_opponent()
            elif not self._ask():
                self.say("play-goodbye", position=str(self.state))
                return
        self._console.print(say(self.state.outcome.phrase, self._language), style="bold", markup=False)

    def say(self, key: str, **values: Value) -> None:
        """Prints a sentence of the catalogue."""
        self._console.print(say(Phrase(key, values), self._language), markup=False)

    def help(self) -> None:
        """Prints how turns are written and which words there are."""
        self.say("play-help-turns")
        self.say("play-help-words")

    def _draw(self) -> None:
        self._console.print()
        self._console.print(picture_text(self.state, self._language))
        self._console.print()

    def _play_opponent(self) -> None:
        with self._console.status(say(Phrase("play-thinking"), self._language)):
            turn = self._opponent.choose(self.state)
        self._play(turn)

    def _play(self, turn: str) -> None:
        does = self.state.describe(turn)
        self._states.append(self.state.play(turn))
        self._draw()
        self.say("play-opponent", turn=turn, does=does)

    def _ask(self) -> bool:
        """Reads one line and does what it says; False if the person leaves."""
        side = say(Phrase(("siam-elephants", "siam-rhinos")[self.state.to_move - 1]), self._language)
        sys.stdout.write(say(Phrase("play-prompt", {"side": side}), self._language) + " ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        words = line.split()
        if not line or words[:1] == ["quit"]:
            return False
        if not words:
            self.say("play-your-turn")
        elif words[0] in self._words:
            self._words[words[0]](" ".join(words[1:]))
        else:
            self._try(" ".join(words))
        return True

    def _try(self, turn: str) -> None:
        try:
            self._play(turn)
        except ErawanError as error:
            self._console.print(error.tell(self._language), markup=False)

    def _list_turns(self, prefix: str) -> None:
        turns = [turn for turn in self.state.turns() if turn.lstrip("+").startswith(prefix)]
        for turn in turns:
            self._console.print(f"{turn:6} {say(self.state.describe(turn), self._language)}", markup=False)
        if not turns:
            self.say("play-none", prefix=prefix)

    def _hint(self, _: str) -> None:
        turn = self._opponent.choose(self.state)
        self.say("play-hint", turn=turn, does=self.state.describe(turn))

    def _undo(self, _: str) -> None:
        """Goes back to the person's turn before this one."""
        earlier = [n for n, state in enumerate(self._states[:-1]) if state.to_move in self._seats]
        if not earlier:
            self.say("play-cannot-undo")
            return
        del self._states[earlier[-1] + 1 :]
        self.say("play-undone")
        self._draw()
