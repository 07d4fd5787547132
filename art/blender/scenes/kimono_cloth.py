"""Silk cloth: weaves, and woven or dyed patterns, drawn in the texture coordinates of the cloth (in units of
length)."""
from math import cos, pi, sin, sqrt

from field import Field, random, uv, vector
from materials import graph_of, linear, principled, shader_of

GOLD_THREAD = (0.86, 0.58, 0.24)
# Two tones of the ground, thread of the figures, how metallic it is, how much clouds fade the figures.
SILKS = {
    "navy": ((0.0045, 0.009, 0.040), (0.008, 0.020, 0.080), GOLD_THREAD, 0.85, 0.8),
    "black": ((0.0035, 0.0033, 0.0036), (0.007, 0.0065, 0.008), GOLD_THREAD, 0.85, 1.0),
    "mauve": ((0.25, 0.125, 0.165), (0.33, 0.18, 0.205), (0.80, 0.68, 0.60), 0.0, 0.0),
    "sage": ((0.15, 0.19, 0.12), (0.19, 0.235, 0.15), (0.72, 0.64, 0.42), 0.5, 0.3),
    "indigo": ((0.012, 0.022, 0.050), (0.018, 0.032, 0.070), (0.46, 0.47, 0.46), 0.0, 0.0),
    "crimson": ((0.19, 0.008, 0.010), (0.26, 0.014, 0.014), GOLD_THREAD, 0.8, 0.4),
    "ivory": ((0.60, 0.53, 0.41), (0.66, 0.60, 0.49), (0.80, 0.55, 0.24), 0.7, 0.3),
}
# The ground and its stripe, then the thread of the figures.
BROCADES = {
    "gold": ((0.36, 0.16, 0.035), (0.62, 0.36, 0.10), (1.0, 0.64, 0.23)),
    "silver": ((0.42, 0.39, 0.34), (0.58, 0.55, 0.49), (0.86, 0.80, 0.70)),
    "green": ((0.010, 0.045, 0.026), (0.018, 0.065, 0.038), (0.90, 0.60, 0.22)),
    "vermilion": ((0.30, 0.022, 0.010), (0.40, 0.035, 0.016), (0.95, 0.62, 0.24)),
}


def seigaiha(graph, u, v, radius=0.155, lines=4):
    """Overlapping waves of concentric arcs. Where discs overlap, the front one is visible."""
    drawn, covered = None, None
    row = (v / (radius / 2)).floor()
    for back in (-1, 0, 1):
        number = row + back
        odd = (number * 0.5).fraction() * 2
        x = ((u / (2 * radius) - odd * 0.5).fraction() - 0.5) * (2 * radius)
        y = v - number * (radius / 2)
        distance = (x * x + y * y).root() / radius
        within = distance.below(1)
        ring = abs((distance * lines + 0.22).fraction() - 0.22).step(0.085, 0.135, 1, 0)
        if drawn is None:
            drawn, covered = ring * within, within
            continue
        drawn = drawn + ring * within * (1 - covered)
        covered = covered.max(within)
    return drawn


def asanoha(graph, u, v, size=0.36):
    """Hemp leaves: a grid of triangles with lines from each corner to the middle."""
    drawn = None
    for turn in range(3):
        for factor, start in ((2 / sqrt(3), 0), (2, pi / 6)):
            a = turn * pi / 3 + start
            line = (u * (cos(a) / size * factor) + v * (sin(a) / size * factor)).triangle().step(0.018, 0.034, 1, 0)
            drawn = line if drawn is None else drawn.max(line)
    return drawn


def sakura(graph, u, v, size=0.34):
    """Scattered cherry blossoms in two sizes, with notched petals."""
    drawn = None
    for pitch, shift in ((size, 0.0), (size * 0.62, 7.3)):
        x, y = u / pitch + shift, v / pitch + shift
        column, line = x.floor(), y.floor()
        chance, right, up = random(graph, column, line)
        dx, dy = x.fraction() - 0.34 - right * 0.32, y.fraction() - 0.34 - up * 0.32
        distance = (dx * dx + dy * dy).root()
        bearing = ((dy.angle(dx) + chance * 6.3) * (5 / (2 * pi))).triangle() * 2  # 0 in the middle of a petal, 1 between two petals
        petal = 0.29 - (bearing**2.2) * 0.15 - bearing.step(0.0, 0.16, 0.045, 0)
        flower = (petal - distance).step(0, 0.012)
        hollow = distance.step(0.045, 0.057)
        vein = 1 - bearing.step(0.05, 0.09, 1, 0) * (distance - 0.06).step(0, 0.01) * distance.step(0.15, 0.14)
        flower = flower * hollow * vein * chance.step(0.36, 0.361)
        drawn = flower if drawn is None else drawn.max(flower)
    return drawn


def stripes(graph, u, v, pitch=0.105):
    """Fine double stripes with a dotted thread between them (tsumugi)."""
    place = v / pitch
    band = (place.triangle() - 0.09).triangle().step(0.022, 0.040, 1, 0) * place.triangle().below(0.2)
    dots = (place + 0.5).triangle().step(0.018, 0.034, 1, 0) * (u * 34).fraction().below(0.5)
    return band.max(dots)


def kikko(graph, u, v, size=0.16):
    """Tortoise shells: hexagons, each with a smaller hexagon inside."""
    def distance(x, y):
        a = [abs(x * cos(t) + y * sin(t)) for t in (0, pi / 3, 2 * pi / 3)]
        return a[0].max(a[1]).max(a[2])

    wide, tall = size, size * sqrt(3)
    near = None
    for shift in (0.0, 0.5):
        x = ((u / wide + shift).fraction() - 0.5) * wide
        y = ((v / tall + shift).fraction() - 0.5) * tall
        part = distance(x, y)
        near = part if near is None else near.min(part)
    edge = near / (size / 2)
    return edge.step(0.88, 0.92).max(edge.step(0.50, 0.54) * edge.step(0.66, 0.62)).max(edge.step(0.16, 0.12))


