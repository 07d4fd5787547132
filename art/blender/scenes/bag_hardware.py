"""Metal and small leather parts: locks, rings, feet, chains, the key charm."""
from math import cos, pi, radians, sin

import numpy as np
from mathutils import Matrix, Vector

from scenes.bag_leather import smooth_path
from shapes import empty, extrude, grid, lathe, link, orient, resample, rounded_rectangle, stitches, tube, unit
import bpy


def stud(parent, hide, location, normal, size=0.043):
    k = size / 0.043
    profile = [(0, 0), (0.040 * k, 0), (0.043 * k, 0.012 * k), (0.036 * k, 0.026 * k), (0.018 * k, 0.034 * k), (0, 0.036 * k)]
    return orient(lathe("stud", profile, hide.metal, 48, parent=parent, angle=60), location, normal)


def turn_lock(parent, hide, location, normal):
    """A plate with screws and a turning knob."""
    group = orient(empty(parent), location, normal)
    extrude("plate", rounded_rectangle(0.180, 0.110, 0.055), "z", 0, 0.024, hide.metal, 0.008, group, 4)
    extrude("inner plate", rounded_rectangle(0.140, 0.074, 0.035), "z", 0.022, 0.036, hide.satin, 0.006, group)
    for x in (-0.155, 0.155):
        for y in (-0.086, 0.086):
            head = [(0, 0.024), (0.012, 0.024), (0.012, 0.028), (0.008, 0.031), (0, 0.031)]
            lathe("screw", head, hide.metal, 20, parent=group).location = (x, y, 0)
    lathe("post", [(0, 0.03), (0.046, 0.03), (0.046, 0.05), (0.034, 0.06), (0.030, 0.085), (0, 0.085)], hide.metal, 48,
          parent=group)
    knob = extrude("knob", rounded_rectangle(0.046, 0.108, 0.046, 10), "z", 0.070, 0.118, hide.metal, 0.018, group, 5)
    knob.rotation_euler = (0, 0, radians(-12))


def bar_lock(parent, hide, location, normal):
    """A narrow upright clasp on a square frame."""
    group = orient(empty(parent), location, normal)
    extrude("plate", rounded_rectangle(0.135, 0.125, 0.03), "z", 0, 0.030, hide.metal, 0.010, group, 4)
    extrude("inner plate", rounded_rectangle(0.095, 0.085, 0.02), "z", 0.028, 0.034, hide.satin, 0.004, group)
    extrude("bar", rounded_rectangle(0.040, 0.150, 0.020), "z", 0.030, 0.074, hide.metal, 0.016, group, 5)


def ring(parent, hide, centre, width, height, corner, thickness=0.0215, normal_y=True):
    """A rounded ring, upright in the plane of x and z, or of y and z."""
    outline = resample(rounded_rectangle(width, height, corner, 10), count=96, closed=True)
    zero = np.zeros(len(outline))
    course = [outline[:, 0], zero, outline[:, 1]] if normal_y else [zero, outline[:, 0], outline[:, 1]]
    return tube("ring", np.stack(course, 1) + np.asarray(centre, float), thickness, hide.metal, 16, closed=True, parent=parent)


def roll(parent, hide, centre, radius, half_width, start=0.0, end=2 * pi, axis="x"):
    """Leather wrapped around a bar along x (or y)."""
    turns = np.linspace(start, end, 34)

    def at(along, r, t):
        return (along, r * cos(t), r * sin(t)) if axis == "x" else (r * cos(t), along, r * sin(t))

    centre = np.asarray(centre, float)
    sheet = np.array([[at(s, radius, t) for t in turns] for s in np.linspace(-half_width, half_width, 9)]) + centre
    grid("roll", sheet, hide.strap, parent=parent, thickness=0.02)
    for s in (-half_width, half_width):
        tube("roll edge", [np.array(at(s, radius * 0.8, t)) + centre for t in turns], 0.010, hide.edge, 8, parent=parent)


