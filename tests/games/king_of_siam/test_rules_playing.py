"""The numbered rules of King of Siam, one by one: playing a card, and the very last one (K4). Each test names its rule.

K4.6, which cards are visible, is tested in ``test_views.py``.
"""

import pytest

import erawan
from erawan.core.errors import IllegalError, MalformedError
from tests.games.king_of_siam.oracle import Oracle
from tests.games.king_of_siam.sample_positions import FULL, after, effects, field, position, refused

# ---- K4.1 to K4.4


def test_K4_1_the_card_is_executed_then_a_follower_is_taken_then_the_card_is_gone():
    state = after(position("cm 1.0.0 ke 0.0.2", seats=f"0.1.0:{FULL}/0.0.0:{FULL}"), "rama:su,kh>M@ke")
    assert field(state, 1) == "1.0.0/0.0.0/1.0.0/1.0.0/0.0.0/0.0.0/0.0.0/0.0.1"
    assert field(state, 3) == f"0.1.1:KTT12LM/0.0.0:{FULL}"


def test_K4_1_the_follower_comes_from_any_province_and_may_have_just_been_placed():
    turns = erawan.parse(position("cm 1.1.0 ke 0.0.2", seats=f"0.0.0:R/0.0.0:{FULL}")).turns()
    taken = {turn.partition(">")[2] for turn in turns if turn.startswith("rama:su,kh>")}
    assert taken == {"R@cm", "L@cm", "M@ke", "R@su", "R@kh"}


def test_K4_1_one_follower_and_one_that_is_there():
    text = position("cm 1.1.0", seats=f"0.0.0:R/0.0.0:{FULL}")
    assert refused(text, "rama:su,kh>M@cm") == ("kos.no_follower", "K4.1")
    assert refused(text, "rama:su,kh>R@lp") == ("kos.no_follower", "K4.1")
    with pytest.raises(MalformedError):
        erawan.parse(text).play("rama:su,kh>R@cm,L@cm")


@pytest.mark.parametrize(
    ("card", "full", "short", "error"),
    [
        ("K", "king:cm,lp!lp>R@cm", "king>R@cm", ("kos.wrong_step", "K4.2")),
        ("T", "khon:R@cm,L@cm,M@cm>R@cm", "khon>R@cm", ("turn.unfinished", "")),
        ("T", "khon:R@cm,L@cm,M@cm>R@cm", "khon:R@cm,M@cm>R@cm", ("kos.wrong_faction", "K5.2")),
        ("1", "1v1:R@cm,R@su>R@cm", "1v1>R@cm", ("turn.unfinished", "")),
        ("2", "2v1:RR@cm,R@su>R@cm", "2v1>R@cm", ("turn.unfinished", "")),
        ("2", "2v1:RR@cm,R@su>R@cm", "2v1:R@cm,R@su>R@cm", ("kos.wrong_targets", "K8.1")),
        ("R", "rama:su,kh>R@cm", "rama>R@cm", ("kos.wrong_step", "K4.2")),
        ("R", "rama:su,kh>R@cm", "rama:su>R@cm", ("kos.wrong_step", "K4.2")),
    ],
)
def test_K4_2_what_can_be_executed_fully_must_be(card, full, short, error):
    text = position("cm 3.0.0 su 2.0.0", seats=f"0.0.0:{card}/0.0.0:{FULL}")
    assert full in erawan.parse(text).turns()
    assert refused(text, short) == error


def test_K4_2_what_can_be_executed_only_partly_is_executed_partly():
    one_left = position("cm 8.0.0 su 7.0.0", seats=f"0.0.0:R/0.0.0:{FULL}")
    assert effects(one_left, "rama") == {"su", "kh", "ba", "na"}
    no_lao = position("cm 0.16.0", "lp=R su=R kh=R ay=R ba=R na=R", seats=f"0.0.0:T/0.0.0:{FULL}")
    assert effects(no_lao, "khon") == {f"R@{a},M@{b}" for a in ("cm", "ke") for b in ("cm", "ke")}
    one_for_one = position("cm 1.0.0 su 0.1.0", seats=f"0.0.0:2/0.0.0:{FULL}")
    assert effects(one_for_one, "2v1") == {"R@cm,L@su"}


@pytest.mark.parametrize(
    ("card", "name", "provinces", "tiles"),
    [
        ("K", "king", "ke 1.0.0", "cm=R lp=R su=R kh=R ay=L ba=L na! ke"),
        ("T", "khon", "ke 16.16.16", ""),
        ("1", "1v1", "ke 3.3.3", ""),
        ("2", "2v1", "ke 3.3.3", ""),
        ("2", "2v1", "ke 3.3.3 cm 1.0.0", ""),
        ("R", "rama", "ke 16.0.0", ""),
        ("R", "rama", "ke 1.0.0", "ay=B"),
    ],
)
def test_K4_2_what_cannot_be_executed_at_all_may_still_be_played(card, name, provinces, tiles):
    text = position(provinces, tiles, f"0.0.0:{card}/0.0.0:TT12RLM", recent="2>1")
    assert effects(text, name) == {""}
    state = after(text, f"{name}>R@ke")
    assert field(state, 3).startswith("1.0.0:-/")


