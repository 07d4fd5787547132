"""Accessories of a kimono: fan, paper wrapper, rolls of silk and sandals."""
from math import cos, pi, radians, sin

import numpy as np

from field import Field, uv
from materials import bumpy, gold, graph_of, linear, principled, shader_of
from paths import smooth
from scenes.kimono_cloth import SILKS, brocade, plain, silk
from scenes.kimono_folds import cloth, folded, lengths
from shapes import box, empty, lathe, mesh, resample, tube


def washi():
    return bumpy(principled("washi", (0.56, 0.50, 0.40), 0, 0.85, Sheen=0.2), 26, 0.30, 5, distance=0.01)


def _fan_paper():
    """Gold leaf over vermilion, thinner towards the rivet. u runs across, v outwards."""
    material = principled("fan paper", (0.4, 0.02, 0.01), 0, 0.5)
    graph, shader = graph_of(material), shader_of(material)
    _, v = uv(graph)
    cloud = Field(graph, graph.noise(5, 5, graph.coordinates("UV")))
    leaf = (v + (cloud - 0.5) * 0.55).step(0.42, 0.50, smooth=True)
    dust = Field(graph, graph.noise(70, 1, graph.coordinates("UV"))).step(0.62, 0.66) * v.step(0.1, 0.5)
    shown = leaf.max(dust)
    graph.put(shader.inputs["Base Color"], graph.mix(shown.value, linear((0.33, 0.022, 0.012)), linear((0.92, 0.60, 0.22))))
    graph.put(shader.inputs["Metallic"], shown.value)
    graph.put(shader.inputs["Roughness"], shown.step(0, 1, 0.6, 0.36).value)
    return material


def fan(parent, radius=1.15, opening=128, pleats=20):
    """An open folding fan. Its rivet is at the origin, its middle is along y."""
    lacquer = principled("ribs", (0.010, 0.008, 0.007), 0, 0.2, Clearcoat=0.8)
    turns = np.radians(np.linspace(90 - opening / 2, 90 + opening / 2, 2 * pleats + 1))
    outwards = np.linspace(0.42, 1, 8) * radius
    points = np.empty((len(turns), len(outwards), 3))
    points[:, :, 0], points[:, :, 1] = np.cos(turns)[:, None] * outwards, np.sin(turns)[:, None] * outwards
    points[:, :, 2] = 0.035 + np.where(np.arange(len(turns)) % 2, 0.034, 0.0)[:, None] * (outwards / radius)
    spread = np.stack(np.meshgrid(np.linspace(0, 2, len(turns)), np.linspace(0, 1, len(outwards)), indexing="ij"), -1)
    sheet = cloth("fan", points, spread, _fan_paper(), 0.006, parent, smooth=False)
    for polygon in sheet.data.polygons:
        polygon.use_smooth = False
    for number, turn in enumerate(turns[1::2]):
        z = 0.022 + 0.0005 * number
        tube("rib", [(-0.06 * cos(turn), -0.06 * sin(turn), z), (0.5 * radius * cos(turn), 0.5 * radius * sin(turn), z + 0.012)],
             (0.006, 0.022), lacquer, sides=8, parent=parent, up=(0, 0, 1))
    for turn in (turns[0], turns[-1]):
        tube("guard", [(-0.08 * cos(turn), -0.08 * sin(turn), 0.03), (radius * cos(turn), radius * sin(turn), 0.045)],
             [(0.014, 0.034), (0.014, 0.026)], lacquer, sides=12, parent=parent, up=(0, 0, 1))
    lathe("rivet", [(0, 0.06), (0.022, 0.058), (0.026, 0.05), (0.026, 0.0), (0, 0)], gold(0.25), 32, parent=parent)


def wrapper(parent, half_length, half_depth):
    """The opened paper in which a kimono is kept: the base, and two flaps at the sides."""
    paper = washi()
    z = 0.012
    rest = [(y, z) for y in np.linspace(-half_depth, half_depth, 30)]
    folded("wrapper", rest, -half_length, half_length, paper, parent, 0.012, seed=31, swell=0.003, slack=0.0)
    for side in (-1, 1):
        flap = [(side * (half_depth - 0.03 - 0.02 * sin(t)), z + 0.012 + 0.03 * t / pi) for t in np.linspace(0, pi, 8)]
        flap += [(side * (half_depth - 0.03 - 0.30 * t), z + 0.042 + 0.20 * t**1.3) for t in np.linspace(0.08, 1, 12)]
        folded("flap", flap, -half_length + 0.02, half_length - 0.02, paper, parent, 0.010, seed=33 + side, swell=0.006, slack=0.0)


