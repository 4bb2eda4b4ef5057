"""The numbered rules of King of Siam, one by one: ends of struggles and the end (K6, K7). Each test names its rule."""

import pytest

import erawan
from erawan.core.errors import IllegalError, OptionError
from erawan.games.king_of_siam import layout as k
from tests.games.king_of_siam.sample_positions import FOUR_SEATS, FULL, THREE_SEATS, TWO_SEATS, after, field, position

CODES = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]


def ended(owners, courts, recent=None, hand="-"):
    """Return the outcome of a game, given who controls the provinces in the order of the tiles, and the courts."""
    tiles = " ".join(f"{code}={owner}" for code, owner in zip(CODES, owners, strict=False))
    seats = "/".join(f"{court}:{hand}" for court in courts)
    usual = ">".join(str(seat + 1) for seat in range(len(courts)))
    outcome = erawan.parse(position("", tiles, seats, recent=recent or usual)).outcome
    assert outcome is not None
    return outcome


# ---- K6 the end of a struggle


@pytest.mark.parametrize(
    ("counts", "owner"),
    [
        ("3.1.0", "R"),
        ("1.2.1", "L"),
        ("0.0.1", "M"),
        ("2.2.1", "B"),
        ("2.1.2", "B"),
        ("0.3.3", "B"),
        ("1.1.1", "B"),
        ("0.0.0", "B"),
        ("2.2.3", "M"),
    ],
)
def test_K6_1_the_most_followers_take_the_province_and_a_shared_lead_lets_the_british_in(counts, owner):
    state = after(position(f"kh {counts} ke 5.0.0", "kh"), "pass", "pass")
    assert field(state, 2).startswith(f"kh={owner},cm,")


@pytest.mark.parametrize("counts", ["3.1.0", "2.2.0", "0.0.0"])
def test_K6_2_the_followers_go_back_to_the_pool_and_the_tile_is_turned(counts):
    before = erawan.parse(position(f"kh {counts} ke 5.1.1", "kh"))
    state = before.play("pass").play("pass")
    gained = state.vector[k.POOL : k.POOL + 3] - before.vector[k.POOL : k.POOL + 3]
    assert gained.tolist() == [int(count) for count in counts.split(".")]
    assert field(state, 1) == "/".join(["0.0.0"] * 7 + ["5.1.1"])
    assert "king:cm,kh!cm>R@ke" not in state.turns()  # face down: no longer to be swapped


def test_K6_2_the_courts_stay_as_they_are():
    before = erawan.parse(position("kh 3.1.0", "kh"))
    assert field(before.play("pass").play("pass"), 3) == field(before, 3)


@pytest.mark.parametrize("seats", [TWO_SEATS, THREE_SEATS, FOUR_SEATS])
def test_K6_3_the_fourth_british_province_ends_the_game_at_once(seats):
    players = seats.count(":")
    state = erawan.parse(position("kh 1.1.0 ke 5.0.0", "cm=B lp=R su=B ay=B kh", seats, passes=players - 1))
    assert state.outcome is None
    over = state.play("pass")
    assert over.outcome.reason == "colony"
    assert field(over, 2) == "cm=B,lp=R,su=B,ay=B,kh=B,ba,na,ke"
    assert over.turns() == []
    with pytest.raises(IllegalError, match="over"):
        over.play("pass")


def test_K6_3_three_british_provinces_do_not():
    state = after(position("kh 2.1.0 ke 5.0.0", "cm=B lp=R su=B ay=B kh"), "pass", "pass")
    assert state.outcome is None
    assert len(state.turns()) > 1


def test_K6_3_otherwise_the_game_ends_after_the_eighth_struggle():
    state = erawan.parse(position("ke 2.1.0", "cm=B lp=R su=B kh=B ay=R ba=L na=M ke", passes=1))
    assert state.outcome is None
    over = state.play("pass")
    assert over.outcome.reason == "kingdom"
    assert "ke=R" in field(over, 2)


def test_K6_3_a_fourth_british_province_in_the_eighth_struggle_is_a_colony_too():
    state = erawan.parse(position("", "cm=B lp=R su=B kh=B ay=R ba=L na=M ke", passes=1))
    assert state.play("pass").outcome.reason == "colony"


# ---- K7.1 British colony


@pytest.mark.parametrize(
    ("courts", "winner", "sets"),
    [
        (["1.5.5", "2.2.2"], 2, 2),
        (["3.3.0", "0.0.9", "1.1.1"], 3, 1),
        (["3.4.5", "2.9.9", "2.2.2"], 1, 3),
    ],
)
def test_K7_1_the_most_complete_sets_win_a_colony(courts, winner, sets):
    outcome = ended("BBBB", courts)
    assert outcome.winners == (winner,)
    assert outcome.decided == {"rule": "K7.1", "won_by": "sets", "sets": sets}


