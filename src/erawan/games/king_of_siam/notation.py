"""The turns of King of Siam as texts (K8.1), read in any order and written in one.

A turn is `pass`, or a card, its targets and the follower taken. As actions it is that sequence in the kernel's fixed
order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from erawan.core.errors import MalformedError, quote
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map

CARD_NAMES = ("king", "khon", "1v1", "2v1", "rama", "lao", "malay")
CARD_LETTERS = "KT12RLM"
PASS_TEXT = "pass"

_TURN = re.compile(r"(king|khon|1v1|2v1|rama|lao|malay)(?::([^>]*))?(?:>(.*))?", re.DOTALL)
_FOLLOWER = re.compile(r"([RLM])@([a-z]{2})")
_GROUP = re.compile(r"([RLM]{1,2})@([a-z]{2})")
_EXAMPLES = (
    "rama:su,kh>R@su",
    "king:cm,lp!cm>R@su",
    "khon:R@cm,L@su,M@ke>R@su",
    "1v1:L@cm,R@su>M@ke",
    "2v1:RL@cm,R@su>M@ke",
    "lao:su,kh>R@su",
    "malay:su,kh>R@su",
)
_CARD_END = re.compile("[:>]")
_TILES = re.compile(r"([a-z]{2})(?:,([a-z]{2})(?:!([a-z]{2}))?)?")


def card_of(action: int) -> str:
    """Return the name of a card's action."""
    return CARD_NAMES[action - k.FIRST_CARD]


def parse_card(turn: str) -> int:
    """Return the action of the card that a turn text begins with; ``PASS`` for a pass."""
    name = _CARD_END.split(turn, maxsplit=1)[0]
    return k.PASS if name == PASS_TEXT else k.FIRST_CARD + CARD_NAMES.index(name)


def parse_turn(text: str, plan: Map) -> tuple[int, ...]:
    """Return the actions of a turn text; targets in another order are put into the kernel's."""
    if text == PASS_TEXT:
        return (k.PASS,)
    card, targets, taken = split_turn(text, plan)
    if taken is None:
        return card, *sort_targets(card, targets)
    return card, *sort_targets(card, targets), taken


def split_turn(text: str, plan: Map) -> tuple[int, list[int], int | None]:
    """Return the card, the targets in written order and the follower taken, of a turn that may be half made."""
    found = _TURN.fullmatch(text)
    if not found:
        raise _malformed(text, text)
    card = k.FIRST_CARD + CARD_NAMES.index(found[1])
    targets = _parse_targets(card, found[2], plan, text) if found[2] is not None else []
    taken = _parse_follower(found[3], plan, text) if found[3] is not None else None
    return card, targets, taken


def sort_targets(card: int, targets: Sequence[int]) -> list[int]:
    """Return the targets in the order in which the kernel expects them."""
    if card == k.KING:
        return sorted(targets[:2]) + list(targets[2:])
    if card == k.KHON:
        return sorted(targets, key=lambda action: ((action - k.FOLLOWER) % k.FACTIONS, action))
    if card == k.TWO and len(targets) == 3:
        places = [province_of(action) for action in targets]
        # The province that gives two comes first.
        return sorted(targets, key=lambda action: (-places.count(province_of(action)), action))
    return sorted(targets)


def province_of(action: int) -> int:
    """Return the province of a follower's or a place's action."""
    return (action - k.FOLLOWER) // k.FACTIONS if action >= k.FOLLOWER else action - k.PLACE


def format_turn(actions: Sequence[int], plan: Map) -> str:
    """Return the text of a turn, given its actions, in its standard form."""
    if actions[0] == k.PASS:
        return PASS_TEXT
    # A turn that moves a follower always leaves one to take, so its last action is the follower taken.
    takes = actions[-1] >= k.FOLLOWER
    targets = actions[1:-1] if takes else actions[1:]
    return join_turn(actions[0], targets, actions[-1] if takes else None, plan)


