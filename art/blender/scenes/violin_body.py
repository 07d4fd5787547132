"""The wooden body of a violin with neck, pegbox and scroll. Sizes are in mm; it is built with 1 unit = 100 mm."""
from math import cos, exp, pi, radians, sin

import numpy as np

from scenes.violin_form import Arching, distance_maps, even, f_holes, inset, outline, plate
from scenes.violin_wood import maps_image, varnished
from shapes import mesh

EDGE = 4.0  # thickness of the plates at their edges
RIBS = 30.0
BRIDGE_Y = 161


def mm(points):
    return [tuple(float(c) * 0.01 for c in p) for p in points]


def loft(name, rings, material, parent, angle=45, bevel=0.0, segments=3, closed=True):
    """A surface over closed outlines of equal length, with both ends closed, or only the first."""
    count = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
             for i in range(len(rings) - 1) for j in range(count)]
    last = (len(rings) - 1) * count
    faces.append(tuple(range(count))[::-1])
    if closed:
        faces.append(tuple(range(last, last + count)))
    return mesh(name, mm(vertices), faces, material, parent=parent, angle=angle, bevel=bevel, segments=segments)


def _plate(name, points, faces, z, up, material, parent):
    made = mesh(name, mm(np.c_[points, z]), faces, material, parent=parent, angle=50)
    if (made.data.polygons[len(faces) // 2].normal.z > 0) != up:
        made.data.flip_normals()
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.034, -1


class Body:
    """Plates and ribs. `arching` and `crest` (the height under the bridge) give the places for the parts on the
    belly."""

    def __init__(self, palette, parent, flame=1.0, relief=1.0):
        edge, holes = outline(), f_holes()
        self.arching = Arching(edge)
        self.crest = float(self.arching([(0, BRIDGE_Y)])[0] + EDGE)
        maps = maps_image(distance_maps(edge, holes, self.arching))
        spruce = varnished("spruce", palette, maple=False, maps=maps, relief=relief)
        maple = varnished("maple", palette, maps=maps, flame=flame, relief=relief)
        self.plain_maple = varnished("maple", palette, flame=flame, relief=relief)
        points, faces = plate(edge, holes, 2.6)
        _plate("belly", points, faces, self.arching(points) + EDGE, True, spruce, parent)
        points, faces = plate(edge, (), 4.0)
        _plate("back", points, faces, -RIBS - EDGE - self.arching(points) * 1.05, False, maple, parent)
        self._ribs(edge, parent)
        self._button(maple, parent)

    def _ribs(self, edge, parent):
        line = even(inset(edge, 3.0), 1.6)
        levels = (-RIBS - 3, -27.5, -27, -22, -16, -10, -4.5, -4, 3.2)
        n, m = len(line), len(levels)
        vertices = [(x, y, z) for x, y in line for z in levels]
        faces = [(i * m + k, (i + 1) % n * m + k, (i + 1) % n * m + k + 1, i * m + k + 1) for i in range(n) for k in range(m - 1)]
        mesh("ribs", mm(vertices), faces, self.plain_maple, parent=parent, angle=70)

    def _button(self, maple, parent):
        """The half disc of the back that holds the heel of the neck."""
        rings = [[(11 * cos(a), 354 + 12 * sin(a), z) for a in np.linspace(-0.3, pi + 0.3, 24)]
                 for z in (-RIBS - EDGE, -RIBS + 0.5)]
        loft("button", rings, maple, parent, bevel=0.008)


# Station, y, half width, top, depth of the neck below its top.
NECK = ((335, 20, 14, 48), (349, 19, 13.5, 46.5), (358, 15.5, 12, 42), (366, 13.6, 11, 30), (376, 13, 9.6, 20.5),
        (388, 12.7, 8.6, 16.8), (430, 12.4, 4.4, 15.6), (470, 12.1, -0.4, 15.2), (484, 12, -2.0, 16), (492, 12, -2.5, 18))


def neck(material, parent):
    rings = []
    for y, half, top, depth in NECK:
        turns = np.linspace(0, pi, 21)
        rings.append([(-half * cos(a), y, top - depth * sin(a) ** 0.9) for a in turns])
    loft("neck", rings, material, parent, angle=50)


# y, half width, top edge, back of the pegbox.
PEGBOX = ((487, 12.0, -1.5, -17.5), (494, 12.0, -2.6, -22), (504, 11.7, -4.6, -27), (520, 11.0, -8.0, -32.2),
          (536, 10.2, -12.5, -36.4), (548, 9.4, -17.5, -39.2), (556, 8.9, -23.5, -40.6), (563, 8.6, -29, -41.2), (570, 8.5, -31, -41.3))
SCROLL_Y, SCROLL_Z, SCROLL_RADIUS = 572, -20.5, 20.8
TURNS = 2.15


def _flute(u):
    """The depth of the two grooves along the back of pegbox and scroll. `u` goes from -1 to 1 across."""
    return 1.5 * (sin(pi * min(abs(u) / 0.82, 1.0))) ** 2


def _outer_face(half):
    """(x, depth) across the back, with a chamfer at each edge."""
    across = [(half * u, _flute(u)) for u in np.linspace(-0.9, 0.9, 17)]
    return [(-half, 1.1), (-half * 0.97, 0.35), *across, (half * 0.97, 0.35), (half, 1.1)]


def pegbox(material, parent):
    """A trough that is open to the front, for the pegs and the ends of the strings."""
    rings = []
    for i, (y, half, top, back) in enumerate(PEGBOX):
        wall = 4.2 if 1 <= i <= 6 else half - 0.3
        floor = back + 5.5 if 1 <= i <= 6 else top - 0.2
        ring = [(x, y, back + depth) for x, depth in _outer_face(half)]
        ring += [(half, y, top - 0.6), (half - 0.6, y, top), (half - wall + 0.4, y, top), (half - wall, y, top - 0.5)]
        ring += [(half - wall, y, floor), (wall - half, y, floor)]
        ring += [(wall - half, y, top - 0.5), (wall - half - 0.4, y, top), (0.6 - half, y, top), (-half, y, top - 0.6)]
        rings.append(ring)
    loft("pegbox", rings, material, parent, angle=40)


def scroll(material, parent):
    """The volute: every turn is higher than the one before, like the shell of a snail."""
    def radius(turn):
        return SCROLL_RADIUS * exp(-0.66 * turn)

    def half(turn):
        return float(np.interp(turn, (0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.2), (8.5, 7.2, 6.8, 7.6, 9.8, 14.4, 18.6, 19.8)))

    rings = []
    for i in range(181):
        turn = -0.04 + (TURNS + 0.04) * i / 180
        angle = radians(-90 + 360 * turn)
        outer, inner = radius(turn), max(radius(turn + 1) - 0.8, 0.2) if turn < TURNS - 0.4 else 0.2
        width = half(turn)
        shrink = radius(turn) / SCROLL_RADIUS
        section = [(x, outer - depth * shrink**0.7) for x, depth in _outer_face(width)] + [(width, inner), (-width, inner)]
        rings.append([(x, SCROLL_Y + r * cos(angle), SCROLL_Z + r * sin(angle)) for x, r in section])
    loft("scroll", rings, material, parent, angle=40)
