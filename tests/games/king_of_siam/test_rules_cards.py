"""The numbered rules of King of Siam, one by one: the cards (K5). Each test names its rule."""

import pytest

import erawan
from tests.games.king_of_siam.sample_positions import FULL, after, effects, field, position, refused

CODES = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]


def hand(cards):
    """Return the text of two seats, the first with these cards."""
    return f"0.0.0:{cards}/0.0.0:{FULL}"


# ---- K5.1 Maharacha


def test_K5_1_two_tiles_change_places_and_one_gets_a_marker():
    text = position("ke 1.0.0", "kh ke cm ba ay na su lp", hand("K"))
    assert field(after(text, "king:ay,ke!ay>R@ke"), 2) == "kh,ay!,cm,ba,ke,na,su,lp"
    assert field(after(text, "king:ay,ke!ke>R@ke"), 2) == "kh,ay,cm,ba,ke!,na,su,lp"
    assert field(after(text, "king:ay,ke!ke>R@ke"), 3).startswith("1.0.0:-/")


def test_K5_1_any_two_free_tiles_and_the_marker_on_either():
    found = effects(position("ke 1.0.0", "", hand("K")), "king")
    assert len(found) == 8 * 7 // 2 * 2
    assert {"cm,lp!cm", "cm,lp!lp", "na,ke!na"} <= found


def test_K5_1_the_marker_goes_on_one_of_the_two():
    text = position("ke 1.0.0", "", hand("K"))
    assert refused(text, "king:cm,lp!su>R@ke") == ("kos.not_chosen_tile", "K5.1")
    assert refused(text, "king:cm,cm!cm>R@ke")[1] == "K8.1"


def test_K5_1_a_marked_tile_stays():
    text = position("ke 1.0.0", "cm! lp su kh", "0.0.0:K/0.0.0:TT12RLM", recent="2>1")
    assert not [effect for effect in effects(text, "king") if "cm" in effect]
    assert refused(text, "king:cm,lp!lp>R@ke") == ("kos.no_free_tile", "K5.1")


def test_K5_1_a_settled_tile_stays():
    text = position("ke 1.0.0", "cm=R lp=B", hand("K"))
    assert not [effect for effect in effects(text, "king") if "cm" in effect or "lp" in effect]
    assert refused(text, "king:lp,su!su>R@ke") == ("kos.no_free_tile", "K5.1")


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("cm=R lp=R su=R kh=L ay=L ba=L na ke", {"na,ke!na", "na,ke!ke"}),
        ("cm=R lp=R su=R kh=L ay=L ba=L na! ke", {""}),
        ("cm=R lp=R su=R kh=L ay=L ba=L na! ke!", {""}),
        ("cm=R lp=R su=R kh=L ay=L ba=L na=L ke", {""}),
    ],
)
def test_K5_1_fewer_than_two_free_tiles_nothing_happens_and_no_marker_is_placed(tiles, expected):
    text = position("ke 2.0.0", tiles, "1.0.0:K/0.0.0:TT/0.0.0:TT", recent="2>3>1")
    assert effects(text, "king") == expected
    if expected == {""}:
        state = after(text, "king>R@ke")
        assert field(state, 2) == field(erawan.parse(text), 2)
        assert field(state, 3).startswith("2.0.0:-/")


def test_K5_1_swapping_the_contested_tile_changes_the_contested_province_at_once():
    text = position("cm 2.0.0 ke 0.2.0", "", hand("K"))
    state = after(text, "king:cm,ke!cm>R@cm", "pass", "pass")
    assert field(state, 2) == "ke=L,lp,su,kh,ay,ba,na,cm!"
    assert field(state, 1).startswith("1.0.0/")


def test_K5_1_a_marker_stays_when_the_tile_is_settled():
    state = after(position("cm 2.0.0 ke 0.2.0", "", hand("K")), "king:cm,ke!ke>R@cm", "pass", "pass")
    assert field(state, 2).startswith("ke!=L,")


# ---- K5.2 Khon Thai


def test_K5_2_one_of_each_faction_into_any_uncontrolled_province():
    found = effects(position("ke 1.0.0", "", hand("T")), "khon")
    assert found == {f"R@{a},L@{b},M@{c}" for a in CODES for b in CODES for c in CODES}
    state = after(position("ke 1.0.0", "", hand("T")), "khon:R@su,L@su,M@cm>R@ke")
    assert field(state, 1) == "0.0.1/0.0.0/1.1.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0"


def test_K5_2_controlled_provinces_are_left_out():
    found = effects(position("ke 1.0.0", "cm=R lp=B su=M kh=L ay=R", hand("T")), "khon")
    left = ["ba", "na", "ke"]
    assert found == {f"R@{a},L@{b},M@{c}" for a in left for b in left for c in left}


