"""A violin bow, in mm along x from its screw to its tip. The stick is above the hair."""
import numpy as np

from materials import bumpy, principled, steel
from scenes.violin_body import mm
from scenes.violin_wood import wood
from shapes import empty, extrude, grid, lathe, tube

LENGTH = 742
FROG = [(16, 1.5), (19, 0), (58, 0), (62, 1), (62, 4.5), (57, 6.5), (52.5, 10), (51, 15), (50, 21), (14, 21), (14, 6)]
HEAD = [(716, 23.6), (722, 21.6), (726, 17), (727, 8), (726.5, 1.5), (740, 1.5), (741.5, 3), (739, 13), (741, 22), (736, 25.6), (726, 27.2), (716, 27.6)]


def stick_height(x):
    """In the middle, the stick bends towards the hair."""
    return 24.5 - 13.5 * np.sin(np.pi * np.clip((x - 60) / 670, 0, 1)) ** 1.25


def _stick(material, parent):
    x = np.linspace(6, 722, 120)
    radius = np.interp(x, (6, 120, 722), (4.3, 4.2, 2.7)) / 100
    tube("stick", mm(np.c_[x, 0 * x, stick_height(x)]), radius, material, sides=24, parent=parent, up=(0, 1, 0))


def _sleeve(name, start, end, radius, material, parent):
    x = np.linspace(start, end, 24)
    tube(name, mm(np.c_[x, 0 * x, stick_height(x)]), radius / 100, material, sides=24, parent=parent, up=(0, 1, 0))


def _hair(parent):
    hair = principled("hair", (0.62, 0.55, 0.42), 0, 0.45, Sheen=0.3)
    bumpy(hair, 1.0, 0.4, stretch=(0.5, 260, 1), distance=0.003)
    x, y = np.linspace(58, 729, 30), np.linspace(-4.6, 4.6, 7)
    sheet = [[(a, b * np.interp(a, (58, 729), (1, 0.8)), np.interp(a, (58, 729), (1.6, 2.0)) - 0.25 * (b / 4.6) ** 2) for b in y] for a in x]
    grid("hair", np.array(sheet) / 100, hair, parent=parent, thickness=0.008)


def bow(material="rosewood", relief=1.0, parent=None):
    root = empty(parent)
    silver, ebony = steel(0.24, (0.70, 0.68, 0.64)), wood("ebony", relief)
    pearl = principled("pearl", (0.72, 0.70, 0.66), 0, 0.18, Clearcoat=0.6)
    _stick(wood(material, relief), root)
    _hair(root)
    extrude("frog", [(x / 100, z / 100) for x, z in FROG], "y", -0.055, 0.055, ebony, 0.010, root)
    extrude("head", [(x / 100, z / 100) for x, z in HEAD], "y", -0.042, 0.042, wood(material, relief), 0.008, root)
    extrude("tip", [(x / 100, z / 100) for x, z in ((726, -0.5), (743.5, 0.5), (742, 1.6), (726, 1.4))], "y", -0.045, 0.045, pearl, 0.004, root)
    extrude("ferrule", [(0.56, -0.006), (0.655, -0.006), (0.655, 0.046), (0.56, 0.046)], "y", -0.058, 0.058, silver, 0.012, root)
    for side in (-1, 1):
        eye = lathe("eye", [(0, 0), (0.026, 0), (0.026, 0.001), (0, 0.0014)], pearl, 40, parent=root)
        ring = lathe("ring", [(0.028, 0), (0.034, 0), (0.034, 0.0018), (0.028, 0.0018)], silver, 40, parent=root)
        for part in (eye, ring):
            part.rotation_euler, part.location = (-side * np.pi / 2, 0, 0), (0.34, side * 0.055, 0.105)
    _sleeve("screw", 0, 6, 4.5, silver, root)
    _sleeve("screw ring", 6, 12, 4.4, ebony, root)
    _sleeve("screw end", 12, 14, 4.6, silver, root)
    _sleeve("grip", 66, 104, 5.1, principled("grip leather", (0.020, 0.013, 0.010), 0, 0.5), root)
    winding = bumpy(steel(0.30, (0.66, 0.64, 0.60)), 1, 0.5, 0, (900, 0, 0), 0.002)
    _sleeve("winding", 104, 156, 4.7, winding, root)
    return root
