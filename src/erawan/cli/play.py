"""``erawan play``: a game of Siam in the terminal, line by line, against a simple opponent."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import Parameter

from erawan.cli.arguments import Language, OptionTexts, compile_steps, read_language, read_position
from erawan.core.errors import ErawanError, OptionError, quote
from erawan.core.state import State
from erawan.core.warmup import rule_steps, walk_steps
from erawan.drawing.pictures import picture_text
from erawan.drawing.text_siam import side_name
from erawan.players import PLAYERS, Player, make_player
from erawan.records import append_record, record_of
from erawan.words import Phrase, say
from erawan.words.phrase import Value

if TYPE_CHECKING:
    from rich.console import Console

Side: TypeAlias = Literal["elephants", "rhinos", "both"]

SEATS = {"elephants": (1,), "rhinos": (2,), "both": (1, 2)}
DEFAULT_SIDE: Side = "elephants"
DEFAULT_OPPONENT = "sampler"
LEAVING = ("quit", "exit", "q")


def play(
    *,
    side: Annotated[Side, Parameter(help="Your side.")] = DEFAULT_SIDE,
    opponent: Annotated[str, Parameter(help=f"Who plays the other side: {', '.join(PLAYERS)}.")] = DEFAULT_OPPONENT,
    position: Annotated[str, Parameter(help="Go on from this position.", show_default=False)] = "",
    option: OptionTexts = None,
    language: Language = None,
    seed: Annotated[int | None, Parameter(help="Makes the opponent's choices repeatable.", show_default=False)] = None,
    record: Annotated[Path | None, Parameter(help="Add the game to this file of records.", show_default=False)] = None,
) -> None:
    """Play a game of Siam in the terminal against a simple opponent."""
    from rich.console import Console

    spoken = read_language(language)
    began = datetime.now(UTC)
    players = make_player(opponent, seed), make_player(opponent, seed)
    state = read_position([position] if position else [], None, option)
    if state.game.name != "siam":
        raise OptionError("play.game", game=state.game.name)
    compile_steps(rule_steps(state.game) + walk_steps(state.game))
    chosen = {"side": (side, DEFAULT_SIDE), "opponent": (opponent, DEFAULT_OPPONENT), "language": (language, None)}
    words = "".join(f" --{name} {value}" for name, (value, default) in chosen.items() if value != default)
    table = Table(state, SEATS[side], players, spoken, words, Console(highlight=False))
    if state.outcome is None:
        table.say(f"play-side-{side}")
        table.say("play-goal")
    try:
        table.run()
    finally:
        if record is not None:
            names = tuple("" if seat in SEATS[side] else opponent for seat in (1, 2))
            append_record(record, record_of(state, table.turns, seats=names, began=began, ended=datetime.now(UTC)))
            table.say("play-recorded", path=str(record))


class Table:
    """One game at one terminal: who sits where, what has been played, and what the person types."""

    def __init__(
        self,
        state: State,
        seats: tuple[int, ...],
        players: tuple[Player, Player],
        language: str,
        words: str,
        console: Console,
    ) -> None:
        self._states = [state]
        self.turns: list[str] = []
        self._seats = seats
        # Hints come from a player of their own, so that asking for one does not change what the opponent will do.
        self._opponent, self._adviser = players
        self._language = language
        self._words_to_go_on = words
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
        return self._states[-1]

    def run(self) -> None:
        """Plays to the end of the game, or until the person leaves."""
        while self.state.outcome is None and self.state.to_move not in self._seats:
            self._play_opponent()
        self._draw()
        try:
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

    def _leave(self) -> None:
        options = "".join(f" --option {name}={value}" for name, value in self.state.game.changed_options().items())
        phrase = Phrase("play-goodbye", {"position": str(self.state), "words": self._words_to_go_on + options})
        self._console.print("\n" + say(phrase, self._language), markup=False, soft_wrap=True)

    def _help(self, _: str) -> None:
        self.say("play-help-turns")
        self.say("play-help-words")

    def _draw(self) -> None:
        self._console.print()
        self._console.print(picture_text(self.state, self._language))

    def _play_opponent(self) -> None:
        with self._console.status(say(Phrase("play-thinking"), self._language)):
            turn = self._opponent.choose(self.state)
        self._play(turn)

    def _play(self, turn: str) -> None:
        does = self.state.describe(turn)
        self._states.append(self.state.play(turn))
        self.turns.append(turn)
        self.say("play-turn", turn=turn, does=does)

    def _ask(self) -> bool:
        """Reads one line and does what it says; False if the person leaves."""
        side = Phrase(side_name(self.state.to_move - 1))
        sys.stdout.write(say(Phrase("play-prompt", {"side": side}), self._language) + " ")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        words = line.lower().split()
        if not line or (words[:1] and words[0] in LEAVING):
            return False
        if not words:
            self.say("play-your-turn")
        elif words[0] in self._commands:
            self._commands[words[0]](" ".join(words[1:]))
        else:
            self._try("".join(words))
        return True

    def _try(self, turn: str) -> None:
        """Plays a turn and lets the opponent answer; what is wrong with it is told."""
        try:
            self._play(turn)
        except ErawanError as error:
            self._console.print(error.tell(self._language), markup=False)
            return
        while self.state.outcome is None and self.state.to_move not in self._seats:
            self._play_opponent()
        self._draw()

    def _list_turns(self, prefix: str) -> None:
        turns = [turn for turn in self.state.turns() if turn.lstrip("+").startswith(prefix.lstrip("+"))]
        for turn in turns:
            self._console.print(f"{turn:6} {say(self.state.describe(turn), self._language)}", markup=False)
        if not turns:
            self.say("play-none", prefix=quote(prefix))

    def _hint(self, _: str) -> None:
        turn = self._adviser.choose(self.state)
        self.say("play-hint", turn=turn, does=self.state.describe(turn))

    def _undo(self, _: str) -> None:
        """Goes back to the person's turn before this one."""
        earlier = [n for n, state in enumerate(self._states[:-1]) if state.to_move in self._seats]
        if not earlier:
            self.say("play-cannot-undo")
            return
        del self._states[earlier[-1] + 1 :]
        del self.turns[earlier[-1] :]
        self.say("play-undone")
        self._draw()
