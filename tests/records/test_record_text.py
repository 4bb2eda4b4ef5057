"""The text of one record: written and read again; faults are refused with their line."""

import copy
import pickle
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

import erawan
from erawan.core.errors import MalformedError
from erawan.records import Record, RecordedTurn, RecordError, Result, format_record, parse_record, record_of
from erawan.records import record_text as text_module
from erawan.records.movetext import format_clock, parse_clock
from tests.records.random_games import KINDS, make_record

OPENING = ("+c1n", "+c5s", "c1c2n", "c5c4s")


@pytest.fixture
def record(siam):
    return record_of(siam.start(), OPENING, seats=("Anna", "Bo"), began=datetime(2026, 1, 31, 18, 30, tzinfo=UTC))


def refused(text):
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_record_reads_as_it_was_written(name, options):
    for seed in range(3):
        record = make_record(name, options, seed, seats=("Ж", *["x"] * (options.get("players", 2) - 1)))
        assert record.result is not None
        again = parse_record(format_record(record))
        assert again == record
        assert again.game == record.game
        assert [str(state) for state in again.replay()] == [str(state) for state in record.replay()]


def test_the_text_of_a_record_has_all_tags_and_turns(record):
    assert format_record(record) == (
        '[game "siam"]\n'
        "[format 1]\n"
        "[rules 1]\n"
        '[options {"push": "walk", "repetition": 3, "opening_ban": false, "turn_limit": 0}]\n'
        '[start "5/5/1###1/5/5 E"]\n'
        '[seats ["Anna", "Bo"]]\n'
        '[began "2026-01-31T18:30:00+00:00"]\n'
        "\n"
        "1. +c1n 2. +c5s 3. c1c2n 4. c5c4s *\n"
    )


def test_clocks_comments_and_variations_are_kept(record):
    first, second, *rest = record.turns
    noted = replace(
        record,
        turns=(
            replace(first, clock_ms=299_500, comment="with a } brace, a \\ and [game\ntwo lines"),
            replace(
                second, variations=((RecordedTurn("+b5s", 1000, "or"), RecordedTurn("+a1n")), (RecordedTurn("+d5s"),))
            ),
            *rest,
        ),
        comment="before the first turn",
        tags={"event": "Ладья", "ratings": [1500, None]},
    )
    text = format_record(noted)
    assert parse_record(text) == noted
    assert "1. +c1n @4:59.5 {with" in text
    assert "(2. +b5s @0:01 {or} 3. +a1n) (2. +d5s)" in text
    assert not any(line.startswith("[") for line in text.split("\n\n", 1)[1].splitlines())


@given(st.text(max_size=300) | st.text(alphabet="{}[]()\\ \n\t\xa0\u2028nsu0", max_size=60))
def test_any_comment_is_read_again(comment):
    try:
        recorded = RecordedTurn("+c1n", comment=comment)
    except MalformedError:
        assert any("\ud800" <= character <= "\udfff" for character in comment)
        return
    record = Record(erawan.game("siam"), "5/5/1###1/5/5 E", (recorded,), comment=comment)
    assert parse_record(format_record(record)) == record


@given(st.integers(0, 10**10))
def test_any_clock_is_read_again(clock_ms):
    clock_ms %= 3600_000 * 9999
    assert parse_clock(format_clock(clock_ms)) == clock_ms


def test_turns_are_written_in_their_one_form():
    """K8.1: another order is understood and rewritten."""
    start = erawan.game("king-of-siam").parse(
        "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh,ke,cm,ba,ay,na,su,lp"
        " 1.0.1:KTT12RLM/1.1.0:KTT12RLM 2 0 - -"
    )
    record = record_of(start, ["khon:M@ke,R@su,L@cm>L@cm"])
    assert record.texts == ("khon:R@su,L@cm,M@ke>L@cm",)


def test_a_game_may_end_outside_its_rules(siam):
    for reason, winners in (("resigned", (2,)), ("time", (1,)), ("agreed", ()), ("abandoned", ())):
        record = record_of(siam.start(), OPENING, result=Result(winners, reason))
        assert parse_record(format_record(record)).result == Result(winners, reason)


def test_without_verification_turns_stand_as_they_are(record):
    text = format_record(record).replace("c5c4s", "a1a2n")
    assert parse_record(text, is_verified=False).texts[-1] == "a1a2n"


# ---- what is refused

