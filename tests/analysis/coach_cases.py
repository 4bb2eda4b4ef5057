"""Games with one coach moment of each kind, and games that narrowly fail a condition for it."""

from functools import cache
from typing import NamedTuple

import erawan
from erawan.analysis import analyse_record
from erawan.analysis.coach import find_moments
from erawan.records import record_of
from erawan.search.limits import Limits
from tests.analysis.scripted_engine import FakeEngine, worth


class Case(NamedTuple):
    """A game whose first turn is judged as a mistake; ``better`` is what the engine would have played."""

    start: str
    turns: tuple[str, ...]
    better: str
    is_win: bool = False
    """Whether the engine is certain that the better turn wins."""
    is_loss: bool = False
    """Whether the engine is certain that the played turn loses."""

    @property
    def state(self):
        """The position before the turn."""
        return erawan.parse(self.start)


@cache
def analyse(case):
    """Return the analysis of a case by an engine with scripted answers."""
    record = record_of(case.state, case.turns)
    states, seat, seats = list(record.replay()), case.state.to_move, case.state.game.seats
    value = 1.0 if case.is_win else 0.8
    told = {case.start: [((case.better,), worth(seat, value, seats, is_proven=case.is_win, distance=3))]}
    if case.is_loss and states[1].outcome is None:
        told[str(states[1])] = [((case.turns[1],), worth(seat, -1.0, seats, is_proven=True, distance=4))]
    return analyse_record(record, Limits(nodes=1), 2, FakeEngine(told))


@cache
def moments(case):
    """The moments of the player who is to move at the start of a case."""
    return find_moments(analyse(case), case.state.to_move)


# A struggle for Khorat in which the other player has passed: a pass ends it.
_LAO_BY_ONE = (
    "siam:2 1.1.2/0.3.1/2.1.1/1.2.1/2.1.1/1.1.2/1.1.2/1.0.3 kh,su,ay,cm,ba,na,lp,ke 1.0.1:R/1.1.0:KTT12RLM 1 1 1 -"
)
_LAO_BY_TWO = _LAO_BY_ONE.replace("1.2.1/2.1.1/1.1.2/1.1.2", "1.3.0/2.1.1/1.1.2/1.1.2")
_TIE = _LAO_BY_ONE.replace("1.2.1/2.1.1/1.1.2/1.1.2", "2.2.0/2.1.1/1.1.2/1.1.2")
_FOURTH = (
    "siam:2 0.0.0/0.0.0/0.0.0/2.2.0/2.1.1/1.1.2/1.1.2/1.0.3 cm=B,lp=B,su=B,kh,ay,ba,na,ke "
    "2.0.1:R/1.1.1:KTT12RL 1 1 2>1 -"
)
_HOME = "siam:2 1.1.2/0.3.1/2.1.1/2.2.0/2.1.1/1.1.2/1.1.2/2.0.1 ke,su,ay,cm,ba,na,lp,kh 1.0.1:M/1.1.0:KTT12RLM 1 1 1 -"
_HOME_LOST = (
    "siam:2 1.1.2/0.3.1/2.1.1/2.2.0/2.1.1/1.1.2/1.1.2/0.0.0 ke=R,su,ay,cm,ba,na,lp,kh 1.0.1:M/1.1.0:KTT12RLM 1 0 1 -"
)
_SET = "siam:2 0.0.0/0.0.0/0.0.0/2.2.0/2.2.0/2.1.1/1.2.0/1.2.0 cm=B,lp=B,su=B,kh,ay,ba,na,ke 2.0.0:R/1.1.0:1L 1 0 2>1 -"
_SECOND_MALAY = _SET.replace("1.2.0/1.2.0", "1.2.0/1.1.1")
_LEAD = "siam:2 1.1.2/0.3.1/2.1.1/1.3.2/2.1.1/1.1.2/1.1.2/1.0.3 kh,su,ay,cm,ba,na,lp,ke 1.0.1:RL/1.1.0:KTT12RLM 1 0 1 -"
_LATE = (
    "siam:2 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/2.1.2/1.0.3 ay=R,kh=R,su=R,ba=R,lp=L,cm=L,na,ke "
    "3.1.1:RM/2.2.1:RL 1 0 2>1 -"
)
_RAMA_LEADS = (
    "siam:2 1.1.2/0.3.1/2.1.1/1.2.1/2.1.1/1.1.2/1.1.2/1.0.3 su,kh,ay,cm,ba,na,lp,ke 1.0.1:1R/1.1.0:KTT12RLM 1 0 1 -"
)
_LAST_CARD = _RAMA_LEADS.replace("1.0.1:1R", "1.0.1:R")
_LAST_STRUGGLE = (
    "siam:2 0.0.0/0.0.0/0.0.0/1.2.1/0.0.0/0.0.0/0.0.0/0.0.0 cm=M,lp=L,su=R,ay=R,ba=L,na=M,ke=B,kh "
    "2.2.2:R/2.2.2:RL 1 0 2>1 -"
)
_ENDING = (
    "siam:2 0.0.0/0.0.0/0.0.0/3.2.5/0.0.0/0.0.0/0.2.0/0.0.0 cm=M,ba=M,ay=R,ke=B,lp=L,su=R,kh,na! "
    "2.4.3:R/2.2.5:K 1 1 1>2 -"
)
_WIN_IN_TWO = "1EW1w/1##s1/1Nn#1/5/5 E"
_ONLY_DEFENCE = "2w2/2#2/1#E#1/1eN2/2NN1 R"

