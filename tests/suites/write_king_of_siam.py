"""Write ``king_of_siam.txt``: endings with one to three cards left whose result a plain exhaustive search has found.

    PYTHONPATH=src:. python -m tests.suites.write_king_of_siam

A line has two or three fields, separated by `|`: the position; the result for the seat to move (``won``: it or its team
can force a win, ``lost``: it cannot, against all others together); for a win with few turns that keep it, these turns,
separated by `;`. Only positions with a choice are kept: those where some turn wins and some does not, and lost ones
with more than one turn.
"""

import sys
from pathlib import Path
from random import Random

import erawan
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.position import format_position
from erawan.games.king_of_siam.state_queries import cards_left
from tests.search.king_of_siam.exhaustive_search import can_win, count_turns, whole_turns

PATH = Path(__file__).with_name("king_of_siam.txt")
# Positions with more turns take a plain search too long.
MOST_TURNS = {1: 4000, 2: 60, 3: 30}
MOST_WRITTEN = 12
WANTED = 70


def endings(players, cards, seed):
    """Yield positions with ``cards`` cards left, from random games in which players pass every second time."""
    chance = Random(seed)
    while True:
        seed += 1
        vector = erawan.game("king-of-siam", players=players).start(seed=seed).vector
        while not vector[k.IS_OVER]:
            if cards_left(vector) <= cards:
                # Let struggles pass: late positions have fewer turns.
                for _ in range(chance.randrange(players * 7)):
                    if not vector[k.IS_OVER]:
                        kernel.apply(vector, k.PASS)
                if not vector[k.IS_OVER] and cards_left(vector) == cards:
                    yield vector
                break
            hand = vector[k.HAND + k.CARDS * vector[k.TO_MOVE] :][: k.CARDS]
            if hand.sum() == 0 or chance.random() < 0.5:
                kernel.apply(vector, k.PASS)
                continue
            vector = random_card(vector, chance)


def random_card(vector, chance):
    """Return the vector after a random card, played action by action."""
    out, scratch = kernel_buffers()
    vector = vector.copy()
    n = kernel.legal(vector, out, scratch)
    kernel.apply(vector, int(chance.choice(out[:n].tolist()[1:] or [0])))
    while not kernel.is_turn_start(vector):
        n = kernel.legal(vector, out, scratch)
        kernel.apply(vector, int(chance.choice(out[:n].tolist())))
    return vector


def kernel_buffers():
    """Return buffers for the rules."""
    from erawan.core.contract import make_buffers

    return make_buffers(kernel.KingOfSiamTag())


def line_of(game, vector):
    """Return the line of a position, or None if there is no choice in it."""
    players, seat = game.seats, int(vector[k.TO_MOVE])
    attackers = 5 << (seat & 1) if players == 4 else 1 << seat
    text = format_position(vector, game.map)
    state = game.parse(text)
    turns = list(whole_turns(vector))
    winning = sorted(state.format_turn(actions) for actions, after in turns if can_win(after, attackers))
    if not winning:
        return f"{text} | lost" if len(turns) > 1 else None
    if len(winning) == len(turns):
        return None
    known = f" | {'; '.join(winning)}" if len(winning) <= MOST_WRITTEN else ""
    return f"{text} | won{known}"


def main():
    """Write the suite."""
    lines = []
    for players in (2, 3, 4):
        game = erawan.game("king-of-siam", players=players)
        for cards, share in ((1, 0.3), (2, 0.4), (3, 0.3)):
            found = []
            for vector in endings(players, cards, seed=1000 * players + cards):
                if len(found) >= WANTED * share:
                    break
                if 1 < count_turns(vector, MOST_TURNS[cards] + 1) <= MOST_TURNS[cards]:
                    line = line_of(game, vector)
                    lost = sum(line.endswith("lost") for line in found)
                    if line is not None and (not line.endswith("lost") or lost < WANTED * share / 3):
                        found.append(line)
            lines += found
            print(players, cards, len(found), file=sys.stderr, flush=True)
    PATH.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
