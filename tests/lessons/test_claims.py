"""Claims of the lessons about positions, proved with the rules and the solvers."""

import pytest

import erawan
from erawan.core.errors import IllegalError
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of
from erawan.puzzles.siam_judge import QUICK_TURNS, SAVED_TURNS, SiamJudge
from tests.lessons.position_reading import (
    OTHER,
    court,
    followers,
    next_tile,
    pieces,
    played_out,
    tiles,
    wins_at_once,
    with_elephants_to_move,
)
from tests.lessons.test_steps import LEARNER, is_wanted, leader, tasks

# ---- what the other texts of Siam say


def positions(game, name):
    """Return the positions in which the tasks of a step are set, and the last one."""
    found, last = tasks(game, name)
    return [state for state, _ in found], last


def test_one_push_wins_where_the_lesson_says_so():
    judge = SiamJudge()
    for name in ("goal", "whose"):
        state = positions("siam", name)[0][0]
        assert [turn for turn in state.turns() if (end := state.play(turn).outcome) and 1 in end.winners] == [
            tasks("siam", name)[0][0][1]["show"]
        ]
    # Two elephants, two rocks: the next push would win.
    pushed = with_elephants_to_move(positions("siam", "rocks")[1])
    assert pushed.play("c2c3n").outcome.winners == (LEARNER,)
    # Two more pushes after the first, and three turns in the last step, if the rhinos stay away.
    moved = with_elephants_to_move(positions("siam", "push")[1])
    assert with_elephants_to_move(moved.play("b3b4n")).play("b4b5n").outcome.winners == (LEARNER,)
    assert judge.distance(positions("siam", "win")[0][2], 0) == 1
    assert positions("siam", "win")[1].outcome.winners == (LEARNER,)


def test_the_rock_that_is_given_away_is_the_rhinos():
    state = positions("siam", "whose")[0][0]
    board = pieces(state)
    # One rhino faces the way of the push, the other one sideways (S4.2).
    assert (board["a3"], board["a2"], board["a1"]) == ("S", "s", "#")
    assert (board["d3"], board["d2"], board["d1"]) == ("S", "w", "#")
    assert state.play("a3a2s").outcome.decided == {"rule": "S4.2", "rock": "a1", "animal": "a2", "way": "south"}


def test_only_one_turn_saves_the_game():
    judge = SiamJudge()
    state = positions("siam", "defend")[0][0]
    assert [turn for turn in state.turns() if not wins_at_once(state.play(turn))] == ["b5c5e"]
    saved = state.play("b5c5e")
    # The rhino may still push the elephant, but it has no rock in front of it and no win.
    assert saved.play("c4c5n").outcome is None
    assert not judge.wins_within(saved, OTHER - 1, SAVED_TURNS)


def test_what_pushes_the_lesson_of_siam_explains():
    # One against one: neither can push; a rhino that looks sideways does not resist (S3.4).
    assert "c2c3n" not in positions("siam", "blocked")[0][0].turns()
    sideways = positions("siam", "sideways")[0][0].turns()
    assert ("b2b3n" in sideways, "d2d3n" in sideways) == (False, True)
    assert pieces(positions("siam", "barge")[1])["c2"] == "e"
    # One elephant is too weak for two rocks.
    assert "c2c3n" not in positions("siam", "rocks")[0][0].turns()
    with pytest.raises(IllegalError):
        positions("siam", "rocks")[0][0].play("c2c3n")
    leave = positions("siam", "leave")[0][0]
    assert sum(piece in "NESW" for piece in pieces(leave).values()) == 5
    assert not [turn for turn in leave.turns() if turn.startswith("+")]