@pytest.mark.parametrize(("recent", "winner"), [("1>2>3", 1), ("2>1>3", 2), ("3>2>1", 2), ("3>1>2", 1)])
def test_K7_1_on_a_tie_the_tied_player_who_played_last_wins(recent, winner):
    """Seat 3 has no set: that it played last of all does not matter."""
    outcome = ended("BBBB", ["1.1.1", "1.2.5", "0.4.4"], recent)
    assert (outcome.winners, outcome.decided["won_by"]) == ((winner,), "latest_card")


def test_K7_1_no_sets_at_all_is_a_tie_too():
    assert ended("BBBB", ["0.1.1", "1.1.0", "0.0.0"], "3>1>2").winners == (3,)


def test_K7_1_tied_players_none_of_whom_ever_played_share_the_win():
    seats = f"1.1.1:{FULL}/1.1.1:{FULL}/0.1.1:KTT12RL"
    outcome = erawan.parse(position("", "cm=B lp=B su=B kh=B", seats, recent="3")).outcome
    assert (outcome.winners, outcome.decided["won_by"]) == ((1, 2), "shared")


def test_K7_1_a_player_who_played_a_card_beats_one_who_never_did():
    seats = f"1.1.1:{FULL}/1.1.1:KTT12RL/0.1.1:KTT12RL"
    outcome = erawan.parse(position("", "cm=B lp=B su=B kh=B", seats, recent="3>2")).outcome
    assert outcome.winners == (2,)


# ---- K7.2 who rules


@pytest.mark.parametrize(
    ("owners", "ruler", "second", "ruled_by"),
    [
        ("RRRRLLMB", "R", "L", "most"),
        ("LLLLMMMR", "L", "M", "most"),
        ("MMMMMMMM", "M", "-", "most"),
        ("LLLRRRMB", "R", "L", "latest_gain"),
        ("RRRLLLMB", "L", "R", "latest_gain"),
        ("RLRLRLMM", "L", "R", "latest_gain"),
        ("LRMMRLBB", "L", "R", "latest_gain"),  # two each: in the order of their latest gains
        ("RRRLMMLB", "R", "L", "most"),  # the second rank by the latest gain
        ("RRRLLMMB", "R", "M", "most"),
        ("RRRBMBLL", "R", "L", "most"),
    ],
)
def test_K7_2_the_most_provinces_rule_and_on_a_tie_the_latest_gain(owners, ruler, second, ruled_by):
    """The other factions rank behind it the same way."""
    decided = ended(owners, ["1.0.0", "0.1.0"]).decided
    assert (decided["ruler"], decided["second"], decided["ruled_by"]) == (ruler, second, ruled_by)


def test_K7_2_a_later_gain_of_a_faction_that_is_not_tied_does_not_matter():
    decided = ended("LLLRRRMM", ["1.0.0", "0.1.0"]).decided
    assert (decided["ruler"], decided["second"]) == ("R", "L")


def test_K7_2_the_order_is_that_of_the_struggles_and_not_of_the_map():
    tiles = "ke=R na=R ba=R ay=L kh=L su=L lp=M cm=B"
    outcome = erawan.parse(position("", tiles, "1.0.0:-/0.1.0:-")).outcome
    assert outcome.decided["ruler"] == "L"


# ---- K7.3 who wins. Rama rules with three, Malay is second: two, and gained later than Lao.

KINGDOM = "RRRLLMMB"


def test_K7_3_the_most_followers_of_the_ruling_faction_win():
    outcome = ended(KINGDOM, ["3.0.0", "2.9.9", "1.0.0"])
    assert (outcome.winners, outcome.decided["won_by"]) == ((1,), "ruler")
    assert outcome.decided["rule"] == "K7.3"


def test_K7_3_on_a_tie_the_most_of_the_second_faction():
    outcome = ended(KINGDOM, ["3.9.0", "3.0.1", "2.0.9"])
    assert (outcome.winners, outcome.decided["won_by"]) == ((2,), "second")


@pytest.mark.parametrize(("recent", "winner"), [("1>2>3", 2), ("2>1>3", 1), ("3>1>2", 2), ("3>2>1", 1)])
def test_K7_3_still_tied_the_tied_player_who_played_last_loses(recent, winner):
    """Seat 3 is not tied: when it played does not matter. The third faction is not looked at."""
    outcome = ended(KINGDOM, ["3.9.1", "3.0.1", "2.0.9"], recent)
    assert (outcome.winners, outcome.decided["won_by"]) == ((winner,), "earlier_card")


@pytest.mark.parametrize(("recent", "winner"), [("1>2>3", 3), ("3>2>1", 1), ("1>3>2", 2)])
def test_K7_3_this_is_repeated_until_one_is_left(recent, winner):
    assert ended(KINGDOM, ["3.1.1", "3.2.1", "3.0.1"], recent).winners == (winner,)


