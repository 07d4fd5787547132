"""The metal parts of a watch head: case, lugs, bezel, crown, pushers and crystal.

The dial faces +z, 12 o'clock is at +y, the case has a radius of 1.
"""
from math import cos, pi, radians, sin

from materials import bumpy, principled, thin_glass
from shapes import SANS_BOLD, arc, box, empty, lathe, mesh, orient, text

# The colour of polished metal and of brushed metal.
METALS = {
    "steel": ((0.72, 0.71, 0.69), (0.46, 0.455, 0.445)),
    "gold": ((0.95, 0.60, 0.20), (0.86, 0.52, 0.17)),
    "rose gold": ((0.95, 0.57, 0.41), (0.86, 0.49, 0.34)),
}

INSERTS = {
    "black": ((0.006, 0.006, 0.007), (0.75, 0.74, 0.70)),
    "blue": ((0.004, 0.012, 0.045), (0.75, 0.74, 0.70)),
}

# Along a lug from the case to its tip: y, outer x, upper z and lower z.
LUG = [(0.60, 0.765, 0.06, -0.33), (0.80, 0.715, 0.055, -0.335), (0.93, 0.690, 0.025, -0.345),
       (1.04, 0.668, -0.04, -0.355), (1.12, 0.652, -0.13, -0.36), (1.165, 0.642, -0.23, -0.36),
       (1.175, 0.638, -0.31, -0.355)]
LUG_INNER = 0.525


def polished(metal, roughness=0.13):
    return principled(f"polished {metal}", METALS[metal][0], 1, roughness)


def satin(metal, stretch=(1, 12, 1), roughness=0.27):
    brushed = principled(f"satin {metal}", METALS[metal][1], 1, roughness, Anisotropic=0.5)
    return bumpy(brushed, 60, 0.25, 3, stretch)


def case(metal, parent):
    shine = polished(metal)
    profile = [(0, -0.36), (0.84, -0.36), (0.92, -0.31), (0.985, -0.16), (1.0, -0.02), (0.995, 0.05), (0.965, 0.085),
               (0.80, 0.085)]
    lathe("case", profile, shine, 192, parent=parent, bevel=0.008)
    for side in (-1, 1):
        for end in (-1, 1):
            lug(shine, side, end, parent)


def lug(metal, side, end, parent):
    """A thin lug that starts along the edge of the case and bends down to the wrist."""
    vertices = []
    for y, outer, high, low in LUG:
        vertices += [(side * x, end * y, z) for x, z in
                     ((LUG_INNER, high - 0.004), (outer, high), (outer, low), (LUG_INNER, low))]
    count = len(LUG)
    faces = [(0, 1, 2, 3), tuple(4 * (count - 1) + i for i in range(4))]
    faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i)
              for k in range(count - 1) for i in range(4)]
    mesh("lug", vertices, faces, metal, bevel=0.02, segments=4, parent=parent)


def fluted(metal, parent, flutes=76):
    profile = [(0.80, 0.06), (0.965, 0.075), (0.974, 0.095), (0.970, 0.113), (0.860, 0.232), (0.842, 0.246),
               (0.818, 0.247), (0.80, 0.232), (0.80, 0.12)]
    depth = {3: 0.024, 4: 0.016}

    def groove(step, index):
        return -depth.get(index, 0) * abs((step % 4) - 2) / 2

    lathe("bezel", profile, polished(metal), flutes * 4, parent=parent, angle=20, offset=groove)


def smooth(metal, parent):
    dome = arc(0.875, 0.115, 0.10, 10, 88, 14)
    profile = [(0.80, 0.06), (0.968, 0.07), (0.975, 0.085), (0.975, 0.12)] + dome
    profile += [(0.83, 0.238), (0.812, 0.246), (0.80, 0.236), (0.80, 0.12)]
    lathe("bezel", profile, polished(metal, 0.10), 224, parent=parent, angle=40)


def stepped(metal, parent):
    """A thin polished step, for a dress watch with a large dial."""
    profile = [(0.80, 0.06), (0.965, 0.07), (0.975, 0.085), (0.972, 0.105), (0.945, 0.120), (0.925, 0.124), (0.915, 0.132)]
    profile += arc(0.815, 0.130, 0.100, 5, 84, 14) + [(0.812, 0.236), (0.80, 0.226), (0.80, 0.12)]
    lathe("bezel", profile, polished(metal, 0.10), 224, parent=parent, angle=40)


def diver(metal, parent, insert="black"):
    """A turning bezel: a scalloped grip, a ceramic ring with minutes, a luminous dot at 12."""
    grip = [(0.80, 0.06), (0.985, 0.068), (1.0, 0.085), (1.012, 0.105), (1.012, 0.165), (0.995, 0.182), (0.968, 0.186),
            (0.962, 0.178)]

    def scallop(step, index):
        return -0.020 * max(0, sin(2 * pi * step / 8)) if index in (3, 4) else 0

    lathe("bezel", grip, polished(metal), 60 * 8, parent=parent, angle=40, offset=scallop)
    ring(insert, polished(metal), parent)
    engraving = principled("engraving", INSERTS[insert][1], 0.6, 0.35)
    for minute in range(5, 60, 5):
        if minute % 10:
            _on_bezel(box("tick", 0.024, 0.072, 0.006, engraving, 0, parent), minute)
        else:
            _on_bezel(text(str(minute), 0.118, engraving, parent, font=SANS_BOLD, depth=0.002, spacing=0.95), minute)
    for minute in (m for m in range(1, 15) if m % 5):
        _on_bezel(box("tick", 0.010, 0.05, 0.006, engraving, 0, parent), minute)
    triangle = mesh("triangle", [(-0.07, 0.05, 0), (0.07, 0.05, 0), (0, -0.062, 0), (-0.07, 0.05, 0.005),
                                 (0.07, 0.05, 0.005), (0, -0.062, 0.005)], [(0, 1, 2), (3, 4, 5)], engraving, smooth=False,
                    parent=parent)
    _on_bezel(triangle, 0)
    _on_bezel(lathe("pearl", arc(0, 0, 0.024, 0, 90, 6), principled("lume", (0.75, 0.82, 0.70), 0, 0.4), 32,
                    parent=parent), 0, 0.012)


