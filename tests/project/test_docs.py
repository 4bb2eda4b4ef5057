"""Documentation that can be wrong is tested: commands, code, rules, links, pictures, lists."""

import ast
import doctest
import re
import shlex
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from cyclopts import MissingArgumentError

import erawan
from erawan.cli import app
from erawan.drawing.pictures import picture_svg
from erawan.games.siam.setup import OPTIONS

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_code_in_the_readme_runs():
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted >= 9
    assert found.failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")], ids=str)
def test_the_code_in_every_page_runs(page):
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert found.failed == 0


def test_the_code_in_the_package_docstring_runs():
    assert doctest.testmod(erawan).failed == 0


def test_the_readmes_commands_are_the_makefiles():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"make ([a-z]+)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8").strip().splitlines()
    assert script[-1] == "make test"


def test_the_page_of_commands_lists_every_command():
    commands = {name for name in app if not name.startswith("-")}
    page = (ROOT / "docs/commands.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `erawan ([\w-]+)", page, re.MULTILINE)) == commands


def commands_in_sentences():
    """Return the erawan commands in the sentences and tables of all pages, each with its page.

    ``test_docs_commands.py`` runs those in shell examples.
    """
    for page in PAGES:
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for command in re.findall(r"`(erawan [a-z][^`\[…]*)`", text):
            yield page.name, " ".join(command.split())


@pytest.mark.parametrize(("page", "command"), dict.fromkeys(commands_in_sentences()))
def test_every_command_in_a_sentence_is_understood(page, command):
    # A sentence may leave out the arguments that a command needs.
    with suppress(MissingArgumentError):
        _, bound, *_ = app.parse_args(shlex.split(command)[1:], exit_on_error=False, print_error=False)
        assert bound is not None


def test_the_readme_is_a_front_page():
    assert len(README.splitlines()) <= 120


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_pictures_are_what_the_drawing_draws():
    for name, text in (("siam-start", "5/5/1###1/5/5 E"), ("siam", "#1S1#/2s2/E1w1n/2#2/2N1W E")):
        drawn = picture_svg(erawan.parse(text), "en")
        assert (ROOT / "docs" / "img" / f"{name}.svg").read_text(encoding="utf-8") == drawn


RULE = re.compile(r"\bS[1-6]\.[0-9]\b")


def test_every_numbered_rule_is_documented_and_tested():
    documented = set(RULE.findall(re.sub(r"(?<!\*)S\d\.\d", "", (ROOT / "docs/siam.md").read_text(encoding="utf-8"))))
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games/siam").glob("test_*.py"))
    tested = {f"S{a}.{b}" for a, b in re.findall(r"def test_S(\d)_(\d)_", tests)}
    assert documented == tested
    assert len(documented) == 22
    assert "def test_S6_" in tests


# How many numbers each chapter of the rules of King of Siam has: K1.1 to K1.5, and so on to K9.5.
CHAPTERS = {"K1": 5, "K2": 5, "K3": 3, "K4": 6, "K5": 6, "K6": 3, "K7": 5, "K8": 4, "K9": 5}
KING_OF_SIAM_RULES = {f"{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
KING_OF_SIAM_RULE = re.compile(r"\bK[1-9]\.[0-9]\b")


def cited_rules(path):
    """Return the rules of King of Siam that the tests of a file cite, in their names or in their docstrings."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found |= {f"K{a}.{b}" for a, b in re.findall(r"_K(\d)_(\d)(?=_|$)", node.name)}
            found |= set(KING_OF_SIAM_RULE.findall(ast.get_docstring(node) or ""))
    return found


def test_every_numbered_rule_of_king_of_siam_is_documented_and_tested():
    page = (ROOT / "docs/king_of_siam.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^- \*\*(K\d\.\d)\b", page, re.MULTILINE))
    tested = set().union(*map(cited_rules, (ROOT / "tests/games/king_of_siam").glob("test_*.py")))
    assert tested == KING_OF_SIAM_RULES
    assert documented == {rule for rule in KING_OF_SIAM_RULES if not rule.startswith("K9")}
    assert "## K9" in page


RULINGS = {"K1.5", "K2.1", "K4.3", "K5.1", "K5.4", "K5.5", "K7.2", "K7.3", "K7.4"}


def test_every_ruling_of_king_of_siam_is_marked():
    page = (ROOT / "docs/king_of_siam.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*(K\d\.\d)(.*?)(?=^- |^#|\Z)", page, re.MULTILINE | re.DOTALL)
    assert {rule for rule, text in rules if "**Ruling" in text} == RULINGS


def test_positions_in_the_rules_of_king_of_siam_can_be_read():
    page = (ROOT / "docs/king_of_siam.md").read_text(encoding="utf-8")
    texts = re.findall(r"`(siam:\d [^`]+)`", page)
    assert texts
    assert [str(erawan.parse(text)) for text in texts] == texts


def test_no_rule_of_king_of_siam_is_cited_that_does_not_exist():
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]:
        assert set(KING_OF_SIAM_RULE.findall(path.read_text(encoding="utf-8"))) <= KING_OF_SIAM_RULES, path


def test_no_rule_is_cited_that_does_not_exist():
    documented = set(RULE.findall((ROOT / "docs/siam.md").read_text(encoding="utf-8")))
    for path in (ROOT / "src").rglob("*.py"):
        assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= documented, path


def test_every_option_is_documented():
    rules = (ROOT / "docs/siam.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        assert f"`{option.name}" in rules


def test_the_architecture_lists_every_folder():
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    for folder in (ROOT / "src/erawan").iterdir():
        if folder.is_dir() and folder.name not in ("__pycache__", "games"):
            assert f"| `{folder.name}/`" in page, folder.name
    for game in (ROOT / "src/erawan/games").iterdir():
        if game.is_dir() and game.name != "__pycache__":
            assert f"`games/{game.name}/`" in page


def test_the_layers_name_every_folder():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {each["name"]: each for each in settings["tool"]["importlinter"]["contracts"]}
    for contract, folder, prefix in (
        ("Layers point one way", "src/erawan", "erawan."),
        ("The server's layers point one way", "src/erawan/server", ""),
    ):
        layers = {name.strip() for row in contracts[contract]["layers"] for name in row.split("|")}
        for path in (ROOT / folder).iterdir():
            if path.is_dir() and path.name not in ("__pycache__", "web"):
                assert f"{prefix}{path.name}" in layers


def test_the_changelog_has_this_version():
    assert f"## {erawan.__version__} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_module_says_what_it_is_for():
    for path in (ROOT / "src").rglob("*.py"):
        assert path.read_text(encoding="utf-8").startswith('"""'), path


def test_nothing_is_pinned_to_one_machine():
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *PAGES, ROOT / "constraints.txt"]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"/(home|root|work)/\w", text), path
