"""The numbered rules of King of Siam, one by one: parts, set-up and course (K1-K3). Each test names its rule."""

from collections import Counter
from random import Random

import pytest

import erawan
from erawan.core.errors import MalformedError
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.maps import load_map
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.sample_positions import (
    FOUR_SEATS,
    FULL,
    THREE_SEATS,
    TWO_SEATS,
    after,
    effects,
    field,
    position,
    refused,
)
from tests.golden.write_playthroughs import walk

SEATS = {2: TWO_SEATS, 3: THREE_SEATS, 4: FOUR_SEATS}
SEEDS = 20 if IS_INTERPRETED else 300
# One Rama follower everywhere: eight struggles that Rama wins, if nobody plays.
RAMA_ALL_OVER = "cm 1.0.0 lp 1.0.0 su 1.0.0 kh 1.0.0 ay 1.0.0 ba 1.0.0 na 1.0.0 ke 1.0.0"


def start(players, seed=0):
    return erawan.game("king-of-siam", players=players).start(seed=seed)


def courts(state):
    return [tuple(map(int, part.partition(":")[0].split("."))) for part in field(state, 3).split("/")]


# ---- K1 parts


@pytest.mark.parametrize(("players", "each"), [(2, 16), (3, 18), (4, 18)])
def test_K1_1_followers_of_each_faction(players, each):
    vector = start(players).vector
    for faction in range(k.FACTIONS):
        on_map = vector[k.FOLLOWERS + faction : k.POOL : k.FACTIONS].sum()
        in_courts = vector[k.COURT + faction : k.HAND : k.FACTIONS].sum()
        assert on_map + in_courts + vector[k.POOL + faction] == each
    empty = "/".join([f"0.0.0:{FULL}"] * players)
    assert erawan.parse(position(f"cm {each}.{each}.{each}", seats=empty)).vector[k.POOL : k.POOL + 3].sum() == 0
    for counts in ((each, 0, 0), (0, each, 0), (0, 0, each)):
        text = position("cm {}.{}.{} su 1.1.1".format(*counts), seats=empty)
        with pytest.raises(MalformedError, match=r"faction . has 1 follower too many"):
            erawan.parse(text)


def test_K1_2_eight_provinces_three_homes_and_borders_that_the_map_tells():
    plan = load_map("siam")
    assert len(plan.codes) == 8
    assert len(set(plan.homes)) == 3
    table = {
        "cm": "lp su",
        "lp": "cm su kh",
        "su": "cm lp kh ay",
        "kh": "lp su ay ba",
        "ay": "su kh ba na",
        "ba": "kh ay",
        "na": "ay ke",
        "ke": "na",
    }
    for code, neighbours in table.items():
        # 2 vs. 1 reaches the neighbours and no other province.
        others = " ".join(f"{other} 1.0.0" for other in table if other != code)
        found = effects(position(f"{code} 0.2.0 {others}", seats=f"0.0.0:2/0.0.0:{FULL}"), "2v1")
        assert found == {f"LL@{code},R@{other}" for other in neighbours.split()}


def test_K1_3_everybody_holds_the_same_eight_cards():
    for players in (2, 3, 4):
        hands = [part.partition(":")[2] for part in field(start(players), 3).split("/")]
        assert hands == ["KTT12RLM"] * players
    first = [choice.text for choice in start(2).choices()]
    assert first == ["pass", "king", "khon", "1v1", "2v1", "rama", "lao", "malay"]


def test_K1_3_khon_thai_is_there_twice_and_the_others_once():
    text = position("cm 5.5.5")
    once = after(text, "khon:R@su,L@su,M@su>R@cm", "pass")
    assert ":KT12RLM/" in field(once, 3)
    twice = once.play("khon:R@su,L@su,M@su>R@cm").play("pass")
    assert ":K12RLM/" in field(twice, 3)
    assert refused(str(twice), "khon:R@su,L@su,M@su>R@cm") == ("kos.no_card", "K1.3")
    king = after(text, "king:cm,lp!lp>R@cm", "pass")
    assert refused(str(king), "king:su,kh!su>R@cm") == ("kos.no_card", "K1.3")


