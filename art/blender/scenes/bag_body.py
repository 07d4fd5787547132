"""The body of a bag: two panels, a gusset that folds inwards, piping and seams; and the flap that closes it."""
from dataclasses import dataclass
from math import cos, pi, sin

import numpy as np

from scenes.bag_leather import Surface, distance_to, edge_relief, inward, smoothstep
from shapes import grid, resample, stitches, tube, unit


@dataclass
class Body:
    height: float = 1.58
    base: float = 1.27  # half widths at the bottom and at the top
    top: float = 1.10
    base_depth: float = 0.47  # half depths
    top_depth: float = 0.29
    corner: float = 0.17
    swell: float = 0.085  # how much the panels bulge
    slack: float = 0.012  # small unevenness of the leather
    relief: object = None  # height of the relief on the panels by (x, z), for quilting

    def wall(self, z):
        """Half the width, without the round lower corners."""
        t = z / self.height
        return self.base + (self.top - self.base) * t + 0.025 * np.sin(np.clip(t, 0, 1) * pi)

    def half_width(self, z):
        below = np.clip(self.corner - z, 0, self.corner)
        return self.wall(z) - self.corner + np.sqrt(np.maximum(self.corner**2 - below**2, 0))

    def depth(self, z):
        return self.base_depth + (self.top_depth - self.base_depth) * np.clip(z / self.height, 0, 1.2)

    def bulge(self, x, z):
        aside, t = np.clip(np.abs(x) / self.wall(z), 0, 1), np.clip(z / self.height, 0, 1)
        soft = np.sin(2.3 * x + 1.1 * z + 0.6) + 0.7 * np.sin(5.1 * x - 3.7 * z + 2) + 0.6 * np.sin(1.7 * x + 7.3 * z)
        crease = sum(depth * np.exp(-(((z - z0 - slope * x + bend * x * x) / width) ** 2)) * np.exp(-(((x - x0) / reach) ** 2))
                     for x0, z0, slope, bend, width, reach, depth in self.creases())
        full = self.swell * np.sin(pi * (0.12 + 0.80 * t)) + self.slack * soft
        return full * (1 - aside**2.6) * smoothstep(-0.02, 0.16, t) + crease * smoothstep(0, 0.12, t) * (1 - aside**8)

    def creases(self):
        """Shallow folds from use: (x, z, slope, bend, width, reach, depth)."""
        k, w, h = self.slack / 0.012, self.base, self.height
        return [(-0.62 * w, 0.24 * h, 0.5, 0, 0.035, 0.26, -0.012 * k), (0.66 * w, 0.20 * h, -0.55, 0, 0.04, 0.24, -0.013 * k),
                (0.10 * w, 0.16 * h, 0.06, 0.08, 0.05, 0.5, -0.010 * k), (-0.45 * w, 0.12 * h, 0.3, 0, 0.03, 0.22, 0.007 * k)]

    def front(self, x, z):
        return -(self.depth(z) + self.bulge(x, z))

    def back(self, x, z):
        return self.depth(z) + 0.7 * self.bulge(-x, z)

    def front_face(self):
        """u is x, v is the distance from the top."""
        return Surface(lambda x, v: np.stack(np.broadcast_arrays(x, self.front(x, self.height - v), self.height - v), -1))

    def outline(self):
        """From the top right around the bottom to the top left as (x, z), and the normals that point outwards."""
        turn = np.linspace(0, pi / 2, 26)
        z = np.linspace(self.height, self.corner, 60)
        low = self.corner * (1 - np.sin(turn))
        right = np.vstack([np.stack([self.half_width(z), z], 1)[:-1],
                           np.stack([self.wall(low) - self.corner * (1 - np.cos(turn)), low], 1)])
        path = resample(np.vstack([right, (right * [-1, 1])[::-1]]), step=0.02)
        along = unit(np.gradient(path, axis=0))
        normal = np.stack([-along[:, 1], along[:, 0]], 1)
        outwards = (normal * (path - [0, self.height / 2])).sum(1, keepdims=True)
        return path, np.where(outwards < 0, -normal, normal)


def panels(body, hide, root, columns=150, rows=90, lining=False):
    rise = body.corner * (1 - np.cos(np.linspace(0, pi / 2, 26)))
    z = np.r_[rise[:-1], np.linspace(body.corner, body.height, rows)]
    s = np.sin(np.linspace(-pi / 2, pi / 2, columns))
    x = s[None] * body.half_width(z)[:, None]
    z = np.broadcast_to(z[:, None], x.shape)
    border = np.maximum(np.minimum(body.half_width(z) - np.abs(x), z), 0)
    for face, sign in ((body.front, -1), (body.back, 1)):
        y = face(x, z) - sign * 0.020 * np.exp(-border / 0.018)
        if body.relief:
            y = y + sign * body.relief(x, z) * smoothstep(0.05, 0.12, border)
        grid("panel", np.stack([x, y, z], -1), hide.body, parent=root, flip=sign > 0)
        if lining:
            grid("lining", np.stack([x * 0.975, y - sign * 0.035, z], -1)[8:], hide.lining, parent=root, flip=sign < 0)


