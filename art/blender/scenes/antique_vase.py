"""Turned porcelain: a celadon vase repaired with gold, and a jar painted in cobalt blue."""
from math import atan2, pi

import numpy as np

from materials import graph_of, principled, shader_of, texture_path
from profiles import coordinates, flowing
from scenes.antique_seams import VASE_SEAMS, seams
from scenes.antique_view import View
from shapes import lathe

GLAZES = {
    # The colour of thick glaze, and the colour of thin glaze.
    "celadon": ((0.10, 0.20, 0.17), (0.42, 0.56, 0.48)),
    "white": ((0.50, 0.55, 0.58), (0.74, 0.76, 0.75)),
}

VASE = [(0, 0.02), (0.34, 0), (0.40, 0.03), (0.41, 0.09), (0.39, 0.14), (0.46, 0.32), (0.62, 0.62), (0.80, 0.98),
        (0.90, 1.34), (0.90, 1.62), (0.80, 1.90), (0.60, 2.08), (0.38, 2.20), (0.29, 2.32), (0.27, 2.46),
        (0.31, 2.58), (0.40, 2.66), (0.415, 2.675), (0.405, 2.69), (0.37, 2.67), (0.27, 2.56), (0.23, 2.44),
        (0.25, 2.30), (0.34, 2.15), (0, 1.9)]

JAR = [(0, 0.03), (0.44, 0.03), (0.45, 0.0), (0.45, 0.0), (0.50, 0.0), (0.515, 0.02), (0.515, 0.06), (0.53, 0.14), (0.62, 0.42),
       (0.80, 0.80), (0.96, 1.16), (1.02, 1.44), (0.98, 1.70), (0.82, 1.92), (0.60, 2.04), (0.48, 2.10), (0.455, 2.17),
       (0.455, 2.30),
       (0.47, 2.36), (0.485, 2.385), (0.47, 2.405), (0.44, 2.39), (0.42, 2.30), (0.42, 2.16), (0.5, 2.05), (0, 1.9)]


def glaze(name, painting=None):
    """A glaze that is thicker and darker towards the foot. It can cover a painting."""
    low, high = GLAZES[name]
    material = principled("glaze", high, 0, 0.09, Specular=0.55, Clearcoat=0.5)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    pool = graph.map_range(graph.separate(place)[2], (0, 2 if painting is None else 0.5), (0, 1))
    colour = graph.ramp(pool, [(0, low), (1, high)])
    if painting:
        picture = graph.image(texture_path(painting), graph.coordinates("UV"))
        colour = graph.mix(picture.node.outputs["Alpha"], colour, picture)
    graph.put(shader.inputs["Base Color"], colour)
    # Thrown pottery is less even than a turned body in 3D.
    graph.put(shader.inputs["Normal"], graph.bump(graph.noise(2.4, 2, place), 0.10, 0.05))
    return material


def vase(parent, colour="celadon"):
    profile = flowing(VASE)
    lathe("vase", profile, glaze(colour), 192, parent=parent, angle=60)
    seams(profile, VASE_SEAMS, parent)
    return View(height=2.69)


def jar(parent, painting="paint-kiku"):
    """The painting is wrapped around the body by the length of the outline, so that it is not stretched at the
    shoulders."""
    profile = flowing(JAR)
    body = lathe("jar", profile, glaze("white", painting), 192, parent=parent, angle=60)
    rim = int(np.argmax([z for _, z in profile]))
    outline = np.array(profile[:rim + 1])
    foot = next(i for i, (r, z) in enumerate(outline) if z > 0.07)
    outline = outline[foot:]
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(outline, axis=0).T))]

    def wound(v):
        return ((atan2(v.y, v.x) - pi / 2) % (2 * pi), np.interp(v.z, outline[:, 1], along))

    coordinates(body, wound, (2 * pi, along[-1]))
    return View(height=2.41)
