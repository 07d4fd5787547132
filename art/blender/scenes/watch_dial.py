"""The face of a watch: dial, hour marks, printing, sub-dials, date and hands. z = 0 is the surface of the dial."""
from math import cos, pi, sin

from materials import graph_of, principled, shader_of
from scenes.watch_case import polished
from shapes import SANS, SERIF, box, empty, lathe, mesh, text

# The dark and the light colour of the sunburst, the colour of the printing, roughness, the colour of
# sub-dials.
DIALS = {
    "green": ((0.0012, 0.0075, 0.0056), (0.006, 0.042, 0.030), (0.80, 0.77, 0.70), 0.30, None),
    "blue": ((0.0012, 0.005, 0.022), (0.006, 0.030, 0.13), (0.80, 0.79, 0.76), 0.30, None),
    "silver": ((0.34, 0.335, 0.32), (0.56, 0.55, 0.53), (0.012, 0.012, 0.014), 0.36, None),
    "panda": ((0.72, 0.70, 0.66), (0.74, 0.72, 0.68), (0.012, 0.011, 0.010), 0.50, (0.010, 0.010, 0.011)),
    "black": ((0.004, 0.004, 0.0045), (0.020, 0.020, 0.021), (0.78, 0.76, 0.72), 0.32, (0.03, 0.03, 0.031)),
    "cream": ((0.76, 0.68, 0.53), (0.78, 0.70, 0.55), (0.05, 0.03, 0.02), 0.50, (0.72, 0.64, 0.49)),
    "champagne": ((0.36, 0.25, 0.11), (0.66, 0.49, 0.26), (0.06, 0.035, 0.015), 0.30, None),
}
ROMAN = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")
LUME = (0.70, 0.76, 0.62)

# Half widths of a hand along its length, both as shares. -0.2 is behind the axis, 1 is the tip.
HANDS = {
    "dauphine": [(-0.20, 0), (0.17, 1), (1, 0)],
    "baton": [(-0.20, 0.62), (0.0, 0.72), (0.93, 0.5), (1, 0.12)],
    "sword": [(-0.16, 0.45), (0.08, 0.45), (0.22, 0.62), (0.82, 1), (1, 0)],
    "leaf": [(-0.18, 0.16), (0.06, 0.22), (0.16, 0.5), (0.28, 0.82), (0.40, 0.95), (0.52, 0.86), (0.66, 0.58), (0.82, 0.26),
             (1, 0.02)],
}


def sunburst(low, high, roughness):
    """Brushed from the middle outwards: two bright sectors opposite each other, and fine rays."""
    material = principled("dial", high, 1, roughness)
    graph = graph_of(material)
    gradient = graph.node("ShaderNodeTexGradient", gradient_type="RADIAL")
    graph.put(gradient.inputs[0], graph.coordinates())
    angle = gradient.outputs["Fac"]
    wave = graph.math("SINE", graph.math("SUBTRACT", graph.math("MULTIPLY", angle, 4 * pi), 0.55))
    sectors = graph.math("POWER", graph.math("ADD", graph.math("MULTIPLY", wave, 0.5), 0.5), 2.2)
    rays = graph.noise(1, 3, dimensions="1D", w=graph.math("MULTIPLY", angle, 260))
    shade = graph.math("ADD", sectors, graph.math("MULTIPLY", graph.math("SUBTRACT", rays, 0.5), 0.55))
    graph.put(shader_of(material).inputs["Base Color"], graph.ramp(shade, [(0, low), (1, high)]))
    return material


def plain(colour, roughness):
    material = principled("dial", colour, 0.1, roughness)
    graph = graph_of(material)
    grain = graph.noise(160, 2, graph.coordinates())
    graph.put(shader_of(material).inputs["Normal"], graph.bump(grain, 0.06, 0.004))
    return material


def at_hour(hour, radius):
    turn = pi / 2 - hour * pi / 6
    return radius * cos(turn), radius * sin(turn), turn - pi / 2


def bar(length, width, height, hour, radius, metal, parent, shift=0):
    x, y, turn = at_hour(hour, radius)
    x, y = x + shift * cos(turn), y + shift * sin(turn)
    return box("hour mark", width, length, height, metal, min(0.010, width * 0.3), parent, (x, y, height / 2), (0, 0, turn))


def batons(metal, printing, parent, skip=(), slim=1.0):
    for hour in range(12):
        if hour in skip:
            continue
        if hour == 0:
            for side in (-1, 1):
                bar(0.20, 0.050 * slim, 0.030, 0, 0.575, metal, parent, side * 0.034 * slim)
        else:
            long = hour in (3, 6, 9)
            bar(0.20 if long else 0.17, 0.054 * slim, 0.030, hour, 0.572 if long else 0.585, metal, parent)


