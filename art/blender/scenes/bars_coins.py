"""Gold coins with reeded edges. The design is invented."""
from math import cos, pi

from scenes.bars_bullion import stamped
from shapes import lathe

RADIUS, HALF_THICKNESS = 0.62, 0.052


def struck_gold():
    return stamped("struck", "coin-blossom", 2 * RADIUS, 2 * RADIUS, depth=0.034, waves=0.2)


def coin(material, parent=None, reeds=120):
    """The coin lies around its own origin. Both faces have the relief."""
    half = HALF_THICKNESS
    profile = [(0, -half), (RADIUS - 0.02, -half), (RADIUS, -half + 0.014), (RADIUS, half - 0.014),
               (RADIUS - 0.02, half), (0, half)]

    def reed(step, index):
        return -0.007 * (0.5 + 0.5 * cos(2 * pi * step / 6)) if index in (2, 3) else 0

    return lathe("coin", profile, material, reeds * 6, parent=parent, angle=30, offset=reed)
