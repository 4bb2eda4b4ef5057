"""The numbered rules of King of Siam, one by one: the texts (K8). Each test names its rule."""

from itertools import permutations

import pytest

import erawan
from erawan.core.errors import MalformedError
from erawan.games.king_of_siam import layout as k
from erawan.words import LANGUAGES
from tests.games.king_of_siam.sample_positions import FULL, TURN_EXAMPLES, after, field, position

EXAMPLE = (
    "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp "
    "1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -"
)

# ---- K8.1 turns


@pytest.mark.parametrize("turn", TURN_EXAMPLES)
def test_K8_1_the_examples_of_the_rules_are_turns(turn):
    """In a position where they are legal, they are written as they are read."""
    tiles = "ke=B" if turn.startswith("malay") else ""
    text = position("cm 1.3.0 su 1.2.1 kh 3.0.1 ay 2.2.1 ba 0.1.1" + ("" if tiles else " ke 1.1.2"), tiles)
    state = erawan.parse(text)
    assert state.format_turn(state.parse_turn(turn)) == turn
    assert state.play(turn).latest == (turn, None)


def orders(card, parts, end):
    return [f"{card}:{','.join(order)}{end}" for order in permutations(parts)]


@pytest.mark.parametrize(
    ("written", "others"),
    [
        ("king:su,ay!ay>R@cm", ["king:ay,su!ay>R@cm"]),
        ("khon:R@su,L@cm,M@ke>L@cm", orders("khon", ["R@su", "L@cm", "M@ke"], ">L@cm")),
        ("1v1:L@cm,R@su>R@cm", orders("1v1", ["L@cm", "R@su"], ">R@cm")),
        ("2v1:RL@su,L@cm>R@cm", ["2v1:LR@su,L@cm>R@cm", "2v1:L@cm,RL@su>R@cm", "2v1:L@cm,LR@su>R@cm"]),
        ("2v1:RL@su,L@cm>R@cm", orders("2v1", ["R@su", "L@su", "L@cm"], ">R@cm")),
        ("2v1:RL@cm,M@su>R@cm", orders("2v1", ["L@cm", "M@su", "R@cm"], ">R@cm")),
        ("rama:su,kh>R@cm", ["rama:kh,su>R@cm"]),
        ("lao:cm,kh>R@cm", ["lao:kh,cm>R@cm"]),
    ],
)
def test_K8_1_another_order_is_understood_and_rewritten(written, others):
    """Factions in the order R L M, provinces in map order; in 2 vs. 1 the two come first."""
    state = erawan.parse(position("cm 2.3.1 su 1.2.1 kh 0.1.0"))
    assert written in state.turns()
    for other in others:
        assert state.refusal(other) is None
        assert state.play(other) == state.play(written)
        assert state.play(other).latest == (written, None)


def test_K8_1_a_one_for_one_2_vs_1_is_in_map_order():
    state = erawan.parse(position("cm 1.0.0 su 0.1.0"))
    assert state.play("2v1:L@su,R@cm>R@su").latest == ("2v1:R@cm,L@su>R@su", None)


def test_K8_1_every_listed_turn_is_in_its_one_form():
    state = erawan.parse(position("cm 1.2.0 su 1.0.1 ke 0.1.0", "kh=R", f"0.0.0:K12RLM/0.0.0:{FULL}"))
    turns = state.turns()
    assert len(turns) == len(set(turns))
    for turn in turns:
        assert state.format_turn(state.parse_turn(turn)) == turn


def test_K8_1_a_card_without_effect_has_no_effect_part():
    no_place = erawan.parse(position("cm 1.0.0", "ke=B", f"0.0.0:M/0.0.0:{FULL}"))
    assert no_place.turns() == ["pass", "malay>R@cm"]
    nobody = erawan.parse(position("", "ke=B", f"0.0.0:K1M/0.0.0:{FULL}"))
    assert {"1v1", "malay", "king:cm,lp!cm"} <= set(nobody.turns())


# ---- K8.2 positions