def format_turns(sequences: Iterable[Sequence[int]], plan: Map) -> list[str]:
    """Return the texts of many turns. The part before the follower taken is formatted once and reused."""
    followers = [format_follower(action, plan) for action in range(k.FOLLOWER, k.FOLLOWER + k.FACTIONS * k.PROVINCES)]
    beginnings: dict[Sequence[int], str] = {}
    texts = []
    for actions in sequences:
        taken = actions[-1] - k.FOLLOWER
        if taken < 0:
            texts.append(format_turn(actions, plan))
            continue
        beginning = actions[:-1]
        if beginning not in beginnings:
            beginnings[beginning] = join_turn(beginning[0], beginning[1:], None, plan)
        texts.append(f"{beginnings[beginning]}>{followers[taken]}")
    return texts


def join_turn(card: int, targets: Sequence[int], taken: int | None, plan: Map) -> str:
    """Return the text of a turn, complete or not."""
    shown = format_targets(card, targets, plan)
    end = f">{format_follower(taken, plan)}" if taken is not None else ""
    return f"{card_of(card)}{':' if shown else ''}{shown}{end}"


def format_targets(card: int, targets: Sequence[int], plan: Map) -> str:
    """Return the targets as a turn text writes them after the card."""
    if card == k.KING:
        codes = [plan.codes[action - k.PLACE] for action in targets]
        return ",".join(codes[:2]) + (f"!{codes[2]}" if len(codes) == 3 else "")
    if card == k.TWO:
        return ",".join(_group(targets, plan))
    if card >= k.FIRST_FACTION_CARD:
        return ",".join(plan.codes[action - k.PLACE] for action in targets)
    return ",".join(format_follower(action, plan) for action in targets)


def format_follower(action: int, plan: Map) -> str:
    """Return a follower and its province, as `R@su`."""
    return f"{FACTION_LETTERS[(action - k.FOLLOWER) % k.FACTIONS]}@{plan.codes[province_of(action)]}"


def _group(targets: Sequence[int], plan: Map) -> list[str]:
    """Return adjacent followers of one province as one item, `RL@su`."""
    groups: list[tuple[str, str]] = []
    for action in targets:
        letter, code = format_follower(action, plan).split("@")
        if groups and groups[-1][1] == code and len(groups[-1][0]) == 1:
            groups[-1] = (groups[-1][0] + letter, code)
        else:
            groups.append((letter, code))
    return [f"{letters}@{code}" for letters, code in groups]


def _parse_targets(card: int, text: str, plan: Map, whole: str) -> list[int]:
    if card == k.KING:
        tiles = _TILES.fullmatch(text)
        if not tiles:
            raise _malformed(whole, text)
        return [k.PLACE + _province(code, plan, whole) for code in tiles.groups() if code]
    parts = text.split(",")
    if card >= k.FIRST_FACTION_CARD:
        return [k.PLACE + _province(code, plan, whole) for code in parts]
    if card == k.TWO:
        return [action for part in parts for action in _parse_group(part, plan, whole)]
    return [_parse_follower(part, plan, whole) for part in parts]


def _parse_group(text: str, plan: Map, whole: str) -> list[int]:
    found = _GROUP.fullmatch(text)
    if not found:
        raise _malformed(whole, text)
    place = k.FOLLOWER + k.FACTIONS * _province(found[2], plan, whole)
    return [place + FACTION_LETTERS.index(letter) for letter in found[1]]


def _parse_follower(text: str, plan: Map, whole: str) -> int:
    found = _FOLLOWER.fullmatch(text)
    if not found:
        raise _malformed(whole, text)
    return k.FOLLOWER + k.FACTIONS * _province(found[2], plan, whole) + FACTION_LETTERS.index(found[1])


def _province(code: str, plan: Map, whole: str) -> int:
    if code not in plan.codes:
        raise MalformedError(
            "kos.province", rule="K8.1", found=quote(code), expected=" ".join(plan.codes), place=whole.find(code) + 1
        )
    return plan.codes.index(code)


def _malformed(whole: str, part: str) -> MalformedError:
    """Return the error for a part of a text that cannot be read; it shows how that card is written."""
    example = next((text for text in _EXAMPLES if whole.startswith(text[:3])), _EXAMPLES[0])
    return MalformedError("kos.turn_form", rule="K8.1", found=quote(whole), place=whole.find(part) + 1, example=example)
