"""Writes lettering.json: the words of the gift pictures as outlines, because an SVG in <img> cannot use web
fonts.

Needs fontTools and the Noto CJK fonts (fonts-noto-cjk). One unit is a thousandth of the font size. The base
line is at 0, y points down.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection

FONTS = "/usr/share/fonts/opentype/noto"
GOTHIC, MINCHO = (TTCollection(f"{FONTS}/{name}.ttc").fonts[0] for name in ("NotoSansCJK-Bold", "NotoSerifCJK-Bold"))

# Key: the font, the words, the letter spacing.
WORDS = {
    "giftCard": (MINCHO, "GIFT CARD", 190),
    "amount": (MINCHO, "1,000", -12),
    "yen": (MINCHO, "円", 0),
    "nameMincho": (MINCHO, "ギフトカード", 70),
    "name": (GOTHIC, "ギフトカード", 10),
    "worth": (GOTHIC, "円分", 0),
    "figures": (GOTHIC, "1,000", -14),
    "present": (GOTHIC, "プレゼント", -26),
}


def outline(font, text, space):
    glyphs, names, advances = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    scale = 1000 / font["head"].unitsPerEm
    pen, x = SVGPathPen(glyphs, ntos=lambda value: str(round(value))), 0
    for letter in text:
        name = names[ord(letter)]
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        x += advances[name][0] * scale + space
    return {"width": round(x - space), "d": pen.getCommands()}


words = {key: outline(*how) for key, how in WORDS.items()}
Path(__file__).with_name("lettering.json").write_text(json.dumps(words, indent=2) + "\n")