SPOILED = [
    ("c5c4s", "a1a2n", 9, "siam.no_animal", "S1.5"),
    ("4. c5c4s *", "4. c5c4s", 9, "record.cut", ""),
    ("4. c5c4s *", "", 9, "record.cut", ""),
    ("1. +c1n", "7. +c1n", 9, "record.number", ""),
    ("+c1n", "@1:00", 9, "record.no_turn", ""),
    ("+c1n", "+c1n @never", 9, "record.clock", ""),
    ("+c1n", "+c1n {never closed", 9, "record.brace", ""),
    ("+c1n", "+c1n }", 9, "record.brace", ""),
    ("+c1n", "+c1n (", 9, "record.number", ""),
    ("+c1n", "+c1n (1. )", 9, "record.no_turn", ""),
    ("+c1n", "+c1n (1. +c1n", 9, "record.no_turn", ""),
    ("+c1n", "+c1n " + "(1. +c1n " * 30, 9, "record.too_deep", ""),
    ("+c1n", "+c1n (1. a1a2n)", 9, "siam.no_animal", "S1.5"),
    ("+c1n", "+c1n (1. +b1n (1.\n+a1n) 2. +b5s (2. +b5s\n3. +a1n\n4. e5e4n))", 12, "siam.no_animal", "S1.5"),
    ("+c1n", "+c1n\n\n\n }", 12, "record.brace", ""),
    ("+c1n", "+c1n\n\n {never closed", 11, "record.brace", ""),
    ("+c1n", "+c1n @1:99", 9, "record.clock", ""),
    ("+c1n", "+c1n @9999999:00", 9, "record.clock", ""),
    ("+c1n", "+c1n @9999:59:60", 9, "record.clock", ""),
    (" *", " *\n\nnote", 11, "record.after_result", ""),
    (" *", " * }", 9, "record.after_result", ""),
    ("[rules 1]", "[rules true]", 3, "record.rules", ""),
    ("[rules 1]", "[rules 1.0]", 3, "record.rules", ""),
    ("[format 1]", "[format true]", 2, "record.format", ""),
    ("[began", "[x NaN]\n[began", 7, "record.tag", ""),
    ("[began", '[x {"a": 1, "a": 2}]\n[began', 7, "record.tag", ""),
    ("[began", '[x "\\ud800"]\n[began', 7, "record.tag", ""),
    ("[began", f"[x {'9' * 5000}]\n[began", 7, "record.tag", ""),
    ("[began", '[result {"winners": [2, 1], "reason": "resigned"}]\n[began', 7, "record.result", ""),
    ('"push": "walk"', '"self": 1', 4, "option.unknown", ""),
    ('[game "siam"]\n', "", 1, "record.no_tag", ""),
    ('[game "siam"]\n[format 1]', '[format 1]\n[game "siam"]', 1, "record.no_tag", ""),
    (" *", " * 5. +a1n", 9, "record.after_result", ""),
    (" *", " =1", 1, "record.two_results", ""),
    (" *", " ==", 1, "record.two_results", ""),
    ('"siam"', '"chess"', 1, "game.unknown", ""),
    ('"siam"', "5", 1, "text.not_text", ""),
    ("[format 1]", "[format 2]", 2, "record.format", ""),
    ("[rules 1]", "[rules 9]", 3, "record.rules", ""),
    ("[rules 1]\n", "", 1, "record.no_tag", ""),
    ('"walk"', '"run"', 4, "option.bad_value", "S3.4"),
    ('{"push": "walk", "repetition": 3, "opening_ban": false, "turn_limit": 0}', "[]", 4, "record.options", ""),
    ("5/5/1###1/5/5 E", "5/5/1###1/5/5 X", 5, "siam.side", ""),
    ('"5/5/1###1/5/5 E"', "1", 5, "text.not_text", ""),
    ('[start "5/5/1###1/5/5 E"]\n', "", 1, "record.no_tag", ""),
    ('["Anna", "Bo"]', '["Anna"]', 6, "record.seats", ""),
    ('["Anna", "Bo"]', '["Anna", 2]', 6, "record.seats", ""),
    ('["Anna", "Bo"]', '["Anna", "\\u0007"]', 6, "record.seats", ""),
    ('"Bo"]', '"Bo"', 6, "record.tag", ""),
    ("2026-01-31T18", "yesterday", 7, "record.time", ""),
    ("[began", '[seats ["A", "B"]]\n[began', 7, "record.tag_twice", ""),
    ("[began", '[result {"winners": 1}]\n[began', 7, "record.result", ""),
    ("[began", '[result {"winners": [1], "reason": "rock_off"}]\n[began', 7, "record.two_results", ""),
    ("[began", "[Event x]\n[began", 7, "record.tag", ""),
    ("[began", f"[deep {'[' * 100_000}]\n[began", 7, "record.tag", ""),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "rule"), SPOILED, ids=[f"{row[3]}-{n}" for n, row in enumerate(SPOILED)]
)
def test_a_spoiled_record_says_line_and_reason(record, old, new, line, code, rule):
    text = format_record(record)
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert (error.code, error.line) == (code, line)
    assert error.rule.startswith(rule)
    assert str(error).startswith(f"line {line}: ")
    assert error.tell("de").startswith(f"Zeile {line}: ")


def test_a_result_must_be_that_of_the_rules():
    record = make_record("siam", {"turn_limit": 30}, 5)
    text = format_record(record)
    assert refused(text.replace('"reason": "', '"reason": "another_')).code == "record.other_result"
    unfinished = replace(record, turns=record.turns[:-1])
    error = refused(format_record(unfinished))
    assert error.code == "record.not_over"
    winner_of_nothing = record_of(next(record.replay()), record.texts[:4], result=Result((1,), "resigned"))
    assert refused(format_record(replace(winner_of_nothing, result=Result((7,), "resigned")))).code == "seat.unknown"


