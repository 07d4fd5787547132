"""Leather for bags: kinds of leather with the colours of edge and thread, relief on surfaces, seams, patches and
straps."""
from dataclasses import dataclass

import numpy as np

from materials import gold, pebbled_leather, principled, steel
from shapes import grid, resample, stitches, tube, unit

# colour, edge paint, thread, roughness
LEATHERS = {
    "burgundy": ("#4c0711", "#150306", "#8a3a3e", 0.43),
    "cognac": ("#83420f", "#2a1206", "#dcb98a", 0.44),
    "black": ("#13110e", "#080706", "#2c2823", 0.36),
    "ivory": ("#cdbf9f", "#8d7550", "#e6dbc4", 0.44),
    "taupe": ("#6d5f52", "#3a3029", "#d8cbb8", 0.43),
    "green": ("#12382b", "#07170f", "#2c5c49", 0.40),
    "navy": ("#111b36", "#080d18", "#8a93ab", 0.40),
}
# cells per unit, depth, strength, share of the small cells, crispness
GRAINS = {
    "pebbled": (42, 0.008, 0.48, 0.16, 0.35),
    "fine": (78, 0.0045, 0.36, 0.20, 0.30),
    "smooth": (120, 0.0022, 0.22, 0.30, 0.20),
}
METALS = {
    "gold": lambda roughness: gold(roughness, (0.80, 0.47, 0.15)),
    "steel": lambda roughness: steel(roughness, (0.60, 0.59, 0.57)),
}


@dataclass
class Hide:
    """The materials of one bag."""
    body: object
    strap: object  # the same leather with a flatter grain, for straps and piping
    edge: object
    thread: object
    lining: object
    metal: object
    satin: object


def hide(leather="burgundy", grain="pebbled", metal="gold"):
    colour, edge, thread, roughness = LEATHERS[leather]
    cells, depth, strength, fine, crisp = GRAINS[grain]
    flat = dict(depth=0.0035, strength=0.34, fine=0.14, warp=0.03, specular=0.38, coat=0.08, crease=0.78, crisp=crisp)
    return Hide(
        body=pebbled_leather("leather", colour, roughness, cells, depth, strength, fine, specular=0.36, coat=0.06,
                             warp=0.03, crease=0.68, crisp=crisp),
        strap=pebbled_leather("strap leather", colour, roughness - 0.02, max(56, cells), **flat),
        edge=principled("edge paint", edge, 0, 0.36, Specular=0.4, Clearcoat=0.15),
        thread=principled("thread", thread, 0, 0.55, Sheen=0.4),
        lining=principled("lining", (0.055, 0.036, 0.022), 0, 0.75, Sheen=0.3),
        metal=METALS[metal](0.22), satin=METALS[metal](0.34),
    )


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def smooth_path(points, count=160):
    """A Catmull-Rom curve through the points, with equal distances."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, 24, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(p[:-3], p[1:-2], p[2:-1], p[3:]):
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return resample(np.vstack([*parts, p[-2:-1]]), count=count)


def distance_to(points, outline):
    """For each of the points (…, 2), the nearest point on the outline."""
    flat = points.reshape(-1, 2)
    nearest = np.full(len(flat), np.inf)
    for i in range(0, len(outline), 64):
        nearest = np.minimum(nearest, ((flat[:, None] - outline[None, i : i + 64]) ** 2).sum(-1).min(1))
    return np.sqrt(nearest).reshape(points.shape[:-1])


def inward(outline, by, centre, closed=False):
    """The outline moved inwards by a distance."""
    along = unit(np.roll(outline, -1, 0) - np.roll(outline, 1, 0)) if closed else unit(np.gradient(outline, axis=0))
    normal = np.stack([-along[:, 1], along[:, 0]], 1)
    out = np.where((normal * (outline - centre)).sum(1, keepdims=True) < 0, -normal, normal)
    return outline - out * by


class Surface:
    """A leather face given by `place(u, v)`. Seen from outside, u points to the right and v points down."""

    def __init__(self, place):
        self.place = place

    def at(self, flat, height=0.0):
        points = self.place(flat[..., 0], flat[..., 1])
        return points + self.normal(flat) * np.asarray(height)[..., None] if np.any(height) else points

    def normal(self, flat, step=0.004):
        u, v = flat[..., 0], flat[..., 1]
        return unit(np.cross(self.place(u, v + step) - self.place(u, v - step), self.place(u + step, v) - self.place(u - step, v)))

    def seam(self, course, material, parent, height=0.0, **thread):
        stitches(self.at(course, height), self.normal(course), material, parent, **thread)


def edge_relief(distance, seam=0.062):
    """The height of leather near its border: a rolled edge, a bulge, and the groove of the seam."""
    return (-0.014 * np.exp(-distance / 0.010) - 0.0075 * np.exp(-(((distance - seam) / 0.013) ** 2))
            + 0.006 * np.exp(-(((distance - seam * 0.45) / 0.016) ** 2)))


def applied_patch(surface, centre, start, end, half_width, hide_, parent, thickness=0.026):
    """A strip with round ends, sewn on a surface, from `start` to `end` along v."""
    s = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 41))
    bow = half_width * (1 - np.sqrt(np.maximum(1 - s * s, 0)))
    first, last = start + bow, end - bow
    t = np.linspace(0, 1, 61)[:, None]
    v = first[None] * (1 - t) + last[None] * t
    flat = np.stack([np.broadcast_to(centre + s * half_width, v.shape), v], -1)
    rim = np.vstack([np.stack([centre + s * half_width, last], 1), np.stack([centre + s[::-1] * half_width, first[::-1]], 1)])
    rim = resample(rim, step=0.008, closed=True)
    d = distance_to(flat, rim)
    relief = thickness - 0.014 * np.exp(-d / 0.009) - 0.004 * np.exp(-(((d - 0.034) / 0.009) ** 2))
    grid("patch", surface.at(flat, relief), hide_.strap, parent=parent)
    tube("patch edge", surface.at(rim, np.full(len(rim), 0.006)), 0.014, hide_.edge, 8, closed=True, parent=parent)
    seam = inward(rim, 0.034, rim.mean(0), closed=True)
    surface.seam(seam, hide_.thread, parent, np.full(len(seam), thickness - 0.006), length=0.034, gap=0.020, radius=0.0066)


def flat_strap(path, half_width, half_thickness, hide_, parent, across=None, seams=True):
    """A strap along a path. `across` is the direction of its width, if the path alone does not define it."""
    path = resample(path, step=0.02)
    outline = _strap_section()
    made = tube("strap", path, np.full((len(path), 2), (half_width, half_thickness)), hide_.strap, parent=parent, up=across,
                section=outline)
    along = unit(np.gradient(path, axis=0))
    side = np.broadcast_to(np.asarray(across if across is not None else (0, 0, 1), float), path.shape)
    side = unit(side - along * (side * along).sum(1, keepdims=True))
    face = np.cross(along, side)
    for edge in (-1, 1):
        tube("strap edge", path + side * edge * half_width * 0.985, half_thickness * 0.8, hide_.edge, 8, parent=parent)
        for sign in (-1, 1) if seams else ():
            course = path + side * edge * (half_width - 0.026) + face * sign * half_thickness * 0.93
            stitches(course[2:-2], face[2:-2] * sign, hide_.thread, parent, length=0.034, gap=0.022, radius=0.006)
    return made


def _strap_section(steps=28):
    turns = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    c, s = np.cos(turns), np.sin(turns)
    return np.stack([np.sign(c) * np.abs(c) ** 0.25, np.sign(s) * np.abs(s) ** 0.45], 1)
