"""The colours of King of Siam's picture, by day and by night, and the classes that carry them.

The CSS rules use plain class names with the prefix `kos-`, as in Siam's picture: rules for nested elements do not reach
into symbols, and a picture inside a page must not change the page. With `prefers-color-scheme: dark` the same classes
have darker paper, land and sea; frame, gold and the colours of the factions stay.
"""

from __future__ import annotations

from string import Template

from erawan.drawing.design_tokens import PROVINCE_MAP, by_day_and_night, colours

DAY = colours("frame", "king_of_siam", "picture")
NIGHT = colours("frame", "king_of_siam", "picture", is_night=True)

# In this order: the frame, figures and markers, the cards' icons.
_FIXED = Template("""
.kos-frame{fill:url(#kos-lacquer)} .kos-open{fill:none} .kos-line{stroke:$gold;stroke-width:2}
.kos-fine{stroke-width:1;stroke-opacity:.6} .kos-gilt{fill:$gold}
.kos-said{fill:$gold_light;font:600 19px Georgia,'Noto Serif',serif}
.kos-told{fill:$gold_light;fill-opacity:.85;font:16px Georgia,'Noto Serif',serif}
.kos-R{fill:$rama} .kos-L{fill:$lao} .kos-M{fill:$malay} .kos-B{fill:$british}
.kos-edge{stroke:$figure_line;stroke-width:2} .kos-skin{fill:$skin} .kos-dark{fill:$figure_line}
.kos-letter{text-anchor:middle;font:700 16px Arial,Helvetica,sans-serif}
.kos-on-R{fill:$figure_line} .kos-on-L,.kos-on-M,.kos-on-B{fill:$white}
.kos-crown{fill:$gold_light;stroke:$gold_deep;stroke-width:1.6} .kos-ruby{fill:$lao}
.kos-cloth{stroke:$gold_light;stroke-width:2.4} .kos-disc{fill:$disc;stroke:$gold_deep;stroke-width:1.6}
.kos-white{fill:none;stroke:$white;stroke-width:7} .kos-red{fill:none;stroke:$lao;stroke-width:5}
.kos-back{fill:$lacquer;stroke:$gold;stroke-width:1.6} .kos-weave{fill:none;stroke:$gold;stroke-opacity:.55}
.kos-down{fill:$gold_light;text-anchor:middle;font:700 25px Georgia,'Noto Serif',serif}
.kos-down-corner{fill:$gold_light;font:700 13px Arial,Helvetica,sans-serif}
.kos-chosen{fill:none;stroke:$gold_light;stroke-width:5} .kos-none{opacity:.28} .kos-played{opacity:.45}
.kos-hull{fill:$lacquer;stroke:$figure_line;stroke-width:1.6}
.kos-sail{fill:$gold_light;stroke:$figure_line;stroke-width:1.6}
""")

# In this order: the sea, the land, paper and words.
_CHANGING = Template("""
.kos-sea{fill:$sea} .kos-waves{fill:none;stroke:$sea_line;stroke-width:1.4;stroke-opacity:.45}
.kos-shoal{fill:none;stroke:$sea_light;stroke-opacity:.55}
.kos-land{fill:$land} .kos-land-other{fill:$land_other} .kos-land-lit{fill:$lit_land}
.kos-land-R{fill:$rama_land} .kos-land-L{fill:$lao_land} .kos-land-M{fill:$malay_land} .kos-land-B{fill:$british_land}
.kos-coast{fill:none;stroke:$coast;stroke-width:2.6} .kos-lit{fill:none;stroke:$lit_line;stroke-width:5}
.kos-border{fill:none;stroke:$border;stroke-width:2;stroke-dasharray:1 6}
.kos-road{fill:none;stroke:$lit_line;stroke-width:3;stroke-dasharray:9 7} .kos-road-end{fill:$lit_line}
.kos-mountain{fill:$mountain} .kos-peak{fill:$peak} .kos-snow{fill:$snow}
.kos-paper{fill:$paper;stroke:$paper_edge;stroke-width:1.5}
.kos-slot{fill:none;stroke:$faint;stroke-opacity:.5;stroke-dasharray:3 4}
.kos-ink{fill:$ink} .kos-stroke{fill:none;stroke:$ink;stroke-width:2.6}
.kos-name{fill:$ink;text-anchor:middle;font:italic 700 18px Georgia,'Noto Serif',serif;
paint-order:stroke;stroke:$land;stroke-width:3.5px;stroke-opacity:.75}
.kos-code{fill:$ink;text-anchor:middle;font:700 29px Georgia,'Noto Serif',serif}
.kos-title{fill:$ink;font:700 19px Georgia,'Noto Serif',serif}
.kos-count{fill:$ink;font:700 22px Georgia,'Noto Serif',serif}
.kos-map-count{font-size:20px;paint-order:stroke;stroke:$land;stroke-width:3px}
.kos-tile-name{fill:$faint;text-anchor:middle;font:italic 12.5px Georgia,'Noto Serif',serif}
.kos-tag{fill:$faint;font:700 13px Arial,Helvetica,sans-serif}
.kos-small{fill:$faint;font:15px Georgia,'Noto Serif',serif}
.kos-corner{fill:$ink;font:700 13px Arial,Helvetica,sans-serif}
.kos-caption{fill:$ink;font:italic 15px Georgia,'Noto Serif',serif;paint-order:stroke;stroke:$sea;stroke-width:4px}
.kos-end{text-anchor:end}
""")

_GRADIENT = Template("""<radialGradient id="kos-lacquer" cy=".5" r=".75">
<stop stop-color="$lacquer"/><stop offset="1" stop-color="$lacquer_deep"/></radialGradient>
<filter id="kos-shadow" x="-5%" y="-5%" width="110%" height="110%">
<feDropShadow dx="0" dy="2" stdDeviation="1.6" flood-color="$shadow" flood-opacity=".45"/></filter>
<pattern id="kos-wave" width="$wave_width" height="$wave_height" patternUnits="userSpaceOnUse">
<path class="kos-waves" d="$wave"/></pattern>""")


def style_sheet() -> str:
    """Return the style rules for all classes."""
    return _FIXED.substitute(DAY) + by_day_and_night(_CHANGING.substitute(DAY), _CHANGING.substitute(NIGHT))


def definitions() -> str:
    """Return the SVG definitions: the gradient of the frame, the shadow, and the waves of the sea."""
    return _GRADIENT.substitute(DAY, **vars(PROVINCE_MAP))
