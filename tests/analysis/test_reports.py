"""The outputs of an analysis: text, JSON values, an annotated record, a chart."""

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from erawan.analysis import Mark, analyse_position, analyse_record, analysis_value, annotate, plot, position_value
from erawan.analysis.annotate_record import legal_part
from erawan.analysis.sentences import percent, seat_name
from erawan.analysis.text_report import BAR_WIDTH, bar, numbers, tell_game, tell_position
from erawan.analysis.win_chart import DASHES, _apart
from erawan.core.errors import ErawanError
from erawan.records import RecordedTurn, format_record, parse_record, record_of
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation
from erawan.words import LANGUAGES
from tests.analysis.scripted_engine import FakeEngine, worth
from tests.records.random_games import make_record

LIMITS = Limits(nodes=100)
PAGE = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")


@pytest.fixture
def analysis(siam):
    """Three turns: a mistake, the only good turn, a turn that wins."""
    record = record_of(siam.start(), ["+c1n", "+c5s", "c1c2n"], seats=("Anna <1>", ""))
    texts = [str(state) for state in record.replay()]
    told = {
        texts[0]: [(["+a1n", "+a5s"], worth(1, 0.2))],
        texts[1]: [(["+c5s"], worth(2, 0.0)), (["+a1n"], worth(2, -0.9))],
        texts[3]: [(["+a1n"], worth(1, 1.0, is_proven=True, distance=4))],
    }
    return analyse_record(record, LIMITS, 2, FakeEngine(told))


def all_keys(value):
    if isinstance(value, dict):
        return set(value) | set().union(*map(all_keys, value.values()))
    return set().union(*map(all_keys, value)) if isinstance(value, list) else set()


