"""Write what the coach says about each kind of moment: ``python -m tests.analysis.write_coach_sentences``."""

from pathlib import Path

from erawan.analysis.coach import judge_try
from erawan.words import LANGUAGES, Phrase, say
from tests.analysis.coach_cases import FOUND, moments

FOLDER = Path(__file__).with_name("coach_sentences")


def format_coach_sentences(language: str) -> str:
    """Return the file of a language: for each kind its name, the explanation, the judgements and the advice."""
    return "".join(f"{kind}\n" + "".join(f"    {line}\n" for line in _lines(kind, language)) for kind in FOUND)


def _lines(kind: str, language: str) -> list[str]:
    moment = moments(FOUND[kind])[0]
    told = " ".join(say(phrase, language) for phrase in moment.fact.sentences())
    frames = (say(Phrase(f"coach-{part}-{kind}"), language) for part in ("name", "task", "tip"))
    tried = (say(judge_try(moment, turn).phrase, language) for turn in (moment.better, moment.turn.turn))
    name, task, tip = frames
    right, wrong = tried
    return [name, f"? {task}", told, f"+ {right}", f"- {wrong}", f"! {tip}"]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in LANGUAGES:
        (FOLDER / f"{each}.txt").write_text(format_coach_sentences(each), encoding="utf-8")
