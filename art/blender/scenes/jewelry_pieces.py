"""Necklaces and earrings, and the things that they are shown on."""
from math import atan2, cos, pi, radians, sin

import numpy as np

from materials import bumpy, gold, principled
from scenes.casket import presentation_box
from scenes.jewelry_gems import gem, nacre, pearl
from scenes.jewelry_ring import basket, bright, claw, claw_places, halo, outline
from shapes import arc, empty, extrude, lathe, resample, rounded_rectangle, tube

SUEDES = {"taupe": (0.034, 0.024, 0.018), "ivory": (0.50, 0.44, 0.35), "black": (0.012, 0.011, 0.0105)}


SLOPE = 24.0  # slope of the cushion for earrings


def setting(metal, parent, stone, size, stretch=1.0, claws=4, with_halo=True, depth=0.26, cut="round", melee_size=0.068):
    """A stone in claws, with its table towards +z. The back of the setting is at z = 0."""
    gem(stone, size, parent, (0, 0, depth), cut, stretch, rotation=(0, 0, radians(11.25) if stretch == 1 else 0))
    edge = outline(size, cut, stretch)
    basket(metal, edge, 0.02, depth, size, parent)
    for x, y in claw_places(size, cut, stretch, claws):
        claw(metal, x, y, 0.02, depth, size * (0.8 if with_halo else 1), parent)
    if with_halo:
        halo(metal, edge, depth, parent, melee_size)


def chain(metal, path, parent, length=0.088, wide=0.058, wire=0.0105):
    """A cable chain along a path: oval links, each turned by 90 degrees against the one before."""
    pitch = length - 2.6 * wire
    points = resample(path, step=pitch)
    turns = np.linspace(0, 2 * pi, 24, endpoint=False)
    long, short = length / 2 - wire, wide / 2 - wire
    ring = np.stack([np.sign(np.cos(turns)) * np.abs(np.cos(turns)) ** 0.8 * long, short * np.sin(turns), 0 * turns], 1)
    for i in range(len(points) - 1):
        link = tube("link", ring, wire, metal, sides=10, closed=True, parent=parent, up=(0, 0, 1))
        step = points[i + 1] - points[i]
        link.location = (points[i] + points[i + 1]) / 2
        link.rotation_euler = (radians(42 if i % 2 else -42), 0, atan2(step[1], step[0]))


def board(suede, parent, width=0.98, height=1.28):
    """A covered panel with rounded corners. Its face is at z = 0 of the group."""
    cover = principled("suede", SUEDES[suede], 0, 0.9, Specular=0.12, Sheen=1.0, Sheen_Tint=0.5)
    bumpy(cover, 190, 0.35, 3, distance=0.004)
    extrude("board", rounded_rectangle(width, height, 0.10), "z", -0.14, 0, cover, 0.035, parent, 5)


def pendant(root, metal="gold", stone="ruby", size=0.24, stretch=1.24, suede="taupe", lean=24.0, turn=-14.0):
    """On a panel that leans back. The chain hangs over its upper edge."""
    shine = bright(metal)
    turned = empty(root, rotation=(0, 0, radians(turn)))
    panel = empty(turned, (0, 0, 1.28), (radians(90 - lean), 0, 0))
    board(suede, panel)
    hang = -0.06
    for side in (-1, 1):
        t = np.linspace(0, 1, 60)
        x = side * (0.012 + 0.60 * t ** 0.92)
        y = hang + 1.30 * t + 0.05 * np.sin(pi * t) * -1
        z = 0.035 - 0.10 * np.clip((t - 0.97) / 0.03, 0, 1)
        chain(shine, np.stack([x, y, z], 1), panel)
    bail = [(0.030 * cos(a), hang - 0.055 + 0.085 * sin(a), 0.055 + 0.02 * cos(2 * a)) for a in np.linspace(0, 2 * pi, 40, endpoint=False)]
    tube("bail", bail, 0.017, shine, sides=14, closed=True, parent=panel, up=(0, 0, 1))
    drop = empty(panel, (0, hang - 0.21, 0.015))
    setting(shine, drop, "diamond", 0.085, with_halo=False, depth=0.10)
    great = empty(panel, (0, hang - 0.30 - size * stretch - 0.115, 0.015), (0, 0, radians(90)))
    setting(shine, great, stone, size, stretch, with_halo=True, depth=0.20, melee_size=0.058)
    return dict(target=(0, 0.1, 1.18), camera=(0, -10.5, 2.5), lens=92, focus=(0, -0.35, 1.0), fstop=1.6)


