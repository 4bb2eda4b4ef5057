"""Build a turn choice by choice; the latest choice can always be taken back until the turn is played."""

from __future__ import annotations

from erawan.core.errors import ErawanError
from erawan.core.outcome import Choice
from erawan.core.state import State


def normalise_turn(typed: str, state: State) -> str:
    """Return a typed turn in the form of the notation: without spaces, and in lower case for Siam."""
    text = "".join(typed.split())
    return text.lower() if state.game.name == "siam" else text


class TurnBuilder:
    """The half-written turn of the seat to move."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._steps: list[tuple[str, bool]] = []
        """The text after each step, and whether the step was the only possible one."""
        self.choices: list[Choice] = state.choices()
        self.is_whole = False

    @property
    def text(self) -> str:
        """The text of the turn so far."""
        return self._steps[-1][0] if self._steps else ""

    @property
    def is_begun(self) -> bool:
        """True if a part of the turn has been chosen."""
        return bool(self._steps)

    @property
    def after(self) -> State | None:
        """The position after a complete turn; None while it is incomplete."""
        return self.state.play(self.text) if self.is_whole else None

    def find(self, text: str) -> Choice | None:
        """Return the choice of that text; None if it is not offered."""
        return next((choice for choice in self.choices if choice.text == text), None)

    def choose(self, text: str) -> None:
        """Take an offered choice, and the following ones that have no alternative."""
        choice = self.find(text)
        if choice is None:
            return
        self._take(choice, follows=False)
        while not self.is_whole and len(self.choices) == 1:
            self._take(self.choices[0], follows=True)

    def write(self, text: str) -> None:
        """Take a typed turn, complete or not; raise its error and change nothing if it is wrong."""
        error = self._refusal(text)
        if error is not None:
            choices = self._choices_after(text)
            if not choices:
                raise error
            self._steps, self.choices, self.is_whole = [(text, False)], choices, False
        else:
            turn = self.state.format_turn(self.state.parse_turn(text))
            self._steps, self.choices, self.is_whole = [(turn, False)], [], True

    def _refusal(self, text: str) -> ErawanError | None:
        try:
            return self.state.refusal(text)
        except ErawanError as error:
            return error

    def _choices_after(self, text: str) -> list[Choice]:
        try:
            return self.state.choices(text)
        except ErawanError:
            return []

    def back(self) -> bool:
        """Take back the latest choice; return False if there is none."""
        if not self._steps:
            return False
        while self._steps.pop()[1]:
            pass
        self.is_whole = False
        self.choices = self.state.choices(self.text)
        return True

    def _take(self, choice: Choice, follows: bool) -> None:
        self._steps.append((choice.text, follows))
        self.is_whole = choice.is_turn
        self.choices = [] if choice.is_turn else self.state.choices(choice.text)
