"""An acoustic guitar on a stand. 1 unit = 100 mm before it is scaled to the stage; y runs from the tail to the head."""
from math import radians

import bpy
import numpy as np
from mathutils import Vector

from materials import gold, principled
from paths import bent, bezier
from rig import Shot, studio
from scenes.violin_wood import varnished, wood
from shapes import box, empty, extrude, lathe, tube

SCALE = 0.262
DEPTH = 1.05
# Bouts and waist of the right half, from the tail to the neck: four points for each piece.
PIECES = (
    ((0, 0), (1.10, 0), (2.00, 0.46), (2.00, 1.48)),
    ((2.00, 1.48), (2.00, 2.22), (1.27, 2.40), (1.26, 2.98)),
    ((1.26, 2.98), (1.25, 3.46), (1.47, 3.52), (1.47, 3.98)),
    ((1.47, 3.98), (1.47, 4.60), (0.95, 4.90), (0, 4.90)),
)
HOLE_Y, HOLE = 3.34, 0.50
BRIDGE_Y, NUT_Y = 1.85, 8.30
BOARD_END, BOARD_TOP = 3.90, 0.085
STRINGS = ((0.012, 1), (0.010, 1), (0.0085, 1), (0.007, 1), (0.0055, 0), (0.0045, 0))
HEAD_TILT = radians(-13)


def outline():
    right = np.vstack([*(bezier(*piece, 36) for piece in PIECES), [(0, 4.90)]])
    return np.vstack([right, right[1:-1][::-1] * (-1, 1)])


def inset(polygon, distance):
    tangent = np.roll(polygon, -1, 0) - np.roll(polygon, 1, 0)
    return polygon + np.c_[-tangent[:, 1], tangent[:, 0]] / np.linalg.norm(tangent, axis=1)[:, None] * distance


def disc(name, radius, inner, z, material, parent, place):
    made = lathe(name, [(inner, z - 0.006), (inner, z), (radius, z), (radius, z - 0.006)], material, 96, parent=parent)
    made.location = (*place, 0)


def body(guitar, varnish):
    edge = outline()
    cream = principled("binding", (0.62, 0.50, 0.32), 0, 0.3, Clearcoat=0.6)
    extrude("sides", inset(edge, 0.02).tolist(), "z", -DEPTH, -0.03, wood("rosewood", SCALE), 0.03, guitar)
    extrude("binding", edge.tolist(), "z", -0.06, 0.010, cream, 0.012, guitar)
    spruce = varnished("spruce", varnish, maple=False, relief=SCALE)
    extrude("top", inset(edge, 0.045).tolist(), "z", -0.04, 0.014, spruce, 0.004, guitar)
    hollow = principled("hollow", (0.0022, 0.0015, 0.001), 0, 0.9, Specular=0.05)
    black = principled("inlay", (0.008, 0.006, 0.005), 0, 0.3, Clearcoat=0.6)
    disc("hole", HOLE, 0, 0.017, hollow, guitar, (0, HOLE_Y))
    for radius, inner, material in ((0.535, 0.50, cream), (0.66, 0.60, black), (0.645, 0.615, cream), (0.70, 0.685, black)):
        disc("rosette", radius, inner, 0.018 + (0.002 if inner == 0.615 else 0), material, guitar, (0, HOLE_Y))
    guard(guitar)
    pin = principled("peg", (0.60, 0.50, 0.36), 0, 0.3)
    lathe("strap peg", [(0, -0.12), (0.05, -0.12), (0.03, -0.03), (0.06, 0), (0, 0)], pin, 48, parent=guitar).rotation_euler = (
        radians(90), 0, 0)
    bridge(guitar, pin)


def guard(guitar):
    """The plate that keeps fingers from the top, between hole and waist."""
    tortoise = principled("guard", (0.028, 0.008, 0.004), 0, 0.24, Clearcoat=0.5)
    line = np.vstack([
        bezier((0.30, 2.78), (0.62, 2.92), (0.70, 3.30), (0.62, 3.80), 20),
        bezier((0.62, 3.80), (0.86, 3.74), (1.02, 3.50), (1.00, 3.20), 16),
        bezier((1.00, 3.20), (0.96, 2.80), (1.24, 2.56), (1.22, 2.26), 16),
        bezier((1.22, 2.26), (1.16, 2.02), (0.72, 2.12), (0.30, 2.78), 20),
    ])
    extrude("guard", line.tolist(), "z", 0.012, 0.026, tortoise, 0.005, guitar)


