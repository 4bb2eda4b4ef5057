"""The page about the server's API, in a browser: Swagger UI runs under the server's policy."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE


def test_the_page_shows_every_operation(server, open_page):
    document = server.person().ask("GET", "/api/openapi/openapi.json").json()
    count = sum(len(methods) for methods in document["paths"].values())
    for options in ({}, {"viewport": PHONE}):
        page = open_page(**options)
        page.goto(f"{server.address}/api/protocol")
        expect(page.locator(".opblock")).to_have_count(count)
        page.locator("#operations-Games-ApiGamesGameIdCommandsSendCommand .opblock-summary").click()
        expect(page.get_by_text("table.not_yours")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
