"""The texts of Siam (S5): positions and turns, read and written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from erawan.core.contract import Vector
from erawan.core.errors import IllegalError, MalformedError, quote
from erawan.core.options import OptionValue
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.setup import empty_vector, give_move, place

WAY_LETTERS = "nesw"
SIDE_LETTERS = "ER"
ELEPHANT_LETTERS, RHINO_LETTERS = "NESW", "nesw"
PIECES = f".{ELEPHANT_LETTERS}{RHINO_LETTERS}#"
SQUARE_NAMES = tuple("abcde"[square % sq.SIZE] + "12345"[square // sq.SIZE] for square in range(sq.SQUARES))
DRAW_MARK = "=="
_EMPTY_RUNS = tuple(PIECES[0] * length for length in range(sq.SIZE, 0, -1))

_TOKEN = re.compile(r"\+|-|[a-e][1-5]|[nesw]")
_TURN = re.compile(r"\+[a-e][1-5][nesw]|[a-e][1-5](?:[a-e][1-5])?[nesw]|[a-e][1-5]-")
_EXTRA = re.compile(r"(?:t([1-4]))?,?(?:x([2-9]|[1-9][0-9]{1,5}|1000000))?,?(=E|=R|==)?")


def parse_square(name: str) -> int:
    """Return the number of a square."""
    return SQUARE_NAMES.index(name)


def format_square(square: int) -> str:
    """Return the name of a square."""
    return SQUARE_NAMES[square]


# ---- turns (S5.2)


def format_action(action: int) -> str:
    """Return the turn text of an action."""
    letter: str = WAY_LETTERS[action & 3]
    if action < k.TURN_TO:
        return "+" + SQUARE_NAMES[int(sq.EDGE[action >> 2])] + letter
    square = int(k.ANIMAL_SQUARE[action])
    name = SQUARE_NAMES[square]
    if action < k.LEAVE:
        return name + letter
    if action < k.STEP:
        return name + "-"
    target = square + (5, 1, -5, -1)[sq.STEP_WAY[(action - k.STEP) >> 2]]
    return name + SQUARE_NAMES[target] + letter


TURN_TEXTS = tuple(format_action(action) for action in range(k.ACTION_COUNT))
_ACTIONS = {text: action for action, text in enumerate(TURN_TEXTS)}


def parse_action(text: str) -> int:
    """Return the action of a turn text; raise ``IllegalError`` if it is well formed but legal in no position."""
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
    """Return the place, from 1, of the first character that no turn text has there."""
    return next((end for end in range(1, len(text) + 1) if not _is_turn_start(text[:end])), len(text) + 1)


def _is_turn_start(text: str) -> bool:
    return any(whole.startswith(text) for whole in TURN_TEXTS)


def turn_tokens(text: str) -> tuple[str, ...]:
    """Return the small steps in which a person puts a turn together."""
    return tuple(_TOKEN.findall(text))


def _steps(text: str) -> tuple[str, ...]:
    return tuple(accumulate(turn_tokens(text)))


TURN_STEPS = tuple(map(_steps, TURN_TEXTS))
"""Every turn as it grows by its small steps, by its action: ``("+c1", "+c1n")``."""


def parse_prefix(text: str) -> tuple[str, ...]:
    """Return the small steps of a half-made turn; raise ``MalformedError`` if no turn begins so."""
    tokens = turn_tokens(text)
    if "".join(tokens) != text or not _is_turn_start(text):
        raise MalformedError("siam.turn_form", rule="S5.2", found=quote(text), place=_first_wrong(text))
    return tokens


# ---- positions (S5.1, S5.3)


@dataclass(frozen=True)
class Extra:
    """The content of the third field of a position's text."""

    coming_turn: int = 0
    occurrences: int = 1
    result: str = ""


def format_extra(extra: Extra) -> str:
    """Return the third field; an empty text if it has no content."""
    coming = f"t{extra.coming_turn}" if extra.coming_turn else ""
    times = f"x{extra.occurrences}" if extra.occurrences > 1 else ""
    return ",".join(part for part in (coming, times, extra.result) if part)


def format_position(vector: Vector, occurrences: int, is_drawn: bool) -> str:
    """Return the text of a position."""
    pieces = "".join(map(PIECES.__getitem__, vector[k.BOARD : k.BOARD + sq.SQUARES].tolist()))
    board = "/".join(pieces[at : at + sq.SIZE] for at in range(sq.SQUARES - sq.SIZE, -1, -sq.SIZE))
    for run in _EMPTY_RUNS:
        board = board.replace(run, str(len(run)))
    ban_left = int(vector[k.BAN_LEFT])
    coming = k.BAN_TURNS + 1 - ban_left if ban_left else 0
    result = DRAW_MARK if is_drawn else ("", "=E", "=R", DRAW_MARK)[vector[k.RESULT]]
    extra = format_extra(Extra(coming, occurrences, result))
    return f"{board} {SIDE_LETTERS[vector[k.TO_MOVE]]}{' ' if extra else ''}{extra}"


