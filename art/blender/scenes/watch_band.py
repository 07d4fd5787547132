"""Bands of watches: metal bracelets and leather straps, closed to a loop below the case."""
from math import atan2, cos, pi, sin

import numpy as np

from materials import bumpy, graph_of, linear, pebbled_leather, principled, shader_of
from scenes.watch_case import METALS, polished
from scenes.watch_hide import scales
from shapes import extrude, grid, resample, stitches

# The distance between rows. Then for each column: middle, width, whether it is polished, whether it has the
# accent metal, and its shift in rows.
BRACELETS = {
    "three": (0.205, [(-0.355, 0.285, False, False, 0), (0, 0.405, True, True, 0.5), (0.355, 0.285, False, False, 0)]),
    "five": (0.150, [(-0.385, 0.225, False, False, 0), (-0.170, 0.165, True, True, 0.5), (0, 0.165, True, True, 0),
                     (0.170, 0.165, True, True, 0.5), (0.385, 0.225, False, False, 0)]),
}

# Colour, thread, lining, and the kind of leather: calf or crocodile.
LEATHERS = {
    "tan calf": ((0.22, 0.085, 0.026), (0.62, 0.52, 0.38), (0.30, 0.17, 0.08), "calf"),
    "black calf": ((0.010, 0.009, 0.009), (0.05, 0.05, 0.05), (0.05, 0.035, 0.026), "calf"),
    "brown crocodile": ((0.050, 0.017, 0.008), (0.075, 0.032, 0.016), (0.26, 0.15, 0.075), "crocodile"),
    "black crocodile": ((0.008, 0.0075, 0.0075), (0.02, 0.02, 0.02), (0.05, 0.035, 0.026), "crocodile"),
    "navy crocodile": ((0.006, 0.012, 0.034), (0.02, 0.035, 0.08), (0.26, 0.15, 0.075), "crocodile"),
}

WIDE, HIGH, MIDDLE = 1.46, 1.22, -1.15  # half axes of the loop, and the height of its middle


def loop(start_y, step=0.004):
    """From the case at 12 o'clock around the wrist to 6 o'clock, as (y, z) on a superellipse."""
    turns = np.linspace(0, 2 * pi, 8001)
    power = 2 / 2.5
    y = WIDE * np.sign(np.sin(turns)) * np.abs(np.sin(turns)) ** power
    z = MIDDLE + HIGH * np.sign(np.cos(turns)) * np.abs(np.cos(turns)) ** power
    first = int(np.argmax(y > start_y))
    return resample(np.stack([y, z], 1)[first:len(turns) - first], step=step)


def link_metal(metal, shiny):
    """Polished or brushed outside. The side towards the wrist is matt."""
    base = METALS[metal][0 if shiny else 1]
    material = principled(f"link {metal}", base, 1, 0.14 if shiny else 0.28, Anisotropic=0 if shiny else 0.5)
    if not shiny:
        bumpy(material, 60, 0.25, 3, (1, 12, 1))
    graph, shader = graph_of(material), shader_of(material)
    inside = graph.map_range(graph.separate(graph.coordinates())[2], (-0.03, -0.055), (0, 1), "SMOOTHSTEP")
    rough = 0.14 if shiny else 0.28
    graph.put(shader.inputs["Roughness"], graph.map_range(inside, (0, 1), (rough, 0.58)))
    dull = tuple(c * 0.26 for c in base)
    graph.put(shader.inputs["Base Color"], graph.mix(inside, linear(base), linear(dull)))
    return material


def bracelet(kind, metal, accent, parent):
    pitch, columns = BRACELETS[kind]
    metals = {(shiny, second): link_metal(accent if second else metal, shiny)
              for shiny in (False, True) for second in (False, True)}
    end_links(columns, metals, parent)
    course = loop(1.20)
    length = 0.004 * (len(course) - 1)
    rows = round(length / pitch)
    pitch = length / rows
    for row in range(rows):
        for middle, width, shiny, second, shift in columns:
            along = row + 0.5 + shift
            if along > rows:
                continue
            ends = along / rows
            taper = 1 - 0.22 * min(1, min(ends, 1 - ends) * 3.2)
            index = min(int(along * pitch / 0.004), len(course) - 2)
            before, here, after = course[max(index - 12, 0)], course[index], course[min(index + 12, len(course) - 1)]
            piece = link(middle * taper, width * taper, pitch, metals[shiny, second], parent, round_top=kind == "five" and shiny)
            piece.location = (0, *here)
            piece.rotation_euler = (atan2(after[1] - before[1], after[0] - before[0]), 0, 0)


def link(middle, width, pitch, metal, parent, round_top=False):
    """One piece of a row, with its upper side outwards."""
    half, height, swell = pitch * 0.485, 0.075, 0.030 if round_top else 0.012
    top = [(half * cos(pi * i / 8), height - swell + swell * sin(pi * i / 8)) for i in range(9)]
    profile = [(-half, -height), (half, -height)] + top
    return extrude("link", profile, "x", middle - width / 2, middle + width / 2, metal, 0.014, parent)


