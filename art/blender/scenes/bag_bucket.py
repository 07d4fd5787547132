"""A bucket bag that is closed with a cord."""
from math import cos, pi, sin

import numpy as np

from scenes.bag_hardware import ring, roll
from scenes.bag_leather import flat_strap, smooth_path, smoothstep
from shapes import empty, grid, lathe, orient, stitches, tube

NECK, RIM, FOLDS = 1.46, 1.70, 14
HEIGHTS = [0, 0.10, 0.40, 0.80, 1.15, 1.34, NECK, 1.58, RIM]
RADII = [0.70, 0.735, 0.775, 0.80, 0.765, 0.69, 0.635, 0.68, 0.735]


def radius(turn, z):
    """The distance of the wall from the axis. The folds are deeper towards the neck."""
    plain = np.interp(z, *_smoothed())
    fold = np.cos(FOLDS * turn + 0.35 * np.sin(3 * turn + 1)) + 0.25 * np.cos(2 * FOLDS * turn + 1.3)
    depth = 0.070 * smoothstep(0.72, NECK, z) + 0.012 * smoothstep(NECK, RIM, z)
    slack = 0.012 * np.sin(3 * turn + 4 * z) + 0.010 * np.sin(5 * turn - 6 * z + 1)
    return plain + fold * depth + slack * smoothstep(0.1, 0.5, z)


def _smoothed():
    path = smooth_path(np.stack([HEIGHTS, RADII, np.zeros(len(HEIGHTS))], 1), 200)
    return path[:, 0], path[:, 1]


def around_at(turn, z, out=0.0):
    r = radius(turn, z) + out
    return np.stack([r * np.cos(turn), r * np.sin(turn), np.broadcast_to(z, np.shape(r))], -1)


def wall(root, hide):
    turn = np.linspace(0, 2 * pi, 420, endpoint=False)[None]
    z = np.linspace(0.01, RIM, 170)[:, None]
    grid("wall", around_at(turn, z), hide.body, close_v=True, parent=root)
    grid("lining", around_at(turn, z, -0.028)[40:], hide.lining, close_v=True, parent=root, flip=True)
    tube("rim", around_at(turn[0], RIM, -0.014), 0.024, hide.strap, 12, closed=True, parent=root)
    lathe("bottom", [(0, 0.012), (0.70, 0.012)], hide.body, 96, parent=root)


def band(root, hide, height=0.34):
    """A second layer of leather around the foot."""
    turn = np.linspace(0, 2 * pi, 240, endpoint=False)
    z = np.linspace(0.0, height, 40)[:, None]
    grid("band", around_at(turn[None], z, 0.020), hide.strap, close_v=True, parent=root)
    for level, material, thickness in ((0.018, hide.strap, 0.028), (height, hide.edge, 0.014)):
        tube("band edge", around_at(turn, level, 0.010), thickness, material, 12, closed=True, parent=root)
    seam = np.linspace(0, 2 * pi, 400)
    out = np.stack([np.cos(seam), np.sin(seam), np.zeros(400)], 1)
    stitches(around_at(seam, height - 0.045, 0.020), out, hide.thread, root)


def drawstring(root, hide):
    """The cord goes in and out through eyelets. Its ends hang from a slide at the front."""
    front, pairs = -pi / 2, 8
    turn = np.linspace(0, 2 * pi, 500, endpoint=False)
    plain = np.interp(NECK, *_smoothed())
    course = around_at(turn, NECK)
    weave = 0.040 * np.cos(pairs * (turn - front))
    course[:, :2] += np.stack([np.cos(turn), np.sin(turn)], 1) * weave[:, None]
    tube("cord", course, 0.026, hide.strap, 12, closed=True, parent=root)
    for i in range(2 * pairs):
        t = front + (i + 0.5) * pi / pairs
        place = around_at(np.array(t), np.array(NECK), 0.004)
        profile = [(0.026, 0), (0.050, 0), (0.052, 0.008), (0.042, 0.014), (0.030, 0.010), (0.026, 0)]
        orient(lathe("eyelet", profile, hide.metal, 32, parent=root, angle=60), place, (cos(t), sin(t), 0.15))
    y = -float(radius(np.array(front), np.array(NECK))) - 0.075
    slide = [(0.030, -0.055), (0.066, -0.055), (0.072, -0.045), (0.072, 0.045), (0.066, 0.055), (0.030, 0.055)]
    made = lathe("slide", slide, hide.metal, 48, parent=root, angle=40)
    made.location = (0, y, NECK - 0.10)
    low = -float(radius(np.array(front), np.array(0.8))) - 0.05
    for side, drop in ((-1, 0.62), (1, 0.70)):
        path = [(side * 0.20, y + 0.075, NECK), (side * 0.08, y + 0.01, NECK - 0.015), (side * 0.022, y, NECK - 0.10),
                (side * 0.05, y - 0.01, NECK - 0.25), (side * 0.09, low, NECK - 0.45), (side * 0.10, low - 0.005, NECK - drop)]
        tube("cord end", smooth_path(path, 90), 0.024, hide.strap, 12, parent=root)
        tip = [(0, -0.10), (0.030, -0.10), (0.036, -0.09), (0.036, 0.03), (0.028, 0.04), (0, 0.04)]
        lathe("tip", tip, hide.metal, 40, parent=root, angle=40).location = (side * 0.10, low - 0.005, NECK - drop)


def shoulder_strap(root, hide):
    z = 1.36
    x = float(radius(np.array(0.0), np.array(z))) + 0.08
    for sign in (-1, 1):
        lower = [(sign * (x - 0.06), 0, 0.86), (sign * (x - 0.01), 0, 1.15), (sign * x, 0, z - 0.04)]
        flat_strap(smooth_path(lower, 40), 0.085, 0.018, hide, root, (0, 1, 0))
        ring(root, hide, (sign * x, 0, z + 0.06), 0.125, 0.10, 0.06, normal_y=False)
        roll(root, hide, (sign * x, 0, z - 0.03), 0.036, 0.085, axis="y")
        roll(root, hide, (sign * x, 0, z + 0.15), 0.036, 0.078, axis="y")
    half = [(x, 0, z + 0.17), (x * 1.0, 0, z + 0.45), (x * 0.82, 0, z + 0.80), (x * 0.45, 0, z + 1.0)]
    course = [(-a, b, c) for a, b, c in half] + [(0, 0, z + 1.06)] + half[::-1]
    flat_strap(smooth_path(course, 160), 0.076, 0.022, hide, root, (0, 1, 0))


def bucket(hide):
    root = empty()
    for part in (wall, band, drawstring, shoulder_strap):
        part(root, hide)
    return root