@pytest.mark.parametrize(
    ("on_map", "shown"),
    [
        ("16.0.0", "L@na,M@na"),
        ("0.16.0", "R@na,M@na"),
        ("0.0.16", "R@na,L@na"),
        ("16.16.0", "M@na"),
        ("16.0.16", "L@na"),
        ("0.16.16", "R@na"),
        ("16.16.16", ""),
    ],
)
def test_K5_2_a_faction_with_none_in_the_pool_is_left_out(on_map, shown):
    text = position(f"ke {on_map}", "cm=R lp=R su=R kh=L ay=L ba=B", hand("T"))
    found = effects(text, "khon")
    assert shown in found
    factions = [part[0] for part in shown.split(",") if part]
    assert len(found) == 2 ** len(factions)
    assert all([part[0] for part in effect.split(",") if part] == factions for effect in found)


# ---- K5.3 1 vs. 1


def test_K5_3_one_follower_for_one_of_another_province():
    state = after(position("cm 1.1.0 ke 0.0.2", "", hand("1")), "1v1:L@cm,M@ke>R@cm")
    assert field(state, 1) == "0.0.1/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.1.1"
    assert field(state, 7) == "1v1:L@cm,M@ke"


def test_K5_3_adjacent_or_not_and_the_same_colours_too():
    found = effects(position("cm 1.1.0 lp 1.0.0 ke 0.0.2", "", hand("1")), "1v1")
    assert found == {"R@cm,R@lp", "L@cm,R@lp", "R@cm,M@ke", "L@cm,M@ke", "R@lp,M@ke"}


def test_K5_3_not_within_one_province():
    text = position("cm 1.1.0 lp 1.0.0", "", hand("1"))
    assert refused(text, "1v1:R@cm,L@cm>R@lp")[0] == "kos.wrong_targets"
    assert effects(position("cm 3.1.1", "", hand("1")), "1v1") == {""}


# ---- K5.4 2 vs. 1


def test_K5_4_two_followers_for_one_of_an_adjacent_province():
    state = after(position("su 1.1.0 ay 0.0.2", "", hand("2")), "2v1:RL@su,M@ay>M@ay")
    assert field(state, 1) == "0.0.0/0.0.0/0.0.1/0.0.0/1.1.0/0.0.0/0.0.0/0.0.0"
    assert field(state, 7) == "2v1:RL@su,M@ay"


def test_K5_4_either_may_give_the_two_and_the_same_colours_may_be_swapped():
    found = effects(position("su 2.1.0 ay 1.0.1", "", hand("2")), "2v1")
    assert found == {
        *(f"{pair}@su,{one}@ay" for pair in ("RR", "RL") for one in "RM"),
        *(f"RM@ay,{one}@su" for one in "RL"),
    }


def test_K5_4_only_adjacent_provinces():
    text = position("cm 2.0.0 kh 0.1.0 su 0.0.1", "", hand("2"))
    assert effects(text, "2v1") == {"RR@cm,M@su"}
    assert refused(text, "2v1:RR@cm,L@kh>R@cm") == ("kos.not_adjacent", "K1.2")


def test_K5_4_if_no_such_swap_is_possible_one_is_swapped_with_one():
    text = position("cm 1.0.0 su 0.1.0 ay 0.0.1 ke 1.0.0", "", hand("2"))
    assert effects(text, "2v1") == {"R@cm,L@su", "L@su,M@ay"}
    assert field(after(text, "2v1:L@su,M@ay>R@ke"), 7) == "2v1:L@su,M@ay"


def test_K5_4_two_without_a_neighbour_do_not_make_a_swap_possible():
    text = position("cm 1.0.0 su 0.1.0 ke 2.2.2", "", hand("2"))
    assert effects(text, "2v1") == {"R@cm,L@su"}


def test_K5_4_one_is_not_swapped_with_one_where_two_can_be():
    text = position("cm 1.0.0 su 0.1.0 na 2.0.0 ke 0.0.1", "", hand("2"))
    assert effects(text, "2v1") == {"RR@na,M@ke"}
    assert refused(text, "2v1:R@cm,L@su>R@cm")[1] == "K4.2"


def test_K5_4_without_adjacent_followers_nothing_is_swapped():
    text = position("cm 1.0.0 kh 0.3.0 ke 1.1.1", "", hand("2"))
    assert effects(text, "2v1") == {""}
    assert field(after(text, "2v1>L@kh"), 7) == "-"


# ---- K5.5 no undoing


