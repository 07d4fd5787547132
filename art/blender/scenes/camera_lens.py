"""Interchangeable lenses, built forwards along z from the mount (z = 0). The index marks are at +y."""
from math import atan2, cos, pi, sin

import bpy
from mathutils import Vector

from materials import Graph, principled
from scenes.camera_parts import advances, dome, engrave, knob
from shapes import SANS, SANS_BOLD, extrude, lathe, mesh, orient, text

STEPS = 192
RADIUS = 0.60  # radius of the barrel; the rings are a little larger

# glass: radius of the front element. focus, barrel: lengths of the focusing ring and of the front part. grip:
# surface of the focusing ring.
LENSES = {
    "standard": dict(label="LENS  50mm  1:1.4   ·   MULTI-COATED   ·   No. 284107", glass=0.392, focus=0.31, barrel=0.16,
                     grip="ribs", stops="1.4 2 2.8 4 5.6 8 11 16"),
    "wide": dict(label="LENS  28mm  1:2.8   ·   WIDE-ANGLE   ·   No. 617720", glass=0.27, focus=0.17, barrel=0.14,
                 grip="ribs", stops="2.8 4 5.6 8 11 16 22"),
    "tele": dict(label="LENS  135mm  1:2.8   ·   TELEPHOTO   ·   No. 390518", glass=0.43, focus=0.62, barrel=0.42,
                 grip="ribs", stops="2.8 4 5.6 8 11 16 22"),
    "classic": dict(label="LENS  f=5cm  1:2   ·   No. 118046", glass=0.33, focus=0.13, barrel=0.22, grip="scallops",
                    stops="2 2.8 4 5.6 8 11 16"),
}


# The softboxes as seen from a lens: direction, half width and half height relative to the distance, radiance.
MIRRORED = [((-3.9, -2.2, 4.3), 0.26, 0.26, 30), ((-0.9, -8.1, 4.3), 0.33, 0.18, 5), ((4.7, -4.6, 1.5), 0.18, 0.31, 8),
            ((-5.9, -1.2, 0.6), 0.10, 0.35, 9)]


def mirrored_softboxes(graph):
    """The light that a mirror at this place would show, calculated from the direction of reflection."""
    reflected, light = graph.coordinates("Reflection"), 0.0
    for direction, half_width, half_height, radiance in MIRRORED:
        ahead = Vector(direction).normalized()
        aside = ahead.cross(Vector((0, 0, 1))).normalized()
        upwards = aside.cross(ahead)

        def along(axis):
            made = graph.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
            graph.put(made.inputs[0], reflected)
            made.inputs[1].default_value = axis
            return made.outputs["Value"]

        depth = graph.math("MAXIMUM", along(ahead), 0.05)  # small enough that everything behind falls outside

        def bell(axis, half):
            place = graph.math("DIVIDE", graph.math("DIVIDE", along(axis), depth), half)
            return graph.math("SUBTRACT", 1, graph.math("MULTIPLY", place, place), clamp=True)

        card = graph.math("POWER", graph.math("MULTIPLY", bell(aside, half_width), bell(upwards, half_height)), 0.9)
        light = graph.math("ADD", graph.math("MULTIPLY", card, radiance), light)
    return light


def coated_glass(name, straight, grazing, least=0.05, gain=0.9, power=3.0):
    """Thin coated glass: clear, with reflections whose tint changes towards grazing angles. The reflections are
    calculated by the shader and not traced, because rays that choose between five elements would leave grain
    in every coloured arc."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.cycles.sample_as_light = False
    made.node_tree.nodes.clear()
    graph = Graph(made.node_tree)
    facing = graph.node("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.5
    facing = facing.outputs["Facing"]
    share = graph.math("ADD", graph.math("MULTIPLY", graph.math("POWER", facing, power), gain), least, clamp=True)
    gloss = graph.node("ShaderNodeEmission")
    graph.put(gloss.inputs["Color"], graph.mix(facing, (*straight, 1), (*grazing, 1)))
    graph.put(gloss.inputs["Strength"], graph.math("MULTIPLY", share, mirrored_softboxes(graph)))
    added = graph.node("ShaderNodeAddShader")
    graph.put(added.inputs[0], graph.node("ShaderNodeBsdfTransparent").outputs[0])
    graph.put(added.inputs[1], gloss.outputs[0])
    graph.put(graph.node("ShaderNodeOutputMaterial").inputs[0], added.outputs[0])
    return made


def on_barrel(body, clock, radius, z, material, parent, size, font=SANS_BOLD):
    """A number on the wall of the barrel. `clock` is in radians from the index, positive to the viewer's right."""
    out = Vector((sin(clock), cos(clock), 0))
    return engrave(body, size, material, parent, out * radius + Vector((0, 0, z)), out, (0, 0, 1), font)


