"""Interchangeable lenses without a camera: one upright, one lying with its front to the viewer, one with a cap."""
from math import radians

from scenes.camera_lens import front_cap, lens
from shapes import empty, stand_on_floor


def _standing(group, paint, kind, at, scale=1.0, silver=False, capped=False):
    stand = empty(group)
    end = lens(stand, paint, kind, silver)
    if capped:
        front_cap(stand, paint, end)
    stand.location, stand.scale, stand.rotation_euler = at, (scale,) * 3, (0, 0, radians(180))
    return stand


def lenses(paint, turn):
    group = empty(rotation=(0, 0, radians(turn)))
    _standing(group, paint, "tele", (-1.25, 0.35, 0))
    _standing(group, paint, "wide", (1.40, 0.55, 0), capped=True)
    lying = empty(group)
    lens(lying, paint, "standard")
    lying.rotation_euler, lying.location = (radians(84), 0, radians(24)), (0.18, -0.10, 0.62)
    stand_on_floor(group)
    return group
