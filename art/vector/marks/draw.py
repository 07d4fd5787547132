"""Draws the marks: `python3 art/vector/marks/draw.py` writes all SVG files beside it."""
import json
import os

from lettering import word

HERE = os.path.dirname(os.path.abspath(__file__))
GOLD, GOLD_DEEP, INK, IVORY = "#C4AB46", "#6F5B16", "#1D1A14", "#FAF7F0"


def write(path, width, height, body):
    target = os.path.join(HERE, path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    with open(target, "w") as file:
        file.write(f"{head}\n{body.strip()}\n</svg>\n")


def path(d, fill, extra=""):
    return f'<path fill="{fill}" d="{d}"{extra}/>'


# The symbol: three offers side by side, each cut like a facet. The best one is the highest.
BARS = "M2 37V27.5l10-4.6V37zM15 37V21.5l10-4.6V37zM28 37V15.5l10-4.6V37z"
SPARK = "M33 1l1.6 3.9 3.9 1.6-3.9 1.6L33 12l-1.6-3.9-3.9-1.6 3.9-1.6z"


def symbol(colour, transform=""):
    inside = path(BARS, colour) + path(SPARK, colour)
    return f'<g transform="{transform}">{inside}</g>' if transform else inside


def logo(text_colour):
    name = word("タカクラベ", "serif-bold", 31, 54, 33.5, spacing=1.2, kerning=(-1.5, -1, -1, -0.5))
    return symbol(GOLD, "translate(2 4) scale(1)") + path(name, text_colour)


write("logo/logo-dark.svg", 224, 48, logo(IVORY))
write("logo/logo-light.svg", 224, 48, logo(INK))
write("logo/symbol.svg", 40, 40, symbol(GOLD))
write("icons/favicon.svg", 32, 32,
      f'<rect width="32" height="32" rx="6" fill="{INK}"/>' + symbol(GOLD, "translate(5.5 5) scale(.53)"))
write("icons/app-icon.svg", 512, 512,
      f'<rect width="512" height="512" fill="{INK}"/>' + symbol(GOLD, "translate(106 106) scale(7.5)"))
write("icons/maskable-icon.svg", 512, 512,
      f'<rect width="512" height="512" fill="{INK}"/>' + symbol(GOLD, "translate(146 146) scale(5.5)"))

# The logo for a shop without a logo: a simple shop front with a noren.
write("shop-default.svg", 320, 240, f"""
<rect width="320" height="240" fill="#F1EBDD"/>
<g fill="none" stroke="#8D8468" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M92 182V98h136v84M74 182h172M84 98l12-34h128l12 34z"/><path d="M140 182v-44h40v44M112 182v-36h14M194 146h14v36"/></g>
<path d="M100 99h120v20q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0z" fill="{GOLD}" opacity=".55"/>""")

# Fourteen invented buy-back shops, each in its own style. 176 × 83 units.
W, H = 176, 83
MID = W / 2


def centred(text, font, size, y, colour, spacing=0.0, x=MID):
    return path(word(text, font, size, x, y, spacing, "middle"), colour)


PARTNERS = [
    ("丸鶴堂", f'<circle cx="34" cy="41" r="22" fill="none" stroke="#8A1F2B" stroke-width="3"/>' + path("M34 25c4 8 14 9 15 18-6-3-9-1-11 2l3 10h-3l-4-8-4 8h-3l3-10c-2-3-5-5-11-2 1-9 11-10 15-18z", "#8A1F2B") + path(word("丸鶴堂", "serif-black", 33, 66, 54, 1), "#2A1A16")),
    ("ブランド館ミラノワ", centred("MILANOIS", "garamond", 31, 45, "#14213D", 1.5) + path("M30 56h116v1H30z", "#C9A227") + centred("ブランド館 ミラノワ", "sans-medium", 10.5, 71, "#14213D", 1.2)),
    ("質とわ", '<rect x="14" y="12" width="58" height="58" rx="4" fill="#1F4E3D"/>' + path(word("質", "serif-black", 44, 43, 57, 0, "middle"), "#fff") + path(word("とわ", "serif-semibold", 34, 82, 54, 2), "#1F4E3D")),
    ("KAITORI LAB", path("M18 18h22v5h-3v12l14 24c2 4 0 8-5 8H12c-5 0-7-4-5-8l14-24V23h-3zM16 56h26l-6-11H22z", "#0E7C86", ' fill-rule="evenodd"') + path(word("KAITORI", "lato-black", 23, 60, 40, 1.5), "#12343B") + path(word("LAB", "lato-light", 23, 60, 64, 6), "#0E7C86")),
    ("時屋", '<circle cx="38" cy="41" r="24" fill="none" stroke="#222" stroke-width="2.5"/><path d="M38 24v17l11 8" fill="none" stroke="#B8860B" stroke-width="3" stroke-linecap="round"/>' + path(word("時屋", "sans-light", 40, 74, 56, 3), "#222")),
    ("ゴールドハーバー", path("M8 52c14-10 24-10 38 0s24 10 38 0 24-10 38 0 24 10 46 0v5c-22 10-32 10-46 0s-24-10-38 0-24 10-38 0-24-10-38 0z", "#B98A1D") + centred("GOLD HARBOR", "lato-black", 20, 36, "#1B2A41", 1.6) + centred("ゴールドハーバー", "sans-bold", 9.5, 74, "#1B2A41", 2)),
    ("古美術 蒼月", '<circle cx="140" cy="32" r="17" fill="#27496D"/><circle cx="147" cy="27" r="15" fill="#fff"/>' + path(word("蒼月", "brush", 50, 18, 60, 2), "#1B2430") + path(word("古美術", "serif-medium", 11, 122, 68, 2), "#1B2430")),
    ("リユースの森", path("M26 66V48h-8l8-10h-5l9-12h-4l11-14 11 14h-4l9 12h-5l8 10h-8v18h-5V48h-12v18z", "#3B7A57") + path(word("リユースの森", "round", 17.5, 64, 50, 0), "#3B7A57")),
    ("銀座 玉泉", path("M88 8l7 12H81z", "#A38A3B") + centred("玉泉", "serif-light", 40, 58, "#3A2E1F", 14) + centred("GINZA GYOKUSEN", "garamond", 9.5, 74, "#7A6A4A", 3)),
    ("カメラの北斗", "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#C0392B"/>' for x, y, r in ((14, 24, 3), (26, 18, 3), (38, 22, 3.4), (48, 32, 3), (62, 36, 3), (72, 50, 3), (58, 58, 3.6))) + path(word("カメラの", "sans-bold", 13, 84, 36, 1), "#2C3E50") + path(word("北斗", "sans-black", 32, 84, 66, 2), "#2C3E50")),
    ("楽器買取 アルペジオ", '<path d="M14 56c16-2 18-30 34-30M14 62c18-2 22-28 34-28M14 68c20-2 24-26 34-26" fill="none" stroke="#7B2D8B" stroke-width="2.4" stroke-linecap="round"/>' + path(word("Arpeggio", "garamond-italic", 33, 54, 50, 0), "#4A1C57") + path(word("楽器買取 アルペジオ", "sans-medium", 8.6, 56, 67, 1), "#4A1C57")),
    ("酒蔵買取 琥珀亭", '<rect x="10" y="10" width="156" height="63" fill="none" stroke="#8C4A12" stroke-width="1.5"/><rect x="13.500" y="13.500" width="149" height="56" fill="none" stroke="#8C4A12" stroke-width=".6"/>' + centred("琥珀亭", "antique", 37, 54, "#6B350B", 4) + centred("S A K E   &   W H I S K Y", "garamond", 8, 66, "#8C4A12", 0)),
    ("ジュエルプラス", '<path d="M14 32l11-14h26l11 14-24 34zM14 32h48M25 18l5 14 8 34 8-34 5-14M30 32l8-14 8 14" fill="none" stroke="#D14D72" stroke-width="1.8" stroke-linejoin="round"/>' + path(word("jewel", "lato-light", 27, 68, 46, 0.5), "#5C2A3E") + path(word("plus", "lato-black", 20, 68, 66, 0.5), "#D14D72")),
    ("着物 はなごろも", "".join(f'<ellipse cx="34" cy="27" rx="8" ry="13" fill="#E8A0A8" transform="rotate({72 * i} 34 41)"/>' for i in range(5)) + '<circle cx="34" cy="41" r="4" fill="#B5495B"/>' + path(word("はなごろも", "serif-medium", 20, 64, 44, 0), "#5B2333") + path(word("着物・和装の買取", "serif-medium", 9.5, 66, 62, 1.6), "#5B2333")),
]
listed = []
for index, (name, body) in enumerate(PARTNERS, 1):
    file = f"partner-{index:02}.svg"
    write(f"partners/{file}", W, H, body)
    listed.append({"file": file, "name": name})
json.dump(listed, open(os.path.join(HERE, "partners", "partners.json"), "w"), ensure_ascii=False, indent=2)

# Eight invented media, all in the same grey.
GREY = "#5B5443"
MEDIA = [
    ("東都経済新聞", centred("東都経済新聞", "serif-bold", 25, 50, GREY, 1)),
    ("WEEKLY BUSINESS JAPAN", centred("WEEKLY", "lato-light", 15, 32, GREY, 9) + centred("BUSINESS", "lato-black", 29, 58, GREY, 1) + centred("J A P A N", "lato-light", 9, 71, GREY, 3)),
    ("あさなぎテレビ", '<rect x="10" y="24" width="40" height="32" rx="8" fill="none" stroke="#5B5443" stroke-width="3"/>' + path("M25 32l13 8-13 8z", GREY) + path(word("あさなぎTV", "round", 20, 57, 48, 0), GREY)),
    ("暮らしの手鏡", centred("暮らしの手鏡", "serif-light", 25, 50, GREY, 2)),
    ("MONO STYLE", centred("MONO", "sans-thin", 34, 46, GREY, 8) + centred("S T Y L E", "lato-black", 12, 66, GREY, 4)),
    ("RADIO MINATO 81.9", path("M20 60h4V38h-4zM28 60h4V28h-4zM36 60h4V20h-4zM44 60h4V34h-4z", GREY) + path(word("RADIO", "lato-black", 17, 58, 38, 3), GREY) + path(word("MINATO 81.9", "lato-light", 17, 58, 60, 0.5), GREY)),
    ("シニアライフ通信", centred("シニアライフ", "sans-bold", 22, 44, GREY, 0) + centred("通　信", "serif-medium", 14, 66, GREY, 8)),
    ("Reuse Journal", centred("Reuse Journal", "garamond-italic", 30, 50, GREY, 0)),
]
listed = []
for index, (name, body) in enumerate(MEDIA, 1):
    file = f"media-{index:02}.svg"
    write(f"media/{file}", W, H, body)
    listed.append({"file": file, "name": name})
json.dump(listed, open(os.path.join(HERE, "media", "media.json"), "w"), ensure_ascii=False, indent=2)