FOUND = {
    "siam-win-now": Case("5/5/2#1#/1S1n1/1#3 E", ("b2n", "d2e2n"), "b2b1s"),
    "siam-own-goal": Case("1#2#/5/S4/s4/#4 E", ("a3a2s",), "+a1e"),
    "siam-threat": Case("3#1/5/1s3/1W3/1#2# E", ("+a5e", "b3b2s"), "b2n"),
    "siam-rock-given": Case("#4/5/1Ee#1/5/4# E", ("b3c3e", "d3e3e"), "b3n"),
    "siam-way-opened": Case("3#1/5/1s3/1N3/1#2# E", ("b2e", "+a1n"), "b2c2n"),
    "siam-forced-win": Case(_WIN_IN_TWO, ("+a1n", "+c1n"), "b3b4n", is_win=True),
    "siam-forced-loss": Case(_ONLY_DEFENCE, ("+a1n", "+a5s"), "b2c2e", is_loss=True),
    "siam-animal-off": Case("#3#/5/2#2/5/3eN E", ("+a3e", "d1e1e"), "e1w"),
    "kos-win": Case(_ENDING, ("rama:kh,kh>R@kh", "pass"), "rama:kh,kh>M@kh", is_win=True),
    "kos-loss": Case(_ENDING, ("rama:kh,kh>R@kh", "pass"), "rama:kh,kh>M@kh", is_loss=True),
    "kos-home": Case(_HOME, ("pass",), "malay:na,na>R@ke"),
    "kos-set": Case(_SET, ("rama:na,na>R@ay", "lao>M@ba", "pass", "pass"), "rama:kh,kh>M@ba"),
    "kos-by-one": Case(_LAO_BY_ONE, ("pass",), "rama:kh,kh>L@cm"),
    "kos-let-win": Case(_LAO_BY_TWO, ("pass",), "rama:kh,kh>L@kh"),
    "kos-british": Case(_TIE, ("pass",), "rama:kh,kh>L@kh"),
    "kos-colony": Case(_FOURTH, ("pass",), "rama:kh,kh>L@kh"),
    "kos-no-effect": Case(_HOME_LOST, ("malay>R@ba",), "pass"),
    "kos-lead-taken": Case(_LEAD, ("rama:su,su>L@kh",), "rama:su,su>M@ke"),
    "kos-hopeless": Case(_LATE, ("malay:na,na>M@ke",), "malay:na,na>R@na"),
    "kos-wasted": Case(_RAMA_LEADS, ("rama:su,su>M@ke", "pass", "pass"), "pass"),
    "kos-early": Case(_LAST_CARD, ("rama:ba,ba>M@ke",), "pass"),
}
"""A game for each kind of moment."""

