"""A tea bowl with its whisk."""
import random
from math import cos, pi, sin

import numpy as np

from materials import bumpy, graph_of, principled, shader_of
from profiles import flowing, vessel
from scenes.antique_view import View
from scenes.bottle_vessels import wood
from shapes import box, empty, lathe, tube

TENMOKU = ([(0, 0.07), (0.28, 0.07), (0.30, 0.0), (0.30, 0.0), (0.37, 0.0), (0.38, 0.02), (0.37, 0.13), (0.37, 0.13), (0.50, 0.19),
            (0.74, 0.47), (0.92, 0.79), (0.99, 0.98), (1.01, 1.07), (1.045, 1.155), (1.045, 1.175)],
           [(0, 0.21), (0.22, 0.225), (0.45, 0.32), (0.68, 0.54), (0.86, 0.82), (0.93, 0.98), (0.955, 1.07), (0.99, 1.15),
            (1.015, 1.18),
            (1.035, 1.185)])
RAKU = ([(0, 0.06), (0.30, 0.06), (0.32, 0.0), (0.32, 0.0), (0.43, 0.0), (0.45, 0.03), (0.45, 0.10), (0.52, 0.13), (0.78, 0.18),
         (0.90, 0.30), (0.92, 0.48), (0.90, 0.66), (0.89, 0.84), (0.905, 1.02), (0.90, 1.15), (0.885, 1.185)],
        [(0, 0.19), (0.30, 0.20), (0.60, 0.25), (0.76, 0.36), (0.79, 0.50), (0.775, 0.68), (0.77, 0.84), (0.79, 1.02), (0.81, 1.15),
         (0.845, 1.20)])
CLAY = (0.085, 0.045, 0.028)


def bare_foot(graph, place, height, waves):
    """1 where there is glaze, 0 on the clay below its uneven edge."""
    edge = graph.math("ADD", height, graph.math("MULTIPLY", graph.noise(1.6, 2, place), waves))
    return graph.map_range(graph.separate(place)[2], (edge, graph.math("ADD", edge, 0.02)), (0, 1))


def oil_spot():
    """Black glaze with silvery drops of iron. Brown where it is thin at the rim."""
    material = principled("oil spot", (0.006, 0.005, 0.005), 0, 0.10, Clearcoat=0.7)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    wobble = graph.mix(0.03, place, graph.noise(9, 2, place, output="Color"))

    def drops(scale, size):
        return graph.map_range(graph.voronoi(scale, wobble), (size * 0.72, size), (1, 0))

    spots = graph.math("MAXIMUM", drops(17, 0.27), drops(36, 0.24))
    height = graph.separate(place)[2]
    rim = graph.map_range(height, (1.06, 1.17), (0, 1))
    dark = graph.mix(rim, (0.006, 0.005, 0.006, 1), (0.075, 0.028, 0.011, 1))
    colour = graph.mix(spots, dark, (0.30, 0.32, 0.36, 1))
    glazed = bare_foot(graph, place, 0.10, 0.18)
    graph.put(shader.inputs["Base Color"], graph.mix(glazed, (*CLAY, 1), colour))
    graph.put(shader.inputs["Metallic"], graph.math("MULTIPLY", graph.math("MULTIPLY", spots, glazed), 0.8))
    graph.put(shader.inputs["Roughness"], graph.map_range(glazed, (0, 1), (0.8, 0.13)))
    graph.put(shader.inputs["Clearcoat"], graph.math("MULTIPLY", glazed, 0.7))
    graph.put(shader.inputs["Normal"], graph.bump(glazed, 0.9, 0.03))
    return material


def black_raku():
    """Soft black with marks of fingers and tongs, with small pits, reddish from the fire."""
    material = principled("raku", (0.012, 0.010, 0.009), 0, 0.34, Specular=0.4)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    broad, fine = graph.noise(2.6, 3, place), graph.noise(70, 3, place)
    pits = graph.map_range(graph.voronoi(44, place), (0.06, 0.2), (0, 1))
    fire = graph.ramp(graph.noise(1.3, 4, place, 0.6), [(0.48, (0.010, 0.009, 0.008)), (0.70, (0.075, 0.022, 0.012))])
    graph.put(shader.inputs["Base Color"], fire)
    graph.put(shader.inputs["Roughness"], graph.map_range(broad, (0.3, 0.7), (0.24, 0.46)))
    relief = graph.math("ADD", graph.math("MULTIPLY", broad, 2.0),
                        graph.math("ADD", graph.math("MULTIPLY", fine, 0.16), graph.math("MULTIPLY", pits, 0.16)))
    graph.put(shader.inputs["Normal"], graph.bump(relief, 0.8, 0.05))
    return material


