"""The studio for all pictures: backdrop, lights, camera and exposure.

A scene builds its object on z = 0, calls `studio(...)` and returns a `Shot`. The camera of a shot is set for
a 4:3 card with the object in the middle. `aim` adapts it to any other frame without moving it, so that
perspective, light and reflections stay the same.
"""
import math
from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from materials import Graph, principled, shader_of
from shapes import link, mesh


@dataclass
class Shot:
    target: tuple  # the point that the camera looks at
    camera: tuple  # the position of the camera
    lens: float  # focal length in mm for a sensor of 36 mm, for the 4:3 card
    fstop: float = 1.4  # 0 for no blur
    focus: tuple = None  # the sharp point; default: the target
    exposure: float = 0.25
    bounces: int = 12
    clamp: float = 6.0  # maximum indirect light of one sample, against fireflies
    contrast: str = "Medium High Contrast"


@dataclass
class Frame:
    width: int
    height: int
    x: float = 0.5  # the middle of the object in the frame, from the left and from the top
    y: float = 0.5
    zoom: float = 1.0  # the size of the object relative to the 4:3 card


def softbox(location, target, width, height, power, colour=(1, 0.95, 0.88), falloff=1.0, spread=180, spare_floor=False):
    """An area light that the camera does not see. It fades towards its edges, so that metal shows a gradient and
    not a white card. With `falloff` 0 it does not fade. `spare_floor` keeps its light off the floor beside
    the object, because in a wide frame the floor would mirror it."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color, light.spread = power, colour, radians(spread)
    made = link(bpy.data.objects.new("softbox", light))
    made.location = location
    made.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    if falloff:
        light.use_nodes = True
        graph = Graph(light.node_tree)
        across = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Parametric"])

        def parabola(u):
            return graph.math("MULTIPLY", graph.math("MULTIPLY", u, graph.math("SUBTRACT", 1, u)), 4)

        both = graph.math("MULTIPLY", parabola(across[0]), parabola(across[1]))
        strength = graph.math("MULTIPLY", graph.math("POWER", both, falloff * 0.6), 1.8)
        if spare_floor:
            strength = graph.math("MULTIPLY", strength, _off_the_floor(graph))
        graph.put(light.node_tree.nodes["Emission"].inputs["Strength"], strength)
    return made


def _off_the_floor(graph):
    """1, but 0 for light that hits the floor beside the object. The point that a ray hits is its position on the
    lamp plus its direction times its length."""
    geometry = graph.node("ShaderNodeNewGeometry").outputs
    length = graph.node("ShaderNodeLightPath").outputs["Ray Length"]
    way = graph.vector_math("SCALE", geometry["Incoming"], scale=length)
    lit = graph.separate(graph.vector_math("ADD", geometry["Position"], way))
    beside = graph.map_range(graph.math("ABSOLUTE", lit[0]), (1.2, 2.6), (0, 1), "SMOOTHSTEP")
    low = graph.map_range(lit[2], (0.02, 0.06), (1, 0))
    return graph.math("SUBTRACT", 1, graph.math("MULTIPLY", beside, low))


def _backdrop():
    """Floor, quarter circle and wall in one sheet. The floor reflects a little, the wall does not."""
    profile = [(-14, 0), (4.5, 0)]
    profile += [(4.5 + 3 * sin(a), 3 - 3 * cos(a)) for a in (pi / 2 * i / 16 for i in range(1, 17))]
    profile += [(7.5, 16)]
    n = len(profile)
    material = principled("backdrop", (0.014, 0.0125, 0.011), 0, 0.24)
    graph = Graph(material.node_tree)
    place = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Position"])
    graph.put(shader_of(material).inputs["Roughness"], graph.map_range(place[2], (0, 1.2), (0.17, 0.95)))
    vertices = [(x, y, z) for x in (-30, 30) for y, z in profile]
    return mesh("backdrop", vertices, [(i, i + 1, i + 1 + n, i + n) for i in range(n - 1)], material)


def _halo(strength):
    light = bpy.data.lights.new("halo", "SPOT")
    light.energy, light.color = 5200 * strength, (1, 0.80, 0.52)
    light.spot_size, light.spot_blend, light.shadow_soft_size = radians(58), 1, 0.6
    made = link(bpy.data.objects.new("halo", light))
    made.location = (0, 2.2, 0.5)
    made.rotation_euler = (Vector((0, 7.5, 2.6)) - made.location).to_track_quat("-Z", "Y").to_euler()


# Where the object stands, a function of places.py; without it, the plain backdrop of the studio.
place = None


def studio(target=(0, 0, 1.2), key=1.0, rim=1.0, top=1.0, fill=1.0, halo=1.0):
    """Backdrop and lights. The numbers scale the power of each group of lights."""
    backdrop = place() if place else _backdrop()
    if halo and not place:
        _halo(halo)
    # In a place the floor has daylight or a lamp of its own.
    spared = place is not None
    softbox((-4.2, -3.6, 5.2), target, 3.2, 3.2, 620 * key, spare_floor=spared)
    softbox((-4.6, 1.6, 2.4), target, 0.9, 4.6, 330 * rim, (1, 0.93, 0.82), spare_floor=True)
    softbox((4.8, 1.2, 2.6), target, 0.9, 4.8, 420 * rim, (1, 0.90, 0.76), spare_floor=True)
    softbox((0, 1.2, 6.4), target, 5.0, 2.4, 420 * top, (1, 0.97, 0.93), spare_floor=spared)
    softbox((4.4, -6.0, 2.4), target, 2.4, 4.2, 130 * fill, (1, 0.96, 0.9))
    softbox((-1.2, -9.5, 5.2), target, 6, 3.2, 150 * fill, falloff=1.6)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.012, 0.011, 0.010, 1)
    return backdrop


def aim(shot, frame):
    """Makes the camera of a shot and sets its frame. `shift` moves the visible area, never the camera."""
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width = "HORIZONTAL", 36
    data.lens = shot.lens * frame.zoom * 4 / 3 * frame.height / frame.width
    data.shift_x = 0.5 - frame.x
    data.shift_y = (frame.y - 0.5) * frame.height / frame.width
    made = link(bpy.data.objects.new("camera", data))
    made.location = shot.camera
    direction = Vector(shot.target) - Vector(shot.camera)
    made.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    if shot.fstop:
        data.dof.use_dof = True
        # Keeps the blur of the shot: the shorter lens for a wider frame would have less blur.
        data.dof.aperture_fstop = shot.fstop * data.lens / shot.lens
        data.dof.focus_distance = (Vector(shot.focus or shot.target) - Vector(shot.camera)).length
    bpy.context.scene.camera = made
    return made


def around(shot_camera, target, degrees):
    """The camera position after moving around the target by an angle (counter-clockwise, seen from above)."""
    dx, dy = shot_camera[0] - target[0], shot_camera[1] - target[1]
    turn = math.radians(degrees)
    return (target[0] + dx * cos(turn) - dy * sin(turn), target[1] + dx * sin(turn) + dy * cos(turn), shot_camera[2])
