"""The documentation site: what MkDocs builds from ``docs/`` and the texts beside it."""

import re

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort
from tools.docs_site import rewrite_links

from tests.project.test_docs import ROOT

SETTINGS = str(ROOT / "mkdocs.yml")
# Files that the browser loads by itself, unlike links that a reader may follow.
LOADED = re.compile(r'(?:\bsrc=|<link [^>]*\bhref=|url\()["\']?(?:https?:)?//[^"\')\s>]+')


@pytest.mark.parametrize(
    ("link", "source", "place", "rewritten"),
    [
        ("docs/siam.md#s5-notation", "README.md", "index.md", "siam.md#s5-notation"),
        ("CONTRIBUTING.md", "README.md", "index.md", "contributing.md"),
        ("LICENSE", "README.md", "index.md", "license.txt"),
        ("../SECURITY.md", "docs/server.md", "server.md", "security.md"),
        ("../../README.md", "docs/decisions/README.md", "decisions/README.md", "../index.md"),
        ("../records.md", "docs/api/records.md", "api/records.md", "../records.md"),
        ("https://example.org/docs/a.md", "README.md", "index.md", "https://example.org/docs/a.md"),
        ("#start", "README.md", "index.md", "#start"),
    ],
)
def test_links_are_rewritten_for_the_site(link, source, place, rewritten):
    assert rewrite_links(f"see [this]({link}) there", source, place) == f"see [this]({rewritten}) there"


@pytest.mark.parametrize("link", ["missing.md", "index.md#missing", "/index.md", "folder/"])
def test_a_broken_link_fails_the_build(tmp_path, link):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"# Home\n\n[link]({link})\n", encoding="utf-8")
    folders = {"docs_dir": str(tmp_path / "docs"), "site_dir": str(tmp_path / "site")}
    settings = {"nav": ["index.md"], "plugins": [], "hooks": [], "theme": {"name": "mkdocs"}}
    with pytest.raises(Abort, match="1 warnings in strict mode"):
        build(load_config(SETTINGS, **folders, **settings))


@pytest.mark.slow
def test_the_site_loads_nothing_from_other_hosts(tmp_path):
    build(load_config(SETTINGS, site_dir=str(tmp_path)))
    files = [path for ending in ("html", "css") for path in tmp_path.rglob(f"*.{ending}")]
    assert len(files) > 50
    assert {path.name: found for path in files if (found := LOADED.findall(path.read_text(encoding="utf-8")))} == {}
