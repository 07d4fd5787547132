"""A gift card that leans on a box tied with paper cords (mizuhiki)."""
from math import cos, pi, radians, sin

import numpy as np
from scipy.ndimage import gaussian_filter1d

from materials import graph_of, linear, principled, shader_of, texture_path
from rig import Shot, softbox, studio
from shapes import box, empty, extrude, resample, rounded_rectangle, tube

CARD = (2.0, 1.26, 0.022)
BOX = (1.56, 0.84, 2.34)
LID = 0.24
KNOT_AT = 1.70
PAPERS = {"ivory": (0.50, 0.40, 0.265), "vermilion": (0.15, 0.012, 0.009), "ink": (0.0045, 0.0042, 0.0040)}
FOIL = (0.90, 0.52, 0.15)

# One half of an awaji knot, from the side of the box to the middle of the lower loop.
HALF_KNOT = [(-3.30, -0.46), (-1.90, -0.49), (-1.04, -0.50), (-0.34, -0.08), (0.30, 0.52), (0.92, 0.86), (1.36, 0.48),
             (1.12, -0.06), (0.40, -0.34), (-0.30, -0.66), (-0.54, -1.18)]
KNOT_SCALE = 0.36
CORD = 0.0105  # radius


def paper(name, colour, fibres=0.35):
    material = principled(name, colour, 0, 0.62, Specular=0.3, Sheen=0.15)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    long = graph.noise(26, 4, graph.mapping(place, (1, 1, 0.16)), 0.6)
    fine = graph.noise(130, 3, place)
    shade = tuple(c * 0.92 for c in colour)
    graph.put(shader.inputs["Base Color"], graph.mix(graph.map_range(long, (0.42, 0.62)), linear(shade), linear(colour)))
    graph.put(shader.inputs["Normal"], graph.bump(graph.math("ADD", long, fine), fibres, 0.008))
    return material


def foiled_card():
    """Dark satin card with lettering in gold foil."""
    material = principled("gift card", PAPERS["ink"], 0, 0.36, Specular=0.17)
    graph, shader = graph_of(material), shader_of(material)
    on_card = graph.mapping(graph.coordinates(), (1 / CARD[0], 1 / CARD[1], 0), location=(0.5, 0.5, 0))
    picture = graph.image(texture_path("gift-card-foil"), on_card, colour=False)
    picture.node.interpolation = "Cubic"
    foil = graph.separate(picture)[0]
    graph.put(shader.inputs["Base Color"], graph.mix(foil, linear(PAPERS["ink"]), linear(FOIL)))
    graph.put(shader.inputs["Metallic"], foil)
    graph.put(shader.inputs["Roughness"], graph.map_range(foil, (0, 1), (0.36, 0.24)))
    graph.put(shader.inputs["Normal"], graph.bump(foil, 0.5, 0.006))
    return material


def card(parent, location, lean):
    width, height, thickness = CARD
    made = extrude("card", rounded_rectangle(width / 2, height / 2, 0.075), "z", -thickness, 0, foiled_card(), 0.004,
                   parent)
    made.location, made.rotation_euler = location, (lean, 0, 0)
    edge = tube("gilt edge", [(x, y, -thickness / 2) for x, y in rounded_rectangle(width / 2, height / 2, 0.075)],
                (thickness / 2 * 0.98), principled("gilt", FOIL, 1, 0.22), 12, closed=True, parent=made)
    return made, edge


def wrapped_box(parent, wrap, band):
    width, depth, height = BOX
    washi = paper("washi", PAPERS[wrap])
    box("box", width, depth, height - 0.1, washi, 0.02, parent, (0, 0, height / 2 - 0.05), segments=5)
    box("lid", width + 0.03, depth + 0.03, LID, washi, 0.02, parent, (0, 0, height - LID / 2), segments=5)
    box("band", width + 0.012, depth + 0.012, 0.58, paper("band", PAPERS[band], 0.2), 0.024, parent, (0, 0, KNOT_AT),
        segments=5)


