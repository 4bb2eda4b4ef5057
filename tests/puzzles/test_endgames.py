"""The endgame trainer: a proved win stays won with right turns, and a slip is used against the player."""

import pytest

import erawan
from erawan.core.errors import OptionError
from erawan.puzzles import endgames as endgames_module
from erawan.puzzles.collection import all_puzzles
from erawan.puzzles.endgames import EndgamePosition, defence_of, endgames, find_endgame, first_position, play_on
from erawan.puzzles.judges import make_judge
from erawan.puzzles.puzzle import PuzzleGoal
from erawan.search.siam.proof import MOST_TURNS

SLIP = "1s1w1/1se#s/1##N1/1N1N1/1N1N1 R"


def of_task(task, **wanted):
    theme = wanted.get("theme")
    return next(each for each in endgames() if str(each.task) == task and (theme is None or theme in each.themes))


def win(puzzle):
    """Play right turns until the game is over; return the positions."""
    judge, defence, places = make_judge(puzzle.game), defence_of(puzzle.game), [first_position(puzzle)]
    while places[-1].state.outcome is None:
        place = places[-1]
        task = PuzzleGoal("win", place.left) if place.left else puzzle.task
        places.append(play_on(defence, place, judge.solutions(place.state, task, 1)[0]))
    return places


def test_the_longer_wins_of_both_games_are_listed_shortest_first():
    found = endgames()
    assert {each.task.kind for each in found} == {"win", "ending"}
    for game in ("siam", "king-of-siam"):
        counts = [each.task.count for each in found if each.game == game]
        assert counts == sorted(counts)
        assert counts[0] == 4
    short = next(each for each in all_puzzles() if str(each.task) == "win 2")
    with pytest.raises(OptionError) as refused:
        find_endgame(short.name)
    assert refused.value.code == "puzzle.unknown"


@pytest.mark.parametrize("count", [4, 5])
def test_siam_holds_out_as_long_as_it_can(count):
    places = win(of_task(f"win {count}"))
    assert [place.left for place in places] == [*range(count, 0, -1), 0]
    assert all(place.is_winning for place in places)


@pytest.mark.parametrize("theme", ["two-players", "three-players", "two-teams"])
def test_right_turns_win_an_ending_of_king_of_siam(theme):
    places = win(of_task("ending 4", theme=theme))
    assert all(place.is_winning for place in places)
    assert places[-1].seat in places[-1].state.outcome.winners


def test_a_slip_is_told_and_the_same_turns_get_the_same_replies():
    puzzle = of_task("win 4")
    start = first_position(puzzle)
    turn = next(each for each in start.state.turns() if each != puzzle.turn and not each.startswith(puzzle.turn[:2]))
    places = [play_on(defence_of("siam"), start, turn) for _ in range(2)]
    assert places[0].replies == places[1].replies
    assert len(places[0].replies) == 1
    # Only one turn wins in four; after any other the win takes longer, or is gone.
    assert places[0].left not in range(1, 4)


def test_king_of_siam_takes_a_win_away_that_was_given_away():
    puzzle = next(each for each in endgames() if each.game == "king-of-siam" and each.turn != "pass")
    place = play_on(defence_of("king-of-siam"), first_position(puzzle), "pass")
    assert not place.is_winning
    while place.state.outcome is None:
        place = play_on(defence_of("king-of-siam"), place, place.state.turns()[0])
    assert place.seat not in place.state.outcome.winners


def test_a_quick_win_of_the_defender_is_proved_no_deeper_than_necessary(monkeypatch):
    """It took six seconds when every turn was searched for the longest wins."""
    depths, distance = [], endgames_module._distance

    def spy(judge, state, seat, most=MOST_TURNS):
        depths.append(most)
        return distance(judge, state, seat, most)

    monkeypatch.setattr(endgames_module, "_distance", spy)
    state = erawan.parse(SLIP)
    place = play_on(endgames_module.SiamDefence(), EndgamePosition(state, state.to_move, True, 4), "c4n")
    assert place.replies == ("d1d2n",)
    # Two proofs of the position, one after each turn of the defender, and one after the reply.
    assert (depths[:2], set(depths[2:-1]), depths[-1]) == ([MOST_TURNS, 3], {1}, MOST_TURNS)