def bolt(tone, pattern, parent, width=2.3, radius=0.25, tail=0.0, seed=1, scale=1.0):
    """A roll of silk along x. Its end hangs out by `tail` in front. Rests on z = 0."""
    turns, inner = 8.0, 0.085
    angles = np.linspace(-turns * 2 * pi, 0, int(turns * 40)) - pi / 2  # ends at the bottom, running forwards
    radii = inner + (radius - inner) * np.linspace(0, 1, len(angles))
    path = [(-r * cos(a), radius + r * sin(a)) for a, r in zip(angles, radii)]
    if tail:
        end = path[-1]
        path += [(end[0] - tail * t, 0.012 + 0.025 * sin(pi * t) ** 2) for t in np.linspace(0.02, 1, 40)]
    fabric, edge = silk(tone, pattern, scale), plain("edge", SILKS[tone][1])
    folded("bolt", path, -width / 2, width / 2, fabric, parent, 0.016, columns=40, seed=seed, swell=0.0, drift=0.0, slack=0.010,
           origin=(seed, 0), edge=edge)
    core = lathe("core", [(0.050, -width / 2 - 0.02), (0.072, -width / 2 - 0.02), (0.072, width / 2 + 0.02), (0.050, width / 2 + 0.02)],
                 washi(), 48, parent=parent)
    core.rotation_euler, core.location = (0, pi / 2, 0), (0, 0, radius)


SOLE_LENGTH, SOLE_WIDTH = 1.62, 0.56


def _sole_outline(grow):
    """Half of the outline along y from the heel: nearly straight sides, wider at the toe."""
    t = np.linspace(0, pi, 61)
    y = -np.cos(t) * (SOLE_LENGTH / 2 + grow)
    half = (SOLE_WIDTH / 2 + grow) * np.sin(t) ** 0.52 * (0.93 + 0.07 * np.clip(y / SOLE_LENGTH * 2, -1, 1))
    return resample(np.r_[np.c_[half, y], np.c_[-half[1:-1], y[1:-1]][::-1]], count=160, closed=True)


def _slab(name, low, high, grow, material, parent, round_over=0.02):
    """A layer of the sole between two heights. Each height is a function of y."""
    rings = []
    for inset, share in ((round_over, 0.0), (round_over * 0.3, 0.12), (0, 0.3), (0, 0.7), (round_over * 0.3, 0.88), (round_over, 1.0)):
        rings.append([(x, y, low(y) + (high(y) - low(y)) * share) for x, y in _sole_outline(grow - inset)])
    count = len(rings[0])
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
             for i in range(len(rings) - 1) for j in range(count)]
    last = (len(rings) - 1) * count
    faces += [tuple(range(count))[::-1], tuple(range(last, last + count))]
    made = mesh(name, [p for ring in rings for p in ring], faces, material, parent=parent, angle=50)
    layer = made.data.uv_layers.new()
    for loop in made.data.loops:
        x, y, z = made.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (x + z, y)
    return made


def sandal(top_material, side_material, thong_material, parent):
    """A formal zōri: a covered sole in layers that rises to the heel, and padded straps."""
    def level(base, rise):
        return lambda y: base + rise * np.clip((0.35 - y) / 1.1, 0, 1) ** 1.4

    ground = lambda y: 0.0 + 0.022 * np.clip((y - 0.5) / 0.3, 0, 1) ** 2
    heel = [ground, level(0.075, 0.09), level(0.145, 0.135), level(0.215, 0.17)]
    for lower, upper in zip(heel, heel[1:]):
        _slab("layer", lower, lambda y, f=upper: f(y) - 0.004, 0.0, side_material, parent, 0.016)
    crown = lambda y: heel[-1](y) + 0.05
    _slab("bed", lambda y: heel[-1](y) - 0.002, crown, -0.004, top_material, parent, 0.034)
    front = np.array((0.0, 0.46, crown(0.46)))
    for side in (-1, 1):
        path = smooth([front + (side * 0.012, 0, 0.01), front + (side * 0.045, -0.05, 0.10), front + (side * 0.15, -0.20, 0.155),
                       (side * 0.255, -0.02, crown(-0.02) + 0.125), (side * 0.285, -0.20, crown(-0.2) - 0.01), (side * 0.27, -0.25, crown(-0.25) - 0.07)], 10)
        size = np.interp(np.linspace(0, 1, len(path)), (0, 0.15, 0.5, 0.85, 1), (0.030, 0.050, 0.058, 0.048, 0.036))
        thong = tube("thong", path, np.stack([size * 0.72, size], 1), thong_material, sides=24, parent=parent)
        _coordinates_along(thong, path)
    tube("toe loop", smooth([front + (0, 0.012, -0.03), front + (0, 0.014, 0.06), front + (0, -0.05, 0.118), front + (0, -0.085, 0.085)], 8),
         0.030, thong_material, sides=20, parent=parent)


