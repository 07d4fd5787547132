"""Chains link by link, and worn rings."""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter1d

from shapes import box, empty, grid, lathe, link, resample, shade_smooth, unit


def link_mesh(length, width, wire, twist=0.0, flat=None, around=40, sides=12):
    """One link, long in x. Half sizes of its middle line, and the radius of its wire. `twist` turns each end
    about x by this angle. `flat` cuts the upper and the lower side to this height, as on a curb chain
    (kihei)."""
    turn = np.linspace(0, 2 * pi, around, endpoint=False)
    line = np.stack([length * np.cos(turn), width * np.sin(turn), np.zeros(around)], 1)
    # Longer than an ellipse: the ends are round, the sides nearly straight.
    line[:, 1] = width * np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.8
    bend = radians(twist) * line[:, 0] / length
    line = np.stack([line[:, 0], line[:, 1] * np.cos(bend), line[:, 1] * np.sin(bend)], 1)
    tangent = unit(np.roll(line, -1, 0) - np.roll(line, 1, 0))
    outward = unit(line * (1, 1, 1) - tangent * (line * tangent).sum(1, keepdims=True))
    across = np.cross(tangent, outward)
    ring = np.linspace(0, 2 * pi, sides, endpoint=False)
    points = line[:, None] + wire * (outward[:, None] * np.cos(ring)[None, :, None]
                                     + across[:, None] * np.sin(ring)[None, :, None])
    if flat is not None:
        points[:, :, 2] = np.clip(points[:, :, 2], -flat, flat)
    index = np.arange(around * sides).reshape(around, sides)
    beside, after = np.roll(index, -1, 1), np.roll(index, -1, 0)
    faces = np.stack([index, after, np.roll(after, -1, 1), beside], -1).reshape(-1, 4)
    return points.reshape(-1, 3), faces


# Half length and half width of a link, its wire, the twist of its ends, the height of the flat cut, the
# distance between links, and how far every second link is turned about the chain.
CHAINS = {
    "kihei": dict(length=0.135, width=0.088, wire=0.036, twist=42, flat=0.038, pitch=0.142, turn=0),
    "slim kihei": dict(length=0.066, width=0.040, wire=0.017, twist=42, flat=0.018, pitch=0.070, turn=0),
    "cable": dict(length=0.052, width=0.034, wire=0.013, twist=0, flat=None, pitch=0.076, turn=90),
    "fine": dict(length=0.030, width=0.020, wire=0.0085, twist=0, flat=None, pitch=0.043, turn=90),
}


def chain(kind, path, material, parent=None, up=(0, 0, 1)):
    """Links along a path. The flat side points to `up`."""
    form = CHAINS[kind]
    points, faces = link_mesh(*(form[key] for key in ("length", "width", "wire", "twist", "flat")))
    along = resample(path, step=form["pitch"])
    forward = unit(np.gradient(along, axis=0))
    vertices, polygons = [], []
    for number, (place, x) in enumerate(zip(along, forward)):
        y = unit(np.cross(up, x))
        z = np.cross(x, y)
        roll = radians(form["turn"]) * (number % 2) - radians(form["turn"]) / 2
        y, z = y * cos(roll) + z * sin(roll), z * cos(roll) - y * sin(roll)
        vertices.append(place + points @ np.stack([x, y, z]))
        polygons.append(faces + number * len(points))
    data = bpy.data.meshes.new("chain")
    data.from_pydata(np.vstack(vertices).tolist(), [], np.vstack(polygons).tolist())
    shade_smooth(data, 28)
    data.materials.append(material)
    made = link(bpy.data.objects.new("chain", data))
    made.parent = parent
    return made, along


def coil(inner, gap, turns, start=0.0, height=0.04):
    """A flat spiral from the inside out."""
    angle = np.linspace(0, 2 * pi * turns, int(240 * turns))
    radius = inner + gap * angle / (2 * pi)
    return np.stack([radius * np.cos(angle + start), radius * np.sin(angle + start), np.full(len(angle), height)], 1)


def heaped(random, spread, layer, wire, bowl=lambda r: 0.0, points=500):
    """A tangled path: lower at the edge of the heap than in the middle, crossing itself."""
    t = np.linspace(0, 2 * pi * 0.94, points)
    course = sum(a * np.stack([np.sin(k * t + random.uniform(0, 6)), np.cos(k * t + random.uniform(0, 6))], 1)
                 for k, a in ((1, 0.62), (2, 0.42), (3, 0.26), (4, 0.12)))
    course *= spread / np.linalg.norm(course, axis=1).max()
    radius = np.linalg.norm(course, axis=1)
    ripple = gaussian_filter1d(random.standard_normal(points), 18)
    rise = layer * np.exp(-((radius / (spread * 0.62)) ** 2)) + 0.022 * ripple / ripple.std() * np.exp(-radius / spread)
    return np.column_stack([course, bowl(radius) + wire + np.maximum(rise, 0)])


def band(radius, width, thickness, material, parent=None, opened=0.0, flat=False):
    """A ring around its z axis, half round or flat outside. `opened` degrees are cut out of it."""
    turn = np.radians(np.linspace(opened / 2, 360 - opened / 2, 97))
    bulge = [-1.0, -0.85, -0.5, 0, 0.5, 0.85, 1.0]
    outer = [(radius + thickness * ((0.9 if abs(b) < 1 else 0.6) if flat else 1 - 0.75 * b * b), width / 2 * b) for b in bulge]
    outline = outer + [(radius, width / 2), (radius - 0.004, 0), (radius, -width / 2)]
    if opened:
        # A ring that was cut opens a little.
        turn = turn * 0.97 + 0.1
    points = [[(r * cos(a), r * sin(a), z) for r, z in outline] for a in turn]
    return grid("ring", points, material, close_v=True, caps=bool(opened), parent=parent, angle=50)


def set_ring(radius, material, stone, parent=None):
    """A thin ring with a small stone in four claws. The stone points along x."""
    ring = empty(parent)
    band(radius, 0.045, 0.03, material, ring)
    head = empty(ring, (radius + 0.03, 0, 0), (0, pi / 2, 0))
    lathe("seat", [(0.012, -0.01), (0.03, 0.0), (0.062, 0.055), (0.066, 0.07), (0.056, 0.07)], material, 40, parent=head)
    lathe("stone", [(0, 0.0), (0.06, 0.066), (0.062, 0.072), (0.036, 0.096), (0, 0.096)], stone, 12, parent=head,
          smooth=False)
    for quarter in range(4):
        turn = pi / 4 + quarter * pi / 2
        claw = lathe("claw", [(0, 0), (0.011, 0.004), (0.011, 0.085), (0.006, 0.096), (0, 0.098)], material, 12, parent=head)
        claw.location = (0.062 * cos(turn), 0.062 * sin(turn), 0)
    return ring


def box_clasp(material, parent, place, direction, length=0.34, width=0.23, height=0.10):
    """The clasp of a kihei necklace (nakadome) with its two safety catches."""
    clasp = empty(parent, place, (0, 0, np.arctan2(direction[1], direction[0])))
    box("clasp", length, width, height, material, 0.02, clasp, (0, 0, 0))
    box("groove", length * 0.5, width * 0.36, 0.02, material, 0.006, clasp, (0, 0, height / 2))
    for side in (-1, 1):
        box("catch", length * 0.72, 0.022, height * 0.5, material, 0.008, clasp, (0, side * (width / 2 + 0.012), 0))
    return clasp
