"""The coach: each kind of moment is found and missed, and every claim is checked again by other means."""

import re

import pytest

import erawan
from erawan.analysis import Mark, analyse_record, coach
from erawan.analysis.coach import MOST_MOMENTS, Moment, find_moments, judge_try
from erawan.core.errors import ErawanError
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of
from erawan.puzzles.siam_judge import SiamJudge
from erawan.records import record_of
from erawan.search.limits import Limits, Stop
from erawan.words import LANGUAGES, keys
from tests.analysis.coach_cases import FOUND, NARROWLY_MISSED, analyse, moments
from tests.analysis.scripted_engine import FakeEngine, worth
from tests.analysis.write_coach_sentences import FOLDER, format_coach_sentences

MISSED = [
    pytest.param(kind, case, id=f"{kind}: {why}")
    for kind, cases in NARROWLY_MISSED.items()
    for why, case in cases.items()
]
PASS = "pass"


@pytest.mark.parametrize("kind", FOUND)
def test_each_kind_of_moment_is_found(kind):
    assert [moment.fact.kind for moment in moments(FOUND[kind])] == [kind]


@pytest.mark.parametrize(("kind", "case"), MISSED)
def test_a_moment_is_not_found_where_something_is_missing(kind, case):
    assert kind not in [moment.fact.kind for moment in moments(case)]


def test_there_are_both_for_every_kind():
    kinds = {fact.kind for fact in _facts(coach.Fact) if hasattr(fact, "kind")}
    assert kinds == FOUND.keys() == NARROWLY_MISSED.keys()


def _facts(kind):
    return [found for each in kind.__subclasses__() for found in (each, *_facts(each))]


# ---- what is right, decided by other means


def wins_at_once(state, seat):
    """Return whether the side to move can end the game with a win for a seat."""
    outcomes = (state.play(turn).outcome for turn in state.turns())
    return any(outcome is not None and seat in outcome.winners for outcome in outcomes)


def is_safe(state, turn):
    """Return whether the other side wins neither by a turn of Siam nor right after it."""
    after, other = state.play(turn), 3 - state.to_move
    if after.outcome is not None:
        return other not in after.outcome.winners
    return not wins_at_once(after, other)


def keeps_animals(state, turn):
    """Return whether no reply to a turn of Siam takes an animal of the side off the board."""
    after = state.play(turn)
    letters = "NESW" if state.to_move == 1 else "nesw"

    def count(position):
        return sum(position.split()[0].count(letter) for letter in letters)

    return is_safe(state, turn) and all(count(str(after.play(reply))) == count(str(after)) for reply in after.turns())


def has_won(state, turn):
    outcome = state.play(turn).outcome
    return outcome is not None and state.to_move in outcome.winners


SIAM_JUDGE = SiamJudge(rows=1 << 16)


def wins_in_two(state, turn):
    after, side = state.play(turn), state.to_move - 1
    return has_won(state, turn) or (after.outcome is None and SIAM_JUDGE.wins_within(after, side, 1))


def holds_two(state, turn):
    after, other = state.play(turn), 2 - state.to_move
    return has_won(state, turn) or (after.outcome is None and not SIAM_JUDGE.wins_within(after, other, 2))


def leader(state, code):
    """Return the faction that leads in a province, read from the text of the position; B if none leads alone."""
    lands = str(state).split()[1].split("/")
    counts = list(map(int, lands[state.game.map.codes.index(code)].split(".")))
    leading = [letter for letter, count in zip("RLM", counts, strict=True) if count == max(counts) > 0]
    return leading[0] if len(leading) == 1 else "B"


def leads(code, letter):
    return lambda state, turn: turn != PASS and leader(state.play(turn), code) == letter


KOS_JUDGE = KingOfSiamJudge(rows=1 << 16)


def forces_win(state, turn):
    return KOS_JUDGE.keeps(state, task_of(state), turn)


def saves_home(state, turn):
    return turn.startswith("malay:") or leads("ke", "M")(state, turn)


def prevents_set(state, turn):
    """Return whether no reply completes a set of the other player, who lacks a Malay."""
    return not any(">M@" in reply for reply in state.play(turn).turns())


