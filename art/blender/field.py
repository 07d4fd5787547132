"""Arithmetic with shader values. A `Field` can be added, multiplied and compared like a number, to draw
patterns."""


class Field:
    def __init__(self, graph, value):
        self.graph, self.value = graph, value

    def _made(self, operation, *values):
        node = self.graph.node("ShaderNodeMath", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.graph.put(socket, value.value if isinstance(value, Field) else value)
        return Field(self.graph, node.outputs[0])

    def __add__(self, other):
        return self._made("ADD", self, other)

    def __sub__(self, other):
        return self._made("SUBTRACT", self, other)

    def __rsub__(self, other):
        return self._made("SUBTRACT", other, self)

    def __mul__(self, other):
        return self._made("MULTIPLY", self, other)

    def __truediv__(self, other):
        return self._made("DIVIDE", self, other)

    def __pow__(self, other):
        return self._made("POWER", self, other)

    def __abs__(self):
        return self._made("ABSOLUTE", self)

    __radd__, __rmul__ = __add__, __mul__

    def below(self, other):
        return self._made("LESS_THAN", self, other)

    def max(self, other):
        return self._made("MAXIMUM", self, other)

    def min(self, other):
        return self._made("MINIMUM", self, other)

    def floor(self):
        return self._made("FLOOR", self)

    def fraction(self):
        return self._made("FRACT", self)

    def root(self):
        return self._made("SQRT", self)

    def sine(self):
        return self._made("SINE", self)

    def cosine(self):
        return self._made("COSINE", self)

    def angle(self, other):
        """The angle of the vector (other, self)."""
        return self._made("ARCTAN2", self, other)

    def step(self, start, end, low=0, high=1, smooth=False):
        """`low` up to `start`, `high` from `end` on. `low` can be greater than `high`."""
        kind = "SMOOTHSTEP" if smooth else "LINEAR"
        return Field(self.graph, self.graph.map_range(self.value, (start, end), (low, high), kind))

    def triangle(self):
        """Distance to the nearest whole number."""
        return abs((self + 0.5).fraction() - 0.5)


def vector(graph, x, y, z=0.0):
    node = graph.node("ShaderNodeCombineXYZ")
    for socket, part in zip(node.inputs, (x, y, z)):
        graph.put(socket, part.value if isinstance(part, Field) else part)
    return node.outputs[0]


def uv(graph):
    place = graph.separate(graph.coordinates("UV"))
    return Field(graph, place[0]), Field(graph, place[1])


def random(graph, x, y):
    """Three random numbers from 0 to 1 for each pair of whole numbers."""
    node = graph.node("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    graph.put(node.inputs["Vector"], vector(graph, x, y))
    return [Field(graph, part) for part in graph.separate(node.outputs["Color"])]
