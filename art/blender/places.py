"""Places where an object can stand instead of the plain backdrop: a floor of some material, a wall behind it, and
the light that falls on both. The lights on the object itself are those of the studio.

Daylight comes from the left through a window that the camera does not see; its bars draw the shadow on the wall.
"""
from math import pi, radians

import bpy
import numpy as np
from mathutils import Vector

from materials import graph_of, principled, shader_of
from shapes import box, grid, link, mesh

WALL = 6.2  # how far behind the object the wall is


def _sheet(name, corners, material):
    return mesh(name, corners, [(0, 1, 2, 3)], material)


def _floor(material, end=WALL):
    return _sheet("floor", [(-30, -14, 0), (30, -14, 0), (30, end, 0), (-30, end, 0)], material)


def _wall(material):
    return _sheet("wall", [(-30, WALL, -1), (30, WALL, -1), (30, WALL, 16), (-30, WALL, 16)], material)


def _plaster(base, sand=0.5):
    """An earthen wall: clouds of tone, grains of sand."""
    made = principled("plaster", base, 0, 0.92, Specular=0.15)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    clouds = graph.noise(0.55, 5, place, 0.6)
    grains = graph.noise(46, 3, place, 0.7)
    dark = tuple(c * 0.72 for c in base)
    graph.put(shader.inputs["Base Color"], graph.mix(clouds, dark + (1,), tuple(c * 1.2 for c in base) + (1,)))
    graph.put(shader.inputs["Normal"], graph.bump(grains, sand, 0.012))
    return made


def _window(at, target, power, bars=(3, 4), size=(2.6, 3.4), bar=0.075, colour=(1, 0.90, 0.74), radius=0.05):
    """Light through a lattice window."""
    light = bpy.data.lights.new("daylight", "SPOT")
    light.energy, light.color = power, colour
    light.spot_size, light.spot_blend, light.shadow_soft_size = radians(64), 0.35, radius
    made = link(bpy.data.objects.new("daylight", light))
    made.location = at
    way = Vector(target) - Vector(at)
    turn = way.to_track_quat("-Z", "Y")
    made.rotation_euler = turn.to_euler()
    frame = link(bpy.data.objects.new("window", None))
    frame.location = Vector(at) + way.normalized() * 3.2
    frame.rotation_euler = turn.to_euler()
    wood = principled("bars", (0.01, 0.01, 0.01), 0, 1)
    width, height = size
    wide = 9

    def piece(w, h, x, y):
        part = box("bar", w, h, 0.03, wood, 0, frame, (x, y, 0))
        part.visible_camera = part.visible_glossy = False

    for i in range(bars[0] + 1):
        piece(bar, height, -width / 2 + width * i / bars[0], 0)
    for i in range(bars[1] + 1):
        piece(width, bar, 0, -height / 2 + height * i / bars[1])
    for side in (-1, 1):
        piece(wide, wide, side * (width / 2 + wide / 2), 0)
        piece(wide, wide, 0, side * (height / 2 + wide / 2))


def _glow(at, target, power, colour, cone=70, radius=0.8):
    """A lamp that warms a part of the wall."""
    light = bpy.data.lights.new("glow", "SPOT")
    light.energy, light.color = power, colour
    light.spot_size, light.spot_blend, light.shadow_soft_size = radians(cone), 1, radius
    made = link(bpy.data.objects.new("glow", light))
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def _wood(light, dark, plank=1.9, roughness=0.36):
    """Planks along x with grain, and dark joints between them."""
    made = principled("wood", light, 0, roughness, Specular=0.4)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    y = graph.math("DIVIDE", graph.separate(place)[1], plank)
    number = graph.math("FLOOR", y)
    moved = graph.vector_math("ADD", place, graph.vector_math("SCALE", (3.1, 0.7, 0), scale=number))
    wobble = graph.noise(0.5, 3, graph.mapping(moved, (0.35, 1, 1)), 0.5)
    across = graph.math("ADD", graph.math("MULTIPLY", graph.separate(moved)[1], 5.5), graph.math("MULTIPLY", wobble, 7.5))
    rings = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", across, pi)))
    fibres = graph.noise(26, 5, graph.mapping(moved, (0.05, 1, 1)), 0.65)
    pores = graph.noise(80, 2, graph.mapping(moved, (0.03, 1, 1)), 0.5)
    tone = graph.math("ADD", graph.math("MULTIPLY", rings, 0.45), graph.math("MULTIPLY", fibres, 0.65), clamp=True)
    colour = graph.ramp(tone, [(0.12, dark), (0.85, light)], "EASE")
    edge = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", y), 0.5))
    joint = graph.map_range(edge, (0.489, 0.497), (0, 1), "SMOOTHSTEP")
    graph.put(shader.inputs["Base Color"], graph.mix(joint, colour, (0.002, 0.0015, 0.001, 1)))
    graph.put(shader.inputs["Roughness"], graph.map_range(fibres, (0.2, 0.8), (roughness - 0.08, roughness + 0.16)))
    height = graph.math("SUBTRACT", graph.math("ADD", graph.math("MULTIPLY", fibres, 0.5), graph.math("MULTIPLY", pores, 0.3)),
                        graph.math("MULTIPLY", joint, 3))
    graph.put(shader.inputs["Normal"], graph.bump(height, 0.35, 0.012))
    return made


