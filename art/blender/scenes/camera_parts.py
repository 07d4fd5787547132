"""Parts that all cameras use: finishes, lettering, knobs and screws."""
from dataclasses import dataclass
from math import asin, cos, pi, sin

import bpy
import numpy as np

from materials import gold, graph_of, pebbled_leather, principled, shader_of, steel
from shapes import SANS, box, extrude, lathe, orient, rounded_rectangle, text, tube

COVERINGS = {
    "black": "#0d0c0b", "brown": "#4a2410", "burgundy": "#45121a", "green": "#12301f", "navy": "#121b33",
    "tan": "#7a431c",
}


@dataclass
class Paint:
    """The materials of one camera."""
    chrome: bool
    shell: object  # top and bottom plates
    dial: object
    trim: object  # small turned parts
    letter: object  # engravings on the shell
    covering: object
    polished: object
    black: object  # anodised rings and knobs
    matt: object
    white: object
    orange: object
    ink: object
    brass: object


def worn_paint(wear, radius=0.018):
    """Black lacquer over brass, worn at the edges. `wear` goes from 0 to 1."""
    made = principled("black lacquer", (0.0085, 0.008, 0.0075), 0, 0.24, Specular=0.5, Clearcoat=0.25,
                      Clearcoat_Roughness=0.2)
    graph, shader = graph_of(made), shader_of(made)
    rounded = graph.node("ShaderNodeBevel", samples=4)
    rounded.inputs[0].default_value = radius
    flat = graph.node("ShaderNodeNewGeometry").outputs["True Normal"]
    agreement = graph.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    graph.put(agreement.inputs[0], rounded.outputs[0])
    graph.put(agreement.inputs[1], flat)
    edge = graph.map_range(agreement.outputs["Value"], (0.985, 0.90), (0, 1))
    patches = graph.map_range(graph.noise(7, 6, graph.coordinates()), (0.50, 0.62), (0, wear))
    bare = graph.math("MULTIPLY", edge, patches)
    graph.put(shader.inputs["Base Color"], graph.mix(bare, (0.0085, 0.008, 0.0075, 1), (0.62, 0.40, 0.15, 1)))
    graph.put(shader.inputs["Metallic"], bare)
    return made


def painted(finish="chrome", covering="black", wear=1.0):
    """`finish`: "chrome" or "black"."""
    chrome = finish == "chrome"
    black = principled("anodised", (0.010, 0.0098, 0.0095), 0, 0.30, Specular=0.55)
    ink, white = principled("ink", (0.01, 0.01, 0.01), 0, 0.5), principled("white", (0.78, 0.75, 0.68), 0, 0.5)
    satin = principled("satin chrome", (0.64, 0.63, 0.61), 1, 0.28)
    return Paint(
        chrome=chrome,
        shell=satin if chrome else worn_paint(wear),
        dial=satin if chrome else black,
        trim=principled("turned chrome", (0.56, 0.55, 0.53), 1, 0.22) if chrome else black,
        letter=ink if chrome else white,
        covering=pebbled_leather("covering", COVERINGS[covering], 0.46, 56, 0.007, 0.6, fine=0.2, specular=0.42,
                                 warp=0.04, crease=0.6, crisp=0.75),
        polished=steel(0.16), black=black, ink=ink, white=white,
        matt=principled("matt black", (0.0045, 0.0045, 0.0045), 0, 0.55, Specular=0.3),
        orange=principled("orange", (0.80, 0.20, 0.02), 0, 0.5), brass=gold(0.25),
    )


def placed(thing, location, normal=(0, 0, 1), up=(0, 0, 1)):
    """Puts a turned part on a face of the body."""
    if tuple(normal) == (0, 0, 1):
        up = (0, 1, 0) if tuple(up) == (0, 0, 1) else up
    return orient(thing, location, normal, up)


def engrave(body, size, material, parent, location, normal, up=(0, 0, 1), font=SANS, spacing=1.0):
    return orient(text(body, size, material, parent, font=font, depth=0.0008, spacing=spacing), location, normal, up)


def dome(name, radius, edge, middle, material, parent, steps=24):
    """Part of a sphere. Its edge has `radius` and is at height `edge`; its middle is at height `middle`."""
    rise = middle - edge
    sphere = (radius * radius + rise * rise) / (2 * abs(rise))
    half, sign = asin(min(1, radius / sphere)), 1 if rise > 0 else -1
    profile = [(max(1e-5, sphere * sin(half * i / steps)), middle - sign * sphere * (1 - cos(half * i / steps)))
               for i in range(steps + 1)]
    return lathe(name, profile, material, 128, parent=parent, angle=80)


def knob(name, radius, height, flutes, material, parent, depth=0.010, rim=0.02):
    profile = [(0, 0), (radius - 0.012, 0), (radius, 0.010), (radius, height - rim),
               (radius - rim * 0.35, height - rim * 0.3), (radius - rim, height), (0, height)]
    return lathe(name, profile, material, flutes * 4, parent=parent, angle=24,
                 offset=lambda step, index: -depth if index in (2, 3) and step % 4 < 2 else 0)


def disc(parent, radius, height, material, location, normal=(0, 0, 1), rim=0.006):
    """A plain turned disc with a small chamfer."""
    profile = [(0, 0), (radius, 0), (radius, height - rim), (radius - rim, height), (0, height)]
    return placed(lathe("disc", profile, material, 72, parent=parent, angle=30), location, normal)


def screw(parent, paint, location, normal=(0, -1, 0), size=0.026, turn=0.6):
    head = lathe("screw", [(0, 0), (size, 0), (size, 0.004), (size * 0.7, 0.009), (0, 0.009)], paint.trim, 32,
                 parent=parent, angle=30)
    placed(head, location, normal)
    box("slot", size * 1.5, 0.006, 0.003, paint.matt, 0, head, (0, 0, 0.0088), (0, 0, turn))


def strap_lug(parent, paint, x, side, z=1.22):
    """The strap lug at the end of the body, with its split ring."""
    eye = lathe("lug", [(0, 0), (0.045, 0), (0.04, 0.03), (0, 0.032)], paint.trim, 32, parent=parent)
    placed(eye, (x, -0.04, z), (side, 0, 0))
    ring = [(x + side * 0.045, -0.04 + 0.055 * cos(t), z - 0.04 + 0.062 * sin(t))
            for t in np.linspace(0, 2 * pi, 40, endpoint=False)]
    tube("split ring", ring, 0.012, paint.polished, 12, closed=True, parent=parent)


def plate(name, width, depth, corner, low, high, material, bevel, parent, segments=4):
    """A slice of the body: a rounded rectangle, seen from above."""
    return extrude(name, rounded_rectangle(width, depth, corner, 12), "z", low, high, material, bevel, parent, segments)


def advances(body, size, font):
    """The width of each character in a line, from the font."""
    signs = {c: text(f"|{c}|", size, None, font=font) for c in set(body)}
    bars = text("||", size, None, font=font)
    bpy.context.view_layer.update()
    widths = {c: thing.dimensions.x - bars.dimensions.x for c, thing in signs.items()}
    for thing in [*signs.values(), bars]:
        bpy.data.objects.remove(thing)
    return [widths[c] for c in body]
