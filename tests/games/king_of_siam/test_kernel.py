"""The kernels of King of Siam: the counts of K9, an oracle written from the rules, and invariants."""

from random import Random

import numpy as np
import pytest

from erawan.core.contract import make_buffers
from erawan.games.king_of_siam import kernel, winning
from erawan.games.king_of_siam import layout as k
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.oracle import Oracle
from tests.games.king_of_siam.oracle_texts import TAG, legal, text_of, vector_of
from tests.games.king_of_siam.sample_positions import RARE

pytestmark = pytest.mark.bounds

STARTS = {
    "K9.1": (
        "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp "
        "1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -",
        17213,
    ),
    "K9.2": (
        "siam:3 1.2.1/1.2.1/2.1.1/1.1.2/3.0.1/2.1.1/1.1.2/0.1.3 kh,ay,ba,ke,lp,cm,su,na "
        "1.0.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 2 0 - -",
        22004,
    ),
    "K9.3": (
        "siam:4 1.2.1/0.2.2/1.2.1/2.0.2/3.1.0/2.1.1/1.3.0/0.1.3 na,ba,ay,lp,ke,cm,kh,su "
        "1.0.1:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 4 0 - -",
        17333,
    ),
    "K9.4": (
        "britain:3 1.1.2/2.0.2/2.1.1/0.2.2/0.2.2/1.1.2/2.2.0/1.2.1 wa,la,gw,nb,mo,es,de,st "
        "1.0.1:KTT12RLM/0.1.1:KTT12RLM/1.1.0:KTT12RLM 3 0 - -",
        19708,
    ),
}
GAMES = 2 if IS_INTERPRETED else 25


def random_walk(text, seed):
    """Yield every position between turns of one random game."""
    chance, vector = Random(seed), vector_of(text)
    yield vector
    while not kernel.is_over(vector):
        vector = vector.copy()
        kernel.apply(vector, chance.choice(legal(vector)))
        while not kernel.is_turn_start(vector):
            kernel.apply(vector, chance.choice(legal(vector)))
        yield vector


def children(vector):
    for action in legal(vector):
        after = vector.copy()
        kernel.apply(after, action)
        yield after


def leaves(vector):
    """Count the whole turns that continue a position, which may be in the middle of a turn."""
    return sum(1 if kernel.is_turn_start(after) else leaves(after) for after in children(vector))


@pytest.mark.slow
@pytest.mark.parametrize("check", STARTS)
def test_K9_number_of_turns(check):
    """K9.1, K9.2, K9.3, K9.4."""
    if IS_INTERPRETED and check != "K9.1":
        pytest.skip("20,000 turns as plain Python take half a minute each; the compiled run counts them all")
    text, expected = STARTS[check]
    assert leaves(vector_of(text)) == expected


def test_K9_1_turns_by_card():
    if IS_INTERPRETED:
        pytest.skip("counted by the compiled run")
    vector = vector_of(STARTS["K9.1"][0])
    found = {}
    for action in legal(vector):
        after = vector.copy()
        kernel.apply(after, action)
        found[action] = 1 if kernel.is_turn_start(after) else leaves(after)
    assert found == {0: 1, k.KING: 1064, k.KHON: 10048, k.ONE: 2944, k.TWO: 2826, 5: 194, 6: 117, 7: 19}


def test_refusal_is_the_other_side_of_legal():
    _, scratch = make_buffers(TAG)
    for check, (text, _) in STARTS.items():
        chance, vector = Random(check), vector_of(text)
        for _ in range(40 if IS_INTERPRETED else 600):
            allowed = legal(vector)
            told = [a for a in range(-1, k.ACTION_COUNT + 1) if kernel.refusal(vector, a, scratch) == k.LEGAL]
            assert allowed == told
            vector = vector.copy() if allowed else vector_of(text)
            if allowed:
                kernel.apply(vector, chance.choice(allowed))


