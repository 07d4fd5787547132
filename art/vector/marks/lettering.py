"""Converts words to outlines, because an SVG in <img> cannot use the fonts of the page.

Needs python3-fonttools and the fonts in `FONTS` (Debian: fonts-noto-cjk fonts-ebgaramond fonts-league-spartan
fonts-lato fonts-kouzan-mouhitsu fonts-motoya-l-maruberi fonts-dejima-mincho).
"""
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont

NOTO = "/usr/share/fonts/opentype/noto"
FONTS = {
    **{f"serif-{w.lower()}": f"{NOTO}/NotoSerifCJK-{w}.ttc" for w in ("Light", "Medium", "SemiBold", "Bold", "Black")},
    **{f"sans-{w.lower()}": f"{NOTO}/NotoSansCJK-{w}.ttc" for w in ("Thin", "Light", "Medium", "Bold", "Black")},
    "garamond": "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf",
    "garamond-bold": "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Bold.otf",
    "garamond-italic": "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Italic.otf",
    "lato-light": "/usr/share/fonts/truetype/lato/Lato-Light.ttf",
    "lato-black": "/usr/share/fonts/truetype/lato/Lato-Black.ttf",
    "round": "/usr/share/fonts/truetype/motoya-l-maruberi/MTLmr3m.ttf",
    "brush": "/usr/share/fonts/truetype/kouzan-mouhitsu/kouzan-mouhitsu.ttf",
    "antique": "/usr/share/fonts/truetype/dejima-mincho/dejima-mincho-r227.ttf",
}
_loaded = {}


def font(name):
    if name not in _loaded:
        path = FONTS[name]
        _loaded[name] = TTCollection(path).fonts[0] if path.endswith(".ttc") else TTFont(path)
    return _loaded[name]


def _number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def measure(text, name, size, spacing=0.0):
    face = font(name)
    scale = size / face["head"].unitsPerEm
    names = [face.getBestCmap()[ord(letter)] for letter in text]
    return sum(face["hmtx"][glyph][0] * scale + spacing for glyph in names) - spacing


def word(text, name, size, x, y, spacing=0.0, anchor="start", kerning=()):
    """The path data of a word whose base line starts, ends or is centred at x, y. `kerning`: extra space after
    each letter."""
    face = font(name)
    scale = size / face["head"].unitsPerEm
    glyphs = face.getGlyphSet()
    width = measure(text, name, size, spacing) + sum(kerning)
    at = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
    pen = SVGPathPen(glyphs, ntos=_number)
    for index, letter in enumerate(text):
        glyph = face.getBestCmap()[ord(letter)]
        glyphs[glyph].draw(TransformPen(pen, (scale, 0, 0, -scale, at, y)))
        at += face["hmtx"][glyph][0] * scale + spacing + (kerning[index] if index < len(kerning) else 0)
    return pen.getCommands()