def plots(metal, printing, parent, skip=()):
    """The large luminous marks of a diver's watch, in polished frames."""
    lume = principled("lume", LUME, 0, 0.45)
    for hour in range(12):
        x, y, turn = at_hour(hour, 0.59)
        if hour in skip:
            continue
        if hour == 0:
            for size, height, material in ((1, 0.022, metal), (0.76, 0.026, lume)):
                corners = [(-0.088 * size, 0.085 * size), (0.088 * size, 0.085 * size), (0, -0.105 * size)]
                mesh("triangle", [(cx, cy + 0.585, z) for z in (0, height) for cx, cy in corners],
                     [(0, 1, 2), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], material, smooth=False, parent=parent)
        elif hour % 3 == 0:
            bar(0.21, 0.088, 0.024, hour, 0.575, metal, parent)
            bar(0.175, 0.055, 0.028, hour, 0.575, lume, parent)
        else:
            for radius, height, material in ((0.068, 0.024, metal), (0.054, 0.027, lume)):
                disc = lathe("plot", [(radius, 0), (radius, height - 0.005), (radius - 0.005, height), (0, height)], material,
                             48, parent=parent)
                disc.location = (x, y, 0)


def roman(metal, printing, parent, skip=()):
    for hour in range(12):
        x, y, turn = at_hour(hour, 0.565)
        if hour not in skip:
            text(ROMAN[hour], 0.205, metal, parent, (x, y, 0.004), (0, 0, turn), depth=0.005, bevel=0.0022, spacing=0.92)


def arabic(metal, printing, parent, skip=()):
    """Upright numerals at the even hours, and drops between them."""
    for hour in range(12):
        x, y, turn = at_hour(hour, 0.575)
        if hour in skip:
            continue
        if hour % 2 == 0:
            text(str(hour or 12), 0.21, metal, parent, (x, y, 0.006), font=SERIF, depth=0.006, bevel=0.0025)
        else:
            bar(0.12, 0.024, 0.022, hour, 0.585, metal, parent)


MARKS = {"batons": batons, "plots": plots, "roman": roman, "arabic": arabic}


def minutes(ink, parent, radius=0.718, count=60, length=0.022, wide=0.012, centre=(0, 0), fine=0.005):
    for i in range(count):
        turn, long = i * 2 * pi / count, i % 5 == 0
        box("minute", wide if long else fine, length * (1.35 if long else 1), 0.002, ink, 0, parent,
            (centre[0] + radius * cos(turn), centre[1] + radius * sin(turn), 0.002), (0, 0, turn - pi / 2))


def hand(style, length, width, minute, z, metal, parent, lume=None, centre=(0, 0)):
    """Two facets that meet in a ridge. The hand points to `minute` (of 60)."""
    stations = HANDS[style]
    vertices, faces = [], []
    for along, share in stations:
        y, w = along * length, share * width
        vertices += [(-w, y, 0), (0, y, 0.0085 * min(1, share * 2)), (w, y, 0)]
    for k in range(0, 3 * (len(stations) - 1), 3):
        faces += [(k, k + 3, k + 4, k + 1), (k + 1, k + 4, k + 5, k + 2), (k + 2, k + 5, k + 3, k)]
    group = empty(parent, (*centre, z), (0, 0, -2 * pi * minute / 60))
    mesh("hand", vertices, faces, metal, smooth=False, parent=group)
    if lume:
        box("lume", width * 0.85, length * 0.46, 0.004, lume, 0.001, group, (0, length * 0.60, 0.008))
    return group


def date_window(parent, metal, x=0.565, day="28"):
    box("date frame", 0.20, 0.155, 0.014, metal, 0.006, parent, (x, 0, 0.003))
    box("date", 0.172, 0.128, 0.014, principled("date paper", (0.86, 0.84, 0.80), 0, 0.4), 0, parent, (x, 0, 0.0045))
    text(day, 0.125, principled("ink", (0.01, 0.01, 0.01), 0, 0.4), parent, (x, -0.004, 0.0125), font=SANS, depth=0.0005)


def sub_dial(centre, radius, colour, ink, metal, parent, minute, style="baton", frame=None):
    """A small dial with turned rings."""
    material = principled("sub-dial", colour, 0.2, 0.38)
    graph = graph_of(material)
    rings = graph.node("ShaderNodeTexWave", wave_type="RINGS", rings_direction="SPHERICAL")
    graph.put(rings.inputs["Vector"], graph.coordinates())
    rings.inputs["Scale"].default_value = 30
    graph.put(shader_of(material).inputs["Normal"], graph.bump(rings.outputs["Fac"], 0.18, 0.004))
    group = empty(parent, (*centre, 0))
    lathe("sub-dial", [(0, 0.0015), (radius, 0.0015)], material, 96, parent=group)
    lathe("edge", [(radius - 0.006, 0), (radius, 0.007), (radius + 0.012, 0.007), (radius + 0.018, 0)], frame or metal, 128,
          parent=group)
    minutes(ink, group, radius - 0.022, 30, 0.018, 0.008, fine=0.004)
    hand(style, radius * 0.80, 0.018, minute, 0.020, metal, group)
    lathe("pin", [(0.020, 0.010), (0.020, 0.030), (0, 0.033)], metal, 32, parent=group)


