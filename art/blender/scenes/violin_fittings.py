"""The fittings on the body of a violin: bridge, fingerboard, pegs, tailpiece and strings. In mm."""
from math import cos, pi, sin

import numpy as np

from materials import gold, principled, steel
from paths import bent
from scenes.violin_body import BRIDGE_Y, EDGE, loft, mm
from scenes.violin_form import counter_clockwise, even, triangulate
from scenes.violin_wood import wood
from shapes import arc, box, empty, lathe, mesh, tube

BRIDGE_HEIGHT = 33
CROWN = 84  # twice the radius of the curve of the strings
NUT_Y, NUT_Z = 486, 4.5
# Strings from bass to treble: x at the tailpiece, the bridge, the nut and the peg; y of its peg; radius.
STRINGS = ((-14.5, -16.9, -8.25, -5, 503, 0.40), (-4.9, -5.6, -2.75, 4, 530, 0.36),
           (4.9, 5.6, 2.75, -4, 543, 0.33), (14.5, 16.9, 8.25, 5, 516, 0.19))
SILKS = ((0.30, 0.010, 0.010), (0.02, 0.05, 0.22), (0.25, 0.16, 0.02), (0.18, 0.02, 0.10))
PEGS = ((503, 1), (516, -1), (530, 1), (543, -1))

BRIDGE_SIDE = [(9.6, 0), (20.6, 0), (21.2, 1.2), (19.6, 3.6), (16.2, 5.4), (14.6, 7.4), (14.2, 9.6), (11.6, 10.4),
               (10.3, 12.4), (10.7, 14.6), (12.6, 15.6), (14.4, 14.6), (14.6, 13.0), (15.9, 12.6), (17.2, 13.8),
               (18.6, 16.4), (19.4, 19.0), (19.6, 21.5)]


def _crown(x):
    return x * x / CROWN


def bridge(body, parent, relief):
    top = [(x, BRIDGE_HEIGHT - _crown(x)) for x in (19.0, 16.9, 13.0, 9.0, 5.6, 2.8)]
    right = [(4.0, 7.6), (7.4, 5.6), (9.2, 2.2), *BRIDGE_SIDE, *top]
    edge = even(np.array([*right, (0, BRIDGE_HEIGHT), *[(-x, y) for x, y in right[::-1]], (0, 8.0)]), 0.5)
    turns = [2 * pi * i / 48 for i in range(48)]
    heart = counter_clockwise([(4.5 * sin(a) ** 3, 20.2 + 0.3 * (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)))
                               for a in turns])
    n = len(edge)
    points, faces, owners = triangulate([*edge, *heart], [list(range(n)), list(range(n, n + 48))])
    faces = [face for face, owner in zip(faces, owners) if owner == [0]]
    feet = body.arching(np.c_[points[:, 0], np.full(len(points), BRIDGE_Y)]) + EDGE - body.crest
    z = points[:, 1] + feet * np.maximum(0, 1 - points[:, 1] / 9)
    made = mesh("bridge", mm(np.c_[points[:, 0], 0 * z, z]), faces, wood("bridge", relief), parent=parent, angle=40)
    made.location = (0, BRIDGE_Y / 100, body.crest / 100 - 0.004)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.034, 0
    rounded = made.modifiers.new("bevel", "BEVEL")
    rounded.width, rounded.segments, rounded.limit_method, rounded.angle_limit = 0.004, 2, "ANGLE", 0.87


def fingerboard(body, ebony, parent):
    rings = []
    for t in np.linspace(0, 1, 41):
        y, z = 214 + (NUT_Y - 214) * t, body.crest + 20 + (NUT_Z - body.crest - 20) * t
        half = 21.2 + (12 - 21.2) * t
        ring = [(x, y, z - _crown(x)) for x in np.linspace(-half, half, 19)]
        rings.append([*ring, (half - 0.2, y, z - _crown(half) - 4.6), (0.2 - half, y, z - _crown(half) - 4.6)])
    loft("fingerboard", rings, ebony, parent, angle=40, bevel=0.008)
    box("nut", 0.245, 0.05, 0.10, ebony, 0.012, parent, (0, 4.885, 0.01))


def pegs(material, parent):
    for number, (y, side) in enumerate(PEGS):
        group = empty(parent, (0, y / 100, -0.15 - 0.0026 * (y - 503)), (0, side * pi / 2, 0))
        lathe("peg", [(0, -0.185), (0.028, -0.18), (0.034, 0.10), (0.0345, 0.135), (0.040, 0.138), (0.040, 0.148), (0.036, 0.155), (0.046, 0.16), (0.046, 0.172),
                      (0.034, 0.18), (0.028, 0.205), (0.030, 0.235), (0.042, 0.262)], material, 32, parent=group)
        head = lathe("head", arc(0, 0.36, 0.115, -90, 90, 14), material, 32, parent=group, angle=80)
        head.scale, head.rotation_euler = (0.40, 1, 1), (0, 0, 0.7 * number)
        lathe("pip", arc(0, 0.475, 0.020, -90, 90, 8), material, 20, parent=group, angle=80)


