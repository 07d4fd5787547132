"""A jeweller's digital scale."""
from math import cos, radians, sin

import bpy

from materials import brushed_steel, principled, printed
from shapes import empty, extrude, lathe, link

PAN_RADIUS = 1.02
PAN_HEIGHT = 0.36


def display(parent, width, height, place, tilt):
    data = bpy.data.meshes.new("display")
    data.from_pydata([(-width / 2, -height / 2, 0), (width / 2, -height / 2, 0), (width / 2, height / 2, 0),
                      (-width / 2, height / 2, 0)], [], [(0, 1, 2, 3)])
    corners = data.uv_layers.new().data
    for corner, uv in zip(corners, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = uv
    data.materials.append(printed("display", "scale-display", 0.5, Specular=0.08))
    made = link(bpy.data.objects.new("display", data))
    made.parent, made.location, made.rotation_euler = parent, place, (radians(tilt), 0, 0)
    return made


def scale(parent=None):
    """Stands on its origin, with the display towards -y. The goods on it are at PAN_HEIGHT."""
    root = empty(parent)
    case = principled("case", (0.006, 0.0058, 0.0055), 0, 0.42, Specular=0.2)
    steel = brushed_steel(0.3, (1, 14, 1), (0.46, 0.455, 0.445))
    front, back, top, brow = -1.52, 1.12, 0.26, 0.10
    profile = [(front, 0.02), (back, 0.02), (back, top), (-1.02, top), (front, brow)]
    extrude("case", profile, "x", -1.12, 1.12, case, 0.05, root, 5)
    slope = (-1.02 - front, top - brow)
    tilt = 17.7
    middle = (0, (front - 1.02) / 2, (top + brow) / 2)
    lift = (0, -sin(radians(tilt)) * 0.003, cos(radians(tilt)) * 0.003)
    assert abs(slope[1] / slope[0] - sin(radians(tilt)) / cos(radians(tilt))) < 0.02
    display(root, 1.06, 0.30, tuple(m + n for m, n in zip(middle, lift)), tilt)
    pan = lathe("pan", [(0, PAN_HEIGHT), (PAN_RADIUS - 0.10, PAN_HEIGHT), (PAN_RADIUS - 0.03, PAN_HEIGHT + 0.02),
                        (PAN_RADIUS, PAN_HEIGHT + 0.05), (PAN_RADIUS + 0.015, PAN_HEIGHT + 0.045),
                        (PAN_RADIUS - 0.02, PAN_HEIGHT - 0.02), (0.5, PAN_HEIGHT - 0.05), (0.3, PAN_HEIGHT - 0.1)],
                steel, 160, parent=root, angle=50)
    pan.location = (0, 0.04, 0)
    return root
