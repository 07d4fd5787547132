"""Leather bags and small leather goods."""
from math import radians

from rig import Shot, around, softbox, studio
from scenes.bag_bucket import bucket
from scenes.bag_leather import hide
from scenes.bag_quilted import quilted
from scenes.bag_saddle import saddle
from scenes.bag_structured import structured
from scenes.bag_tote import tote
from scenes.bag_wallet import wallet
from shapes import empty, stand_on_floor


def with_wallet(skin, second):
    """A small handbag, with a long wallet of another leather leaning on it."""
    group = empty()
    bag = structured(skin, charm=False, scale=0.90)
    bag.parent, bag.location = group, (-0.34, 0.15, 0)
    stand_on_floor(bag)
    purse = wallet(second)
    purse.parent = group
    purse.location, purse.rotation_euler = (1.02, -0.84, 0), (radians(-13), 0, radians(16))
    stand_on_floor(purse)
    return group


# The function for the bag, and the point that the camera looks at.
FORMS = {
    "structured": (lambda skin, second, charm: structured(skin, charm), (0, 0, 1.22)),
    "quilted": (lambda skin, second, charm: quilted(skin), (0.02, 0, 0.72)),
    "tote": (lambda skin, second, charm: tote(skin), (0, 0, 1.22)),
    "saddle": (lambda skin, second, charm: saddle(skin), (0, 0, 1.15)),
    "bucket": (lambda skin, second, charm: bucket(skin), (0, 0, 1.22)),
    "wallet": (lambda skin, second, charm: with_wallet(skin, second), (0.10, 0, 1.10)),
}


def build(form="structured", leather="burgundy", grain="pebbled", metal="gold", second="taupe", charm=True, turn=-27,
          orbit=0, lift=0.0, zoom=1.0, key=0.62, side=1.0, rim=0.24, top=0.42, fill=0.22, halo=1.0, exposure=0.36):
    stage = empty(rotation=(0, 0, radians(turn)))
    make, target = FORMS[form]
    made = make(hide(leather, grain, metal), hide(second, "fine", metal), charm)
    made.parent = stage
    stand_on_floor(stage)
    studio(target, key, rim, top, fill, halo)
    # A tall light card at the side: the front gets darker to the right, and its grain is visible.
    softbox((-6.2, -3.3, 2.0), (-0.6, -0.4, 1.0), 1.3, 4.0, 150 * side, (1, 0.94, 0.85), falloff=1.4)
    camera = around((0, -12, 2.75 + lift), target, orbit)
    return Shot(target, camera, 93 * zoom, fstop=1.2, focus=(-0.1, -0.55, target[2] - 0.12), exposure=exposure)
