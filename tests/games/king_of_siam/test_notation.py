"""K8: turns and positions of King of Siam as texts, read and written, and malformed input."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import erawan
from erawan.core.errors import MalformedError
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.maps import load_map
from erawan.games.king_of_siam.notation import format_turn, parse_turn
from erawan.games.king_of_siam.position import format_position, parse_position
from erawan.games.king_of_siam.setup import empty_vector
from erawan.words import LANGUAGES
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.oracle_texts import vector_of
from tests.games.king_of_siam.sample_positions import RARE, TURN_EXAMPLES
from tests.games.king_of_siam.test_kernel import STARTS, random_walk

SIAM = load_map("siam")
START = STARTS["K9.1"][0]


def read(text, plan=SIAM, players=None):
    vector = empty_vector(players or int(text.split(" ")[0].partition(":")[2]), plan)
    parse_position(text, vector, plan)
    return vector


@pytest.mark.parametrize("check", STARTS)
def test_K8_2_positions_of_random_games_read_back(check):
    text = STARTS[check][0]
    plan = load_map(text.split(":")[0])
    for vector in random_walk(text, check):
        written = format_position(vector, plan)
        again = read(written, plan)
        assert (again == vector).all()
        assert format_position(again, plan) == written


@pytest.mark.parametrize("name", RARE)
def test_K8_2_texts_read_as_the_tests_own_reader_reads_them(name):
    plan = load_map(RARE[name].split(":")[0])
    assert (read(RARE[name], plan) == vector_of(RARE[name])).all()
    assert format_position(read(RARE[name], plan), plan) == RARE[name]


@pytest.mark.parametrize("text", [*TURN_EXAMPLES, "king:su,ay!su", "1v1"])
def test_K8_1_the_examples(text):
    assert format_turn(parse_turn(text, SIAM), SIAM) == text


@pytest.mark.parametrize(
    ("other", "written"),
    [
        ("king:ay,su!ay>R@kh", "king:su,ay!ay>R@kh"),
        ("khon:M@ke,R@su,L@cm>L@cm", "khon:R@su,L@cm,M@ke>L@cm"),
        ("1v1:R@su,L@cm>M@ke", "1v1:L@cm,R@su>M@ke"),
        ("2v1:M@ay,LR@su>R@ay", "2v1:RL@su,M@ay>R@ay"),
        ("2v1:R@su,M@ay,L@su>R@ay", "2v1:RL@su,M@ay>R@ay"),
        ("2v1:M@ay,R@su>R@ay", "2v1:R@su,M@ay>R@ay"),
        ("rama:kh,su>R@su", "rama:su,kh>R@su"),
    ],
)
def test_K8_1_another_order_is_understood_and_rewritten(other, written):
    assert format_turn(parse_turn(other, SIAM), SIAM) == written


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "kos.turn_form", 1),
        ("pass\n", "kos.turn_form", 1),
        ("queen", "kos.turn_form", 1),
        ("king:su,ay!ay>R@kh\n", "kos.turn_form", 15),
        ("king:", "kos.turn_form", 1),
        ("king:su!ay", "kos.turn_form", 6),
        ("1v1:X@cm,R@su>M@ke", "kos.turn_form", 5),
        ("2v1:RLM@cm,R@su>M@ke", "kos.turn_form", 5),
        ("rama:xx>R@su", "kos.province", 6),
        ("rama:su>R@xx", "kos.province", 11),
        ("khon:R@su>", "kos.turn_form", 1),
    ],
)
def test_K8_1_malformed_turns_are_refused(text, code, place):
    with pytest.raises(MalformedError) as caught:
        parse_turn(text, SIAM)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert len({caught.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)


def changed(number, field, text=START):
    fields = text.split(" ")
    fields[number] = field
    return " ".join(fields)


COUNTS = "1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2"
EMPTY = "/".join(["0.0.0"] * 8)
TILES = "kh,ke,cm,ba,ay,na,su,lp"
SEATS = "1.0.1:KTT12RLM/1.1.0:KTT12RLM"
COLONY = "kh=B,ke=B,cm=B,ba=B,ay=R,na,su,lp"
PLAYED = changed(3, "1.0.1:KTT2RLM/1.1.0:KTT12RLM")


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        (START + " -", "kos.fields", None),
        (START.replace("siam:2", "siam:3"), "kos.map", 0),
        (changed(1, COUNTS + "/0.0.0"), "kos.part_count", 1),
        (changed(1, COUNTS.replace("1.3.0", "1.3")), "kos.counts", 1),
        (changed(1, COUNTS.replace("1.3.0", "19.3.0")), "kos.counts", 1),
        (changed(1, COUNTS.replace("1.3.0", "18.3.0")), "kos.too_many", None),
        (changed(2, TILES.replace("ke", "xx")), "kos.tile", 2),
        (changed(2, TILES.replace("ke", "ke?")), "kos.tile", 2),
        (changed(2, TILES.replace("ke", "kh")), "kos.tile_twice", 2),
        (changed(3, SEATS + "/1.0.0:K"), "kos.part_count", 3),
        (changed(3, SEATS.replace("KTT12RLM/", "KTTT12RLM/")), "kos.hand", 3),
        (changed(3, SEATS.replace("KTT12RLM/", "TK/")), "kos.hand", 3),
        (changed(3, SEATS.replace(":KTT12RLM/", ":/")), "kos.hand", 3),
        (changed(3, SEATS.replace(":KTT12RLM/", "/")), "kos.hand", 3),
        (changed(2, TILES.replace("ke", "ke=R"), changed(1, EMPTY)), "kos.settled_order", 2),
        (changed(2, TILES.replace("kh", "kh=R")), "kos.settled_followers", 2),
        (changed(2, COLONY, changed(1, EMPTY)), "kos.after_colony", 2),
        (changed(2, COLONY.replace("R", "B"), changed(1, EMPTY)), "kos.after_colony", 2),
        (changed(2, TILES.replace("ke", "ke!")), "kos.markers", 2),
        (changed(4, "3"), "kos.seat", 4),
        (changed(4, "0"), "kos.seat", 4),
        (changed(5, "2"), "kos.passes", 5),
        (changed(5, "x"), "kos.passes", 5),
        (changed(6, "1"), "kos.recent", 6),
        (changed(6, "x>y"), "kos.recent", 6),
        (PLAYED, "kos.recent", 6),
        (changed(6, "1>1", PLAYED), "kos.recent", 6),
        (changed(7, "1v1:L@cm,R@su"), "kos.swap_card", 7),
        (changed(7, "2v1:L@cm,R@su", changed(6, "1", PLAYED)), "kos.swap_card", 7),
        (changed(7, "nonsense"), "kos.swap", 7),
        (changed(7, "rama:su,kh"), "kos.swap", 7),
        (changed(7, "1v1:L@cm,R@su>M@ke", changed(6, "1", PLAYED)), "kos.swap", 7),
        (changed(7, "1v1:R@su,L@cm", changed(6, "1", PLAYED)), "kos.swap", 7),
        (changed(7, "1v1:L@cm", changed(6, "1", PLAYED)), "kos.swap", 7),
        (changed(7, "1v1:L@cm,R@su,R@su", changed(6, "1", PLAYED)), "kos.swap", 7),
        (changed(7, "1v1:L@cm,R@cm", changed(6, "1", PLAYED)), "kos.swap", 7),
        (changed(7, "2v1:LR@cm,M@su", changed(6, "1", changed(3, "1.0.1:KTT1RLM/1.1.0:KTT12RLM"))), "kos.swap", 7),
    ],
)
def test_K8_3_malformed_positions_are_refused(text, code, field):
    with pytest.raises(MalformedError) as caught:
        read(text, players=2)
    error = caught.value
    assert error.code == code
    assert len({error.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
    if field is not None:
        start = len(" ".join(text.split(" ")[:field])) + 1 + (field > 0)
        assert start <= error.place <= start + len(text.split(" ")[field])


def test_K8_2_a_protected_swap_reads_back():
    for text in (
        changed(7, "1v1:L@cm,R@su", changed(6, "1", PLAYED)),
        changed(7, "2v1:RR@cm,M@su", changed(6, "1", changed(3, "1.0.1:KTT1RLM/1.1.0:KTT12RLM"))),
        changed(7, "2v1:LM@cm,M@su", changed(6, "1", changed(3, "1.0.1:KTT1RLM/1.1.0:KTT12RLM"))),
    ):
        assert format_position(read(text), SIAM) == text


ANY = st.one_of(st.text(), st.text(alphabet="kingho1v2ramly:,@!>RLMsupa"), st.text(alphabet="siam:2 0./,=!KTRLMB->1v"))


@given(ANY)
def test_any_text_is_a_turn_or_a_clean_error(text):
    try:
        actions = parse_turn(text, SIAM)
    except MalformedError as error:
        assert str(error)
        return
    assert all(0 <= action < k.ACTION_COUNT for action in actions)


@given(st.integers(0, len(START)), ANY)
def test_a_damaged_position_reads_back_or_is_refused(at, damage):
    text = START[:at] + damage[: 3 if IS_INTERPRETED else 6] + START[at + 1 :]
    try:
        vector = read(text, players=2)
    except MalformedError as error:
        assert error.code
        return
    assert format_position(vector, SIAM) == text


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        ("khon", "the turn is not finished: khon needs more targets, as in khon:R@cm"),
        ("khon:L@su,R@cm", "needs more targets, as in khon:R@cm,L@su,M@cm"),
        ("1v1:L@cm,R@su", "after 1v1:L@cm,R@su you take a follower, as in 1v1:L@cm,R@su>R@cm"),
        ("khon:R@cm>R@cm", "choose one of: L@cm L@lp L@su L@kh L@ay L@ba L@na L@ke"),
        ("rama:cm,su>R@su", "Chiang Mai is not next to the right province; choose one of: su kh ba na"),
        ("1v1:L@cm,R@cm>R@su", "choose one of: R@lp L@lp R@su L@su M@su R@kh M@kh R@ay L@ay L@ba …"),
        ("rama>R@cm", "Rama in Chiang Mai is not possible at this step"),
        ("king:cm/lp", "as in king:cm,lp!cm>R@su"),
        ("1v1", "as in 1v1:R@cm"),
    ],
)
def test_a_wrong_turn_says_what_is_missing(turn, told):
    state = erawan.parse(
        "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp "
        "1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -"
    )
    with pytest.raises(erawan.ErawanError) as caught:
        state.play(turn)
    assert told in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert [again.tell(language) for language in LANGUAGES] == [caught.value.tell(language) for language in LANGUAGES]


def test_an_example_of_how_to_go_on_can_be_played_on():
    state = erawan.game("king-of-siam").start(seed=4)
    for card in ("king", "khon", "1v1", "2v1", "rama", "lao"):
        turn, steps = card, 0
        while (error := state.refusal(turn)) is not None:
            turn, steps = str(error.values["example"]), steps + 1
        assert steps >= 2