def name_ring(label, radius, z, tilt, size, material, parent):
    """Text around the front, with its middle at the top. The spacing comes from the font."""
    widths = advances(label, size, SANS)
    span, along = 2 * pi * radius * 0.80, 0.0
    gap = (span - sum(widths)) / len(label)
    start = -span / 2 / radius
    for sign, width in zip(label, widths):
        turn = start + (along + width / 2) / radius
        along += width + gap
        if sign == " ":
            continue
        out = Vector((sin(turn), cos(turn), 0))
        normal = Vector((0, 0, cos(tilt))) - out * sin(tilt)
        orient(text(sign, size, material, parent, font=SANS, depth=0.0006), out * radius + Vector((0, 0, z)), normal, out)


def front(parent, paint, start, end, glass, label, shell=None):
    """The front barrel from `start` to `end`, with thread, name ring, baffles and glass."""
    k = glass / 0.392
    thread = [point for i in range(7) for point in ((0.556, end - 0.010 - 0.012 * i), (0.545, end - 0.016 - 0.012 * i))]
    outside = [(0.5, start), (0.600, start), (0.606, start + 0.006), (0.606, end - 0.020), (0.600, end - 0.006),
               (0.590, end), (0.566, end), (0.560, end - 0.006)]
    lathe("front barrel", outside, shell or paint.black, STEPS, parent=parent, angle=30)
    inner, ring_z = glass + 0.026, end - 0.142
    baffles = [(0.375, 0.220), (0.372, 0.31), (0.350, 0.32), (0.345, 0.41), (0.320, 0.42), (0.315, 0.51), (0.295, 0.52),
               (0.29, 0.61), (0.28, 0.615), (0.28, 0.91), (0, 0.91)]
    inside = [(0.560, end - 0.006), *thread, (0.545, end - 0.095), (0.532, end - 0.095), (0.530, end - 0.10),
              (inner, ring_z), (glass + 0.018, ring_z + 0.006), (glass + 0.008, ring_z + 0.008),
              (glass + 0.002, ring_z + 0.002), (glass, end - 0.21 * k)]
    inside += [(r * k, end - z * k) for r, z in baffles]
    lathe("front inside", inside, paint.black, STEPS, parent=parent, angle=30)
    tilt = atan2(0.042, 0.530 - inner)
    middle = 0.47 if glass > 0.35 else (0.530 + inner) / 2
    z = ring_z + 0.042 * (middle - inner) / (0.530 - inner) + 0.0012
    name_ring(label, middle, z, tilt, 0.058, paint.white, parent)
    elements(parent, end, k)


def elements(parent, end, k):
    """Coated glass over the blades of the diaphragm. `k` scales the group."""
    def element(name, radius, edge, middle, *coating):
        dome(name, radius * k, end - edge * k, end - middle * k, coated_glass(name, *coating), parent)

    element("element 1", 0.392, 0.165, 0.055, (0.50, 0.28, 0.95), (0.25, 0.55, 1.0), 0.05, 0.75)
    element("element 2", 0.352, 0.31, 0.245, (0.10, 0.85, 0.55), (0.15, 0.9, 0.9), 0.05, 0.5)
    element("element 3", 0.316, 0.425, 0.49, (1.0, 0.32, 0.62), (1.0, 0.5, 0.3), 0.04, 0.3)
    element("element 4", 0.27, 0.67, 0.61, (0.45, 0.25, 1.0), (0.3, 0.4, 1.0), 0.10, 0.5)
    element("element 5", 0.27, 0.77, 0.84, (0.2, 0.9, 0.5), (0.2, 0.9, 0.9), 0.12, 0.5)
    steel_blade = principled("blade", (0.055, 0.055, 0.06), 1, 0.38)

    def at(radius, turn, depth):
        return (radius * k * cos(turn), radius * k * sin(turn), end - depth * k)

    for i in range(9):
        here, after = 2 * pi * i / 9, 2 * pi * (i + 1) / 9
        corners = [at(0.165, here, 0.570), at(0.165, after, 0.574), at(0.30, after + 0.17, 0.580), at(0.30, here, 0.564)]
        mesh("blade", corners, [(0, 1, 2, 3)], steel_blade, smooth=False, parent=parent)


def mount(parent, paint):
    lathe("flange", [(0, 0), (0.625, 0), (0.635, 0.008), (0.635, 0.040), (0.625, 0.048), (0, 0.048)], paint.polished,
          STEPS, parent=parent, angle=30)
    lathe("base", [(0.3, 0.04), (0.575, 0.04), (0.575, 0.105), (0.3, 0.105)], paint.trim, STEPS, bevel=0.006, parent=parent)


