"""Pages for people who write programs: the requests and the protocol, read from the types themselves.

Plain HTML without scripts, from the same Markdown that lies in ``docs/``.
"""

from __future__ import annotations

import itertools
from functools import cache
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from markdown_it import MarkdownIt
from markdown_it.token import Token

from erawan.server.http.api_description import TEXTS, all_structs, anchor, app_schema, protocol_page, requests_page

# Pages of docs/ that are served, and where; links to others lead nowhere here and are left out.
_SERVED = {"requests.md": "/api/docs", "protocol.md": "/api/protocol"}
_CACHED = {"cache-control": "max-age=300"}

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Erawan</title>
<link rel="stylesheet" href="/api/pages.css">
</head>
<body>
<header><strong>Erawan</strong>
<nav aria-label="Pages"><a href="/api/docs"{requests}>Requests</a> <a href="/api/protocol"{protocol}>Protocol</a>
<a href="/api/openapi/openapi.json">OpenAPI</a></nav></header>
<div class="columns">
<nav class="contents" aria-label="On this page"><details open><summary>On this page</summary>
<ul>
{contents}
</ul></details></nav>
<main>
{body}
</main>
</div>
</body>
</html>
"""


def format_page(text: str, path: str) -> str:
    """A page of Markdown as HTML, to be served at a path."""
    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(text)
    headings = _name_headings(tokens)
    _lead_links(tokens)
    return _PAGE.format(
        title=escape(headings[0][2]),
        requests=' aria-current="page"' if path == _SERVED["requests.md"] else "",
        protocol=' aria-current="page"' if path == _SERVED["protocol.md"] else "",
        contents="\n".join(
            f'<li class="{tag}"><a href="#{name}">{escape(title)}</a></li>' for tag, name, title in headings[1:]
        ),
        # A wide table scrolls by itself, with the keyboard too.
        body=markdown.renderer.render(tokens, markdown.options, {})
        .replace("<table>", '<div class="table" tabindex="0"><table>')
        .replace("</table>", "</table></div>"),
    )


def _name_headings(tokens: list[Token]) -> list[tuple[str, str, str]]:
    """Gives each heading a name to link to; the tag, name and title of each."""
    found: list[tuple[str, str, str]] = []
    for opening, inline in itertools.pairwise(tokens):
        if opening.type == "heading_open":
            title = inline.content.replace("`", "")
            name, before = anchor(title), sum(known[2] == title for known in found)
            name += f"-{before}" if before else ""
            opening.attrSet("id", name)
            found.append((opening.tag, name, title))
    return found


def _lead_links(tokens: list[Token]) -> None:
    """Leads links between files of docs/ to where those are served."""
    for token in tokens:
        for child in token.children or ():
            target = str(child.attrGet("href") or "")
            if child.type == "link_open" and not target.startswith(("#", "http")):
                if target in _SERVED:
                    child.attrSet("href", _SERVED[target])
                else:
                    child.attrs.pop("href")


@cache
def _protocol() -> str:
    return format_page(protocol_page(), "/api/protocol")


@get("/api/protocol", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def see_protocol() -> Response[str]:
    """The page of the protocol."""
    return Response(_protocol(), media_type=MediaType.HTML, headers=_CACHED)


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def see_requests(request: Request[Any, Any, Any]) -> Response[str]:
    """The page of the requests."""
    state = request.app.state
    if "requests_page" not in state:
        state.requests_page = format_page(requests_page(app_schema(request.app), all_structs()), "/api/docs")
    return Response(state.requests_page, media_type=MediaType.HTML, headers=_CACHED)


@get("/api/pages.css", include_in_schema=False, media_type=MediaType.CSS, sync_to_thread=True)
def see_style() -> Response[str]:
    """How the pages look."""
    return Response((TEXTS / "pages.css").read_text(encoding="utf-8"), media_type=MediaType.CSS, headers=_CACHED)


pages = (see_protocol, see_requests, see_style)
