"""The pages for people who write programs, as a server serves them."""

import urllib.request

import pytest


@pytest.mark.parametrize(
    ("path", "kind", "holds"),
    [
        ("/api/docs", "text/html", "/api/games/{game_id}/commands"),
        ("/api/protocol", "text/html", "In which order a command is judged"),
        ("/api/pages.css", "text/css", "prefers-color-scheme"),
        ("/api/openapi/openapi.json", "application/vnd.oai.openapi+json", '"openapi"'),
    ],
)
def test_the_pages_are_served_under_the_policy(server, path, kind, holds):
    # Twice: the second time from memory.
    for _ in range(2):
        with urllib.request.urlopen(server.address + path, timeout=60) as answer:
            assert answer.headers["content-type"].startswith(kind)
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert holds in answer.read().decode()
