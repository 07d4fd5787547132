"""A quilted flap bag on a chain with leather woven through it."""
import numpy as np

from scenes.bag_body import Body, Flap, gusset, panels
from scenes.bag_hardware import bar_lock, chain
from scenes.bag_leather import smooth_path, smoothstep
from shapes import empty, lathe, orient

PITCH = 0.235  # size of the diamonds


def puff(u, v, depth=0.032):
    across = np.abs(np.sin(np.pi * (u + v) / PITCH) * np.sin(np.pi * (u - v) / PITCH))
    return depth * (across**0.55 - 0.25)


def quilting_seams(flap, hide, root, margin=0.10):
    """The thread along the valleys between the diamonds, on the front of the flap."""
    low, high = flap.crest + 0.1, flap.tip
    for sign in (-1, 1):
        for k in range(-14, 24):
            v = np.linspace(low, high, 240)
            course = np.stack([sign * (v - k * PITCH), v], 1)
            width = flap.half_width(v)
            s = np.clip(course[:, 0] / width, -1, 1)
            course = course[(np.abs(course[:, 0]) < width - margin) & (v < flap.ends(s) - margin)]
            if len(course) > 12:
                flap.seam(course, hide.thread, root, np.full(len(course), -0.010), length=0.034, gap=0.018, radius=0.006)


def eyelet(root, hide, place, normal):
    profile = [(0.045, 0), (0.080, 0), (0.084, 0.010), (0.070, 0.022), (0.052, 0.018), (0.045, 0.004), (0.045, 0)]
    orient(lathe("eyelet", profile, hide.metal, 48, parent=root, angle=60), place, normal)
    orient(lathe("eyelet hole", [(0, 0.002), (0.048, 0.002)], hide.edge, 32, parent=root), place, normal)


def quilted(hide, drape=1):
    """With `drape` 1 the chain falls over the right side and lies in front of the bag. With -1 it is mirrored."""
    root = empty()
    body = Body(height=1.34, base=1.22, top=1.19, base_depth=0.38, top_depth=0.31, corner=0.11, swell=0.075,
                relief=lambda x, z: puff(x, z, 0.030))
    panels(body, hide, root, 460, 320)
    gusset(body, hide, root, 0.10)
    flap = Flap(body, side=0.46, tip=0.19, blunt=4.5, lift=0.040)
    flap.build(hide, root, lambda x, v, border: puff(x, v) * smoothstep(0.07, 0.12, border), 520, 420)
    quilting_seams(flap, hide, root)
    lock = np.array([0, flap.v_at(body.height * 0.40)])
    bar_lock(root, hide, flap.at(lock) + flap.normal(lock) * 0.016, flap.normal(lock))
    for x in (-0.80, 0.80):
        place = np.array([x, flap.crest + 0.02])
        eyelet(root, hide, flap.at(place) + flap.normal(place) * 0.012, flap.normal(place))
    top = float(flap.at(np.array([0.8, flap.crest]))[2])
    over_edge = [(0.80, -0.01, top - 0.06), (0.86, -0.01, top + 0.05), (1.10, -0.03, top + 0.075), (1.30, -0.06, top - 0.03),
                 (1.36, -0.08, top - 0.35), (1.36, -0.10, 0.55), (1.40, -0.16, 0.20), (1.52, -0.30, 0.06)]
    on_floor = [(1.50, -0.62, 0.05), (1.10, -0.86, 0.05), (0.60, -0.80, 0.05), (0.10, -0.92, 0.05), (-0.45, -1.08, 0.05),
                (-1.00, -0.98, 0.05), (-1.42, -0.62, 0.05), (-1.56, -0.10, 0.05), (-1.42, 0.50, 0.05), (-0.6, 0.9, 0.05)]
    across = [(-0.80, -0.01, top - 0.06), (-0.74, 0.0, top + 0.05), (-0.50, 0.10, top + 0.07), (-0.30, 0.28, top + 0.05),
              (-0.20, 0.42, top - 0.1), (-0.2, 0.48, top - 0.6)]
    for course, count in ((over_edge + on_floor, 700), (across, 120)):
        chain(root, hide, smooth_path(np.array(course) * [drape, 1, 1], count))
    return root
