"""Folded kimono with obi and accessories. 1 unit is about 15 cm."""
from math import cos, radians

import numpy as np

from materials import gold, principled
from rig import Shot, softbox, studio
from scenes.kimono_cloth import SILKS, brocade, plain, silk, striped_obi
from scenes.kimono_collar import collar
from scenes.kimono_cord import CORDS, braid, coral, cord, knot, obidome
from scenes.kimono_folds import folded, wrapped, zigzag
from scenes.kimono_objects import bolt, fan, handbag, wrapper, zori
from shapes import box, empty, stand_on_floor

LININGS = {"red": (0.52, 0.035, 0.030), "white": (0.66, 0.62, 0.54), "gold": (0.55, 0.36, 0.12), "blue": (0.16, 0.24, 0.32)}
UNDER = {"wine": (0.16, 0.008, 0.018), "rose": (0.50, 0.20, 0.20), "grey": (0.16, 0.15, 0.145), "straw": (0.45, 0.33, 0.15)}
HALF, FRONT, BACK = 1.50, -0.93, 0.89  # of the folded cloth: half width, y of the front, y of the back
FOLD = 0.064
TRAY_FLOOR = 0.11


def tray(parent, half_width=1.63, half_depth=1.09, rim=True):
    """Black lacquer with four sloping walls. The rim is gold."""
    lacquer = principled("lacquer", (0.006, 0.005, 0.0045), 0, 0.13, Clearcoat=1.0, Clearcoat_Roughness=0.05)
    gilt = gold(0.30, base=(0.78, 0.50, 0.18))
    box("floor", 2 * half_width, 2 * half_depth, 0.07, lacquer, 0.02, parent, (0, 0, 0.075), segments=4)
    for side in (-1, 1):
        box("wall", 0.06, 2 * half_depth + 0.06, 0.20, lacquer, 0.022, parent, (side * (half_width + 0.03), 0, 0.14), (0, side * 0.16, 0), 4)
        box("wall", 2 * half_width + 0.1, 0.06, 0.20, lacquer, 0.022, parent, (0, side * (half_depth + 0.03), 0.14), (-side * 0.16, 0, 0), 4)
        if rim:
            box("rim", 0.066, 2 * half_depth + 0.15, 0.016, gilt, 0.006, parent, (side * (half_width + 0.046), 0, 0.24), (0, side * 0.16, 0))
            box("rim", 2 * half_width + 0.15, 0.066, 0.016, gilt, 0.006, parent, (0, side * (half_depth + 0.046), 0.24), (-side * 0.16, 0, 0))


def kimono(tone, pattern, lining, under, layers, level, parent):
    """A folded under-robe, and on it the folded kimono with its collar. Returns the height of the top."""
    colour = LININGS[lining]
    cloth, edge = silk(tone, pattern), plain("edge", SILKS[tone][1])
    robe, inner = plain("under-robe", UNDER[under]), plain("lining", colour)
    folded("under-robe", zigzag(FRONT, BACK, level, 3, 0.052, seed=1), -HALF, HALF, robe, parent, 0.022, seed=3, swell=0.006)
    level += 3 * 0.052 + 0.012
    path = zigzag(FRONT + 0.05, BACK - 0.02, level, layers, FOLD, seed=2)
    folded("kimono", path, -HALF + 0.03, HALF - 0.04, cloth, parent, 0.030, columns=100, seed=7, swell=0.014, origin=(3, 1), edge=edge)
    for sheet in range(1, layers, 2):
        rest = [(y, level + sheet * FOLD) for y in np.linspace(FRONT + 0.12, BACK - 0.10, 30)]
        folded("lining", rest, -HALF + 0.015, HALF - 0.025, inner, parent, 0.014, seed=7, swell=0.010)
    top = level + layers * FOLD
    collar(-HALF + 0.06, 0.02, top + 0.012, cloth, edge, colour, CORDS["crimson"][0] if lining == "red" else colour, parent)
    return top


def obi(cloth, edge, low, top, parent, start=-0.28, end=0.86):
    """A wide band around the stack, with its folded end on top. Returns the height of the top."""
    folded("obi", wrapped(FRONT - 0.045, BACK + 0.05, low, top + 0.085, 0.085), start, end, cloth, parent, 0.028,
           columns=50, seed=12, swell=0.004, drift=0.004, slack=0.0, origin=(0.1, 0.37), edge=edge)
    rest = [(y, top + 0.117 + 0.012 * cos(y * 1.6)) for y in np.linspace(FRONT + 0.10, BACK - 0.16, 50)]
    folded("obi end", rest, start + 0.045, end - 0.045, cloth, parent, 0.026, columns=50, seed=14, swell=0.005, slack=0.0,
           origin=(0.32, 0.9), edge=edge)
    return top + 0.15


