"""Materials for all scenes, and a small language for shader graphs.

`Graph` lets code write the connections of Blender's shader nodes as expressions. Each method returns the
socket of a new node. Arguments can be sockets or plain values.
"""
import os

import bpy

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAMED_TEXTURES = os.environ.get("ART_TEXTURES", os.path.join(ART, ".cache", "textures"))


def linear(colour):
    """'#rrggbb' in sRGB, or a tuple in linear light, as linear RGBA."""
    if not isinstance(colour, str):
        return tuple(colour) if len(colour) == 4 else (*colour, 1)
    channels = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


class Graph:
    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def put(self, socket, value):
        """Connects a socket to another socket, or sets it to a value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, a, b=None, clamp=False):
        made = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        self.put(made.inputs[0], a)
        self.put(made.inputs[1], b)
        return made.outputs[0]

    def vector_math(self, operation, a, b=None, scale=None):
        made = self.node("ShaderNodeVectorMath", operation=operation)
        self.put(made.inputs[0], a)
        if b is not None:
            self.put(made.inputs[1], b)
        if scale is not None:
            self.put(made.inputs["Scale"], scale)
        return made.outputs[0]

    def coordinates(self, kind="Object"):
        return self.node("ShaderNodeTexCoord").outputs[kind]

    def mapping(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        made = self.node("ShaderNodeMapping")
        self.put(made.inputs["Vector"], vector)
        self.put(made.inputs["Scale"], scale)
        self.put(made.inputs["Rotation"], rotation)
        self.put(made.inputs["Location"], location)
        return made.outputs[0]

    def separate(self, vector):
        made = self.node("ShaderNodeSeparateXYZ")
        self.put(made.inputs[0], vector)
        return made.outputs

    def noise(self, scale, detail=2.0, vector=None, roughness=0.5, output="Fac", dimensions="3D", w=None):
        made = self.node("ShaderNodeTexNoise", noise_dimensions=dimensions)
        self.put(made.inputs["Scale"], scale)
        self.put(made.inputs["Detail"], detail)
        self.put(made.inputs["Roughness"], roughness)
        if vector is not None:
            self.put(made.inputs["Vector"], vector)
        if w is not None:
            self.put(made.inputs["W"], w)
        return made.outputs[output]

    def voronoi(self, scale, vector=None, feature="F1", smoothness=None, output="Distance"):
        made = self.node("ShaderNodeTexVoronoi", feature=feature)
        self.put(made.inputs["Scale"], scale)
        if vector is not None:
            self.put(made.inputs["Vector"], vector)
        if smoothness is not None:
            self.put(made.inputs["Smoothness"], smoothness)
        return made.outputs[output]

    def map_range(self, value, source=(0, 1), target=(0, 1), interpolation="LINEAR"):
        made = self.node("ShaderNodeMapRange", interpolation_type=interpolation)
        for socket, given in zip(made.inputs[:5], (value, *source, *target)):
            self.put(socket, given)
        return made.outputs[0]

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """`stops`: (position, colour) pairs from left to right."""
        made = self.node("ShaderNodeValToRGB")
        made.color_ramp.interpolation = interpolation
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour)
        self.put(made.inputs[0], factor)
        return made.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        made = self.node("ShaderNodeMixRGB", blend_type=blend)
        for socket, given in zip(made.inputs, (factor, a, b)):
            self.put(socket, given)
        return made.outputs[0]

    def bump(self, height, strength, distance=0.01, normal=None):
        made = self.node("ShaderNodeBump")
        self.put(made.inputs["Strength"], strength)
        self.put(made.inputs["Distance"], distance)
        self.put(made.inputs["Height"], height)
        if normal is not None:
            self.put(made.inputs["Normal"], normal)
        return made.outputs[0]

    def image(self, path, vector=None, colour=True, extension="CLIP"):
        picture = bpy.data.images.load(path, check_existing=True)
        if not colour:
            picture.colorspace_settings.name = "Non-Color"
        made = self.node("ShaderNodeTexImage", image=picture, extension=extension)
        if vector is not None:
            self.put(made.inputs["Vector"], vector)
        return made.outputs[0]


def principled(name, base, metallic=0.0, roughness=0.3, **inputs):
    """A material with Blender's general shader (Principled BSDF). `inputs` by name, with _ for spaces
    (Clearcoat_Roughness)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = shader_of(made)
    shader.inputs["Base Color"].default_value = linear(base)
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Roughness"].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return made


def shader_of(material):
    return material.node_tree.nodes["Principled BSDF"]


def graph_of(material):
    return Graph(material.node_tree)


def bumpy(material, scale, strength, detail=3.0, stretch=(1, 1, 1), distance=0.01):
    """Adds fine roughness: noise of `scale`, stretched along the axes (brushed metal, cork, paper)."""
    graph = graph_of(material)
    height = graph.noise(scale, detail, graph.mapping(graph.coordinates(), stretch))
    graph.put(shader_of(material).inputs["Normal"], graph.bump(height, strength, distance))
    return material