def test_K4_3_a_follower_is_taken_in_any_case():
    text = position("ke 1.1.0", "ay=B", f"0.0.0:KR/0.0.0:{FULL}")
    for whole, half in (("rama>L@ke", "rama"), ("king:cm,lp!lp>R@ke", "king:cm,lp!lp")):
        assert whole in erawan.parse(text).turns()
        with pytest.raises(IllegalError, match="not finished"):
            erawan.parse(text).play(half)


def test_K4_3_where_none_stands_none_is_taken():
    state = erawan.parse(position("", "ay=B", f"0.0.0:K1R/0.0.0:{FULL}"))
    turns = set(state.turns())
    assert {"1v1", "rama", "king:cm,lp!lp"} <= turns
    assert not [turn for turn in turns if ">" in turn]
    assert field(state.play("rama"), 3).startswith("0.0.0:K1/")


def test_K4_3_who_places_followers_on_an_empty_map_takes_one_of_them():
    turns = erawan.parse(position("", "", f"0.0.0:L/0.0.0:{FULL}")).turns()
    assert {turn for turn in turns if turn.startswith("lao:cm,su")} == {"lao:cm,su>L@cm", "lao:cm,su>L@su"}


def test_K4_4_followers_never_go_into_a_controlled_province():
    text = position("ke 1.1.1", "su=R kh=B", f"0.0.0:TR/0.0.0:{FULL}")
    for turn in erawan.parse(text).turns():
        assert "@su" not in turn
        assert "@kh" not in turn
        assert not turn.startswith(("rama:su", "rama:kh"))
    assert refused(text, "khon:R@cm,L@su,M@cm>R@ke") == ("kos.controlled", "K4.4")
    assert refused(text, "rama:cm,kh>R@ke") == ("kos.controlled", "K4.4")


def test_K4_4_a_controlled_province_has_no_followers_to_swap_or_take():
    text = position("ke 1.1.1 na 1.0.0", "su=R", f"0.0.0:1/0.0.0:{FULL}")
    assert refused(text, "1v1:R@su,R@ke>R@ke") == ("kos.no_follower", "K4.1")
    assert refused(text, "1v1:R@na,R@ke>R@su") == ("kos.no_follower", "K4.1")


# ---- K4.5, the very last card. Rama holds cm su ay, Lao lp kh ba, the British ke; only na is still open.

TRACK = "cm=R lp=L su=R kh=L ay=R ba=L ke=B"


def last(na, seats, card="M", recent=None, tiles=TRACK):
    """Return a position in which seat 1 holds the last card of the game; Malay can only take a follower here."""
    players = [f"{seats[0]}:{card}", *(f"{court}:-" for court in seats[1:])]
    order = recent or ">".join(str(seat) for seat in range(len(seats), 0, -1))
    return position(f"na {na}", tiles, "/".join(players), recent=order)


@pytest.mark.parametrize("others", [["3.1.0"], ["3.1.0", "1.0.0"], ["3.1.0", "0.0.0", "1.0.0"]])
def test_K4_5_the_last_card_may_be_played_to_win(others):
    """One of two Rama taken: Rama takes na, rules, and seat 1 has four of them against three."""
    text = last("2.0.0", ["3.0.0", *others])
    assert erawan.parse(text).turns() == ["pass", "malay>R@na"]
    assert erawan.parse(text).choices("malay")[0].text == "malay>R@na"


@pytest.mark.parametrize("others", [["3.1.0"], ["3.1.0", "1.0.0"], ["3.1.0", "0.0.0", "1.0.0"]])
def test_K4_5_the_last_card_may_not_be_played_else(others):
    """The only Rama taken: the British take na, Lao gained last and rules, and seat 2 has the most Lao."""
    text = last("1.0.0", ["3.0.0", *others])
    assert erawan.parse(text).turns() == ["pass"]
    assert [choice.text for choice in erawan.parse(text).choices()] == ["pass"]
    assert refused(text, "malay>R@na") == ("kos.not_winning", "K4.5")


def test_K4_5_only_the_turns_that_win_are_legal():
    """Taking Rama wins by Rama; taking Lao or Malay leaves seat 2 ahead."""
    text = last("5.1.1", ["3.0.0", "3.1.0"])
    assert erawan.parse(text).turns() == ["pass", "malay>R@na"]
    assert refused(text, "malay>L@na") == ("kos.not_winning", "K4.5")
    placed = last("2.0.0", ["3.0.0", "3.1.0"], card="T")
    expected = {"pass", "khon:R@na,L@na,M@na>R@na"}
    assert set(erawan.parse(placed).turns()) == expected


