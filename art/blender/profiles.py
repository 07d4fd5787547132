"""Profiles of turned bodies, as (radius, z) pairs from the middle of the foot upwards, and sheets on such
bodies."""
from math import pi

import numpy as np

from shapes import grid


def flowing(points, steps=8):
    """A smooth curve through the points. A point that is given twice is a corner."""
    stretches, start = [], 0
    for i in range(1, len(points)):
        if tuple(points[i]) == tuple(points[i - 1]):
            stretches.append(points[start:i])
            start = i
    stretches.append(points[start:])
    curve = []
    for stretch in stretches:
        curve += _through(np.asarray(stretch, float), steps)
    return [(max(float(r), 0.0), float(z)) for r, z in curve]


def _through(points, steps):
    """Cubic pieces. The slope at a point depends on its neighbours, weighted by their distances."""
    if len(points) < 3:
        return [tuple(p) for p in points]
    knots = np.r_[0, np.cumsum(np.sqrt(np.linalg.norm(np.diff(points, axis=0), axis=1)))]
    slopes = np.empty_like(points)
    chords = np.diff(points, axis=0) / np.diff(knots)[:, None]
    before, after = np.diff(knots)[:-1, None], np.diff(knots)[1:, None]
    slopes[1:-1] = (chords[:-1] * after + chords[1:] * before) / (before + after)
    slopes[0], slopes[-1] = 1.5 * chords[0] - slopes[1] / 2, 1.5 * chords[-1] - slopes[-2] / 2
    curve = []
    for i, length in enumerate(np.diff(knots)):
        for t in np.linspace(0, 1, steps, endpoint=False):
            a, b = points[i], points[i + 1]
            bend = (t - 2 * t**2 + t**3) * length * slopes[i] + (t**3 - t**2) * length * slopes[i + 1]
            curve.append(tuple(a + (b - a) * (3 * t**2 - 2 * t**3) + bend))
    return [*curve, tuple(points[-1])]


def inset(outer, wall, floor, bore=None):
    """The inside of a vessel: thinner than the outside by `wall`, from the middle of its floor up to the mouth.
    `bore` keeps the inside of the neck straight where the lip widens outside."""
    points = np.asarray(outer, float)
    slope = np.gradient(points, axis=0)
    slope /= np.maximum(np.linalg.norm(slope, axis=1, keepdims=True), 1e-9)
    inner = points + np.stack([-slope[:, 1], slope[:, 0]], 1) * wall
    highest = points[:, 1].max()
    walls = [(r, z) for r, z in inner if z > floor + 0.1 and r > 0.01 and z < highest - 0.02]
    if bore:
        waist = next((z for r, z in walls if z > highest * 0.4 and r < bore), highest)
        walls = [(r, z) for r, z in walls if z < waist]
        walls += [(bore, waist), (bore, highest - 0.02)]
    width = walls[0][0]
    return [(0, floor), (width * 0.72, floor + 0.004), (width * 0.93, floor + 0.035), *walls]


def vessel(outer, inner):
    """One closed wall made of both sides, with a round lip between them."""
    return [*outer, *inner[::-1]]


def filling(inner, level, overlap=0.004):
    """A drink up to the height `level`. It reaches a little into the glass, so that no air gap is visible
    between them."""
    below = [(r, z) for r, z in inner if z < level]
    radius = radius_at(inner, level)
    bed = [(r + overlap if r > 0.01 else 0, z - overlap if r < below[-1][0] * 0.9 else z) for r, z in below]
    return [*bed, (radius + overlap, level + 0.018), (radius - 0.012, level), (0, level)]


def radius_at(profile, z):
    """The radius at a height. If the profile has both sides, the radius of the outside."""
    points = np.asarray(profile, float)
    top = int(np.argmax(points[:, 1])) + 1
    rising = points[:top]
    order = np.argsort(rising[:, 1], kind="stable")
    return float(np.interp(z, rising[order, 1], rising[order, 0]))


def wrapped(name, profile, low, high, material, middle=-90.0, half=40.0, lift=0.004, across=64, up=40, parent=None):
    """A label on a turned body, with texture coordinates. Angles are in degrees; the front is at -90."""
    heights = np.linspace(low, high, up + 1)
    turns = np.radians(np.linspace(middle - half, middle + half, across + 1))
    radii = np.array([radius_at(profile, z) + lift for z in heights])
    points = np.empty((across + 1, up + 1, 3))
    points[:, :, 0] = np.cos(turns)[:, None] * radii
    points[:, :, 1] = np.sin(turns)[:, None] * radii
    points[:, :, 2] = heights
    made = grid(name, points, material, parent=parent, angle=80)
    coordinates(made, lambda v: ((np.arctan2(v.y, v.x) - turns[0] + pi / 2) % (2 * pi) - pi / 2, v.z),
                (turns[-1] - turns[0], high - low), (0, low))
    return made


def coordinates(thing, place, size, origin=(0, 0)):
    """Texture coordinates calculated from the position of each vertex."""
    data = thing.data
    layer = data.uv_layers.new()
    for loop in data.loops:
        u, v = place(data.vertices[loop.vertex_index].co)
        layer.data[loop.index].uv = ((u - origin[0]) / size[0], (v - origin[1]) / size[1])