def gold(roughness=0.16, base=(0.95, 0.60, 0.20), **inputs):
    return principled("gold", base, 1, roughness, **inputs)


def rose_gold(roughness=0.16, **inputs):
    return principled("rose gold", (0.93, 0.50, 0.34), 1, roughness, **inputs)


def steel(roughness=0.14, base=(0.72, 0.71, 0.69), **inputs):
    return principled("steel", base, 1, roughness, **inputs)


def brushed_steel(roughness=0.27, stretch=(1, 12, 1), base=(0.40, 0.395, 0.385)):
    return bumpy(principled("brushed steel", base, 1, roughness, Anisotropic=0.5), 60, 0.25, 3, stretch)


def glass(name="glass", tint=(1, 1, 1), ior=1.48, roughness=0.0):
    return principled(name, tint, 0, roughness, Transmission=1, IOR=ior, Specular=0.5)


def thin_glass(name="crystal", ior=1.5, reflection=1.0):
    """A cover that does not bend light: transparent with Fresnel gloss, without grain."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    graph = Graph(tree)
    mixed = graph.node("ShaderNodeMixShader")
    gloss = graph.node("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.0
    gloss.inputs["Color"].default_value = (reflection, reflection, reflection, 1)
    fresnel = graph.node("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = ior
    graph.put(mixed.inputs[0], fresnel.outputs[0])
    graph.put(mixed.inputs[1], graph.node("ShaderNodeBsdfTransparent").outputs[0])
    graph.put(mixed.inputs[2], gloss.outputs[0])
    graph.put(graph.node("ShaderNodeOutputMaterial").inputs[0], mixed.outputs[0])
    return made


def liquid(name, colour, density, ior=1.36):
    """A clear liquid. Its colour gets stronger with the depth that the light passes through."""
    made = principled(name, (1, 1, 1), 0, 0, Transmission=1, IOR=ior)
    graph = graph_of(made)
    absorption = graph.node("ShaderNodeVolumeAbsorption")
    absorption.inputs["Color"].default_value = linear(colour)
    absorption.inputs["Density"].default_value = density
    graph.put(made.node_tree.nodes["Material Output"].inputs["Volume"], absorption.outputs[0])
    return made


def printed(name, texture, roughness=0.6, **inputs):
    """Paper or cloth that shows a picture of art/textures, given by its file name without extension."""
    made = principled(name, (1, 1, 1), 0, roughness, **inputs)
    graph = graph_of(made)
    graph.put(shader_of(made).inputs["Base Color"], graph.image(texture_path(texture)))
    return made


def texture_path(name):
    """The PNG that the render script makes from art/textures/<name>.svg."""
    return os.path.join(NAMED_TEXTURES, f"{name}.png")


def pebbled_leather(name, base, roughness=0.42, scale=34, depth=0.010, strength=0.7, fine=0.35, specular=0.5,
                    coat=0.0, roughness_range=0.12, crease=0.55, warp=0.06, sheen=0.0, crisp=0.0):
    """Grained leather: two distorted layers of cells with darker, rougher creases.

    `crisp` goes from 0 (round pebbles with soft valleys) to 1 (the sharp grain on cameras).
    """
    made = principled(name, base, 0, roughness, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=0.25, Sheen=sheen)
    graph, shader = graph_of(made), shader_of(made)
    place = graph.coordinates()
    wobble = graph.vector_math("SUBTRACT", graph.noise(scale * 0.35, 2, place, output="Color"), (0.5, 0.5, 0.5))
    warped = graph.vector_math("ADD", place, graph.vector_math("SCALE", wobble, scale=warp))

    def angular(cells, edge):
        distance = graph.voronoi(cells, warped, "DISTANCE_TO_EDGE")
        return graph.map_range(distance, (0, edge), (0, 1), "SMOOTHSTEP")

    def rounded(cells):
        distance = graph.voronoi(cells, warped, "SMOOTH_F1", 0.22)
        return graph.map_range(distance, (0.78, 0.12), (0, 1), "SMOOTHSTEP")

    def layer(cells, edge):
        if crisp <= 0:
            return rounded(cells)
        if crisp >= 1:
            return angular(cells, edge)
        return graph.math("ADD", graph.math("MULTIPLY", angular(cells, edge), crisp),
                          graph.math("MULTIPLY", rounded(cells), 1 - crisp))

    coarse, small = layer(scale, 0.30), layer(scale * 2.1, 0.34)
    drift = graph.noise(scale * 0.12, 3, place)
    height = graph.math("ADD", graph.math("ADD", coarse, graph.math("MULTIPLY", small, fine)),
                        graph.math("MULTIPLY", drift, 0.8))
    graph.put(shader.inputs["Normal"], graph.bump(height, strength, depth))
    colour = linear(base)
    dark = tuple(c * crease for c in colour[:3]) + (1,)
    graph.put(shader.inputs["Base Color"], graph.mix(coarse, dark, colour))
    graph.put(shader.inputs["Roughness"],
              graph.map_range(coarse, (0, 1), (roughness + roughness_range, roughness - roughness_range * 0.3)))
    return made