def test_K4_5_whether_passing_would_win_too_does_not_matter():
    text = last("2.0.0", ["4.0.0", "3.1.0"])
    assert after(text, "pass", "pass").outcome.winners == (1,)
    assert "malay>R@na" in erawan.parse(text).turns()
    lost_by_passing = last("2.0.0", ["3.0.0", "3.1.0"])
    assert after(lost_by_passing, "pass", "pass").outcome.winners == (2,)
    assert "malay>R@na" in erawan.parse(lost_by_passing).turns()


def test_K4_5_it_is_the_last_card_only_if_all_other_hands_are_empty():
    text = position("na 1.0.0", TRACK, "3.0.0:M/3.1.0:T", recent="2>1")
    assert "malay>R@na" in erawan.parse(text).turns()
    third = position("na 1.0.0", TRACK, "3.0.0:M/3.1.0:-/0.0.0:T", recent="2>1>3")
    assert "malay>R@na" in erawan.parse(third).turns()


def test_K4_5_it_is_the_last_card_only_if_its_holder_has_no_other():
    text = position("na 2.0.0", TRACK, "1.0.0:KM/3.1.0:-", recent="2>1")
    assert "malay>R@na" in erawan.parse(text).turns()
    then = after(text, "malay>R@na", "pass")
    assert then.turns() == ["pass"]
    assert refused(str(then), "king>R@na") == ("kos.not_winning", "K4.5")


def test_K4_5_a_complete_tie_is_lost_by_the_player_of_the_last_card():
    """K7.3: the tied player who played an action card last loses."""
    assert erawan.parse(last("2.0.0", ["2.1.0", "3.1.0"])).turns() == ["pass"]


def test_K4_5_in_a_colony_to_come_the_last_card_breaks_the_tie():
    """K7.1: four provinces are British if na is tied; of those tied in sets, who played last wins."""
    tiles = "cm=R lp=L su=R kh=L ay=B ba=B ke=B"
    text = last("2.1.0", ["0.1.1", "1.1.1"], tiles=tiles)
    assert erawan.parse(text).turns() == ["pass", "malay>R@na"]
    assert after(text, "malay>R@na", "pass", "pass").outcome.reason == "colony"
    two_sets = last("2.1.0", ["0.1.1", "2.2.2"], tiles=tiles)
    assert erawan.parse(two_sets).turns() == ["pass"]


def test_K4_5_the_partner_may_be_the_one_who_wins():
    text = last("2.0.0", ["0.0.0", "3.1.0", "3.2.0", "0.0.0"])
    assert erawan.parse(text).turns() == ["pass", "malay>R@na"]
    assert after(text, "malay>R@na", *["pass"] * 4).outcome.winners == (1, 3)
    partner_behind = last("2.0.0", ["0.0.0", "3.1.0", "3.0.0", "0.0.0"])
    assert erawan.parse(partner_behind).turns() == ["pass"]
    three = last("2.0.0", ["0.0.0", "3.1.0", "3.2.0"])  # with three players nobody is a partner
    assert erawan.parse(three).turns() == ["pass"]


@pytest.mark.parametrize("others", [["3.1.0"], ["3.1.0", "1.0.0"], ["3.1.0", "0.0.0", "1.0.0"]])
def test_K4_5_the_struggles_that_remain_are_passed_through_turn_by_turn(others):
    """Three struggles are left: every player is forced to pass in each, then the game is over and won."""
    players = 1 + len(others)
    text = last("2.0.0 lp 0.1.0", ["3.0.0", *others], card="K", tiles="cm=R su=R kh=L ay=R ba=L na lp ke")
    winning = [turn for turn in erawan.parse(text).turns() if turn != "pass"]
    assert len(winning) == 6
    assert all(turn.endswith(">R@na") for turn in winning)
    state = after(text, winning[0])
    expected = {seat + 1 for seat in Oracle(str(state)).winners_as_it_stands()}
    seats = []
    for _ in range(3 * players):
        assert state.outcome is None
        assert state.turns() == ["pass"]
        seats.append(state.to_move)
        state = state.play("pass")
    assert set(state.outcome.winners) == expected
    assert 1 in expected
    assert seats == [*range(2, players + 1), 1] * 3
    assert state.latest == ("pass",) * players


def test_K4_5_the_last_card_may_always_be_kept():
    state = after(last("1.0.0", ["3.0.0", "3.1.0"]), "pass", "pass")
    assert state.outcome is not None
    assert field(state, 3).startswith("3.0.0:M/")
