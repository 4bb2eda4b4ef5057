"""A digest of everything that the kernels return in random games: the same interpreted, compiled and bounds-checked.

python -m tests.games.siam.kernel_digest GAMES TURNS
"""

import hashlib
import sys

import numpy as np

import erawan
from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.contract import make_buffers
from erawan.core.playout import count_occurrence, make_table
from erawan.games.siam import features
from erawan.games.siam import kernel as k

OPTIONS = ({}, {"push": "line"}, {"opening_ban": True, "turn_limit": 120})


def kernel_digest(games, turns):
    digest = hashlib.sha256()
    for number in range(games):
        game = erawan.game("siam", **OPTIONS[number % len(OPTIONS)])
        vector = game.start().vector
        chance = np.empty(CHANCE_SIZE, np.int64)
        seed_chance(chance, number)
        table = make_table(1024)
        for _ in range(turns):
            legal = look(digest, game.tag, vector)
            digest.update(bytes([int(count_occurrence(table, number + 1, k.key(vector)))]))
            if not len(legal):
                break
            k.apply(vector, int(legal[draw(chance, len(legal))]))
    return digest.hexdigest()


def look(digest, tag, vector):
    out, scratch = make_buffers(tag)
    legal = out[: k.legal(vector, out, scratch)]
    refusals = bytes(int(k.refusal(vector, action, scratch)) for action in range(-1, k.ACTION_COUNT + 1))
    planes = np.empty(tag.observation_size, np.float32)
    features.observe(vector, k.to_move(vector), planes)
    returns = np.empty(2, np.float32)
    k.returns(vector, returns)
    for part in (vector, legal, planes, returns):
        digest.update(part.tobytes())
    digest.update(
        refusals + bytes(int(said) for said in (k.to_move(vector), k.is_over(vector), k.is_turn_start(vector)))
    )
    return legal


if __name__ == "__main__":
    print(kernel_digest(int(sys.argv[1]), int(sys.argv[2])))
