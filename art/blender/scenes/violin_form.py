"""Flat shapes and arching of the violin family, in mm: x across, y from the tail to the scroll."""
from math import cos, pi, sin

import numpy as np
import scipy.sparse as sparse
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt
from scipy.ndimage import map_coordinates
from scipy.sparse.linalg import spsolve
from scipy.spatial import cKDTree

from paths import bezier
from shapes import resample

LENGTH, HALF_WIDTH = 356, 104
# Bouts, waist and the two corners of the right half, from the tail to the neck: four points for each piece.
PIECES = (
    ((0, 0), (50, 0), (103.5, 24), (103.5, 74)),
    ((103.5, 74), (103.5, 102), (86, 110), (84.5, 127)),
    ((84.5, 127), (84, 136), (87, 142), (92.5, 146.5)),
    ((92.5, 146.5), (92.3, 148.5), (90.5, 151.5), (88.6, 152.6)),
    ((88.6, 152.6), (72, 149), (56, 165), (56, 190)),
    ((56, 190), (56, 211), (62, 222), (74.5, 227.2)),
    ((74.5, 227.2), (76.6, 228.3), (78, 231.5), (78, 233.5)),
    ((78, 233.5), (71.5, 238), (69.5, 246), (71, 256)),
    ((71, 256), (73, 270), (84, 274), (84, 296)),
    ((84, 296), (84, 330), (46, 356), (0, 356)),
)
CORNERS = (3, 6)


def outline():
    """The edge of the body, counter-clockwise."""
    pieces = [bezier(*piece, 6 if i in CORNERS else 44) for i, piece in enumerate(PIECES)]
    right = np.vstack([*pieces, [(0, LENGTH)]])
    return even(np.vstack([right, right[1:-1][::-1] * (-1, 1)]), 1.6)


def even(closed, step):
    return resample(closed, step=step, closed=True)


def inside(polygon, points):
    x, y = points[:, 0], points[:, 1]
    within = np.zeros(len(points), bool)
    for (x1, y1), (x2, y2) in zip(polygon, np.roll(polygon, 1, 0)):
        if y1 != y2:
            within ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return within


def inset(polygon, distance):
    tangent = np.roll(polygon, -1, 0) - np.roll(polygon, 1, 0)
    normal = np.c_[-tangent[:, 1], tangent[:, 0]] / np.linalg.norm(tangent, axis=1)[:, None]
    return polygon + normal * distance


def counter_clockwise(polygon):
    points = np.asarray(polygon, float)
    after = np.roll(points, -1, 0)
    area = (points[:, 0] * after[:, 1] - after[:, 0] * points[:, 1]).sum()
    return points if area > 0 else points[::-1]


def circle(x, y, radius, count=40):
    return np.array([(x + radius * cos(a), y + radius * sin(a)) for a in (2 * pi * i / count for i in range(count))])


def f_holes():
    """Both holes, each as its upper eye, stem and lower eye."""
    line = np.vstack([
        bezier((22.6, 194.6), (24.0, 202.5), (33.2, 203.6), (35.0, 194.0), 28),
        bezier((35.0, 194.0), (36.3, 184), (34.2, 176), (36.8, 161), 30),
        bezier((36.8, 161), (39.2, 147), (36.0, 139), (37.8, 128.5), 30),
        bezier((37.8, 128.5), (39.6, 118.5), (50.5, 119.5), (51.6, 128.5), 28),
        [(51.6, 128.5)],
    ])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    along /= along[-1]
    half = np.interp(along, (0, 0.10, 0.24, 0.36, 0.64, 0.76, 0.9, 1), (0.9, 1.3, 2.3, 2.7, 2.7, 2.5, 1.4, 1.0))
    half += 0.9 * np.exp(-(((along - 0.5) / 0.012) ** 2))  # the nicks that mark the place of the bridge
    tangent = np.gradient(line, axis=0)
    normal = np.c_[-tangent[:, 1], tangent[:, 0]] / np.linalg.norm(tangent, axis=1)[:, None]
    stem = np.vstack([line + normal * half[:, None], (line - normal * half[:, None])[::-1]])
    right = [circle(24.6, 193.0, 3.2), stem, circle(49.0, 130.0, 4.2)]
    return [counter_clockwise(even(hole * (side, 1), 0.75)) for side in (1, -1) for hole in right]


