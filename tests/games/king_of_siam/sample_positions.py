"""Positions of King of Siam for tests, in a short form: fields that are left out are empty or have a default."""

from pathlib import Path

import pytest

import erawan
from erawan.core.errors import IllegalError
from tests.games.king_of_siam.oracle import MAPS

FULL = "KTT12RLM"
TWO_SEATS = f"1.0.1:{FULL}/1.1.0:{FULL}"
THREE_SEATS = f"{TWO_SEATS}/0.1.1:{FULL}"
FOUR_SEATS = f"{THREE_SEATS}/1.0.1:{FULL}"
# K8.1: the turns that the rules show.
TURN_EXAMPLES = (
    "pass",
    "king:su,ay!ay>R@kh",
    "khon:R@su,L@cm,M@ke>L@cm",
    "1v1:L@cm,R@su>M@ke",
    "2v1:RL@su,M@ay>R@ay",
    "rama:su,kh>R@su",
    "lao:kh,kh>L@kh",
    "malay>L@su",
)


def position(provinces="", tiles="", seats=TWO_SEATS, seat=1, passes=0, recent=None, swap="-", name="siam"):
    """Return the text of a position (K8.2).

    ``provinces`` as ``"cm 1.0.0 su 0.2.0"``, the others empty; ``tiles`` those of the first slots, the rest in map
    order; ``recent``, if not given, names the seats with fewer than eight cards in rising order.
    """
    codes = MAPS[name][0].split()
    words = provinces.split()
    here = dict(zip(words[::2], words[1::2], strict=True))
    laid = tiles.split()
    laid += [code for code in codes if code not in {tile[:2] for tile in laid}]
    hands = [part.partition(":")[2] for part in seats.split("/")]
    if recent is None:
        recent = ">".join(str(number) for number, hand in enumerate(hands, 1) if hand != FULL) or "-"
    return " ".join(
        (
            f"{name}:{len(hands)}",
            "/".join(here.pop(code, "0.0.0") for code in codes),
            ",".join(laid),
            seats,
            str(seat),
            str(passes),
            recent,
            swap,
        )
    )


def after(text, *turns):
    """Return the state after these turns."""
    state = erawan.parse(text)
    for turn in turns:
        state = state.play(turn)
    return state


def field(state, number):
    """Return one of the eight fields of a state's text, from 0."""
    return str(state).split(" ")[number]


def effects(text, card):
    """Return the effects that a card may have, without the follower taken; "" is no effect."""
    found = {turn.partition(">")[0] for turn in erawan.parse(text).turns() if turn.startswith(card)}
    return {effect.partition(":")[2] for effect in found}


def refused(text, turn):
    """Return the code and rule of the error for a turn, which must not be among the legal ones."""
    state = erawan.parse(text)
    with pytest.raises(IllegalError) as caught:
        state.play(turn)
    assert turn not in state.turns()
    assert str(state) == text
    return caught.value.code, caught.value.rule


def rare_positions():
    """Return the positions of ``rare_positions.txt``, each by the comment before it."""
    lines = Path(__file__).with_name("rare_positions.txt").read_text(encoding="utf-8").splitlines()
    found = [(line[2:], lines[i + 1]) for i, line in enumerate(lines) if line.startswith("# ")]
    assert len(found) == len(dict(found))
    return dict(found)


RARE = rare_positions()
