"""The position that a page shows, by its name: another one has come when the name is another."""

PLACE = "document.querySelector('section.table').dataset.place"


def place(page):
    """The name of the position shown."""
    return page.evaluate(PLACE)


def wait_beyond(page, before):
    """Waits until another position is shown."""
    page.wait_for_function(f"before => before !== {PLACE}", arg=before)
