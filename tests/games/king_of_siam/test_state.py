"""The public classes of King of Siam: turns, choices in any order, views, and explained outcomes."""

import pickle
from random import Random

import pytest

import erawan
from erawan.core.conformance import check_game
from erawan.core.errors import IllegalError, MalformedError, OptionError
from erawan.words import LANGUAGES, knows, say
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.oracle import Oracle
from tests.games.king_of_siam.sample_positions import RARE
from tests.games.king_of_siam.test_kernel import STARTS
from tests.golden.write_playthroughs import walk
from tests.run_checks import has_full_matrix

START = STARTS["K9.1"][0]
GAMES = 2 if IS_INTERPRETED else 40 if has_full_matrix() else 12


def random_game(seed, **options):
    chance, state = Random(seed), erawan.game("king-of-siam", **options).start(seed=seed)
    yield state
    while state.outcome is None:
        state = state.play(walk(state, chance))
        yield state


@pytest.mark.slow
@pytest.mark.skipif(IS_INTERPRETED, reason="the kit lists 20,000 turns several times a position: hours as plain Python")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_king_of_siam_keeps_the_contract(players):
    report = check_game(erawan.game("king-of-siam", players=players), games=1, most_turns=5, seed=2)
    assert report.turns == 5


def test_turns_of_a_full_hand():
    if IS_INTERPRETED:
        pytest.skip("20,000 turns as plain Python take half a minute")
    turns = erawan.parse(START).turns()
    assert len(turns) == len(set(turns)) == 17213
    cards = [choice.text for choice in erawan.parse(START).choices()]
    assert list(dict.fromkeys(turn.partition(":")[0] for turn in turns)) == cards
    taken = [choice.text for choice in erawan.parse(START).choices("lao:cm,cm")]
    assert [turn for turn in turns if turn.startswith("lao:cm,cm>")] == taken


def test_choices_come_in_whichever_order_a_person_picks():
    state = erawan.parse(START)
    assert [choice.text for choice in state.choices()] == ["pass", "king", "khon", "1v1", "2v1", "rama", "lao", "malay"]
    assert "1v1:R@su,L@cm" in [choice.text for choice in state.choices("1v1:R@su")]
    assert "khon:M@ke,R@su" in [choice.text for choice in state.choices("khon:M@ke")]
    assert {choice.text for choice in state.choices("khon:M@ke,R@su")} == {
        f"khon:M@ke,R@su,L@{code}" for code in ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]
    }
    assert [choice.text for choice in state.choices("king:su,ay")] == ["king:su,ay!su", "king:su,ay!ay"]
    assert "king:su,su" not in [choice.text for choice in state.choices("king:su")]
    taken = [choice.text for choice in state.choices("1v1:R@su,L@cm")]
    assert taken[0] == "1v1:L@cm,R@su>R@cm"  # written in the one form once it is whole
    assert "2v1:R@su,L@su" not in [choice.text for choice in state.choices("2v1:R@su")]
    assert "2v1:RL@su" in [choice.text for choice in state.choices("2v1:R@su")]
    assert state.choices("pass") == []
    assert state.choices("1v1:L@cm,R@su>M@ke") == []
    assert state.choices("1v1:L@cm,L@cm") == []


def test_another_order_of_a_turn_is_the_same_turn():
    state = erawan.parse(START)
    assert state.play("1v1:R@su,L@cm>L@su") == state.play("1v1:L@cm,R@su>L@su")


@pytest.mark.parametrize(
    ("name", "turn", "code", "rule"),
    [
        ("K5.5 forbids one of several", "1v1:L@cm,R@su>R@cm", "kos.undoes", "K5.5"),
        ("K5.6 a lost home", "rama:ke>R@cm", "kos.controlled", "K4.4"),
        ("K5.6 a lost home", "1v1:R@cm,L@lp>R@cm", "kos.no_card", "K1.3"),
        ("K5.6 a lost home", "rama>R@cm", "kos.wrong_step", "K4.2"),
        ("K5.6 a lost home", "rama:cm,cm>R@cm", "kos.not_adjacent", "K1.2"),
        ("K5.1 two free tiles", "king:cm,lp!lp>R@cm", "kos.no_free_tile", "K5.1"),
        ("K5.1 two free tiles", "king:lp,na!cm>R@cm", "kos.not_chosen_tile", "K5.1"),
        ("K5.1 two free tiles", "king:lp,na!na>M@cm", "kos.no_follower", "K4.1"),
        ("K5.2 no Lao in the pool", "khon:L@cm>R@cm", "kos.wrong_faction", "K5.2"),
        ("K4.5 the last card wins or is kept", "khon:R@lp,L@lp,M@lp>M@lp", "kos.not_winning", "K4.5"),
        ("K5.4 one for one", "2v1:R@cm,M@ay>R@cm", "kos.not_adjacent", "K1.2"),
    ],
)
def test_an_illegal_turn_names_the_rule(name, turn, code, rule):
    state = erawan.parse(RARE[name])
    with pytest.raises(IllegalError) as caught:
        state.play(turn)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert all(knows(caught.value.phrase, language) for language in LANGUAGES)


