"""Find the weights of the King of Siam evaluation from games of the engine against itself.

    python bench/tune_king_of_siam.py play --players 2 --games 1000 --nodes 40 --seed 1 --out two-1.npz
    python bench/tune_king_of_siam.py fit two-*.npz

``play`` writes positions between turns with what each seat got in the end. The first turns are drawn from the
candidates, so that the games differ. ``fit`` minimises the log-loss of the evaluation, read as a chance to win, by a
(1+1) evolution strategy over the logarithms of the weights, and prints a row for ``weights.py``.
"""

import argparse
from pathlib import Path
from random import Random

import numpy as np

import erawan
from erawan.core.compiled import compiled
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam.layout import CARDS, IS_OVER, PLAYERS
from erawan.nets.king_of_siam_net import EMPTY_NET
from erawan.search.king_of_siam import evaluation as e
from erawan.search.king_of_siam.candidates import apply_turn
from erawan.search.king_of_siam.tree_search import DEFAULT_SETTINGS, KEPT, grow, make_tree
from erawan.search.king_of_siam.weights import WEIGHTS

SETTINGS = DEFAULT_SETTINGS.copy()

NAMES = sorted(
    (value, name)
    for name, value in vars(e).items()
    if name.split("_")[0] in ("WIDTH", "RULE", "LATE", "COURT", "CARD", "SECOND", "LAST", "SET", "TO", "STANDING")
    and isinstance(value, int)
    and value < e.WEIGHT_COUNT
)


def play_game(players, nodes, seed, tree, opening):
    """Play one game; return its positions and the result of each seat."""
    chance = Random(seed)
    vector = erawan.game("king-of-siam", players=players).start(seed=seed).vector
    stop = np.zeros(1, np.int64)
    weights = WEIGHTS[players - 2]
    random_turns = chance.randrange(opening)
    positions = []
    while not vector[IS_OVER]:
        tree.counts[:] = 0
        if random_turns > 0:
            grow(tree, vector, SETTINGS, weights, EMPTY_NET, 1, stop)
            edge = chance.randrange(int(tree.edge_count[0]))
            random_turns -= 1
        else:
            positions.append(vector.copy())
            grow(tree, vector, SETTINGS, weights, EMPTY_NET, nodes, stop)
            count = int(tree.edge_count[0])
            score = (
                tree.visits[:count]
                + tree.best[:count, int(tree.seat[0])]
                + 1e6 * ((tree.edge_proven[:count] == 1) * tree.best[:count, int(tree.seat[0])])
            )
            edge = int(np.argmax(score))
        apply_turn(vector, int(tree.turn[edge]))
    result = np.empty(4, np.float32)
    kernel.returns(vector, result)
    return positions, result


def play(arguments):
    """Play games and write their positions and results."""
    tree = make_tree(arguments.nodes, CARDS * int(SETTINGS[KEPT]) + 1)
    positions, results = [], []
    for game in range(arguments.games):
        found, result = play_game(arguments.players, arguments.nodes, arguments.seed + game, tree, arguments.opening)
        positions += found
        results += [result] * len(found)
        if game % 100 == 99:
            print(game + 1, len(positions), flush=True)
            np.savez_compressed(arguments.out, positions=np.array(positions, np.int16), results=np.array(results))
    np.savez_compressed(arguments.out, positions=np.array(positions, np.int16), results=np.array(results))


@compiled
def log_loss(positions, results, weights):
    """Return the mean log-loss, in nats per position."""
    out = np.zeros(4, np.float32)
    state = np.empty(positions.shape[1], np.int64)
    total = 0.0
    for i in range(len(positions)):
        state[:] = positions[i]
        e.evaluate_with(state, weights, out)
        players = state[PLAYERS]
        for seat in range(players):
            chance = min(0.999, max(0.001, 0.5 + 0.5 * out[seat]))
            won = 0.5 + 0.5 * results[i, seat]
            total -= (won * np.log(chance) + (1 - won) * np.log(1 - chance)) / players
    return total / len(positions)


def fit(arguments):
    """Print weights that predict the results better."""
    files = [np.load(name) for name in arguments.files]
    positions = np.concatenate([file["positions"] for file in files])
    results = np.concatenate([file["results"] for file in files])
    players = int(positions[0, PLAYERS])
    held = np.zeros(len(positions), bool)
    held[: len(held) // 5] = True
    train, trained = positions[~held], results[~held]
    best = WEIGHTS[players - 2].copy()
    lowest = log_loss(train, trained, best)
    print(
        f"{len(positions)} positions; before: {lowest:.4f}, unseen {log_loss(positions[held], results[held], best):.4f}"
    )
    chance = np.random.default_rng(arguments.seed)
    step = 0.3
    for _ in range(arguments.steps):
        change = chance.normal(0, step, len(best)) * (chance.random(len(best)) < 0.3)
        tried = (best * np.exp(change) + (best == 0) * change * 0.1).astype(np.float32)
        loss = log_loss(train, trained, tried)
        if loss < lowest:
            best, lowest, step = tried, loss, min(0.6, step * 1.3)
        else:
            step = max(0.02, step * 0.97)
    print(f"after: {lowest:.4f}, unseen {log_loss(positions[held], results[held], best):.4f}")
    print("[" + ", ".join(f"{value:.3f}" for value in best) + "],")
    for value, name in NAMES:
        print(f"  {name:14} {WEIGHTS[players - 2][value]:.3f} -> {best[value]:.3f}")


def main():
    """Run one of the two commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.set_defaults(run=play)
    for name, default in (("players", 2), ("games", 1000), ("nodes", 40), ("seed", 1), ("opening", 10)):
        playing.add_argument(f"--{name}", type=int, default=default)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.set_defaults(run=fit)
    fitting.add_argument("files", nargs="+")
    fitting.add_argument("--steps", type=int, default=600)
    fitting.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
