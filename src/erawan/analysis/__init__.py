"""The analysis of positions and games: the best turns, and how good the played ones were; see docs/analysis.md."""

from erawan.analysis.annotate_record import annotate
from erawan.analysis.game_analysis import (
    AnalysedPosition,
    AnalysedTurn,
    Analysis,
    analyse_position,
    analyse_record,
    judge_record,
    usual_engine,
)
from erawan.analysis.json_report import analysis_value, position_value
from erawan.analysis.judgement import Judgement, Mark, Note, accuracy
from erawan.analysis.probabilities import Proof, proof_for, win_probability
from erawan.analysis.win_chart import plot

__all__ = [
    "AnalysedPosition",
    "AnalysedTurn",
    "Analysis",
    "Judgement",
    "Mark",
    "Note",
    "Proof",
    "accuracy",
    "analyse_position",
    "analyse_record",
    "analysis_value",
    "annotate",
    "judge_record",
    "plot",
    "position_value",
    "proof_for",
    "usual_engine",
    "win_probability",
]
