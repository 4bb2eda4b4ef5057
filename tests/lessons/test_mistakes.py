"""The lessons' answers to each mistake, proved for every turn that makes it."""

import re

import pytest

from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge
from tests.lessons.position_reading import (
    OTHER,
    court,
    followers,
    next_tile,
    passed_out,
    pieces,
    played_out,
    wins_at_once,
    with_elephants_to_move,
)
from tests.lessons.test_steps import LEARNER, LESSONS, is_wanted, leader, mistake, tasks

# ---- what is said after a mistake: (state, turn, state after it) -> whether it is true


def rock_stays(square):
    return lambda state, turn, after: pieces(after)[square] == "#"


def stands(square, piece):
    return lambda state, turn, after: pieces(after)[square] == piece


def is_not_wanted_facing(square):
    """The animal came to the square, and faces another way than north."""
    return lambda state, turn, after: pieces(after)[square] in set("ESW")


def nothing_comes(square):
    return lambda state, turn, after: pieces(after)[square] == pieces(state)[square]


def helps_nothing(state, turn, after):
    """No push of the elephants behind the rocks moves them."""
    at = with_elephants_to_move(after)
    pushed = [at.play(turn) for turn in ("c1c2n", "c2c3n") if turn in at.turns()]
    return all(pieces(each)[square] == "#" for each in (after, *pushed) for square in ("c3", "c4"))


def rhinos_win(state, turn, after):
    return wins_at_once(after)


SIAM_CLAIMS = {
    "goal": {"turned": rock_stays("c5"), "walked": rock_stays("c5"), "entered": rock_stays("c5")},
    "enter": {
        # It sees no rock: none stands in its row, and it does not face north.
        "looks": lambda state, turn, after: (
            turn[-1] != "n" and "#" not in [pieces(after)[f"{file}1"] for file in "abcde"]
        ),
        "elsewhere": stands("c1", "."),
    },
    "turn": {
        "looks": is_not_wanted_facing("c2"),
        "walked": stands("c2", "."),
        "entered": stands("c2", "E"),
    },
    "move": {
        "looks": is_not_wanted_facing("b2"),
        "turned": lambda state, turn, after: pieces(after)["a2"] in set("NES"),
        "astray": lambda state, turn, after: pieces(after)["b2"] == pieces(after)["a2"] == ".",
        "entered": stands("a2", "W"),
    },
    "push": {
        "turned": is_not_wanted_facing("b2"),
        "walked": lambda state, turn, after: pieces(after)["b2"] == "." and pieces(after)["b3"] == "#",
        "entered": lambda state, turn, after: pieces(after)["b2"] == "N" and pieces(after)["b3"] == "#",
    },
    "barge": {"elsewhere": stands("c1", "e")},
    "blocked": {"early": stands("c4", "s"), "away": stands("c3", "s")},
    "sideways": {
        "walked": lambda state, turn, after: [pieces(after)[at] for at in ("b3", "d3")] == ["s", "w"],
        "entered": lambda state, turn, after: [pieces(after)[at] for at in ("b3", "d3")] == ["s", "w"],
    },
    "rocks": {"looks": helps_nothing, "elsewhere": helps_nothing, "away": helps_nothing},
    "leave": {
        "other": stands("a5", "W"),
        # All five stand on the board still, and a5 is six steps from c1.
        "walked": lambda state, turn, after: sum(piece in "NESW" for piece in pieces(after).values()) == 5,
        "elsewhere": lambda state, turn, after: pieces(after)["c1"] != "N",
    },
    "whose": {"gift": lambda state, turn, after: after.outcome.winners == (OTHER,)},
    "defend": {"left": rhinos_win, "entered": rhinos_win},
    "win": {
        "looks": is_not_wanted_facing("c3"),
        "slow": lambda state, turn, after: (
            pieces(after)["c2"] == "N" and not wins_at_once(with_elephants_to_move(after))
        ),
        "away": rock_stays("c4"),
        "almost": rock_stays("c5"),
    },
}


def leads_now(code, *factions):
    return lambda state, turn, after: leader(after, code) in factions


