"""Steps with several tasks: highlights and messages belong to the current task."""

from playwright.sync_api import expect

from tests.browser import lessons


def test_the_next_task_begins_without_the_message_of_the_previous_one(server, open_page):
    page = open_page()
    lessons.open_step(page, server.address, "siam", "blocked")
    lit = page.locator("[data-at][data-lit]")
    expect(lit).to_have_count(2)
    lessons.try_turn(page, "siam", "c2c3n")
    expect(page.locator(".notice")).to_contain_text("too weak")
    page.locator("[data-act=go-on]").click()
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator("[data-at=c1][data-lit]")).to_have_count(1)
    assert {each.get_attribute("data-at") for each in lit.all()} == {"c1", "c2"}
