"""The body of a single-lens reflex camera: plates, mirror box, prism hump and controls."""
from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from materials import principled
from scenes.camera_parts import disc, dome, engrave, knob, placed, plate, screw, strap_lug
from shapes import SANS, SANS_BOLD, box, empty, extrude, lathe, mesh, orient, rounded_rectangle

WIDTH, DEPTH, TOP = 1.42, 0.33, 1.375  # half width, half depth, height of the top plate
APRON = -DEPTH - 0.075  # y of the front of the mirror box
MOUNT = (0, APRON, 0.665)
FORWARD = (0, -1, 0)
SPEEDS = "B 1 2 4 8 15 30 60 125 250 500 1000".split()
FILM_SPEEDS = "25 50 100 200 400 800 1600".split()


def shell(root, paint):
    plate("bottom plate", WIDTH, DEPTH, 0.31, 0, 0.135, paint.shell, 0.022, root)
    plate("covering", WIDTH - 0.012, DEPTH - 0.012, 0.30, 0.12, 1.09, paint.covering, 0, root)
    plate("top plate", WIDTH, DEPTH, 0.31, 1.07, TOP, paint.shell, 0.030, root, 5)
    plate("upper seam", WIDTH - 0.006, DEPTH - 0.006, 0.305, 1.052, 1.078, paint.matt, 0.004, root)
    plate("lower seam", WIDTH - 0.006, DEPTH - 0.006, 0.305, 0.128, 0.150, paint.matt, 0.004, root)
    outline = [(-0.70, 0.135), (0.70, 0.135), (0.70, 1.02), (0.60, 1.075), (-0.60, 1.075), (-0.70, 1.02)]
    extrude("mirror box", outline, "y", APRON, -DEPTH + 0.05, paint.shell, 0.022, root, 4)
    for side in (-1, 1):
        screw(root, paint, (side * 0.635, APRON, 0.965), turn=0.6 * side)
        strap_lug(root, paint, side * (WIDTH - 0.004), side)


def prism(root, paint, label="35mm  REFLEX"):
    levels = [(1.33, 0.60, -0.385, 0.30), (1.47, 0.555, -0.405, 0.31), (1.545, 0.525, -0.40, 0.30), (1.80, 0.245, -0.30, 0.22)]
    vertices = [v for z, x, near, far in levels for v in ((-x, near, z), (x, near, z), (x, far, z), (-x, far, z))]
    faces = [(k + i, k + (i + 1) % 4, k + 4 + (i + 1) % 4, k + 4 + i) for k in (0, 4, 8) for i in range(4)]
    mesh("prism", vertices, [*faces, (12, 13, 14, 15), (3, 2, 1, 0)], paint.shell, bevel=0.030, segments=5, parent=root)
    normal = Vector((0, -0.255, 0.10)).normalized()
    inlay = extrude("inlay", [(-0.37, -0.055), (0.37, -0.055), (0.27, 0.085), (-0.27, 0.085)], "z", 0, 0.008, paint.matt,
                    0.006, root)
    orient(inlay, (0, -0.362, 1.635), normal)
    engrave(label, 0.078, paint.white, root, Vector((0, -0.362, 1.643)) + normal * 0.0095, normal, font=SANS_BOLD, spacing=1.1)


def hot_shoe(root, paint, z=1.80):
    """The rails are satin and well rounded. Thin polished edges would show steps."""
    satin = principled("shoe", (0.42, 0.415, 0.40), 1, 0.34)
    box("shoe floor", 0.38, 0.34, 0.024, paint.matt, 0.008, root, (0, -0.04, z + 0.010))
    for side in (-1, 1):
        rail = [(0.150, 0.062), (0.205, 0.062), (0.205, 0.0), (0.225, 0.0), (0.225, 0.088), (0.150, 0.088)]
        extrude("shoe rail", [(side * x, z + h) for x, h in rail], "y", -0.20, 0.12, satin, 0.009, root, 4)
    disc(root, 0.03, 0.010, paint.brass, (0, -0.05, z + 0.022))


def ring_of_marks(root, marks, marked, centre, radius, z, start, step, size, paint, inwards=1):
    for i, mark in enumerate(marks):
        x, y = cos(start + step * i), sin(start + step * i)
        engrave(mark, size, paint.orange if mark == marked else paint.letter, root,
                (centre[0] + radius * x, centre[1] + radius * y, z), (0, 0, 1), (inwards * x, inwards * y, 0), SANS_BOLD)


