"""A box of black lacquer with a picture sprinkled in gold (makie)."""
from materials import graph_of, principled, shader_of, texture_path
from scenes.antique_view import View
from shapes import empty, extrude, rounded_rectangle

HALF_WIDTH, HALF_DEPTH, HEIGHT = 1.25, 0.95, 0.86
# The size of the picture. It covers the lid and folds down over the sides.
SHEET = (4.2, 3.6)


def lacquer(picture=None):
    """Polished black with gold powder where the picture is. Where the picture fades there is less powder."""
    material = principled("lacquer", (0.0045, 0.0035, 0.0032), 0, 0.07, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    if not picture:
        return material
    graph, shader = graph_of(material), shader_of(material)
    place, normal = graph.separate(graph.coordinates()), graph.separate(graph.coordinates("Normal"))
    drop = graph.math("SUBTRACT", HEIGHT, place[2])

    def unfolded(axis):
        return graph.math("ADD", place[axis], graph.math("MULTIPLY", normal[axis], drop))

    joined = graph.node("ShaderNodeCombineXYZ")
    graph.put(joined.inputs[0], unfolded(0))
    graph.put(joined.inputs[1], unfolded(1))
    flat = graph.mapping(joined.outputs[0], (1 / SHEET[0], 1 / SHEET[1], 1), location=(0.5, 0.5, 0))
    drawing = graph.image(texture_path(picture), flat)
    cover = drawing.node.outputs["Alpha"]
    grains = graph.noise(230, 1, graph.coordinates())
    powder = graph.map_range(graph.math("ADD", cover, graph.math("MULTIPLY", graph.math("SUBTRACT", grains, 0.5), 1.7)),
                             (0.46, 0.58), (0, 1))
    powder = graph.math("MULTIPLY", powder, graph.map_range(cover, (0.02, 0.12), (0, 1)))
    graph.put(shader.inputs["Base Color"], graph.mix(powder, (0.0045, 0.0035, 0.0032, 1), drawing))
    graph.put(shader.inputs["Metallic"], powder)
    graph.put(shader.inputs["Roughness"], graph.map_range(powder, (0, 1), (0.07, 0.33)))
    graph.put(shader.inputs["Clearcoat"], graph.map_range(powder, (0, 1), (1.0, 0.15)))
    graph.put(shader.inputs["Normal"], graph.bump(cover, 0.35, 0.012))
    return material


def rim(height, grow, parent):
    """The gold line on an edge."""
    metal = principled("edge", (0.86, 0.55, 0.19), 1, 0.26)
    extrude("edge", rounded_rectangle(HALF_WIDTH + grow, HALF_DEPTH + grow, 0.14, 12), "z", height - 0.014, height + 0.014,
            metal, 0.008, parent)


def lacquerbox(parent, picture="makie-autumn"):
    box = empty(parent)
    extrude("body", rounded_rectangle(HALF_WIDTH - 0.045, HALF_DEPTH - 0.045, 0.11, 12), "z", 0, 0.3, lacquer(), 0.02, box)
    extrude("lid", rounded_rectangle(HALF_WIDTH, HALF_DEPTH, 0.14, 12), "z", 0.16, HEIGHT, lacquer(picture), 0.07, box, segments=8)
    rim(0.165, 0.004, box)
    rim(0.016, -0.041, box)
    return View(height=0.9, rise=4.8, middle=0.40, sharp=-0.7, lens=112, fstop=5.6)
