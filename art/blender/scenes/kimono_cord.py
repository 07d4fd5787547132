"""Obijime: flat braided cords with knot and tassels, and the obidome on a cord."""
from math import cos, pi, sin

import bpy
import numpy as np

from field import uv
from materials import gold, graph_of, linear, principled, shader_of
from paths import smooth
from scenes.kimono_folds import lengths
from shapes import lathe, link, orient, tube, unit

CORDS = {
    "crimson": ((0.42, 0.012, 0.008), (0.30, 0.008, 0.006)),
    "ivory": ((0.66, 0.58, 0.44), (0.56, 0.36, 0.10)),
    "moss": ((0.075, 0.10, 0.030), (0.05, 0.068, 0.020)),
    "violet": ((0.10, 0.028, 0.13), (0.07, 0.020, 0.095)),
}


def braid(tone):
    """Two rows of slanting strands that meet in the middle, like ears of wheat. u runs along the cord, v around
    it."""
    colour, shadow = CORDS[tone]
    material = principled("braid", colour, 0, 0.55, Sheen=0.35, Sheen_Tint=0.8, Specular=0.25)
    graph, shader = graph_of(material), shader_of(material)
    u, v = uv(graph)
    slant = (v * 2 - 0.5).triangle()  # 0 on the middle line of both faces, 0.5 on the edges
    strand = abs(((u * 24 + slant * 2.4) * pi).sine())
    seam = (v * 4).triangle().step(0.0, 0.07, 0.25, 1)
    height = (strand**0.6) * seam
    graph.put(shader.inputs["Base Color"], graph.mix(height.step(0.15, 0.7).value, linear(tuple(c * 0.45 for c in shadow)), linear(colour)))
    graph.put(shader.inputs["Normal"], graph.bump(height.value, 0.75, 0.012))
    return material


def _frames(points, up):
    """Tangent, side and normal along a path. The normal is near to `up`."""
    tangent = unit(np.gradient(points, axis=0))
    side = unit(np.cross(tangent, np.broadcast_to(np.asarray(up, float), points.shape)))
    return side, np.cross(side, tangent)


def cord(path, width, thickness, material, parent, up=(0, 0, 1), steps=12):
    """A flat braid through the points. Its wide side faces `up` (one direction, or one for each point of the
    path)."""
    points = smooth(path, steps)
    if np.ndim(up) == 2:
        given, wanted = np.asarray(up, float), np.linspace(0, len(up) - 1, len(points))
        up = unit(np.stack([np.interp(wanted, np.arange(len(given)), given[:, i]) for i in range(3)], 1))
    side, normal = _frames(points, up)
    around = np.linspace(0, 2 * pi, 25)
    across, deep = np.sign(np.cos(around)) * np.abs(np.cos(around)) ** 0.7, np.sign(np.sin(around)) * np.abs(np.sin(around)) ** 0.8
    rings = points[:, None] + side[:, None] * (across * width / 2)[:, None] + normal[:, None] * (deep * thickness / 2)[:, None]
    n, m = rings.shape[:2]
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    faces += [tuple(range(m - 1))[::-1], tuple(range((n - 1) * m, n * m - 1))]
    data = bpy.data.meshes.new("cord")
    data.from_pydata(rings.reshape(-1, 3).tolist(), [], faces)
    layer, along = data.uv_layers.new(), lengths(points)
    for polygon in data.polygons:
        polygon.use_smooth = True
        for loop in polygon.loop_indices:
            index = data.loops[loop].vertex_index
            layer.data[loop].uv = (along[index // m], (index % m) / (m - 1))
    data.materials.append(material)
    made = link(bpy.data.objects.new("cord", data))
    made.parent = parent
    return points


def tassel(end, way, colour, metal, parent, length=0.20):
    """Loose threads below a metal ferrule. `way` is the direction in which they hang."""
    random = np.random.default_rng(4)
    way = unit(np.asarray(way, float))
    side = unit(np.cross(way, (0, 0, 1)))
    up = np.cross(side, way)
    ferrule = lathe("ferrule", [(0.034, -0.035), (0.039, -0.032), (0.039, 0.032), (0.034, 0.035)], metal, 40, parent=parent)
    orient(ferrule, tuple(end), tuple(way), (0, 0, 1))
    ferrule.scale = (1.15, 0.75, 1)
    for _ in range(70):
        turn, reach = random.uniform(0, 2 * pi), random.uniform(0, 1) ** 0.5
        offset = side * cos(turn) * 0.036 * reach + up * sin(turn) * 0.022 * reach
        spread = offset * random.uniform(1.0, 1.7)
        path = smooth([end + offset, end + way * length * 0.45 + offset * 1.25,
                       end + way * length * random.uniform(0.9, 1.02) + spread - (0, 0, 0.015)], 6)
        tube("thread", path, 0.0045, colour, sides=6, parent=parent)


def knot(x, y, z, material, colour, metal, parent):
    """A flat knot on the cord at (x, y, z): a band over the cord, and both ends led out to the sides."""
    band = [(x - 0.015, y + 0.075, z - 0.02), (x - 0.03, y + 0.095, z + 0.035), (x - 0.01, y + 0.02, z + 0.082),
            (x + 0.015, y - 0.06, z + 0.066), (x + 0.03, y - 0.085, z - 0.02)]
    cord(band, 0.105, 0.036, material, parent, up=[(0, 1, 0.2), (0, 0.7, 0.7), (0, 0, 1), (0, -0.6, 0.8), (0, -1, 0.2)])
    for side in (-1, 1):
        loop = [(x + side * 0.01, y + 0.02, z + 0.030), (x + side * 0.12, y + 0.035, z + 0.048), (x + side * 0.25, y + 0.005, z + 0.052),
                (x + side * 0.36, y - 0.09, z + 0.022), (x + side * 0.41, y - 0.23, z + 0.004),
                (x + side * 0.42, y - 0.36 - 0.05 * side, z - 0.002)]
        line = cord(loop, 0.078, 0.032, material, parent)
        tassel(line[-1] + (0, 0, 0.004), line[-1] - line[-4], colour, metal, parent)


def obidome(x, y, z, parent, material):
    """A brooch on the cord: an oval of coral or another stone, in a gold setting with beads."""
    metal = gold(0.18)
    setting = lathe("setting", [(0, 0), (0.150, 0), (0.172, 0.012), (0.172, 0.030), (0.150, 0.044), (0.138, 0.040), (0, 0.03)], metal, 96, parent=parent)
    stone = lathe("stone", [(0.138 * cos(a), 0.036 + 0.062 * sin(a)) for a in np.linspace(0, pi / 2, 16)], material, 96, parent=parent, angle=80)
    beads = 40
    for part in (setting, stone):
        part.location, part.scale = (x, y, z), (0.86, 1.28, 1)
    for i in range(beads):
        turn = 2 * pi * i / beads
        bead = lathe("bead", [(0.0115 * cos(a), 0.0115 * sin(a)) for a in np.linspace(-pi / 2, pi / 2, 9)], metal, 16, parent=parent, angle=80)
        bead.location = (x + 0.86 * 0.158 * cos(turn), y + 1.28 * 0.158 * sin(turn), z + 0.044)


def coral():
    return principled("coral", (0.62, 0.060, 0.035), 0, 0.16, Clearcoat=0.6, Subsurface=0.15, Subsurface_Radius=(0.3, 0.08, 0.05),
                      Subsurface_Color=(0.7, 0.1, 0.06, 1))