def test_a_line_a_turn_and_one_a_player(analysis):
    lines = [line.plain for line in tell_game(analysis, "en")]
    assert lines[0] == "[█] Anna <1>   [░] the rhinos"
    assert lines[1] == "  1. Anna <1>   +c1n  ?  ██████████░░░░░░░░░░  50:50   better: +a1n +a5s"
    assert lines[3].endswith("████████████████████ 100:0    wins in 5 turns")
    assert lines[-2].split()[:5] == ["Anna", "<1>", "accuracy", "84%", "?!"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_everything(analysis, language):
    for line in tell_game(analysis, language):
        assert "analysis-" not in line.plain
    assert "analysis-" not in "".join(turn.comment for turn in annotate(analysis, language).turns)
    assert "analysis-" not in plot(analysis, language)


def test_a_position_is_told_with_words(siam):
    engine = FakeEngine(
        {str(siam.start()): [(["+c1n", "+c5s"], worth(1, 0.4)), (["+a1n"], worth(1, -1.0, is_proven=True))]}
    )
    thought = analyse_position(siam.start(), LIMITS, engine=engine)
    told = [line.plain for line in tell_position(siam.start(), thought, "en")]
    assert told[0] == "5/5/1###1/5/5 E  To move: the elephants"
    assert told[1] == "depth 3, 100 nodes in 0.5 s"
    assert told[3] == " 1. +c1n  ██████████████░░░░░░  70:30"
    assert told[4:6] == ["    the elephant enters on c1 facing north", "    +c1n +c5s"]
    assert told[7].endswith("0:100  loses")


def test_a_bar_is_always_full():
    game = make_record("king-of-siam", {"players": 3}, 1, 1).game
    for returns in ((-1.0, -1.0, 1.0), (-0.3, -0.4, -0.3), (-1.0, -1.0, -1.0)):
        assert len(bar(Evaluation(returns), game).plain) in (BAR_WIDTH, 0 if sum(returns) == -3 else BAR_WIDTH)
    assert numbers(Evaluation((-0.3, -0.4, -0.3)), game).strip() == "35:30:35"


def test_only_proven_results_are_shown_as_certain():
    assert percent(worth(1, 0.9999), 1) == 99
    assert percent(worth(1, -0.9999), 1) == 1
    assert percent(worth(1, 1.0, is_proven=True), 1) == 100


def test_partners_share_a_line():
    game = make_record("king-of-siam", {"players": 4}, 1, 1).game
    assert game.sides == ((1, 3), (2, 4))
    assert seat_name(game, 3, (), "fr") == "Place 3"
    assert seat_name(game, 1, ("x" * 90, "", "", ""), "en").endswith("…")


def test_the_values_are_json_and_documented(analysis, siam):
    game = json.loads(json.dumps(analysis_value(analysis)))
    position = position_value(siam.start(), analyse_position(siam.start(), LIMITS, engine=FakeEngine()), LIMITS)
    keys = all_keys(game) | all_keys(json.loads(json.dumps(position)))
    options = set(siam.options)
    assert {key for key in keys - options if f"`{key}`" not in PAGE} == set()
    assert (game["kind"], position["kind"]) == ("game", "position")
    assert [turn["mark"] for turn in game["turns"]] == ["mistake", "only", "good"]
    assert game["errors"][0] == {"inaccuracy": 0, "mistake": 1, "blunder": 0}
    assert game["final"]["evaluation"] == {
        "returns": [1.0, -1.0],
        "win_probability": [1.0, 0.0],
        "proven": True,
        "distance": 4,
    }
    assert all(f"`{mark}`" in PAGE for mark in Mark)


def test_an_annotated_record_can_be_read_again(analysis):
    record = annotate(analysis)
    assert parse_record(format_record(record)) == record
    first, second, third = record.turns
    assert first.comment == "? 60% → 50%; better: +a1n +a5s"
    assert [turn.turn for turn in first.variations[0]] == ["+a1n", "+a5s"]
    assert second.comment == "! 50% → 0%; loses in 6 turns"
    assert third.comment == "100%; wins in 5 turns"
    assert record.tags["analysis"]["nodes"] == 100
    again = annotate(type(analysis)(**{**vars(analysis), "record": record}))
    assert again.turns[0].variations == first.variations


def on(analysis, record):
    """The same analysis of another record of the same turns."""
    return type(analysis)(**{**vars(analysis), "record": record})


def test_annotating_again_replaces_the_earlier_comments(analysis):
    once = annotate(analysis)
    assert annotate(on(analysis, once)) == once
    assert annotate(on(analysis, parse_record(format_record(once)))) == once
    other = annotate(on(analysis, annotate(analysis, "fr")))
    assert other.turns == once.turns


def test_what_others_wrote_stays_when_a_game_is_annotated_again(analysis):
    own = (RecordedTurn("+b1n", None, "quieter"),)
    first, *others = analysis.record.turns
    mine = replace(analysis.record, turns=(replace(first, comment="hm", variations=(own,)), *others))
    once = annotate(on(analysis, mine))
    assert once.turns[0].comment == "hm; ? 60% → 50%; better: +a1n +a5s"
    assert annotate(on(analysis, once)) == once
    # A person has changed a comment and added one to the variation: both stay.
    changed = replace(
        once.turns[0],
        comment=once.turns[0].comment + " (really?)",
        variations=(own, (replace(once.turns[0].variations[1][0], comment="mine"), *once.turns[0].variations[1][1:])),
    )
    again = annotate(on(analysis, replace(once, turns=(changed, *once.turns[1:])))).turns[0]
    assert again.comment == "hm; ? 60% → 50%; better: +a1n +a5s (really?); ? 60% → 50%; better: +a1n +a5s"
    assert again.variations == changed.variations


def test_turns_that_are_not_analysed_again_keep_their_comments(analysis):
    once = annotate(analysis)
    part = replace(analysis, turns=analysis.turns[:1], record=once)
    again = annotate(part)
    assert again.turns == once.turns
    assert annotate(on(analysis, again)).turns == once.turns


@pytest.mark.parametrize("tag", [7, {"said": 7}, {"said": {"1": 7}}, {"said": {"1": {"comment": 7, "line": 7}}}])
def test_a_tag_of_another_program_is_ignored(analysis, tag):
    record = replace(analysis.record, tags={"analysis": tag})
    assert annotate(on(analysis, record)).turns == annotate(analysis).turns


def test_lines_are_cut_where_they_break_a_rule(siam):
    assert legal_part(siam.start(), ("+c1n", "+c3s", "+a1n")) == ("+c1n",)


def test_the_plot_tells_nothing_by_colour_alone(analysis):
    root = ET.fromstring(plot(analysis))
    space = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{space}title").text == "The course of the game: Anna <1> – the rhinos"
    assert "1. Anna <1>: +c1n ? (60% → 50%; better: +a1n +a5s)" in root.find(f"{space}desc").text
    lines = root.findall(f"{space}polyline")
    assert len({line.get("stroke-dasharray") for line in lines}) == len(lines) == 2
    labels = [text.text for text in root.iter(f"{space}text")]
    assert {"Anna <1>", "the rhinos", "accuracy 84%"} <= set(labels)
    assert "prefers-color-scheme:dark" in root.find(f"{space}style").text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_side_has_a_line_of_its_own(players):
    record = make_record("king-of-siam", {"players": players}, 1)
    picture = plot(analyse_record(record, LIMITS, engine=FakeEngine()), "de")
    assert ET.fromstring(picture).tag.endswith("svg")
    assert picture.count("<polyline") == len(record.game.sides)
    assert len(set(DASHES)) == 4
    for x, y in re.findall(r"([\d.]+),([\d.]+)", " ".join(re.findall(r'points="([^"]+)"', picture))):
        assert 0 <= float(x) <= 900
        assert 0 <= float(y) <= 500


def test_labels_never_cover_each_other():
    placed = sorted(_apart([398.0, 398.0, 390.0, 398.0], [44] * 4))
    assert all(lower - upper >= 22 for upper, lower in pairwise(placed))
    assert placed[-1] <= 410


def test_nothing_is_not_plotted(analysis):
    stop = Stop()
    stop.set()
    nothing = analyse_record(analysis.record, LIMITS, engine=FakeEngine(), stop=stop)
    assert [line.plain for line in tell_game(nothing, "en")] == ["stopped before any turn was analysed"]
    assert analysis_value(nothing)["final"] is None
    with pytest.raises(ErawanError):
        plot(nothing)
