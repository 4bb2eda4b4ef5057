"""The texts of Siam (S5): positions and turns, read and written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from erawan.core.contract import Vector
from erawan.core.errors import IllegalError, MalformedError, quote
from erawan.core.options import OptionValue
from erawan.games.siam import kernel as k
from erawan.games.siam.setup import empty_vector, give_move, place

WAY_LETTERS = "nesw"
SIDE_LETTERS = "ER"
PIECES = ".NESWnesw#"
SQUARE_NAMES = tuple("abcde"[square % k.SIZE] + "12345"[square // k.SIZE] for square in range(k.SQUARES))
DRAW_MARK = "=="

_TOKEN = re.compile(r"\+|-|[a-e][1-5]|[nesw]")
_TURN = re.compile(r"\+[a-e][1-5][nesw]|[a-e][1-5](?:[a-e][1-5])?[nesw]|[a-e][1-5]-")
_EXTRA = re.compile(r"(?:t([1-4]))?,?(?:x([2-9]|[1-9][0-9]{1,2}))?,?(=E|=R|==)?")


def parse_square(name: str) -> int:
    """The number of a square."""
    return SQUARE_NAMES.index(name)


def format_square(square: int) -> str:
    """The name of a square."""
    return SQUARE_NAMES[square]


# ---- turns (S5.2)


def format_action(action: int) -> str:
    """The turn text of an action."""
    letter: str = WAY_LETTERS[action & 3]
    if action < k.TURN_TO:
        return "+" + SQUARE_NAMES[int(k.EDGE[action >> 2])] + letter
    square = int(k.ANIMAL_SQUARE[action])
    name = SQUARE_NAMES[square]
    if action < k.LEAVE:
        return name + letter
    if action < k.STEP:
        return name + "-"
    target = square + (5, 1, -5, -1)[k.STEP_WAY[(action - k.STEP) >> 2]]
    return name + SQUARE_NAMES[target] + letter


TURN_TEXTS = tuple(format_action(action) for action in range(k.ACTION_COUNT))
_ACTIONS = {text: action for action, text in enumerate(TURN_TEXTS)}


def parse_action(text: str) -> int:
    """The action of a turn text; what is written like a turn but can be none on any board is illegal."""
    action = _ACTIONS.get(text)
    if action is not None:
        return action
    if not _TURN.fullmatch(text):
        raise MalformedError("siam.turn_form", rule="S5.2", found=quote(text), place=_first_wrong(text))
    if text[0] == "+":
        raise IllegalError("siam.enter_inside", rule="S2.1", square=text[1:3])
    if text[2] == "-":
        raise IllegalError("siam.leave_inside", rule="S2.4", square=text[:2])
    raise IllegalError("siam.not_neighbours", rule="S2.2", square=text[:2], target=text[2:4])


def _first_wrong(text: str) -> int:
    """The place, from 1, of the first character that no turn text has there."""
    return next((end for end in range(1, len(text) + 1) if not _is_turn_start(text[:end])), len(text) + 1)


def _is_turn_start(text: str) -> bool:
    return any(whole.startswith(text) for whole in TURN_TEXTS)


def turn_tokens(text: str) -> tuple[str, ...]:
    """The small steps in which a person puts a turn together; of a half-made turn, those made."""
    tokens = tuple(_TOKEN.findall(text))
    if "".join(tokens) != text:
        raise MalformedError("siam.turn_form", rule="S5.2", found=quote(text), place=_first_wrong(text))
    return tokens


# ---- positions (S5.1, S5.3)


@dataclass(frozen=True)
class Extra:
    """The third field of a position text."""

    coming_turn: int = 0
    occurrences: int = 1
    result: str = ""

    def __str__(self) -> str:
        coming = f"t{self.coming_turn}" if self.coming_turn else ""
        times = f"x{self.occurrences}" if self.occurrences > 1 else ""
        return ",".join(part for part in (coming, times, self.result) if part)


def format_position(vector: Vector, occurrences: int, is_drawn: bool) -> str:
    """The text of a position."""
    rows = [vector[k.BOARD + k.SIZE * row : k.BOARD + k.SIZE * (row + 1)] for row in range(4, -1, -1)]
    board = "/".join("".join(PIECES[piece] for piece in row) for row in rows)
    board = re.sub(r"\.+", lambda run: str(len(run[0])), board)
    ban_left = int(vector[k.BAN_LEFT])
    coming = k.BAN_TURNS + 1 - ban_left if ban_left else 0
    result = DRAW_MARK if is_drawn else ("", "=E", "=R", DRAW_MARK)[vector[k.RESULT]]
    extra = str(Extra(coming, occurrences, result))
    return f"{board} {SIDE_LETTERS[vector[k.TO_MOVE]]}{' ' if extra else ''}{extra}"


def parse_position(text: str, options: Mapping[str, OptionValue]) -> tuple[Vector, Extra]:
    """The vector a text describes, and its third field; the history starts anew."""
    fields = text.split(" ")
    if len(fields) not in (2, 3):
        raise MalformedError("siam.fields", rule="S5.1", count=len(fields))
    vector = empty_vector(options)
    _read_board(fields[0], vector)
    if fields[1] not in tuple(SIDE_LETTERS):
        raise MalformedError("siam.side", rule="S5.1", found=quote(fields[1]), place=len(fields[0]) + 2)
    give_move(vector, SIDE_LETTERS.index(fields[1]))
    place = len(fields[0]) + len(fields[1]) + 3
    extra = parse_extra(fields[2], place) if len(fields) == 3 else Extra()
    _check_counts(vector, extra)
    _take_extra(vector, extra, place)
    return vector, extra


def parse_extra(text: str, place: int = 1) -> Extra:
    """The third field; ``place`` is where it begins, for errors."""
    found = _EXTRA.fullmatch(text)
    if found:
        extra = Extra(int(found[1] or 0), int(found[2] or 1), found[3] or "")
        if text and str(extra) == text:
            return extra
    raise MalformedError("siam.extra", rule="S5.1", found=quote(text), place=place)


def _read_board(text: str, vector: Vector) -> None:
    rows = text.split("/")
    if len(rows) != k.SIZE:
        raise MalformedError("siam.row_count", rule="S1.1", count=len(rows))
    place = 1
    for row, row_text in zip(range(k.SIZE - 1, -1, -1), rows, strict=True):
        _read_row(row_text, row, place, vector)
        place += len(row_text) + 1


def _read_row(text: str, row: int, start: int, vector: Vector) -> None:
    column = 0
    after_gap = False
    for at, letter in enumerate(text, start):
        is_gap = letter in tuple("12345")
        if is_gap and after_gap:
            raise MalformedError("siam.split_gap", rule="S5.1", row=row + 1, place=at)
        if is_gap:
            column += int(letter)
        else:
            piece = PIECES.find(letter)
            if piece < 1:
                raise MalformedError("siam.letter", rule="S5.1", found=quote(letter), row=row + 1, place=at)
            if column < k.SIZE:
                place(vector, k.SIZE * row + column, piece)
            column += 1
        after_gap = is_gap
    if column != k.SIZE:
        raise MalformedError("siam.row_length", rule="S1.1", row=row + 1, count=column, place=start)


def _check_counts(vector: Vector, extra: Extra) -> None:
    """S1.2, S1.3, S5.3: five animals a side at the most; three rocks, or two in a game that was won."""
    for side in (0, 1):
        on_board = k.ANIMALS_A_SIDE - int(vector[k.RESERVE + side])
        if on_board > k.ANIMALS_A_SIDE:
            raise MalformedError("siam.animal_count", rule="S1.2", side=SIDE_LETTERS[side], count=on_board)
    rocks = int((vector[k.BOARD : k.BOARD + k.SQUARES] == k.ROCK).sum())
    is_won = extra.result in ("=E", "=R")
    if rocks != k.ROCKS - is_won:
        rule = "S4.1" if is_won else "S1.3"
        raise MalformedError("siam.rock_count", rule=rule, count=rocks, expected=k.ROCKS - is_won)


def _take_extra(vector: Vector, extra: Extra, place: int) -> None:
    """Puts the third field into the vector, if it can be true under the options there."""
    if extra.coming_turn and not vector[k.OPENING_BAN]:
        raise MalformedError("siam.no_ban", rule="S4.4", place=place)
    if extra.coming_turn and (extra.coming_turn + 1) % 2 != vector[k.TO_MOVE]:
        raise MalformedError("siam.ban_side", rule="S1.5", turn=extra.coming_turn, place=place)
    if vector[k.OPENING_BAN]:
        vector[k.BAN_LEFT] = k.BAN_TURNS + 1 - extra.coming_turn if extra.coming_turn else 0
    limit = int(vector[k.REPETITION])
    is_repeated = limit > 0 and extra.occurrences >= limit
    if is_repeated and (extra.occurrences > limit or extra.result != DRAW_MARK):
        raise MalformedError("siam.occurrences", rule="S4.3", count=extra.occurrences, limit=limit, place=place)
    if extra.result == DRAW_MARK and not is_repeated:
        if not vector[k.TURN_LIMIT]:
            raise MalformedError("siam.no_draw", rule="S4.5", limit=limit, place=place)
        vector[k.RESULT] = k.DRAWN
        vector[k.TURNS_LEFT] = 0
    elif extra.result in ("=E", "=R"):
        vector[k.RESULT] = k.ELEPHANTS_WON + SIDE_LETTERS.index(extra.result[1])
