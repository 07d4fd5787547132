"""Coins of the Edo period. 1 unit is about 30 mm."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Euler

from rig import Shot, around, softbox, studio
from scenes.koban_box import cushion, lid, lined_box, silk
from scenes.koban_bronze import HALF_THICKNESS, RADIUS, bronze, holed_coin
from scenes.koban_gold import HALF_LENGTH, plate, plate_material
from scenes.koban_heap import drop, straw_cord, threaded
from scenes.koban_silver import HALF_THICKNESS as SILVER, piece, silver
from shapes import empty


def lay(thing, location, yaw=0.0, tilt=0.0, roll=0.0):
    """Places a coin: turned about its own axis, then tilted about the world's x axis and rolled about its y
    axis. In degrees."""
    turned = Euler((radians(tilt), radians(roll), 0)).to_matrix() @ Euler((0, 0, radians(yaw))).to_matrix()
    thing.rotation_euler, thing.location = turned.to_euler(), location
    return thing


def lean(thing, foot, angle, half_length, yaw=0.0, roll=0.0):
    """Puts a plate on its lower end at `foot`, leaning back."""
    x, y, z = foot
    middle = (x, y + half_length * cos(radians(angle)), z + half_length * sin(radians(angle)))
    lay(thing, middle, 0, angle, 0)
    thing.rotation_euler.rotate(Euler((0, 0, radians(yaw))))
    thing.rotation_euler.rotate(Euler((0, radians(roll), 0)))
    return thing


def curve(points, per_gap=24):
    """A smooth line through the points."""
    p = np.asarray([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, per_gap, endpoint=False)[:, None]
    pieces = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
              for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    return np.vstack(pieces + [p[-1:]])


def stack(root, materials, x, y, count, random):
    """A stack of bronze coins, a little untidy. Returns its height."""
    for number in range(count):
        slip = random.normal(0, 0.012, 2)
        coin = holed_coin(materials[number % len(materials)], root)
        lay(coin, (x + slip[0], y + slip[1], (2 * number + 1) * HALF_THICKNESS), random.uniform(0, 360))
    return count * 2 * HALF_THICKNESS


FLAT = HALF_THICKNESS + 0.002
SECOND = 3 * HALF_THICKNESS + 0.005
# Two coins under the koban in front, five around it, two on top of those.
LOOSE_BRONZE = (
    ((-0.62, -1.02, FLAT), 10), ((0.62, -1.12, FLAT), -30), ((-1.18, -0.30, FLAT), 20), ((1.22, -0.42, FLAT), -22),
    ((-1.22, -1.72, FLAT), -14), ((1.22, -1.82, FLAT), 12), ((0.02, -1.87, FLAT), -8), ((-1.34, -1.52, SECOND), 24),
    ((1.33, -0.25, SECOND), 33),
)


def leaning(root, tone="bright", patina="brown", lying=2):
    """A koban that leans on two stacks of bronze coins, with other koban in front and loose bronze coins around."""
    random = np.random.default_rng(11)
    gold = [plate_material("koban", seed, tone) for seed in (3, 4)]
    coins = [bronze(20 + i, patina, random=random) for i in range(4)]
    stack(root, coins, -0.40, 0.62, 21, random)
    stack(root, coins, 0.52, 0.70, 15, random)
    lean(plate(gold[0], random, root), (0.02, -0.26, 0.0), 70, HALF_LENGTH, roll=1)
    for material, place, yaw in ((gold[1], (0.05, -1.15, 0.09), 64), (gold[0], (0.05, -1.17, 0.19), -56))[:lying]:
        lay(plate(material, random, root), place, yaw)
    for number, (place, yaw) in enumerate(LOOSE_BRONZE):
        lay(holed_coin(coins[number % 4], root), place, yaw)
    return dict(target=(0, -0.55, 0.90), camera=(-0.7, -9.0, 3.9), lens=62, focus=(0, -0.3, 0.9), fstop=1.0)


def string(root, patina="brown", count=38):
    """Bronze coins on a straw cord, with three loose coins in front."""
    random = np.random.default_rng(4)
    coins = [bronze(40 + i, patina, random=random) for i in range(5)]
    course = [(-1.35, 0.42, RADIUS), (-0.7, 0.10, RADIUS), (0, -0.02, RADIUS), (0.7, 0.06, RADIUS), (1.35, 0.34, RADIUS)]
    bow = curve(course)
    places = threaded(root, coins, bow, count, random)
    low = 0.05
    left, right = places[0], places[-1]
    tails = [tuple(right), (right[0] + 0.22, right[1] + 0.06, 0.30), (1.52, 0.12, low), (1.36, -0.30, low),
             (1.02, -0.42, low), (1.10, -0.72, low)]
    heads = [tuple(left), (left[0] - 0.22, left[1] + 0.06, 0.30), (-1.50, 0.10, low), (-1.30, -0.26, low), (-1.46, -0.56, low)]
    straw_cord(curve(list(reversed(heads)) + [tuple(p) for p in places[4:-4:6]] + tails), 0.045, root)
    for place, yaw in (((-0.72, -0.98, FLAT), 12), ((0.16, -1.06, FLAT), -20), ((0.34, -0.92, SECOND), 30)):
        lay(holed_coin(coins[yaw % 5], root), place, yaw)
    return dict(target=(0, -0.25, 0.34), camera=(-1.6, -8.2, 4.0), lens=88, focus=(0, -0.35, 0.5), fstop=0.9)


def single(root, tone="bright", cloth="indigo"):
    """One koban on a silk cushion, from close up."""
    random = np.random.default_rng(8)
    cushion(silk(cloth), root, 5.2, 3.4, 0.0, 0.34, folds=0.035)
    lay(plate(plate_material("koban", 6, tone), random, root), (0, -0.05, 0.375), -24)
    return dict(target=(0, 0, 0.38), camera=(-0.4, -6.6, 4.6), lens=112, focus=(0, -0.45, 0.38), fstop=0.8)


def oban(root, cloth="purple", tone="bright"):
    """A large plate with an inscription in ink, in its box of paulownia wood."""
    lid_made = lid(root)
    lid_made.location, lid_made.rotation_euler = (-1.02, 0.10, 0.045), (0, 0, radians(22))
    chest = lined_box(root, cloth)
    chest.location, chest.rotation_euler = (0.28, -0.05, 0.094), (0, radians(2.4), radians(12))
    made = plate(plate_material("oban", 5, tone), np.random.default_rng(2), chest)
    made.location, made.scale = (0, 0, 0.30), (1.13, 1.13, 1.13)
    return dict(target=(-0.25, -0.1, 0.2), camera=(-0.9, -8.2, 7.2), lens=78, focus=(0.2, -0.4, 0.4), fstop=1.4)


SILVER_SCALE = 1.25


def silver_pieces(root, tarnish=0.5):
    """Rectangular silver coins, in a small pile and spread out in front of it."""
    metals = [silver("value", 1, tarnish), silver("mint", 2, tarnish), silver("value", 3, tarnish * 1.3)]
    thick = 2 * SILVER * SILVER_SCALE + 0.003
    random = np.random.default_rng(6)
    places = [((-0.48 + random.normal(0, 0.015), 0.62 + random.normal(0, 0.015), level), 62 + random.normal(0, 2.5))
              for level in range(6)]
    places += [((0.72, 0.80, level), 98 + random.normal(0, 3)) for level in range(3)]
    places += [((-1.37, -0.36, 0), 28), ((-0.38, -0.75, 0), -6), ((0.61, -0.60, 0), -24), ((0.14, -0.88, 1), 14),
               ((1.58, -0.10, 0), 34)]
    for number, ((x, y, level), yaw) in enumerate(places):
        made = piece(metals[(number * 2) % 3], root)
        made.scale = (SILVER_SCALE,) * 3
        lay(made, (x, y, thick * (level + 0.5)), yaw)
    return dict(target=(0.08, -0.08, 0.26), camera=(-0.7, -8.0, 5.2), lens=77, focus=(0, -0.3, 0.3), fstop=1.2)


def heap(root, count=70):
    """Fallen bronze coins in many tones."""
    random = np.random.default_rng(21)
    kinds = ["brown", "green", "dark", "brass", "copper", "green", "brown"]
    legends = ["寛永通寳", "寛永通寳", "文久永寳"]
    metals = [bronze(60 + i, patina, legends[i % 3], random) for i, patina in enumerate(kinds)]
    fallen = [holed_coin(metals[i % len(metals)]) for i in range(count)]
    drop(fallen, random)
    for stray in fallen:
        if stray.location.xy.length > 1.7:
            bpy.data.objects.remove(stray)
    return dict(target=(0.12, -0.1, 0.2), camera=(-0.6, -8.4, 4.7), lens=88, focus=(0, -0.5, 0.3), fstop=1.0)


ARRANGEMENTS = {"leaning": leaning, "string": string, "single": single, "oban": oban, "silver": silver_pieces,
                "heap": heap}


def build(arrangement="leaning", orbit=0, key=0.95, rim=1.25, top=0.5, fill=0.65, halo=1.2, rake=1.0, exposure=0.2,
          turn=0.0, mirror=0.0, **details):
    """`turn` turns the goods, `orbit` moves the camera around them. `details` are the arguments of the
    arrangement's own function."""
    root = empty(rotation=(0, 0, radians(turn)))
    view = ARRANGEMENTS[arrangement](root, **details)
    target, camera = view["target"], view["camera"]
    if mirror:
        # A light card that flat-lying pieces mirror to the camera. Without it they would mirror the dark
        # wall.
        way = np.array(target) - np.array(camera)
        place = np.array(target) + way * (1, 1, -1) * 6.2 / np.linalg.norm(way)
        softbox(tuple(place), target, 5.0, 2.4, 30 * mirror, (1, 0.92, 0.78), falloff=1.4, spare_floor=True)
    studio(target=(0, -0.1, 0.87), key=key, rim=rim, top=top, fill=fill, halo=halo)
    # Low light cards that shine along the coins, so that the relief is visible.
    softbox((4.7, -0.8, 1.3), (0, 0, 0.6), 0.6, 3.0, 110 * rake, (1, 0.92, 0.8), spare_floor=True)
    softbox((-2.6, -5.5, 2.4), (0, 0.8, 1.0), 0.7, 2.6, 70 * rake, (1, 0.95, 0.86))
    return Shot(target, around(camera, target, orbit), view["lens"], fstop=view["fstop"],
                focus=view["focus"], exposure=exposure)
