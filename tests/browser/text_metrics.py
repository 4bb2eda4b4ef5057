"""Text conditions: ways in which the texts of a page may be larger or wider than with the app's own fonts.

``apply_text_condition(page, name)`` puts an open page into a condition without loading it again; ``"own"`` takes it
back. A condition stays until the page is loaded again. Nothing here depends on the fonts of the machine, except that
``blocked`` shows whichever system font stands in.
"""

import weakref

# One CDP session for each page; those of closed pages are dropped.
_wires = weakref.WeakKeyDictionary()
# How much wider letters are in ``wide``: about as much as DejaVu Sans is wider than Nunito.
WIDER = 1.12

# The default text size of browsers, in px.
SIZE_PX = 16

TEXT_CONDITIONS = {
    # As shipped.
    "own": {"fonts": "own", "size_px": SIZE_PX},
    # As if no font file could be loaded: system fonts stand in.
    "blocked": {"fonts": "stand-ins", "size_px": SIZE_PX},
    # Our fonts with larger letters, as a system font with other metrics would have them.
    "wide": {"fonts": "wide", "size_px": SIZE_PX},
    # As if the text size of the browser were set to 200 %.
    "large": {"fonts": "own", "size_px": 2 * SIZE_PX},
}

_APPLY = """async ([fonts, wider]) => {
  const root = document.documentElement
  root.style.removeProperty('--sans')
  root.style.removeProperty('--serif')
  const shipped = getComputedStyle(root)
  const families = Object.fromEntries(['--sans', '--serif'].map((name) => [name, shipped.getPropertyValue(name)]))
  const own = (list) => list.split(',')[0].trim()
  if (fonts === 'stand-ins')
    for (const [name, list] of Object.entries(families)) root.style.setProperty(name, list.slice(list.indexOf(',') + 1))
  if (fonts === 'wide') {
    if (!window.wideFonts) {
      const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const faces = sheets.filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url('))
      window.wideFonts = new CSSStyleSheet()
      const widen = (rule) => rule.cssText
        .replace(/font-family: "?([^";]+)"?/, 'font-family: "wide $1"')
        .replace(/}$/, `size-adjust: ${100 * wider}%; }`)
      window.wideFonts.replaceSync(faces.map(widen).join('\\n'))
      document.adoptedStyleSheets.push(window.wideFonts)
    }
    for (const [name, list] of Object.entries(families)) root.style.setProperty(name, `"wide ${own(list)}", ${list}`)
  }
  // Only now does the browser know which letters of which fonts it needs.
  root.getBoundingClientRect()
  await new Promise(requestAnimationFrame)
  await document.fonts.ready
}"""


def apply_text_condition(page, name):
    """Put an open page into a text condition; return when its fonts are there."""
    condition = TEXT_CONDITIONS[name]
    size = {"standard": condition["size_px"], "fixed": condition["size_px"] * 13 // 16}
    # This works like the browser's own setting: lengths in em in media queries follow, too.
    _wire(page).send("Page.setFontSizes", {"fontSizes": size})
    page.evaluate(_APPLY, [condition["fonts"], WIDER])


def _wire(page):
    """Return the session through which the text size of a page is set; the size lasts as long as the session."""
    if page not in _wires:
        _wires[page] = page.context.new_cdp_session(page)
    return _wires[page]