class Tailpiece:
    def __init__(self, body, material, accent, parent):
        self.low, self.high = np.array((0, 9, 13.5)), np.array((0, 108, body.crest + 19))
        rings = []
        for t in np.linspace(0, 1, 31):
            x, y, z = self.at(t)
            half = np.interp(t, (0, 0.05, 0.5, 0.8, 0.93, 1), (10, 11.4, 14.5, 19.2, 21.6, 20.8))
            crown = np.interp(t, (0, 0.5, 0.85, 1), (4.5, 7, 7, 5.5))
            ring = [(half * u, y + (4 * (1 - u * u) if t == 1 else 0), z + crown * (1 - abs(u) ** 1.6))
                    for u in np.linspace(-1, 1, 15)]
            rings.append([*ring, (half * 0.97, y, z - 2.6), (-half * 0.97, y, z - 2.6)])
        loft("tailpiece", rings, material, parent, angle=45, bevel=0.010, segments=4)
        self.fret = self.at(0.90)
        path = [(x, self.fret[1], self.fret[2] + 1.2 + 6.3 * (1 - (abs(x) / 18.6) ** 1.8)) for x in np.linspace(-18.6, 18.6, 13)]
        tube("fret", mm(path), 0.008, accent, parent=parent)

    def at(self, t):
        return self.low + (self.high - self.low) * t

    def string_height(self, x):
        return self.fret[2] + 1.2 + 7 * (1 - (abs(x) / 20) ** 1.6)


def tail_end(ebony, black, parent):
    """The saddle, the end button and the loop of gut between them."""
    box("saddle", 0.34, 0.055, 0.05, ebony, 0.012, parent, (0, 0.028, 0.065))
    button = lathe("end button", [(0, -0.02), (0.055, -0.02), (0.075, 0), (0.075, 0.03), (0.05, 0.06), (0.03, 0.10),
                                  (0.03, 0.2)], ebony, 48, parent=parent)
    button.rotation_euler, button.location = (-pi / 2, 0, 0), (0, -0.11, -0.14)
    for side in (-1, 1):
        path = bent([(side * 4, -8, -13), (side * 6, -2.5, 4), (side * 6, 2.5, 10.4), (side * 7, 11, 14)], 2)
        tube("gut", mm(path), 0.010, black, parent=parent)


def strings(body, tailpiece, parent):
    wound, plain = steel(0.36, (0.48, 0.46, 0.42)), steel(0.30, (0.62, 0.60, 0.56))
    y_fret = tailpiece.fret[1]
    for number, (x_tail, x_bridge, x_nut, x_peg, y_peg, radius) in enumerate(STRINGS):
        z_tail = tailpiece.string_height(x_tail)
        tail = np.array((x_tail, y_fret, z_tail + 0.7))
        rest = np.array((x_bridge, BRIDGE_Y, body.crest + BRIDGE_HEIGHT - _crown(x_bridge) + radius))
        path = [(x_tail, y_fret - 10, z_tail - 3.5), tail, rest, (x_nut, 488.5, NUT_Z + 1.2 - _crown(x_nut)),
                (x_peg, y_peg, -12 - 0.26 * (y_peg - 503))]
        for start, end in zip(path, path[1:]):
            tube("string", mm([start, end]), radius / 100, plain if number == 3 else wound, sides=10, parent=parent)
        silk = principled("silk", SILKS[number], 0, 0.6)
        tube("silk", mm([tail + (0, 0.6, 0.05), tail + (rest - tail) * 0.32]), radius / 100 * 1.2, silk, sides=10, parent=parent)


def fine_tuner(tailpiece, metal, parent):
    x, y, z = 14.5, tailpiece.fret[1] - 7, tailpiece.fret[2] + 7.4
    group = empty(parent, (x / 100, y / 100, z / 100))
    lathe("screw", [(0, -0.03), (0.012, -0.03), (0.012, 0.045), (0.040, 0.048), (0.043, 0.055), (0.043, 0.085),
                    (0.040, 0.090), (0, 0.092)], metal, 64, parent=group,
          offset=lambda step, i: -0.003 if i in (4, 5) and step % 4 < 2 else 0)
    box("lever", 0.05, 0.16, 0.025, metal, 0.008, parent, (x / 100, y / 100 + 0.05, z / 100 - 0.005))


def fit_out(body, fittings, parent, relief):
    """All fittings on a body. `fittings` is the name of the wood."""
    material, ebony = wood(fittings, relief), wood("ebony", relief)
    accent = gold(0.26)
    bridge(body, parent, relief)
    fingerboard(body, ebony, parent)
    pegs(material, parent)
    tailpiece = Tailpiece(body, material, accent, parent)
    tail_end(ebony, principled("gut", (0.012, 0.011, 0.010), 0, 0.5), parent)
    strings(body, tailpiece, parent)
    fine_tuner(tailpiece, accent, parent)