def test_K8_2_the_example_field_by_field():
    state = erawan.parse(EXAMPLE)
    assert str(state) == EXAMPLE
    vector = state.vector
    assert vector[k.PLAYERS] == 2
    assert vector[k.FOLLOWERS : k.FOLLOWERS + 6].tolist() == [1, 3, 0, 2, 2, 0]
    assert [state.game.map.codes[tile] for tile in vector[k.TILE : k.TILE + 3]] == ["kh", "ke", "cm"]
    assert vector[k.COURT : k.COURT + 6].tolist() == [1, 0, 1, 1, 1, 0]
    assert vector[k.HAND : k.HAND + 7].tolist() == [1, 2, 1, 1, 1, 1, 1]
    assert state.to_move == 2
    # The pool follows: sixteen less those on the map and in the courts.
    assert vector[k.POOL : k.POOL + 3].tolist() == [16 - 11 - 2, 16 - 12 - 1, 16 - 9 - 1]


def test_K8_2_a_tile_is_code_marker_and_owner():
    text = position("cm 1.0.0", "ay!=R su=B kh! lp", "1.0.0:TT12RLM/0.0.0:TT12RLM", recent="2>1")
    assert field(erawan.parse(text), 2) == "ay!=R,su=B,kh!,lp,cm,ba,na,ke"
    assert str(erawan.parse(text)) == text
    for wrong in ("ay=R!", "!ay=R", "ay=!R", "ay!!", "ay=R=R", "ay=b", "AY"):
        with pytest.raises(MalformedError):
            erawan.parse(text.replace("ay!=R", wrong))


def test_K8_2_an_empty_hand_is_a_dash_and_hands_are_in_order():
    text = position("cm 1.0.0", seats="1.0.0:-/0.0.0:KT2M")
    assert str(erawan.parse(text)) == text
    for wrong in ("MK", "TK", "KTTT", "21", "--", "k", "K-"):
        with pytest.raises(MalformedError):
            erawan.parse(text.replace("KT2M", wrong))


def test_K8_2_seats_by_their_latest_card_most_recent_first():
    state = erawan.parse(position("cm 4.4.4", seats="/".join([f"0.0.0:{FULL}"] * 3)))
    seen = []
    for turn in ("king:lp,su!su>R@cm", "pass", "king:lp,kh!kh>R@cm", "pass", "king:lp,ay!ay>R@cm"):
        state = state.play(turn)
        seen.append(field(state, 6))
    assert seen == ["1", "1", "3>1", "3>1", "2>3>1"]
    again = state.play("pass").play("rama:su,su>R@su")
    assert field(again, 6) == "1>2>3"


def test_K8_2_the_swap_stays_through_passes_and_struggles_until_the_next_card():
    text = position("cm 1.0.0 su 0.1.0 ke 3.0.0", "lp kh", f"0.0.0:{FULL}/0.0.0:{FULL}")
    state = after(text, "1v1:R@cm,L@su>R@ke")
    for turn in ("pass", "pass", "pass"):
        assert field(state, 7) == "1v1:R@cm,L@su"
        state = state.play(turn)
    assert "lp=B" in field(state, 2)
    assert field(state, 7) == "1v1:R@cm,L@su"
    assert field(state.play("rama:na,na>R@na"), 7) == "-"
    assert field(state.play("pass").play("1v1:L@cm,R@ke>R@su"), 7) == "1v1:L@cm,R@ke"


def test_K8_2_a_finished_position_names_the_seat_left_of_the_last_to_pass():
    for players, last in ((2, 1), (2, 2), (3, 3), (4, 2)):
        seats = "/".join(["1.0.0:-"] * players)
        text = position("ke 1.0.0", "cm=R lp=R su=R kh=L ay=L ba=L na=M ke", seats, seat=last, passes=players - 1)
        over = after(text, "pass")
        assert over.outcome is not None
        assert field(over, 4) == str(last % players + 1)
        assert field(over, 5) == "0"
        assert str(erawan.parse(str(over))) == str(over)
        assert erawan.parse(str(over)).outcome == over.outcome


# ---- K8.3 refusals. Each field is written with ^ before the place that the error must name.

USUAL = {
    0: "siam:2",
    1: "1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2",
    2: "kh,ke,cm,ba,ay,na,su,lp",
    3: "1.0.1:KTT12RLM/1.1.0:KTT12RLM",
    4: "2",
    5: "0",
    6: "-",
    7: "-",
}
EMPTY = "0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0"
PLAYED = "1.0.1:KTT2RLM/1.1.0:KTT1RLM"