def tachymeter(metal, parent, insert="black"):
    """A fixed ring to read the speed with the hand of the chronograph."""
    outer = [(0.80, 0.06), (0.970, 0.07), (0.982, 0.088), (0.982, 0.160), (0.972, 0.178), (0.962, 0.178)]
    lathe("bezel", outer, polished(metal), 224, parent=parent, angle=40)
    ring(insert, polished(metal), parent)
    paint = principled("paint", INSERTS[insert][1], 0, 0.45)
    for speed in (400, 300, 240, 200, 180, 160, 140, 130, 120, 110, 100, 90, 80, 75, 70, 65, 60):
        _on_bezel(text(str(speed), 0.066, paint, parent, font=SANS_BOLD, depth=0.001), 3600 / speed, 0.004, 0.895)
        _on_bezel(box("tick", 0.008, 0.028, 0.003, paint, 0, parent), 3600 / speed, 0, 0.835)
    _on_bezel(text("TACHYMETER", 0.052, paint, parent, font=SANS_BOLD, depth=0.001), 3.6, 0.004, 0.895)


def ring(insert, metal, parent):
    colour = INSERTS[insert][0]
    ceramic = principled("ceramic", colour, 0, 0.12, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.03)
    lathe("insert", [(0.966, 0.17), (0.962, 0.186), (0.824, 0.240), (0.818, 0.236)], ceramic, 224, parent=parent)
    lathe("inner ring", [(0.824, 0.236), (0.820, 0.248), (0.806, 0.248), (0.80, 0.236), (0.80, 0.12)], metal, 224,
          parent=parent)


def _on_bezel(thing, minute, lift=0.001, radius=0.893):
    """Puts a mark on the slope of the insert, with its top outwards."""
    turn, slope = pi / 2 - 2 * pi * minute / 60, radians(21.4)
    outwards = (cos(turn), sin(turn), 0)
    height = 0.240 - (radius - 0.824) * 0.3913 + lift
    normal = (outwards[0] * sin(slope), outwards[1] * sin(slope), cos(slope))
    orient(thing, (radius * outwards[0], radius * outwards[1], height), normal, outwards)


def crown(metal, parent, guards=False, size=1.0):
    def teeth(step, index):
        return -0.010 if index in (4, 5) and step % 4 < 2 else 0

    profile = [(0, 0), (0.10, 0), (0.10, 0.03), (0.145, 0.04), (0.15, 0.06), (0.15, 0.17), (0.135, 0.195), (0.06, 0.202),
               (0, 0.202)]
    knob = lathe("crown", [(r * size, z * size) for r, z in profile], polished(metal), 144, parent=parent, angle=25,
                 offset=teeth)
    knob.rotation_euler, knob.location = (0, pi / 2, 0), (0.975, 0, -0.13)
    if guards:
        for side in (-1, 1):
            outline = [(0.93, side * 0.40), (1.03, side * 0.27), (1.095, side * 0.195), (1.10, side * 0.175),
                       (0.93, side * 0.16)]
            guard(outline, polished(metal), parent)


def guard(outline, metal, parent):
    count = len(outline)
    vertices = [(x, y, z) for z in (-0.27, 0.01) for x, y in outline]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    mesh("crown guard", vertices, faces, metal, bevel=0.025, segments=4, parent=parent)


def pushers(metal, parent):
    shine = polished(metal)
    for minute in (9.6, 20.4):
        turn = pi / 2 - 2 * pi * minute / 60
        profile = [(0, 0), (0.058, 0), (0.058, 0.075), (0.092, 0.078), (0.098, 0.086), (0.098, 0.15), (0.085, 0.165), (0, 0.167)]
        knob = lathe("pusher", profile, shine, 64, parent=parent, angle=30)
        orient(knob, (0.965 * cos(turn), 0.965 * sin(turn), -0.13), (cos(turn), sin(turn), 0))


def crystal(parent):
    dome = [(0.0001, 0.285), (0.3, 0.283), (0.6, 0.274), (0.78, 0.258), (0.80, 0.245)]
    lathe("crystal", dome, thin_glass(reflection=0.055), 128, parent=parent)


BEZELS = {"fluted": fluted, "smooth": smooth, "stepped": stepped, "diver": diver, "tachymeter": tachymeter}


def head(metal, accent, bezel, parent, chronograph=False, thickness=1.0):
    """The case without its dial. `accent` is the metal of bezel and crown."""
    group = empty(parent)
    group.scale = (1, 1, thickness)
    case(metal, group)
    BEZELS[bezel](accent, group)
    crown(accent, group, guards=bezel in ("diver", "tachymeter"), size=0.85 if thickness < 1 else 1.0)
    if chronograph:
        pushers(accent, group)
    crystal(group)
    return group
