"""A structured handbag with a flap, a turn lock and one top handle."""
from math import cos, pi, radians, sin

import numpy as np

from scenes.bag_body import Body, Flap, border_seam, gusset, panels
from scenes.bag_hardware import feet, key_charm, ring, roll, stud, turn_lock
from scenes.bag_leather import applied_patch, smoothstep
from shapes import empty, extrude, orient, resample, rounded_rectangle, stitches, tube, unit

GRIP = 0.50  # x of the handle's ends


def handle(root, hide, y, base, rise=0.78, grip=GRIP):
    """The handle: flat at its ends, round in the middle, with a seam along its inner front edge."""
    turn, power = np.linspace(0, pi, 140), 2 / 2.35
    path = np.stack([np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** power * grip, y - 0.02 * np.sin(turn),
                     base + np.abs(np.sin(turn)) ** power * rise], 1)
    path = resample(path, count=160)
    from_end = np.minimum(np.linspace(0, 1, 160), np.linspace(1, 0, 160)) * 2
    swell = smoothstep(0.04, 0.30, from_end)
    thick, wide = 0.038 + 0.028 * swell, 0.078 - 0.012 * swell
    tube("handle", path, np.stack([thick, wide], 1), hide.strap, 28, parent=root, up=(0, -1, 0))
    inner = np.cross(unit(np.gradient(path, axis=0)), [0, -1.0, 0])
    inner = np.where(inner[:, 2:] + inner[:, :1] * np.sign(path[:, :1]) > 0, -inner, inner)
    forward, angle = np.array([[0, -1.0, 0]]), radians(40)
    seam = path + forward * (thick * cos(angle))[:, None] + inner * (wide * sin(angle))[:, None]
    stitches(seam[8:-8], unit(forward * cos(angle) + inner * sin(angle))[8:-8], hide.thread, root, length=0.040, gap=0.024)


def handle_mount(root, hide, flap, x):
    """The tab on the flap with a ring. Returns the y of the ring and the lowest z of the handle."""
    v = flap.crest + 0.12
    y, top = (float(c) for c in flap.at(np.array([abs(x), v]))[1:])
    applied_patch(flap, x, flap.crest - 0.16, flap.crest + 0.62, 0.105, hide, root)
    place = np.array([x, flap.crest + 0.47])
    normal = flap.normal(place)
    stud(root, hide, flap.at(place) + normal * 0.022, normal)
    roll(root, hide, (x, y, top + 0.046), 0.040, 0.075, -0.35 * pi, 1.35 * pi)
    ring(root, hide, (x, y, top + 0.153), 0.125, 0.115, 0.075)
    base = top + 0.255
    roll(root, hide, (x, y, base - 0.005), 0.040, 0.072)
    return y, base


def side_ring(root, hide, body, sign):
    z = body.height * 0.80
    x = sign * (float(body.half_width(np.array([z]))[0]) - 0.10)
    tab = extrude("side tab", rounded_rectangle(0.055, 0.12, 0.05), "z", 0, 0.028, hide.strap, 0.010, root)
    orient(tab, (x, 0, z), (sign, 0, 0.1))
    turns = np.linspace(0, 2 * pi, 48, endpoint=False)
    path = [(x + sign * 0.05, 0.062 * cos(t), z - 0.10 + 0.062 * sin(t)) for t in turns]
    tube("side ring", path, 0.013, hide.metal, 12, closed=True, parent=root)


def structured(hide, charm=True, scale=1.0, **shape):
    root = empty()
    root.scale = (scale, scale, scale)
    body = Body(**shape)
    panels(body, hide, root)
    gusset(body, hide, root)
    border_seam(body, hide, root)
    flap = Flap(body)
    flap.build(hide, root)
    for x in (-GRIP, GRIP):
        y, base = handle_mount(root, hide, flap, x)
    handle(root, hide, y, base)
    lock = np.array([0, flap.v_at(body.height * 0.505)])
    turn_lock(root, hide, flap.at(lock) + flap.normal(lock) * 0.004, flap.normal(lock))
    for sign in (-1, 1):
        side_ring(root, hide, body, sign)
    feet(root, hide, body.base - 0.29, 0.36)
    if charm:
        start = np.array([-GRIP, y - 0.045, base - 0.18])
        key_charm(root, hide, start, flap, (-GRIP - 0.02, flap.crest + 0.24), -GRIP - 0.16, flap.crest + 0.76)
    return root