def end_links(columns, metals, parent):
    """The pieces between the lugs that close the gap to the case."""
    profile = [(0.70, 0.0), (0.98, -0.005), (1.08, -0.05), (1.15, -0.14), (1.17, -0.22), (1.17, -0.34), (0.70, -0.34)]
    for middle, width, shiny, second, _ in columns:
        low, high = middle - width / 2, middle + width / 2
        outer = abs(middle) > 0.3
        if outer:  # the outer columns reach the lugs
            low, high = (low, high + 0.012) if middle > 0 else (low - 0.012, high)
        for end in (-1, 1):
            extrude("end link", [(y * end, z) for y, z in profile], "x", low, high, metals[shiny, second], 0.018, parent)


def strap(leather, parent, thickness=1.0):
    colour, thread, lining, hide = LEATHERS[leather]
    course = loop(0.98, 0.008)
    share = np.linspace(0, 1, len(course))
    to_end = np.minimum(share, 1 - share)
    half = 0.505 - 0.10 * np.clip(to_end * 2.6, 0, 1)
    thick = thickness * (0.050 + 0.045 * np.exp(-((to_end / 0.13) ** 2)))
    forward = np.gradient(course, axis=0)
    forward /= np.linalg.norm(forward, axis=1, keepdims=True)
    normal = np.stack([-forward[:, 1], forward[:, 0]], 1)
    across = np.sin(np.linspace(-pi / 2, pi / 2, 111))
    crest = _edge(across) * (0.55 + 0.45 * (1 - np.abs(across) ** 2.6))
    height = thick[:, None] * crest[None, :]
    x = half[:, None] * across[None, :]
    crease = np.zeros_like(height)
    if hide == "crocodile":
        along = np.arange(len(course)) * 0.008
        relief, crease = scales(along[:, None] + 0 * x, x, half[:, None] + 0 * x)
        height = height + relief * np.clip((1 - np.abs(across)) * 9, 0, 1)[None, :]
    outer = grid("strap", _sheet(course, normal, x, height), hide_material(hide, colour), parent=parent, angle=80)
    crease_layer = outer.data.attributes.new("fold", "FLOAT", "POINT")
    crease_layer.data.foreach_set("value", crease.ravel())
    under = -0.8 * thick[:, None] * _edge(across)[None, :]
    inside = pebbled_leather("lining", lining, 0.6, 60, 0.004, 0.4)
    grid("lining", _sheet(course, normal, x, under), inside, parent=parent, flip=True, angle=80)
    sew(course, normal, half, thick, principled("thread", thread, 0, 0.7), parent)


def _edge(across):
    """1 over the width, rounded to 0 at both edges."""
    return (1 - np.abs(across) ** 14) ** 0.5


def _sheet(course, normal, x, height):
    points = np.empty((*x.shape, 3))
    points[..., 0] = x
    points[..., 1:] = course[:, None, :] + normal[:, None, :] * height[..., None]
    return points


def hide_material(hide, colour):
    if hide == "calf":
        return pebbled_leather("calf", colour, 0.46, 70, 0.004, 0.35, coat=0.1)
    material = principled("crocodile", colour, 0, 0.26, Specular=0.5, Clearcoat=0.35, Clearcoat_Roughness=0.12)
    graph, shader = graph_of(material), shader_of(material)
    crease = graph.node("ShaderNodeAttribute", attribute_name="fold").outputs["Fac"]
    dark = tuple(c * 0.25 for c in colour)
    tone = graph.mix(graph.noise(3, 3, graph.coordinates()), linear(tuple(c * 0.7 for c in colour)),
                     linear(tuple(min(1, c * 1.45) for c in colour)))
    graph.put(shader.inputs["Base Color"], graph.mix(crease, tone, linear(dark)))
    graph.put(shader.inputs["Roughness"], graph.map_range(crease, (0, 1), (0.24, 0.6)))
    graph.put(shader.inputs["Normal"], graph.bump(graph.noise(90, 3, graph.coordinates()), 0.12, 0.004))
    return material


def sew(course, normal, half, thick, thread, parent):
    inset = 0.058
    for side in (-1, 1):
        x = side * (half - inset)
        share = np.abs(x) / half
        up = thick * _edge(share) * (0.55 + 0.45 * (1 - share ** 2.6)) + 0.004
        path = np.column_stack([x, course + normal * up[:, None]])
        normals = np.column_stack([np.full(len(course), side * 0.35), normal])
        stitches(path[6:-6], normals[6:-6], thread, parent=parent, length=0.060, gap=0.026, radius=0.0105, tilt=0.10 * side)


def band(kind, metal, accent, parent, thickness=1.0):
    if kind in BRACELETS:
        bracelet(kind, metal, accent, parent)
    else:
        strap(kind, parent, thickness)
