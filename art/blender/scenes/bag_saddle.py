"""A small saddle bag with a long rounded flap and a flat shoulder strap."""
import numpy as np
from math import pi, radians

from scenes.bag_body import Body, Flap, gusset, panels
from scenes.bag_hardware import ring, roll, stud
from scenes.bag_leather import applied_patch, flat_strap, smooth_path
from shapes import box, empty, extrude, orient, rounded_rectangle


def buckle(root, hide, flap, place):
    """A square frame with its pin, on the tab that closes the bag."""
    group = orient(empty(root), flap.at(place) + flap.normal(place) * 0.040, flap.normal(place))
    ring(group, hide, (0, 0, 0), 0.150, 0.120, 0.045, 0.020).rotation_euler = (radians(90), 0, 0)
    extrude("pin", rounded_rectangle(0.016, 0.125, 0.014), "z", 0.010, 0.034, hide.metal, 0.008, group)


def saddle(hide):
    root = empty()
    body = Body(height=1.34, base=1.02, top=1.10, base_depth=0.32, top_depth=0.25, corner=0.64, swell=0.085, slack=0.014)
    panels(body, hide, root)
    gusset(body, hide, root, 0.10)
    flap = Flap(body, side=0.72, tip=0.13, blunt=2.15, lift=0.030, crown=0.15)
    flap.build(hide, root)
    applied_patch(flap, 0, flap.v_at(0.66 * body.height), flap.v_at(0.19 * body.height), 0.095, hide, root)
    buckle(root, hide, flap, np.array([0, flap.v_at(0.40 * body.height)]))
    for height in (0.60,):
        place = np.array([0, flap.v_at(height * body.height)])
        stud(root, hide, flap.at(place) + flap.normal(place) * 0.022, flap.normal(place), 0.034)
    x, z = body.top + 0.045, body.height - 0.16
    for sign in (-1, 1):
        flat_strap(smooth_path([(sign * (x - 0.10), 0, z - 0.34), (sign * (x - 0.03), 0, z - 0.10), (sign * x, 0, z + 0.04)], 40),
                   0.075, 0.020, hide, root, (0, 1, 0))
        ring(root, hide, (sign * x, 0, z + 0.13), 0.125, 0.095, 0.06, normal_y=False)
        roll(root, hide, (sign * x, 0, z + 0.045), 0.036, 0.075, axis="y")
        roll(root, hide, (sign * x, 0, z + 0.215), 0.036, 0.072, axis="y")
    half = [(x, 0, z + 0.23), (x * 0.985, 0.01, z + 0.50), (x * 0.86, 0.02, z + 0.86), (x * 0.52, 0.03, z + 1.14)]
    course = [(-a, b, c) for a, b, c in half] + [(0.0, 0.035, z + 1.23)] + half[::-1]
    flat_strap(smooth_path(course, 200), 0.070, 0.022, hide, root, (0, 1, 0))
    return root
