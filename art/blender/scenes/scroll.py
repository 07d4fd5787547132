"""A hanging scroll: an ink landscape in a brocade mount, hanging on a cord."""
from math import cos, pi, sin

import numpy as np

from materials import graph_of, principled, shader_of, texture_path
from rig import Shot, around, studio
from shapes import empty, grid, lathe, tube

WIDTH, HEIGHT = 1.16, 2.56  # of the cloth, from the lower roller to the upper rod
FOOT = 0.24  # height of the middle of the lower roller


def cloth(picture):
    """The painting and its mount are one picture. The weave is a fine relief."""
    material = principled("mount", (1, 1, 1), 0, 0.78, Sheen=0.25, Specular=0.2)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.separate(graph.coordinates())
    joined = graph.node("ShaderNodeCombineXYZ")
    graph.put(joined.inputs[0], place[0])
    graph.put(joined.inputs[1], place[2])
    flat = graph.mapping(joined.outputs[0], (1 / WIDTH, 1 / HEIGHT, 1), location=(0.5, 0, 0))
    graph.put(shader.inputs["Base Color"], graph.image(texture_path(picture), flat, extension="EXTEND"))
    graph.put(shader.inputs["Normal"], graph.bump(graph.noise(420, 2, graph.coordinates()), 0.12, 0.002))
    return material


def sheet(parent, picture):
    """Hangs nearly flat. It still curls a little, mostly near the roller."""
    across, down = np.linspace(-WIDTH / 2, WIDTH / 2, 33), np.linspace(0, HEIGHT, 121)
    x, z = np.meshgrid(across, down)
    wave = 0.010 * np.sin(z * 5.1 + 0.6) + 0.006 * np.cos(x / WIDTH * pi * 2)
    curl = -0.05 * np.exp(-z / 0.10)
    points = np.stack([x, wave + curl, z], -1)
    made = grid("sheet", points, cloth(picture), parent=parent, thickness=0.012)
    made.location.z = FOOT
    return made


def roller(parent):
    """The lower roller, with a turned knob at each end."""
    wood = principled("cloth roll", (0.030, 0.042, 0.040), 0, 0.7)
    ivory = principled("knob", (0.62, 0.54, 0.40), 0, 0.30, Specular=0.5, Clearcoat=0.3)
    tube("roller", [(-WIDTH / 2, -0.045, FOOT), (WIDTH / 2, -0.045, FOOT)], 0.056, wood, 48, parent=parent)
    profile = [(0, 0), (0.050, 0), (0.052, 0.012), (0.044, 0.035), (0.046, 0.075), (0.058, 0.110), (0.058, 0.125), (0.05, 0.135), (0, 0.137)]
    for side in (-1, 1):
        knob = lathe("knob", profile, ivory, 64, parent=parent, angle=30)
        knob.location, knob.rotation_euler = (side * WIDTH / 2, -0.045, FOOT), (0, side * pi / 2, 0)


def stave(parent):
    """The half-round rod at the top, and the cord that leaves the picture."""
    top = FOOT + HEIGHT
    wood = principled("stave", (0.030, 0.042, 0.040), 0, 0.7)
    cord = principled("cord", (0.34, 0.27, 0.15), 0, 0.6, Sheen=0.3)
    tube("stave", [(-WIDTH / 2 - 0.01, 0, top), (WIDTH / 2 + 0.01, 0, top)], 0.030, wood, 32, parent=parent)
    for side in (-1, 1):
        foot, head = (side * 0.24, -0.02, top + 0.02), (0, -0.02, top + 0.40)
        tube("cord", [foot, head], 0.0095, cord, 16, parent=parent)
        ring = [(foot[0] + 0.020 * cos(t), -0.02, foot[2] + 0.020 * sin(t)) for t in np.linspace(0, 2 * pi, 24, endpoint=False)]
        tube("eye", ring, 0.006, cord, 10, closed=True, parent=parent)
    tube("line", [(0, -0.02, top + 0.39), (0, -0.02, top + 2.5)], 0.0095, cord, 16, parent=parent)


def build(picture="scroll-landscape", turn=-14.0, key=0.62, rim=0.7, top=0.5, fill=0.9, halo=1.0, exposure=0.2):
    root = empty(rotation=(0, 0, turn * pi / 180))
    sheet(root, picture)
    roller(root)
    stave(root)
    target = (0, 0, 1.52)
    studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    return Shot(target=target, camera=around((0, -12, 1.9), target, 0), lens=84, fstop=2.0, focus=(0, -0.05, 1.5), exposure=exposure)