def test_K1_4_tiles_lie_face_up_until_their_province_is_settled():
    state = erawan.parse(position(RAMA_ALL_OVER))
    for settled in range(9):
        tiles = field(state, 2).split(",")
        assert [("=" in tile) for tile in tiles] == [slot < settled for slot in range(8)]
        state = state.play("pass").play("pass") if settled < 8 else state
    assert state.outcome is not None


def test_K1_4_there_are_enough_markers_of_each_kind():
    """Eight of a faction, four British, four of the King: no game ever needs more."""
    one_faction = after(position(RAMA_ALL_OVER), *["pass"] * 16)
    assert field(one_faction, 2).count("=R") == 8
    for seed in range(2 if IS_INTERPRETED else 12):
        chance, state = Random(seed), start(4, seed)
        while state.outcome is None:
            state = state.play(walk(state, chance))
            assert field(state, 2).count("=B") <= 4
            assert field(state, 2).count("!") <= 4


def test_K1_5_what_is_attested_of_the_map_and_that_the_rest_is_reconstructed():
    plan = load_map("siam")
    rama, lao, malay = (plan.provinces[home] for home in plan.homes)
    assert rama.name == "Ayutthaya"
    assert "Sukhothai" in [province.name for province in plan.provinces]
    assert lao.y < rama.y < malay.y == max(province.y for province in plan.provinces)
    assert "reconstructed" in plan.title


# ---- K2 setting up


PAIRS = {(1, 1, 0): 1, (0, 1, 1): 2, (1, 0, 1): 3}


@pytest.mark.parametrize("players", [2, 3])
def test_K2_1_cards_one_to_three_give_the_three_pairs(players):
    """K2.4: and the lowest starts."""
    seen = set()
    for seed in range(SEEDS):
        state = start(players, seed)
        cards = [PAIRS[court] for court in courts(state)]
        assert len(set(cards)) == players
        assert cards[state.to_move - 1] == min(cards)
        seen.add(tuple(cards))
    assert len(seen) == 6


def test_K2_1_card_four_gives_the_pair_of_the_player_on_the_left():
    """K2.4: card 1 starts; if its pair is there twice, the one on the left of the two drew it."""
    copied = Counter()
    for seed in range(SEEDS):
        state = start(4, seed)
        cards = [PAIRS[court] for court in courts(state)]
        fourth = [seat for seat in range(4) if cards[seat] == cards[(seat + 1) % 4]]
        assert len(fourth) == 1
        assert sorted(card for seat, card in enumerate(cards) if seat != fourth[0]) == [1, 2, 3]
        ones = [seat for seat in range(4) if cards[seat] == 1 and seat != fourth[0]]
        assert [state.to_move - 1] == ones
        copied[cards[fourth[0]]] += 1
    assert set(copied) == {1, 2, 3}


