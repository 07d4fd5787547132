"""Kintsugi: the gold lines that hold a broken piece together, on a turned body."""
import random
from math import cos, degrees, radians, sin

import numpy as np

from materials import bumpy, gold
from profiles import radius_at
from shapes import tube

# Paths of (angle in degrees, height). A piece breaks from its rim down, and some cracks start in other
# cracks.
VASE_SEAMS = [
    [(-128, 2.70), (-124, 2.45), (-112, 2.20), (-101, 1.92), (-88, 1.66), (-70, 1.44), (-48, 1.30)],
    [(-88, 1.66), (-97, 1.36), (-112, 1.12), (-121, 0.86), (-116, 0.60), (-108, 0.36), (-112, 0.13)],
    [(-48, 1.30), (-52, 1.04), (-63, 0.80), (-66, 0.52), (-60, 0.30)],
    [(-48, 1.30), (-28, 1.42), (-6, 1.34), (16, 1.46), (44, 1.36)],
    [(-101, 1.92), (-126, 1.80), (-150, 1.62), (-176, 1.66), (-205, 1.50)],
    [(-121, 0.86), (-145, 0.96), (-172, 0.84), (-200, 0.92)],
    [(-66, 0.52), (-92, 0.42), (-110, 0.42)],
    [(-52, 2.70), (-55, 2.48), (-46, 2.24), (-30, 2.02), (-22, 1.72), (-28, 1.42)],
]


def _broken(path, roughness, rounds=4):
    """Adds the small bends of a real crack: midpoints are moved at random, less in each round."""
    points = [np.array(p, float) for p in path]
    for _ in range(rounds):
        finer = [points[0]]
        for a, b in zip(points, points[1:]):
            length = np.hypot(radians(b[0] - a[0]), b[1] - a[1])
            shift = np.array([degrees(random.gauss(0, 1)), random.gauss(0, 1)])
            finer += [(a + b) / 2 + shift * length * roughness, b]
        points = finer
    return points


def seams(profile, paths, parent, width=0.015, roughness=0.055):
    """Round threads, half of them below the surface. Gold lacquer is a little higher than the glaze."""
    metal = bumpy(gold(0.24, (0.92, 0.58, 0.19)), 40, 0.15, 2)
    for path in paths:
        points, radii = [], []
        for turn, z in _broken(path, roughness):
            r = radius_at(profile, z) - width * 0.25
            points.append((r * cos(radians(turn)), r * sin(radians(turn)), z))
            radii.append(width * random.uniform(0.86, 1.12))
        smooth = np.convolve(np.pad(radii, 2, "edge"), np.ones(5) / 5, "valid")
        tube("seam", points, smooth, metal, 12, parent=parent)