def bridge(guitar, pin):
    rosewood = wood("rosewood", SCALE)
    wings = [(-0.82, BRIDGE_Y - 0.16), (-0.40, BRIDGE_Y - 0.24), (0.40, BRIDGE_Y - 0.24), (0.82, BRIDGE_Y - 0.16),
             (0.82, BRIDGE_Y + 0.06), (0.40, BRIDGE_Y + 0.09), (-0.40, BRIDGE_Y + 0.09), (-0.82, BRIDGE_Y + 0.06)]
    extrude("bridge", wings, "z", 0.01, 0.085, rosewood, 0.020, guitar)
    box("saddle", 0.76, 0.028, 0.09, pin, 0.008, guitar, (0, BRIDGE_Y, 0.09))
    for number in range(6):
        lathe("pin", [(0, 0.125), (0.026, 0.115), (0.030, 0.10), (0.02, 0.085), (0.02, 0.05)], pin, 32, parent=guitar).location = (
            course(number, BRIDGE_Y), BRIDGE_Y - 0.14, 0)


def half_width(y):
    return np.interp(y, (BOARD_END, NUT_Y), (0.285, 0.215))


def course(number, y):
    """Where a string runs, across."""
    return (number - 2.5) / 2.5 * np.interp(y, (BRIDGE_Y, NUT_Y), (0.27, 0.175))


def neck(guitar):
    mahogany, ebony = varnished("mahogany", "brown", maple=False, relief=SCALE), wood("ebony", SCALE)
    board = [(-half_width(BOARD_END), BOARD_END), (half_width(BOARD_END), BOARD_END), (half_width(NUT_Y), NUT_Y), (-half_width(NUT_Y), NUT_Y)]
    shaft = [(-0.25, 4.86), (0.25, 4.86), (0.215, NUT_Y + 0.04), (-0.215, NUT_Y + 0.04)]
    extrude("fingerboard", board, "z", 0.014, BOARD_TOP, ebony, 0.010, guitar)
    extrude("shaft", shaft, "z", -0.16, 0.03, mahogany, 0.07, guitar, segments=6)
    extrude("heel", [(4.84, 0.02), (5.16, 0.02), (4.98, -0.78), (4.84, -0.92)], "x", -0.20, 0.20, mahogany, 0.06, guitar, segments=5)
    silver = principled("fret", (0.62, 0.60, 0.56), 1, 0.22)
    pearl = principled("dot", (0.70, 0.68, 0.62), 0, 0.2, Clearcoat=1.0)
    length = NUT_Y - BRIDGE_Y
    frets = [NUT_Y - length * (1 - 2 ** (-n / 12)) for n in range(21)]
    for y in frets[1:]:
        tube("fret", [(-half_width(y) + 0.006, y, BOARD_TOP), (half_width(y) - 0.006, y, BOARD_TOP)], 0.011, silver, 10, parent=guitar)
    for n in (3, 5, 7, 9, 12, 15):
        middle = (frets[n] + frets[n - 1]) / 2
        for x in (-0.12, 0.12) if n == 12 else (0,):
            disc("dot", 0.034, 0, BOARD_TOP + 0.003, pearl, guitar, (x, middle))
    box("nut", 0.43, 0.05, 0.12, pearl, 0.01, guitar, (0, NUT_Y + 0.02, 0.055))
    return mahogany