RIGHT = {
    "siam-win-now": has_won,
    **dict.fromkeys(("siam-own-goal", "siam-threat", "siam-rock-given", "siam-way-opened"), is_safe),
    "siam-forced-win": wins_in_two,
    "siam-forced-loss": holds_two,
    "siam-animal-off": keeps_animals,
    **dict.fromkeys(("kos-win", "kos-loss"), forces_win),
    "kos-home": saves_home,
    "kos-set": prevents_set,
    **dict.fromkeys(("kos-by-one", "kos-let-win", "kos-british", "kos-colony"), leads("kh", "R")),
    "kos-no-effect": lambda state, turn: turn == PASS,  # the only card in the hand can do nothing
    "kos-lead-taken": lambda state, turn: leader(state.play(turn), "kh") == "L",
    # Rama holds four provinces; Lao with two and two struggles left may still draw level, Malay may not.
    "kos-hopeless": lambda state, turn: ">M@" not in turn,
    **dict.fromkeys(("kos-wasted", "kos-early"), lambda state, turn: turn == PASS),
}
"""Whether a turn is right at the moment of each kind."""


@pytest.mark.parametrize("kind", FOUND)
def test_every_turn_is_judged_as_the_rules_and_the_solvers_say(kind):
    case = FOUND[kind]
    moment, state = moments(case)[0], case.state
    # Of the many turns of a full hand some are enough.
    turns = {case.better, case.turns[0], *state.turns()[:: 1 + len(state.turns()) // 200]}
    assert RIGHT[kind](state, case.better)
    assert not RIGHT[kind](state, case.turns[0])
    for turn in turns:
        assert judge_try(moment, turn).is_right == RIGHT[kind](state, turn), turn


@pytest.mark.parametrize("kind", FOUND)
def test_a_reply_that_refutes_a_try_is_legal_and_does_what_is_said(kind):
    case = FOUND[kind]
    moment, state = moments(case)[0], case.state
    for turn in state.turns()[:: 1 + len(state.turns()) // 100]:
        judged = judge_try(moment, turn)
        if judged.reply is None:
            continue
        assert not judged.is_right
        after = state.play(turn).play(judged.reply)
        if judged.phrase.key == "coach-wrong-siam-threat":
            assert after.outcome.winners == (3 - state.to_move,)
        elif judged.phrase.key == "coach-wrong-siam-forced-loss":
            assert SIAM_JUDGE.wins_within(after, 2 - state.to_move, 1)
        else:
            assert "animal-off" in judged.phrase.values["turn"].values["effect"].key


# ---- what the sentences claim


def told(kind):
    """Return the values of the sentences of a kind, by their keys."""
    return {phrase.key: phrase.values for phrase in moments(FOUND[kind])[0].fact.sentences()}


@pytest.mark.parametrize("kind", ["siam-threat", "siam-rock-given", "siam-way-opened"])
def test_a_danger_is_there_after_the_turn_and_named_by_its_history(kind):
    case = FOUND[kind]
    state, after = case.state, case.state.play(case.turns[0])
    side = "R" if state.to_move == 1 else "E"
    values = told(kind)[f"coach-{kind}"]
    before = erawan.parse(f"{case.start[:-1]}{side}")
    pushes = [turn for turn in before.turns() if before.play(turn).outcome is not None]
    rocks = [before.play(turn).outcome.decided["rock"] for turn in pushes]
    assert (values["rock"] in rocks) == (kind == "siam-threat")
    winning = [turn for turn in after.turns() if after.play(turn).outcome is not None]
    assert values["turn"] in [after.describe(turn) for turn in winning]
    assert after.play(winning[0]).outcome.decided["rock"] == values["rock"]
    is_taken = after.play(case.turns[1]).outcome is not None
    assert ("coach-siam-taken" in told(kind)) == is_taken
    # Only the push that gave the rock away has moved it.
    assert (_rocks(state) != _rocks(after)) == (kind == "siam-rock-given")


def _rocks(state):
    rows = re.sub(r"\d", lambda digits: "." * int(digits[0]), str(state).split()[0])
    return [at for at, piece in enumerate(rows) if piece == "#"]


def test_a_forced_win_takes_as_many_turns_as_is_said():
    win, loss = FOUND["siam-forced-win"], FOUND["siam-forced-loss"]
    assert told("siam-forced-win")["coach-siam-forced-win"]["turns"] == 2
    assert SIAM_JUDGE.distance(win.state, win.state.to_move - 1) == 2
    assert told("siam-forced-loss")["coach-siam-forced-loss"]["turns"] == 2
    after = loss.state.play(loss.turns[0])
    assert SIAM_JUDGE.distance(after, after.to_move - 1) == 2
    values = told("siam-forced-loss")["coach-siam-forced-loss"]
    begins = [turn for turn in after.turns() if after.describe(turn) == values["turn"]]
    assert SIAM_JUDGE.wins_within(after.play(begins[0]), after.to_move - 1, 1)


def test_an_own_goal_names_the_animal_that_wins():
    outcome = FOUND["siam-own-goal"].state.play("a3a2s").outcome
    values = told("siam-own-goal")["coach-siam-own-goal"]
    assert (values["rock"], values["square"]) == (outcome.decided["rock"], outcome.decided["animal"])


@pytest.mark.parametrize(
    ("kind", "owner", "counts"),
    [
        ("kos-by-one", "L", (2, 1)),
        ("kos-let-win", "L", (3, 1)),
        ("kos-british", "B", (2, None)),
        ("kos-colony", "B", (2, None)),
    ],
)
def test_a_province_went_as_is_said_and_could_have_gone_otherwise(kind, owner, counts):
    case = FOUND[kind]
    assert f"kh={owner}" in str(case.state.play(PASS))
    settled = told(kind)[f"coach-{kind}"]["settled"].values
    assert (settled["count"], settled.get("second")) == counts
    standing = told(kind)["coach-kos-possible"]["standing"]
    assert standing.key == "coach-kos-stands"
    assert standing.values["faction"] == "rama"
    assert leader(case.state.play(case.better), "kh") == "R"


def test_the_colony_is_won_by_the_sets_that_are_named():
    outcome = FOUND["kos-colony"].state.play(PASS).outcome
    assert outcome.winners == (2,)
    assert outcome.decided["sets"] == 1
    first = told("kos-colony")["coach-kos-colony"]["tallies"].values["first"]
    assert first.values["count"] == 1


def test_a_useless_card_has_no_effect_from_then_on():
    case = FOUND["kos-home"]
    later = case.state.play(PASS).play(PASS)
    assert later.to_move == case.state.to_move
    assert [turn for turn in later.turns() if turn.startswith("malay:")] == []
    assert [turn for turn in case.state.turns() if turn.startswith("malay:")]
    useless = FOUND["kos-no-effect"].state
    assert [turn for turn in useless.turns() if turn.startswith("malay:")] == []


def test_a_lead_that_was_taken_was_there_before():
    values = told("kos-lead-taken")["coach-kos-lead-taken"]
    assert (values["faction"], values["lead"], values["second"]) == ("lao", 3, 2)
    state = FOUND["kos-lead-taken"].state
    assert leader(state, "kh") == "L"
    assert leader(state.play("rama:su,su>L@kh"), "kh") == "B"
    assert told("kos-lead-taken")["coach-kos-now"]["standing"].key == "coach-kos-stands-tie"


def test_a_faction_without_hope_cannot_catch_up():
    values = told("kos-hopeless")["coach-kos-hopeless-why"]
    assert (values["held"], values["left"], values["faction"], values["most"]) == (0, 2, "rama", 4)
    assert values["held"] + values["left"] < values["most"]


def test_a_wasted_card_leaves_the_same_owner_as_no_card_at_all():
    case = FOUND["kos-wasted"]
    state = case.state
    for turn in case.turns:
        state = state.play(turn)
    assert "su=R" in str(state)
    assert "su=R" in str(case.state.play(PASS).play(PASS))


def test_cards_that_are_missing_are_counted():
    assert told("kos-early")["coach-kos-early"]["count"] == 8
    assert told("kos-early")["coach-kos-early-other"]["count"] == 8


def test_certain_results_of_king_of_siam_are_those_of_the_judge():
    state = FOUND["kos-win"].state
    assert KOS_JUDGE.can_win(state)
    after = state.play(FOUND["kos-loss"].turns[0])
    assert KOS_JUDGE.can_win(after)
    assert after.to_move == 2
    outcome = told("kos-loss")["coach-kos-loss-stands"]["outcome"]
    assert outcome == after.outcome_if_over_now.phrase


def test_a_set_is_completed_with_the_follower_that_is_named():
    case = FOUND["kos-set"]
    assert told("kos-set")["coach-kos-set"]["place"] == "siam-ba"
    final = case.state
    for turn in case.turns:
        final = final.play(turn)
    assert (final.outcome.reason, final.outcome.decided["won_by"], final.outcome.winners) == ("colony", "sets", (2,))


# ---- the choice of moments


def test_a_turn_that_is_no_error_has_no_moment():
    case = FOUND["siam-win-now"]
    record = record_of(case.state, case.turns)
    analysis = analyse_record(record, Limits(nodes=1), 2, FakeEngine())
    assert {turn.mark for turn in analysis.turns} == {Mark.GOOD}
    assert find_moments(analysis, 1) == []


def test_an_analysis_that_was_stopped_has_no_moments():
    stop = Stop()

    def end(state, _):
        stop.set()

    case = FOUND["siam-win-now"]
    analysis = analyse_record(record_of(case.state, case.turns), Limits(nodes=1), 2, FakeEngine(before=end), stop=stop)
    assert find_moments(analysis, 1) == []


def test_another_seat_has_its_own_moments():
    assert find_moments(analyse(FOUND["siam-threat"]), 2) == []


def moment(kind, loss, better):
    """Return a moment with only the fields by which moments are chosen."""

    class Turn:
        judgement = type("Judgement", (), {"loss": loss})
        best = type("Line", (), {"turn": better})

    return Moment(Turn, type("Fact", (), {"kind": kind}))


def test_the_costliest_moments_are_chosen_one_of_each_kind_first():
    threat, again, same = moment("threat", 0.9, "a"), moment("threat", 0.8, "b"), moment("threat", 0.7, "a")
    win, rock = moment("win", 0.3, "c"), moment("rock", 0.2, "d")
    assert coach._choose([same, again, threat]) == [threat, again]
    assert coach._choose([again, win, threat, rock]) == [threat, win, rock]
    assert len(coach._choose([again, win, threat, rock])) == MOST_MOMENTS


def test_a_moment_in_a_game_is_found_with_a_real_engine():
    """The elephants let the rhinos push a rock off, though a turn on the spot would have held."""
    case = FOUND["siam-way-opened"]
    record = record_of(case.state, [case.turns[0], "b3b2s"])
    found = find_moments(analyse_record(record, Limits(nodes=3000), 2), 1)
    assert [moment.fact.kind for moment in found] == ["siam-way-opened"]
    assert judge_try(found[0], found[0].better).is_right


def test_a_try_that_cannot_be_played_is_refused():
    found = moments(FOUND["siam-threat"])[0]
    for turn in ("a1a2n", "nonsense"):
        with pytest.raises(ErawanError):
            judge_try(found, turn)


def test_a_game_of_three_players_is_judged_for_each_of_them():
    start = (
        "siam:3 1.2.1/1.2.1/2.1.1/1.2.1/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na "
        "1.0.1:R/1.1.0:KTT12RLM/0.1.1:KTT12RLM 1 2 1 -"
    )
    state = erawan.parse(start)
    told = {start: [(("rama:kh,kh>L@cm",), worth(1, 0.8, 3))]}
    analysis = analyse_record(record_of(state, [PASS]), Limits(nodes=1), 2, FakeEngine(told))
    assert [moment.fact.kind for moment in find_moments(analysis, 1)] == ["kos-by-one"]


# ---- the texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_coach_are_those_that_were_read(language):
    assert format_coach_sentences(language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")


def test_every_kind_has_a_name_a_hint_and_advice():
    said = set(keys("en"))
    for part in ("name", "task", "tip"):
        assert {key.removeprefix(f"coach-{part}-") for key in said if key.startswith(f"coach-{part}-")} == FOUND.keys()
