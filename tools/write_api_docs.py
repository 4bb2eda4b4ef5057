"""Write docs/protocol.md and docs/requests.md anew, from the types of the protocol: ``make docs``."""

from __future__ import annotations

from pathlib import Path

from erawan.server.app import make_app
from erawan.server.http.api_description import all_structs, app_schema, protocol_page, requests_page
from erawan.server.settings import Settings

DOCS = Path(__file__).resolve().parents[1] / "docs"


def write_api_docs(folder: Path = DOCS) -> None:
    """Write both pages as Markdown files into a folder."""
    (folder / "protocol.md").write_text(protocol_page(), encoding="utf-8")
    schema = app_schema(make_app(Settings()).app)
    (folder / "requests.md").write_text(requests_page(schema, all_structs()), encoding="utf-8")


if __name__ == "__main__":
    write_api_docs()