def gusset(body, hide, root, fold=0.17, piping=True):
    """The strip around the sides and the bottom. It folds inwards towards the top."""
    path, normal = body.outline()
    z = path[:, 1]
    depth = (body.depth(z) - 0.006)[:, None]
    v = np.linspace(-1, 1, 41)[None]
    inset = (0.025 + fold * np.clip(z / body.height, 0, 1) ** 2.2)[:, None] * (1 - np.abs(v) ** 1.7) - 0.004
    strip = np.stack([path[:, :1] - normal[:, :1] * inset, v * depth, path[:, 1:] - normal[:, 1:] * inset], -1)
    grid("gusset", strip, hide.body, parent=root, flip=True)
    if piping:
        for sign in (-1, 1):
            course = [path[:, 0] + normal[:, 0] * 0.006, sign * (body.depth(z) + 0.002), z + normal[:, 1] * 0.006]
            tube("piping", np.stack(course, 1), 0.024, hide.strap, 14, parent=root)


def border_seam(body, hide, root, inset=0.075):
    path, normal = body.outline()
    seam = path - normal * inset
    seam = seam[seam[:, 1] < body.height * 0.985]
    course = np.stack([seam[:, 0], body.front(seam[:, 0], seam[:, 1]), seam[:, 1]], 1)
    stitches(course, np.tile([0, -1, 0.12], (len(course), 1)), hide.thread, root)


class Flap(Surface):
    """A flap from the back over the top and down the front. v runs along it. `side` and `tip` are the heights
    where its straight sides end and where its middle ends, as shares of the height of the bag. A larger
    `blunt` makes the end squarer."""

    def __init__(self, body, side=0.86, tip=0.385, blunt=2.5, lift=0.048, clearance=0.030, crown=0.125, overhang=0.022):
        self.body, self.lift, self.overhang = body, lift, overhang
        h, y = body.height, body.depth(body.height) + clearance
        course = [(body.depth(z) + clearance, z) for z in np.linspace(h - 0.45, h - 0.01, 20)]
        course += [(y - crown + crown * cos(t), h + crown * sin(t) * 0.95) for t in np.linspace(0.05, pi / 2, 14)]
        course += [(crown - y + crown * cos(t), h + crown * sin(t) * 0.95) for t in np.linspace(pi / 2, pi - 0.05, 14)]
        course += [(-body.depth(z) - clearance, z) for z in np.linspace(h - 0.01, 0.1, 70)]
        self.course = resample(course, step=0.006)
        self.along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(self.course, axis=0), axis=1))]
        low = self.course[:, 1] < h - 0.05
        self.crest = self.along[np.argmin(np.abs(self.course[:, 0]) + low * 9)]
        self.front_start = self.along[np.argmin(self.course[:, 0] + low * 9)]
        self.side, self.tip, self.blunt = self.v_at(h * side), self.v_at(h * tip), blunt
        super().__init__(self._place)

    def v_at(self, z):
        """The v of the front of the flap at height z."""
        half = len(self.course) // 2
        return float(np.interp(-z, -self.course[half:, 1], self.along[half:]))

    def z_at(self, v):
        return np.interp(v, self.along, self.course[:, 1])

    def half_width(self, v):
        return self.body.wall(np.minimum(self.z_at(v), self.body.height)) + self.overhang

    def ends(self, s):
        return self.side + (self.tip - self.side) * np.maximum(1 - np.abs(s) ** self.blunt, 0) ** (1 / self.blunt)

    def _place(self, x, v):
        h, body = self.body.height, self.body
        x, v = np.asarray(x, float), np.asarray(v, float)
        z, y = self.z_at(v), np.interp(v, self.along, self.course[:, 0])
        in_front = v > self.crest
        low = np.where(in_front, np.minimum(z, h), h)
        aside = np.abs(x) / (body.wall(np.minimum(z, h)) + 0.02)
        hugs = smoothstep(self.crest - 0.1, self.crest + 0.28, v) * smoothstep(-1, 0, v - self.front_start + 0.9)
        y = y - hugs * body.bulge(x, low)
        near_top = smoothstep(h - 0.25, h + 0.05, z)
        z = z - near_top * (0.034 * (1 - aside**2) + 0.060 * aside**7) + near_top * 0.006 * np.sin(3 * x + 1)
        tip = self.z_at(self.tip) / h
        y = np.where(in_front, y - self.lift * smoothstep(h * (0.42 + tip), h * (tip - 0.025), z) * (1 - 0.4 * aside**2), y)
        return np.stack(np.broadcast_arrays(x, y, z), -1)

    def border(self):
        v = np.linspace(0, self.side, 200)
        s = np.sin(np.linspace(pi / 2, -pi / 2, 600))
        end = self.ends(s)
        parts = [np.stack([self.half_width(v), v], 1), np.stack([s * self.half_width(end), end], 1),
                 np.stack([-self.half_width(v[::-1]), v[::-1]], 1)]
        return resample(np.vstack(parts), step=0.012)

    def build(self, hide, root, relief=None, columns=241, rows=220, seam=0.062):
        """`relief` adds height by (x, v, distance to the border)."""
        s = np.sin(np.linspace(-pi / 2, pi / 2, columns))
        v = (1 - (1 - np.linspace(0, 1, rows)) ** 1.5)[:, None] * self.ends(s)[None]
        flat = np.stack([s[None] * self.half_width(v), v], -1)
        border = self.border()
        distance = distance_to(flat, border)
        height = edge_relief(distance, seam)
        if relief:
            height = height + relief(flat[..., 0], flat[..., 1], distance)
        grid("flap", self.at(flat, height), hide.body, parent=root)
        grid("flap lining", self.at(flat, np.full(distance.shape, -0.028)), hide.edge, parent=root)
        tube("flap edge", self.at(border, np.full(len(border), -0.016)), 0.0165, hide.edge, 10, parent=root)
        course = inward(border, seam, np.array([0, self.side * 0.7]))
        course = course[course[:, 1] > 0.05]
        self.seam(course, hide.thread, root, np.full(len(course), -0.0065))