class Arching:
    """The arching of a plate: calculated as a membrane under pressure, which gives full bouts and hollow edges."""

    def __init__(self, edge, height=12.5):
        self.height, self.left, self.low = height, -106, -2
        columns, rows = 213, 361
        x, y = np.meshgrid(self.left + np.arange(columns), self.low + np.arange(rows))
        within = inside(edge, np.c_[x.ravel(), y.ravel()])
        number = -np.ones(within.size, int)
        number[within] = np.arange(within.sum())
        cells = np.where(within)[0]
        links = sparse.identity(len(cells)) * 4
        for step in (1, -1, columns, -columns):
            other = number[cells + step]
            there = other >= 0
            entries = (-np.ones(there.sum()), (number[cells][there], other[there]))
            links = links + sparse.coo_matrix(entries, shape=links.shape)
        membrane = np.zeros(within.size)
        membrane[cells] = spsolve(links.tocsc(), np.ones(len(cells)))
        self.membrane = membrane.reshape(rows, columns)
        self.spine = self.membrane[:, -self.left]
        self.edge = cKDTree(even(edge, 0.4))

    def to_edge(self, points):
        return self.edge.query(points)[0]

    def __call__(self, points):
        points = np.asarray(points, float)
        x, y = points[:, 0], points[:, 1]
        swell = map_coordinates(self.membrane, [y - self.low, x - self.left], order=1, mode="nearest")
        spine = np.interp(y, self.low + np.arange(len(self.spine)), self.spine)
        across = np.clip(swell / np.maximum(spine, 40), 0, 1.25)
        along = 1 - np.clip(np.abs(y - 172) / 186, 0, 1) ** 2.7
        distance = self.to_edge(points)
        z = self.height * along * across**1.25
        z -= 0.75 * np.exp(-(((distance - 6.2) / 2.6) ** 2)) * (distance > 0)  # the channel beside the purfling
        return z - 1.3 * np.clip(1 - distance / 1.7, 0, 1) ** 2  # rounded edge


EDGE_RINGS = (0.5, 1, 1.7, 2.6, 3.6, 5, 6.4, 8, 10, 13)


def plate(edge, holes=(), step=3.0):
    """Triangles over the outline, finer towards its edge. The holes stay open."""
    fixed = [*edge]
    faces = [list(range(len(edge)))]
    for hole in holes:
        faces.append(list(range(len(fixed), len(fixed) + len(hole))))
        fixed += [*hole]
    near = np.vstack([even(inset(edge, d), max(1.0, step * 0.55)) for d in EDGE_RINGS])
    near = near[inside(edge, near)]
    near = near[cKDTree(edge).query(near)[0] > 0.6]
    x, y = np.meshgrid(np.arange(-HALF_WIDTH, HALF_WIDTH + 1, step), np.arange(0, LENGTH + 1, step))
    x[::2] += step / 2
    middle = np.c_[x.ravel(), y.ravel()]
    middle = middle[inside(edge, middle)]
    middle = middle[cKDTree(even(edge, 0.5)).query(middle)[0] > max(EDGE_RINGS) + step * 0.6]
    free = np.vstack([near, middle])
    free = free[cKDTree(np.array(fixed)).query(free)[0] > 0.45]
    points, triangles, owners = triangulate([*fixed, *free], faces)
    open_faces = set(range(1, len(holes) + 1))
    kept = [t for t, owner in zip(triangles, owners) if 0 in owner and not open_faces & set(owner)]
    return points, kept


def triangulate(points, faces):
    """Constrained triangles, and for each triangle the faces that contain it."""
    made = delaunay_2d_cdt([Vector(p) for p in points], [], faces, 1, 1e-4)
    return np.array([tuple(v) for v in made[0]]), [tuple(t) for t in made[2]], made[5]


def distance_maps(edge, holes, arching, per_mm=4):
    """Distances to the edge and to the holes in units of 20 mm, over x -110..110 and y -5..361."""
    x, y = np.meshgrid((np.arange(220 * per_mm) + 0.5) / per_mm - 110, (np.arange(366 * per_mm) + 0.5) / per_mm - 5)
    points = np.c_[x.ravel(), y.ravel()]
    to_edge = arching.to_edge(points)
    to_edge[~inside(edge, points)] *= -1
    to_hole = cKDTree(np.vstack(holes)).query(points)[0]
    return np.stack([to_edge, to_hole, 0 * to_hole], 1).reshape(*x.shape, 3) / 20
