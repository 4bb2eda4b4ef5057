"""The steps of lessons and guides against the rules: right turns can be played, and wrong ones are wrong."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

import erawan
from erawan.core.errors import IllegalError
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of
from erawan.words import LANGUAGES, keys

FOLDER = Path(__file__).resolve().parents[2] / "web/src"
LEARNER = 1
FACTIONS = "RLM"
SHORT = {"siam": "siam", "king-of-siam": "kos"}


def read_steps(path):
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))["steps"]


LESSONS = {game: read_steps(f"learn/{game}-lesson.json") for game in SHORT}
GUIDES = {game: read_steps(f"guide/{game}-guide.json") for game in SHORT}
COURSES = {"lessons": LESSONS, "guide": GUIDES}
STEPS = [
    pytest.param(course, step, id=f"{course}-{game}-{step['name']}")
    for course, games in COURSES.items()
    for game, steps in games.items()
    for step in steps
]


def leader(state, code):
    """Return the faction that leads in a province as it stands; B if none leads alone."""
    lands = str(state).split()[1].split("/")
    counts = [int(count) for count in lands[[p.code for p in state.game.map.provinces].index(code)].split(".")]
    leading = [faction for faction, count in zip(FACTIONS, counts, strict=True) if count == max(counts) > 0]
    return leading[0] if len(leading) == 1 else "B"


def is_wanted(task, state, turn):
    """Return whether a task wants this turn in a position."""
    wanted = task.get("wanted")
    if wanted is None or not re.search(wanted.get("turn", ""), turn):
        return False
    after = state.play(turn)
    has_won = after.outcome is not None and LEARNER in after.outcome.winners
    leads = wanted.get("leads", {}).items()
    return (has_won or "outcome" not in wanted) and all(leader(after, code) == faction for code, faction in leads)


def mistake(task, turn):
    """Return the name of the mistake that a wrong turn makes, or None, in the same way as the page."""
    return next((each["name"] for each in task.get("wrong", ()) if re.search(each["turn"], turn)), None)


@cache
def tasks(game, name, course="lessons"):
    """Return each task of a step with the position in which it is set, and the last position."""
    return tasks_of(next(step for step in COURSES[course][game] if step["name"] == name))


def tasks_of(step):
    state, found = erawan.parse(step["start"]), []
    for task in step["tasks"]:
        found.append((state, task))
        if "wanted" in task:
            for turn in (task["show"], *task.get("answers", ())):
                state = state.play(turn)
    return found, state


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_what_is_wanted_is_set_to_the_learner_and_can_be_done(course, step):
    for state, task in tasks_of(step)[0]:
        assert state.outcome is None
        assert state.to_move == LEARNER
        if "wanted" in task:
            assert is_wanted(task, state, task["show"])
        else:
            assert task["show"].startswith(task["tries"])
            with pytest.raises(IllegalError):
                state.play(task["show"])
            assert not [turn for turn in state.turns() if turn.startswith(task["tries"])]


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_every_mistake_that_has_words_can_be_made_and_is_one(course, step):
    for state, task in tasks_of(step)[0]:
        missing = {each["name"] for each in task.get("wrong", ())}
        for turn in state.turns() if missing else ():
            if not missing:
                break
            name = mistake(task, turn)
            if name in missing and not is_wanted(task, state, turn):
                missing.remove(name)
        assert missing == set()


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_answers_are_the_others_or_all_that_is_left(course, step):
    for state, task in tasks_of(step)[0]:
        if "answers" not in task:
            continue
        after = state.play(task["show"])
        for turn in task["answers"]:
            assert after.to_move != LEARNER or after.turns() == [turn]
            after = after.play(turn)


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_whatever_right_turn_is_chosen_the_step_can_be_finished(course, step):
    """The answers, and the tasks that follow, are possible after every turn that counts as right."""
    found, _ = tasks_of(step)
    for (state, task), (_, following) in zip(found, [*found[1:], (None, None)], strict=True):
        if "wanted" not in task or not (following or task.get("answers")):
            continue
        for turn in state.turns():
            if not is_wanted(task, state, turn):
                continue
            after = state.play(turn)
            for answer in task.get("answers", ()):
                after = after.play(answer)
            assert following is None or is_wanted(following, after, following["show"])


@pytest.mark.parametrize("game", SHORT)
def test_a_lesson_has_short_chapters_and_ends_with_a_win(game):
    steps = LESSONS[game]
    begins = [at for at, step in enumerate(steps) if at == 0 or "chapter" in step]
    assert all(end - begin <= 13 for begin, end in zip(begins, [*begins[1:], len(steps)], strict=True))
    assert len({step["name"] for step in steps}) == len(steps)
    assert LEARNER in tasks(game, steps[-1]["name"])[1].outcome.winners


PROVED = {"end", "level", "tie", "memory", "last", "teams", "sets", "game"}
"""The steps whose right turns are said to win: they do, whatever the others play."""
LOSING = {
    "end": {"passed", "took"},
    "level": {"passed", "took"},
    "tie": {"passed", "malay"},
    "memory": {"card"},
    "teams": {"lao"},
    "game": {"passed", "left"},
}
"""The mistakes that are said to lose: after them the win cannot be forced any more."""


@pytest.mark.parametrize("name", sorted(PROVED))
def test_right_turns_win_and_mistakes_that_are_said_to_lose_do(name):
    judge = KingOfSiamJudge()
    for state, task in tasks("king-of-siam", name)[0]:
        goal = task_of(state)
        for turn in state.turns():
            if is_wanted(task, state, turn):
                assert judge.keeps(state, goal, turn)
            elif mistake(task, turn) in LOSING.get(name, ()):
                assert not judge.keeps(state, goal, turn)


def test_what_the_texts_say_of_single_positions():
    # The swap straight back is forbidden, and Mali has just made the swap.
    undo = tasks("king-of-siam", "undo")[0][0][0]
    with pytest.raises(IllegalError) as refused:
        undo.play("1v1:R@cm,L@su>M@ke")
    assert refused.value.rule == "K5.5"
    # Nobody comes by the card of a faction that lost its home and holds nothing else.
    home = tasks("king-of-siam", "home")[0][0][0]
    assert all(">" in turn and ":" not in turn for turn in home.turns() if turn.startswith("malay"))
    # The second to pass last means that the third begins (the booklets' passing table).
    assert tasks("king-of-siam", "table")[1].to_move == 3
    # The struggle is the learner's, and the next player begins.
    fight = tasks("king-of-siam", "fight")[1]
    assert "kh=L" in str(fight)
    assert fight.to_move == 2
    assert tasks("king-of-siam", "memory")[1].outcome.winners == (LEARNER,)


def expected_keys(course):
    """Yield every key that the pages ask for, as the steps name them."""
    for game, steps in COURSES[course].items():
        for step in steps:
            key = f"{course}-{SHORT[game]}-{step['name']}-"
            yield from (f"{key}title", f"{key}text")
            for at, task in enumerate(step["tasks"]):
                number = f"-{at + 1}" if at else ""
                yield from (f"{key}{what}{number}" for what in ("task", "hint", "right"))
                yield from (f"{key}wrong-{each['name']}" for each in task.get("wrong", ()))
            if "chapter" in step:
                yield f"{course}-{SHORT[game]}-chapter-{step['chapter']}"


OTHER_KEYS = {
    "lessons": {
        f"lessons-{game}-{what}" for game in SHORT.values() for what in ("about", "finish-title", "finish-text")
    },
    "guide": {f"guide-{game}-lead" for game in SHORT.values()},
}


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_and_nothing_in_vain(language, course):
    said = {key for key in keys(language) if re.match(rf"{course}-(siam|kos)-", key)}
    assert said == {*expected_keys(course), *OTHER_KEYS[course]}


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_a_later_task_highlights_the_first_step_of_its_turn(course, step):
    for task in step["tasks"][1:]:
        shown = task["show"]
        card = re.match(r"(\w+)[:>]", shown)
        if card:
            begins = f"card:{card[1]}"
        else:
            begins = "act:pass" if shown == "pass" else "at:+E" if shown.startswith("+") else f"at:{shown[:2]}"
        assert begins in task["lit"]
