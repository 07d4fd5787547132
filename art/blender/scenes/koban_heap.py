"""Bronze coins on a cord, and in a heap."""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Euler, Vector

from materials import bumpy, principled
from scenes.koban_bronze import HALF_THICKNESS, RADIUS, holed_coin
from shapes import empty, resample, tube, unit


def straw_cord(path, radius, parent, plies=3, turns_per_unit=5.0):
    """A cord of several twisted strands."""
    straw = bumpy(principled("straw", (0.36, 0.235, 0.10), 0, 0.7, Specular=0.2), 60, 0.6, 4, (1, 1, 1))
    course = resample(path, step=0.012)
    forward = unit(np.gradient(course, axis=0))
    aside = unit(np.cross(forward, (0.02, 0.01, 1)))
    above = np.cross(aside, forward)
    along = np.arange(len(course)) * 0.012 * turns_per_unit * 2 * pi
    for ply in range(plies):
        turn = (along + 2 * pi * ply / plies)[:, None]
        tube("cord", course + radius * 0.55 * (aside * np.cos(turn) + above * np.sin(turn)), radius * 0.56, straw, 8,
             parent=parent)


def threaded(root, materials, course, count, random):
    """Coins on edge along a line, close together. Returns the places of the first and the last."""
    dense = resample(course, count=400)
    length = np.linalg.norm(np.diff(dense, axis=0), axis=1).sum()
    pitch = 2 * HALF_THICKNESS * 1.10
    start = (length - pitch * count) / 2
    places = []
    for number in range(count):
        at = (start + (number + 0.5) * pitch) / length * (len(dense) - 1)
        place, ahead = dense[int(at)], dense[min(int(at) + 3, len(dense) - 1)]
        axis = Vector(ahead - place).normalized()
        axis = (axis + Vector(random.normal(0, 0.018, 3))).normalized()
        made = holed_coin(materials[number % len(materials)], root)
        spin = random.uniform(-14, 14) + 90 * random.integers(0, 4)
        turned = axis.to_track_quat("Z", "Y") @ Euler((0, 0, radians(spin))).to_quaternion()
        # The coins hang on the cord by the upper side of their holes, so none is at quite the same place as
        # its neighbour.
        made.location = Vector(place) + Vector((0, random.normal(0, 0.008), random.uniform(-0.004, 0.004)))
        made.rotation_euler = turned.to_euler()
        places.append(place)
    return places


def drop(coins, random, spread=0.42, frames=150):
    """Drops coins on the floor with a physics simulation and keeps them where they come to rest."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 24, 30
    world.point_cache.frame_end = frames
    bpy.ops.mesh.primitive_plane_add(size=20)
    floor = bpy.context.object
    bpy.ops.rigidbody.object_add(type="PASSIVE")
    floor.rigid_body.friction, floor.rigid_body.use_margin, floor.rigid_body.collision_margin = 0.9, True, 0.001
    for number, made in enumerate(coins):
        angle, reach = random.uniform(0, 2 * pi), spread * random.uniform(0, 1) ** 0.5
        made.location = (reach * cos(angle), reach * sin(angle), 0.25 + 0.11 * number)
        made.rotation_euler = tuple(random.uniform(-0.5, 0.5, 2)) + (random.uniform(0, 6),)
        bpy.context.view_layer.objects.active = made
        bpy.ops.rigidbody.object_add(type="ACTIVE")
        body = made.rigid_body
        body.collision_shape, body.use_margin, body.collision_margin = "CYLINDER", True, 0.002
        body.friction, body.restitution, body.linear_damping, body.angular_damping = 0.95, 0.0, 0.3, 0.6
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    rest = [made.matrix_world.copy() for made in coins]
    bpy.ops.rigidbody.world_remove()
    bpy.data.objects.remove(floor)
    for made, matrix in zip(coins, rest):
        made.matrix_world = matrix
    scene.frame_set(1)