def shutter_side(root, paint):
    """Speed dial, release, frame counter and transport lever, at the viewer's left."""
    disc(root, 0.225, 0.022, paint.trim, (-0.80, 0, TOP))
    knob("speed dial", 0.205, 0.165, 60, paint.dial, root).location = (-0.80, 0, TOP + 0.02)
    disc(root, 0.055, 0.010, paint.trim, (-0.80, 0, TOP + 0.185))
    ring_of_marks(root, SPEEDS, "125", (-0.80, 0), 0.135, TOP + 0.186, 0.4, pi / 6, 0.048, paint)
    collar = [(0, 0), (0.098, 0), (0.098, 0.02), (0.078, 0.055), (0.060, 0.060), (0.056, 0.045), (0, 0.045)]
    button = [(0, 0.115), (0.022, 0.116), (0.044, 0.124), (0.052, 0.120), (0.054, 0.108), (0.054, 0.02), (0, 0.02)]
    for profile, material in ((collar, paint.trim), (button, paint.polished)):
        placed(lathe("release", profile, material, 96, parent=root, angle=35), (-1.06, -0.155, TOP))
    hub = [(0, 0), (0.150, 0), (0.150, 0.05), (0.140, 0.062), (0.11, 0.064), (0.105, 0.085), (0.08, 0.09), (0, 0.09)]
    placed(lathe("lever hub", hub, paint.trim, 96, parent=root, angle=30), (-1.175, 0.12, TOP))
    outline = [(-1.175 + 0.12 * cos(t), 0.12 + 0.12 * sin(t)) for t in np.linspace(0, pi, 12)]
    outline += [(-1.325, 0), (-1.365, -0.10), (-1.372, -0.15), (-1.350, -0.175), (-1.318, -0.155), (-1.265, 0)]
    extrude("transport lever", outline, "z", TOP + 0.028, TOP + 0.062, paint.polished, 0.012, root, 4)
    engrave("No. 2841071", 0.052, paint.letter, root, (-0.80, -0.268, TOP + 0.0012), (0, 0, 1), (0, 1, 0), SANS, 1.05)


def rewind_side(root, paint, x=0.97):
    """The dial for film speed with the rewind crank, at the viewer's right."""
    knob("film speed", 0.245, 0.085, 72, paint.dial, root).location = (x, 0, TOP)
    knob("rewind", 0.185, 0.060, 48, paint.trim, root).location = (x, 0, TOP + 0.085)
    ring_of_marks(root, FILM_SPEEDS, "400", (x, 0), 0.213, TOP + 0.0855, -pi / 2 - 1.26, 0.42, 0.040, paint, -1)
    disc(root, 0.150, 0.020, paint.polished, (x, 0, TOP + 0.145))
    crank = extrude("crank", rounded_rectangle(0.125, 0.032, 0.032), "z", 0, 0.022, paint.trim, 0.007, root)
    crank.location, crank.rotation_euler = (x + 0.03, 0, TOP + 0.165), (0, 0, 0.5)
    grip = [(0, 0), (0.036, 0), (0.040, 0.012), (0.040, 0.06), (0.032, 0.07), (0, 0.072)]
    placed(lathe("crank grip", grip, paint.black, 48, parent=root, angle=30),
           (x + 0.115 * cos(0.5) + 0.02, 0.115 * sin(0.5) + 0.01, TOP + 0.185))


def front_furniture(root, paint):
    """Self-timer, flash sockets, meter window and the lens release."""
    y = -DEPTH
    disc(root, 0.105, 0.042, paint.trim, (-0.99, y + 0.012, 0.83), FORWARD, 0.010)
    outline = [(-0.045, 0.05), (0.045, 0.05), (0.060, -0.30), (0.045, -0.345), (0.015, -0.36), (-0.015, -0.36),
               (-0.045, -0.345), (-0.060, -0.30)]
    lever = extrude("self-timer", outline, "z", 0.038, 0.075, paint.polished if paint.chrome else paint.black, 0.012, root, 4)
    orient(lever, (-0.99, y + 0.012, 0.83), FORWARD, (-0.10, 0, 1))
    cover = [(0, 0.07), (0.055, 0.07), (0.055, 0.086), (0.04, 0.094), (0, 0.095)]
    placed(lathe("self-timer hub", cover, paint.polished, 48, parent=root, angle=30), (-0.99, y + 0.012, 0.83), FORWARD)
    disc(root, 0.030, 0.004, paint.orange, (-0.965, y - 0.062, 0.535), FORWARD, 0.001)
    socket = [(0, 0), (0.066, 0), (0.066, 0.028), (0.055, 0.036), (0.046, 0.036), (0.044, 0.01), (0.018, 0.01),
              (0.016, 0.022), (0, 0.022)]
    for z, mark, material in ((0.88, "X", paint.white), (0.70, "M", paint.orange)):
        placed(lathe("flash socket", socket, paint.trim, 64, parent=root, angle=30), (0.93, y + 0.012, z), FORWARD)
        engrave(mark, 0.05, material, root, (1.05, y + 0.002, z), FORWARD, font=SANS_BOLD)
    window = lathe("window", [(0, 0), (0.044, 0), (0.044, 0.010), (0.036, 0.014), (0.033, 0.008), (0, 0.008)],
                   paint.polished, 48, parent=root, angle=30)
    placed(window, (-0.99, y, 1.225), FORWARD)
    dome("lamp", 0.033, 0.008, 0.016, principled("lamp", (0.012, 0.006, 0.005), 0, 0.04, Clearcoat=1.0), window)
    release = [(0, 0), (0.052, 0), (0.052, 0.06), (0.042, 0.07), (0, 0.071)]
    placed(lathe("lens release", release, paint.polished, 48, parent=root, angle=30), (0.60, APRON, 0.30), FORWARD)


def slr(paint, turn):
    """Returns the body and the group that holds its lens."""
    root = empty(rotation=(0, 0, radians(turn)))
    for part in (shell, prism, hot_shoe, shutter_side, rewind_side, front_furniture):
        part(root, paint)
    lens_group = empty(root)
    orient(lens_group, MOUNT, FORWARD)
    return root, lens_group