NARROWLY_MISSED = {
    "siam-win-now": {
        "the win was played": Case("5/5/2#1#/1S1n1/1#3 E", ("b2b1s",), "+a1n"),
        "the animal looks away": Case("5/5/2#1#/1N1n1/1#3 E", ("b2e",), "b2s"),
    },
    "siam-own-goal": {"the own animal is in front": Case("1#2#/5/s4/s4/#4 R", ("a3a2s",), "+a1e")},
    "siam-threat": {
        "nothing could stop it": Case("1#1#1/5/1E3/1s3/1#3 E", ("b3n", "b2b1s"), "+a1n"),
        "the turn stopped it": Case("3#1/5/1s3/1W3/1#2# E", ("b2n",), "b2c2n"),
    },
    "siam-rock-given": {"the rock came to nobody": Case("#4/5/2E#1/5/4# E", ("c3d3e",), "c3n")},
    "siam-way-opened": {"the way stays closed": Case("3#1/5/1s3/1N3/1#2# E", ("+a1n",), "b2c2n")},
    "siam-forced-win": {
        "the engine is not certain": Case(_WIN_IN_TWO, ("+a1n", "+c1n"), "b3b4n"),
        "another turn wins as fast": Case(_WIN_IN_TWO, ("b3b4n", "+c1n"), "+a1n", is_win=True),
    },
    "siam-forced-loss": {"the better turn loses too": Case(_ONLY_DEFENCE, ("+a1n", "+a5s"), "+a2n", is_loss=True)},
    "siam-animal-off": {
        "it was not pushed off": Case("#3#/5/2#2/5/3eN E", ("+a3e", "+a1n"), "e1w"),
        "the better turn lets it go too": Case("#3#/5/2#2/5/3eN E", ("+a3e", "d1e1e"), "+b5s"),
    },
    "kos-win": {
        "the win was kept": Case(_ENDING, ("rama:kh,kh>M@kh", "pass"), "pass", is_win=True),
        "no win was there": Case(_LAO_BY_ONE, ("rama:kh,kh>M@ke",), "pass", is_win=True),
    },
    "kos-loss": {"the better turn loses too": Case(_ENDING, ("rama:kh,kh>R@kh", "pass"), "pass", is_loss=True)},
    "kos-home": {
        "Malay keeps its home": Case(_HOME.replace("2.0.1 ke", "0.0.3 ke"), ("pass",), "malay:na,na>M@ke"),
        "another player's card": Case(_HOME.replace("1.0.1:M", "1.0.1:R"), ("pass",), "rama:na,na>R@ke"),
    },
    "kos-set": {
        "no colony followed": Case(_SET, ("rama:na,na>R@ay", "lao>M@ba"), "rama:kh,kh>M@ba"),
        "there was another Malay": Case(
            _SECOND_MALAY, ("rama:na,na>R@ay", "lao>M@ba", "pass", "pass"), "rama:kh,kh>M@ba"
        ),
    },
    "kos-by-one": {
        "somebody played a card": Case(
            _LAO_BY_ONE.replace(" 1 1 1 -", " 1 0 1 -"), ("pass", "lao:kh,kh>R@kh"), "rama:kh,kh>L@cm"
        ),
        "the better turn leaves it": Case(_LAO_BY_ONE, ("pass",), "rama:su,su>M@ke"),
    },
    "kos-let-win": {"the province was decided by one": Case(_LAO_BY_ONE, ("pass",), "rama:kh,kh>L@cm")},
    "kos-british": {"a faction led": Case(_LAO_BY_ONE, ("pass",), "rama:kh,kh>L@cm")},
    "kos-colony": {
        "it was their first province": Case(_TIE, ("pass",), "rama:kh,kh>L@kh"),
        "the player wins the colony": Case(
            _FOURTH.replace("2.0.1:R/1.1.1:KTT12RL", "1.1.1:R/2.1.0:KTT12RM"), ("pass",), "rama:kh,kh>L@kh"
        ),
    },
    "kos-no-effect": {"the card does something": Case(_HOME, ("malay:na,na>R@ke",), "pass")},
    "kos-lead-taken": {"the lead stays": Case(_LEAD, ("rama:su,su>L@lp",), "rama:su,su>M@ke")},
    "kos-hopeless": {
        "the faction may still rule": Case(_LATE, ("malay:na,na>R@na",), "pass"),
        "a colony is possible": Case(
            _LATE.replace("lp=L,cm=L", "lp=B,cm=B"), ("malay:na,na>M@ke",), "malay:na,na>R@na"
        ),
    },
    "kos-wasted": {
        "it changed the result": Case(
            _RAMA_LEADS.replace("2.1.1/1.2.1", "1.1.2/1.2.1"), ("rama:su,su>L@kh", "pass", "pass"), "pass"
        ),
        "the province was not settled": Case(_RAMA_LEADS, ("rama:su,su>M@ke", "pass"), "pass"),
    },
    "kos-early": {
        "the hand is not empty": Case(_RAMA_LEADS, ("rama:ba,ba>M@ke",), "pass"),
        "one struggle is left": Case(_LAST_STRUGGLE, ("rama:kh,kh>L@kh",), "pass"),
    },
}
"""For each kind, games in which its moment must not be found, by what is missing."""
