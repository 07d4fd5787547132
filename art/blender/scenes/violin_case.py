"""An open oblong instrument case with velvet lining. In mm: x along its length, the hinge at the back (y)."""
from math import radians

import numpy as np

from materials import bumpy, gold, pebbled_leather, principled
from paths import bent
from scenes.violin_body import loft, mm
from shapes import box, empty, grid, rounded_rectangle, tube

HALF_LENGTH, HALF_DEPTH, CORNER = 402, 134, 26
BASE, LID, WALL = 74, 44, 9
VELVETS = {"green": (0.005, 0.024, 0.014), "burgundy": (0.045, 0.003, 0.006), "blue": (0.005, 0.009, 0.038)}


def _velvet(colour):
    material = principled("velvet", VELVETS[colour], 0, 0.95, Sheen=0.7, Sheen_Tint=0.7, Specular=0.08)
    return bumpy(material, 9, 0.35, 4, distance=0.02)


def _shell(height, leather, lining, parent):
    """A tray of the case: leather outside, velvet inside, with its floor at 12 mm."""
    def ring(grow, z):
        return [(x, y, z) for x, y in rounded_rectangle(HALF_LENGTH + grow, HALF_DEPTH + grow, CORNER + grow)]

    loft("shell", [ring(-6, 0), ring(-1.5, 1.5), ring(0, 6), ring(0, height), ring(-WALL, height), ring(-WALL, 4)], leather, parent, angle=40)
    inner = [ring(-WALL + 0.3, height + 0.6), ring(-WALL - 2, height + 0.2), ring(-WALL - 3, height - 4), ring(-WALL - 3, 20), ring(-WALL - 9, 12.5), ring(-WALL - 16, 12)]
    loft("lining", inner[::-1], lining, parent, angle=80, closed=False)


def _trim(height, leather, parent):
    edge = [(x, y, height) for x, y in rounded_rectangle(HALF_LENGTH + 1, HALF_DEPTH + 1, CORNER)]
    tube("piping", mm(edge), 0.028, leather, closed=True, parent=parent, up=(0, 0, 1))


def _cushion(name, x, y, length, depth, height, lining, parent, hollow=0.0):
    """A stuffed block. `hollow` lowers its middle, to hold a neck."""
    u, v = np.meshgrid(np.linspace(-1, 1, 41), np.linspace(-1, 1, 33), indexing="ij")
    dome = (1 - np.abs(u) ** 7) ** 0.25 * (1 - np.abs(v) ** 7) ** 0.25
    z = 10 + height * dome - hollow * np.exp(-((v / 0.42) ** 4)) * dome
    grid(name, np.stack([x + u * length / 2, y + v * depth / 2, z], -1) / 100, lining, parent=parent, angle=80)


def _latch(x, metal, parent):
    box("plate", 0.34, 0.03, 0.30, metal, 0.02, parent, (x / 100, -HALF_DEPTH / 100 - 0.012, (BASE - 26) / 100))
    box("hasp", 0.22, 0.03, 0.16, metal, 0.02, parent, (x / 100, -HALF_DEPTH / 100 - 0.035, (BASE - 24) / 100))


def case(lining="green", parent=None, opening=104.0):
    """The open case, and the group of its lid. In this group z points away from the inside of the lid."""
    root = empty(parent)
    leather = pebbled_leather("case leather", (0.016, 0.012, 0.010), 0.5, scale=30, depth=0.005)
    piping = principled("piping", (0.030, 0.016, 0.010), 0, 0.45)
    velvet, brass = _velvet(lining), gold(0.24)
    _shell(BASE, leather, velvet, root)
    _trim(BASE, piping, root)
    _cushion("tail rest", -300, 0, 100, 190, 12, velvet, root)
    _cushion("neck rest", 205, 0, 60, 150, 44, velvet, root, hollow=22)
    _cushion("pocket", 338, 0, 96, 226, 48, velvet, root)
    for x in (-180, 180):
        _latch(x, brass, root)
    handle = bent([(-70, -HALF_DEPTH, 40), (-66, -HALF_DEPTH - 26, 40), (66, -HALF_DEPTH - 26, 40), (70, -HALF_DEPTH, 40)], 14)
    tube("handle", mm(handle), 0.065, leather, parent=root)
    lid = empty(root, (0, HALF_DEPTH / 100, BASE / 100), (radians(180 - opening), 0, 0))
    inside = empty(lid, (0, HALF_DEPTH / 100, -LID / 100))
    _shell(LID, leather, velvet, inside)
    _trim(LID, piping, inside)
    return root, inside