def test_turning_first_costs_a_turn():
    state = positions("siam", "win")[0][0]
    for turns in (
        ["c2c3n", "+a1n", "c3c4n", "a1a2n", "c4c5n"],
        ["c2n", "+a1n", "c2c3n", "a1a2n", "c3c4n", "a2a3n", "c4c5n"],
    ):
        at = state
        for turn in turns:
            assert at.outcome is None
            at = at.play(turn)
        assert at.outcome.winners == (LEARNER,)
    judge = SiamJudge()
    assert not judge.wins_within(state, LEARNER - 1, QUICK_TURNS)


# ---- what the other texts of King of Siam say


def kos(name):
    return positions("king-of-siam", name)


def test_what_is_said_of_the_struggle_for_a_province():
    state = kos("struggle")[0][0]
    assert followers(state, "kh") == {"R": 3, "L": 1, "M": 0}
    assert "kh=R" in str(kos("struggle")[1])
    british = kos("british")[0][0]
    assert followers(british, "su") == {"R": 2, "L": 2, "M": 0}
    assert "su=B" in str(kos("british")[1])
    take = kos("take")[0][0]
    assert followers(take, "su") == {"R": 2, "L": 0, "M": 2}
    # The Lao card alone does not change the tie: whoever is taken does.
    assert {leader(take.play(f"lao:cm,cm>{faction}@su"), "su") for faction in "RM"} == {"R", "M"}


def test_what_is_said_of_passing():
    first, second, third = kos("passes")[0]
    assert (leader(first, "kh"), leader(second, "kh"), leader(third, "kh")) == ("R", "L", "R")
    assert followers(second, "kh")["L"] == 3
    assert (followers(third, "kh")["R"], followers(third, "kh")["L"]) == (3, 2)
    task = tasks("king-of-siam", "passes")[0][1][1]
    assert [turn for turn in second.turns() if is_wanted(task, second, turn)] == [task["show"]]
    # Every card starts the count again; the third pass in a row ends the struggle.
    counts = [int(str(state).split()[5]) for state in kos("table")[0]]
    assert counts == [0, 0, 1]


def test_what_is_said_of_the_cards():
    assert followers(kos("khon")[0][0], "ba") == {"R": 1, "L": 0, "M": 1}
    one = kos("one")[0][0]
    assert (leader(one, "su"), followers(one, "su")["L"]) == ("L", 2)
    assert leader(kos("two")[0][0], "na") == "R"
    assert leader(kos("king")[0][0], "lp") == "L"
    moved = kos("king")[1]
    assert (next_tile(moved), tiles(moved)[-1].strip("!")) == ("ke", "lp")
    control = kos("control")[0][0]
    assert "kh=M" in str(control)
    assert [turn for turn in control.turns() if turn.startswith("malay:su")]
    home = kos("home")[0][0]
    assert "=M" not in str(home)
    # A faction that lost its home but controls a province still has a use for its card (K5.6).
    controls = erawan.parse(str(home).replace("ke=B,na,su", "ke=B,su=M,na").replace("1.2.1/1.2.1", "0.0.0/1.2.1", 1))
    assert [turn for turn in controls.turns() if turn.startswith("malay:")]


def test_what_is_said_of_the_last_struggles():
    end = kos("end")[0][0]
    assert [str(end).count(f"={faction}") for faction in "RL"] == [3, 3]
    assert (court(end, LEARNER), court(end, OTHER)) == ({"R": 1, "L": 3, "M": 0}, {"R": 3, "L": 1, "M": 1})
    level = kos("level")[0][0]
    assert [str(level).count(f"={faction}") for faction in "RL"] == [2, 3]
    task = tasks("king-of-siam", "level")[0][0][1]
    for turn in level.turns():
        if is_wanted(task, level, turn):
            there = followers(level.play(turn), "su")
            assert there["R"] - max(there["L"], there["M"]) >= 2
    tie = kos("tie")[0][0]
    assert [str(tie).count(f"={faction}") for faction in "RLM"] == [4, 2, 1]
    assert (court(tie, LEARNER), court(tie, OTHER)) == ({"R": 2, "L": 1, "M": 0}, {"R": 2, "L": 1, "M": 1})
    assert all(":" not in turn for turn in tie.turns())
    colony = kos("colony")[0][0]
    assert str(colony).count("=B") == 3
    assert leader(colony, "su") == "B"
    assert (min(court(colony, LEARNER).values()), min(court(colony, OTHER).values())) == (1, 0)
    # The very last card may only be played to win (K4.5).
    last = kos("last")[0][0]
    cards = [turn for turn in last.turns() if turn != "pass"]
    assert cards == ["rama:su,su>L@su"]
    assert played_out(last.play(cards[0])).winners == (LEARNER,)