def knot_path():
    """The middle line of the knot in the plane, smooth and with equal distances."""
    guide = np.array(HALF_KNOT + [(0, -1.54)] + [(-x, y) for x, y in reversed(HALF_KNOT)]) * KNOT_SCALE
    past = (BOX[0] / 2 + BOX[1] * 0.98 + guide[0, 0], 0)
    guide = np.vstack([guide[0] - past, guide, guide[-1] + past])
    before = np.vstack([2 * guide[0] - guide[1], guide, 2 * guide[-1] - guide[-2]])
    pieces = []
    for a, b, c, d in zip(before, before[1:], before[2:], before[3:]):
        t = np.linspace(0, 1, 40, endpoint=False)[:, None]
        pieces.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    smooth = resample(np.vstack(pieces), step=0.008)
    return np.stack([gaussian_filter1d(smooth[:, i], 5, mode="nearest") for i in (0, 1)], 1)


def crossings(points):
    """The numbers of the points where the line passes a crossing, in order."""
    start, way = points[:-1], np.diff(points, axis=0)
    found = []
    for i in range(len(start) - 2):
        gap = start[i + 2:] - start[i]
        other = way[i + 2:]
        across = way[i, 0] * other[:, 1] - way[i, 1] * other[:, 0]
        across = np.where(np.abs(across) < 1e-12, 1e-12, across)
        t = (gap[:, 0] * other[:, 1] - gap[:, 1] * other[:, 0]) / across
        u = (gap[:, 0] * way[i, 1] - gap[:, 1] * way[i, 0]) / across
        for j in np.flatnonzero((t >= 0) & (t < 1) & (u >= 0) & (u < 1)):
            found += [i, i + 2 + j]
    return sorted(found)


def heights(points, cords):
    """How high the bundle is above the paper. At its crossings it passes above and below in turns."""
    passes, reach = crossings(points), cords * CORD * 1.5 / 0.008
    marks, levels = [0], [0.0]
    for number, at in enumerate(passes):
        level = CORD * 3.4 if number % 2 else 0.0
        room = min([reach] + [abs(at - other) * 0.42 for other in passes if other != at])
        marks += [at - room, at + room]
        levels += [level, level]
    raised = np.interp(np.arange(len(points)), marks + [len(points)], levels + [0.0])
    return gaussian_filter1d(raised, 4) + CORD * 1.1


def cords(parent, count=5):
    """Parallel cords, tied at the front of the box and led around its sides."""
    points = knot_path()
    lift = heights(points, count)
    tangent = np.gradient(points, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / np.linalg.norm(tangent, axis=1, keepdims=True)
    materials = [principled("gold cord", (0.85, 0.50, 0.13), 0.85, 0.34), principled("pale cord", (0.78, 0.66, 0.42), 0.7, 0.36)]
    half, front = BOX[0] / 2 + 0.006, BOX[1] / 2 + 0.006
    for k in range(count):
        line = points + normal * ((k - (count - 1) / 2) * 2.06 * CORD)
        over = np.maximum(np.abs(line[:, 0]) - half, 0)
        bend = np.minimum(over / 0.02, pi / 2)
        x = np.sign(line[:, 0]) * (np.minimum(np.abs(line[:, 0]), half) + lift * np.sin(bend))
        y = -front - lift * np.cos(bend) + over
        path = np.stack([x, y, KNOT_AT + 0.17 + line[:, 1]], 1)
        tube("cord", path, CORD, materials[k % 2], 12, parent=parent)


def build(wrap="ivory", band="vermilion", turn=16.0, key=0.85, rim=1.0, top=0.8, fill=1.0, halo=1.0, exposure=0.2):
    root = empty(rotation=(0, 0, radians(turn)))
    gift = empty(root, (-0.2, 0.35, 0))
    wrapped_box(gift, wrap, band)
    cords(gift)
    lean = radians(74)
    foot = -BOX[1] / 2 - CARD[1] * cos(lean) - 0.012
    card(gift, (0.42, foot + CARD[1] / 2 * cos(lean), CARD[1] / 2 * sin(lean) + 0.004), lean)
    target = (0.05, 0, 1.14)
    studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    return Shot(target=target, camera=(-0.3, -11.5, 3.2), lens=88, fstop=1.4, focus=(0.1, -0.6, 0.9), exposure=exposure)