def _coordinates_along(thing, path):
    layer, along, sides = thing.data.uv_layers.new(), lengths(path), 24
    for loop in thing.data.loops:
        index = loop.vertex_index
        layer.data[loop.index].uv = ((index % sides) / sides * 0.3, along[min(index // sides, len(along) - 1)])


def zori(band, top, parent):
    """A pair of sandals, one resting on the edge of the other."""
    faced, cover = brocade(band, 0.24), plain("bed", top, 0.5, 0.5)
    sides = bumpy(principled("sides", tuple(c * 0.9 for c in top), 0.35, 0.36, Clearcoat=0.2), 90, 0.15, 2)
    for x, y, turn in ((-0.36, 0.0, 6), (0.36, -0.12, -9)):
        one = empty(parent, (x, y, 0), (0, 0, radians(turn)))
        sandal(cover, sides, faced, one)


def handbag(band, parent):
    """A small formal bag with rounded shoulders, a gold frame and a ball clasp. It stands on z = 0 and faces -y."""
    woven, gilt = brocade(band, 0.30), gold(0.22)
    height, half_width, half_depth = 0.86, 0.72, 0.25
    rings = []
    for t in np.linspace(0, 1, 36):
        z = height * t
        wide = half_width * (1 - 0.20 * t**1.6) * (1 - 0.10 * (1 - min(t / 0.14, 1)) ** 2)
        deep = half_depth * (1 - 0.80 * t**1.5) * (1 - 0.16 * (1 - min(t / 0.14, 1)) ** 2) + 0.012
        turns = np.linspace(0, 2 * pi, 96, endpoint=False)
        rings.append([(wide * np.sign(cos(a)) * abs(cos(a)) ** 0.45, deep * np.sign(sin(a)) * abs(sin(a)) ** 0.55, z) for a in turns])
    rings = np.array(rings)
    around = np.linspace(0, 4.2, 97)
    closed = np.concatenate([rings, rings[:, :1]], 1).transpose(1, 0, 2)
    spread = np.stack(np.meshgrid(around, np.linspace(0, height, 36), indexing="ij"), -1)
    cloth("bag", closed, spread, woven, 0.012, parent)
    box("base", 2 * half_width * 0.86, 2 * half_depth * 0.8, 0.03, woven, 0.012, parent, (0, 0, 0.02))
    half = half_width * 0.80 + 0.012
    frame = [(-half, 0, height - 0.10), (-half, 0, height - 0.02), (-half + 0.05, 0, height + 0.02), (0, 0, height + 0.035),
             (half - 0.05, 0, height + 0.02), (half, 0, height - 0.02), (half, 0, height - 0.10)]
    tube("frame", smooth(frame, 10), 0.036, gilt, sides=20, parent=parent)
    for x in (-0.03, 0.03):
        ball = lathe("clasp", [(0.042 * cos(a), 0.042 * sin(a)) for a in np.linspace(-pi / 2, pi / 2, 12)], gilt, 32, parent=parent, angle=80)
        ball.location = (x, 0, height + 0.10)
    handle = [(-0.42, 0, height), (-0.40, 0.02, height + 0.26), (-0.22, 0.03, height + 0.46), (0, 0.03, height + 0.51), (0.22, 0.03, height + 0.46),
              (0.40, 0.02, height + 0.26), (0.42, 0, height)]
    grip = tube("handle", smooth(handle, 10), 0.034, woven, sides=24, parent=parent)
    _coordinates_along(grip, smooth(handle, 10))
