"""Coins of the Edo period. 1 unit is about 30 mm."""
from math import cos, radians, sin

import numpy as np
from mathutils import Euler

from rig import Shot, around, softbox, studio
from scenes.koban_bronze import HALF_THICKNESS, bronze, holed_coin
from scenes.koban_gold import HALF_LENGTH, plate, plate_material
from shapes import empty


def lay(thing, location, yaw=0.0, tilt=0.0, roll=0.0):
    """Places a coin: turned about its own axis, then tilted about the world's x and rolled about its y; degrees."""
    turned = Euler((radians(tilt), radians(roll), 0)).to_matrix() @ Euler((0, 0, radians(yaw))).to_matrix()
    thing.rotation_euler, thing.location = turned.to_euler(), location
    return thing


def lean(thing, foot, angle, half_length, yaw=0.0, roll=0.0):
    """Stands a plate on its lower end at `foot`, leaning back."""
    x, y, z = foot
    middle = (x, y + half_length * cos(radians(angle)), z + half_length * sin(radians(angle)))
    lay(thing, middle, 0, angle, 0)
    thing.rotation_euler.rotate(Euler((0, 0, radians(yaw))))
    thing.rotation_euler.rotate(Euler((0, radians(roll), 0)))
    return thing


def stack(root, materials, x, y, count, random):
    """A pillar of bronze coins, a little untidy; returns its height."""
    for number in range(count):
        slip = random.normal(0, 0.012, 2)
        coin = holed_coin(materials[number % len(materials)], root)
        lay(coin, (x + slip[0], y + slip[1], (2 * number + 1) * HALF_THICKNESS), random.uniform(0, 360))
    return count * 2 * HALF_THICKNESS


FLAT = HALF_THICKNESS + 0.002
SECOND = 3 * HALF_THICKNESS + 0.005
# Two that carry the koban lying in front, five around it, two on top of those.
LOOSE_BRONZE = (
    ((-0.62, -1.02, FLAT), 10), ((0.62, -1.12, FLAT), -30), ((-1.18, -0.30, FLAT), 20), ((1.22, -0.42, FLAT), -22),
    ((-1.22, -1.72, FLAT), -14), ((1.22, -1.82, FLAT), 12), ((0.02, -1.87, FLAT), -8), ((-1.34, -1.52, SECOND), 24),
    ((1.33, -0.25, SECOND), 33),
)


def leaning(root, tone="bright", patina="brown"):
    """A koban against two pillars of bronze, two more and loose bronze before it."""
    random = np.random.default_rng(11)
    gold = [plate_material("koban", seed, tone) for seed in (3, 4)]
    coins = [bronze(20 + i, patina, random=random) for i in range(4)]
    stack(root, coins, -0.40, 0.62, 21, random)
    stack(root, coins, 0.52, 0.70, 15, random)
    lean(plate(gold[0], random, root), (0.02, -0.26, 0.0), 70, HALF_LENGTH, roll=1)
    lay(plate(gold[1], random, root), (0.05, -1.15, 0.09), 64)
    lay(plate(gold[0], random, root), (0.05, -1.17, 0.19), -56, 1)
    for number, (place, yaw) in enumerate(LOOSE_BRONZE):
        lay(holed_coin(coins[number % 4], root), place, yaw)
    return dict(target=(0, -0.55, 0.90), camera=(-0.7, -9.0, 3.9), lens=62, focus=(0, -0.3, 0.9), fstop=1.0)


ARRANGEMENTS = {"leaning": leaning}


def build(arrangement="leaning", orbit=0, key=0.95, rim=1.25, top=0.5, fill=0.65, halo=1.5, rake=1.0, exposure=0.2,
          **details):
    """`details` are the arguments of the arrangement's own function."""
    root = empty()
    view = ARRANGEMENTS[arrangement](root, **details)
    target = view["target"]
    studio(target=(0, -0.1, 0.87), key=key, rim=rim, top=top, fill=fill, halo=halo)
    # Low cards that rake over the coins, so that the relief reads.
    softbox((4.7, -0.8, 1.3), (0, 0, 0.6), 0.6, 3.0, 110 * rake, (1, 0.92, 0.8), spare_floor=True)
    softbox((-2.6, -5.5, 2.4), (0, 0.8, 1.0), 0.7, 2.6, 70 * rake, (1, 0.95, 0.86))
    return Shot(target, around(view["camera"], target, orbit), view["lens"], fstop=view["fstop"],
                focus=view["focus"], exposure=exposure)