def emblem(metal, parent, y=0.395):
    """A star with four points. It is no real trade mark."""
    points = [(0, 0.06), (0.018, 0.018), (0.06, 0), (0.018, -0.018), (0, -0.06), (-0.018, -0.018), (-0.06, 0), (-0.018, 0.018)]
    star = mesh("emblem", [(x * 0.8, py * 0.8, 0) for x, py in points] + [(0, 0, 0.022)],
                [(i, (i + 1) % 8, 8) for i in range(8)], metal, smooth=False, parent=parent)
    star.location = (0, y, 0.002)


def lettering(lines, ink, parent):
    for words, size, y in lines:
        text(words, size, ink, parent, (0, y, 0.0015), depth=0.0004, spacing=1.2)


def face(dial, marks, hands, metal, parent, complication="date", ink_hands=None, lift=0.085):
    """Everything under the crystal. `ink_hands` gives the hands the colour of blued steel instead of polished
    metal."""
    group = empty(parent, (0, 0, lift))
    low, high, printing, roughness, small = DIALS[dial]
    ink = principled("print", printing, 0, 0.5)
    shine = polished(metal, 0.17)
    pointer = principled("blued steel", ink_hands, 1, 0.22) if ink_hands else shine
    surface = plain(low, roughness) if dial in ("panda", "cream") else sunburst(low, high, roughness)
    lathe("dial", [(0, 0), (0.77, 0)], surface, 128, parent=group)
    flange = polished(metal if metal != "gold" else "steel", 0.30)
    lathe("flange", [(0.802, 0.150), (0.795, 0.150), (0.750, 0.003)], flange, 160, parent=group)
    MARKS[marks](ink if marks == "roman" else shine, ink, group, skip=SKIPPED[complication])
    minutes(ink, group)
    lume = principled("lume", LUME, 0, 0.45) if marks == "plots" else None
    hand(hands, 0.43, 0.052, 50 + 9 / 12, 0.040, pointer, group, lume)
    hand(hands, 0.63, 0.044, 9, 0.062, pointer, group, lume)
    lathe("cap", [(0.042, 0.03), (0.042, 0.095), (0.034, 0.103), (0, 0.106)], pointer, 48, parent=group)
    COMPLICATIONS[complication](group, ink, small, shine, pointer)


def with_date(group, ink, small, shine, pointer):
    date_window(group, shine)
    emblem(shine, group)
    lettering((("AUTOMATIC", 0.058, 0.30), ("CHRONOMETER", 0.040, -0.29), ("100 m  ·  330 ft", 0.036, -0.345)), ink, group)
    sweep(35.5, shine, group)


def with_seconds(group, ink, small, shine, pointer):
    emblem(shine, group)
    lettering((("AUTOMATIC", 0.058, 0.30), ("300 m  ·  1000 ft", 0.044, -0.28)), ink, group)
    sweep(35.5, shine, group)


def with_small_seconds(group, ink, small, shine, pointer):
    emblem(shine, group, 0.33)
    sub_dial((0, -0.37), 0.205, small, ink, pointer, group, 38, "leaf", frame=shine)


def with_chronograph(group, ink, small, shine, pointer):
    lettering((("CHRONOGRAPH", 0.046, 0.27),), ink, group)
    white = principled("sub-dial print", (0.80, 0.78, 0.74), 0, 0.5)
    for centre, minute in (((-0.35, 0), 34), ((0.35, 0), 12), ((0, -0.35), 3)):
        sub_dial(centre, 0.195, small, white, shine, group, minute)
    sweep(0, principled("red", (0.45, 0.015, 0.012), 0, 0.3), group)


def without(group, ink, small, shine, pointer):
    emblem(shine, group, 0.30)


def sweep(second, metal, parent):
    """The long second hand with its counterweight."""
    turn = 2 * pi * second / 60
    box("seconds", 0.010, 0.86, 0.006, metal, 0, parent, (0.22 * sin(turn), 0.22 * cos(turn), 0.088), (0, 0, -turn))
    weight = lathe("counterweight", [(0, 0.084), (0.028, 0.084), (0.028, 0.091), (0, 0.091)], metal, 32, parent=parent)
    weight.location = (-0.16 * sin(turn), -0.16 * cos(turn), 0)


COMPLICATIONS = {"date": with_date, "seconds": with_seconds, "small seconds": with_small_seconds,
                 "chronograph": with_chronograph, "none": without}
# Hours without a mark, because something else is there.
SKIPPED = {"date": (3,), "seconds": (), "small seconds": (6,), "chronograph": (), "none": ()}
