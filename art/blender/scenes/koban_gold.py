"""Koban and oban: hammered gold plates with chisel marks, stamped seals and a signature."""
from math import copysign, cos, pi, sin

import numpy as np
from scipy.ndimage import gaussian_filter

from materials import graph_of, linear, principled, shader_of
from relief import Relief, array_image, sample
from shapes import mesh

HALF_LENGTH, HALF_WIDTH, HALF_THICKNESS = 1.20, 0.66, 0.030
EXTENT = 1.25
LOW, HIGH = -1.2, 0.9  # the heights for 0 and 1 in the image
# The worn face, the colour in the hollows, a redder tone in patches.
GOLDS = {
    "bright": ((0.96, 0.56, 0.155), (0.36, 0.145, 0.026), (0.95, 0.42, 0.10)),
    "pale": ((0.90, 0.60, 0.24), (0.33, 0.17, 0.05), (0.86, 0.52, 0.18)),
    "red": ((0.93, 0.47, 0.13), (0.34, 0.12, 0.025), (0.88, 0.35, 0.08)),
}


def chisel_marks(sheet, columns=0.30, pitch=0.040):
    """Goza-me: short slanting strokes in shifted columns. There are none on the rim."""
    drift = sheet.x + 0.004 * sheet.cloud(20, 80) + 2
    column, within = np.floor(drift / columns), (drift / columns) % 1
    phase = (sheet.y + 0.0028 * sheet.cloud(40, 60) + 0.04 * sheet.x + 0.012 * np.sin(column * 5)) / pitch
    stroke = np.abs(((phase + column * 0.618) % 1) - 0.5) * 2
    strength = 0.72 + 0.28 * np.clip(sheet.cloud(5, 26), -1, 1.5)
    ends = np.clip(np.minimum(within, 1 - within) * 9, 0.5, 1)
    outward = np.abs(sheet.x / HALF_WIDTH) ** 2.25 + np.abs(sheet.y / HALF_LENGTH) ** 2.25
    strength = strength * np.clip((1 - outward) / 0.07, 0.12, 1)
    sheet.height -= 0.42 * np.clip(1 - stroke * 1.6, 0, 1) ** 0.8 * strength * ends
    sheet.height += 0.03 * sheet.cloud(5) + 0.06 * sheet.cloud(40)


def paulownia(x, y):
    """The crest: three leaves that hang from the stem, and three flower spikes."""
    crest = np.zeros(x.shape, bool)
    for angle, length, width, start in ((pi, 0.105, 0.045, 0.03), (1.95, 0.135, 0.050, 0.03), (-1.95, 0.135, 0.050, 0.03)):
        along = x * sin(angle) + (y - start) * cos(angle)
        across = x * cos(angle) - (y - start) * sin(angle)
        t = np.clip(along / length, 0, 1)
        vein = (np.abs(across) < 0.006) & (t < 0.85)
        crest |= (along > 0) & (along < length) & (np.abs(across) < width * np.sin(pi * t**0.8) ** 0.7) & ~vein
    for angle, reach in ((0, 0.125), (-0.55, 0.105), (0.55, 0.105)):
        for flower in range(4):
            step = (flower + 0.5) / 4
            dx, dy = sin(angle) * (0.03 + reach * step), 0.045 + cos(angle) * reach * step
            crest |= np.hypot(x - dx, y - dy) < 0.0175 - 0.0018 * flower
    return crest


def fan_seal(sheet, x0, y0, up=1, size=1.0):
    """The crest in a fan-shaped frame."""
    x, y = (sheet.x - x0) / size, (sheet.y - y0) * up / size
    radius, bearing = np.hypot(x, y + 0.25), np.abs(np.arctan2(x, y + 0.25))
    fan = (radius < 0.415) & (radius > 0.135) & (bearing < 0.74)
    sheet.press(fan, -0.75, 1.6)
    sheet.press(sheet.inside(fan, 4, 11), 0.25, 1.4)
    sheet.press(paulownia(x, y) & fan, 0.30, 1.4)


def stamp(sheet, text, size, x0, y0, width, height, framed=True, rounded=False):
    """Characters from top to bottom in a sunken field."""
    if rounded:
        field = np.hypot((sheet.x - x0) / width, (sheet.y - y0) / height) < 1
    else:
        field = (np.abs(sheet.x - x0) < width) & (np.abs(sheet.y - y0) < height)
    sheet.press(field, -0.70, 1.8)
    if framed:
        sheet.press(sheet.inside(field, 4, 10), 0.30, 1.4)
    letters = np.zeros(field.shape)
    for number, character in enumerate(text):
        y = y0 + (len(text) - 1) * size * 0.5 - number * size
        letters = np.maximum(letters, sheet.glyphs(character, size * 0.82, (x0, y)))
    sheet.press(gaussian_filter(letters, 1.0) > 0.35, 0.35, 1.2)


def koban_relief(seed, resolution=1800):
    sheet = Relief(EXTENT, resolution, seed)
    chisel_marks(sheet)
    fan_seal(sheet, 0, 0.82)
    fan_seal(sheet, 0, -0.82, -1)
    stamp(sheet, "壹両", 0.215, 0, 0.27, 0.14, 0.245)
    stamp(sheet, "光次", 0.21, 0, -0.27, 0.135, 0.235, framed=False)
    stamp(sheet, "宝", 0.115, -0.30, -0.62, 0.085, 0.085, rounded=True)
    stamp(sheet, "大", 0.10, 0.30, -0.60, 0.075, 0.075, rounded=True)
    if seed % 3 == 0:
        stamp(sheet, "吉", 0.10, 0.33, 0.30, 0.07, 0.07, rounded=True)
    return gaussian_filter(sheet.height, 1.3), None


