"""Varnished spruce and maple, ebony, and plain woods for fittings."""
from field import vector
from materials import graph_of, linear, principled, shader_of
from relief import array_image

# The colours where the varnish is worn, where it is intact, and where it is thick.
VARNISHES = {
    "amber": ((0.50, 0.165, 0.022), (0.31, 0.068, 0.007), (0.115, 0.017, 0.003)),
    "honey": ((0.60, 0.27, 0.065), (0.44, 0.150, 0.024), (0.20, 0.050, 0.008)),
    "dark red": ((0.26, 0.040, 0.008), (0.125, 0.0125, 0.0035), (0.045, 0.005, 0.002)),
    "brown": ((0.27, 0.095, 0.022), (0.120, 0.033, 0.008), (0.040, 0.010, 0.004)),
}
FITTINGS = {
    "ebony": ((0.010, 0.007, 0.006), (0.022, 0.015, 0.011), 0.26, 0.35),
    "rosewood": ((0.085, 0.022, 0.011), (0.040, 0.010, 0.006), 0.30, 0.4),
    "boxwood": ((0.36, 0.155, 0.035), (0.26, 0.095, 0.020), 0.30, 0.4),
    "bridge": ((0.55, 0.33, 0.15), (0.38, 0.20, 0.08), 0.5, 0.0),
}


def _spruce(graph, place):
    """The tone of fine annual rings along y, mirrored at the joint in the middle."""
    x, y, _ = graph.separate(place)
    side = graph.math("ABSOLUTE", x)
    wobble = graph.noise(1.0, 2, graph.mapping(place, (1.1, 0.55, 0)))
    bent = graph.math("ADD", side, graph.math("MULTIPLY", wobble, 0.10))
    spacing = graph.noise(2.2, 2, w=bent, dimensions="1D")
    phase = graph.math("ADD", graph.math("MULTIPLY", bent, 56), graph.math("MULTIPLY", spacing, 13))
    ring = graph.math("POWER", graph.math("FRACT", phase), 2.6)  # wide early wood, a sharp late line
    fine = graph.noise(1, 3, graph.mapping(place, (95, 3, 0)))
    silk = graph.noise(1, 3, graph.mapping(place, (5, 26, 0)), roughness=0.6)
    grain = graph.math("ADD", graph.math("MULTIPLY", ring, 0.85),
                       graph.math("ADD", graph.math("MULTIPLY", fine, 0.35), graph.math("MULTIPLY", silk, 0.16)))
    return graph.math("SUBTRACT", 0.86, graph.math("MULTIPLY", grain, 0.62))


def _maple(graph, place, flame):
    """The tone of broad flames across the grain, rising to both sides of the joint."""
    x, y, _ = graph.separate(place)
    drift = graph.noise(1.2, 2, place)
    slope = graph.math("ADD", graph.math("MULTIPLY", graph.math("ABSOLUTE", x), 0.14), graph.math("MULTIPLY", drift, 0.16))
    along = graph.math("ADD", y, slope)
    wave = graph.math("MULTIPLY", graph.math("ADD", graph.math("SINE", graph.math("MULTIPLY", along, 66)), 1), 0.5)
    broken = graph.noise(1, 2, vector(graph, graph.math("MULTIPLY", x, 1.1), graph.math("MULTIPLY", along, 13)))
    wave = graph.math("ADD", graph.math("MULTIPLY", wave, 0.38), graph.map_range(broken, (0.28, 0.72), (0, 0.62)))
    fine = graph.noise(1.2, 3, graph.mapping(place, (60, 5, 60)))
    return graph.math("ADD", 0.36, graph.math("ADD", graph.math("MULTIPLY", wave, 0.46 * flame),
                                              graph.math("MULTIPLY", fine, 0.16)))


def _between(graph, value, low, high, soft):
    return graph.math("MULTIPLY", graph.map_range(value, (low - soft, low)), graph.map_range(value, (high + soft, high)))


def varnished(name, palette, maple=True, maps=None, flame=1.0, relief=1.0):
    """`maps` (of violin_form.distance_maps) adds the purfling, the edges and the dark rims of the holes."""
    material = principled(name, (0.4, 0.1, 0.02), 0, 0.42, Specular=0.18, Clearcoat=1.0, Clearcoat_Roughness=0.05)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    tone = _maple(graph, place, flame) if maple else _spruce(graph, place)
    patch = graph.math("SUBTRACT", graph.noise(1.5, 5, place, roughness=0.6), 0.5)
    thick = graph.math("ADD", 0.44, graph.math("MULTIPLY", patch, 0.9))
    if maps is not None:
        node = graph.node("ShaderNodeTexImage", image=maps, extension="EXTEND", interpolation="Cubic")
        graph.put(node.inputs["Vector"], graph.mapping(place, (1 / 2.2, 1 / 3.66, 0), location=(0.5, 0.05 / 3.66, 0)))
        to_edge, to_hole, _ = graph.separate(node.outputs[0])
        to_edge = graph.math("MULTIPLY", to_edge, 20)
        thick = graph.math("ADD", thick, graph.map_range(to_edge, (0, 15), (0.24, -0.02), "SMOOTHSTEP"))
    worn, whole, gathered = VARNISHES[palette]
    colour = graph.ramp(thick, [(0.1, worn), (0.45, whole), (1, gathered)])
    grain = graph.ramp(tone, [(0, (0.16, 0.09, 0.05)), (0.4, (0.62, 0.52, 0.42)), (1, (1.3, 1.27, 1.18))])
    colour = graph.mix(1.0, colour, grain, "MULTIPLY")
    if maps is not None:
        colour = graph.mix(_between(graph, to_edge, 3.6, 5.25, 0.15), colour, (0.006, 0.004, 0.003, 1))
        colour = graph.mix(_between(graph, to_edge, 4.18, 4.69, 0.13), colour, (0.42, 0.21, 0.075, 1))
        colour = graph.mix(graph.map_range(to_hole, (0, 0.06), (0.75, 0), "SMOOTHSTEP"), colour, (0.03, 0.006, 0.002, 1))
    graph.put(shader.inputs["Base Color"], colour)
    graph.put(shader.inputs["Roughness"], graph.map_range(tone, (0.2, 0.9), (0.5, 0.34)))
    graph.put(shader.inputs["Normal"], graph.bump(tone, 0.18, 0.004 * relief))
    unevenness = graph.math("ADD", graph.math("MULTIPLY", graph.noise(5, 3, place), 0.6), graph.math("MULTIPLY", tone, 0.045))
    graph.put(shader.inputs["Clearcoat Normal"], graph.bump(unevenness, 0.13, 0.01 * relief))
    return material


def wood(kind, relief=1.0):
    light, dark, roughness, coat = FITTINGS[kind]
    material = principled(kind, light, 0, roughness, Clearcoat=coat, Clearcoat_Roughness=0.08)
    graph, shader = graph_of(material), shader_of(material)
    place = graph.coordinates()
    pores = graph.noise(1, 4, graph.mapping(place, (70, 4, 70)))
    flakes = graph.noise(1, 2, graph.mapping(place, (14, 90, 14)))
    mixed = graph.math("ADD", graph.math("MULTIPLY", pores, 0.7), graph.math("MULTIPLY", flakes, 0.3))
    graph.put(shader.inputs["Base Color"], graph.mix(graph.map_range(mixed, (0.35, 0.65)), linear(light), linear(dark)))
    graph.put(shader.inputs["Normal"], graph.bump(pores, 0.05, 0.004 * relief))
    return material


def maps_image(maps):
    return array_image("violin maps", maps)
