"""The key of the position that a page shows: it changes with the position."""

POSITION_KEY = "document.querySelector('section.table').dataset.positionKey"


def position_key(page):
    """Return the key of the position shown."""
    return page.evaluate(POSITION_KEY)


def wait_for_other_position(page, before):
    """Wait until another position is shown."""
    page.wait_for_function(f"before => before !== {POSITION_KEY}", arg=before)