def oban_relief(seed, resolution=2000):
    """Finer strokes, round crests at the four sides, and an inscription in ink."""
    sheet = Relief(EXTENT, resolution, seed)
    chisel_marks(sheet, columns=0.24, pitch=0.031)
    for x, y in ((0, 0.98), (0, -0.98), (-0.49, 0), (0.49, 0)):
        field = np.hypot(sheet.x - x, sheet.y - y) < 0.125
        sheet.press(field, -0.7, 1.8)
        sheet.press(sheet.inside(field, 4, 10), 0.25, 1.4)
        sheet.press(paulownia((sheet.x - x) / 0.58, (sheet.y - y) / 0.58) & field, 0.30, 1.4)
    ink = np.zeros(sheet.height.shape)
    for character, y, size in (("拾", 0.60, 0.46), ("両", 0.14, 0.44), ("後", -0.30, 0.40), ("藤", -0.68, 0.40)):
        ink = np.maximum(ink, sheet.glyphs(character, size, (0.01, y), stretch=1.08, turn=-0.03))
    # A brush leaves gaps: where it had little ink, the ink is only between the chisel marks.
    edge = gaussian_filter(ink, 3.5) + 0.07 * sheet.cloud(5) + 0.10 * sheet.height
    return gaussian_filter(sheet.height, 1.3), np.clip((edge - 0.42) / 0.14, 0, 1)


RELIEFS = {"koban": koban_relief, "oban": oban_relief}


def plate_material(kind="koban", seed=3, tone="bright"):
    face, hollow, patch = GOLDS[tone]
    height, ink = RELIEFS[kind](seed)
    channels = np.zeros(height.shape + (3,))
    channels[:, :, 0] = np.clip((height - LOW) / (HIGH - LOW), 0, 1)
    if ink is not None:
        channels[:, :, 1] = ink
    material = principled(kind, face, 1, 0.26)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    raised, inked, _ = sample(graph, array_image(kind, channels), EXTENT, place)
    cloud, fine = graph.noise(4.5 + seed % 3, 5, place, 0.65), graph.noise(60, 3, place)
    soil = graph.math("MULTIPLY", graph.math("SUBTRACT", cloud, 0.5), 0.4)
    worn = graph.map_range(graph.math("ADD", raised, soil), (0.22, 0.62))
    colour = graph.mix(worn, linear(hollow), linear(face))
    colour = graph.mix(graph.map_range(cloud, (0.55, 0.8), (0, 0.30)), colour, linear(patch))
    roughness = graph.math("ADD", graph.map_range(worn, (0, 1), (0.46, 0.20)),
                           graph.math("MULTIPLY", graph.math("SUBTRACT", fine, 0.5), 0.10))
    if ink is not None:
        colour = graph.mix(inked, colour, linear((0.004, 0.003, 0.003)))
        graph.put(shader.inputs["Specular"], 0.15)
        roughness = graph.math("ADD", roughness, graph.math("MULTIPLY", inked, 0.4))
        graph.put(shader.inputs["Metallic"], graph.math("SUBTRACT", 1, graph.math("MULTIPLY", inked, 0.95)))
    graph.put(shader.inputs["Base Color"], colour)
    graph.put(shader.inputs["Roughness"], roughness)
    hammered = graph.bump(graph.noise(3.2, 3, place), 0.22, 0.04)
    graph.put(shader.inputs["Normal"], graph.bump(raised, 1.0, 0.016, hammered))
    return material


def plate(material, random, parent=None, around=320, rings=26):
    """An oval plate, slightly curved and uneven, with its rim hammered all round."""
    half = HALF_THICKNESS
    profile = [(i / rings * 0.955, half) for i in range(rings + 1)]
    profile += [(0.972, half * 0.98), (0.986, half * 0.85), (0.996, half * 0.5), (1.0, 0), (0.996, -half * 0.5),
                (0.986, -half * 0.85), (0.972, -half * 0.98), (0.9, -half), (0.5, -half), (0, -half)]
    phase, bend = random.uniform(0, 6, 4), random.uniform(-0.03, 0.03)
    exponent, length = 2 / 2.25, len(profile)
    vertices = []
    for step in range(around):
        turn = 2 * pi * step / around
        c, s = cos(turn), sin(turn)
        rim_x, rim_y = HALF_WIDTH * copysign(abs(c) ** exponent, c), HALF_LENGTH * copysign(abs(s) ** exponent, s)
        wobble = 1 + 0.006 * sin(5 * turn + phase[0]) + 0.005 * sin(9 * turn + phase[1]) + 0.003 * sin(17 * turn + phase[2])
        for share, z in profile:
            x, y = rim_x * share * wobble, rim_y * share * wobble
            dish = 0.018 * (x / HALF_WIDTH) ** 2 * share + bend * (y / HALF_LENGTH) ** 2 + 0.012 * share**10
            vertices.append((x, y, z + dish + 0.005 * sin(4 * x + phase[3]) * sin(3 * y + phase[0])))
    faces = [(j * length + i, j * length + i + 1, (j + 1) % around * length + i + 1, (j + 1) % around * length + i)
             for j in range(around) for i in range(length - 1)]
    return mesh("plate", vertices, faces, material, parent=parent, angle=60)
