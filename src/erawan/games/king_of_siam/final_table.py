"""The end of a game step by step (K7): provinces, the ruling faction, and each comparison until one decides.

Every comparison keeps some of the remaining factions or sides, by the kernel's own functions. The one that leaves a
single faction or side decides. ``descriptions.outcome_if_over_now`` tells the same end in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from erawan.core.contract import Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import state_queries, winning
from erawan.games.king_of_siam.maps import FACTION_LETTERS

StepKey = Literal["provinces", "latest_gain", "ruler", "second", "earlier_card", "sets", "latest_card"]
BRITISH_LETTER = "B"


@dataclass(frozen=True)
class ComparedRow:
    """A faction, by its letter, or a side of seats, with its number in a comparison."""

    faction: str | None
    seats: tuple[int, ...]
    number: int | None
    """What is compared; None for a player who never played a card."""
    is_kept: bool
    """Whether it is still in the running after the comparison."""


@dataclass(frozen=True)
class ComparisonStep:
    """One comparison: first of factions, until one rules, then of players."""

    key: StepKey
    faction: str | None
    """The faction whose followers are counted."""
    rows: tuple[ComparedRow, ...]
    decides: bool
    """Whether it leaves one faction, or one side."""


@dataclass(frozen=True)
class FinalTable:
    """The comparisons that decide a finished game."""

    owners: tuple[tuple[int, str | None], ...]
    """Each province in the order of the struggles, with the letter of who took it; None where no struggle was."""
    ruler: str
    """The letter of the ruling faction; B in a British colony."""
    second: str | None
    faction_steps: tuple[ComparisonStep, ...]
    player_steps: tuple[ComparisonStep, ...]
    winners: tuple[int, ...]

    @property
    def won_by(self) -> str:
        """The key of the comparison that decided; ``shared`` if none did."""
        return self.player_steps[-1].key if self.player_steps[-1].decides else "shared"


def make_final_table(vector: Vector) -> FinalTable:
    """Return the comparisons of K7 as if every struggle ended as it stands; seats count from 1."""
    ranking = int(winning.rank_factions(vector))
    won = int(winning.winners(vector))
    owners = tuple(_owner(vector, slot, is_over=bool(vector[k.IS_OVER])) for slot in range(k.PROVINCES))
    if ranking == winning.COLONY_RANKING:
        british = ComparisonStep("provinces", None, _province_rows(owners, {BRITISH_LETTER}), True)
        return FinalTable(owners, BRITISH_LETTER, None, (british,), _colony_steps(vector), _seats(won))
    ruler, second = ranking & 3, ranking >> 2
    letter = None if second == winning.NO_SECOND else FACTION_LETTERS[second]
    steps = _ruler_steps(owners, FACTION_LETTERS[ruler])
    return FinalTable(owners, FACTION_LETTERS[ruler], letter, steps, _kingdom_steps(vector, ruler, second), _seats(won))


# ---- the ruling faction (K7.2)


def _owner(vector: Vector, slot: int, is_over: bool) -> tuple[int, str | None]:
    province = int(vector[k.TILE + slot])
    if slot < vector[k.SETTLED]:
        owner = int(vector[k.OWNER + province])
    elif is_over:
        return province, None
    else:
        owner = int(state_queries.leader_in(vector, province))
    return province, (*FACTION_LETTERS, BRITISH_LETTER)[owner - 1]


def _held(owners: Sequence[tuple[int, str | None]], letter: str) -> list[int]:
    """Return the numbers, from 1, of the struggles that gave a province to a faction."""
    return [slot for slot, (_, owner) in enumerate(owners, 1) if owner == letter]


def _province_rows(owners: Sequence[tuple[int, str | None]], kept: set[str]) -> tuple[ComparedRow, ...]:
    letters = (*FACTION_LETTERS, BRITISH_LETTER)
    return tuple(ComparedRow(letter, (), len(_held(owners, letter)), letter in kept) for letter in letters)


def _ruler_steps(owners: Sequence[tuple[int, str | None]], ruler: str) -> tuple[ComparisonStep, ...]:
    """Return the steps that find the ruling faction: most provinces; on a tie, the province gained last (K7.2)."""
    counts = {letter: len(_held(owners, letter)) for letter in FACTION_LETTERS}
    tied = {letter for letter in FACTION_LETTERS if counts[letter] == counts[ruler]}
    first = ComparisonStep("provinces", None, _province_rows(owners, tied), len(tied) == 1)
    if first.decides:
        return (first,)
    rows = [ComparedRow(letter, (), max(_held(owners, letter)), letter == ruler) for letter in sorted(tied)]
    return first, ComparisonStep("latest_gain", None, tuple(rows), True)


# ---- the winners (K7.1, K7.3, K7.4)


def _kingdom_steps(vector: Vector, ruler: int, second: int) -> tuple[ComparisonStep, ...]:
    everybody = (1 << int(vector[k.PLAYERS])) - 1

    def court(faction: int) -> Callable[[int], int]:
        return lambda seat: int(vector[k.COURT + k.FACTIONS * seat + faction])

    steps: list[ComparisonStep] = []
    tied = everybody
    compared: tuple[tuple[StepKey, int], ...] = (("ruler", ruler), ("second", second))
    for key, faction in compared:
        if faction != winning.NO_SECOND and not (steps and steps[-1].decides):
            before, tied = tied, int(winning.keep_most(vector, tied, faction))
            letter = FACTION_LETTERS[faction]
            steps.append(_compare(vector, key, letter, before, tied, court(faction)))
    if not steps[-1].decides:
        kept = int(winning.keep_earliest(vector, tied))
        steps.append(_compare(vector, "earlier_card", None, tied, kept, _card_order(vector)))
    return tuple(steps)


def _colony_steps(vector: Vector) -> tuple[ComparisonStep, ...]:
    """Return the steps that find the winner of a colony (K7.1): most complete sets of a team, then the latest card."""
    players = range(int(vector[k.PLAYERS]))
    sets = [int(winning.sets_of(vector, winning.team_of(vector, seat))) for seat in players]
    tied = sum(1 << seat for seat in players if sets[seat] == max(sets))
    sides = list(dict.fromkeys(int(winning.team_of(vector, seat)) for seat in players))
    rows = [ComparedRow(None, _seats(side), sets[_seats(side)[0] - 1], bool(side & tied)) for side in sides]
    first = ComparisonStep("sets", None, tuple(rows), is_one_side(vector, tied))
    if first.decides:
        return (first,)
    kept = int(winning.keep_latest(vector, tied))
    return first, _compare(vector, "latest_card", None, tied, kept, _card_order(vector))


def _compare(
    vector: Vector, key: StepKey, faction: str | None, before: int, after: int, number_of: Callable[[int], int | None]
) -> ComparisonStep:
    """Return a comparison of the seats of a set, of which only the best stay in the running."""
    seats = [seat - 1 for seat in _seats(before)]
    rows = tuple(ComparedRow(None, (seat + 1,), number_of(seat), bool(after >> seat & 1)) for seat in seats)
    return ComparisonStep(key, faction, rows, is_one_side(vector, after))


def _card_order(vector: Vector) -> Callable[[int], int | None]:
    """Return a function for the place of a seat's latest card among those of all seats: 1 is the earliest."""
    played = sum(1 for place in range(k.MOST_PLAYERS) if vector[k.RECENT + place])

    def order(seat: int) -> int | None:
        ago = int(winning.recency(vector, seat))
        return None if ago == k.MOST_PLAYERS else played - ago

    return order


def is_one_side(vector: Vector, seats: int) -> bool:
    """Return whether a set of seats is one player, or players of one team."""
    return seats & ~int(winning.team_of(vector, _seats(seats)[0] - 1)) == 0


def _seats(seats: int) -> tuple[int, ...]:
    """Return the seats of a set, counted from 1."""
    return tuple(seat + 1 for seat in range(k.MOST_PLAYERS) if seats >> seat & 1)