def tied_cord(tone, x, low, top, parent, brooch=False):
    """The obijime around the obi. It is tied on top, or it has an obidome."""
    woven = braid(tone)
    front, back = FRONT - 0.085, BACK + 0.09
    path = [(x, back, low + 0.1), (x, back, top - 0.12), (x, back - 0.08, top + 0.005), (x, 0.3, top + 0.018), (x, -0.2, top + 0.018),
            (x, front + 0.30, top + 0.010), (x, front + 0.10, top - 0.006), (x, front + 0.008, top - 0.09), (x, front, top - 0.25), (x, front, low + 0.02)]
    ups = [(0, 1, 0), (0, 1, 0.1), (0, 0.5, 0.8), (0, 0, 1), (0, 0, 1), (0, 0, 1), (0, -0.4, 0.9), (0, -0.95, 0.3), (0, -1, 0), (0, -1, 0)]
    cord(path, 0.085, 0.034, woven, parent, ups)
    if brooch:
        obidome(x, -0.22, top + 0.032, parent, coral())
    else:
        plain_tone = principled("threads", CORDS[tone][0], 0, 0.6, Sheen=0.4)
        knot(x, -0.18, top + 0.035, woven, plain_tone, gold(0.2), parent)


def obi_cloth(band):
    """`band`: the tone of a brocade, or "hakata" and a tone; also returns the plain cloth for its edges."""
    if band.startswith("hakata "):
        tone = band.removeprefix("hakata ")
        return striped_obi(tone, None), plain("obi edge", (0.3, 0.25, 0.2))
    return brocade(band), plain("obi edge", (0.34, 0.20, 0.07))


def folded_set(silk_tone="navy", pattern="seigaiha", lining="red", under="wine", band="gold", cord_tone="crimson",
               layers=7, brooch=False, on="tray", with_fan=False, turn=24, rise=5.0):
    """Kimono, obi and cord, on a tray or on their paper. `rise` is the height of the camera."""
    root = empty()
    group = empty(root)
    if on == "tray":
        tray(group)
    else:
        wrapper(group, HALF + 0.16, 1.06)
    low = TRAY_FLOOR + 0.015 if on == "tray" else 0.035
    top = kimono(silk_tone, pattern, lining, under, layers, low, group)
    cloth, edge = obi_cloth(band)
    high = obi(cloth, edge, low + 0.005, top, group)
    tied_cord(cord_tone, 0.29, low - 0.015, high, group, brooch)
    root.rotation_euler = (0, 0, radians(turn))
    if with_fan:
        fan(empty(None, (0.35, -2.05, 0.012), (0, 0, radians(-8))), 0.90)
    stand_on_floor(root)
    return dict(target=(-0.03, -0.1, 0.44), camera=(-0.7, -7.9, rise), lens=78, fstop=1.1, focus=(-0.1, -0.9, 0.6))


def bolts(turn=22):
    """Three rolls of silk. The end of the upper one hangs out."""
    root = empty()
    bolt("sage", "seigaiha", empty(root, (0.05, -0.27, 0)), seed=1)
    bolt("ivory", "sakura", empty(root, (-0.06, 0.27, 0)), seed=2)
    bolt("navy", "asanoha", empty(root, (0.0, 0.0, 0.435)), seed=3)
    bolt("crimson", "kikko", empty(root, (0.10, -0.95, 0), (0, 0, radians(-8))), tail=0.80, seed=4)
    root.rotation_euler = (0, 0, radians(turn))
    return dict(target=(0.0, -0.35, 0.36), camera=(0, -8.2, 4.4), lens=88, fstop=1.1, focus=(0, -1.0, 0.4))


def footwear(band="vermilion", top=(0.47, 0.41, 0.32), turn=-24):
    """Zōri and a small bag of the same brocade."""
    root = empty()
    handbag(band, empty(root, (-0.62, 0.85, 0), (0, 0, radians(30))))
    pair = empty(root, (0.42, -0.42, 0), (0, 0, radians(180)))
    zori(band, top, pair)
    root.rotation_euler = (0, 0, radians(turn))
    return dict(target=(0, 0, 0.5), camera=(0, -8.6, 4.3), lens=92, fstop=1.1, focus=(0.2, -0.7, 0.3))


VIEWS = {"set": folded_set, "bolts": bolts, "footwear": footwear}


def build(view="set", key=1.0, rim=1.0, halo=1.0, **details):
    shot = VIEWS[view](**details)
    studio(target=shot["target"], key=0.9 * key, rim=1.1 * rim, top=0.42, fill=0.55, halo=0.5 * halo)
    softbox((4.7, -0.6, 1.5), (0, 0, 0.5), 0.7, 3.0, 80, (1, 0.92, 0.8))  # low light from the side, to show weave and folds
    return Shot(**shot, exposure=0.22)
