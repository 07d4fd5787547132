"""A box of paulownia wood with a silk cushion and an inscribed lid."""
from math import radians

import numpy as np
from scipy.ndimage import gaussian_filter

from materials import graph_of, linear, principled, shader_of
from relief import Relief, array_image, sample
from shapes import box, empty, grid

SILKS = {"purple": (0.030, 0.006, 0.040), "indigo": (0.0022, 0.0042, 0.0125), "russet": (0.10, 0.016, 0.007)}
WIDTH, LENGTH, DEPTH, WALL = 2.10, 3.10, 0.46, 0.10


def paulownia_wood(inscription=None, extent=1.6):
    """Pale wood with its grain along y. `inscription` is written on it in ink, from top to bottom."""
    material = principled("paulownia", (0.46, 0.31, 0.17), 0, 0.55, Specular=0.25)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    rings = graph.noise(3.2, 3, graph.mapping(place, (5.0, 0.28, 5.0)), 0.55)
    fibre = graph.noise(24, 3, graph.mapping(place, (4.0, 0.10, 4.0)), 0.6)
    colour = graph.ramp(rings, [(0.30, (0.33, 0.20, 0.10)), (0.47, (0.47, 0.315, 0.175)), (0.58, (0.40, 0.26, 0.14)),
                                (0.72, (0.52, 0.36, 0.21))])
    colour = graph.mix(graph.map_range(fibre, (0.4, 0.7), (0, 0.25)), colour, linear((0.27, 0.16, 0.08)))
    if inscription:
        sheet = Relief(extent, 1200, 5)
        ink = np.zeros(sheet.height.shape)
        for number, character in enumerate(inscription):
            y = ((len(inscription) - 1) / 2 - number) * 0.80
            ink = np.maximum(ink, sheet.glyphs(character, 0.62, (-0.56, y), turn=-0.02))
        ink = np.clip((gaussian_filter(ink, 2.2) + 0.06 * sheet.cloud(4) - 0.42) / 0.12, 0, 1)
        written = sample(graph, array_image("inscription", ink), extent, place)[0]
        colour = graph.mix(written, colour, linear((0.012, 0.010, 0.009)))
    graph.put(shader.inputs["Base Color"], colour)
    graph.put(shader.inputs["Normal"], graph.bump(fibre, 0.25, 0.006))
    return material


def silk(name):
    material = principled("silk", SILKS[name], 0, 0.55, Specular=0.18, Sheen=0.12)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    weave = graph.noise(90, 2, graph.mapping(place, (1, 0.25, 1)))
    graph.put(shader.inputs["Normal"], graph.bump(weave, 0.25, 0.006))
    return material


def cushion(material, parent, width, length, low, high, load=None, folds=0.0):
    """A stuffed cloth. `load` is the oval (half width, half length) of the thing that lies in it and presses it
    down. `folds` is the height of the waves around its middle."""
    n = 90
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, n), np.linspace(-length / 2, length / 2, n), indexing="ij")
    edge = np.minimum(width / 2 - np.abs(x), length / 2 - np.abs(y))
    height = low + (high - low) * np.sqrt(np.clip(edge / 0.22, 0, 1))
    if load:
        away = np.sqrt((x / load[0]) ** 2 + (y / load[1]) ** 2)
        height -= 0.06 * np.clip((1.16 - away) / 0.2, 0, 1)
    wrinkle = gaussian_filter(np.random.default_rng(3).standard_normal((n, n)), (2.2, 5))
    height += 0.010 * wrinkle / wrinkle.std() * np.clip(edge / 0.1, 0, 1)
    if folds:
        # Soft waves across the cloth. They end where something lies in the middle.
        drift = gaussian_filter(np.random.default_rng(9).standard_normal((n, n)), 9)
        wave = np.sin(4.2 * x + 2.6 * y + 9 * drift / np.abs(drift).max())
        height += folds * wave * np.clip((np.hypot(x / 0.9, y / 1.3) - 1) / 0.5, 0, 1) * np.clip(edge / 0.3, 0, 1)
    return grid("cushion", np.stack([x, y, height], -1), material, parent=parent, angle=80)


def lined_box(parent, silk_name="purple", load=(0.8, 1.4)):
    """An open box that stands on its origin. Its contents rest at height 0.27."""
    root = empty(parent)
    wood = paulownia_wood()
    box("floor", WIDTH, LENGTH, 0.06, wood, 0.01, root, (0, 0, 0.03))
    for side in (-1, 1):
        box("side", WALL, LENGTH, DEPTH, wood, 0.012, root, (side * (WIDTH - WALL) / 2, 0, DEPTH / 2))
        end = box("end", DEPTH - 0.002, WIDTH - 2 * WALL, WALL, wood, 0.012, root,
                  (0, side * (LENGTH - WALL) / 2, DEPTH / 2))
        end.rotation_euler = (radians(90), radians(90), 0)
    cushion(silk(silk_name), root, WIDTH - 2 * WALL, LENGTH - 2 * WALL, 0.10, 0.30, load)
    return root


def lid(parent, inscription="大判"):
    return box("lid", WIDTH, LENGTH, 0.09, paulownia_wood(inscription), 0.014, parent)
