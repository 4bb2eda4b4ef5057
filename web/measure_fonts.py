"""Measure how wide the app's texts are in its own fonts and in the system fonts that stand in for them.

``python web/measure_fonts.py FOLDER`` writes ``web/font-widths.json``, from which ``web/fonts.ts`` computes the
``size-adjust`` of every stand-in. Run it again after a change of fonts. FOLDER has to hold the packages with the
stand-ins, none of which the app needs; Arimo and Tinos have the widths of Arial and Times New Roman:
``npm install --no-save @fontsource/{arimo,tinos,roboto,noto-sans,noto-serif} dejavu-fonts-ttf``.

A width is the average advance of a character in em, kerning included, over all texts of the catalogues: the first
number over the four languages with Latin letters, the second over the Cyrillic letters of Russian.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).resolve().parent
CATALOGUES = WEB.parent / "src/erawan/words/catalogues"
PARTS = ("latin", "cyrillic")
# Enough of the catalogues for an average, and short enough for one call.
SAMPLE = 60_000
MEASURE = """async ([data, style, weight, text]) => {
  const face = new FontFace('measured', `url(data:font/woff2;base64,${data})`, { style, weight: '1 999' })
  document.fonts.add(await face.load())
  const canvas = document.createElement('canvas').getContext('2d')
  canvas.font = `${style} ${weight} 1000px measured`
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(text)
  document.fonts.delete(face)
  return [width / text.length, fontBoundingBoxAscent, fontBoundingBoxDescent].map((px) => px / 1000)
}"""


def read_texts() -> tuple[str, str]:
    """Return the texts in Latin letters, and the Cyrillic letters of the Russian ones."""
    said = {
        language: " ".join(
            re.sub(r"\{[^}]*\}", " ", line.partition("=")[2])
            for path in sorted((CATALOGUES / language).glob("*.ftl"))
            for line in path.read_text(encoding="utf-8").splitlines()
            if re.match(r"[a-z][a-z0-9-]* = ", line)
        )
        for language in ("en", "fr", "nl", "de", "ru")
    }
    latin = "".join(said[language][: SAMPLE // 4] for language in ("en", "fr", "nl", "de"))
    cyrillic = re.sub(r"[^\u0400-\u045f]", "", said["ru"])[:SAMPLE]
    return re.sub(r"[^ -~\u00c0-\u00ff\u0153\u2019]|\s+", " ", latin), cyrillic


def fontsource(folder: Path, name: str, kind: str) -> list[Path]:
    """Return the Latin and the Cyrillic file of a Fontsource package."""
    return [next(folder.glob(f"node_modules/@fontsource*/{name}/files/{name}-{part}-{kind}.woff2")) for part in PARTS]


def faces(folder: Path) -> dict[str, dict[str, tuple[list[Path], str, int]]]:
    """Return for every font and kind of letter its files, style and weight."""

    def sans(regular: list[Path], bold: list[Path]) -> dict[str, tuple[list[Path], str, int]]:
        return {"regular": (regular, "normal", 400), "bold": (bold, "normal", 700)}

    def serif(bold: list[Path], italic: list[Path]) -> dict[str, tuple[list[Path], str, int]]:
        return {"bold": (bold, "normal", 700), "bold italic": (italic, "italic", 700)}

    def pair(name: str, *kinds: str) -> list[list[Path]]:
        return [fontsource(folder, name, kind) for kind in kinds]

    nunito = fontsource(WEB, "nunito", "wght-normal")
    dejavu = folder / "node_modules/dejavu-fonts-ttf/ttf"
    return {
        "Nunito": {str(weight): (nunito, "normal", weight) for weight in (400, 600, 700)},
        "Philosopher": serif(*(fontsource(WEB, "philosopher", f"700-{style}") for style in ("normal", "italic"))),
        "Arial": sans(*pair("arimo", "400-normal", "700-normal")),
        "Roboto": sans(*pair("roboto", "400-normal", "700-normal")),
        "Noto Sans": sans(*pair("noto-sans", "400-normal", "700-normal")),
        "DejaVu Sans": sans([dejavu / "DejaVuSans.ttf"], [dejavu / "DejaVuSans-Bold.ttf"]),
        "Times New Roman": serif(*pair("tinos", "700-normal", "700-italic")),
        "Noto Serif": serif(*pair("noto-serif", "700-normal", "700-italic")),
        "DejaVu Serif": serif([dejavu / "DejaVuSerif-Bold.ttf"], [dejavu / "DejaVuSerif-BoldItalic.ttf"]),
    }


def measure(page: Page, files: list[Path], style: str, weight: int) -> dict[str, object]:
    """Return the widths, ascent and descent of a face in em."""
    widths = []
    # A font in one file has both kinds of letters in it.
    for file, text in zip((files[0], files[-1]), read_texts(), strict=True):
        data = base64.b64encode(file.read_bytes()).decode()
        width, ascent, descent = page.evaluate(MEASURE, [data, style, weight, text])
        widths.append(round(width, 4))
    return {"widths": widths, "ascent": round(ascent, 3), "descent": round(descent, 3)}


def main() -> None:
    """Write the file."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        measured = {
            family: {kind: measure(page, *face) for kind, face in kinds.items()}
            for family, kinds in faces(Path(sys.argv[1])).items()
        }
        browser.close()
    (WEB / "font-widths.json").write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
