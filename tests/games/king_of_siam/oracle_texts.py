"""Vectors of King of Siam from texts and back: as much of K8 as the oracle needs."""

import numpy as np

from erawan.core.contract import make_buffers
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from tests.games.king_of_siam.oracle import CARDS, FACTIONS, MAPS, Oracle

TAG = kernel.KingOfSiamTag()
LETTERS = "KT12RLM"
WEIGHTS = {"R": 1, "L": 3, "M": 9}


def vector_of(text):
    oracle = Oracle(text)
    codes, homes = oracle.codes, oracle.homes
    vector = np.zeros(k.STATE_SIZE, np.int64)
    vector[k.PLAYERS] = oracle.players
    for i, f in enumerate(FACTIONS):
        vector[k.HOME + i] = codes.index(homes[f])
        vector[k.POOL + i] = oracle.pool[f]
        for p, code in enumerate(codes):
            vector[k.FOLLOWERS + 3 * p + i] = oracle.followers[code][f]
        for seat, court in enumerate(oracle.courts):
            vector[k.COURT + 3 * seat + i] = court[f]
    for a, b in map(tuple, oracle.borders):
        vector[k.BORDERS + codes.index(a)] |= 1 << codes.index(b)
        vector[k.BORDERS + codes.index(b)] |= 1 << codes.index(a)
    for slot, tile in enumerate(oracle.tiles):
        vector[k.TILE + slot] = codes.index(tile)
        vector[k.MARKED + slot] = tile in oracle.marked
        vector[k.OWNER + codes.index(tile)] = " RLMB".index(oracle.owner[tile] or " ")
    vector[k.SETTLED] = sum(owner is not None for owner in oracle.owner.values())
    for seat, hand in enumerate(oracle.hands):
        for card, letter in enumerate(LETTERS):
            vector[k.HAND + 7 * seat + card] = hand.count(letter)
    vector[k.TO_MOVE], vector[k.PASSES] = oracle.seat, oracle.passes
    for place, seat in enumerate(oracle.recent):
        vector[k.RECENT + place] = seat + 1
    if oracle.swap != "-":
        card, _, targets = oracle.swap.partition(":")
        vector[k.SWAP_CARD] = 1 + list(CARDS.values()).index(card)
        for end, part in enumerate(targets.split(",")):
            letters, code = part.split("@")
            vector[k.SWAP_PLACE + end] = codes.index(code)
            vector[k.SWAP_FACTION + end] = sum(WEIGHTS[letter] for letter in letters)
    vector[k.IS_OVER] = oracle.is_over()
    return vector


def text_of(vector, name="siam"):
    codes = MAPS[name][0].split()
    at = vector.tolist()
    players = at[k.PLAYERS]

    def triple(start):
        return ".".join(map(str, at[start : start + 3]))

    tiles = []
    for slot in range(8):
        province = at[k.TILE + slot]
        owner = " RLMB"[at[k.OWNER + province]]
        tiles.append(codes[province] + "!" * at[k.MARKED + slot] + (f"={owner}" if owner != " " else ""))
    hands = ["".join(letter * at[k.HAND + 7 * s + c] for c, letter in enumerate(LETTERS)) for s in range(players)]
    return " ".join(
        (
            f"{name}:{players}",
            "/".join(triple(k.FOLLOWERS + 3 * p) for p in range(8)),
            ",".join(tiles),
            "/".join(f"{triple(k.COURT + 3 * s)}:{hands[s] or '-'}" for s in range(players)),
            str(at[k.TO_MOVE] + 1),
            str(at[k.PASSES]),
            ">".join(str(seat) for seat in at[k.RECENT : k.RECENT + 4] if seat) or "-",
            swap_text(at, codes),
        )
    )


def swap_text(at, codes):
    if not at[k.SWAP_CARD]:
        return "-"
    parts = []
    for end in (0, 1):
        left, letters = at[k.SWAP_FACTION + end], ""
        for letter in "MLR":
            letters = letter * (left // WEIGHTS[letter]) + letters
            left %= WEIGHTS[letter]
        parts.append(f"{letters}@{codes[at[k.SWAP_PLACE + end]]}")
    return f"{list(CARDS.values())[at[k.SWAP_CARD] - 1]}:{','.join(parts)}"


def turn_text(actions, name="siam"):
    """Return the text of a turn (K8.1)."""
    if actions[0] == k.PASS:
        return "pass"
    codes = MAPS[name][0].split()
    shown = [
        codes[a - k.PLACE] if a < k.FOLLOWER else f"{FACTIONS[(a - k.FOLLOWER) % 3]}@{codes[(a - k.FOLLOWER) // 3]}"
        for a in actions[1:]
    ]
    taken = shown.pop() if actions[-1] >= k.FOLLOWER else ""
    if actions[0] == k.KING and shown:
        targets = f"{shown[0]},{shown[1]}!{shown[2]}"
    elif actions[0] == k.TWO and len(shown) == 3:
        targets = f"{shown[0][0]}{shown[1]},{shown[2]}"
    else:
        targets = ",".join(shown)
    card = list(CARDS.values())[actions[0] - 1]
    return card + (f":{targets}" if targets else "") + (f">{taken}" if taken else "")


def legal(vector):
    out, scratch = make_buffers(TAG)
    return out[: kernel.legal(vector, out, scratch)].tolist()


def turns(vector, name="siam"):
    """Return the texts of all legal turns with the positions after them, by the kernels."""
    found, waiting = {}, [((), vector)]
    while waiting:
        made, here = waiting.pop()
        for action in legal(here):
            after = here.copy()
            kernel.apply(after, action)
            if kernel.is_turn_start(after):
                found[turn_text((*made, action), name)] = text_of(after, name)
            else:
                waiting.append(((*made, action), after))
    return found
