"""Precious metals: bullion bars, coins, chains and scrap."""
import random
from math import cos, radians, sin, tan

import numpy as np
from mathutils import Euler

from materials import gold, principled, rose_gold
from rig import Shot, around, softbox, studio
from scenes.bars_bullion import cast_bar, minted_plate, stamped
from scenes.bars_coins import HALF_THICKNESS, RADIUS, coin, struck_gold
from scenes.bars_jewellery import band, box_clasp, chain, coil, heaped, set_ring
from scenes.bars_scale import PAN_HEIGHT, scale
from shapes import empty, stand_on_floor

TOP = (1.85, 0.73)  # the upper face of a kilogram bar
SLAB = 0.22  # thickness of a platinum slab
PLATE_10, PLATE_5 = (0.54, 0.90), (0.42, 0.70)


def pyramid(root, rows=(3, 2, 1), turn=28.0):
    """Bars side by side, in rows on top of each other."""
    metal = stamped("gold", "stamp-gold-1000", *TOP)
    along = radians(turn)
    for level, count in enumerate(rows):
        for i in range(count):
            off, slip = (i - (count - 1) / 2) * 0.925, random.uniform(-0.02, 0.02)
            x = cos(along) * slip - sin(along) * off
            y = sin(along) * slip + cos(along) * off
            cast_bar(metal, parent=root, location=(x, y, level * 0.402), turn=along + random.uniform(-0.012, 0.012))
    return dict(target=(0.04, -0.2, 0.50), camera=(-0.9, -8.3, 4.9), lens=80, focus=(-0.1, -0.9, 0.8))


def plates(root, turn=24.0):
    """A kilogram bar with minted plates of 10 and 5 g in front of it."""
    bar = stamped("gold", "stamp-gold-1000", *TOP)
    ten = stamped("minted", "stamp-plate-10", *PLATE_10, depth=0.008, waves=0.3)
    five = stamped("minted", "stamp-plate-5", *PLATE_5, depth=0.008, waves=0.3)
    cast_bar(bar, parent=root, location=(0, 0.55, 0), turn=radians(turn))
    for material, size, (x, y, z), yaw in (
        (ten, PLATE_10, (-0.86, -0.78, 0.0), 20), (ten, PLATE_10, (-0.54, -0.90, 0.036), -6),
        (five, PLATE_5, (0.36, -0.72, 0.0), -24), (five, PLATE_5, (1.0, -0.50, 0.0), 30),
    ):
        plate = minted_plate(material, *size, 0.034, root)
        plate.location, plate.rotation_euler = (x, y, z), (0, 0, radians(yaw))
    return dict(target=(0.02, -0.08, 0.16), camera=(-0.5, -7.4, 4.6), lens=98, focus=(0, -0.5, 0.2))


def platinum(root):
    """Two slabs across each other, and one upright that leans on them."""
    slab = stamped("platinum", "stamp-platinum-500", 1.9, 0.84, depth=0.02, waves=0.3)
    slant = radians(58)
    # The upright slab stands on its lower edge and touches the edge of the stack.
    foot = -0.46 - 2 * SLAB / tan(slant) - SLAB / sin(slant)
    upright = (-0.10, foot + 0.42 * cos(slant) + SLAB * sin(slant), 0.42 * sin(slant))
    for place, tilt, yaw in (((0.12, 0.30, 0), 0, 4), ((0.06, 0.26, SLAB + 0.002), 0, 0)):
        made = minted_plate(slab, 1.9, 0.84, SLAB, root, corner=0.07)
        made.location, made.rotation_euler = place, (tilt, 0, radians(yaw))
    leaning = minted_plate(slab, 1.9, 0.84, SLAB, root, corner=0.07)
    leaning.location, leaning.rotation_euler = upright, (slant, 0, 0)
    third = minted_plate(slab, 1.9, 0.84, SLAB, root, corner=0.07)
    third.location, third.rotation_euler = (0.10, 0.34, 2 * SLAB + 0.004), (0, 0, radians(-17))
    return dict(target=(-0.02, -0.2, 0.42), camera=(-1.5, -8.3, 4.2), lens=98, focus=(0, -0.5, 0.4))


