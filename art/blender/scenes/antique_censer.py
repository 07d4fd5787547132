"""A bronze incense burner on three feet, with a pierced lid, on a wooden stand."""
from math import atan2, cos, pi, sin

import bmesh
import numpy as np

from materials import graph_of, principled, shader_of, texture_path
from profiles import coordinates, flowing
from scenes.antique_view import View
from scenes.bottle_vessels import wood
from shapes import empty, grid, lathe, resample, tube

BODY = [(0, 0.42), (0.28, 0.43), (0.52, 0.50), (0.74, 0.66), (0.84, 0.86), (0.82, 1.05), (0.72, 1.18), (0.62, 1.25), (0.585, 1.32),
        (0.585, 1.40), (0.585, 1.40), (0.66, 1.42), (0.70, 1.44), (0.70, 1.475), (0.70, 1.475), (0.60, 1.48), (0.56, 1.42),
        (0.55, 1.30), (0, 1.2)]


def bronze(relief=None):
    """Brown patina, green in the hollows, golden where hands have rubbed it."""
    material = principled("bronze", (0.12, 0.06, 0.025), 1, 0.32)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    age = graph.noise(2.6, 6, place, 0.62)
    colour = graph.ramp(age, [(0.34, (0.045, 0.032, 0.020)), (0.55, (0.13, 0.062, 0.026)), (0.75, (0.22, 0.115, 0.045))])
    green = graph.map_range(graph.noise(5.0, 5, place, 0.65), (0.58, 0.70), (0, 0.55))
    height = graph.math("MULTIPLY", graph.noise(48, 4, place), 0.12)
    if relief:
        raised = graph.image(texture_path(relief), graph.coordinates("UV"), colour=False).node.outputs["Alpha"]
        colour = graph.mix(raised, graph.mix(0.6, colour, (0.02, 0.018, 0.014, 1)), graph.mix(0.6, colour, (0.36, 0.20, 0.075, 1)))
        green = graph.math("MULTIPLY", green, graph.math("SUBTRACT", 1, raised))
        height = graph.math("ADD", height, raised)
    graph.put(shader.inputs["Base Color"], graph.mix(green, colour, (0.055, 0.12, 0.085, 1)))
    graph.put(shader.inputs["Metallic"], graph.map_range(green, (0, 0.55), (1, 0.3)))
    graph.put(shader.inputs["Roughness"], graph.map_range(graph.math("ADD", age, green), (0.3, 1.0), (0.26, 0.55)))
    graph.put(shader.inputs["Normal"], graph.bump(height, 0.8, 0.012))
    return material


def body(relief, parent):
    made = lathe("body", flowing(BODY), bronze(relief), 192, parent=parent, angle=50)
    low, high = 0.62, 1.12

    def wound(v):
        return ((atan2(v.y, v.x) - pi / 2) % (2 * pi), v.z)

    coordinates(made, wound, (2 * pi, high - low), (0, low))
    metal = bronze()
    for z, r in ((0.60, 0.672), (1.135, 0.765)):
        lathe("band", [(r - 0.03, z - 0.02), (r + 0.012, z - 0.012), (r + 0.012, z + 0.012), (r - 0.03, z + 0.02)], metal, 160,
              parent=parent, angle=60)
    return metal


def feet(metal, parent):
    """Three legs, thick at the top, with feet that turn outwards."""
    for turn in (-90 - 45, -90 + 75, -90 + 195):
        t = np.radians(turn)
        path = resample([(r * cos(t), r * sin(t), z) for r, z in
                         ((0.46, 0.66), (0.63, 0.56), (0.70, 0.42), (0.66, 0.26), (0.62, 0.14), (0.66, 0.05), (0.72, 0.02))],
                         count=30)
        thick = np.interp(np.linspace(0, 1, 30), [0, 0.25, 0.6, 0.85, 1], [0.17, 0.18, 0.09, 0.075, 0.055])
        tube("foot", path, thick, metal, 28, parent=parent)


