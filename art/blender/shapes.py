"""Geometry for all scenes. Units: an object is at most about 2.8 high and stands on z = 0."""
import math
import os
from math import cos, pi, radians, sin

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

SERIF = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf"
SANS = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
SANS_BOLD = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
MINCHO = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def empty(parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    made = link(bpy.data.objects.new("group", None))
    made.parent, made.location, made.rotation_euler = parent, location, rotation
    return made


def shade_smooth(data, angle):
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(angle)


def mesh(name, vertices, faces, material=None, smooth=True, bevel=0.0, segments=3, angle=35, parent=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.validate()
    tidy = bmesh.new()
    tidy.from_mesh(data)
    bmesh.ops.remove_doubles(tidy, verts=tidy.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(tidy, faces=tidy.faces)
    tidy.to_mesh(data)
    tidy.free()
    made = link(bpy.data.objects.new(name, data))
    if material:
        data.materials.append(material)
    if smooth:
        shade_smooth(data, angle)
    if bevel:
        rounded = made.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = bevel, segments, "ANGLE"
        rounded.angle_limit, rounded.harden_normals = radians(28), True
    made.parent = parent
    return made


def lathe(name, profile, material=None, steps=128, bevel=0.0, parent=None, angle=35, offset=None, smooth=True):
    """A profile of (radius, z), turned about z. `offset(step, index)` is added to the radius (flutes, coin
    edges)."""
    length = len(profile)
    vertices = []
    for step in range(steps):
        turn = 2 * pi * step / steps
        for index, (radius, z) in enumerate(profile):
            r = radius + (offset(step, index) if offset else 0)
            vertices.append((r * cos(turn), r * sin(turn), z))
    faces = []
    for step in range(steps):
        after = (step + 1) % steps
        for i in range(length - 1):
            faces.append((step * length + i, after * length + i, after * length + i + 1, step * length + i + 1))
    return mesh(name, vertices, faces, material, smooth=smooth, bevel=bevel, parent=parent, angle=angle)


def extrude(name, polygon, axis, start, end, material=None, bevel=0.02, parent=None, segments=3):
    """A polygon extruded along an axis: 'x' takes (y, z) pairs, 'y' takes (x, z), 'z' takes (x, y)."""
    place = {"x": lambda p, t: (t, p[0], p[1]), "y": lambda p, t: (p[0], t, p[1]), "z": lambda p, t: (p[0], p[1], t)}[axis]
    n = len(polygon)
    vertices = [place(p, start) for p in polygon] + [place(p, end) for p in polygon]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return mesh(name, vertices, faces, material, bevel=bevel, parent=parent, segments=segments)


def box(name, width, depth, height, material=None, bevel=0.02, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), segments=3):
    outline = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    made = extrude(name, outline, "z", -height / 2, height / 2, material, bevel, parent, segments)
    made.location, made.rotation_euler = location, rotation
    return made


def arc(centre_x, centre_z, radius, start, end, steps=10):
    """Points on an arc for a profile. Angles are in degrees."""
    turns = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre_x + radius * cos(t), centre_z + radius * sin(t)) for t in turns]


def rounded_rectangle(width, height, radius, steps=8):
    """An outline with half sizes `width` and `height`, counter-clockwise."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [
        (sx * (width - radius) + radius * cos(radians(a + 90 * i / steps)),
         sy * (height - radius) + radius * sin(radians(a + 90 * i / steps)))
        for sx, sy, a in corners for i in range(steps + 1)
    ]


_fonts = {}


def text(body, size, material, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), font=SERIF, depth=0.002, bevel=0.0, spacing=1.0):
    """Raised text, centred on its place, facing +z."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = body, size, "CENTER", "CENTER"
    curve.extrude, curve.bevel_depth, curve.space_character = depth, bevel, spacing
    if not os.path.exists(font):
        raise FileNotFoundError(f"font {font}: art/README.md lists the packages with the fonts")
    if font not in _fonts:
        _fonts[font] = bpy.data.fonts.load(font)
    curve.font = _fonts[font]
    made = link(bpy.data.objects.new("text", curve))
    curve.materials.append(material)
    made.location, made.rotation_euler, made.parent = location, rotation, parent
    return made