@pytest.mark.parametrize("name", ["siam", "britain"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_K2_2_two_at_home_four_everywhere_and_the_rest_in_the_pool(players, name):
    game = erawan.game("king-of-siam", players=players, map=name)
    at_home = Counter()
    for seed in range(SEEDS // 5):
        state = game.start(seed=seed)
        provinces = [tuple(map(int, part.split("."))) for part in field(state, 1).split("/")]
        assert all(sum(counts) == 4 for counts in provinces)
        for faction, home in enumerate(game.map.homes):
            assert provinces[home][faction] >= 2
            at_home[provinces[home][faction]] += 1
        each = 16 if players == 2 else 18
        assert state.vector[k.POOL : k.POOL + 3].sum() == 3 * each - 32 - 2 * players
    assert len(at_home) > 1  # the other two come by chance


def test_K2_3_the_tiles_lie_face_up_in_any_order():
    first, last = set(), set()
    for seed in range(SEEDS):
        tiles = field(start(2, seed), 2).split(",")
        assert sorted(tiles) == sorted(load_map("siam").codes)
        first.add(tiles[0])
        last.add(tiles[7])
    assert len(first) == len(last) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K2_4_seats_go_round(players):
    state = erawan.parse(position(RAMA_ALL_OVER, seats=SEATS[players], seat=2))
    seats = []
    for _ in range(2 * players):
        seats.append(state.to_move)
        state = state.play("pass")
    assert seats == ([*range(2, players + 1), 1] * 2)[: 2 * players]


def test_K2_4_with_four_players_seats_one_and_three_are_a_team():
    for most, winners in ((0, (1, 3)), (1, (2, 4)), (2, (1, 3)), (3, (2, 4))):
        seats = "/".join("3.0.0:-" if seat == most else "1.0.0:-" for seat in range(4))
        state = erawan.parse(position("ke 1.0.0", "cm=R lp=R su=R kh=R ay=L ba=L na=L", seats, passes=3))
        assert state.play("pass").outcome.winners == winners


def test_K2_5_one_seed_gives_one_start_and_another_another():
    for players in (2, 3, 4):
        texts = {str(start(players, seed)) for seed in range(10)}
        assert len(texts) == 10
        assert texts == {str(start(players, seed)) for seed in range(10)}
    assert len({str(erawan.game("king-of-siam").start()) for _ in range(4)}) > 1  # without a seed: true chance


def test_K2_5_the_text_of_the_start_is_enough_to_go_on_from():
    chance, state = Random(5), start(3, 5)
    again = erawan.parse(str(state))
    while state.outcome is None:
        turn = walk(state, chance)
        state, again = state.play(turn), again.play(turn)
        assert state == again
    assert again.outcome == state.outcome


# ---- K3 the course


def test_K3_1_struggles_go_by_tile_order():
    tiles = "ke lp ba su cm na kh ay"
    state = erawan.parse(position(RAMA_ALL_OVER, tiles))
    for number, contested in enumerate(tiles.split()):
        state = state.play("pass").play("pass")
        laid = field(state, 2).split(",")
        assert laid[number] == f"{contested}=R"
        assert all("=" not in tile for tile in laid[number + 1 :])
    assert state.outcome is not None


def test_K3_2_one_card_or_a_pass_and_then_it_is_the_next_players_turn():
    text = position("cm 2.2.2", seats=THREE_SEATS)
    assert after(text, "pass").to_move == 2
    assert after(text, "king:cm,lp!cm>R@cm").to_move == 2


def test_K3_2_a_pass_does_not_forbid_a_card_later():
    state = after(position("cm 4.4.4"), "pass", "rama:su,su>R@cm")
    assert state.to_move == 1
    assert "rama:su,su>R@su" in state.turns()


@pytest.mark.parametrize("hand", ["K", "T", "1", "2", "R", "L", "M", "TT", "12", "RLM"])
def test_K3_2_with_cards_neither_a_card_nor_a_pass_is_forced(hand):
    """Every card may be played, even one without effect; so a pass is never forced."""
    for provinces in ("cm 1.0.0", "", "cm 1.0.0 na 0.2.2 ke 0.0.1"):
        turns = erawan.parse(position(provinces, "su=R kh!=B", f"0.0.0:{hand}/1.0.0:TT12RLM")).turns()
        assert "pass" in turns
        cards = {turn.partition(":")[0].partition(">")[0] for turn in turns} - {"pass"}
        assert len(cards) == len(set(hand))


def test_K3_2_without_cards_a_player_must_pass():
    state = erawan.parse(position("cm 2.2.2", seats="0.0.0:-/1.0.0:KTT12RLM"))
    assert state.turns() == ["pass"]
    assert [choice.text for choice in state.choices()] == ["pass"]
    assert refused(str(state), "king:cm,lp!cm>R@cm") == ("kos.no_card", "K1.3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K3_3_all_players_in_a_row_must_pass(players):
    state = erawan.parse(position(RAMA_ALL_OVER, seats=SEATS[players]))
    for passed in range(players):
        assert "=" not in field(state, 2)
        assert field(state, 5) == str(passed)
        state = state.play("pass")
    assert field(state, 2).startswith("cm=R,lp,")
    assert field(state, 5) == "0"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K3_3_a_card_restarts_the_count_of_passes(players):
    state = erawan.parse(position(RAMA_ALL_OVER, seats=SEATS[players]))
    for _ in range(players - 1):
        state = state.play("pass")
    state = state.play("king:lp,su!su>R@ke")
    assert field(state, 5) == "0"
    for _ in range(players - 1):
        state = state.play("pass")
        assert "=" not in field(state, 2)
    assert "=" in field(state.play("pass"), 2)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_K3_3_the_player_left_of_the_last_to_pass_starts(players, first):
    state = erawan.parse(position(RAMA_ALL_OVER, seats=SEATS[players], seat=first))
    for _ in range(players):
        last = state.to_move
        state = state.play("pass")
    assert state.to_move == last % players + 1 == first
