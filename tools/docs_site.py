"""Hooks of MkDocs: add the README and its neighbours to the documentation site (``make docs``).

MkDocs knows only the files in ``docs/``. These hooks add the texts that lie in the root of the repository, and
rewrite the links between both, which are written as they must be for readers of the repository.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
# The texts in the root of the repository, and their places in the site.
ROOT_TEXTS = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "LICENSE": "license.txt",
}
LOGO = "web/public/icon.svg"
LINK = re.compile(r"(?<=\]\()([^)#:]+)(?=[#)])")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the texts of the root and the logo to the files of the site."""
    files.append(File.generated(config, "img/logo.svg", abs_src_path=str(ROOT / LOGO)))
    for name, place in ROOT_TEXTS.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, place, content=rewrite_links(text, name, place)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page in ``docs/`` that lead to the root, and hide the list of pages on the home page."""
    place = page.file.src_uri
    if place == ROOT_TEXTS["README.md"]:
        page.meta["hide"] = ["navigation"]
    return markdown if place in ROOT_TEXTS.values() else rewrite_links(markdown, f"docs/{place}", place)


def rewrite_links(text: str, source: str, place: str) -> str:
    """Return a text whose links, relative to the file ``source`` in the repository, lead from ``place`` in the site."""

    def rewrite(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link[1]))
        in_site = ROOT_TEXTS.get(target) or target.removeprefix("docs/")
        return posixpath.relpath(in_site, posixpath.dirname(place) or ".")

    return LINK.sub(rewrite, text)
