"""A long wallet with a zip around three sides."""
from math import pi

import bpy
import numpy as np
from mathutils import Matrix

from scenes.bag_leather import Surface, flat_strap, inward, smooth_path
from shapes import box, empty, extrude, grid, link, orient, resample, rounded_rectangle, tube, unit

WIDTH, HEIGHT, THICKNESS, CORNER = 0.82, 0.42, 0.075, 0.10  # half sizes


def swelling(x, z):
    """The distance of the cover from the plane of the zip."""
    aside, up = np.clip(np.abs(x) / WIDTH, 0, 1), np.clip(np.abs(z) / HEIGHT, 0, 1)
    return THICKNESS * (1 - 0.55 * aside**8) * (1 - 0.55 * up**6) + 0.006 * np.sin(3 * x + 2 * z + 1)


def covers(root, hide):
    rise = CORNER * (1 - np.cos(np.linspace(0, pi / 2, 20)))
    z = np.r_[rise[:-1] - HEIGHT, np.linspace(CORNER - HEIGHT, HEIGHT - CORNER, 60), HEIGHT - rise[::-1][1:]]
    over = np.clip(np.abs(z) - (HEIGHT - CORNER), 0, CORNER)
    half = WIDTH - CORNER + np.sqrt(CORNER**2 - over**2)
    s = np.sin(np.linspace(-pi / 2, pi / 2, 120))
    x, z = s[None] * half[:, None], np.broadcast_to(z[:, None], (len(z), 120))
    rim = resample(rounded_rectangle(WIDTH, HEIGHT, CORNER, 12), step=0.012, closed=True)
    for sign in (-1, 1):
        face = Surface(lambda u, v, k=sign: np.stack(np.broadcast_arrays(u, k * swelling(u, -v), -v), -1))
        border = np.maximum(np.minimum(half[:, None] - np.abs(x), HEIGHT - np.abs(z)), 0)
        y = swelling(x, z) - 0.014 * np.exp(-border / 0.012)
        grid("cover", np.stack([x, sign * y, z], -1), hide.body, parent=root, flip=sign > 0)
        tube("cover edge", np.stack([rim[:, 0], sign * (swelling(*rim.T) - 0.018), rim[:, 1]], 1), 0.015, hide.edge, 10,
             closed=True, parent=root)
        if sign < 0:
            seam = inward(rim, 0.05, np.zeros(2), closed=True) * [1, -1]
            face.seam(np.vstack([seam, seam[:1]]), hide.thread, root, length=0.032, gap=0.020, radius=0.0062)


def zip_fastener(root, hide):
    """The tape and teeth of the zip between the covers, with a leather pull at the front end."""
    path = np.array(rounded_rectangle(WIDTH - 0.035, HEIGHT - 0.035, CORNER, 12))
    course = resample(np.vstack([path[-1:], path]), step=0.026)
    core = np.stack([course[:, 0], np.zeros(len(course)), course[:, 1]], 1)
    tube("tape", core, np.tile((0.050, 0.012), (len(core), 1)), hide.lining, 16, parent=root, up=(0, 1, 0))
    along = unit(np.gradient(core, axis=0))
    first = None
    for i, (place, forward) in enumerate(zip(core, along)):
        if first is None:
            first = box("tooth", 0.016, 0.034, 0.016, hide.metal, 0.004, root)
        tooth = first if i == 0 else link(bpy.data.objects.new("tooth", first.data))
        if i:
            tooth.parent = root
            tooth.modifiers.new("bevel", "BEVEL").width = 0.004
        out = np.cross(forward, (0, 1, 0))
        if out.dot(place) < 0:
            out = -out
        spot = place + out * 0.012
        tooth.matrix_local = Matrix([[forward[k], (0, 1, 0)[k], out[k], spot[k]] for k in range(3)] + [[0, 0, 0, 1]])


def pull(root, hide):
    x, z = WIDTH + 0.02, 0.10
    slider = extrude("slider", rounded_rectangle(0.035, 0.055, 0.02), "z", -0.012, 0.020, hide.metal, 0.008, root)
    orient(slider, (x - 0.035, 0, z), (1, 0, 0))
    path = smooth_path([(x - 0.01, 0, z - 0.02), (x + 0.035, -0.01, z - 0.09), (x + 0.045, -0.015, z - 0.22), (x + 0.035, -0.02, z - 0.36)], 60)
    flat_strap(path, 0.042, 0.012, hide, root, (0, 1, 0), seams=False)


def wallet(hide):
    """Stands on its long edge, facing -y."""
    root = empty()
    covers(root, hide)
    zip_fastener(root, hide)
    pull(root, hide)
    return root
