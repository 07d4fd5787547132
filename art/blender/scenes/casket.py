"""An open presentation box: covered outside, with a fabric lining, and a thin metal line around its rim."""
from math import radians

import numpy as np

from materials import bumpy, gold, pebbled_leather, principled
from shapes import empty, grid, rounded_rectangle, tube

COVERS = {
    "green": (0.003, 0.014, 0.009),
    "burgundy": (0.060, 0.006, 0.010),
    "navy": (0.004, 0.008, 0.024),
    "black": (0.009, 0.0085, 0.008),
}
LININGS = {
    "ivory": (0.62, 0.54, 0.42),
    "black": (0.012, 0.011, 0.011),
    "taupe": (0.20, 0.155, 0.115),
}


def fabric(lining):
    """Short velvet: matt, lighter towards its edges."""
    cloth = principled("lining", LININGS[lining], 0, 0.85, Specular=0.15, Sheen=0.8, Sheen_Tint=0.6)
    return bumpy(cloth, 220, 0.25, 2, distance=0.004)


def shell(width, depth, height, wall, material, parent):
    """A tray with rounded corners, open at the top. Half sizes."""
    rings = [(0.03, 0), (0.008, 0.008), (0, 0.03), (0, height - 0.03), (0.008, height - 0.008), (0.03, height), (wall - 0.02, height),
             (wall, height - 0.02), (wall, wall)]
    points = []
    for inset, z in rings:
        points.append([(x, y, z) for x, y in rounded_rectangle(width - inset, depth - inset, max(0.14 - inset * 0.5, 0.03))])
    return grid("box", points, material, close_v=True, caps=True, parent=parent, angle=40)


def pad(width, depth, puff, material, parent, location=(0, 0, 0), tilt=0.0):
    """A cushion that fills a tray."""
    u = np.linspace(-1, 1, 61)
    across, along = np.meshgrid(u, u, indexing="ij")
    rise = puff * ((1 - np.abs(across) ** 5) * (1 - np.abs(along) ** 5)) ** 0.6
    made = grid("pad", np.stack([across * width, along * depth, rise], -1), material, parent=parent, angle=80)
    made.location, made.rotation_euler = location, (radians(tilt), 0, 0)
    return made


def rim(width, depth, inset, z, material, parent):
    path = [(x, y, z) for x, y in rounded_rectangle(width - inset, depth - inset, 0.11)]
    tube("rim", path, 0.014, material, sides=12, closed=True, parent=parent, up=(0, 0, 1))


def presentation_box(width, depth, height, cover, lining, parent, floor=0.7, puff=0.05, lid=0.42, opened=104, pad_tilt=0.0):
    """Half sizes. `floor` is the height of the cushion, as a share of the height of the box. The box opens to
    -y."""
    leather = pebbled_leather("cover", COVERS[cover], 0.36, 46, 0.004, 0.4, coat=0.15)
    cloth, line = fabric(lining), gold(0.2)
    wall = 0.11
    base = empty(parent)
    shell(width, depth, height, wall, leather, base)
    rim(width, depth, wall / 2, height, line, base)
    pad(width - wall, depth - wall, puff, cloth, base, (0, 0, height * floor), pad_tilt)
    hinge = empty(parent, (0, depth, height), (radians(-opened), 0, 0))
    cap = empty(hinge, (0, -depth, lid), (radians(180), 0, 0))
    shell(width, depth, lid, wall, leather, cap)
    rim(width, depth, wall / 2, lid, line, cap)
    pad(width - wall, depth - wall, 0.12, cloth, cap, (0, 0, lid * 0.42))
    return base