SWAPPED = position("cm 1.1.0 su 1.1.0 ke 0.0.3", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")


def test_K5_5_the_second_1_vs_1_may_not_swap_the_same_back():
    state = after(SWAPPED, "1v1:R@cm,L@su>M@ke")
    assert refused(str(state), "1v1:L@cm,R@su>M@ke") == ("kos.undoes", "K5.5")
    assert effects(str(state), "1v1") == {"L@cm,M@ke", "R@su,M@ke"}


def test_K5_5_other_followers_of_the_same_factions_do_not_make_it_another_swap():
    """Two Lao stood in Chiang Mai before, and two Rama in Sukhothai; they may not be swapped either."""
    text = position("cm 1.2.0 su 2.1.0", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "1v1:R@cm,L@su>R@su")
    assert field(state, 1).startswith("0.3.0/0.0.0/2.0.0/")
    assert effects(str(state), "1v1") == {""}


@pytest.mark.parametrize("between", [["pass"], ["pass", "pass"], ["pass", "pass", "pass"]])
def test_K5_5_passes_and_the_end_of_a_struggle_do_not_count(between):
    text = position("cm 1.1.0 su 1.1.0 ke 0.0.3", "ba lp", f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "1v1:R@cm,L@su>M@ke", *between)
    if len(between) > 1:
        assert field(state, 2).startswith("ba=B")
    if state.to_move == 1:  # the player of the first 1 vs. 1 has none left; the other player may not undo it either
        state = state.play("pass")
    assert state.to_move == 2
    assert refused(str(state), "1v1:L@cm,R@su>M@ke") == ("kos.undoes", "K5.5")


def test_K5_5_another_action_card_between_lifts_it():
    state = after(SWAPPED, "1v1:R@cm,L@su>M@ke", "king:lp,ba!ba>M@ke", "pass")
    assert field(state, 7) == "-"
    assert state.to_move == 2
    assert "1v1:L@cm,R@su>M@ke" in state.turns()


def test_K5_5_the_other_kind_of_card_may_swap_back():
    """2 vs. 1, where only one for one is possible, may undo a 1 vs. 1; and lifts its protection."""
    text = position("cm 1.0.0 su 0.1.0 ke 0.0.3", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "1v1:R@cm,L@su>M@ke")
    assert effects(str(state), "2v1") == {"L@cm,R@su"}
    assert field(state.play("2v1:L@cm,R@su>M@ke"), 7) == "2v1:L@cm,R@su"


def test_K5_5_other_provinces_or_other_factions_are_another_swap():
    text = position("cm 1.1.0 su 1.1.1 lp 1.0.0 ke 0.0.1", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "1v1:R@cm,L@su>M@ke")
    assert effects(str(state), "1v1") == {"L@cm,R@lp", "L@cm,M@su", "R@lp,R@su", "R@lp,M@su"}


def test_K5_5_two_of_a_colour_may_not_be_swapped_again_on_the_same_pair():
    """A same-colour swap is its own mirror."""
    text = position("cm 2.0.0 su 2.0.0 ke 2.0.0", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "1v1:R@cm,R@su>R@ke")
    assert effects(str(state), "1v1") == {"R@cm,R@ke", "R@su,R@ke"}


def test_K5_5_the_same_for_two_2_vs_1():
    text = position("su 1.1.0 ay 0.0.2 ke 0.0.3", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "2v1:RL@su,M@ay>M@ke")
    assert field(state, 1).split("/")[2] == "0.0.1"
    assert field(state, 1).split("/")[4] == "1.1.1"
    assert effects(str(state), "2v1") == {"RM@ay,M@su", "LM@ay,M@su"}
    assert refused(str(state), "2v1:RL@ay,M@su>M@ke") == ("kos.undoes", "K5.5")


def test_K5_5_a_net_reversal_through_other_factions_is_allowed():
    """Two Rama for a Rama, then a Rama and a Malay for a Malay: all stand as before, but it is not the mirror."""
    text = position("su 2.0.1 ay 1.0.1 ke 0.2.0", seats=f"0.0.0:{FULL}/0.0.0:{FULL}")
    before = field(erawan.parse(text), 1)
    state = after(text, "2v1:RR@su,R@ay>L@ke")
    assert refused(str(state), "2v1:RR@ay,R@su>L@ke") == ("kos.undoes", "K5.5")
    back = state.play("2v1:RM@ay,M@su>L@ke")
    assert field(back, 1) == before.replace("0.2.0", "0.0.0")


def test_K5_5_a_forbidden_swap_does_not_count_as_possible():
    """1 vs. 1 then does nothing; and 2 vs. 1 swaps one with one."""
    one = position("cm 0.1.0 su 1.0.0", "", "0.0.0:1/0.0.0:KTT2RLM", recent="2>1", swap="1v1:R@cm,L@su")
    assert effects(one, "1v1") == {""}
    assert field(after(one, "1v1>R@su"), 7) == "-"
    two = position("su 0.0.1 ay 1.1.0", "", "0.0.0:2/0.0.0:KTT1RLM", recent="2>1", swap="2v1:RL@su,M@ay")
    assert effects(two, "2v1") == {"M@su,R@ay", "M@su,L@ay"}


def test_K5_5_a_card_that_swapped_nothing_protects_nothing():
    """The first 1 vs. 1 swapped; the second could do nothing; the third is free to swap back."""
    seats = "0.0.0:1/0.0.0:-/0.0.0:KTT12RLM"
    text = position("cm 0.2.0 su 1.0.0", "", seats, recent="2>1", swap="1v1:R@cm,L@su")
    state = after(text, "1v1>L@cm", "pass")
    assert field(state, 7) == "-"
    assert effects(str(state), "1v1") == {"L@cm,R@su"}


def test_K5_5_one_for_one_by_2_vs_1_is_protected_from_the_next_2_vs_1():
    text = position("cm 0.0.1 su 1.0.0", "", "0.0.0:2/0.0.0:KTT1RLM", recent="2>1", swap="2v1:R@cm,M@su")
    assert effects(text, "2v1") == {""}


# ---- K5.6 Rama, Lao, Malay


def places(effects_found):
    return {place for effect in effects_found for place in effect.split(",")}


@pytest.mark.parametrize(
    ("card", "name", "near"),
    [("R", "rama", "su kh ba na"), ("L", "lao", "cm su kh"), ("M", "malay", "na")],
)
def test_K5_6_two_followers_into_one_or_two_provinces_beside_the_home(card, name, near):
    found = effects(position("cm 1.1.1", "", hand(card)), name)
    near = near.split()
    assert found == {f"{a},{b}" for i, a in enumerate(near) for b in near[i:]}


def test_K5_6_the_followers_come_from_the_pool():
    state = after(position("cm 1.1.1", "", hand("L")), "lao:kh,kh>R@cm")
    assert field(state, 1).split("/")[3] == "0.2.0"
    assert state.vector[36:39].tolist() == [15, 13, 15]


@pytest.mark.parametrize("owner", ["L", "M", "B"])
def test_K5_6_a_home_under_other_control_does_not_count(owner):
    assert effects(position("cm 1.1.1", f"ay={owner}", hand("R")), "rama") == {""}
    with_another = position("cm 1.1.1", f"ay={owner} lp=R", hand("R"))
    assert places(effects(with_another, "rama")) == {"cm", "su", "kh"}


def test_K5_6_a_home_that_the_faction_itself_controls_counts():
    assert places(effects(position("cm 1.1.1", "ay=R", hand("R")), "rama")) == {"su", "kh", "ba", "na"}


def test_K5_6_beside_any_province_that_the_faction_controls():
    found = effects(position("cm 1.1.1", "ke=L", hand("L")), "lao")
    assert places(found) == {"cm", "su", "kh", "na"}
    assert "cm,na" in found


def test_K5_6_the_home_itself_only_beside_a_province_of_the_faction():
    assert "ay" not in places(effects(position("cm 1.1.1", "", hand("R")), "rama"))
    assert "ay" in places(effects(position("cm 1.1.1", "ba=R", hand("R")), "rama"))
    assert refused(position("cm 1.1.1", "", hand("R")), "rama:ay,ay>R@cm") == ("kos.not_adjacent", "K1.2")


def test_K5_6_only_uncontrolled_provinces():
    text = position("cm 1.1.1", "su=B kh=L", hand("R"))
    assert places(effects(text, "rama")) == {"ba", "na"}
    assert refused(text, "rama:kh,ba>R@cm") == ("kos.controlled", "K4.4")
    shut_in = position("cm 1.1.1", "na=B", hand("M"))
    assert effects(shut_in, "malay") == {""}


def test_K5_6_provinces_of_others_do_not_help():
    assert places(effects(position("cm 1.1.1", "ke=R lp=M", hand("L")), "lao")) == {""}


@pytest.mark.parametrize(("on_map", "expected"), [(14, 2), (15, 1), (16, 0)])
def test_K5_6_with_one_follower_in_the_pool_one_is_placed(on_map, expected):
    found = effects(position(f"cm {on_map}.0.0", "", hand("R")), "rama")
    assert {len([place for place in effect.split(",") if place]) for effect in found} == {expected}
    assert len(found) == (1, 4, 10)[expected]
