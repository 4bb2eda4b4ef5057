"""The pages about the API say what the types say, and what they show is true."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tools.write_api_docs import write_api_docs

from erawan.protocol import messages as p
from erawan.server.app import make_app
from erawan.server.http import api_description
from erawan.server.http.api_pages import format_page
from erawan.server.settings import Settings, settings_table

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def schema():
    return api_description.app_schema(make_app(Settings()).app)


def test_the_pages_are_current(tmp_path):
    write_api_docs(tmp_path)
    for name in ("protocol.md", "requests.md"):
        assert (DOCS / name).read_text(encoding="utf-8") == (tmp_path / name).read_text(encoding="utf-8"), "make docs"


def test_the_table_of_settings_is_current():
    assert settings_table() in (DOCS / "server.md").read_text(encoding="utf-8")


def test_every_message_has_its_section():
    page = api_description.protocol_page()
    kinds = (*get_args(p.Incoming), *get_args(p.Outgoing))
    assert {p.Watch, p.Hello} <= set(kinds)
    for kind in kinds:
        assert f"### `{kind.__struct_config__.tag}`\n" in page
        for field in kind.__struct_fields__:
            assert f"| `{field}` |" in page


def test_every_request_has_its_section(schema):
    page = api_description.requests_page(schema, api_description.all_structs())
    for path, operations in schema["paths"].items():
        for method in operations:
            assert f"### {method.upper()} `{path}`\n" in page
    assert page.count("### ") > 40


def test_every_operation_says_what_it_does(schema):
    told = [operation.get("description") for path in schema["paths"].values() for operation in path.values()]
    assert len(told) >= 16
    assert all(told)


@pytest.mark.parametrize("page", ["protocol.md", "requests.md"])
def test_links_within_a_page_lead_to_a_heading(page):
    text = (DOCS / page).read_text(encoding="utf-8")
    headings = {
        api_description.anchor(title.replace("`", "")) for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }
    links = set(re.findall(r"\]\(#([^)]+)\)", text))
    assert links
    assert links <= headings


def test_what_the_example_sends_can_be_read():
    sent = re.findall(r"^→ (.*)$", api_description.protocol_page(), re.MULTILINE)
    assert [type(p.decode_incoming(line)) for line in sent] == [p.Watch, p.c.Play, p.c.Prepare]


def test_what_the_example_is_answered_is_of_our_types():
    lines = re.findall(r"^← (.*)$", api_description.protocol_page(), re.MULTILINE)
    whole = [line for line in lines if "…" not in line]
    assert len(whole) == 4
    for line in whole:
        msgspec.json.decode(line, type=p.Outgoing)
    tags = {kind.__struct_config__.tag for kind in get_args(p.Outgoing)}
    assert {re.match(r'\{"t":"(\w+)"', line).group(1) for line in lines} <= tags


def test_the_limits_told_are_those_of_the_settings():
    page, settings = " ".join(api_description.protocol_page().split()), Settings()
    assert (
        f"{settings.commands_per_s:.0f} commands a second of one socket and {settings.commands_burst} at once" in page
    )
    assert f"{settings.requests_per_s:.0f} requests and commands a second" in page
    assert f"and {settings.requests_burst} at once" in page
    assert f"{settings.sockets_per_address} sockets of one address; {settings.games_per_socket} games watched" in page
    assert f"closed after {settings.idle_minutes} minutes" in page


def test_a_field_is_told_by_the_string_below_it_or_by_its_meta():
    told = api_description.describe_struct(p.ClockView)
    assert "| `left_ms` | list of integer | What each seat has left; below 0 never. |" in told
    assert "| `running` | integer or null | The seat whose clock runs. |" in told
    assert "What the engine expects for each seat" in api_description.describe_struct(p.HintMessage)
    assert '| `kind` | `"level"` | Which kind it is. |' in api_description.describe_struct(
        api_description.all_structs()["Opponent"]
    )


def test_a_page_as_html_has_no_script_and_no_style_of_its_own(schema):
    for path, text in (
        ("/api/protocol", api_description.protocol_page()),
        ("/api/docs", api_description.requests_page(schema, api_description.all_structs())),
    ):
        html = format_page(text, path)
        assert not re.search(r"<script|<style|style=| on\w+=\"|javascript:", html)
        names = re.findall(r' id="([^"]+)"', html)
        assert len(names) == len(set(names))
        assert set(re.findall(r'href="#([^"]+)"', html)) <= set(names)
        assert not re.search(r'href="[^"]*\.md', html)
        assert f'<a href="{path}" aria-current="page">' in html


def test_what_stands_in_a_page_cannot_become_markup():
    html = format_page("# A <b>b</b>\n\n## `<i>` & more\n", "/api/docs")
    assert "<b>" not in html.split("<title>")[1].split("</title>")[0]
    assert "&lt;i&gt; &amp; more</a>" in html
