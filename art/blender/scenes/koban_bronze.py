"""Cast bronze coins with a square hole. They are legible where they are worn, and green elsewhere."""
from math import cos, pi, sin

import numpy as np
from scipy.ndimage import gaussian_filter

from materials import graph_of, linear, principled, shader_of
from relief import Relief, array_image, sample
from shapes import mesh

RADIUS, HALF_THICKNESS = 0.45, 0.026
HOLE = 0.255  # half of its side, as a share of the radius
EXTENT = 1.05
# Metal on the worn heights, dirt and patina in the hollows, how far up the patina reaches.
PATINAS = {
    "brown": ((0.42, 0.20, 0.075), (0.040, 0.019, 0.008), (0.030, 0.036, 0.024), 0.0),
    "green": ((0.36, 0.19, 0.075), (0.035, 0.030, 0.016), (0.036, 0.050, 0.032), 0.08),
    "dark": ((0.22, 0.125, 0.065), (0.014, 0.010, 0.007), (0.020, 0.022, 0.018), 0.08),
    "brass": ((0.62, 0.38, 0.11), (0.075, 0.040, 0.012), (0.050, 0.045, 0.022), -0.06),
    "copper": ((0.52, 0.20, 0.085), (0.055, 0.018, 0.008), (0.040, 0.030, 0.020), -0.03),
}
PLACES = ((0, 0.57), (0, -0.57), (0.57, 0), (-0.57, 0))


def legend_relief(legend, worn, seed, resolution=1300):
    """The rims and the four characters, in the order top, bottom, right, left."""
    sheet = Relief(EXTENT, resolution, seed)
    radius, square = np.hypot(sheet.x, sheet.y), np.maximum(np.abs(sheet.x), np.abs(sheet.y))
    raised = ((radius > 0.82) | (square < 0.325)).astype(float)
    for character, place in zip(legend, PLACES):
        raised = np.maximum(raised, sheet.glyphs(character, 0.40, place, stretch=1.04))
    raised = gaussian_filter(raised, 1.8 + 0.7 * worn)
    raised = np.clip((raised - 0.5) * 2.2 + 0.5, 0, 1)
    height = raised * (1 - 0.10 * worn) + 0.035 * sheet.cloud(4) + 0.04 * sheet.cloud(20)
    return gaussian_filter(height, 0.9), raised


def bronze(seed, patina="brown", legend="寛永通寳", random=None):
    metal, soil, verdigris, climb = PATINAS[patina]
    random = random or np.random.default_rng(seed)
    height, raised = legend_relief(legend, random.uniform(0.1, 1.2), seed)
    tone = random.uniform(0.78, 1.2)
    channels = np.zeros(height.shape + (3,))
    channels[:, :, 0], channels[:, :, 1] = np.clip((height + 0.25) / 1.6, 0, 1), raised
    material = principled("bronze", metal, 1, 0.4)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    relief, lettering, _ = sample(graph, array_image("bronze", channels), EXTENT * RADIUS, place)
    cloud = graph.noise(5, 6, graph.mapping(place, location=(seed, 0, 0)), 0.65)
    fine = graph.noise(34, 4, graph.mapping(place, location=(seed, 3, 0)))
    soiling = graph.math("MULTIPLY", graph.math("SUBTRACT", cloud, 0.5 + climb), 0.8)
    bare = graph.map_range(graph.math("ADD", lettering, soiling), (0.3, 0.8))
    bright = tuple(c * tone for c in metal)
    face = graph.mix(graph.map_range(fine, (0.35, 0.7)), linear(bright), linear(tuple(c * 0.6 for c in bright)))
    hollow = graph.mix(graph.map_range(cloud, (0.48 - climb, 0.70 - climb)), linear(soil), linear(verdigris))
    graph.put(shader.inputs["Base Color"], graph.mix(bare, hollow, face))
    graph.put(shader.inputs["Specular"], 0.22)
    graph.put(shader.inputs["Metallic"], graph.map_range(bare, (0, 1), (0.15, 1)))
    graph.put(shader.inputs["Roughness"], graph.map_range(bare, (0, 1), (0.60, 0.30)))
    pitted = graph.bump(fine, 0.12, 0.01)
    graph.put(shader.inputs["Normal"], graph.bump(relief, 1.0, 0.024, pitted))
    return material


def holed_coin(material, parent=None, steps=160):
    """Rings that change from the square of the hole to the circle of the rim."""
    half, side = HALF_THICKNESS, RADIUS * HOLE
    profile = [(0, -half), (0, half * 0.85), (0.02, half)] + [(i / 14, half) for i in range(1, 14)]
    profile += [(0.975, half), (0.995, half * 0.7), (1, 0), (0.995, -half * 0.7), (0.975, -half), (0.5, -half)]
    length, vertices = len(profile), []
    for step in range(steps):
        turn = 2 * pi * (step + 0.5) / steps
        start = side / max(abs(cos(turn)), abs(sin(turn)))
        for share, z in profile:
            radius = start + (RADIUS - start) * share
            vertices.append((radius * cos(turn), radius * sin(turn), z))
    faces = [(j * length + i, j * length + (i + 1) % length, (j + 1) % steps * length + (i + 1) % length,
              (j + 1) % steps * length + i) for j in range(steps) for i in range(length)]
    return mesh("coin", vertices, faces, material, parent=parent, angle=40)
