"""Finger rings: shank, setting, stone, and side stones. The finger is along y, the stone is on top (+z)."""
from math import atan2, cos, hypot, pi, radians, sin

import numpy as np

from materials import principled
from scenes.jewelry_gems import gem
from shapes import arc, empty, extrude, grid, lathe, tube

METALS = {
    "gold": (0.95, 0.60, 0.20),
    "rose gold": (0.93, 0.50, 0.34),
    "platinum": (0.76, 0.755, 0.75),
}
RADIUS = 0.98


def bright(metal, roughness=0.10):
    return principled(metal, METALS[metal], 1, roughness)


def shank(metal, parent, width=0.125, top=0.085, thick=0.075):
    """The band: rounded inside, narrower at the top where the setting is."""
    turns = np.linspace(0, 2 * pi, 220, endpoint=False)
    bends = np.linspace(0, 2 * pi, 40, endpoint=False)

    def soft(values, power):
        return np.sign(values) * np.abs(values) ** power

    high = np.clip(np.sin(turns), 0, 1) ** 2
    half = width + (top - width) * high
    radius = RADIUS + thick * soft(np.cos(bends), 0.7)[None, :] + 0 * turns[:, None]
    y = half[:, None] * soft(np.sin(bends), 0.78)[None, :]
    points = np.stack([radius * np.cos(turns)[:, None], y, radius * np.sin(turns)[:, None]], -1)
    grid("shank", points, metal, close_u=True, close_v=True, parent=parent, angle=80)


def outline(size, cut, stretch, count=64):
    """Points on the girdle of the stone."""
    if cut == "emerald":
        long, wide, corner = 1.16, 0.84, 0.30
        corners = [(long, -wide + corner), (long, wide - corner), (long - corner, wide), (-long + corner, wide),
                   (-long, wide - corner), (-long, -wide + corner), (-long + corner, -wide), (long - corner, -wide)]
        return [(size * x, size * y) for x, y in corners]
    return [(size * stretch * cos(t), size * sin(t)) for t in (2 * pi * i / count for i in range(count))]


def claw(metal, x, y, base, girdle, size, parent):
    """A claw from the basket past the girdle, with its tip bent over the stone."""
    reach = hypot(x, y)
    ux, uy = x / reach, y / reach
    foot = reach * 0.42
    stations = [(foot, base), (reach * 0.80, girdle - 0.30 * size), (reach * 1.03, girdle - 0.03 * size),
                (reach * 1.03, girdle + 0.07 * size), (reach * 0.95, girdle + 0.17 * size), (reach * 0.88, girdle + 0.215 * size)]
    course = np.array([(ux * r, uy * r, z) for r, z in stations])
    fine = np.linspace(0, len(stations) - 1, 40)
    smooth = np.stack([np.interp(fine, range(len(stations)), course[:, i]) for i in range(3)], 1)
    for _ in range(4):
        smooth[1:-1] = (smooth[:-2] + 2 * smooth[1:-1] + smooth[2:]) / 4
    radii = np.interp(fine, range(len(stations)), np.array([0.085, 0.085, 0.092, 0.094, 0.090, 0.078]) * size)
    tube("claw", smooth, radii, metal, sides=20, parent=parent)
    tip = lathe("claw tip", arc(0, 0, float(radii[-1]), -90, 90, 12), metal, 24, parent=parent, angle=90)
    tip.location = smooth[-1]


def basket(metal, edge, base, girdle, size, parent):
    """Two rails that hold the claws."""
    for share, z, thick in ((0.84, girdle - 0.26 * size, 0.055), (0.58, base + 0.10 * size, 0.055)):
        path = [(x * share, y * share, z) for x, y in edge]
        tube("rail", path, thick * size, metal, sides=16, closed=True, parent=parent, up=(0, 0, 1))


def bead(metal, radius, parent, location):
    made = lathe("bead", arc(0, 0, radius, -20, 90, 8), metal, 20, parent=parent, angle=90)
    made.location = location


def melee(size, parent, location=(0, 0, 0), turn=0.0):
    """A small stone in a bright cup. Without the cup, the colour of the band would make it look amber."""
    gem("diamond", size, parent, location, rotation=(0, 0, turn))
    profile = [(0, -0.88 * size), (1.01 * size, -0.02 * size), (1.05 * size, -0.02 * size)]
    cup = lathe("cup", profile, principled("cup", (0.85, 0.85, 0.84), 0, 0.5), 32, parent=parent)
    cup.location = location