def coins(root, pillar=7):
    """A stack of coins, one leaning on it, others in front of it."""
    metal = struck_gold()
    thick = 2 * HALF_THICKNESS
    for number in range(pillar):
        made = coin(metal, root)
        made.location = (random.uniform(-0.02, 0.02), 0.35 + random.uniform(-0.02, 0.02), thick * (number + 0.5))
        made.rotation_euler = (0, 0, random.uniform(0, 6))
    leaning = coin(metal, root)
    tilt = radians(66)
    leaning.location = (-0.78, 0.0, RADIUS * sin(tilt) + HALF_THICKNESS * cos(tilt))
    leaning.rotation_euler = Euler((tilt, 0, radians(-18))).to_matrix().to_euler()
    for x, y, level, yaw in ((0.92, -0.28, 0, 40), (1.0, -0.20, 1, 12), (0.12, -0.98, 0, -10)):
        made = coin(metal, root)
        made.location, made.rotation_euler = (x, y, thick * (level + 0.5)), (0, 0, radians(yaw))
    return dict(target=(0.1, -0.15, 0.40), camera=(-0.6, -8.4, 4.2), lens=90, focus=(-0.2, -0.3, 0.5))


def kihei(root):
    """A coiled curb chain in front of a bar."""
    yellow = gold(0.15, (0.95, 0.61, 0.21))
    bar = stamped("gold", "stamp-gold-1000", *TOP)
    cast_bar(bar, parent=root, location=(0.22, 1.12, 0), turn=radians(10))
    _, along = chain("kihei", coil(0.34, 0.245, 2.15, start=3.4) + (-0.08, -0.40, 0), yellow, root)
    end = along[-1] - along[-2]
    box_clasp(yellow, root, tuple(along[-1] + end * 1.35 + (0, 0, 0.015)), end)
    return dict(target=(0.05, 0.08, 0.15), camera=(-0.5, -7.4, 5.2), lens=90, focus=(0, -0.5, 0.1))


def scrap(root):
    """Broken chains and old rings on a scale."""
    scale(root)
    spot = np.random.default_rng(5)
    golds = [gold(0.17), gold(0.2, (0.95, 0.66, 0.27)), rose_gold(0.18)]
    heap = empty(root, (0, 0.04, PAN_HEIGHT))
    for number, (kind, wire) in enumerate((("slim kihei", 0.02), ("cable", 0.03), ("fine", 0.02), ("slim kihei", 0.02), ("cable", 0.03))):
        chain(kind, heaped(spot, 0.80 - 0.03 * number, 0.05 * number, wire), golds[number % 3], heap)
    stone = principled("stone", (0.02, 0.06, 0.20), 0, 0.02, Specular=0.9, Clearcoat=1.0)
    for number, (x, y, z, tilt, yaw, cut) in enumerate((
        (-0.42, -0.30, 0.20, 62, 20, 0), (0.38, -0.42, 0.16, 40, -30, 34), (0.05, 0.22, 0.30, 70, 60, 0),
        (0.52, 0.22, 0.14, 25, 10, 0), (-0.55, 0.25, 0.12, 15, 0, 40), (-0.02, -0.58, 0.06, 8, 0, 0),
    )):
        made = band(0.155 + 0.02 * (number % 3), 0.07 + 0.03 * (number % 2), 0.026, golds[number % 3], heap, cut, number == 3)
        made.location, made.rotation_euler = (x, y, z), (radians(tilt), 0, radians(yaw))
    jewel = set_ring(0.17, golds[1], stone, heap)
    jewel.location, jewel.rotation_euler = (0.02, -0.16, 0.27), (radians(75), radians(-70), radians(15))
    return dict(target=(0, -0.22, 0.28), camera=(-0.8, -7.6, 5.0), lens=100, focus=(0, -0.3, 0.45))


ARRANGEMENTS = {"pyramid": pyramid, "plates": plates, "platinum": platinum, "coins": coins, "kihei": kihei, "scrap": scrap}


def build(arrangement="pyramid", orbit=0, key=1.0, rim=1.3, top=0.55, fill=0.8, halo=1.6, back=1.0, exposure=0.3,
          **details):
    """`details` are the arguments of the arrangement's own function."""
    root = empty()
    view = ARRANGEMENTS[arrangement](root, **details)
    target = view["target"]
    stand_on_floor(root)
    studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    # A light card behind the goods. Faces that point upwards mirror it, and their lettering looks dark
    # against it.
    softbox((0.6, 5.6, 4.0), (0, 0, 0.6), 5.5, 1.8, 20 * back, (1, 0.92, 0.78), falloff=1.4, spare_floor=True)
    softbox((2.6, -6.5, 3.2), (0, 0, 0.6), 0.5, 3.0, 120, (1, 0.95, 0.85))
    return Shot(target, around(view["camera"], target, orbit), view["lens"], fstop=view.get("fstop", 1.0),
                focus=view["focus"], exposure=exposure)