def patch(name, radius, start, end, low, high, material, steps=64, parent=None):
    """Part of the wall of a cylinder with texture coordinates, for example a label on a bottle. Angles are in
    radians."""
    vertices = []
    for i in range(steps + 1):
        turn = start + (end - start) * i / steps
        vertices += [(radius * cos(turn), radius * sin(turn), z) for z in (low, high)]
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)])
    layer = data.uv_layers.new()
    for polygon in data.polygons:
        polygon.use_smooth = True
        for loop in polygon.loop_indices:
            index = data.loops[loop].vertex_index
            layer.data[loop].uv = ((index // 2) / steps, index % 2)
    data.materials.append(material)
    made = link(bpy.data.objects.new(name, data))
    made.parent = parent
    return made


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def resample(path, step=None, count=None, closed=False):
    """The path with equal distances between its points."""
    points = np.asarray(path, float)
    if closed:
        points = np.vstack([points, points[:1]])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    count = count or max(2, int(round(along[-1] / step)) + 1)
    wanted = np.linspace(0, along[-1], count)
    if closed:
        wanted = wanted[:-1]
    return np.stack([np.interp(wanted, along, points[:, i]) for i in range(points.shape[1])], 1)


def grid(name, points, material, close_u=False, close_v=False, parent=None, flip=False, thickness=0.0, caps=False, angle=50):
    """A smooth sheet through points of shape (n, m, 3). `thickness` gives it volume, `caps` closes both ends of
    u."""
    points = np.asarray(points, float)
    n, m = points.shape[:2]
    index = np.arange(n * m).reshape(n, m)
    if close_u:
        index = np.vstack([index, index[:1]])
    if close_v:
        index = np.hstack([index, index[:, :1]])
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    if flip:
        quads = quads[:, ::-1]
    faces = [tuple(f) for f in quads.tolist()]
    if caps:
        faces += [tuple(index[0, :m].tolist()), tuple(index[n - 1, :m][::-1].tolist())]
    data = bpy.data.meshes.new(name)
    data.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    data.update()
    tidy = bmesh.new()
    tidy.from_mesh(data)
    bmesh.ops.remove_doubles(tidy, verts=tidy.verts, dist=1e-6)
    tidy.to_mesh(data)
    tidy.free()
    shade_smooth(data, angle)
    data.materials.append(material)
    made = link(bpy.data.objects.new(name, data))
    made.parent = parent
    if thickness:
        solid = made.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset, solid.use_rim = abs(thickness), -1 if thickness > 0 else 1, True
    return made


def tube(name, path, radius, material, sides=14, closed=False, parent=None, up=None, section=None):
    """A pipe along a path. `radius`: a number, one per point, or two per point (flat strap). `section`: outline
    of size 1."""
    points = np.asarray(path, float)
    n = len(points)
    tangent = unit(np.roll(points, -1, 0) - np.roll(points, 1, 0)) if closed else unit(np.gradient(points, axis=0))
    side = np.array(up if up is not None else (0, 0, 1) if abs(tangent[0][2]) < 0.9 else (1, 0, 0), float)
    sides_u = []
    for i in range(n):
        if up is not None:
            side = np.array(up, float)
        side = side - tangent[i] * side.dot(tangent[i])
        side /= np.linalg.norm(side)
        sides_u.append(side)
    u = np.array(sides_u)
    v = np.cross(tangent, u)
    turns = np.linspace(0, 2 * pi, sides, endpoint=False)
    outline = np.stack([np.cos(turns), np.sin(turns)], 1) if section is None else np.asarray(section)
    if not np.ndim(radius):
        radii = np.full((n, 2), radius)
    else:
        given = np.asarray(radius, float)
        radii = np.broadcast_to(given.reshape(-1, 1) if given.ndim == 1 else given, (n, 2))
    ring = points[:, None, :] + u[:, None, :] * (outline[:, 0] * radii[:, :1])[:, :, None]
    ring = ring + v[:, None, :] * (outline[:, 1] * radii[:, 1:])[:, :, None]
    return grid(name, ring, material, close_u=closed, close_v=True, parent=parent, caps=not closed)


def stitches(path, normals, material, parent=None, length=0.038, gap=0.021, radius=0.0068, sink=0.35, tilt=0.16):
    """A seam: short threads on a surface along `path`. `normals` gives the normal at each point."""
    course = resample(np.hstack([np.asarray(path, float), np.asarray(normals, float)]), step=0.004)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(course[:, :3], axis=0), axis=1))]
    count = max(1, int(along[-1] / (length + gap)))
    pitch = along[-1] / count
    half = length / 2 - radius
    profile = [(radius * cos(radians(b)), s * half + radius * sin(radians(b)))
               for s, bends in ((-1, (-90, -55, -20)), (1, (20, 55, 90))) for b in bends]
    around = 8

    def at(distance):
        return np.array([np.interp(distance, along, course[:, j]) for j in range(6)])

    vertices, faces = [], []
    for i in range(count):
        middle = (i + 0.5) * pitch
        here = at(middle)
        normal = unit(here[3:])
        forward = unit(at(middle + length / 2)[:3] - at(middle - length / 2)[:3])
        forward = unit(forward - normal * forward.dot(normal))
        forward = unit(forward + np.cross(normal, forward) * tilt)
        across = np.cross(normal, forward)
        origin = here[:3] + normal * radius * (1 - 2 * sink) * 0.6
        base = len(vertices)
        for r, l in profile:
            for j in range(around):
                turn = 2 * pi * j / around
                vertices.append(tuple(origin + forward * l + across * (r * cos(turn)) + normal * (r * sin(turn))))
        for x in range(len(profile) - 1):
            for j in range(around):
                k = (j + 1) % around
                faces.append((base + x * around + j, base + x * around + k,
                              base + (x + 1) * around + k, base + (x + 1) * around + j))
    data = bpy.data.meshes.new("stitches")
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = True
    made = link(bpy.data.objects.new("stitches", data))
    made.parent = parent
    return made


def orient(thing, location, normal, up=(0, 0, 1)):
    """Places an object so that its z points along `normal` and its y points to `up`."""
    n = Vector(normal).normalized()
    u = Vector(up)
    u = (u - n * u.dot(n)).normalized()
    x = u.cross(n)
    thing.matrix_local = Matrix(((x.x, u.x, n.x, location[0]), (x.y, u.y, n.y, location[1]),
                                 (x.z, u.z, n.z, location[2]), (0, 0, 0, 1)))
    return thing


def stand_on_floor(root):
    """Moves a finished group so that its lowest point touches z = 0."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    lowest = math.inf
    for thing in root.children_recursive:
        if thing.type == "MESH":
            vertices = thing.evaluated_get(graph).data.vertices
            lowest = min(lowest, min((thing.matrix_world @ v.co).z for v in vertices))
    root.location.z -= lowest