def ears(metal, parent):
    """Two upright handles on the rim."""
    for side in (-1, 1):
        turns = np.linspace(0, 2 * pi, 49)[:-1]
        loop = [(side * (0.70 + 0.10 * (1 + sin(t)) * 0.5), 0.185 * cos(t), 1.60 + 0.23 * sin(t)) for t in turns]
        outline = np.stack([np.cos(np.linspace(0, 2 * pi, 17)[:-1]), np.sin(np.linspace(0, 2 * pi, 17)[:-1])], 1)
        squared = np.sign(outline) * np.abs(outline) ** 0.7
        tube("ear", loop, 0.052, metal, closed=True, parent=parent, up=(1, 0, 0), section=squared)


def lid(metal, parent):
    """A dome with openings for the smoke, and a jewel on top."""
    profile = flowing([(0.62, 1.475), (0.60, 1.55), (0.54, 1.66), (0.44, 1.76), (0.31, 1.83), (0.17, 1.875), (0.06, 1.89)], 8)
    around, count, rows = 192, 8, len(profile)
    points = np.array([[(r * cos(t), r * sin(t), z) for r, z in profile] for t in np.linspace(0, 2 * pi, around + 1)[:-1]])
    made = grid("lid", points, metal, close_u=True, parent=parent, angle=60)

    def opening(middle):
        """Eight flame-shaped openings around the dome: pointed at the top, wide at the foot."""
        r = np.hypot(middle.x, middle.y)
        rise = (middle.z - 1.58) / (1.80 - 1.58)
        across = ((atan2(middle.y, middle.x) + pi / 2) * count / (2 * pi) + 0.5) % 1 - 0.5
        return 0 < rise < 1 and abs(across) < 0.30 * (1 - rise) ** 0.6 * min(1, rise * 6) ** 0.5 * min(1, r / 0.3)

    cut = bmesh.new()
    cut.from_mesh(made.data)
    bmesh.ops.delete(cut, geom=[f for f in cut.faces if opening(f.calc_center_median())], context="FACES")
    cut.to_mesh(made.data)
    cut.free()
    smooth = made.modifiers.new("even", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 6
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.045, -1
    lathe("collar", [(0.55, 1.47), (0.63, 1.475), (0.645, 1.49), (0.63, 1.51), (0.58, 1.515)], metal, 160, parent=parent, angle=60)
    lathe("jewel", flowing([(0.05, 1.87), (0.12, 1.885), (0.13, 1.91), (0.07, 1.935), (0.06, 1.96), (0.13, 2.01), (0.16, 2.08),
                            (0.13, 2.15),
                            (0.06, 2.21), (0.015, 2.27), (0, 2.28)]), metal, 96, parent=parent, angle=70)
    dark = principled("ash", (0.006, 0.005, 0.005), 0, 0.95)
    lathe("inside", [(0, 1.44), (0.55, 1.44)], dark, 96, parent=parent)


def stand(parent):
    """A low round stand of rosewood."""
    rosewood = wood("rosewood", (0.060, 0.018, 0.010), (0.022, 0.007, 0.005), 0.28, (14, 2, 14))
    lathe("top", flowing([(0, 0.16), (0.98, 0.16), (0.98, 0.16), (1.0, 0.19), (0.98, 0.22), (0.98, 0.22), (0, 0.22)]),
          rosewood, 160, parent=parent, angle=40)
    lathe("apron", flowing([(0.84, 0.16), (0.88, 0.12), (0.93, 0.06), (0.95, 0.0), (0.95, 0.0), (0.84, 0.0), (0.80, 0.10)]),
          rosewood, 160,
          parent=parent, angle=40)


def censer(parent, relief="relief-thunder"):
    stand(parent)
    raised = empty(parent, (0, 0, 0.225))
    metal = body(relief, raised)
    feet(metal, raised)
    ears(metal, raised)
    lid(metal, raised)
    return View(height=2.5, rise=1.5, middle=1.24, sharp=-0.7, lens=88)