def test_every_refusal_is_given_somewhere():
    """For each code of a refusal there is a position and an action that lead to it."""
    _, scratch = make_buffers(TAG)
    found = set()
    texts = [text for text, _ in STARTS.values()] + list(RARE.values())
    texts.append("siam:2 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 "
                 "su=R,kh=L,ba=R,ke=M,cm=R,lp=L,ay=L,na=B 3.1.1:1/1.3.1:- 1 0 2>1 -")  # fmt: skip
    for text in texts:
        waiting = [vector_of(text)]
        for _ in range(60):
            if not waiting:
                break
            vector = waiting.pop(0)
            found |= {int(kernel.refusal(vector, a, scratch)) for a in range(-1, k.ACTION_COUNT + 1)}
            waiting += [after for after in children(vector) if not kernel.is_turn_start(after)][:12]
    assert found == set(range(15))


def test_K1_followers_never_appear_or_vanish():
    for check, (text, _) in STARTS.items():
        each = 16 if text.split(":")[1][0] == "2" else 18
        for vector in random_walk(text, check):
            for faction in range(3):
                on_map = vector[k.FOLLOWERS + faction : k.FOLLOWERS + 24 : 3].sum()
                in_courts = vector[k.COURT + faction : k.COURT + 12 : 3].sum()
                assert on_map + in_courts + vector[k.POOL + faction] == each
            assert (vector >= 0).all()


def test_K4_4_nothing_stands_in_a_settled_province():
    for check, (text, _) in STARTS.items():
        settled = 0
        for vector in random_walk(text, check + "settled"):
            for province in np.flatnonzero(vector[k.OWNER : k.OWNER + 8]):
                assert not vector[k.FOLLOWERS + 3 * province : k.FOLLOWERS + 3 * province + 3].any()
                settled += 1
        assert settled, check


def test_K7_winners_equal_the_oracles():
    for check, (text, _) in STARTS.items():
        name = text.split(":")[0]
        for seed in range(GAMES):
            for vector in random_walk(text, f"{check}{seed}"):
                expected = Oracle(text_of(vector, name)).winners_as_it_stands()
                mask = int(winning.winners(vector))
                assert {seat for seat in range(4) if mask >> seat & 1} == expected, text_of(vector, name)


def test_K7_returns_tell_winners_once_the_game_is_over():
    for check, (text, _) in STARTS.items():
        returns = np.full(k.MOST_PLAYERS, 7, np.float32)
        *_, before, last = random_walk(text, check)
        kernel.returns(before, returns)
        assert not returns.any()
        kernel.returns(last, returns)
        players = int(last[k.PLAYERS])
        mask = int(winning.winners(last))
        assert returns.tolist() == [(1.0 if mask >> s & 1 else -1.0) if s < players else 0.0 for s in range(4)]


EMPTY_MAP = "0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0"
RAMA_RULES = "su=R,kh=L,ba=R,ke=M,cm=R,lp=L,ay=L,na=R"


@pytest.mark.parametrize(
    ("courts", "recent", "returns"),
    [
        (["1.1.0", "1.1.0"], "-", [0, 0, 0, 0]),
        (["1.1.0", "0.1.1"], "-", [1, -1, 0, 0]),
        (["1.1.0", "1.1.0", "1.1.0"], "-", [-1 / 3, -1 / 3, -1 / 3, 0]),
        (["1.1.0", "0.1.1", "1.1.0"], "-", [0, -1, 0, 0]),
        (["1.1.0", "1.1.0", "2.1.0"], "3", [-1, -1, 1, 0]),
        (["1.1.0", "1.1.0", "1.1.0", "1.1.0"], "-", [0, 0, 0, 0]),
        (["1.1.0", "1.1.0", "1.0.1", "0.1.1"], "-", [0, 0, 0, 0]),
        (["1.1.0", "1.0.1", "1.1.0", "0.1.1"], "-", [1, -1, 1, -1]),
    ],
)
def test_K7_3_a_shared_win_is_worth_less_than_one_alone(courts, recent, returns):
    """The sides that win share two a seat: alone 1, two sides 0, three -1/3; with four, teams are the sides (K7.4)."""
    hands = [f"{court}:{'KTT12RLM' if str(seat) not in recent else 'TT12RLM'}" for seat, court in enumerate(courts, 1)]
    vector = vector_of(f"siam:{len(courts)} {EMPTY_MAP} {RAMA_RULES} {'/'.join(hands)} 1 0 {recent} -")
    out = np.empty(k.MOST_PLAYERS, np.float32)
    kernel.returns(vector, out)
    assert out.tolist() == pytest.approx(returns)


