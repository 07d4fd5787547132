"""Small rectangular silver pieces (ichibugin) with a border of blossoms."""
from math import cos, pi, sin

import numpy as np
from scipy.ndimage import gaussian_filter

from materials import graph_of, linear, principled, shader_of
from relief import Relief, array_image, sample
from shapes import extrude, rounded_rectangle

WIDTH, LENGTH, HALF_THICKNESS = 0.60, 0.90, 0.058
EXTENT = 0.48
# For each face: its characters with their sizes and places.
FACES = {
    "value": (("一", 0.20, (0, 0.235)), ("分", 0.215, (0, 0.0)), ("銀", 0.215, (0, -0.235))),
    "mint": (("定", 0.185, (0, 0.245)), ("銀", 0.165, (0.092, 0.0)), ("座", 0.165, (-0.092, 0.0)),
             ("常", 0.165, (0.092, -0.215)), ("是", 0.165, (-0.092, -0.215))),
}


def blossom_border(sheet, along_width=7, along_length=11, size=0.024):
    """Small flowers with five petals in a row along the four sides."""
    x_reach, y_reach = WIDTH / 2 - 0.052, LENGTH / 2 - 0.052
    places = [(x, s * y_reach) for x in np.linspace(-x_reach, x_reach, along_width) for s in (-1, 1)]
    places += [(s * x_reach, y) for y in np.linspace(-y_reach, y_reach, along_length)[1:-1] for s in (-1, 1)]
    flowers = np.zeros(sheet.height.shape, bool)
    for x, y in places:
        for petal in range(5):
            turn = pi / 2 + 2 * pi * petal / 5
            flowers |= np.hypot(sheet.x - x - size * 0.62 * cos(turn), sheet.y - y - size * 0.62 * sin(turn)) < size * 0.45
    return flowers


def silver_relief(face, seed, resolution=1200):
    sheet = Relief(EXTENT, resolution, seed)
    raised = blossom_border(sheet).astype(float)
    for character, size, place in FACES[face]:
        raised = np.maximum(raised, sheet.glyphs(character, size, place))
    frame = np.maximum(np.abs(sheet.x) / (WIDTH / 2 - 0.098), np.abs(sheet.y) / (LENGTH / 2 - 0.098))
    raised = np.maximum(raised, (frame < 1) & (frame > 0.955))
    raised = np.clip((gaussian_filter(raised, 2.0) - 0.5) * 2 + 0.5, 0, 1)
    return gaussian_filter(raised + 0.03 * sheet.cloud(5) + 0.07 * sheet.cloud(30), 0.9), raised


def silver(face="value", seed=1, tarnish=0.5):
    height, raised = silver_relief(face, seed)
    channels = np.zeros(height.shape + (3,))
    channels[:, :, 0], channels[:, :, 1] = np.clip((height + 0.25) / 1.6, 0, 1), raised
    material = principled("silver", (0.72, 0.70, 0.66), 1, 0.3)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    relief, lettering, _ = sample(graph, array_image("silver", channels), EXTENT, place)
    cloud = graph.noise(4.5, 5, graph.mapping(place, location=(seed, 0, 0)), 0.62)
    soiling = graph.math("MULTIPLY", graph.math("SUBTRACT", cloud, 0.40 + 0.25 * tarnish), 1.3)
    bare = graph.map_range(graph.math("ADD", lettering, soiling), (-0.25, 0.45))
    colour = graph.mix(bare, linear((0.10, 0.082, 0.066)), linear((0.74, 0.72, 0.67)))
    graph.put(shader.inputs["Base Color"], colour)
    graph.put(shader.inputs["Roughness"], graph.map_range(bare, (0, 1), (0.5, 0.25)))
    cast = graph.bump(graph.noise(5, 3, place), 0.15, 0.03)
    graph.put(shader.inputs["Normal"], graph.bump(relief, 1.0, 0.024, cast))
    return material


def piece(material, parent=None):
    outline = rounded_rectangle(WIDTH / 2, LENGTH / 2, 0.03)
    return extrude("silver piece", outline, "z", -HALF_THICKNESS, HALF_THICKNESS, material, 0.018, parent, 4)
