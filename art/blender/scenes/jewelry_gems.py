"""Cut stones and pearls. A stone is a block that is cut by the planes of its facets, so every facet is flat."""
from math import cos, pi, radians, sin

import bmesh
import bpy

from materials import Graph, graph_of, liquid, principled, shader_of
from shapes import lathe, link

# The colour of light after passing through the stone, how strong the colour is, index of refraction.
STONES = {
    "diamond": ((1, 1, 1), 0, 2.42),
    "sapphire": ((0.05, 0.14, 0.80), 6.0, 1.77),
    "emerald": ((0.012, 0.52, 0.25), 5.6, 1.65),
    "ruby": ((0.82, 0.015, 0.07), 7.0, 1.77),
}


def brilliant():
    """The round brilliant of radius 1: 58 facets, girdle at z = 0."""
    rim = 0.022
    planes = [((cos(t), sin(t), 0), 1) for t in (2 * pi * k / 48 for k in range(48))]
    crown, table = 34.5, 0.022 + (1 - 0.56) * 0.687
    apothem = 0.56 * cos(radians(22.5))
    for k in range(8):
        at = 45 * k
        planes.append(_facet(at, crown, (1, rim)))
        planes.append(_facet(at + 22.5, 21.5, (apothem, table)))
        planes.append(_facet(at, 180 - 40.8, (1, -rim)))
        for side in (-11.25, 11.25):
            planes.append(_facet(at + side, 41.0, (cos(radians(11.25)), rim)))
            planes.append(_facet(at + side, 180 - 42.1, (cos(radians(11.25)), -rim)))
    planes.append(((0, 0, 1), table))
    return planes


# The steps of the emerald cut as (distance from the outline, z), above and below the girdle.
CROWN_STEPS = [(0, 0.03), (0.10, 0.14), (0.21, 0.225), (0.33, 0.285)]
PAVILION_STEPS = [(0, -0.03), (0.12, -0.22), (0.34, -0.50), (0.80, -0.90)]


def emerald_cut(long=1.16, wide=0.84, corner=0.30):
    """A rectangle with cut corners, in steps. Long in x."""
    diagonal = (long + wide - corner) * 0.7071
    sides = [(0, long), (90, wide), (180, long), (270, wide)] + [(a, diagonal) for a in (45, 135, 225, 315)]
    planes = [((0, 0, 1), CROWN_STEPS[-1][1])]
    for at, apothem in sides:
        planes.append(_facet(at, 90, (apothem, 0)))
        for steps in (CROWN_STEPS, PAVILION_STEPS):
            for (inset, z), (next_inset, next_z) in zip(steps, steps[1:]):
                rise, run = next_z - z, next_inset - inset
                length = (rise * rise + run * run) ** 0.5
                out, up = abs(rise) / length, run / length * (1 if rise > 0 else -1)
                normal = (out * cos(radians(at)), out * sin(radians(at)), up)
                planes.append((normal, out * (apothem - inset) + up * z))
    return planes


def _facet(azimuth, slope, through):
    """The plane through a point (distance from the axis, z), with `slope` relative to the table."""
    out, up = sin(radians(slope)), cos(radians(slope))
    normal = (out * cos(radians(azimuth)), out * sin(radians(azimuth)), up)
    return normal, out * through[0] + up * through[1]


CUTS = {"round": brilliant, "emerald": emerald_cut}
_cut = {}


def _mesh(cut):
    if cut not in _cut:
        block = bmesh.new()
        bmesh.ops.create_cube(block, size=4)
        for normal, distance in CUTS[cut]():
            everything = block.verts[:] + block.edges[:] + block.faces[:]
            done = bmesh.ops.bisect_plane(block, geom=everything, plane_co=[c * distance for c in normal], plane_no=normal,
                                          clear_outer=True, dist=1e-6)
            edges = [e for e in done["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
            if len(edges) > 2:
                bmesh.ops.contextual_create(block, geom=edges)
        bmesh.ops.recalc_face_normals(block, faces=block.faces)
        _cut[cut] = block
    data = bpy.data.meshes.new("gem")
    _cut[cut].to_mesh(data)
    return data


_shared = {}


def gem(stone, size, parent, location=(0, 0, 0), cut="round", stretch=1.0, rotation=(0, 0, 0)):
    """`size` is the radius. `stretch` makes a round stone oval (long in x)."""
    if (stone, cut) not in _shared:
        data = _mesh(cut)
        data.materials.append(stone_material(stone))
        _shared[stone, cut] = data
    made = link(bpy.data.objects.new("gem", _shared[stone, cut]))
    made.parent, made.location, made.rotation_euler = parent, location, rotation
    made.scale = (size * stretch, size, size)
    return made


def stone_material(stone):
    colour, density, ior = STONES[stone]
    if density:
        return liquid(stone, colour, density, ior)
    return principled(stone, (1, 1, 1), 0, 0, Transmission=1, IOR=ior, Specular=0.5)


def light_in_stones(backdrop, fire=0.5, strength=1.7, scale=3.2):
    """What stones show inside: a bright, patchy world with a few coloured patches. Only light that leaves a
    stone sees it. In the dark studio stones would be black. The coloured patches imitate their fire."""
    backdrop.visible_transmission = False
    tree = bpy.context.scene.world.node_tree
    graph = Graph(tree)
    direction = graph.coordinates("Generated")
    cells = graph.separate(graph.voronoi(scale, direction, output="Color"))
    bright = graph.ramp(cells[0], [(0.40, (0.012, 0.012, 0.014)), (0.86, (strength, strength * 0.985, strength * 0.95))])
    hues = [(0.0, (1.0, 0.55, 0.25)), (0.25, (1, 1, 0.8)), (0.5, (0.45, 1, 0.8)), (0.75, (0.35, 0.6, 1)), (1, (0.9, 0.5, 1))]
    tint = graph.ramp(cells[1], hues)
    coloured = graph.math("MULTIPLY", graph.math("GREATER_THAN", cells[2], 0.62), fire)
    seen = graph.mix(1.0, bright, graph.mix(coloured, (1, 1, 1, 1), tint), "MULTIPLY")
    leaves = graph.node("ShaderNodeLightPath").outputs["Is Transmission Ray"]
    graph.put(tree.nodes["Background"].inputs[0], graph.mix(leaves, (0.012, 0.011, 0.010, 1), seen))


def nacre(body=(0.47, 0.42, 0.37)):
    """A pearl: white, with pink and green tints towards its edge, under a clear coat."""
    material = principled("nacre", body, 0.35, 0.20, Specular=0.7, Clearcoat=1.0, Clearcoat_Roughness=0.05)
    graph, shader = graph_of(material), shader_of(material)
    facing = graph.node("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.45
    orient = graph.ramp(facing.outputs["Facing"], [(0.0, body), (0.40, (0.47, 0.365, 0.33)), (0.72, (0.30, 0.31, 0.28)),
                                                   (1.0, (0.15, 0.115, 0.12))])
    graph.put(shader.inputs["Base Color"], orient)
    return material


def pearl(radius, material, parent, location):
    profile = [(radius * cos(radians(a)), radius * sin(radians(a))) for a in range(-90, 91, 6)]
    made = lathe("pearl", profile, material, 56, parent=parent, angle=90)
    made.location = location
    return made
