"""The positions of King of Siam as texts (K8.2, K8.3): eight fields, read and written."""

from __future__ import annotations

import re

import numpy as np

from erawan.core.contract import Vector
from erawan.core.errors import MalformedError, quote
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import state_queries
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.games.king_of_siam.notation import CARD_LETTERS, CARD_NAMES, join_turn, split_turn

OWNER_LETTERS = " RLMB"
FULL_HAND_TEXT = "KTT12RLM"
NOTHING = "-"

_COUNTS = re.compile(r"([0-9]|1[0-8])\.([0-9]|1[0-8])\.([0-9]|1[0-8])")
_TILE = re.compile(r"([a-z]{2})(!?)(?:=([RLMB]))?")
_HAND = re.compile(r"-|K?T{0,2}1?2?R?L?M?")
_WEIGHTS = (1, 3, 9)


# ---- writing


def format_position(vector: Vector, plan: Map) -> str:
    """Return the text of a position between turns."""
    return " ".join(format_fields(vector, plan, [hand_text(vector, seat) for seat in range(int(vector[k.PLAYERS]))]))


def format_fields(vector: Vector, plan: Map, hands: list[str]) -> list[str]:
    """Return the eight fields, with these texts for the hands."""
    # Python's own numbers: reading single numbers out of an array takes several times as long.
    numbers: list[int] = vector.tolist()
    players = numbers[k.PLAYERS]
    provinces = [_counts(numbers, k.FOLLOWERS + k.FACTIONS * province) for province in range(k.PROVINCES)]
    tiles = [_tile_text(numbers, slot, plan) for slot in range(k.PROVINCES)]
    seats = [f"{_counts(numbers, k.COURT + k.FACTIONS * seat)}:{hands[seat]}" for seat in range(players)]
    recent = [str(seat) for seat in numbers[k.RECENT : k.RECENT + k.MOST_PLAYERS] if seat]
    return [
        f"{plan.name}:{players}",
        "/".join(provinces),
        ",".join(tiles),
        "/".join(seats),
        str(numbers[k.TO_MOVE] + 1),
        str(numbers[k.PASSES]),
        ">".join(recent) or NOTHING,
        _swap_text(numbers, plan),
    ]


def hand_text(vector: Vector, seat: int) -> str:
    """Return a hand in the order `KTT12RLM`."""
    counts = vector[k.HAND + k.CARDS * seat : k.HAND + k.CARDS * (seat + 1)].tolist()
    return "".join(letter * count for letter, count in zip(CARD_LETTERS, counts, strict=True)) or NOTHING


def _counts(numbers: list[int], at: int) -> str:
    return ".".join(str(count) for count in numbers[at : at + k.FACTIONS])


def _tile_text(numbers: list[int], slot: int, plan: Map) -> str:
    province = numbers[k.TILE + slot]
    owner = OWNER_LETTERS[numbers[k.OWNER + province]]
    return plan.codes[province] + "!" * numbers[k.MARKED + slot] + (f"={owner}" if owner != " " else "")


