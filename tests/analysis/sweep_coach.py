"""Check the coach in many games that computer players play against each other.

python -m tests.analysis.sweep_coach 100
"""

import sys
from collections import Counter

import erawan
from erawan.analysis import analyse_record
from erawan.players import make_player
from erawan.records import record_of
from erawan.search.limits import Limits
from tests.analysis.coach_claims import check_game

GAMES = [("siam", {}), *(("king-of-siam", {"players": players}) for players in (2, 3, 4))]
LEVELS = range(1, 7)
LIMITS = {"siam": Limits(nodes=3000), "king-of-siam": Limits(nodes=150)}
MOST_TURNS = 120


def play_game(number):
    """Play a game; its number decides the game, the number of players, their levels and all chance."""
    name, options = GAMES[number % len(GAMES)]
    game = erawan.game(name, **options)
    state = start = game.start(seed=number)
    players = {
        seat: make_player(f"level-{LEVELS[(number // len(GAMES) + seat) % len(LEVELS)]}", game, seed=number + seat)
        for seat in range(1, game.seats + 1)
    }
    turns = []
    while state.outcome is None and len(turns) < MOST_TURNS:
        turns.append(players[state.to_move].choose(state.view(state.to_move)).turn)
        state = state.play(turns[-1])
    return record_of(start, turns)


def sweep(numbers):
    """Check the moments of games; return how often each kind was found."""
    found = Counter()
    for number in numbers:
        record = play_game(number)
        found.update(check_game(record, analyse_record(record, LIMITS[record.game.name], 2)))
    return found


if __name__ == "__main__":
    count, first = (int(word) for word in (*sys.argv[1:], "40", "0")[:2])
    total, wrong = Counter(), 0
    for each in range(first, first + count):
        try:
            total.update(sweep([each]))
        except AssertionError as error:
            wrong += 1
            print(f"game {each}: {error}", flush=True)
    print(f"{count} games, {wrong} with a wrong sentence; moments: {dict(total.most_common())}")