PATTERNS = {"seigaiha": seigaiha, "asanoha": asanoha, "sakura": sakura, "stripes": stripes, "kikko": kikko}


def _woven(material, graph, place, threads, figure=None, raised=1.0, soft=0.20):
    """Crossing threads and soft dents. A figure lies on top of them."""
    u, v = place
    weave = (u * (threads[0] * 2 * pi)).sine() * (v * (threads[1] * 2 * pi)).sine() * 0.25
    height = weave if figure is None else weave + figure * raised
    dents = graph.bump(graph.noise(7, 3, graph.coordinates("UV")), soft, 0.03)
    graph.put(shader_of(material).inputs["Normal"], graph.bump(height.value, 0.30, 0.006, dents))


def plain(name, colour, roughness=0.45, sheen=0.3):
    material = principled(name, colour, 0, roughness, Sheen=sheen, Sheen_Tint=0.6, Specular=0.35)
    graph = graph_of(material)
    darker = linear(tuple(c * 0.8 for c in colour))
    tone = graph.noise(3, 2, graph.coordinates("UV"))
    graph.put(shader_of(material).inputs["Base Color"], graph.mix(tone, linear(colour), darker))
    _woven(material, graph, uv(graph), (150, 150))
    return material


def silk(tone, pattern, scale=1.0):
    """Silk with a pattern of SILKS and PATTERNS. With gold thread, the figures appear in clouds."""
    low, high, thread, metal, clouds = SILKS[tone]
    material = principled("silk", low, 0, 0.42, Sheen=0.25, Sheen_Tint=0.6, Specular=0.35, Anisotropic=0.4)
    graph, shader = graph_of(material), shader_of(material)
    u, v = uv(graph)
    drawn = PATTERNS[pattern](graph, u * (1 / scale), v * (1 / scale))
    place = graph.coordinates("UV")
    if clouds:
        drawn = drawn * Field(graph, graph.noise(0.9, 3, place)).step(0.38, 0.56, 1 - clouds, 1, smooth=True)
    ground = graph.mix(graph.map_range(graph.noise(0.55, 2, place), (0.35, 0.7)), linear(low), linear(high))
    graph.put(shader.inputs["Base Color"], graph.mix(drawn.value, ground, linear(thread)))
    graph.put(shader.inputs["Metallic"], (drawn * metal).value)
    graph.put(shader.inputs["Roughness"], (0.42 - drawn * 0.06).value)
    _woven(material, graph, (u, v), (120, 120), drawn, 0.8 if metal else 0.3)
    return material


def brocade(tone, size=0.36):
    """The cloth of an obi: flowers with eight petals in a grid of diamonds, woven with metal thread."""
    low, stripe, thread = BROCADES[tone]
    material = principled("brocade", low, 0, 0.36, Sheen=0.3, Sheen_Tint=0.6, Specular=0.35, Anisotropic=0.6)
    graph, shader = graph_of(material), shader_of(material)
    u, v = uv(graph)
    a, b = ((u + v) / size).fraction() - 0.5, ((u - v) / size).fraction() - 0.5
    radius = (a * a + b * b).root()
    petal = abs((b.angle(a) * 4).cosine())
    flower = (petal * 0.13 + 0.17 - radius).step(0, 0.016)
    inner = abs(petal * 0.09 + 0.11 - radius).step(0.012, 0.022)
    heart = abs(radius - 0.075).step(0.010, 0.018)
    edge = abs(a).max(abs(b))
    lattice = edge.step(0.455, 0.465).max(edge.step(0.42, 0.43) * edge.step(0.445, 0.435))
    drawn = (flower * inner * heart).max(lattice)
    rib = (v * 420).sine().step(-0.2, 0.2, 0, 0.45)
    ground = graph.mix(rib.value, linear(low), linear(stripe))
    shade = (v * 330).sine() * 0.12 + 0.88
    lit = graph.mix(1.0, linear(thread), vector(graph, shade, shade, shade), "MULTIPLY")
    graph.put(shader.inputs["Base Color"], graph.mix(drawn.value, ground, lit))
    graph.put(shader.inputs["Metallic"], drawn.value)
    graph.put(shader.inputs["Roughness"], (0.38 - drawn * 0.06).value)
    _woven(material, graph, (u, v), (90, 140), drawn, 1.5, soft=0.06)
    return material


def striped_obi(tone, stripe, pitch=0.30):
    """Hakata weave: a plain band with lengthwise stripes of small diamonds. v runs along the obi, u across it."""
    low, _, thread = BROCADES[tone]
    material = principled("hakata", low, 0, 0.42, Sheen=0.3, Sheen_Tint=0.6, Specular=0.35)
    graph, shader = graph_of(material), shader_of(material)
    u, v = uv(graph)
    across = (u / pitch).triangle()
    diamonds = (across * pitch * 22 + (v * 22).triangle()).step(0.38, 0.44, 1, 0)
    rails = (across - 0.14).triangle().step(0.014, 0.024, 1, 0).max((across - 0.20).triangle().step(0.006, 0.012, 1, 0))
    drawn = diamonds.max(rails)
    rib = (v * 420).sine().step(-0.2, 0.2, 0, 0.3)
    ground = graph.mix(rib.value, linear(low), linear(tuple(c * 1.6 for c in low)))
    graph.put(shader.inputs["Base Color"], graph.mix(drawn.value, ground, linear(stripe or thread)))
    _woven(material, graph, (u, v), (90, 140), drawn, 0.6, soft=0.06)
    return material
