"""Closures of bottles. Each function takes the form of the bottle and a colour."""
from math import cos, pi, sin

from materials import bumpy, glass, gold, graph_of, principled, shader_of
from profiles import flowing, radius_at
from shapes import arc, lathe

SEALS = {
    "black": (0.008, 0.006, 0.005),
    "burgundy": (0.045, 0.003, 0.006),
    "walnut": (0.075, 0.028, 0.012),
    "red": (0.15, 0.008, 0.005),
}


def stopper(form, seal, parent):
    """A lacquered wooden head on a cork, with a gold collar and a gold ring around the neck."""
    metal = gold(0.15)
    lathe("collar", [(0, 2.485), (0.235, 2.485), (0.245, 2.495), (0.245, 2.56), (0.235, 2.57), (0, 2.57)], metal, 128,
          parent=parent, angle=30)
    head = principled("lacquer", SEALS[seal], 0, 0.16, Clearcoat=1.0)
    lathe("head", [(0, 2.572), (0.232, 2.572), *arc(0.205, 2.60, 0.03, -60, 0, 4), (0.238, 2.86),
                   *arc(0.198, 2.86, 0.04, 0, 90, 6), (0, 2.90)],
          head, 128, parent=parent, angle=40)
    lathe("inlay", [(0, 2.897), (0.12, 2.897), (0.12, 2.904), (0, 2.904)], metal, 96, parent=parent)
    cork = bumpy(principled("cork", (0.42, 0.25, 0.13), 0, 0.8), 40, 0.6, 5)
    lathe("cork", [(0, 2.15), (0.142, 2.15), (0.142, 2.48), (0, 2.48)], cork, 64, parent=parent)
    lathe("ring", [(0.190, 2.20), (0.193, 2.205), (0.193, 2.40), (0.190, 2.405)], metal, 128, parent=parent)


def capsule(form, seal, parent):
    """The capsule of a wine bottle: a tight metal sleeve with a gold band."""
    skin = principled("capsule", SEALS[seal], 0.85, 0.34)
    sleeve = [(radius_at(form.outer, z) + 0.006, z) for z in (2.10, 2.12, 2.2, 2.3, 2.4, 2.5, 2.59)]
    lathe("capsule", [*sleeve, (0.152, 2.615), (0.164, 2.63), (0.165, 2.725), (0.155, 2.748), (0.13, 2.752), (0, 2.752)], skin, 128,
          parent=parent, angle=40)
    band = [(radius_at(form.outer, z) + 0.008, z) for z in (2.16, 2.18, 2.20)]
    lathe("band", band, gold(0.2), 128, parent=parent)


def foil(form, seal, parent):
    """The gold foil of a champagne bottle over wire and cork, pressed into folds."""
    metal = gold(0.24, (0.86, 0.56, 0.20))
    graph = graph_of(metal)
    place = graph.coordinates()
    folds = graph.noise(9, 3, graph.mapping(place, (1, 1, 0.22)), 0.55)
    dents = graph.noise(26, 2, place)
    height = graph.math("ADD", folds, graph.math("MULTIPLY", dents, 0.25))
    graph.put(shader_of(metal).inputs["Normal"], graph.bump(height, 0.55, 0.03))
    skirt = [(radius_at(form.outer, z) + 0.008, z) for z in (1.66, 1.675, 1.8, 1.9, 2.0, 2.1, 2.2, 2.3, 2.38)]
    crown = flowing([skirt[-1], (0.185, 2.42), (0.21, 2.47), (0.215, 2.52), (0.20, 2.57), (0.195, 2.61), (0.215, 2.67),
                     (0.215, 2.73),
                     (0.18, 2.775), (0.10, 2.79), (0, 2.793)])

    def crumple(step, index):
        z = index / 60
        turn = 2 * pi * step / 160
        return 0.0022 * (sin(turn * 11 + z * 5) + cos(turn * 17 - z * 9))

    lathe("foil", [*skirt, *crown[1:]], metal, 160, parent=parent, angle=70, offset=crumple)


def cap(form, seal, parent):
    """The closure of a sake bottle: a metal cap with a paper collar."""
    lathe("cap", [(0.158, 2.55), (0.168, 2.56), (0.168, 2.70), (0.158, 2.72), (0, 2.725)], gold(0.2), 128, parent=parent, angle=30)
    collar = principled("paper", SEALS[seal], 0, 0.55)
    band = [(radius_at(form.outer, z) + 0.005, z) for z in (2.24, 2.3, 2.36, 2.42, 2.48, 2.545)]
    lathe("collar", band, collar, 128, parent=parent)


def crystal(form, seal, parent):
    """A cut glass ball on a gold collar."""
    metal = gold(0.14)
    lathe("collar", [(0.222, 2.13), (0.226, 2.135), (0.226, 2.20), (0.222, 2.205)], metal, 128, parent=parent)
    lathe("seat", [(0, 2.338), (0.20, 2.338), (0.21, 2.35), (0.21, 2.385), (0.20, 2.395), (0, 2.395)], metal, 128, parent=parent)
    lathe("plug", [(0, 2.12), (0.10, 2.12), (0.112, 2.34), (0, 2.34)], glass(), 96, parent=parent)
    ball = [(0, 2.397), (0.10, 2.40), (0.21, 2.48), (0.255, 2.60), (0.22, 2.73), (0.12, 2.82), (0, 2.85)]
    lathe("ball", ball, glass(ior=1.54), 10, parent=parent, angle=5, bevel=0.006)


CLOSURES = {f.__name__: f for f in (stopper, capsule, foil, cap, crystal)}
