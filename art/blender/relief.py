"""Relief calculated as an image: hammered, cast and struck surfaces that are too fine for geometry.

A `Relief` is a square height map over [-extent, extent]² of an object's x and y. Shaders read it with
`sample` and use it for bumps, wear and colour.
"""
import math

import bpy
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from shapes import MINCHO, link

_fonts = {}


class Relief:
    def __init__(self, extent, resolution, seed):
        self.extent, self.resolution = extent, resolution
        self.random = np.random.default_rng(seed)
        steps = np.linspace(-extent, extent, resolution)
        self.y, self.x = np.meshgrid(steps, steps, indexing="ij")
        self.height = np.zeros((resolution, resolution))

    def cloud(self, across, along=None):
        """Soft noise with standard deviation 1. Sizes are in pixels."""
        noise = gaussian_filter(self.random.standard_normal(self.height.shape), (along or across, across))
        return noise / noise.std()

    def press(self, mask, level, blur=2.0):
        """Sets everything under the mask to one level. `blur` makes its walls soft."""
        cover = gaussian_filter(np.asarray(mask, float), blur)
        self.height = self.height * (1 - cover) + cover * level

    def inside(self, mask, start, end):
        """The part of the mask between two distances (in pixels) from its edge."""
        depth = distance_transform_edt(mask)
        return mask & (depth > start) & (depth < end)

    def glyphs(self, text, size, centre=(0, 0), font=MINCHO, stretch=1.0, turn=0.0):
        return glyphs(text, size, self.resolution, self.extent, centre, font, stretch, turn)


def _triangles(text, font):
    if font not in _fonts:
        _fonts[font] = bpy.data.fonts.load(font)
    curve = bpy.data.curves.new("glyphs", "FONT")
    curve.body, curve.size, curve.font, curve.resolution_u = text, 1, _fonts[font], 6
    made = link(bpy.data.objects.new("glyphs", curve))
    bpy.context.view_layer.update()
    data = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    data.calc_loop_triangles()
    points = np.array([v.co[:2] for v in data.vertices])
    triangles = np.array([t.vertices[:] for t in data.loop_triangles])
    bpy.data.objects.remove(made)
    return points, triangles


def glyphs(text, size, resolution, extent, centre=(0, 0), font=MINCHO, stretch=1.0, turn=0.0):
    """A mask of text. The text is centred on `centre`, and its longer side has the length `size`."""
    points, triangles = _triangles(text, font)
    points = points - (points.max(0) + points.min(0)) / 2
    points *= size / np.ptp(points, axis=0).max()
    points[:, 0] *= stretch
    c, s = math.cos(turn), math.sin(turn)
    points = points @ np.array([[c, s], [-s, c]]) + np.array(centre)
    pixels = (points + extent) / (2 * extent) * resolution
    mask = np.zeros((resolution, resolution), np.float32)
    for a, b, d in pixels[triangles]:
        _fill(mask, a, b, d)
    return mask


def _fill(mask, a, b, c):
    size = mask.shape[0]
    low = np.maximum(np.floor(np.minimum(np.minimum(a, b), c)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(np.maximum(np.maximum(a, b), c)).astype(int) + 1, size)
    doubled_area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    if (high <= low).any() or abs(doubled_area) < 1e-9:
        return
    x, y = np.meshgrid(np.arange(low[0], high[0]) + 0.5, np.arange(low[1], high[1]) + 0.5)
    u = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / doubled_area
    v = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / doubled_area
    covered = (u >= -0.001) & (v >= -0.001) & (u + v <= 1.001)
    part = mask[low[1]:high[1], low[0]:high[0]]
    np.maximum(part, covered, out=part)


def array_image(name, channels):
    """A float array (rows from the bottom, one to three channels) as an image without colour conversion."""
    values = np.asarray(channels, np.float32)
    if values.ndim == 2:
        values = np.repeat(values[:, :, None], 3, 2)
    rows, columns = values.shape[:2]
    pixels = np.ones((rows, columns, 4), np.float32)
    pixels[:, :, : values.shape[2]] = values
    image = bpy.data.images.new(name, columns, rows, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    return image


def sample(graph, image, extent, place=None, interpolation="Cubic"):
    """The channels of an `array_image` over [-extent, extent]² of the object's x and y."""
    place = graph.coordinates() if place is None else place
    scale = 0.5 / extent
    vector = graph.mapping(place, (scale, scale, 0), location=(0.5, 0.5, 0))
    node = graph.node("ShaderNodeTexImage", image=image, extension="EXTEND", interpolation=interpolation)
    graph.put(node.inputs["Vector"], vector)
    return graph.separate(node.outputs[0])