def _swap_text(numbers: list[int], plan: Map) -> str:
    if not numbers[k.SWAP_CARD]:
        return NOTHING
    targets = []
    for end in (0, 1):
        place = k.FOLLOWER + k.FACTIONS * numbers[k.SWAP_PLACE + end]
        left = numbers[k.SWAP_FACTION + end]
        for faction, weight in ((2, 9), (1, 3), (0, 1)):
            targets += [place + faction] * (left // weight)
            left %= weight
    return join_turn(numbers[k.SWAP_CARD], sorted(targets[:-1]) + targets[-1:], None, plan)


# ---- reading


def parse_position(text: str, vector: Vector, plan: Map) -> None:
    """Fill an empty vector, which has players and map, from a text; raise ``MalformedError`` if it breaks K8.3."""
    fields = text.split(" ")
    if len(fields) != 8:
        whole = len(" ".join(fields[:8]))
        raise MalformedError("kos.fields", rule="K8.2", count=len(fields), place=whole + 1 + (len(fields) > 8))
    if fields[0] != f"{plan.name}:{vector[k.PLAYERS]}":
        expected = f"{plan.name}:{vector[k.PLAYERS]}"
        raise MalformedError("kos.map", rule="K8.2", found=quote(fields[0]), expected=expected, place=1)
    starts = np.cumsum([1, *(len(field) + 1 for field in fields)]).tolist()
    _read_provinces(fields[1], vector, starts[1])
    tiles_at = _read_tiles(fields[2], vector, plan, starts[2])
    _read_seats(fields[3], vector, starts[3])
    _check_pool(vector, fields, starts)
    _check_settled(vector, tiles_at)
    _check_markers(vector, tiles_at)
    _read_turn(fields[4], fields[5], vector, starts[4])
    _read_recent(fields[6], vector, starts[6])
    _read_swap(fields[7], vector, plan, starts[7])


def _split(text: str, separator: str, count: int, place: int) -> list[tuple[str, int]]:
    """Return the parts of a field with the place of each."""
    parts = text.split(separator)
    if len(parts) != count:
        raise MalformedError("kos.part_count", rule="K8.2", count=len(parts), expected=count, place=place)
    found = []
    for part in parts:
        found.append((part, place))
        place += len(part) + 1
    return found


def _read_counts(text: str, vector: Vector, at: int, place: int) -> None:
    found = _COUNTS.fullmatch(text)
    if not found:
        raise MalformedError("kos.counts", rule="K8.2", found=quote(text), place=place)
    for faction in range(k.FACTIONS):
        vector[at + faction] = int(found[faction + 1])
        vector[k.POOL + faction] -= int(found[faction + 1])


def _read_provinces(text: str, vector: Vector, place: int) -> None:
    for province, (part, at) in enumerate(_split(text, "/", k.PROVINCES, place)):
        _read_counts(part, vector, k.FOLLOWERS + k.FACTIONS * province, at)


def _read_tiles(text: str, vector: Vector, plan: Map, place: int) -> list[int]:
    """Read the tiles into the vector; return the place of each in the text."""
    seen: set[str] = set()
    parts = _split(text, ",", k.PROVINCES, place)
    for slot, (part, at) in enumerate(parts):
        found = _TILE.fullmatch(part)
        if not found or found[1] not in plan.codes:
            raise MalformedError("kos.tile", rule="K8.2", found=quote(part), place=at)
        if found[1] in seen:
            raise MalformedError("kos.tile_twice", rule="K8.3", province=found[1], place=at)
        seen.add(found[1])
        province = plan.codes.index(found[1])
        vector[k.TILE + slot] = province
        vector[k.MARKED + slot] = bool(found[2])
        vector[k.OWNER + province] = OWNER_LETTERS.index(found[3] or " ")
    return [at for _, at in parts]


def _read_seats(text: str, vector: Vector, place: int) -> None:
    players = int(vector[k.PLAYERS])
    for seat, (part, at) in enumerate(_split(text, "/", players, place)):
        court, colon, hand = part.partition(":")
        if not colon or not _HAND.fullmatch(hand) or not hand:
            raise MalformedError("kos.hand", rule="K8.3", found=quote(part), place=at)
        _read_counts(court, vector, k.COURT + k.FACTIONS * seat, at)
        for card, letter in enumerate(CARD_LETTERS):
            vector[k.HAND + k.CARDS * seat + card] = hand.count(letter)


def _check_pool(vector: Vector, fields: list[str], starts: list[int]) -> None:
    """K1.1: no faction has more followers than there are; the place is that of the first one too many."""
    for faction in range(k.FACTIONS):
        too_many = -int(vector[k.POOL + faction])
        if too_many > 0:
            parts = _split(fields[1], "/", k.PROVINCES, starts[1])
            parts += _split(fields[3], "/", int(vector[k.PLAYERS]), starts[3])
            counts = np.cumsum([int(part.partition(":")[0].split(".")[faction]) for part, _ in parts])
            place = parts[int(np.argmax(counts > counts[-1] - too_many))][1]
            letter = FACTION_LETTERS[faction]
            raise MalformedError("kos.too_many", rule="K1.1", faction=letter, count=too_many, place=place)


def _check_settled(vector: Vector, tiles_at: list[int]) -> None:
    """K8.3: check that settled tiles come first, that they are empty, and that a colony ends the game."""
    owners = [int(vector[k.OWNER + vector[k.TILE + slot]]) for slot in range(k.PROVINCES)]
    settled = sum(owner != k.NOBODY for owner in owners)
    british = 0
    for slot, owner in enumerate(owners):
        if owner == k.NOBODY:
            continue
        if k.NOBODY in owners[:slot]:
            raise MalformedError("kos.settled_order", rule="K8.3", place=tiles_at[slot])
        if state_queries.count_in(vector, int(vector[k.TILE + slot])):
            raise MalformedError("kos.settled_followers", rule="K4.4", place=tiles_at[slot])
        if british == k.COLONY:
            raise MalformedError("kos.after_colony", rule="K6.3", place=tiles_at[slot])
        british += owner == k.BRITISH
    vector[k.SETTLED] = settled
    vector[k.IS_OVER] = settled == k.PROVINCES or british == k.COLONY


def _check_markers(vector: Vector, tiles_at: list[int]) -> None:
    """K8.3: check that there are at most as many King markers as Maharachas were played."""
    marked = np.flatnonzero(vector[k.MARKED : k.MARKED + k.PROVINCES]).tolist()
    played = sum(bool(vector[k.HAND + k.CARDS * seat] == 0) for seat in range(int(vector[k.PLAYERS])))
    if len(marked) > played:
        place = tiles_at[marked[played]]
        raise MalformedError("kos.markers", rule="K8.3", count=len(marked), most=played, place=place)


def _read_turn(seat: str, passes: str, vector: Vector, place: int) -> None:
    players = int(vector[k.PLAYERS])
    if not re.fullmatch(r"[1-4]", seat) or int(seat) > players:
        raise MalformedError("kos.seat", rule="K8.2", found=quote(seat), seats=players, place=place)
    if not re.fullmatch(r"[0-3]", passes) or int(passes) >= players or (vector[k.IS_OVER] and passes != "0"):
        raise MalformedError("kos.passes", rule="K8.3", found=quote(passes), place=place + len(seat) + 1)
    vector[k.TO_MOVE] = int(seat) - 1
    vector[k.PASSES] = int(passes)


def _read_recent(text: str, vector: Vector, place: int) -> None:
    """Read the order of latest cards (K8.3): exactly the seats with fewer than eight cards, each once."""
    seats = [] if text == NOTHING else text.split(">")
    players = int(vector[k.PLAYERS])
    have_played = {str(seat + 1) for seat in range(players) if hand_text(vector, seat) != FULL_HAND_TEXT}
    if len(seats) != len(set(seats)) or set(seats) != have_played:
        raise MalformedError("kos.recent", rule="K8.3", found=quote(text), place=place)
    for at, seat in enumerate(seats):
        vector[k.RECENT + at] = int(seat)


def _read_swap(text: str, vector: Vector, plan: Map, place: int) -> None:
    """Read the protected swap, which must be of a card that the most recent seat has played."""
    if text == NOTHING:
        return
    try:
        card, targets, taken = split_turn(text, plan)
    except MalformedError:
        raise MalformedError("kos.swap", rule="K8.2", found=quote(text), place=place) from None
    places = [(action - k.FOLLOWER) // k.FACTIONS for action in targets]
    is_swap = card in (k.ONE, k.TWO) and taken is None and len(set(places)) == 2
    in_order = places[0] == places[1] if len(targets) == 3 else places == sorted(places)
    if not is_swap or not in_order or len(targets) > card - 1:
        raise MalformedError("kos.swap", rule="K8.2", found=quote(text), place=place)
    holder = int(vector[k.RECENT]) - 1
    if holder < 0 or vector[k.HAND + k.CARDS * holder + card - k.FIRST_CARD]:
        raise MalformedError("kos.swap_card", rule="K8.3", card=CARD_NAMES[card - k.FIRST_CARD], place=place)
    vector[k.SWAP_CARD] = card
    vector[k.SWAP_PLACE], vector[k.SWAP_PLACE + 1] = places[0], places[-1]
    for action, end in zip(targets, [0] * (len(targets) - 1) + [1], strict=True):
        vector[k.SWAP_FACTION + end] += _WEIGHTS[(action - k.FOLLOWER) % k.FACTIONS]
    if _swap_text(vector.tolist(), plan) != text:
        raise MalformedError("kos.swap", rule="K8.2", found=quote(text), place=place)
