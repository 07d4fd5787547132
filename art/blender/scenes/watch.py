"""Wrist watches: the same parts make a dress watch, a diver, a chronograph and others.

The head faces +z with 12 o'clock at +y; a pose turns the finished watch to the camera.
"""
from math import radians

from rig import Shot, around, softbox, studio
from scenes.watch_band import band as make_band
from scenes.watch_case import head
from scenes.watch_dial import face
from shapes import empty, stand_on_floor


def standing(watch, tilt=72.0):
    """On its closed band, the dial to the camera."""
    watch.rotation_euler = (radians(tilt), 0, 0)
    return dict(target=(0.06, -0.2, 1.40), camera=(0.2, -11.2, 2.5), lens=80, focus=(0, -1.15, 1.75))


POSES = {"standing": standing}


def build(metal="steel", accent="gold", dial="green", marks="batons", hands="dauphine", bezel="fluted", band="three",
          complication="date", blued=False, thickness=1.0, pose="standing", tilt=72.0, turn=-19.0, orbit=0.0, rise=0.0,
          key=1.15, rim=0.62, top=1.0, fill=1.0, halo=1.0, edge=1.0, exposure=0.3, fstop=1.0):
    """`accent` is the metal of bezel, crown, marks and middle links; `rise` lifts the camera, `orbit` walks it."""
    stage = empty()
    watch = empty(stage)
    head(metal, accent, bezel, watch, complication == "chronograph", thickness)
    face(dial, marks, hands, accent, watch, complication, (0.010, 0.028, 0.16) if blued else None,
         0.085 * thickness)
    make_band(band, metal, accent, watch, thickness)
    view = POSES[pose](watch, tilt)
    stage.rotation_euler = (0, 0, radians(turn))
    stand_on_floor(stage)
    target = view["target"]
    studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    # A warm card for the dark side of the bezel.
    softbox((-6.5, -4.5, 1.2), (0, 0, 1.4), 1.6, 4.5, 90 * edge, (1, 0.88, 0.68), falloff=1.5)
    camera = around(view["camera"], target, orbit)
    return Shot(target, (camera[0], camera[1], camera[2] + rise), view["lens"], fstop=fstop, focus=view["focus"],
                exposure=exposure)
