"""The documentation of the API: the OpenAPI document, the page that shows it, and the schema of WebSocket messages.

Litestar describes the routes; msgspec describes the types, because its schemas hold all descriptions and limits.
Swagger UI shows the document. Its files are built into the browser app, so the page works offline and under the
server's Content-Security-Policy, which allows no inline scripts: ``web/public/api-pages/start.js`` starts it.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, SwaggerRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.response import Redirect

import erawan
from erawan.protocol.json_schema import message_schema, schema_components

PAGE = "/api/openapi"
DOCUMENT = "/api/openapi/openapi.json"
MESSAGES = "/api/messages.json"

_CACHED = {"cache-control": "max-age=300"}
_INTRODUCTION = f"""
Play Siam and King of Siam over HTTP and WebSocket.

**Sign in.** Programs send `Authorization: Bearer TOKEN` with every request; `erawan token NAME` creates a token.
Browsers get a cookie when they first create or join something.

**Errors.** Every error has the body `ErrorBody`. Each operation lists the codes that it can give; codes are stable.
After 429 and 503, wait as long as `Retry-After` says.

**Live play.** Open a WebSocket at `/api/live`. A client sends messages of type `Incoming` and receives messages of
type `Outgoing`; both are among the schemas below, and [as JSON Schema]({MESSAGES}).
"""
_TAGS = {
    "Games": "Create, list and read games, and send commands to them.",
    "Seats": "Take seats and invite players.",
    "Users": "Your account, webhook, and public profiles.",
    "Sessions": "Sign in and out, your passphrase, and the devices on which you are signed in.",
    "Positions and analysis": "Positions without a game, and analyses.",
    "Studies": "Saved studies and uploaded records.",
    "Puzzles": "Puzzles, tries and results.",
    "Openings": "Statistics of finished games.",
    "Server": "Games, languages, addresses and health of the server.",
}
_HTML = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="{css_url}">
</head>
<body>
<div id="swagger-container" data-document="{document}">
<p>This page needs JavaScript. As JSON: <a href="{document}">OpenAPI</a>, <a href="{messages}">messages</a>.</p>
</div>
<script src="{js_url}"></script>
<script src="/api-pages/start.js"></script>
</body>
</html>
"""


class _DocumentPlugin(JsonRenderPlugin):
    """Serve the OpenAPI document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document with msgspec's schemas."""
        return _encode(complete_document(openapi_schema))


class _PagePlugin(SwaggerRenderPlugin):
    """Serve Swagger UI without inline scripts, from the server's own files."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        title = escape(openapi_schema["info"]["title"])
        page = _HTML.format(title=title, css_url=self.css_url, js_url=self.js_url, document=DOCUMENT, messages=MESSAGES)
        return page.encode()

    def receive_router(self, router: Router) -> None:
        """Add no page for OAuth, which the server does not use."""


openapi_config = OpenAPIConfig(
    title="Erawan",
    version=erawan.__version__,
    description=_INTRODUCTION,
    path=PAGE,
    render_plugins=[
        _PagePlugin(
            path="/",
            js_url="/api-pages/swagger-ui-bundle.js",
            css_url="/api-pages/swagger-ui.css",
        ),
        _DocumentPlugin(path="/openapi.json"),
    ],
    tags=[Tag(name, description) for name, description in _TAGS.items()],
    components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
    # Requests work without a token too: browsers have a cookie, and new visitors have nothing.
    security=[{}, {"token": []}],
    use_handler_docstrings=True,
)


def complete_document(document: dict[str, Any]) -> dict[str, Any]:
    """Return Litestar's document with msgspec's schemas instead of its own."""
    components = {**document.get("components", {}), "schemas": schema_components("#/components/schemas/{name}")}
    return {**document, "components": components}


def openapi_document(app: Litestar) -> dict[str, Any]:
    """Return the OpenAPI document of an application."""
    document: dict[str, Any] = msgspec.json.decode(_encode(complete_document(app.openapi_schema.to_schema())))
    return document


def _encode(document: dict[str, Any]) -> bytes:
    return msgspec.json.encode(document)


@cache
def _message_schema() -> bytes:
    return _encode(message_schema())


@get(MESSAGES, include_in_schema=False, sync_to_thread=False)
def get_message_schema() -> Response[bytes]:
    """Return the JSON Schema of the WebSocket's messages."""
    return Response(_message_schema(), media_type="application/schema+json", headers=_CACHED)


@get(["/api/docs", "/api/protocol"], include_in_schema=False, sync_to_thread=False)
def redirect_to_page() -> Redirect:
    """Redirect the short address of the page, and that of a former page about the WebSocket."""
    return Redirect(PAGE)


document_routes = (get_message_schema, redirect_to_page)
