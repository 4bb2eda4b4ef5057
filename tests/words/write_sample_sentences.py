"""Write the sentences of every language to ``sentences/``: ``python -m tests.words.write_sample_sentences``."""

from itertools import groupby
from pathlib import Path

from erawan.words import LANGUAGES
from tests.words.sample_sentences import sentences

FOLDER = Path(__file__).with_name("sentences")


def format_sentences(language: str) -> str:
    """Return the file of a language: each key, and below it the texts it gives."""
    groups = groupby(sentences(language), key=lambda pair: pair[0])
    return "".join(f"{key}\n" + "".join(f"    {text}\n" for _, text in pairs) for key, pairs in groups)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in LANGUAGES:
        (FOLDER / f"{each}.txt").write_text(format_sentences(each), encoding="utf-8")