@pytest.mark.parametrize(
    ("fields", "code", "rule"),
    [
        ({7: "- ^-"}, "kos.fields", "K8.2"),
        ({0: "^siam:3"}, "kos.map", "K8.2"),
        ({0: "^britain:2"}, "kos.map", "K8.2"),
        # too many followers
        ({1: "1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/^9.1.2"}, "kos.too_many", "K1.1"),
        ({1: "1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/^0.18.3/1.1.2/1.1.2"}, "kos.too_many", "K1.1"),
        ({3: "1.0.6:KTT12RLM/^1.1.4:KTT12RLM"}, "kos.too_many", "K1.1"),
        ({3: "^6.0.1:KTT12RLM/1.1.0:KTT12RLM"}, "kos.too_many", "K1.1"),
        # not the numbers, or not as many, as there must be
        ({1: "1.3.0/^2.2/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2"}, "kos.counts", "K8.2"),
        ({1: "1.3.0/^2.2.19/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2"}, "kos.counts", "K8.2"),
        ({1: "^1.3.0/2.2.0"}, "kos.part_count", "K8.2"),
        ({2: "^kh,ke,cm,ba,ay,na,su"}, "kos.part_count", "K8.2"),
        ({3: "^1.0.1:KTT12RLM"}, "kos.part_count", "K8.2"),
        # an unknown province, a tile twice
        ({2: "kh,ke,^xx,ba,ay,na,su,lp"}, "kos.tile", "K8.2"),
        ({2: "kh,ke,cm,ba,ay,na,^su=X,lp"}, "kos.tile", "K8.2"),
        ({2: "kh,ke,cm,ba,^ke,na,su,lp"}, "kos.tile_twice", "K8.3"),
        # a hand no player can have
        ({3: "1.0.1:KTT12RLM/^1.1.0:KKTT12RL"}, "kos.hand", "K8.3"),
        ({3: "^1.0.1:TTT/1.1.0:KTT12RLM"}, "kos.hand", "K8.3"),
        ({3: "^1.0.1:/1.1.0:KTT12RLM"}, "kos.hand", "K8.3"),
        # settled tiles out of order, followers on a settled province
        ({1: EMPTY, 2: "kh=R,ke,^cm=L,ba,ay,na,su,lp"}, "kos.settled_order", "K8.3"),
        ({1: "0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.1", 2: "kh=R,^ke=L,cm,ba,ay,na,su,lp"},
         "kos.settled_followers", "K4.4"),
        # more King markers than Maharachas played
        ({2: "kh,ke,^cm!,ba,ay,na,su,lp"}, "kos.markers", "K8.3"),
        ({2: "kh,ke!,cm,ba,^ay!,na,su,lp", 3: "1.0.1:TT12RLM/1.1.0:KTT12RLM", 6: "1"}, "kos.markers", "K8.3"),
        # more than four British provinces, or anything settled after the fourth
        ({1: EMPTY, 2: "kh=B,ke=B,cm=B,ba=B,^ay=B,na,su,lp"}, "kos.after_colony", "K6.3"),
        ({1: EMPTY, 2: "kh=B,ke=B,cm=B,ba=R,ay=B,^na=R,su=L,lp"}, "kos.after_colony", "K6.3"),
        # the seat, and as many passes as players
        ({4: "^3"}, "kos.seat", "K8.2"),
        ({4: "^0"}, "kos.seat", "K8.2"),
        ({5: "^2"}, "kos.passes", "K8.3"),
        ({1: EMPTY, 2: "kh=B,ke=B,cm=B,ba=B,ay,na,su,lp", 5: "^1"}, "kos.passes", "K8.3"),
        # a latest-card order that is not exactly the seats with fewer than eight cards
        ({6: "^1"}, "kos.recent", "K8.3"),
        ({3: PLAYED, 6: "^-"}, "kos.recent", "K8.3"),
        ({3: PLAYED, 6: "^1"}, "kos.recent", "K8.3"),
        ({3: PLAYED, 6: "^1>1"}, "kos.recent", "K8.3"),
        ({3: PLAYED, 6: "^1>2>3"}, "kos.recent", "K8.3"),
        # a swap whose card the most recent seat still holds
        ({7: "^1v1:L@cm,R@su"}, "kos.swap_card", "K8.3"),
        ({3: PLAYED, 6: "2>1", 7: "^1v1:L@cm,R@su"}, "kos.swap_card", "K8.3"),
        ({3: PLAYED, 6: "1>2", 7: "^2v1:LL@cm,R@su"}, "kos.swap_card", "K8.3"),
        # a swap that is none, or not in its one form
        ({3: PLAYED, 6: "1>2", 7: "^1v1:R@su,L@cm"}, "kos.swap", "K8.2"),
        ({3: PLAYED, 6: "2>1", 7: "^2v1:LR@cm,R@su"}, "kos.swap", "K8.2"),
        ({3: PLAYED, 6: "1>2", 7: "^1v1:L@xx,R@su"}, "kos.swap", "K8.2"),
        ({3: PLAYED, 6: "1>2", 7: "^king:cm,su!su"}, "kos.swap", "K8.2"),
    ],
)  # fmt: skip
def test_K8_3_impossible_positions_are_refused_with_reason_and_place(fields, code, rule):
    marked = " ".join({**USUAL, **fields}.values())
    place, text = marked.index("^") + 1, marked.replace("^", "")
    with pytest.raises(MalformedError) as caught:
        erawan.game("king-of-siam").parse(text)
    error = caught.value
    assert (error.code, error.rule, error.place) == (code, rule, place)
    assert all(error.tell(language) for language in LANGUAGES)