@pytest.mark.parametrize(("players", "each"), [(2, 0), (3, -1 / 3), (4, 0)])
def test_K7_1_a_colony_that_all_share_is_worth_a_share(players, each):
    hands = "/".join(["1.1.0:KTT12RLM"] * players)
    vector = vector_of(f"siam:{players} {EMPTY_MAP} su=B,kh=B,ba=B,ke=B,cm,lp,ay,na {hands} 1 0 - -")
    out = np.empty(k.MOST_PLAYERS, np.float32)
    kernel.returns(vector, out)
    assert out.tolist() == pytest.approx([each] * players + [0] * (4 - players))


def test_K7_3_tied_players_without_a_card_share_the_win():
    text = (
        "siam:3 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 su=R,kh=L,ba=R,ke=M,cm=R,lp=L,ay=L,na=R "
        "2.1.1:KTT12RLM/2.1.0:KTT12RLM/2.1.1:TT12RLM 1 0 3 -"
    )
    assert int(winning.winners(vector_of(text))) == 0b011


def test_K7_3_a_faction_without_a_province_is_no_second():
    # Rama holds all that the British do not; more Lao followers are worth nothing, the earlier latest card is.
    text = (
        "siam:3 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 su=R,kh=R,ba=R,ke=B,cm=R,lp=B,ay=B,na=R "
        "2.5.1:-/2.1.0:-/1.1.1:- 1 0 1>3>2 -"
    )
    assert int(winning.winners(vector_of(text))) == 0b010
    assert Oracle(text).winners() == {1}


def test_K7_1_a_colony_where_nobody_ever_played_is_shared():
    text = (
        "siam:3 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 su=B,kh=B,ba=B,ke=B,cm,lp,ay,na "
        "1.1.1:KTT12RLM/1.1.1:KTT12RLM/0.1.1:KTT12RLM 1 0 - -"
    )
    assert int(winning.winners(vector_of(text))) == 0b011


def test_K3_3_the_player_left_of_the_last_to_pass_begins():
    vector = vector_of(STARTS["K9.2"][0])
    for _ in range(3):
        kernel.apply(vector, k.PASS)
    assert vector[k.SETTLED] == 1
    assert vector[k.PASSES] == 0
    assert kernel.to_move(vector) == 1


@pytest.mark.parametrize(
    ("counts", "owner"),
    [("3.1.0", "R"), ("0.2.1", "L"), ("1.0.2", "M"), ("2.2.0", "B"), ("1.1.1", "B"), ("0.0.0", "B"), ("0.3.3", "B")],
)
def test_K6_1_the_most_followers_take_the_province(counts, owner):
    head, provinces, *rest = STARTS["K9.2"][0].split(" ")
    parts = provinces.split("/")
    parts[3] = counts  # Khorat is contested first
    vector = vector_of(" ".join((head, "/".join(parts), *rest)))
    pool = vector[k.POOL : k.POOL + 3].tolist()
    for _ in range(3):
        kernel.apply(vector, k.PASS)
    assert text_of(vector).split(" ")[2].startswith(f"kh={owner},")
    assert vector[k.POOL : k.POOL + 3].tolist() == [p + int(c) for p, c in zip(pool, counts.split("."), strict=True)]


def test_K6_3_the_fourth_british_province_ends_the_game():
    text = (
        "siam:3 0.0.0/1.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 su=B,kh=B,ba=B,ke=R,cm,lp,ay,na "
        "1.1.1:KTT12RLM/1.1.0:KTT12RLM/0.1.1:KTT12RLM 1 2 - -"
    )
    vector = vector_of(text)
    kernel.apply(vector, k.PASS)
    assert kernel.is_over(vector)
    assert legal(vector) == []


def test_the_key_tells_positions_apart():
    keys = {}
    for check, (text, _) in STARTS.items():
        for vector in random_walk(text, check):
            here = vector[k.FOLLOWERS :].tobytes()
            assert keys.setdefault(int(kernel.key(vector)), here) == here
    assert len(keys) > 100
    assert kernel.repetition_limit(vector) == 0