def province_goes(code, *owners):
    """If all pass, one of these takes the province."""
    return lambda state, turn, after: any(f"{code}={owner}" in str(passed_out(after)) for owner in owners)


def is_untouched(code):
    return lambda state, turn, after: followers(after, code) == followers(state, code)


def was_taken(code, faction):
    return lambda state, turn, after: turn.endswith(f">{faction}@{code}")


def led_before(code, faction):
    return lambda state, turn, after: leader(state, code) == faction


def loses_if_all_pass(state, turn, after):
    return LEARNER not in played_out(after).winners


def both(*claims):
    return lambda state, turn, after: all(claim(state, turn, after) for claim in claims)


def is_swap_and_take_back(state, turn, after):
    """The swap alone gave Rama the lead; the follower that was taken cost it."""
    swapped = dict(followers(after, "su"))
    swapped["R"] += 1
    return turn.endswith(">R@su") and swapped["R"] > max(swapped["L"], swapped["M"]) and leader(after, "su") != "R"


def gains_nothing_at_ba(state, turn, after):
    return "M@ba" in turn.split(">")[0] and followers(after, "ba")["M"] == followers(state, "ba")["M"]


def is_a_tie_that_mali_breaks(state, turn, after):
    """Mali's card takes one more Lao, and Rama rules."""
    reply = after.play("king>L@su")
    outcome = played_out(reply)
    return leader(after, "su") == "B" and outcome.decided["ruler"] == "R" and OTHER in outcome.winners


def leads_by_one_until_mali_takes(state, turn, after):
    """Mali's card takes a Rama: a tie, and the British take the province."""
    there = followers(after, "su")
    reply = after.play("king>R@su")
    is_by_one = there["R"] - max(there["L"], there["M"]) == 1
    return is_by_one and leader(reply, "su") == "B" and OTHER in played_out(reply).winners


def mali_can_force_a_win(state, turn, after):
    """Mali wins whatever the learner plays, and she holds her Rama card."""
    return KingOfSiamJudge().can_win(after) and any(reply.startswith("rama") for reply in after.turns())


def is_tied_with_mali(state, turn, after):
    outcome = played_out(after)
    seats = [court(after, seat) for seat in (LEARNER, OTHER)]
    is_level = all(seats[0][faction] == seats[1][faction] for faction in "RL")
    return is_level and (outcome.winners, outcome.decided["won_by"]) == ((OTHER,), "earlier_card")


def is_another_turn_or_no_tie(state, turn, after):
    return after.outcome is None and after.to_move == OTHER


def sends_no_help_to_rama(state, turn, after):
    """The card does not widen the lead of Rama."""
    return followers(after, "su")["R"] <= followers(state, "su")["R"]


