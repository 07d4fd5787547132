"""A trumpet, in mm: x along the axis of the bell with the rim in front, z up along the valves."""
from math import cos, pi, radians, sin

import numpy as np

from materials import bumpy, principled
from paths import bent
from rig import Shot, studio
from shapes import empty, lathe, stand_on_floor, tube

SCALE = 0.0056
RIM_X, RIM_RADIUS, BORE = 230, 61, 6.0
BELL_Y, LEAD_Y = 13, -13
LOW = -58  # height of the lower part of both tubes
VALVES = (-27, 0, 27)
FINISHES = {
    "lacquer": ((0.88, 0.56, 0.19), (0.80, 0.78, 0.74)),
    "silver": ((0.78, 0.765, 0.74), (0.90, 0.60, 0.22)),
}


def plated(name, colour, roughness=0.14):
    return bumpy(principled(name, colour, 1, roughness, Clearcoat=0.4, Clearcoat_Roughness=0.04), 0.05, 0.04, distance=0.05)


def _along_x(thing, x, y=0.0, z=0.0, backwards=False):
    thing.rotation_euler, thing.location = (0, (-1 if backwards else 1) * pi / 2, 0), (x, y, z)
    return thing


def bell(metal, parent):
    """A horn that widens faster towards the rim, with a rolled edge."""
    back = np.r_[0, 1.5, 3, 5, np.geomspace(7, 262, 60)]
    outside = [(max(BORE, 318 * (d + 10.6) ** -0.7), -d) for d in back]
    inside = [(r - 0.9, z) for r, z in outside[:40]]
    edge = [(RIM_RADIUS + 0.3 + 1.5 * cos(a), 0.2 + 1.5 * sin(a)) for a in np.linspace(-pi / 2, pi * 0.9, 12)]
    horn = lathe("bell", [*outside[::-1], *edge, *inside], metal, 192, parent=parent, angle=60)
    return _along_x(horn, RIM_X, BELL_Y)


def run(path, metal, parent, radius=BORE, bend=29):
    tube("tube", bent(path, bend, 18), radius, metal, sides=32, parent=parent)


def ring(x, y, z, metal, parent, radius=BORE + 1.3, length=9):
    """A ferrule around a tube along x."""
    half = length / 2
    turned = lathe("ferrule", [(BORE - 0.5, -half), (radius - 0.5, -half), (radius, -half + 0.7), (radius - 0.4, 0), (radius, half - 0.7),
                               (radius - 0.5, half), (BORE - 0.5, half)], metal, 48, parent=parent)
    return _along_x(turned, x, y, z)


def tubing(metal, trim, parent):
    run([(-30, BELL_Y, 0), (-206, BELL_Y, 0), (-206, BELL_Y, LOW), (-27, BELL_Y * 0.6, LOW)], metal, parent)
    run([(-246, LEAD_Y, 0), (160, LEAD_Y, 0), (160, LEAD_Y, LOW), (27, LEAD_Y * 0.6, LOW)], metal, parent, BORE - 0.4)
    for z in (0, LOW):
        run([(84, LEAD_Y, z), (131, LEAD_Y, z)], trim, parent, BORE + 0.5)
        ring(131, LEAD_Y, z, trim, parent)
        ring(84, LEAD_Y, z, trim, parent)
        ring(-172, BELL_Y, z, trim, parent)
    ring(-30, BELL_Y, 0, trim, parent)
    for x in (-128, 62):
        tube("brace", [(x, LEAD_Y, 0), (x, BELL_Y, 0)], 2.0, trim, sides=20, parent=parent)
    for x, y in ((-186, BELL_Y), (143, LEAD_Y)):
        tube("brace", [(x, y, 0), (x, y, LOW)], 2.0, trim, sides=20, parent=parent)


def mouthpiece(metal, parent):
    profile = [(0, 62), (6.5, 66), (9, 74), (9.6, 82), (11.4, 84.6), (13.2, 84), (13.6, 81), (12.6, 76), (12.4, 70), (10.4, 60),
               (7.0, 52), (5.4, 44), (4.6, 26), (4.2, 0)]
    _along_x(lathe("mouthpiece", profile, metal, 96, parent=parent, angle=60), -252, LEAD_Y, 0, backwards=True)
    receiver = [(4.6, -26), (6.4, -26), (7.4, -22), (7.4, -4), (8.0, -2), (8.0, 4), (4.4, 5)]
    _along_x(lathe("receiver", receiver, metal, 64, parent=parent), -258, LEAD_Y, 0, backwards=True)


