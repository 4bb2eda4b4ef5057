"""``erawan export``: records as JSON Lines or Parquet, for research."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from erawan.cli.arguments import Language, progress_bar, read_language, report_error
from erawan.core.errors import ErawanError, OptionError, quote
from erawan.records import Record, RecordError, export_json_lines, export_parquet, read_records
from erawan.words import Phrase, say

WRITERS = {".jsonl": export_json_lines, ".parquet": export_parquet}


def export(
    file: Annotated[Path, Parameter(help="A file of recorded games.")],
    output: Annotated[
        Path, Parameter(help="The file to write: .jsonl (one game per line) or .parquet (one turn per row).")
    ],
    *,
    language: Language = None,
) -> None:
    """Write records as JSON Lines or Parquet; broken records are named and left out, and the exit status is then 2."""
    spoken = read_language(language)
    writer = WRITERS.get(output.suffix)
    if writer is None:
        raise OptionError("export.suffix", found=quote(output.suffix), expected=", ".join(WRITERS))
    if output.exists() and file.exists() and output.samefile(file):
        raise OptionError("export.same", path=str(output))
    broken: list[RecordError] = []
    with progress_bar() as progress:
        task = progress.add_task(str(file), total=None)

        def counted() -> Iterator[Record]:
            for record in read_records(file, broken.append):
                progress.advance(task)
                yield record

        count = writer(counted(), output)
    for error in broken:
        report_error(error, spoken)
    print(say(Phrase("export-done", {"count": count, "path": str(output)}), spoken))
    if broken:
        raise ErawanError("export.broken", count=len(broken))