BOWLS = {"tenmoku": (TENMOKU, oil_spot), "raku": (RAKU, black_raku)}


def by_hand(amount):
    """A handmade bowl is not quite round: its walls are uneven, and its rim goes up and down."""
    def offset(step, index):
        turn = 2 * pi * step / 192
        return amount * (sin(2 * turn + 0.4) + 0.6 * sin(3 * turn + index * 0.03) + 0.3 * sin(5 * turn - index * 0.05))
    return offset


def bowl(kind, parent):
    (outer, inner), material = BOWLS[kind]
    wall = vessel(flowing(outer), flowing(inner))
    made = lathe("bowl", wall, material(), 192, parent=parent, angle=60, offset=by_hand(0.012) if kind == "raku" else None)
    if kind == "raku":
        for vertex in made.data.vertices:
            turn = np.arctan2(vertex.co.y, vertex.co.x)
            vertex.co.z += 0.03 * max(0, vertex.co.z - 0.5) * (np.sin(3 * turn + 1) + 0.7 * np.sin(5 * turn))
    return made


def whisk(parent):
    """A bamboo whisk on its handle: outer tines that curl inwards, an inner bundle, a black thread between them."""
    bamboo = bumpy(principled("bamboo", (0.56, 0.36, 0.16), 0, 0.42, Specular=0.4), 14, 0.15, 4, (6, 6, 0.4))
    lathe("handle", flowing([(0, 0.01), (0.15, 0.01), (0.165, 0), (0.185, 0.02), (0.19, 0.2), (0.195, 0.30), (0.20, 0.325),
                             (0.195, 0.35),
                             (0.19, 0.45), (0.19, 0.60), (0, 0.62)]), bamboo, 96, parent=parent)
    thread = principled("thread", (0.012, 0.010, 0.010), 0, 0.7)
    for level in (0.60, 0.625, 0.65):
        tube("thread", [(0.197 * cos(t), 0.197 * sin(t), level) for t in np.linspace(0, 2 * pi, 65)[:-1]], 0.013, thread, 8,
             True, parent)
    heights = np.linspace(0.56, 1.22, 16)
    for i in range(72):
        turn = 2 * pi * i / 72
        swell = 0.185 + 0.16 * np.sin(np.clip((heights - 0.60) / 0.66, 0, 1) * 2.2) ** 1.2 + random.uniform(-0.006, 0.006)
        curl = [(swell[-1] - 0.03, 1.245), (swell[-1] - 0.06, 1.23)]
        path = [(r * cos(turn), r * sin(turn), z) for r, z in [*zip(swell, heights), *curl]]
        tube("tine", path, np.linspace(0.0085, 0.0045, len(path)), bamboo, 6, parent=parent)
    for i in range(44):
        turn, inner = 2 * pi * (i + 0.5) / 44, 0.15 - 0.09 * np.clip((heights - 0.6) / 0.5, 0, 1)
        lean = random.uniform(0.9, 1.1)
        path = [(r * lean * cos(turn), r * lean * sin(turn), z) for r, z in zip(inner, heights)]
        tube("tine", path, 0.006, bamboo, 5, parent=parent)


def teabowl(parent, glaze="tenmoku"):
    bowl(glaze, empty(parent, (-0.42, 0, 0.10), (0, 0, 0.5)))
    whisk(empty(parent, (1.06, 0.25, 0.10)))
    board = wood("paulownia", (0.105, 0.050, 0.024), (0.055, 0.024, 0.011), 0.4, (0.8, 16, 16))
    box("board", 3.3, 2.2, 0.10, board, 0.012, parent, (0.12, 0.05, 0.05))
    return View(height=1.4, lens=96, rise=3.2, shift=0.12, middle=0.66, sharp=-0.7)
