"""The claims of the guides about their positions: proved by the solvers, or found in the opening book."""

import re

import pytest

import erawan
from erawan.core.errors import IllegalError
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of
from erawan.puzzles.puzzle import DEFENCE, WIN, PuzzleGoal
from erawan.puzzles.siam_judge import SiamJudge
from erawan.search.siam.opening_book import look_up
from tests.lessons.test_steps import GUIDES, LEARNER, is_wanted, leader, mistake, tasks

# What each board of Siam asks for: a win within a number of turns, or a defence against one.
SIAM_GOALS = {
    "reserve": PuzzleGoal(WIN, 2),
    "aside": PuzzleGoal(DEFENCE, 1),
    "nose": PuzzleGoal(DEFENCE, 2),
    "second": PuzzleGoal(WIN, 3),
    "nearest": PuzzleGoal(WIN, 2),
}


@pytest.fixture(scope="module")
def siam_judge():
    return SiamJudge()


def position(game, name):
    """Return the position of a board."""
    return tasks(game, name, "guide")[0][0][0]


def test_every_board_is_proved_here():
    assert {step["name"] for step in GUIDES["siam"]} == {*SIAM_GOALS, "behind"}


@pytest.mark.parametrize("name", SIAM_GOALS)
def test_only_the_right_turn_of_siam_does_it(siam_judge, name):
    state, task = tasks("siam", name, "guide")[0][0]
    assert siam_judge.solutions(state, SIAM_GOALS[name], 2) == [task["show"]]


@pytest.mark.parametrize("step", GUIDES["king-of-siam"], ids=lambda step: step["name"])
def test_only_the_right_turn_of_king_of_siam_wins(step):
    judge = KingOfSiamJudge()
    state, task = tasks("king-of-siam", step["name"], "guide")[0][0]
    assert judge.solutions(state, task_of(state), 2) == [task["show"]]
    # So every mistake that is told of loses the win.
    assert {mistake(task, turn) for turn in state.turns() if not is_wanted(task, state, turn)} <= {
        each["name"] for each in task["wrong"]
    }


def test_strong_engines_begin_behind_a_rock():
    state, task = tasks("siam", "behind", "guide")[0][0]
    page = look_up(state)
    behind = [turn for turn in page.turns if re.search(task["wanted"]["turn"], turn.turn)]
    others = [turn for turn in page.turns if turn not in behind]
    assert behind
    assert min(turn.count.games for turn in behind) > max(turn.count.games for turn in others)
    assert max(turn.chance for turn in behind) > max(turn.chance or 0 for turn in others)
    # Three rocks in a row are too heavy for one.
    with pytest.raises(IllegalError):
        state.play("+a3e").play("+e5w").play("a3b3e")


def test_what_the_texts_of_siam_say(siam_judge):
    reserve = position("siam", "reserve")
    # The lone rock is shoved aside; the two in the corner are not, from neither side.
    lone = reserve.play("+e4n")
    assert siam_judge.wins_within(lone.play("d2c2w"), LEARNER - 1, 1)
    assert not siam_judge.wins_within(lone.play("+e5w"), LEARNER - 1, 1)
    corner = reserve.play("+a4n")
    assert not {"+a5e", "+a5s"} & set(corner.turns())
    # The push past the rhino looks the same, but the rhino wins.
    gift = position("siam", "nearest").play("d2d3n").outcome
    assert gift.winners == (2,)
    # Nose to nose across the rock.
    assert "c3c4n" not in position("siam", "nose").play("+c5s").turns()
    # The rhino that was pushed from the side has nothing in front of it.
    assert "s" in str(position("siam", "aside").play("+e2w")).split("/")[3]


def test_what_the_texts_of_king_of_siam_say():
    every, two, freeze, british, latest = (
        position("king-of-siam", name) for name in ("every", "two", "freeze", "british", "latest")
    )
    assert leader(every, "ke") == "L"
    # The Malay card brings no follower.
    assert all(":" not in turn for turn in two.turns() if turn.startswith("malay"))
    assert leader(two, "su") == "L"
    assert leader(two.play("malay>L@su"), "su") == "B"
    # Chiang Mai is last, and Mali cannot win with the very last card, so she may not play it.
    frozen = freeze.play("king:cm,na!cm>R@cm")
    assert "su,na,cm!" in str(frozen)
    assert frozen.turns() == ["pass"]
    assert leader(frozen, "cm") == "L"
    assert leader(british, "ke") == leader(british.play("rama>M@ke"), "ke") == "B"
    # With the very last card Mali cannot win, so she may not play it.
    assert british.play("rama>M@ke").turns() == ["pass"]
    over = latest.play("pass").play("pass").outcome
    assert (over.winners, over.decided["won_by"]) == ((LEARNER,), "earlier_card")
    assert erawan.parse(GUIDES["king-of-siam"][0]["start"]).to_move == LEARNER