def pearls(root, radius=0.118, turn=0.0, metal="gold"):
    """A coiled strand on a lacquer tray, with a pair of studs beside it."""
    tray(root)
    shade, shine = nacre(), gold(0.12)
    t = np.linspace(0, 1, 3000)
    angle = radians(205) + radians(690) * t
    reach = 1.36 - 0.62 * t ** 0.85 + 0.035 * np.sin(angle * 2 + 0.6)
    path = np.stack([reach * 1.12 * np.cos(angle), reach * np.sin(angle), 0 * t], 1)
    course = resample(path, step=0.004)
    along, last = 0.0, 0.004 * (len(course) - 1)
    level = 0.06
    group = empty(root, rotation=(0, 0, radians(turn)))
    while along < last:
        share = along / last
        size = radius * (0.80 + 0.28 * sin(pi * share) ** 2)
        here = course[min(int(along / 0.004), len(course) - 1)]
        pearl(size, shade, group, (here[0], here[1], level + size))
        along += size * 2.02
    clasp = course[-1]
    ball = lathe("clasp", arc(0, 0, radius * 0.78, -90, 90, 24), shine, 64, parent=group, angle=90,
                 offset=lambda step, index: -0.006 * abs((step % 8) - 4) / 4)
    ball.location, ball.rotation_euler = (clasp[0] + 0.02, clasp[1] + 0.02, level + radius * 0.78), (radians(80), 0, 0.6)
    first = course[0]
    hook = [(first[0] - 0.11 + 0.052 * cos(a), first[1] + 0.01 + 0.052 * sin(a), level + 0.09) for a in np.linspace(0, 2 * pi, 32, endpoint=False)]
    tube("eye", hook, 0.014, shine, sides=12, closed=True, parent=group, up=(0, 0, 1))
    return dict(target=(0, 0, 0.30), camera=(0, -8.8, 5.6), lens=88, focus=(0.1, -0.75, 0.2), fstop=1.4)


def tray(root, radius=1.86):
    lacquer = principled("lacquer", (0.006, 0.004, 0.0035), 0, 0.10, Specular=0.22)
    profile = [(0, 0.0), (radius - 0.22, 0), (radius - 0.12, 0.012), (radius, 0.15), (radius + 0.012, 0.165), (radius, 0.178),
               (radius - 0.03, 0.170), (radius - 0.15, 0.06), (radius - 0.20, 0.05), (0, 0.05)]
    lathe("tray", profile, lacquer, 256, parent=root, angle=40)
    lathe("tray line", arc(radius + 0.002, 0.168, 0.013, 0, 360, 12), gold(0.2), 256, parent=root, angle=80)


def earrings(root, metal="platinum", stone="diamond", size=0.235, cover="navy", lining="black", turn=14.0):
    """Two halo studs in an open box, on a cushion that slopes to the front."""
    turned = empty(root, rotation=(0, 0, radians(turn)))
    base = presentation_box(1.15, 0.88, 0.66, cover, lining, turned, floor=0.64, puff=0.08, lid=0.34, opened=120, pad_tilt=SLOPE)
    slope = empty(base, (0, 0, 0.64 * 0.66), (radians(SLOPE), 0, 0))
    shine = bright(metal)
    for side in (-1, 1):
        stud = empty(slope, (side * 0.45, -0.02, 0.075), (radians(6), radians(side * 3), 0))
        setting(shine, stud, stone, size, depth=0.19, melee_size=0.058)
    return dict(target=(0, 0.15, 0.88), camera=(0, -8.8, 5.4), lens=90, focus=(0, -0.3, 0.75), fstop=1.8)