def aperture_ring(parent, metal, paint, ink, z, stops):
    """A scalloped grip behind a flat ring with numbers."""
    count = 13

    def scallop(step, index):
        rise = min(1.0, max(0.0, (abs(step / 48 % 1 - 0.5) - 0.28) / 0.06))
        return -0.030 * rise if index in (2, 3, 4, 5) else 0

    profile = [(0.5, z), (0.590, z), (0.625, z + 0.008), (0.632, z + 0.017), (0.632, z + 0.10), (0.625, z + 0.109),
               (0.598, z + 0.117), (0.590, z + 0.195), (0.584, z + 0.201), (0.5, z + 0.201)]
    lathe("aperture ring", profile, metal, count * 48, parent=parent, angle=28, offset=scallop)
    for i, stop in enumerate(stops.split()):
        last = stop == stops.split()[-1]
        on_barrel(stop, -0.62 + i * 0.215, 0.5955, z + 0.157, paint.orange if last else ink, parent, 0.070)
    return z + 0.201


def index_ring(parent, paint, z):
    profile = [(0.5, z), (0.572, z), (0.578, z + 0.006), (0.578, z + 0.056), (0.572, z + 0.062), (0.5, z + 0.062)]
    lathe("index ring", profile, paint.polished, STEPS, parent=parent, angle=30)
    mark = extrude("index", [(-0.008, -0.024), (0.008, -0.024), (0.008, 0.024), (-0.008, 0.024)], "z", 0, 0.002,
                   paint.orange, 0, parent)
    orient(mark, (0, 0.5785, z + 0.031), (0, 1, 0), (0, 0, 1))
    for clock, stop in ((-0.30, "16"), (0.30, "16"), (-0.16, "8"), (0.16, "8")):
        on_barrel(stop, clock, 0.5785, z + 0.031, paint.ink, parent, 0.040)
    return z + 0.062


def distance_ring(parent, metal, paint, ink, z):
    profile = [(0.5, z), (0.585, z), (0.592, z + 0.006), (0.592, z + 0.144), (0.585, z + 0.150), (0.5, z + 0.150)]
    lathe("distance ring", profile, metal, STEPS, parent=parent, angle=30)
    for i, (metres, feet) in enumerate(zip("∞ 5 3 2 1.5 1 .8 .6".split(), "∞ 15 10 7 5 3.5 2.5 2".split())):
        on_barrel(metres, -0.52 + i * 0.25, 0.593, z + 0.107, ink, parent, 0.066)
        on_barrel(feet, -0.52 + i * 0.25, 0.593, z + 0.040, paint.orange, parent, 0.052, SANS)
    return z + 0.150


def ribbed_ring(parent, metal, z, length):
    """Ribs with square edges, in two bands with a groove between them."""
    a = z + length * 0.465
    profile = [(0.5, z), (0.618, z), (0.640, z + 0.008), (0.640, a), (0.622, a + 0.006), (0.622, a + 0.020),
               (0.640, a + 0.026), (0.640, z + length - 0.008), (0.620, z + length), (0.5, z + length)]
    lathe("focusing ring", profile, metal, 84 * 6, parent=parent, angle=24,
          offset=lambda step, index: -0.020 if step % 6 < 2 and index in (2, 3, 6, 7) else 0)
    return z + length


def scalloped_ring(parent, metal, z, length):
    """Wide scallops, as on metal lenses of the 1950s."""
    profile = [(0.5, z), (0.640, z), (0.664, z + 0.012), (0.664, z + length - 0.012), (0.640, z + length), (0.5, z + length)]
    lathe("focusing ring", profile, metal, 18 * 32, parent=parent, angle=40,
          offset=lambda step, index: -0.045 * abs(sin(pi * step / 32)) ** 3 if index in (1, 2, 3, 4) else 0)
    return z + length


def lens(parent, paint, kind="standard", silver=False):
    """Returns the height of the front rim."""
    spec = LENSES[kind]
    metal, ink = (paint.shell, paint.ink) if silver else (paint.black, paint.white)
    mount(parent, paint)
    z = aperture_ring(parent, metal, paint, ink, 0.105, spec["stops"])
    z = index_ring(parent, paint, z)
    z = distance_ring(parent, metal, paint, ink, z)
    z = (ribbed_ring if spec["grip"] == "ribs" else scalloped_ring)(parent, metal, z, spec["focus"])
    ring = [(0.5, z), (0.594, z), (0.598, z + 0.004), (0.598, z + 0.018), (0.594, z + 0.022), (0.5, z + 0.022)]
    lathe("trim ring", ring, paint.polished, STEPS, parent=parent, angle=30)
    end = z + 0.022 + spec["barrel"]
    front(parent, paint, z + 0.022, end, spec["glass"], spec["label"], metal)
    return end


def front_cap(parent, paint, z):
    """A snap-on cap with two grips over the front rim."""
    knob("lens cap", 0.635, 0.085, 90, paint.black, parent, 0.006).location = (0, 0, z - 0.05)
    lathe("cap face", [(0, 0.038), (0.50, 0.038), (0.52, 0.032), (0.53, 0.036), (0.535, 0.030)], paint.matt, STEPS,
          parent=parent, angle=30).location = (0, 0, z)


def rear_cap(parent, paint):
    knob("rear cap", 0.60, 0.16, 60, paint.black, parent, 0.012).location = (0, 0, -0.16)
