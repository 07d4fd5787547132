"""Wrist watches: the same parts make a dress watch, a diver's watch, a chronograph and others.

The head faces +z with 12 o'clock at +y. A pose turns the finished watch to the camera.
"""
from math import radians

import numpy as np
from mathutils import Matrix

from rig import Shot, around, softbox, studio
from scenes.casket import fabric, presentation_box
from scenes.watch_band import MIDDLE, loop
from scenes.watch_band import band as make_band
from scenes.watch_case import head
from scenes.watch_dial import face
from shapes import empty, grid, stand_on_floor


def standing(watch, tilt=72.0):
    """On its closed band, with the dial towards the camera."""
    watch.rotation_euler = (radians(tilt), 0, 0)
    return dict(target=(0.06, -0.2, 1.40), camera=(0.2, -11.2, 2.5), lens=80, focus=(0, -1.15, 1.75))


def lying(watch, tilt=12.0):
    """On its side, crown up, 12 o'clock to the left. It rests on the edge of the case and on the band."""
    watch.rotation_mode = "QUATERNION"
    on_side = Matrix.Rotation(radians(90), 4, "Z") @ Matrix.Rotation(radians(-90), 4, "Y")
    watch.rotation_quaternion = (Matrix.Rotation(radians(-tilt), 4, "X") @ on_side).to_quaternion()
    return dict(target=(0.05, 0, 0.92), camera=(0, -11.2, 3.0), lens=88, focus=(0, -1.0, 1.1))


def boxed(watch, tilt=30.0, cover="green", lining="ivory", scale=0.64):
    """On the cushion of an open presentation box."""
    inside = empty(watch.parent, (0, 0.24, 0.95), (radians(tilt), 0, 0))
    watch.parent, watch.location = inside, (0, 0, -MIDDLE)
    pillow(0.98, fabric(lining), inside)
    presentation_box(1.50, 1.46, 1.10, cover, lining, inside.parent, floor=0.70, opened=124)
    inside.parent.scale = (scale, scale, scale)
    return dict(target=(0, 0.1, 1.12), camera=(0, -10.4, 4.8), lens=82, focus=(0, -0.55, 1.0))


def pillow(length, cloth, parent):
    """A pillow in the closed band, round at both ends."""
    course = loop(0.0, 0.06)
    ends = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 41))
    swell = (1 - np.abs(ends) ** 3) ** 0.5
    rows = [[(length * e, y * s * 0.93, (z - MIDDLE) * s * 0.92) for y, z in course] for e, s in zip(ends, swell)]
    grid("pillow", rows, cloth, close_v=True, parent=parent, angle=90)


POSES = {"standing": standing, "lying": lying, "boxed": boxed}


def build(metal="steel", accent="gold", dial="green", marks="batons", hands="dauphine", bezel="fluted", band="three",
          complication="date", blued=False, thickness=1.0, pose="standing", tilt=None, turn=-19.0, orbit=0.0, rise=0.0,
          key=1.15, rim=0.62, top=1.0, fill=1.0, halo=1.0, edge=1.0, exposure=0.3, fstop=1.0):
    """`accent` is the metal of bezel, crown, marks and middle links. `rise` lifts the camera, `orbit` moves it
    around the watch."""
    stage = empty()
    watch = empty(stage)
    head(metal, accent, bezel, watch, complication == "chronograph", thickness)
    face(dial, marks, hands, accent, watch, complication, (0.010, 0.028, 0.16) if blued else None,
         0.085 * thickness)
    make_band(band, metal, accent, watch, thickness)
    view = POSES[pose](watch, **({} if tilt is None else {"tilt": tilt}))
    stage.rotation_euler = (0, 0, radians(turn))
    stand_on_floor(stage)
    target = view["target"]
    studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    # A warm light card for the dark side of the bezel.
    softbox((-6.5, -4.5, 1.2), (0, 0, 1.4), 1.6, 4.5, 90 * edge, (1, 0.88, 0.68), falloff=1.5)
    camera = around(view["camera"], target, orbit)
    return Shot(target, (camera[0], camera[1], camera[2] + rise), view["lens"], fstop=fstop, focus=view["focus"],
                exposure=exposure)