def parse_position(text: str, options: Mapping[str, OptionValue]) -> tuple[Vector, Extra]:
    """Return the vector that a text describes, and the content of the third field. Earlier positions are unknown."""
    fields = text.split(" ")
    if len(fields) not in (2, 3):
        place = len(text) + 1 if len(fields) < 2 else len(" ".join(fields[:3])) + 2
        raise MalformedError("siam.fields", rule="S5.1", count=len(fields), place=place)
    vector = empty_vector(options)
    _read_board(fields[0], vector)
    if fields[1] not in tuple(SIDE_LETTERS):
        raise MalformedError("siam.side", rule="S5.1", found=quote(fields[1]), place=len(fields[0]) + 2)
    give_move(vector, SIDE_LETTERS.index(fields[1]))
    place = len(fields[0]) + len(fields[1]) + 3
    extra = parse_extra(fields[2], place) if len(fields) == 3 else Extra()
    _check_counts(vector, extra, fields[0])
    _take_extra(vector, extra, place)
    return vector, extra


def parse_extra(text: str, place: int = 1) -> Extra:
    """Return the third field; ``place`` is where it begins, for errors."""
    found = _EXTRA.fullmatch(text)
    if found:
        extra = Extra(int(found[1] or 0), int(found[2] or 1), found[3] or "")
        if text and format_extra(extra) == text:
            return extra
    raise MalformedError("siam.extra", rule="S5.1", found=quote(text), place=place)


def _read_board(text: str, vector: Vector) -> None:
    rows = text.split("/")
    if len(rows) != sq.SIZE:
        raise MalformedError("siam.row_count", rule="S1.1", count=len(rows), place=len("/".join(rows[: sq.SIZE])) + 1)
    place = 1
    for row, row_text in zip(range(sq.SIZE - 1, -1, -1), rows, strict=True):
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
            if column < sq.SIZE:
                place(vector, sq.SIZE * row + column, piece)
            column += 1
        after_gap = is_gap
    if column != sq.SIZE:
        raise MalformedError("siam.row_length", rule="S1.1", row=row + 1, count=column, place=start)


def _check_counts(vector: Vector, extra: Extra, board: str) -> None:
    """S1.2, S1.3, S5.3: five animals a side at the most; three rocks, or two in a game that was won."""
    for side, letters in enumerate((ELEPHANT_LETTERS, RHINO_LETTERS)):
        on_board = k.ANIMALS_A_SIDE - int(vector[k.RESERVE + side])
        if on_board > k.ANIMALS_A_SIDE:
            place = _place_of(board, letters, k.ANIMALS_A_SIDE + 1)
            raise MalformedError("siam.animal_count", rule="S1.2", side=SIDE_LETTERS[side], count=on_board, place=place)
    rocks = board.count("#")
    is_won = extra.result in ("=E", "=R")
    expected = k.ROCKS - is_won
    if rocks != expected:
        place = _place_of(board, "#", expected + 1)
        raise MalformedError(
            "siam.rock_count", rule="S4.1" if is_won else "S1.3", count=rocks, expected=expected, place=place
        )


def _place_of(board: str, letters: str, number: int) -> int:
    """Return the place of the n-th of these letters; the end of the board if there are fewer."""
    places = [at for at, letter in enumerate(board, 1) if letter in letters]
    return places[number - 1] if len(places) >= number else len(board) + 1


def _take_extra(vector: Vector, extra: Extra, place: int) -> None:
    """Put the third field into the vector, if it can be true under the options there."""
    if extra.coming_turn:
        _take_coming_turn(vector, extra.coming_turn, place)
    elif vector[k.OPENING_BAN]:
        vector[k.BAN_LEFT] = 0
    limit = int(vector[k.REPETITION])
    is_repeated = limit > 0 and extra.occurrences >= limit
    if is_repeated and (extra.occurrences > limit or extra.result != DRAW_MARK):
        raise MalformedError("siam.occurrences", rule="S4.3", count=extra.occurrences, limit=limit, place=place)
    if extra.result in ("=E", "=R"):
        if extra.occurrences > 1 or extra.coming_turn:
            raise MalformedError("siam.won_before", rule="S4.1", place=place)
        vector[k.RESULT] = k.ELEPHANTS_WON + SIDE_LETTERS.index(extra.result[1])
    elif extra.result == DRAW_MARK and not is_repeated:
        # By the turn limit, or by rules the text does not show.
        vector[k.RESULT] = k.DRAWN
        vector[k.TURNS_LEFT] = 0


def _take_coming_turn(vector: Vector, turn: int, place: int) -> None:
    """S4.4: the turns played so far count for the ban, and for a turn limit too."""
    if not vector[k.OPENING_BAN]:
        raise MalformedError("siam.no_ban", rule="S4.4", place=place)
    if (turn + 1) % 2 != vector[k.TO_MOVE]:
        raise MalformedError("siam.ban_side", rule="S1.5", turn=turn, place=place)
    vector[k.BAN_LEFT] = k.BAN_TURNS + 1 - turn
    if vector[k.TURN_LIMIT]:
        vector[k.TURNS_LEFT] = max(1, vector[k.TURN_LIMIT] + 1 - turn)


# ---- half-made turns


def likely_facings(prefix: str) -> str:
    """Return the facings that a half-made turn may end with, as letters; the animal's own direction comes first."""
    target = prefix[-2:]
    column, row = "abcde".find(target[:1]), "12345".find(target[1:])
    if prefix.startswith("+"):
        ways = {"n": row == 0, "s": row == 4, "e": column == 0, "w": column == 4}
    else:
        across, up = column - "abcde".find(prefix[:1]), row - "12345".find(prefix[1:2])
        ways = {"n": up > 0, "s": up < 0, "e": across > 0, "w": across < 0}
    return "".join(sorted(WAY_LETTERS, key=lambda way: not ways[way]))
