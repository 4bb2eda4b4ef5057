"""The final table: each comparison of K7 until one decides, in agreement with the outcome."""

from random import Random

import pytest

import erawan
from erawan.games.king_of_siam.descriptions import province_phrase, ruler_phrase
from erawan.words import LANGUAGES, say
from tests.games.king_of_siam.test_rules_end import FULL, KINGDOM, position
from tests.run_checks import has_full_matrix

CODES = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]


def table_of(owners, courts, recent=None):
    tiles = " ".join(f"{code}={owner}" for code, owner in zip(CODES, owners, strict=False))
    recent = recent or ">".join(str(seat) for seat in range(1, len(courts) + 1))
    return erawan.parse(position("", tiles, "/".join(f"{court}:-" for court in courts), recent=recent)).final_table


def told(steps):
    """Return, for each comparison, its key, the numbers, the candidates that are kept, and whether it decides."""
    return [
        (
            step.key,
            [row.number for row in step.rows],
            [row.faction or row.seats for row in step.rows if row.is_kept],
            step.decides,
        )
        for step in steps
    ]


def test_K7_2_the_most_provinces_rule():
    table = table_of("RRRRLLMB", ["3.0.0", "1.0.0"])
    assert told(table.faction_steps) == [("provinces", [4, 2, 1, 1], ["R"], True)]
    assert (table.ruler, table.second) == ("R", "L")
    assert [owner for _, owner in table.owners] == list("RRRRLLMB")


def test_K7_2_on_a_tie_the_latest_gain():
    table = table_of("LLLRRRMB", ["3.0.0", "1.0.0"])
    assert told(table.faction_steps) == [
        ("provinces", [3, 3, 1, 1], ["R", "L"], False),
        ("latest_gain", [3, 6], ["R"], True),
    ]


def test_K7_3_followers_of_the_ruling_faction_decide():
    assert told(table_of(KINGDOM, ["3.0.0", "2.9.9", "1.0.0"]).player_steps) == [("ruler", [3, 2, 1], [(1,)], True)]


def test_K7_3_each_tie_break_is_ticked_off():
    """Seat 3 is out after the first comparison; the last card of seat 1 lies further back."""
    assert told(table_of(KINGDOM, ["3.9.1", "3.0.1", "2.0.9"], "3>2>1").player_steps) == [
        ("ruler", [3, 3, 2], [(1,), (2,)], False),
        ("second", [1, 1], [(1,), (2,)], False),
        ("earlier_card", [1, 2], [(1,)], True),
    ]


def test_K7_3_without_a_second_faction_that_comparison_is_left_out():
    keys = [step.key for step in table_of("RRRRRBBB", ["3.9.9", "3.0.0", "1.0.0"], "1>2>3").player_steps]
    assert keys == ["ruler", "earlier_card"]


def test_K7_3_players_who_never_played_a_card_have_no_number_and_may_share():
    tiles = " ".join(f"{code}={owner}" for code, owner in zip(CODES, KINGDOM, strict=True))
    state = erawan.parse(position("", tiles, f"3.0.1:-/3.0.1:{FULL}/3.0.1:{FULL}", recent="1"))
    *_, last = told(state.final_table.player_steps)
    assert last == ("earlier_card", [1, None, None], [(2,), (3,)], False)
    assert state.final_table.won_by == "shared"


def test_K7_1_a_colony_compares_complete_sets_and_then_the_latest_card():
    table = table_of("BBBB", ["1.1.1", "1.2.5", "0.4.4"], "3>2>1")
    assert told(table.faction_steps) == [("provinces", [0, 0, 0, 4], ["B"], True)]
    assert told(table.player_steps) == [
        ("sets", [1, 1, 0], [(1,), (2,)], False),
        ("latest_card", [1, 2], [(2,)], True),
    ]
    assert [owner for _, owner in table.owners] == [*"BBBB", None, None, None, None], "no struggle was fought there"


def test_K7_4_teams_count_their_sets_together_and_partners_win_together():
    table = table_of("BBBB", ["2.0.0", "1.1.0", "0.2.2", "0.0.1"])
    assert told(table.player_steps) == [("sets", [2, 1], [(1, 3)], True)]
    kingdom = table_of(KINGDOM, ["1.0.0", "3.0.0", "2.0.0", "3.0.0"])
    # A tie between partners needs no tie-break.
    assert told(kingdom.player_steps) == [("ruler", [1, 3, 2, 3], [(2,), (4,)], True)]
    assert kingdom.winners == (2, 4)


def play_out(players, seed):
    """Play a game of random turns to its end."""
    state, chance = erawan.game("king-of-siam", players=players).start(seed=seed), Random(seed)
    while state.outcome is None:
        text, is_turn = "", False
        while not is_turn:
            choice = chance.choice(state.choices(text))
            text, is_turn = choice.text, choice.is_turn
        state = state.play(text)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_leads_to_the_winners(players):
    for seed in range(25 if has_full_matrix() else 4):
        state = play_out(players, seed)
        table, sides = state.final_table, state.game.sides
        assert table.winners == state.outcome.winners
        for steps in (table.faction_steps, table.player_steps):
            assert [step.decides for step in steps[:-1]] == [False] * (len(steps) - 1), "only the last one decides"
        kept = {seat for row in table.player_steps[-1].rows if row.is_kept for seat in row.seats}
        assert {seat for side in sides if kept & set(side) for seat in side} == set(table.winners)
        (ruling,) = [row.faction for row in table.faction_steps[-1].rows if row.is_kept]
        assert ruling == table.ruler


def test_the_steps_are_told_in_every_language_once_the_game_is_over():
    over = play_out(3, seed=1)
    assert erawan.game("king-of-siam", players=3).start().outcome_steps == []
    for language in LANGUAGES:
        lines = [say(step, language) for step in over.outcome_steps]
        assert lines[0].count("✓") >= 1
        assert len(lines) == len(over.final_table.faction_steps) + len(over.final_table.player_steps)


def test_the_table_names_provinces_and_who_rules():
    state = erawan.game("king-of-siam").start(seed=1)
    assert say(province_phrase(0, state.game.map), "en") == "Chiang Mai"
    assert "Rama" in say(ruler_phrase(table_of("RRRRLLMB", ["3.0.0", "1.0.0"])), "en")
    assert "colony" in say(ruler_phrase(table_of("BBBB", ["1.1.1", "1.2.5", "0.4.4"], "3>2>1")), "en")


def test_a_game_whose_outcome_one_sentence_explains_has_no_steps():
    assert erawan.game("siam").start().outcome_steps == []
