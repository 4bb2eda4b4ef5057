"""The effects of turns, step by step: their sum is the turn, and each settled province is named with its owner."""

import random

import pytest

from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.king_of_siam.turn_effects import FollowerChange, LeaderChange, leader_letters, trace_turn
from erawan.words import say
from tests.run_checks import has_full_matrix

START = (
    "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp "
    "1.0.1:KTT12RLM/1.1.0:KTT12RLM 1 0 - -"
)


def parse(text):
    return KingOfSiam(players=2).parse(text)


def followers(state):
    """The followers on the map by province and faction."""
    codes = state.game.map.codes
    fields = str(state).split(" ")[1].split("/")
    return {
        (code, letter): int(count)
        for code, counts in zip(codes, fields, strict=True)
        for letter, count in zip("RLM", counts.split("."), strict=True)
    }


def test_followers_come_one_by_one_before_one_is_taken():
    effects, settled = trace_turn(parse(START), "rama:su,kh>M@ba")
    assert [(effect.kind, effect.changes) for effect in effects] == [
        ("card", (FollowerChange("su", "R", 1),)),
        ("card", (FollowerChange("kh", "R", 1),)),
        ("take", (FollowerChange("ba", "M", -1),)),
    ]
    assert settled is None


def test_a_swap_is_one_step():
    effects, _ = trace_turn(parse(START), "1v1:L@cm,M@ba>R@kh")
    assert effects[0].kind == "card"
    assert set(effects[0].changes) == {
        FollowerChange("cm", "L", -1),
        FollowerChange("cm", "M", 1),
        FollowerChange("ba", "L", 1),
        FollowerChange("ba", "M", -1),
    }
    assert [effect.kind for effect in effects] == ["card", "take"]


def test_swapped_tiles_and_the_king_marker_are_named():
    effects, _ = trace_turn(parse(START), "king:kh,lp!kh>R@kh")
    card = [effect for effect in effects if effect.kind == "card"]
    assert set(card[0].tiles) == {"kh", "lp"}
    assert [effect.marked for effect in card if effect.marked] == ["kh"]


def test_K6_1_each_province_has_a_leader_or_the_british_until_it_is_settled():
    state = parse(START)
    assert leader_letters(state.vector) == "LBLRBMMM"
    settled = leader_letters(state.play("pass").play("pass").vector)
    assert settled == "LBL-BMMM"


def test_K6_1_a_step_names_the_provinces_whose_lead_it_changes():
    effects, _ = trace_turn(parse(START), "rama:kh,su>M@ba")
    assert [effect.leaders for effect in effects] == [(LeaderChange("su", "L", "B"),), (), ()]


@pytest.mark.parametrize(
    ("counts", "owner", "sentence"),
    [
        ("3.0.1", "R", "Rama takes Khorat, 3 to 1"),
        ("0.3.0", "L", "Lao takes Khorat, 3 to 0"),
        ("2.2.1", "B", "the British take Khorat: a tie at 2"),
        ("0.0.0", "B", "the British take Khorat: no followers are there"),
    ],
)
def test_the_pass_that_ends_a_struggle_names_the_owner_and_why(counts, owner, sentence):
    state = parse(START.replace("3.0.1", counts, 1)).play("pass")
    effects, settled = trace_turn(state, "pass")
    assert (settled.province, settled.owner) == ("kh", owner)
    assert say(settled.phrase, "en") == sentence
    # The followers go back to the pool.
    assert all(effect.kind == "settle" and all(each.change < 0 for each in effect.changes) for effect in effects)
    assert len(effects) == (counts != "0.0.0")


@pytest.mark.parametrize("seed", range(4))
def test_the_effects_of_a_whole_game_add_up_to_its_positions(seed):
    chance = random.Random(seed)
    state = KingOfSiam(players=2 + seed % 3).start(seed)
    owners = {}
    while state.outcome is None:
        choices = state.choices()
        turn = "pass" if chance.random() < 0.5 else None
        while turn is None:
            choice = chance.choice(choices)
            if choice.is_turn:
                turn = choice.text
            else:
                choices = state.choices(choice.text)
        expected = followers(state)
        leaders = dict(zip(state.game.map.codes, leader_letters(state.vector), strict=True))
        effects, settled = trace_turn(state, turn)
        for effect in effects:
            for each in effect.changes:
                expected[each.province, each.faction] += each.change
            for each in effect.leaders:
                assert leaders[each.province] == each.before
                leaders[each.province] = each.after
        state = state.play(turn)
        assert followers(state) == expected
        if settled:
            # K6.1: who leads when the struggle ends takes the province.
            assert leaders[settled.province] == settled.owner
            leaders[settled.province] = "-"
            owners[settled.province] = settled.owner
        assert "".join(leaders.values()) == leader_letters(state.vector)
    assert owners == {tile[:2]: tile[-1] for tile in str(state).split(" ")[2].split(",") if "=" in tile}


@pytest.mark.parametrize(
    ("prefix", "count"),
    [("", 0), ("pass", 0), ("rama", 2), ("khon", 3), ("khon:R@su", 3), ("1v1", 2), ("2v1", 3), ("king", 3)],
)
def test_the_targets_of_a_card_are_counted(prefix, count):
    assert parse(START).target_count(prefix) == count


def test_every_way_to_play_a_card_has_the_same_number_of_targets():
    chance = random.Random(7)
    for seed in range(6 if has_full_matrix() else 3):
        state = KingOfSiam(players=2 + seed % 3).start(seed)
        for _ in range(12):
            turns = state.turns()
            if not turns:
                break
            counts = {}
            for turn in chance.sample(turns, min(60, len(turns))):
                if turn != "pass":
                    card, targets = state.parse_turn(turn)[0], state.parse_turn(turn)[1:]
                    counts.setdefault(card, set()).add(len(targets) - (">" in turn))
                    assert state.target_count(turn.partition(">")[0]) == len(targets) - (">" in turn)
            assert all(len(found) == 1 for found in counts.values())
            state = state.play(chance.choice(turns))