def head(guitar, mahogany):
    group = empty(guitar, (0, NUT_Y + 0.03, 0.03), (HEAD_TILT, 0, 0))
    shape = [(-0.215, 0), (0.215, 0), (0.30, 0.22), (0.36, 1.62), (0.16, 1.72), (0, 1.66), (-0.16, 1.72), (-0.36, 1.62), (-0.30, 0.22)]
    extrude("head", shape, "z", -0.14, 0, mahogany, 0.012, group)
    extrude("face", (np.array(shape) * (0.97, 0.99) + (0, 0.01)).tolist(), "z", 0.0, 0.012, wood("ebony", SCALE), 0.006, group)
    metal = gold(0.22, (0.80, 0.62, 0.34))
    posts = []
    for side in (-1, 1):
        for row in range(3):
            x, y = side * 0.20, 0.38 + row * 0.44
            lathe("post", [(0, 0.13), (0.028, 0.125), (0.030, 0.10), (0.022, 0.08), (0.030, 0.05), (0.06, 0.03), (0.06, 0.012)],
                  metal, 48, parent=group).location = (x, y, 0)
            tube("shaft", [(side * 0.30, y, -0.09), (side * 0.46, y, -0.09)], 0.018, metal, parent=group)
            box("key", 0.17, 0.20, 0.075, metal, 0.034, group, (side * 0.54, y, -0.09), segments=5)
            posts.append((x, y))
    return group, posts


def strings(guitar, group, posts):
    bronze = principled("bronze", (0.62, 0.42, 0.22), 1, 0.32)
    plain = principled("plain string", (0.66, 0.65, 0.62), 1, 0.25)
    bpy.context.view_layer.update()
    # The outer strings go to the nearest posts.
    order = [posts[0], posts[1], posts[2], posts[5], posts[4], posts[3]]
    for number, (radius, wound) in enumerate(STRINGS):
        x, y = order[number]
        post = group.matrix_basis @ Vector((x - 0.028 * (1 if x > 0 else -1), y, 0.085))
        path = [(course(number, BRIDGE_Y), BRIDGE_Y - 0.13, 0.10), (course(number, BRIDGE_Y), BRIDGE_Y, 0.145),
                (course(number, NUT_Y), NUT_Y + 0.02, 0.122), tuple(post)]
        for start, end in zip(path, path[1:]):
            tube("string", [start, end], radius, bronze if wound else plain, 10, parent=guitar)


def stand(guitar, stage):
    """Two padded arms under the lower bout, and a tall rod with a rest behind the back."""
    metal = principled("stand", (0.016, 0.015, 0.014), 1, 0.32)
    felt = principled("felt", (0.012, 0.010, 0.009), 0, 0.9, Sheen=0.4)

    def at(x, y, z):
        return guitar.matrix_basis @ Vector((x, y, z))

    joint = at(0, 0.5, -1.9)
    for side in (-1, 1):
        x = side * 0.85
        path = [joint, at(x, 0.02, -1.25), at(x, 0.02, 0.13), at(x, 0.38, 0.22)]
        tube("arm", bent(path, 0.05), 0.016, metal, parent=stage)
        tube("pad", bent([at(x, 0.02, -0.9), at(x, 0.02, 0.13), at(x, 0.36, 0.21)], 0.05), 0.026, felt, parent=stage)
        foot = [joint, (side * 0.50, joint.y - 0.45, 0.018), (side * 0.60, joint.y - 0.80, 0.018)]
        tube("foot", bent(foot, 0.08), 0.016, metal, parent=stage)
    tube("foot", bent([joint, (0, joint.y + 0.40, 0.018), (0, joint.y + 0.7, 0.018)], 0.08), 0.016, metal, parent=stage)
    tube("rod", [joint, at(0, 2.4, -1.14)], 0.016, metal, parent=stage)
    tube("rest", [at(-0.6, 2.4, -1.12), at(0.6, 2.4, -1.12)], 0.030, felt, parent=stage)


def build(turn=-20.0, lean=13.0, varnish="honey"):
    stage = empty()
    guitar = empty(stage)
    guitar.scale = (SCALE,) * 3
    guitar.rotation_euler = (radians(90 - lean), 0, 0)
    guitar.location = (0, -0.30, 0.19)
    body(guitar, varnish)
    group, posts = head(guitar, neck(guitar))
    strings(guitar, group, posts)
    stand(guitar, stage)
    stage.rotation_euler = (0, 0, radians(turn))
    target = (0, 0, 1.42)
    studio(target=target, key=0.72, rim=1.3, top=0.5, fill=0.5, halo=1.1)
    return Shot(target=target, camera=(0, -12, 2.6), lens=92, fstop=1.2, focus=(0, -0.2, 1.0), exposure=0.2)