KING_OF_SIAM_CLAIMS = {
    "rama": {
        "passed": lambda state, turn, after: court(after, LEARNER) == court(state, LEARNER),
        "took": lambda state, turn, after: "kh" in turn.split(">")[0] and turn.endswith(">R@kh"),
        "elsewhere": lambda state, turn, after: leader(after, "kh") != "R",
    },
    "take": {
        "passed": province_goes("su", "B"),
        "crowded": lambda state, turn, after: "su" in turn.split(">")[0] and leader(after, "su") != "R",
        "rival": leads_now("su", "M"),
        "elsewhere": leads_now("su", "B"),
    },
    "passes": {
        "card": led_before("kh", "R"),
        "passed": province_goes("kh", "L"),
        "took": lambda state, turn, after: leader(after, "kh") != "R" and "kh,kh" in turn,
        "elsewhere": lambda state, turn, after: "kh,kh" not in turn,
    },
    "table": {"card": None},
    "khon": {
        "passed": is_untouched("ba"),
        "missed": lambda state, turn, after: "M@ba" not in turn.split(">")[0],
        "took": gains_nothing_at_ba,
        "company": lambda state, turn, after: bool(re.search("[RL]@ba.*M@ba.*>", turn)),
    },
    "one": {
        "passed": is_untouched("su"),
        "missed": is_untouched("su"),
        "took": is_swap_and_take_back,
        "even": leads_now("su", "L", "M", "B"),
    },
    "undo": {
        "passed": is_untouched("su"),
        "missed": is_untouched("su"),
        "took": is_swap_and_take_back,
        "even": leads_now("su", "L", "M", "B"),
    },
    "two": {
        "passed": is_untouched("na"),
        "missed": is_untouched("na"),
        "took": was_taken("na", "M"),
        "even": leads_now("na", "R", "L", "B"),
    },
    "king": {
        "passed": None,
        "later": lambda state, turn, after: next_tile(after) == "lp",
        "other": lambda state, turn, after: next_tile(after) not in ("lp", "ke"),
    },
    "control": {"passed": is_untouched("su"), "elsewhere": leads_now("su", "R", "L", "B")},
    "home": {
        "passed": both(is_untouched("na"), led_before("na", "R")),
        "malay": lambda state, turn, after: turn.startswith("malay>"),
        "missed": is_untouched("na"),
        "even": leads_now("na", "R", "L", "B"),
    },
    "end": {
        "passed": both(province_goes("su", "R"), loses_if_all_pass),
        "rama": loses_if_all_pass,
        "took": is_a_tie_that_mali_breaks,
        "more": lambda state, turn, after: followers(after, "su")["R"] > followers(state, "su")["R"],
    },
    "level": {
        "passed": both(province_goes("su", "B"), loses_if_all_pass),
        "lao": lambda state, turn, after: followers(after, "su")["L"] > followers(state, "su")["L"],
        "took": leads_by_one_until_mali_takes,
        "more": lambda state, turn, after: followers(after, "su")["L"] > followers(state, "su")["L"],
    },
    "tie": {"passed": is_tied_with_mali, "malay": is_tied_with_mali},
    "colony": {"card": is_another_turn_or_no_tie},
    "last": {"passed": both(province_goes("su", "L"), loses_if_all_pass)},
    "setup": {
        "passed": None,
        "malay": lambda state, turn, after: [court(state, seat)["M"] for seat in (2, 3)] == [1, 1],
    },
    "memory": {"card": sends_no_help_to_rama},
    "teams": {"lao": loses_if_all_pass},
    "sets": {"card": lambda state, turn, after: LEARNER in state.play("pass").outcome.winners},
    "fight": {
        "early": led_before("kh", "L"),
        "passed": province_goes("kh", "R", "M", "B"),
        "took": was_taken("kh", "L"),
        "astray": lambda state, turn, after: "kh,kh" not in turn or leader(after, "kh") != "L",
        "other": None,
        "weak": leads_now("kh", "R", "M", "B"),
        "more": led_before("kh", "L"),
    },
    "game": {
        "early": led_before("kh", "L"),
        # Rama would get its second province only, and a pass keeps the win.
        "every": lambda state, turn, after: str(passed_out(state)).count("=R") == 2,
        "passed": both(province_goes("ay", "R"), loses_if_all_pass),
        "left": mali_can_force_a_win,
    },
}
"""The claims by step and mistake; None if the text says nothing about the position."""
CLAIMS = {"siam": SIAM_CLAIMS, "king-of-siam": KING_OF_SIAM_CLAIMS}
MISTAKES = [
    pytest.param(game, step["name"], each["name"], id=f"{game}-{step['name']}-{each['name']}")
    for game, steps in LESSONS.items()
    for step in steps
    for each in {each["name"]: each for task in step["tasks"] for each in task.get("wrong", ())}.values()
]


@pytest.mark.parametrize(("game", "name", "wrong"), MISTAKES)
def test_what_is_said_after_a_mistake_is_true_of_every_turn_that_makes_it(game, name, wrong):
    claim = CLAIMS[game][name][wrong]
    for state, task in tasks(game, name)[0]:
        for turn in state.turns() if claim else ():
            if mistake(task, turn) == wrong and not is_wanted(task, state, turn):
                assert claim(state, turn, state.play(turn)), turn


def test_no_claim_is_left_over():
    named = {(game, step, wrong) for game, steps in CLAIMS.items() for step, each in steps.items() for wrong in each}
    assert named == {tuple(each.values) for each in MISTAKES}
