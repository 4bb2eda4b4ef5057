"""A table without a server: commands are decided and applied; nothing is stored."""

from itertools import count

import pytest

import erawan
from erawan.core.errors import ErawanError
from erawan.protocol import commands as c
from erawan.protocol.seats_and_clocks import Here, Opponent
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.table import Decision, Table
from erawan.server.domain.table_setup import make_plan

GAME = "game0001"
REMATCH = "game0002"
NOW = 1_800_000_000_000

# Seat 1 has no cards left, seat 2 has one; after it is played, both can only pass.
ONE_CARD_LEFT = (
    "siam:2 1.0.1/0.3.1/0.0.2/3.0.0/3.0.2/5.1.0/0.3.1/0.1.2 kh,lp!,ay,cm,su,ba!,na,ke 2.2.6:-/2.6.1:R 2 0 1>2 -"
)
# K4.5: seat 2 holds the last card of the game and would not win by it.
LAST_CARD = (
    "siam:3 0.2.1/0.2.1/2.1.0/1.3.0/0.0.2/0.0.3/1.2.3/0.1.0 kh,ay,ba,na,lp!,su!,ke!,cm "
    "4.3.3:-/5.2.2:M/5.2.3:- 2 0 1>3>2 -"
)

SIAM = erawan.game("siam")


def king_of_siam(players=2, **options):
    return erawan.game("king-of-siam", players=players, **options)


class DrivenTable:
    """A table, its events so far, and a wall clock that tests set."""

    def __init__(self, plan, game_id=GAME):
        self.table = Table(game_id, plan, NOW)
        self.events = []
        self.now = NOW
        self.outages = []
        self._ids = count(1)

    def append(self, decision, person=None, command=None):
        """Apply a decision, or a list of events, as the game service does; return its events."""
        decision = decision if isinstance(decision, Decision) else Decision(decision)
        self.events += self.table.append(decision, person, command, self.now)
        return decision.events

    def sit(self, people, begin=True):
        """Seat these people in order on the free seats; seats of computer opponents are not free."""
        seats = self.table.free_seats()
        taken = [e.SeatTaken(seat, person) for seat, person in zip(seats, people, strict=False)]
        self.append([*taken, *([e.GameBegan()] if begin else [])])
        return self

    def do(self, person, command):
        """Decide a command and apply the decision; return its events."""
        timeout = decisions.decide_timeout(self.table, self.now, self.outages)
        if timeout is not None:
            self.append(timeout)
        decided = decisions.decide(self.table, person, command, self.now, self.outages, REMATCH)
        return self.append(decided, person, command.id)

    def _id(self):
        return f"c{next(self._ids)}"

    def play(self, person, turn=None, **at):
        """Play the given turn, or the first legal one."""
        turn = turn or first_turn(self.table.state)
        named = {"ply": self.table.ply, "line": self.table.line} | at
        return self.do(person, c.Play(game=GAME, id=self._id(), turn=turn, **named))

    def think(self, turn=None):
        """Play a turn of the computer opponent to move."""
        turn = turn or first_turn(self.table.state)
        return self.append(decisions.decide_turn(self.table, turn, self.now, self.outages))

    def ask(self, person, matter):
        return self.do(person, c.Ask(game=GAME, id=self._id(), matter=matter))

    def answer(self, person, matter, agree=True):
        return self.do(person, c.Answer(game=GAME, id=self._id(), matter=matter, agree=agree))

    def resign(self, person, seat=None):
        return self.do(person, c.Resign(game=GAME, id=self._id(), seat=seat))

    def say(self, person, text):
        return self.do(person, c.Say(game=GAME, id=self._id(), text=text))

    def move(self, holder, person, seat):
        """Move the seat of a person to another device."""
        return self.append(decisions.decide_seat_move(self.table, holder, person, seat), person)

    def wait(self, milliseconds):
        self.now += milliseconds


def first_turn(state):
    """Return the first legal turn, found step by step: King of Siam has too many turns to list."""
    text = ""
    while True:
        choice = state.choices(text)[0]
        text = choice.text
        if choice.is_turn:
            return text


def seated_table(
    game=SIAM, people=("ann", "bob"), clock=None, opponents=(), start=None, begin=True, game_id=GAME, **plan
):
    """Return a table with people on its seats; ``opponents`` are the seats of computer players."""
    seats = tuple(Opponent(1) if seat in opponents else Here() for seat in range(1, game.seats + 1))
    state = game.parse(start) if isinstance(start, str) else start or game.start(seed=1)
    made = make_plan(state, seats, **({"clock": clock} if clock else {}), **plan)
    return DrivenTable(made, game_id).sit(people, begin)


def refused(doing, *arguments, **named):
    """Return the code of the error that a call raises."""
    with pytest.raises(ErawanError) as error:
        doing(*arguments, **named)
    return error.value.code