def test_K7_3_a_faction_without_a_province_is_no_second_faction():
    outcome = ended("RRRRRBBB", ["3.9.9", "3.0.0", "1.0.0"], "1>2>3")
    assert outcome.winners == (2,)
    assert (outcome.decided["second"], outcome.decided["won_by"]) == ("-", "earlier_card")


def test_K7_3_a_player_without_a_card_counts_as_having_played_first():
    tiles = " ".join(f"{code}={owner}" for code, owner in zip(CODES, KINGDOM, strict=True))
    text = position("", tiles, f"3.0.1:-/3.0.1:{FULL}/3.0.1:-", recent="1>3")
    assert erawan.parse(text).outcome.winners == (2,)


def test_K7_3_players_still_tied_share_the_win():
    tiles = " ".join(f"{code}={owner}" for code, owner in zip(CODES, KINGDOM, strict=True))
    text = position("", tiles, f"3.0.1:-/3.0.1:{FULL}/3.0.1:{FULL}", recent="1")
    outcome = erawan.parse(text).outcome
    assert (outcome.winners, outcome.decided["won_by"]) == ((2, 3), "shared")


# ---- K7.4 four players


def test_K7_4_the_winner_wins_with_the_partner_and_each_counts_alone():
    """Seats 2 and 4 have six Rama together, but seat 3 has the most alone."""
    outcome = ended(KINGDOM, ["0.0.0", "3.0.0", "4.0.0", "3.0.0"])
    assert (outcome.winners, outcome.decided["won_by"]) == ((1, 3), "ruler")


@pytest.mark.parametrize(
    ("recent", "winners"),
    [("1>2>3>4", (2, 4)), ("2>1>3>4", (1, 3)), ("3>4>2>1", (1, 3)), ("4>3>1>2", (2, 4))],
)
def test_K7_4_ties_are_broken_between_individuals(recent, winners):
    assert ended(KINGDOM, ["3.0.1", "3.0.1", "0.0.0", "1.0.0"], recent).winners == winners


@pytest.mark.parametrize(
    ("recent", "winners"),
    [("1>2>3", (1, 3)), ("2>1>3", (1, 3)), ("3>1>2", (2, 4)), ("3>2>1", (1, 3)), ("1>3>2", (2, 4))],
)
def test_K7_4_an_eliminated_player_wins_with_a_remaining_partner(recent, winners):
    """Seats 1, 2 and 3 are tied: the last one in the running wins, and so does the partner who dropped out before."""
    assert ended(KINGDOM, ["3.0.1", "3.0.1", "3.0.1", "0.0.0"], f"{recent}>4").winners == winners


def test_K7_4_partners_who_are_still_tied_and_never_played_win():
    tiles = " ".join(f"{code}={owner}" for code, owner in zip(CODES, KINGDOM, strict=True))
    seats = "/".join(f"3.0.1:{FULL}" if seat in (1, 3) else "3.0.1:-" for seat in (1, 2, 3, 4))
    assert erawan.parse(position("", tiles, seats, recent="2>4")).outcome.winners == (1, 3)


def test_K7_4_in_a_colony_partners_pool_their_followers():
    """Seats 1 and 3 have no set each; together they have two."""
    outcome = ended("BBBB", ["2.2.0", "1.1.1", "0.0.2", "0.5.0"])
    assert outcome.winners == (1, 3)
    assert outcome.decided == {"rule": "K7.4", "won_by": "sets", "sets": 2}


@pytest.mark.parametrize(("recent", "winners"), [("1>2>3>4", (1, 3)), ("4>1>2>3", (2, 4)), ("3>4>2>1", (1, 3))])
def test_K7_4_on_a_tie_the_team_that_played_a_card_last_wins(recent, winners):
    outcome = ended("BBBB", ["1.0.0", "0.1.1", "0.1.1", "1.0.0"], recent)
    assert (outcome.winners, outcome.decided["won_by"]) == (winners, "latest_card")


# ---- K7.5 talk


def test_K7_5_nobody_talks_unless_the_option_allows_it():
    quiet = erawan.game("king-of-siam", players=4)
    assert quiet.options["talk"] is False
    open_talk = erawan.game("king-of-siam", players=4, talk=True)
    assert open_talk.options["talk"] is True
    assert open_talk != quiet
    with pytest.raises(OptionError, match="option talk cannot be") as caught:
        erawan.game("king-of-siam", players=4, talk="whisper")
    assert caught.value.rule == "K7.5"


def test_K7_5_talk_changes_nothing_in_the_rules_or_in_what_is_shown():
    quiet, talking = (erawan.game("king-of-siam", players=4, talk=talk).start(seed=3) for talk in (False, True))
    assert str(quiet) == str(talking)
    assert quiet.view(1).text == talking.view(1).text
    assert [choice.text for choice in quiet.choices()] == [choice.text for choice in talking.choices()]