def test_a_game_is_set_up_as_is_said():
    state = kos("setup")[0][0]
    plan = state.game.map
    assert all(sum(followers(state, code).values()) == 4 for code in plan.codes)
    for code, faction in (("ay", "R"), ("lp", "L"), ("ke", "M")):
        assert followers(state, code)[faction] >= 2
    assert court(state, LEARNER) == {"R": 1, "L": 1, "M": 0}
    assert state.to_move == LEARNER


def test_what_mali_may_hold_decides_what_is_safe():
    judge = KingOfSiamJudge()
    first, second = kos("memory")[0]
    assert (leader(first, "su"), leader(second, "su")) == ("R", "R")
    there = followers(second, "su")
    assert there["R"] - there["L"] == 2
    # Her last card places nobody.
    assert all(":" not in turn for turn in second.play("pass").turns() if turn != "pass")
    # With a Lao card she would win, whatever the learner played.
    feared = erawan.parse(str(second).replace(":M ", ":L "))
    assert str(feared) != str(second)
    assert not judge.can_win(feared)


def test_what_is_said_of_partners():
    teams = kos("teams")[0][0]
    assert [court(teams, seat)["L"] for seat in (1, 2)] == [3, 5]
    assert court(teams, 3)["R"] == max(court(teams, seat)["R"] for seat in range(1, 5)) == 4
    sets = kos("sets")[0][0]
    together = [
        {faction: court(sets, one)[faction] + court(sets, two)[faction] for faction in "RLM"}
        for one, two in ((1, 3), (2, 4))
    ]
    assert together == [{"R": 4, "L": 5, "M": 4}, {"R": 6, "L": 3, "M": 7}]
    assert [min(court(sets, seat).values()) for seat in (1, 2)] == [0, 2]


def test_the_whole_struggle_goes_as_is_said():
    first, second, third, fourth = kos("fight")[0]
    last = kos("fight")[1]
    assert [max("RLM", key=lambda faction: court(first, seat)[faction]) for seat in (1, 2, 3)] == ["L", "M", "R"]
    assert [leader(state, "kh") for state in (first, second, third, fourth)] == ["L", "R", "B", "L"]
    counts = [followers(state, "kh") for state in (first, second)]
    assert counts[0]["L"] - max(counts[0]["R"], counts[0]["M"]) == 1
    assert counts[1]["R"] - counts[1]["L"] == 1
    assert "kh=L" in str(last)
    assert last.to_move == OTHER
    hands = [str(state).split()[3].split("/")[0].split(":")[1] for state in (first, last)]
    assert len(hands[0]) - len(hands[1]) == 2


def test_the_last_game_goes_as_is_said():
    judge = KingOfSiamJudge()
    first, second, third, fourth = kos("game")[0]
    assert [str(first).count(f"={owner}") for owner in "LRMB"] == [2, 1, 1, 1]
    assert (court(first, LEARNER)["L"], court(first, OTHER)["R"]) == (4, 4)
    assert [leader(state, next_tile(state)) for state in (first, second, third)] == ["L", "R", "R"]
    assert [next_tile(state) for state in (first, second, third)] == ["kh", "su", "ay"]
    # Every position is won for the learner, against any defence: the last one by passing.
    assert all(judge.can_win(state) for state in (first, second, third, fourth))
    assert judge.keeps(fourth, task_of(fourth), "pass")