def test_K8_3_the_same_fields_without_the_fault_are_read():
    """The table above refuses what it says, and not something else in passing."""
    for fields in (
        {},
        {3: PLAYED, 6: "1>2", 7: "1v1:L@cm,R@su"},
        {3: PLAYED, 6: "2>1", 7: "2v1:RL@cm,R@su"},
        {2: "kh,ke!,cm,ba,ay,na,su,lp", 3: "1.0.1:TT12RLM/1.1.0:KTT12RLM", 6: "1"},
        {1: EMPTY, 2: "kh=B,ke=B,cm=B,ba=R,ay=B,na,su,lp"},
        {1: EMPTY, 2: "kh=B,ke=B,cm=B,ba=R,ay=R,na=R,su=L,lp=M"},
        {5: "1"},
        {3: "6.0.0:KTT12RLM/0.1.0:KTT12RLM", 1: EMPTY},
    ):
        text = " ".join({**USUAL, **fields}.values())
        assert str(erawan.game("king-of-siam").parse(text)) == text


# ---- K8.4 views


def test_K8_4_a_hidden_hand_is_a_star_the_number_of_cards_and_the_top_card():
    state = erawan.parse(position("cm 9.9.9"))
    for number, (turn, top) in enumerate(
        [
            ("king:cm,lp!lp>R@cm", "K"),
            ("khon:R@su,L@su,M@su>R@cm", "T"),
            ("khon:R@su,L@su,M@su>R@cm", "T"),
            ("1v1:R@cm,L@su>R@cm", "1"),
            ("2v1:RR@cm,M@su>R@cm", "2"),
            ("rama:su,su>R@cm", "R"),
            ("lao:su,su>L@cm", "L"),
            ("malay:na,na>M@cm", "M"),
        ]
    ):
        assert field(state, 3).partition("/")[2] == f"1.1.0:{FULL}"
        state = state.play(turn)
        court = field(state, 3).partition(":")[0]
        shown = state.view(2).text.split(" ")[3]
        assert shown == f"{court}:*{7 - number}{top}/1.1.0:{FULL}"
        assert state.view().text.split(" ")[3] == f"{court}:*{7 - number}{top}/1.1.0:*8"
        state = state.play("pass") if number < 7 else state
    assert state.view(2).text.split(" ")[:3] == str(state).split(" ")[:3]


def test_K8_4_everything_else_is_as_in_the_position():
    state = after(EXAMPLE, "1v1:L@cm,R@su>M@ke", "pass")
    for seat in (None, 1, 2):
        shown = state.view(seat)
        assert [part for i, part in enumerate(shown.text.split(" ")) if i != 3] == [
            part for i, part in enumerate(str(state).split(" ")) if i != 3
        ]
        assert (shown.seat, shown.to_move) == (seat, state.to_move)