def pave(metal, parent, start=0.36, count=8, size=0.062):
    """A row of small stones down both shoulders, with shared beads between them."""
    for side in (-1, 1):
        for i in range(count + 1):
            turn = pi / 2 + side * (start + (i - 0.5) * 2.06 * size / RADIUS)
            seat = empty(parent, (cos(turn) * (RADIUS + 0.072), 0, sin(turn) * (RADIUS + 0.072)), (0, pi / 2 - turn, 0))
            for y in (-0.058, 0.058):
                bead(metal, 0.017, seat, (0, y, 0.010))
        for i in range(count):
            turn = pi / 2 + side * (start + i * 2.06 * size / RADIUS)
            seat = empty(parent, (cos(turn) * (RADIUS + 0.078), 0, sin(turn) * (RADIUS + 0.078)), (0, pi / 2 - turn, 0))
            melee(size, seat)


def halo(metal, edge, girdle, parent, size=0.068):
    """Small stones around the large one, on their own rail."""
    points = np.array(edge)
    lengths = np.linalg.norm(points, axis=1, keepdims=True)
    around = points * (1 + (size + 0.020) / lengths)
    closed = np.vstack([around, around[:1]])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    count = int(along[-1] / (2.1 * size))
    level = girdle - 0.03
    path = np.column_stack([around, np.full(len(around), level - 0.035)])
    tube("halo", path, np.array([[0.040, size * 1.12]] * len(path)), metal, sides=24, closed=True, parent=parent, up=(0, 0, 1))
    for i in range(count):
        for share, is_stone in ((i, True), (i + 0.5, False)):
            at = along[-1] * share / count
            x, y = (float(np.interp(at, along, closed[:, k])) for k in (0, 1))
            if is_stone:
                melee(size, parent, (x, y, level + 0.016), atan2(y, x))
            else:
                reach = hypot(x, y)
                for out in (-0.85, 0.85):
                    bead(metal, 0.018, parent, (x * (1 + out * size / reach), y * (1 + out * size / reach), level + 0.006))


def side_stones(metal, parent, size=0.20, angle=27):
    """A smaller stone with a step cut on each shoulder."""
    for side in (-1, 1):
        turn = pi / 2 + side * radians(angle)
        seat = empty(parent, (cos(turn) * (RADIUS + 0.20), 0, sin(turn) * (RADIUS + 0.20)), (0, pi / 2 - turn, 0))
        gem("diamond", size, seat, cut="emerald", rotation=(0, 0, pi / 2))
        edge = [(-y, x) for x, y in outline(size, "emerald", 1)]
        extrude("cup", [(x * 0.6, y * 0.6) for x, y in edge], "z", -0.21, -0.19, principled("cup", (0.85, 0.85, 0.84), 0, 0.5), 0, seat)
        for share, z in ((0.97, -0.045), (0.62, -0.13)):
            tube("rail", [(x * share, y * share, z) for x, y in edge], 0.020, metal, sides=12, closed=True, parent=seat, up=(0, 0, 1))
        for sx in (-1, 1):
            for sy in (-1, 1):
                claw(metal, sx * size * 0.70, sy * size * 1.03, -0.19, 0, size * 1.3, seat)


def ring(parent, metal="gold", stone="diamond", cut="round", size=0.46, stretch=1.0, claws=6, shoulders="pave", with_halo=False,
         lift=0.36):
    """`lift`: the height of the girdle above the band."""
    shine = bright(metal)
    shank(shine, parent, top=0.085 if shoulders == "pave" else 0.10)
    girdle, base = RADIUS + lift, RADIUS + 0.03
    gem(stone, size, parent, (0, 0, girdle), cut, stretch, rotation=(0, 0, radians(11.25) if cut == "round" and stretch == 1 else 0))
    edge = outline(size, cut, stretch)
    basket(shine, edge, base, girdle, size, parent)
    for x, y in claw_places(size, cut, stretch, claws):
        claw(shine, x, y, base, girdle, size if not with_halo else size * 0.8, parent)
    if shoulders == "pave":
        pave(shine, parent)
    elif shoulders == "stones":
        side_stones(bright("platinum"), parent)
    if with_halo:
        halo(shine, edge, girdle, parent)


def claw_places(size, cut, stretch, claws):
    if cut == "emerald":
        return [(sx * size * (1.16 - 0.15), sy * size * (0.84 - 0.15)) for sx in (-1, 1) for sy in (-1, 1)]
    return [(size * stretch * cos(t), size * sin(t)) for t in (pi / claws + 2 * pi * i / claws for i in range(claws))]
