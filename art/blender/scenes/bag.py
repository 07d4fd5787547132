"""Leather bags and small leather goods."""
from math import radians

from rig import Shot, around, softbox, studio
from scenes.bag_leather import hide
from scenes.bag_structured import structured
from shapes import empty, stand_on_floor

FORMS = {"structured": structured}


def build(form="structured", leather="burgundy", grain="pebbled", metal="gold", charm=True, turn=-27, orbit=0, lift=0.0,
          zoom=1.0, key=0.62, side=1.0, rim=0.24, top=0.42, fill=0.22, halo=1.0, exposure=0.36):
    stage = empty(rotation=(0, 0, radians(turn)))
    skin = hide(leather, grain, metal)
    bag = structured(skin, charm)
    bag.parent = stage
    stand_on_floor(stage)
    target = (0, 0, 1.22)
    studio(target, key, rim, top, fill, halo)
    # A tall card from the side: the front fades to the right and its grain shows.
    softbox((-6.2, -3.3, 2.0), (-0.6, -0.4, 1.0), 1.3, 4.0, 150 * side, (1, 0.94, 0.85), falloff=1.4)
    camera = around((0, -12, 2.75 + lift), target, orbit)
    return Shot(target, camera, 93 * zoom, fstop=1.2, focus=(-0.1, -0.55, 1.1), exposure=exposure)