def test_a_map_with_another_digest_is_refused():
    """K1.5: a record knows the map it was played on."""
    text = format_record(make_record("king-of-siam", {"players": 2}, 1, 3))
    digest = erawan.game("king-of-siam").map.digest
    error = refused(text.replace(digest, "0" * 12))
    assert (error.code, error.rule, error.line) == ("record.map_digest", "K1.5", 5)
    assert refused(text.replace('[map {"name": "siam"', '[map {"name": "atlantis"')).code == "map.unknown"
    spoiled = "\n".join("[map 3]" if line.startswith("[map ") else line for line in text.splitlines())
    assert refused(spoiled).code == "record.map"
    assert refused("\n".join(line for line in text.splitlines() if not line.startswith("[map "))).code == "record.map"


def test_a_map_of_ones_own_travels_with_the_record(tmp_path):
    """K1.5: the record replays where the file of the map is not."""
    from erawan.games.king_of_siam.maps import FOLDER

    own = tmp_path / "own.toml"
    own.write_text(
        (FOLDER / "siam.toml").read_text().replace('name = "siam"', 'name = "mine"').replace("Khorat", "Korat")
    )
    record = make_record("king-of-siam", {"players": 2, "map": str(own)}, 1, 20)
    text = format_record(record)
    own.unlink()
    assert str(tmp_path) not in text
    again = parse_record(text)
    assert again == record
    assert again.game.map == record.game.map
    assert again.game.map.provinces[3].name == "Korat"


def test_a_header_never_opens_a_file(tmp_path):
    text = format_record(make_record("king-of-siam", {"players": 2}, 1, 3))
    spy = tmp_path / "spy.toml"
    assert refused(text.replace('[map {"name": "siam"', f'[map {{"name": "{spy}"')).code == "map.unknown"
    assert parse_record(text.replace('"map": "siam"', f'"map": "{spy}"')).game.options["map"] == "siam"


@pytest.fixture(scope="module", params=[("siam", {}), ("king-of-siam", {"players": 3})], ids=lambda kind: kind[0])
def written(request):
    """Return the text of a game."""
    return format_record(make_record(*request.param, 2, 30))


@given(st.data())
def test_any_garbling_is_a_record_or_a_clean_error(written, data):
    at = data.draw(st.integers(0, len(written)))
    cut = data.draw(st.integers(0, 20))
    new = data.draw(st.text(max_size=8))
    try:
        parse_record(written[:at] + new + written[at + cut :])
    except RecordError as error:
        assert 1 <= error.line <= written.count("\n") + new.count("\n") + 1
        assert str(error)


def test_what_stands_behind_the_result_is_named(record):
    assert "'5. +a1n' comes after the result" in str(refused(format_record(record).replace(" *", " * 5. +a1n")))


def test_an_error_keeps_its_line_when_it_travels(record):
    error = refused(format_record(record).replace("c5c4s", "a1a2n"))
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (again.line, again.code, again.rule, str(again)) == (error.line, error.code, error.rule, str(error))


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("record.seats", {"seats": ("A\nB", "C")}),
        ("record.seats", {"seats": ("A",)}),
        ("record.seats", {"seats": ("A" * 101, "C")}),
        ("record.tag", {"tags": {"A b": 1}}),
        ("record.tag", {"tags": {"result": 1}}),
        ("record.tag", {"tags": {"options": 1}}),
        ("record.tag", {"tags": {"x": float("nan")}}),
        ("record.tag", {"tags": {"x": {1, 2}}}),
        ("record.tag", {"tags": {"x": "\ud800"}}),
        ("record.not_text", {"comment": "\ud800"}),
    ],
)
def test_a_record_that_could_not_be_read_again_cannot_be_made(record, code, changes):
    with pytest.raises(MalformedError) as caught:
        replace(record, **changes)
    assert caught.value.code == code


def test_nor_can_such_a_turn_or_result():
    for clock_ms in (-1, 1.5, 10**12):
        with pytest.raises(MalformedError, match="clock"):
            RecordedTurn("+c1n", clock_ms)
    turn = RecordedTurn("+c1n")
    for _ in range(10):
        turn = RecordedTurn("+c1n", variations=((turn,),))
    with pytest.raises(MalformedError, match="deep"):
        RecordedTurn("+c1n", variations=((turn,),))
    with pytest.raises(MalformedError):
        Result((2, 2), "resigned")


def test_a_record_too_large_is_not_written(siam, monkeypatch):
    monkeypatch.setattr(text_module, "LARGEST_RECORD", 200)
    with pytest.raises(MalformedError, match="at most"):
        format_record(record_of(siam.start(), OPENING, tags={"x": "y" * 300}))