def test_turns_are_formatted_from_actions():
    state = erawan.parse(START)
    assert state.format_turn(state.parse_turn("rama:kh,su>R@su")) == "rama:su,kh>R@su"


def test_turns_are_told():
    state = erawan.parse(START)
    assert say(state.describe("1v1:L@cm,R@su>L@su")) == (
        "plays 1 vs. 1: a Lao from Chiang Mai for a Rama in Sukhothai; takes a Lao from Sukhothai"
    )
    assert say(state.describe("pass"), "nl") == "past"
    nothing = erawan.parse(RARE["K4.3 nothing to take"])
    assert say(nothing.describe("1v1")) == "plays 1 vs. 1: no effect; no follower left to take"
    assert nothing.choices("king:cm,lp!lp") == []


def test_half_a_turn_is_refused():
    with pytest.raises(IllegalError, match="not finished"):
        erawan.parse(START).play("rama:su,kh")


@pytest.mark.parametrize("wrong", ["", "pass\n", "x", "\x00", "🐘", "rama:xx", None, 7, b"pass", "x" * 10_000])
def test_a_text_that_is_no_turn_is_malformed(wrong):
    state = erawan.parse(START)
    for attempt in (state.play, state.refusal, state.describe):
        with pytest.raises(MalformedError):
            attempt(wrong)
    assert str(state) == START


@pytest.mark.parametrize("wrong", ["siam:2", "siam:2 x", "siam:2" + " -" * 7, "mars:2 x", "siam:2 " + "0" * 500])
def test_a_text_that_is_no_position_is_refused(wrong):
    with pytest.raises(erawan.ErawanError):
        erawan.parse(wrong)
    with pytest.raises(MalformedError):
        erawan.game("king-of-siam").parse(wrong)


@pytest.mark.parametrize("options", [{"players": 5}, {"map": "mars"}, {"map": 3}, {"discards": "none"}, {"talk": 1}])
def test_what_an_option_cannot_be(options):
    with pytest.raises(OptionError):
        erawan.game("king-of-siam", **options)


def test_a_text_tells_map_and_players():
    assert erawan.parse(STARTS["K9.4"][0]).game == erawan.game("king-of-siam", map="britain", players=3)
    assert erawan.game("king-of-siam", map="britain", players=3).seats == 3


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players):
    for seed in range(GAMES):
        for state in random_game(seed, players=players):
            assert str(erawan.parse(str(state))) == str(state)
            copy = pickle.loads(pickle.dumps(state))
            assert copy == state
            assert copy.top_cards == state.top_cards
            check_outcome(state.outcome_if_over_now)
        assert state.outcome == state.outcome_if_over_now
        assert state.choices() == state.turns() == []
        winners = Oracle(str(state)).winners()
        assert {seat - 1 for seat in state.outcome.winners} == winners


def check_outcome(outcome):
    assert outcome.reason in ("colony", "kingdom")
    assert all(knows(outcome.phrase, language) and say(outcome.phrase, language) for language in LANGUAGES)


ENDS = {
    # (tiles, courts and hands, order of latest cards): what decided
    "ruler": ("RRRLLMMB", "3.0.0:-/2.5.5:-/1.0.0:-", "1>2>3", (1,)),
    "second": ("RRRLLMMB", "3.0.0:-/3.1.5:-/1.0.0:-", "1>2>3", (2,)),
    "earlier_card": ("RRRLLMMB", "3.1.0:-/3.5.0:-/1.0.0:-", "1>2>3", (2,)),
    "shared": ("RRRLLMMB", "3.1.0:KTT12RLM/3.5.0:KTT12RLM/1.0.0:TT12RLM", "3", (1, 2)),
}