def valve(x, metal, trim, pearl, parent):
    group = empty(parent, (x, 0, 0))
    knurl = lambda step, i: -0.35 if step % 3 == 0 else 0
    lathe("casing", [(9.4, -92), (9.4, 20)], metal, 64, parent=group)
    lathe("balusters", [(9.3, -24), (10.1, -23.6), (10.1, -21.5), (9.3, -21)], trim, 64, parent=group)
    lathe("bottom cap", [(0, -103), (3, -103), (4, -101.5), (8.5, -101), (10.4, -99), (10.4, -91), (9.2, -90.5)], trim, 96, parent=group)
    lathe("bottom knurl", [(10.3, -98), (10.9, -97.6), (10.9, -94.4), (10.3, -94)], trim, 96, parent=group, offset=knurl)
    lathe("top cap", [(9.2, 17), (10.6, 17.5), (10.6, 25), (9.6, 27.5), (5, 29), (3.8, 30), (0, 30)], trim, 96, parent=group)
    lathe("top knurl", [(10.5, 19), (11.1, 19.4), (11.1, 23.6), (10.5, 24)], trim, 96, parent=group, offset=knurl)
    lathe("felt", [(0, 30), (5.6, 30), (5.6, 32), (0, 32)], principled("felt", (0.10, 0.01, 0.01), 0, 0.9), 40, parent=group)
    lathe("stem", [(0, 30), (2.6, 30), (2.6, 46), (0, 46)], trim, 40, parent=group)
    lathe("button", [(2.6, 44), (6.8, 45), (8.2, 46.5), (8.2, 49.4), (7.2, 50.4), (6.9, 49.8), (0, 49.8)], trim, 64, parent=group)
    lathe("pearl", [(6.9, 49.7), (6.9, 50.1), (4, 50.8), (0, 51)], pearl, 64, parent=group)


def slides(metal, trim, parent):
    """The loops of the valves: backwards from the first, sideways from the second, forwards from the third."""
    upper, lower = -34, -80
    for x, way, reach in ((VALVES[0], -1, 62), (VALVES[2], 1, 92)):
        end = x + way * (9 + reach)
        run([(x, 0, upper), (end, 0, upper), (end, 0, lower), (x, 0, lower)], metal, parent, 5.6, 22.5)
        for z in (upper, lower):
            ring(x + way * (reach * 0.62), 0, z, trim, parent)
    run([(0, 0, -30), (0, -40, -30), (0, -40, -52), (0, 0, -52)], metal, parent, 5.6, 10.9)
    for x in (-13.5, 13.5):
        tube("link", [(x - 6, 0, -44), (x + 6, 0, -44)], 5.2, metal, sides=32, parent=parent)
        tube("link", [(x - 6, 0, -70), (x + 6, 0, -70)], 5.2, metal, sides=32, parent=parent)
    turns = np.linspace(0, 2 * pi, 48, endpoint=False)
    finger = [(VALVES[2] + 62 + 11.5 * cos(a), 0, upper + 18 + 11.5 * sin(a)) for a in turns]
    tube("finger ring", finger, 1.7, trim, sides=16, closed=True, parent=parent, up=(0, 1, 0))


def hook(metal, parent):
    """The hook for the little finger, on the mouthpipe."""
    turns = np.linspace(-0.5 * pi, 0.75 * pi, 20)
    path = [(46 + 11 * cos(a), LEAD_Y - 3, BORE + 12 + 11 * sin(a)) for a in turns]
    tube("hook", path, 1.9, metal, sides=16, parent=parent, up=(0, 1, 0))


def trumpet(finish, parent):
    colour, trim_colour = FINISHES[finish]
    metal, trim = plated("plated", colour), plated("trim", trim_colour, 0.12)
    pearl = principled("pearl", (0.72, 0.70, 0.66), 0, 0.16, Clearcoat=0.6)
    root = empty(parent)
    root.scale = (SCALE,) * 3
    bell(metal, root)
    tubing(metal, trim, root)
    mouthpiece(trim, root)
    for x in VALVES:
        valve(x, metal, trim, pearl, root)
    slides(metal, trim, root)
    hook(trim, root)
    return root


def build(finish="lacquer", turn=-28, roll=-78, key=1.0, rim=1.0, halo=1.0):
    """The trumpet lies on its side, on the rim of the bell and on the bow at the back."""
    stage = empty()
    horn = trumpet(finish, stage)
    horn.rotation_euler = (radians(roll), radians(-7.2), 0)
    horn.location = (0.25, 0, 0)
    stage.rotation_euler = (0, 0, radians(turn))
    stand_on_floor(stage)
    target = (0, 0, 0.24)
    studio(target=target, key=0.75 * key, rim=rim, top=0.5, fill=0.5, halo=halo)
    return Shot(target=target, camera=(0, -7.4, 7.6), lens=96, fstop=1.6, focus=(0, -0.3, 0.3), exposure=0.15)
