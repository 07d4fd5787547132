"""A cast iron kettle with hobnails."""
from math import cos, pi, sin

import numpy as np

from materials import bumpy, graph_of, principled, shader_of
from profiles import flowing, radius_at
from scenes.antique_view import View
from shapes import box, lathe, mesh, resample, tube

BODY = [(0, 0.0), (0.50, 0.0), (0.56, 0.02), (0.60, 0.08), (0.76, 0.18), (0.94, 0.36), (1.02, 0.58), (1.0, 0.80), (0.90, 1.0),
        (0.72, 1.14), (0.54, 1.20), (0.47, 1.215), (0.47, 1.215), (0.47, 1.25), (0.42, 1.255)]
# The heights of the rows of hobnails.
ROWS = np.linspace(0.44, 1.09, 11)


def iron(roughness=0.50):
    """Black lacquered cast iron: brownish where it is worn, rough from the sand of the mould."""
    made = principled("iron", (0.022, 0.019, 0.017), 0.55, roughness, Specular=0.5)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    age = graph.noise(2.2, 5, place, 0.62)
    graph.put(shader.inputs["Base Color"], graph.ramp(age, [(0.40, (0.017, 0.015, 0.014)), (0.68, (0.058, 0.034, 0.022))]))
    graph.put(shader.inputs["Roughness"], graph.map_range(age, (0.3, 0.7), (roughness - 0.08, roughness + 0.12)))
    graph.put(shader.inputs["Normal"], graph.bump(graph.noise(90, 4, place), 0.35, 0.008))
    return made


def hobnails(profile, material, parent):
    """Small cones in rows. Each row is shifted by half a step; cones are smaller towards the top."""
    vertices, faces, sides = [], [], 10
    rings = ((1.0, 0.0), (0.82, 0.45), (0.45, 0.85), (0.0, 1.0))
    count = 60
    for row, z in enumerate(ROWS):
        radius = radius_at(profile, z)
        slope = (radius_at(profile, z + 0.02) - radius_at(profile, z - 0.02)) / 0.04
        out = np.array([1, -slope]) / np.hypot(1, slope)
        size = 0.030 * min(1, radius / 0.98) + 0.004
        for i in range(count):
            turn = 2 * pi * (i + row % 2 / 2) / count
            normal = np.array([out[0] * cos(turn), out[0] * sin(turn), out[1]])
            across = np.array([-sin(turn), cos(turn), 0])
            upward = np.cross(normal, across)
            middle = np.array([radius * cos(turn), radius * sin(turn), z]) - normal * 0.006
            base = len(vertices)
            for share, lift in rings:
                for k in range(sides):
                    a = 2 * pi * k / sides
                    vertices.append(middle + (across * cos(a) + upward * sin(a)) * size * share + normal * lift * size * 1.15)
            for ring in range(len(rings) - 1):
                for k in range(sides):
                    n = (k + 1) % sides
                    faces.append((base + ring * sides + k, base + ring * sides + n, base + (ring + 1) * sides + n,
                                  base + (ring + 1) * sides + k))
    mesh("hobnails", vertices, faces, material, angle=70, parent=parent)


def spout(material, parent):
    path = resample([(0.80, 0, 0.62), (1.02, 0, 0.72), (1.18, 0, 0.86), (1.28, 0, 1.02), (1.37, 0, 1.15), (1.43, 0, 1.20)],
                    count=24)
    made = tube("spout", path, np.interp(np.linspace(0, 1, 24), [0, 0.3, 0.7, 1], [0.25, 0.19, 0.125, 0.105]), material, 40,
                parent=parent)
    dark = principled("inside", (0.004, 0.004, 0.004), 0, 0.9)
    tube("mouth", [path[-1] - (path[-1] - path[-2]) * 0.1, path[-1] + (path[-1] - path[-2]) * 0.02], 0.080, dark, 40, parent=parent)
    return made


def handle(material, parent):
    """A hollow curved handle in two lugs on the shoulder."""
    turns = np.radians(np.linspace(-6, 186, 60))
    arch = [(0.74 * cos(t) * (1.0 + 0.05 * sin(t)), 0, 1.32 + 0.92 * max(sin(t), -0.12)) for t in turns]
    outline = np.stack([np.cos(np.linspace(0, 2 * pi, 17)[:-1]), np.sin(np.linspace(0, 2 * pi, 17)[:-1])], 1)
    squared = np.sign(outline) * np.abs(outline) ** 0.6
    shape = np.interp(np.linspace(0, 1, 60), [0, 0.12, 0.5, 0.88, 1], [0.045, 0.058, 0.072, 0.058, 0.045])
    tube("handle", arch, np.stack([shape * 1.25, shape * 0.85], 1), material, parent=parent, up=(0, 1, 0), section=squared)
    for side in (-1, 1):
        for y in (-0.085, 0.085):
            box("lug", 0.17, 0.05, 0.36, material, 0.022, parent, (side * 0.725, y, 1.20), (0, side * -0.16, 0))
        tube("pin", [(side * 0.735, -0.14, 1.28), (side * 0.735, 0.14, 1.28)], 0.030, material, 16, parent=parent)


def lid(material, parent):
    lathe("lid", flowing([(0.44, 1.245), (0.455, 1.25), (0.455, 1.27), (0.43, 1.285), (0.30, 1.31), (0.12, 1.33), (0, 1.335)]),
          material, 128,
          parent=parent, angle=50)
    bronze = bumpy(principled("bronze", (0.23, 0.115, 0.045), 1, 0.34), 30, 0.15, 4)
    lathe("seat", [(0.105, 1.318), (0.11, 1.335), (0.09, 1.352), (0.04, 1.356)], bronze, 64, parent=parent)
    lathe("knob", flowing([(0.03, 1.345), (0.04, 1.37), (0.085, 1.42), (0.10, 1.475), (0.085, 1.525), (0.045, 1.555),
                           (0.02, 1.575), (0, 1.58)]),
          bronze, 64, parent=parent, angle=60)


def kettle(parent):
    profile, metal = flowing(BODY), iron()
    lathe("body", profile, metal, 192, parent=parent, angle=50)
    for z in (0.355, 1.145):
        r = radius_at(profile, z)
        lathe("band", [(r - 0.02, z - 0.018), (r + 0.014, z - 0.010), (r + 0.012, z + 0.012), (r - 0.03, z + 0.02)], metal,
              192, parent=parent, angle=60)
    hobnails(profile, metal, parent)
    spout(metal, parent)
    handle(metal, parent)
    lid(metal, parent)
    return View(height=2.3, rise=2.2, shift=0.14, middle=1.10, sharp=-0.8, lens=84)