def _straw():
    """Rush of a tatami mat: ridges across, each woven over two threads."""
    made = principled("straw", (0.20, 0.165, 0.09), 0, 0.62, Specular=0.25)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    x, y, _ = graph.separate(place)
    rush = graph.math("MULTIPLY", y, 17)
    pair = graph.math("MODULO", graph.math("FLOOR", rush), 2)
    ridge = graph.math("SINE", graph.math("MULTIPLY", graph.math("FRACT", rush), pi))
    thread = graph.math("ADD", graph.math("MULTIPLY", x, 4.6), graph.math("MULTIPLY", pair, 0.5))
    knot = graph.math("POWER", graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", thread, pi))), 0.35)
    height = graph.math("MULTIPLY", ridge, knot)
    straws = graph.noise(18, 3, graph.mapping(place, (0.12, 1, 1)), 0.6)
    tone = graph.ramp(straws, [(0.25, (0.125, 0.105, 0.055)), (0.6, (0.19, 0.16, 0.09)), (0.85, (0.27, 0.225, 0.125))])
    graph.put(shader.inputs["Base Color"], graph.mix(graph.map_range(height, (0, 1), (0.7, 0)), tone, (0.05, 0.042, 0.02, 1)))
    graph.put(shader.inputs["Normal"], graph.bump(height, 0.5, 0.02))
    return made


def tatami():
    """A mat with its dark border, an earthen wall, and late daylight through a paper window's lattice."""
    floor = _floor(_straw())
    border = principled("border", (0.008, 0.011, 0.014), 0, 0.8, Sheen=0.3)
    for near in (2.6, -5.2):
        _sheet("border", [(-30, near, 0.012), (30, near, 0.012), (30, near + 0.62, 0.012), (-30, near + 0.62, 0.012)], border)
    _wall(_plaster((0.135, 0.100, 0.062)))
    base = principled("sill", (0.022, 0.013, 0.008), 0, 0.4)
    box("sill", 60, 0.3, 0.34, base, 0.02, None, (0, WALL - 0.15, 0.17))
    _window((-9.5, -3.4, 6.6), (2.3, WALL, 2.2), 9000, size=(2.2, 3.4))
    return floor


def table():
    """A walnut table before a dim wall, in the light of an evening lamp."""
    floor = _floor(_wood((0.115, 0.052, 0.024), (0.026, 0.011, 0.0055)), 3.4)
    _wall(_plaster((0.060, 0.046, 0.034)))
    _glow((2.4, 3.2, 7.5), (1.2, WALL, 1.6), 3600, (1, 0.72, 0.42))
    _glow((2.8, -0.6, 7.5), (0.5, 0.6, 0), 900, (1, 0.78, 0.52), 52)
    return floor


def desk():
    """A light oak desk at a north window: cool light, soft shadow of the bars."""
    floor = _floor(_wood((0.20, 0.125, 0.066), (0.085, 0.048, 0.024), plank=2.6, roughness=0.42), 3.6)
    _wall(_plaster((0.070, 0.074, 0.076), 0.35))
    _window((-9.0, -3.0, 6.4), (2.6, WALL, 2.2), 10500, bars=(2, 3), size=(2.0, 3.2), bar=0.13,
            colour=(0.86, 0.93, 1), radius=0.14)
    return floor


def slate():
    """Split slate before a blue-grey wall."""
    made = principled("slate", (0.026, 0.028, 0.031), 0, 0.5, Specular=0.45)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    layers = graph.noise(1.1, 7, graph.mapping(place, (0.8, 1.5, 1)), 0.62)
    steps = graph.map_range(graph.voronoi(0.55, place, "DISTANCE_TO_EDGE"), (0, 0.05), (0, 1), "SMOOTHSTEP")
    grains = graph.noise(60, 3, place, 0.7)
    height = graph.math("ADD", graph.math("MULTIPLY", layers, 1.6), graph.math("MULTIPLY", grains, 0.12))
    graph.put(shader.inputs["Normal"], graph.bump(height, 0.55, 0.05))
    graph.put(shader.inputs["Base Color"], graph.ramp(layers, [(0.3, (0.014, 0.015, 0.017)), (0.7, (0.042, 0.044, 0.047))]))
    graph.put(shader.inputs["Roughness"], graph.map_range(layers, (0.3, 0.7), (0.34, 0.62)))
    floor = _floor(made)
    _wall(_plaster((0.030, 0.034, 0.040), 0.3))
    _glow((3.6, 1.5, 8.0), (1.4, WALL, 2.4), 5200, (0.80, 0.90, 1), 60)
    return floor


def _cloth(colour, thread, flat=2.75, fold=0.26):
    """A square of cloth: smooth under the object, in folds around it, with woven threads."""
    made = principled("cloth", colour, 0, 0.82, Specular=0.2, Sheen=0.5)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    x, y, _ = graph.separate(place)
    warp = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", x, 118)))
    weft = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", y, 118)))
    slub = graph.noise(9, 4, graph.mapping(place, (1, 6, 1)), 0.6)
    height = graph.math("ADD", graph.math("MULTIPLY", warp, weft), slub)
    graph.put(shader.inputs["Normal"], graph.bump(height, 0.45, 0.012))
    graph.put(shader.inputs["Base Color"], graph.mix(graph.map_range(slub, (0.35, 0.75), (0, 0.55)), tuple(colour) + (1,), tuple(thread) + (1,)))
    count = 360
    side = np.linspace(-1, 1, count)
    u, v = np.meshgrid(side * 3.3, side * 3.3, indexing="ij")
    angle = np.radians(38)
    xs, ys = u * np.cos(angle) - v * np.sin(angle), u * np.sin(angle) + v * np.cos(angle)
    away = np.clip((np.hypot(xs, ys * 1.15) - flat) / 1.0, 0, 1)
    away = away * away * (3 - 2 * away)
    turn = np.arctan2(ys, xs)
    waves = np.sin(7 * turn + 0.9 * u) + 0.8 * np.sin(11 * turn - 1.4 * v + 1) + 0.5 * np.sin(3.4 * u + 2.6 * v)
    zs = 0.012 + fold * away * np.clip(waves * 0.5 + 0.25, 0, None) ** 1.3
    grid("cloth", np.stack([xs, ys, zs], -1), made, thickness=0.018)


def furoshiki():
    """A wrapping cloth of indigo spread on a dark table."""
    floor = table()
    _cloth((0.004, 0.0055, 0.016), (0.010, 0.0135, 0.030))
    return floor


def _velvet(colour):
    made = principled("velvet", colour, 0, 0.9, Specular=0.1, Sheen=1.0, Sheen_Tint=0.8)
    graph = graph_of(made)
    nap = graph.noise(3.2, 6, graph.coordinates(), 0.62)
    graph.put(shader_of(made).inputs["Normal"], graph.bump(nap, 0.35, 0.05))
    return made


def velvet():
    """The green velvet of a jeweller, before a wall of the same green."""
    floor = _floor(_velvet((0.003, 0.0125, 0.0095)))
    _wall(_plaster((0.011, 0.021, 0.0175), 0.2))
    _glow((3.0, 2.6, 7.8), (1.5, WALL, 1.8), 3000, (1, 0.88, 0.70), 64)
    return floor


def clay():
    """A clay wall in the afternoon, and a floor of sandstone."""
    made = principled("sandstone", (0.115, 0.078, 0.055), 0, 0.55, Specular=0.3)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    veins = graph.noise(0.9, 6, graph.mapping(place, (0.5, 2.2, 1)), 0.6)
    grains = graph.noise(70, 3, place, 0.7)
    graph.put(shader.inputs["Base Color"], graph.ramp(veins, [(0.3, (0.075, 0.048, 0.033)), (0.7, (0.135, 0.093, 0.066))]))
    graph.put(shader.inputs["Normal"], graph.bump(graph.math("ADD", veins, graph.math("MULTIPLY", grains, 0.3)), 0.25, 0.02))
    floor = _floor(made, 3.8)
    _wall(_plaster((0.120, 0.054, 0.032), 0.6))
    _window((-8.6, -2.6, 7.0), (2.4, WALL, 2.4), 11000, bars=(1, 1), size=(2.0, 3.0), bar=0.02, colour=(1, 0.84, 0.66), radius=0.22)
    return floor


def parlour():
    """The oiled floor of a music room; the sun comes through a sash window."""
    floor = _floor(_wood((0.098, 0.046, 0.020), (0.030, 0.013, 0.006), plank=0.9, roughness=0.30))
    _wall(_plaster((0.078, 0.066, 0.052), 0.25))
    box("skirting", 60, 0.12, 0.5, principled("skirting", (0.05, 0.042, 0.033), 0, 0.5), 0.03, None, (0, WALL - 0.06, 0.25))
    _window((-9.0, -3.2, 7.2), (2.2, WALL, 2.4), 11000, bars=(2, 4), size=(2.0, 3.6), bar=0.09, colour=(1, 0.86, 0.66))
    return floor
