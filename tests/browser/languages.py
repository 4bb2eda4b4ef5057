"""Change the language in another tab of the same browser; every open page follows."""

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "ru": "ru-RU", "de": "de-DE"}
# The page shows the key of a message that is not translated.
AREAS = (
    "web|kos|siam|error|way|option|rules|lessons|guide|coach|puzzles?|study|replay|openings|analysis|ended|list|series"
    "|turns|invite|opponents"
)
KEYS = rf"document.body.innerText.match(/\b(?:{AREAS})-[a-z0-9]+(?:-[a-z0-9]+)*\b/g) ?? []"


# The change and the event that another tab of the same browser would cause.
CHOOSE = """language => {
  localStorage.setItem('erawan.language', language)
  dispatchEvent(new StorageEvent('storage', { key: 'erawan.language', newValue: language }))
}"""


def choose_language(page, language):
    """Change the language of an open page and wait until it is shown."""
    page.evaluate(CHOOSE, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


class OtherTab:
    """A second tab of the same browser, which shares only its storage with the page."""

    def __init__(self, page, address):
        self._page = page
        self._tab = page.context.new_page()
        self._tab.goto(f"{address}/icon.svg")
        # Browsers hardly draw a tab in the background.
        page.bring_to_front()

    def choose(self, language):
        """Store another language; return when the page has changed to it."""
        self._tab.evaluate("language => localStorage.setItem('erawan.language', language)", language)
        self._page.wait_for_function("language => document.documentElement.lang === language", arg=language)
