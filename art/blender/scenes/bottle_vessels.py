"""Glasses and cups for drinks. Each stands on z = 0 in its own group."""
from math import cos, pi

from materials import glass, graph_of, principled, shader_of
from profiles import filling, flowing, vessel
from shapes import arc, box, empty, lathe


def _glass(name, outer, inner, drink, level, parent, offset=None, steps=160):
    root = empty(parent)
    lathe(name, vessel(outer, inner), glass(), steps, parent=root, angle=60, offset=offset)
    if drink:
        lathe("drink", filling(inner, level), drink, 128, parent=root, angle=60)
    return root


def tumbler(drink, parent):
    cuts = 20
    outer = [(0, 0.01), (0.30, 0.0), (0.355, 0.02), (0.375, 0.07), (0.385, 0.30), (0.395, 0.44), (0.40, 0.52), (0.41, 0.78),
             *arc(0.397, 0.78, 0.013, 0, 180, 6)]
    inner = [(0, 0.185), (0.2, 0.185), (0.335, 0.20), (0.36, 0.24), (0.375, 0.5), (0.382, 0.77)]

    def cut(step, index):
        return -0.016 * abs(cos(pi * step * cuts / 240)) if index in (3, 4, 5) else 0

    return _glass("tumbler", outer, inner, drink, 0.41, parent, cut, 240)


def wineglass(drink, parent):
    outer = flowing([(0, 0.0), (0.38, 0.0), (0.40, 0.008), (0.39, 0.018), (0.16, 0.045), (0.05, 0.10), (0.034, 0.22), (0.032, 0.50),
                     (0.045, 0.66), (0.12, 0.735), (0.27, 0.83), (0.385, 0.98), (0.425, 1.14), (0.405, 1.34), (0.35, 1.58),
                     (0.315, 1.74)])
    inner = flowing([(0, 0.735), (0.10, 0.755), (0.255, 0.85), (0.368, 0.99), (0.408, 1.14), (0.389, 1.34), (0.335, 1.58),
                     (0.301, 1.74)])
    return _glass("wine glass", outer, inner, drink, 1.10, parent)


def flute(drink, parent):
    outer = flowing([(0, 0.0), (0.29, 0.0), (0.305, 0.008), (0.29, 0.018), (0.12, 0.045), (0.045, 0.10), (0.03, 0.22), (0.03, 0.48),
                     (0.05, 0.62), (0.12, 0.78), (0.18, 1.0), (0.20, 1.25), (0.19, 1.55), (0.172, 1.74)])
    inner = flowing([(0, 0.69), (0.05, 0.72), (0.105, 0.80), (0.163, 1.0), (0.183, 1.25), (0.173, 1.55), (0.158, 1.74)])
    return _glass("flute", outer, inner, drink, 1.46, parent)


def snifter(drink, parent):
    outer = flowing([(0, 0.0), (0.30, 0.0), (0.315, 0.008), (0.30, 0.018), (0.14, 0.045), (0.06, 0.09), (0.045, 0.16),
                     (0.07, 0.215),
                     (0.22, 0.28), (0.37, 0.42), (0.43, 0.60), (0.40, 0.82), (0.32, 1.03), (0.28, 1.14)])
    inner = flowing([(0, 0.235), (0.08, 0.245), (0.21, 0.30), (0.353, 0.43), (0.411, 0.60), (0.382, 0.82), (0.303, 1.03),
                     (0.264, 1.14)])
    return _glass("snifter", outer, inner, drink, 0.46, parent)


def wood(name, light, dark, roughness=0.5, grain=(1.5, 22, 1.5)):
    """Wood with straight grain. The fibres run along the axis with the smallest value in `grain`."""
    made = principled(name, light, 0, roughness, Specular=0.35)
    graph, shader = graph_of(made), shader_of(made)
    fibres = graph.noise(3.0, 6, graph.mapping(graph.coordinates(), grain), 0.6)
    graph.put(shader.inputs["Base Color"], graph.ramp(fibres, [(0.34, dark), (0.62, light)]))
    graph.put(shader.inputs["Normal"], graph.bump(fibres, 0.12, 0.01))
    return made


def masu(drink, parent):
    """A square cup of cypress wood, full to the brim, with a sake cup beside it."""
    root = empty(parent)
    cypress = {axis: wood("cypress", (0.62, 0.42, 0.22), (0.46, 0.28, 0.13), 0.55, grain)
               for axis, grain in (("x", (1.2, 20, 20)), ("y", (20, 1.2, 20)))}
    half, wall, height = 0.36, 0.055, 0.52
    for sign in (-1, 1):
        box("side", 2 * half, wall, height, cypress["x"], 0.008, root, (0, sign * (half - wall / 2), height / 2))
        box("side", wall, 2 * (half - wall) - 0.002, height - 0.003, cypress["y"], 0.008, root,
            (sign * (half - wall / 2), 0, height / 2))
    box("floor", 2 * (half - wall), 2 * (half - wall), 0.05, cypress["x"], 0, root, (0, 0, 0.06))
    box("sake", 2 * (half - wall) + 0.004, 2 * (half - wall) + 0.004, 0.36, drink, 0, root, (0, 0, 0.27))
    cup = empty(root, (0.86, -0.30, 0))
    white = principled("porcelain", (0.78, 0.77, 0.73), 0, 0.12, Clearcoat=0.6)
    wall_out = flowing([(0, 0.02), (0.12, 0.02), (0.125, 0.0), (0.15, 0.0), (0.155, 0.03), (0.20, 0.07), (0.255, 0.18),
                        (0.275, 0.34)])
    wall_in = flowing([(0, 0.055), (0.13, 0.065), (0.20, 0.11), (0.235, 0.19), (0.255, 0.34)])
    lathe("cup", vessel(wall_out, wall_in), white, 128, parent=cup, angle=60)
    blue = principled("cobalt", (0.012, 0.03, 0.16), 0, 0.14, Clearcoat=0.6)
    for inside, outside in ((0.075, 0.105), (0.0, 0.045)):
        lathe("ring", [(inside, 0.0625), ((inside + outside) / 2, 0.067), (outside, 0.0635)], blue, 96, parent=cup)
    return root


VESSELS = {f.__name__: f for f in (tumbler, wineglass, flute, snifter, masu)}
