"""Bullion: cast bars and minted plates with punched lettering."""
from materials import graph_of, linear, principled, shader_of, texture_path
from shapes import empty, extrude, mesh, rounded_rectangle

# Colour of the polished face, colour in the punched recesses, roughness of the face.
METALS = {
    "gold": ((0.93, 0.58, 0.17), (0.06, 0.022, 0.004), 0.20),
    "minted": ((0.94, 0.60, 0.19), (0.16, 0.065, 0.012), 0.15),
    "struck": ((0.94, 0.59, 0.18), (0.50, 0.25, 0.05), 0.17),
    "platinum": ((0.66, 0.655, 0.645), (0.03, 0.03, 0.032), 0.24),
}


def stamped(metal, stamp, length, width, depth=0.022, waves=1.0, roughness=None):
    """Metal with the picture `stamp` (white is the face, black is the deepest point) pressed into an upper face
    of `length` by `width` around the z axis of the object."""
    face, recess, rough = METALS[metal]
    rough = roughness or rough
    material = principled(f"{metal} bullion", face, 1, rough)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    on_face = graph.mapping(place, (1 / length, 1 / width, 0), location=(0.5, 0.5, 0))
    picture = graph.image(texture_path(stamp), on_face, colour=False, extension="EXTEND")
    # Without cubic sampling, the walls of the letters show the pixels of the picture in large views.
    picture.node.interpolation = "Cubic"
    height = graph.separate(picture)[0]
    cloud = graph.noise(7, 6, place)
    shade = graph.mix(graph.map_range(height, (0.25, 0.9), (1, 0), "SMOOTHSTEP"), linear(face), linear(recess))
    graph.put(shader.inputs["Base Color"], shade)
    polish = graph.map_range(cloud, (0.3, 0.7), (rough - 0.02, rough + 0.03))
    graph.put(shader.inputs["Roughness"], graph.math("ADD", polish, graph.map_range(height, (0, 1), (0.20, 0))))
    cast = graph.bump(graph.noise(2.4, 2, place), 0.10 * waves, 0.06)
    graph.put(shader.inputs["Normal"], graph.bump(height, 1.0, depth, cast))
    return material


def cast_bar(material, length=2.0, width=0.88, height=0.40, slope=0.075, parent=None, location=(0, 0, 0), turn=0.0):
    """A cast bar: smaller at the top than at the bottom. Stands on its `location`."""
    bar = empty(parent, location, (0, 0, turn))
    corners = [(sx * (length / 2 - slope * t), sy * (width / 2 - slope * t), t * height)
               for t in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh("bar", corners, sides, material, bevel=0.05, segments=6, parent=bar)
    return bar


def minted_plate(material, width, height, thickness, parent=None, corner=0.05):
    """A struck plate with sharp edges. It lies on its back around its own origin."""
    outline = rounded_rectangle(width / 2, height / 2, corner)
    return extrude("plate", outline, "z", 0, thickness, material, bevel=0.008, parent=parent, segments=3)