def feet(parent, hide, x, y):
    for sx in (-1, 1):
        for sy in (-1, 1):
            profile = [(0, 0.02), (0.040, 0.02), (0.046, -0.01), (0.040, -0.035), (0.020, -0.048), (0, -0.05)]
            lathe("foot", profile, hide.metal, 32, parent=parent, angle=60).location = (sx * x, sy * y, 0)


def chain(parent, hide, path, length=0.150, width=0.048, wire=0.0155, woven=True):
    """Oval links along a path, every second one turned. With `woven`, a leather ribbon runs through them."""
    pitch = length - 2.3 * wire
    path = resample(path, step=pitch)
    along = unit(np.gradient(path, axis=0))
    outline = resample(rounded_rectangle(length / 2, width, width * 0.95, 8), count=36, closed=True)
    template = tube("link", np.stack([outline[:, 0], outline[:, 1], np.zeros(len(outline))], 1), wire, hide.metal, 10,
                    closed=True, parent=parent)
    side = np.array([0.0, 0.0, 1.0]) if abs(along[0][2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    for i, (place, forward) in enumerate(zip(path, along)):
        made = template if i == 0 else link(bpy.data.objects.new("link", template.data))
        made.parent = parent
        side = unit(side - forward * side.dot(forward))
        across = np.cross(forward, side)
        tilt = radians(38 if i % 2 else -52)
        y = side * cos(tilt) + across * sin(tilt)
        z = np.cross(forward, y)
        made.matrix_local = Matrix([[forward[k], y[k], z[k], place[k]] for k in range(3)] + [[0, 0, 0, 1]])
    if woven:
        tube("ribbon", smooth_path(path[:: 2], len(path) * 4), 0.021, hide.strap, 10, parent=parent)


def key_charm(parent, hide, start, face, place, x, top):
    """A leather bell with the tip of a key below it. Its cord runs from `start` (in space) over `place` (on the
    surface `face`). The bell lies on the surface; its upper end is at (x, top)."""
    flat = np.array([x, top])
    origin, normal = face.at(flat), face.normal(flat)
    hang = unit(face.at(flat + [0, 0.3]) - origin)
    group = orient(empty(parent), origin + normal * 0.030, normal, -hang)
    bell = [(-0.035, 0), (0.035, 0), (0.060, -0.06), (0.095, -0.30), (0.085, -0.335), (-0.085, -0.335), (-0.095, -0.30),
            (-0.060, -0.06)]
    extrude("bell", bell, "z", 0, 0.046, hide.strap, 0.016, group, 4)
    seam = resample(np.array([(-0.070, -0.30), (-0.040, -0.07), (0.040, -0.07), (0.070, -0.30)]), step=0.01)
    course = np.hstack([seam, np.full((len(seam), 1), 0.044)])
    stitches(course, np.tile([0, 0, 1.0], (len(course), 1)), hide.thread, group, length=0.032, gap=0.020, radius=0.006)
    extrude("key", rounded_rectangle(0.018, 0.075, 0.012), "z", 0.014, 0.032, hide.metal, 0.006, group).location = (0, -0.38, 0)
    extrude("key bit", rounded_rectangle(0.030, 0.022, 0.006), "z", 0.016, 0.030, hide.metal, 0.004, group).location = (0.030, -0.425, 0)
    knot = origin + normal * 0.052
    over = [face.at(flat + (np.array(place) - flat) * share, np.array(0.055)) for share in (0.75, 0.45, 0.18)]
    for shift in (-0.014, 0.014):
        slip = np.array([shift, 0, 0])
        tube("cord", smooth_path([start + slip * 2, *(p + slip for p in over), knot - hang * 0.02 + slip * 0.6], 80), 0.011,
             hide.strap, 10, parent=parent)
    lathe("cord ring", [(0.022, -0.012), (0.034, -0.012), (0.034, 0.012), (0.022, 0.012), (0.022, -0.012)], hide.metal, 40,
          parent=parent, bevel=0.003).matrix_local = Matrix.Translation(Vector(knot - hang * 0.03))
