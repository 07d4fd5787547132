"""Folded cloth: strips along x or along a path, with texture coordinates in units of cloth length."""
from math import cos, pi, radians, sin

import bpy
import numpy as np

from shapes import link


def waves(count, octaves, seed):
    """A smooth random field over (x, y), with standard deviation 1."""
    random = np.random.default_rng(seed)
    parts = [(random.uniform(-1, 1) * o, random.uniform(-1, 1) * o, random.uniform(0, 6), 1 / o)
             for o in octaves for _ in range(count)]
    spread = np.sqrt(sum(size**2 for *_, size in parts) / 2)
    return lambda x, y: sum(size * np.sin(p * x + q * y + phase) for p, q, phase, size in parts) / spread


def lengths(path):
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.asarray(path, float), axis=0), axis=1))]


def cloth(name, points, coordinates, material, thickness, parent, edge=None, smooth=True):
    """A sheet through points (n, m, 3) with texture coordinates (n, m, 2). `edge` is the material of its rim."""
    n, m = points.shape[:2]
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    data = bpy.data.meshes.new(name)
    data.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    layer, flat = data.uv_layers.new(), coordinates.reshape(-1, 2)
    for polygon in data.polygons:
        polygon.use_smooth = True
        for loop in polygon.loop_indices:
            layer.data[loop].uv = flat[data.loops[loop].vertex_index].tolist()
    data.materials.append(material)
    made = link(bpy.data.objects.new(name, data))
    made.parent = parent
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    if edge:
        data.materials.append(edge)
        solid.material_offset_rim = 1
    if smooth:
        finer = made.modifiers.new("smooth", "SUBSURF")
        finer.levels = finer.render_levels = 1
    return made


def folded(name, path, start, end, material, parent, thickness=0.02, columns=80, seed=0, swell=0.012, drift=0.010,
           slack=0.012, origin=(0, 0), edge=None):
    """Cloth whose section `path` of (y, z) runs from x = start to end. It is a little uneven, more so higher up.
    `slack` is how unevenly the ends of its layers stick out."""
    section = np.asarray(path, float)
    along, x = lengths(section), np.linspace(start, end, columns)
    high = np.clip((section[:, 1] - section[:, 1].min()) / (np.ptp(section[:, 1]) + 1e-6), 0, 1)
    lift, shift, ends = waves(5, (1.3, 2.6, 4.5), seed), waves(4, (0.9, 2.2), seed + 9), waves(4, (0.8, 1.9), seed + 21)
    points = np.empty((columns, len(section), 3))
    for i, place in enumerate(x):
        near_end = abs(2 * i / (columns - 1) - 1) ** 6
        points[i, :, 0] = place + near_end * slack * ends(section[:, 1] * 16, section[:, 0] * 1.2)
        points[i, :, 1] = section[:, 0] + drift * shift(place, section[:, 1] * 12)
        points[i, :, 2] = section[:, 1] + swell * lift(place, section[:, 0] * 1.4) * (0.25 + 0.75 * high)
    coordinates = np.stack(np.meshgrid(x + origin[0], along + origin[1], indexing="ij"), -1)
    return cloth(name, points, coordinates, material, thickness, parent, edge)


def strip(name, path, width, z, material, parent, crown=0.015, origin=(0, 0), thickness=0.018, edge=None):
    """A band along a path of (x, y) at one height, slightly higher in its middle. `z` can be given for each
    point."""
    line = np.asarray(path, float)
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    normal = np.c_[-tangent[:, 1], tangent[:, 0]]
    half = np.broadcast_to(np.asarray(width, float) / 2, len(line))
    height = np.broadcast_to(np.asarray(z, float), len(line))
    across = np.linspace(-1, 1, 13)
    points = np.empty((len(line), len(across), 3))
    points[:, :, :2] = line[:, None] + normal[:, None] * (half[:, None] * across)[:, :, None]
    points[:, :, 2] = height[:, None] + crown * (1 - across**4)
    along = lengths(line)
    coordinates = np.stack([along[:, None] + 0 * across + origin[0], half[:, None] * (across + 1) + origin[1]], -1)
    return cloth(name, points, coordinates, material, thickness, parent, edge)


def zigzag(front, back, low, sheets, height, seed=0, bend=10, body=26):
    """The section of a cloth that is folded back and forth with round bends, as (y, z)."""
    random, path = np.random.default_rng(seed), []
    for sheet in range(sheets):
        z, way = low + (sheet + 0.5) * height, 1 if sheet % 2 == 0 else -1
        start = path[-1][0] if path else (front if way > 0 else back)
        end = (back if way > 0 else front) + random.uniform(-0.022, 0.022)
        for t in np.linspace(0, 1, body)[1 if path else 0:]:
            path.append((start + (end - start) * t, z + 0.10 * height * sin(pi * t)))
        if sheet < sheets - 1:
            path += [(end + way * height * 0.62 * sin(pi * k / bend), z + height / 2 * (1 - cos(pi * k / bend)))
                     for k in range(1, bend)]
            path.append((end, z + height))
    return path


def wrapped(front, back, low, high, radius=0.06, bend=10, body=34):
    """The section of a band around a stack: from below it, over the front and the top, to the back."""
    path = []
    corners = ((back - radius, low + radius, -90), (back - radius, high - radius, 0),
               (front + radius, high - radius, 90), (front + radius, low + radius, 180))
    for y, z, start in corners:
        turn = [(y + radius * cos(radians(start + 90 * i / bend)), z + radius * sin(radians(start + 90 * i / bend)))
                for i in range(bend + 1)]
        if path:
            path += [tuple(np.array(path[-1]) * (1 - t) + np.array(turn[0]) * t) for t in np.linspace(0, 1, body)[1:-1]]
        path += turn
    return path
