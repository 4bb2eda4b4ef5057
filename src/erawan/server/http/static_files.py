"""Serve the browser app: the files built from ``web/``, and its one page for every address of the app."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from erawan.server.http.errors import answer_http_error

FOLDER = Path(__file__).parents[1] / "web"
# The names of these files contain a hash of their content.
_LASTING = "assets/"
mimetypes.add_type("font/woff2", ".woff2")  # not every system knows this media type
_YEAR = "public, max-age=31536000, immutable"
_SMALLEST_PACKED = 1000
# The build of the app puts the Brotli form of a text beside it; browsers accept it over HTTPS and on the same machine.
_BROTLI_ENDING = ".br"
_NOT_BUILT = (
    "The browser app has not been built. In a clone run: make play (or: cd web && npm ci && npm run build). "
    "The API works without it: /api/docs"
)


@cache
def _paths() -> dict[str, Path]:
    """Return the files of the app by name. The folder is listed once: an address never reaches the file system."""
    return {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}


def _file(name: str) -> tuple[dict[str, bytes], str] | None:
    """Return the forms of a file by content encoding, smallest first, and its media type; None if there is no file."""
    path = _paths().get(name)
    try:
        return None if path is None else _read(path)
    except FileNotFoundError:
        # The app was rebuilt while the server runs.
        return None


@cache
def _read(path: Path) -> tuple[dict[str, bytes], str]:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml", "application/json")
    if not is_text:
        return {"identity": content}, kind
    forms = {"gzip": gzip.compress(content, mtime=0)} if len(content) > _SMALLEST_PACKED else {}
    brotli = path.with_name(path.name + _BROTLI_ENDING)
    if brotli.is_file():
        forms = {"br": brotli.read_bytes(), **forms}
    return {**forms, "identity": content}, f"{kind}; charset=utf-8"


def _answer(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    found = _file(name)
    if found is None:
        raise NotFoundException
    forms, kind = found
    accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    encoding = next(each for each in forms if each in accepted or each == "identity")
    headers = {"cache-control": _YEAR if name.startswith(_LASTING) else "no-cache", "vary": "accept-encoding"}
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(forms[encoding], media_type=kind, headers=headers)


_PAGES = [
    "/",
    "/new",
    "/new/{rest:path}",
    "/invite",
    "/invite/{rest:path}",
    "/games",
    "/game/{rest:path}",
    "/join",
    "/device",
    "/profile",
    "/people/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/guide/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/study",
    "/study/{rest:path}",
    "/openings",
    "/replay/{rest:path}",
    "/coach/{rest:path}",
    "/embed/{rest:path}",
]


@get(_PAGES, include_in_schema=False)
async def app_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the page of the app. The app shows the part that belongs to the address."""
    if _file("index.html") is None:
        return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    return _answer(request, "index.html")


@get(
    [
        "/assets/{name:path}",
        "/icons/{name:path}",
        "/api-pages/{name:path}",
        "/icon.svg",
        "/manifest.webmanifest",
        "/sw.js",
        "/font-licences.txt",
    ],
    include_in_schema=False,
)
async def app_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the app."""
    return _answer(request, request.scope["path"].lstrip("/"))


def answer_unknown_address(request: Request[Any, Any, Any], error: NotFoundException) -> Response[bytes]:
    """Answer an unknown address: browsers get the app, which shows that the page does not exist; programs get JSON."""
    is_page = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api")
    if not is_page or _file("index.html") is None:
        return answer_http_error(request, error)
    found = _answer(request, "index.html")
    found.status_code = error.status_code
    return found


web_routes = (app_page, app_file)
