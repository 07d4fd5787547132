"""A celadon vase mended with gold (kintsugi)."""
from materials import graph_of, principled, shader_of
from rig import Shot, studio
from shapes import empty, lathe, stand_on_floor

GLAZES = {
    "celadon": ((0.10, 0.20, 0.17), (0.42, 0.56, 0.48)),
}

PROFILE = [(0, 0.02), (0.34, 0), (0.40, 0.03), (0.41, 0.09), (0.39, 0.14), (0.46, 0.32), (0.62, 0.62), (0.80, 0.98),
           (0.90, 1.34), (0.90, 1.62), (0.80, 1.90), (0.60, 2.08), (0.38, 2.20), (0.29, 2.32), (0.27, 2.46),
           (0.31, 2.58), (0.40, 2.66), (0.415, 2.675), (0.405, 2.69), (0.37, 2.67), (0.27, 2.56), (0.23, 2.44),
           (0.25, 2.30), (0.34, 2.15), (0, 1.9)]


def glazed(low, high, seams):
    """A glaze that pools darker towards the foot; `seams` is the width of the gold, 0 for an unbroken piece."""
    material = principled("glaze", (0.7, 0.71, 0.66), 0, 0.09, Specular=0.55, Clearcoat=0.5)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    pool = graph.map_range(graph.separate(place)[2], (0, 2), (0, 1))
    colour = graph.ramp(pool, [(0, low), (1, high)])
    if not seams:
        graph.put(shader.inputs["Base Color"], colour)
        return material
    warped = graph.mix(0.16, place, graph.noise(2.2, 5, place, output="Color"))
    crack = graph.map_range(graph.voronoi(1.25, warped, "DISTANCE_TO_EDGE"), (0.6 * seams, seams), (1, 0))
    graph.put(shader.inputs["Base Color"], graph.mix(crack, colour, (0.90, 0.58, 0.20, 1)))
    graph.put(shader.inputs["Metallic"], crack)
    graph.put(shader.inputs["Roughness"], graph.map_range(crack, (0, 1), (0.08, 0.26)))
    graph.put(shader.inputs["Normal"], graph.bump(crack, 0.6, 0.02))
    return material


def build(glaze="celadon", seams=0.016):
    root = empty()
    body = lathe("vase", PROFILE, glazed(*GLAZES[glaze], seams), 128, parent=root, angle=60)
    rounded = body.modifiers.new("smooth", "SUBSURF")
    rounded.levels = rounded.render_levels = 2
    stand_on_floor(root)
    studio(target=(0, 0, 1.36))
    return Shot(target=(0, 0, 1.36), camera=(0, -12, 2.4), lens=92, fstop=1.4, focus=(0, -0.8, 1.4), exposure=0.2)