def finished(owners, seats, recent, players=3):
    codes = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]
    tiles = ",".join(code + (f"={owner}" if owner != "." else "") for code, owner in zip(codes, owners, strict=True))
    return f"siam:{players} {'/'.join(['0.0.0'] * 8)} {tiles} {seats} 1 0 {recent} -"


@pytest.mark.parametrize("won_by", ENDS)
def test_K7_3_the_outcome_says_what_decided(won_by):
    *position, winners = ENDS[won_by]
    outcome = erawan.parse(finished(*position)).outcome
    assert outcome.winners == winners
    assert outcome.decided["won_by"] == won_by
    assert outcome.decided["rule"] == "K7.3"
    assert (outcome.decided["ruler"], outcome.decided["ruled_by"]) == ("R", "most")
    check_outcome(outcome)


def test_K7_2_a_tie_goes_to_the_latest_gain():
    outcome = erawan.parse(finished("LLLRRRBB", "3.0.0:-/2.5.5:-/1.0.0:-", "1>2>3")).outcome
    assert (outcome.decided["ruler"], outcome.decided["ruled_by"]) == ("R", "latest_gain")
    assert outcome.decided["second"] == "L"


def test_K7_3_a_faction_without_a_province_is_no_second():
    outcome = erawan.parse(finished("RRRRRBBB", "3.0.0:-/3.5.5:-/1.0.0:-", "1>2>3")).outcome
    assert outcome.decided["second"] == "-"
    assert (outcome.winners, outcome.decided["won_by"]) == ((2,), "earlier_card")


@pytest.mark.parametrize(
    ("seats", "recent", "winners", "won_by"),
    [
        ("2.2.2:-/1.5.5:-/0.0.0:-", "1>2>3", (1,), "sets"),
        ("1.2.2:-/1.5.5:-/0.0.0:-", "3>2>1", (2,), "latest_card"),
        ("1.2.2:KTT12RLM/1.5.5:KTT12RLM/0.0.0:KTT12RLM", "-", (1, 2), "shared"),
    ],
)
def test_K7_1_a_colony(seats, recent, winners, won_by):
    outcome = erawan.parse(finished("BBBB....", seats, recent)).outcome
    assert (outcome.winners, outcome.reason) == (winners, "colony")
    assert (outcome.decided["rule"], outcome.decided["won_by"]) == ("K7.1", won_by)
    check_outcome(outcome)


@pytest.mark.parametrize(
    ("owners", "seats", "recent", "winners", "won_by"),
    [
        ("BBBB....", "1.0.0:-/1.1.1:-/0.2.2:-/1.1.0:-", "1>2>3>4", (1, 3), "latest_card"),
        ("BBBB....", "1.0.0:-/1.1.1:-/0.2.2:-/1.1.1:-", "1>2>3>4", (2, 4), "sets"),
        ("RRRLLMMB", "3.0.0:-/2.5.5:-/1.0.0:-/0.0.0:-", "1>2>3>4", (1, 3), "ruler"),
        # Partners who are tied with each other only win together; no tie-break follows.
        ("RRRLLMMB", "3.0.0:-/2.5.5:-/3.0.0:-/0.0.0:-", "1>2>3>4", (1, 3), "ruler"),
        ("RRRLLMMB", "3.0.2:-/3.0.1:-/3.0.2:-/0.0.0:-", "1>2>3>4", (1, 3), "second"),
        ("RRRLLMMB", "3.0.1:KTT12RLM/3.0.1:-/3.0.1:KTT12RLM/0.0.0:-", "2>4", (1, 3), "earlier_card"),
    ],
)
def test_K7_4_four_players_win_as_teams(owners, seats, recent, winners, won_by):
    outcome = erawan.parse(finished(owners, seats, recent, players=4)).outcome
    assert outcome.winners == winners
    assert outcome.decided["won_by"] == won_by
    check_outcome(outcome)


def test_K7_4_a_tie_between_partners_is_explained_by_the_followers():
    text = finished("RRRLLMMB", "3.0.0:-/2.5.5:-/3.0.0:-/0.0.0:-", "1>2>3>4", players=4)
    assert say(erawan.parse(text).outcome.phrase, "en") == (
        "Rama rules Siam with 3 provinces. Seats 1 and 3 win as a team, with the most Rama followers of all players "
        "(seat 1: 3, seat 3: 3, seat 2: 2, seat 4: 0)."
    )
