"""Bottles as profiles: the glass, the drink in it, and the place of the label."""
from dataclasses import dataclass

from profiles import flowing, inset
from shapes import arc


@dataclass
class Form:
    outer: list
    inner: list
    level: float  # height of the drink
    label: tuple  # low, high, half angle in degrees
    flat: float = 1.0  # depth of the body relative to its width
    neck: float = 9.0  # above this height a flat body is round
    flutes: tuple = ()  # count, depth (0 for flat sides), lowest and highest point


def _sleeve(radius, foot):
    """The straight part of a bottle, with its rounded foot."""
    return [(0, 0.035), (radius * 0.45, 0.03), (radius * 0.76, 0.01), *arc(radius - 0.07, 0.07, 0.07, -90, 0, 8), (radius, foot)]


def malt():
    """Broad shoulders and a short neck."""
    r = 0.66
    outer = [*_sleeve(r, 0.6), (r, 1.2), *arc(r - 0.24, 1.66, 0.24, 0, 78, 14), (0.30, 1.945), (0.235, 1.99), (0.20, 2.06),
             (0.188, 2.16), (0.185, 2.42), *arc(0.19, 2.46, 0.035, -60, 90, 6)]
    inner = [(0, 0.22), (0.3, 0.20), *arc(r - 0.16, 0.29, 0.10, -90, 0, 8), (r - 0.06, 0.6), (r - 0.06, 1.2),
             *arc(r - 0.26, 1.66, 0.20, 0, 78, 14), (0.27, 1.89), (0.19, 1.96), (0.155, 2.06), (0.145, 2.16),
             (0.145, 2.42), (0.15, 2.49)]
    return Form(outer, inner, 1.60, (0.42, 1.24, 37.8))


def facet():
    """Tall, with cut facets and a round shoulder."""
    r = 0.60
    outer = [*_sleeve(r, 0.20), (r, 0.6), (r, 1.1), (r, 1.5), (r, 1.60),
             *flowing([(r, 1.60), (0.53, 1.76), (0.42, 1.90), (0.27, 1.985), (0.205, 2.06),
             (0.19, 2.18), (0.185, 2.42)])[1:], *arc(0.19, 2.46, 0.035, -60, 90, 6)]
    inner = [(0, 0.24), (0.3, 0.22), *arc(r - 0.20, 0.32, 0.10, -90, 0, 8), (r - 0.10, 0.6), (r - 0.10, 1.1), (r - 0.10, 1.62),
             *flowing([(r - 0.10, 1.62), (0.435, 1.74), (0.36, 1.84), (0.24, 1.92), (0.165, 2.02), (0.145, 2.18),
             (0.145, 2.42)])[1:], (0.15, 2.49)]
    return Form(outer, inner, 1.66, (0.46, 1.36, 0), flutes=(8, 0, 0.02, 1.66))


def claret():
    """The bottle of red wine, with high shoulders."""
    r = 0.37
    outer = [(0, 0.17), (0.16, 0.10), (0.27, 0.01), *arc(r - 0.05, 0.05, 0.05, -90, 0, 8), (r, 0.6), (r, 1.2), (r, 1.72),
             *arc(r - 0.22, 1.72, 0.22, 0, 62, 12)[1:], *flowing([(0.243, 1.93), (0.175, 2.01), (0.148, 2.12), (0.14, 2.30),
             (0.135, 2.60)])[1:], (0.155, 2.63), (0.155, 2.72), (0.14, 2.74)]
    inner = inset(outer, 0.035, 0.19, bore=0.10)
    return Form(outer, inner, 2.28, (0.50, 1.34, 58))


def champagne():
    """Sloping shoulders and thick glass."""
    outer = flowing([(0, 0.20), (0.18, 0.12), (0.32, 0.012), (0.36, 0.0), (0.405, 0.03), (0.425, 0.10), (0.43, 0.30), (0.43, 0.7),
                     (0.43, 1.05), (0.415, 1.28), (0.365, 1.52), (0.29, 1.76), (0.22, 2.0), (0.18, 2.24), (0.165, 2.45)])
    outer += [(0.19, 2.47), (0.19, 2.53), (0.16, 2.55)]
    inner = inset(outer, 0.045, 0.22, bore=0.11)
    return Form(outer, inner, 2.1, (0.46, 1.16, 58))


def isshobin():
    """The bottle for 1.8 litres of sake."""
    r = 0.38
    outer = [(0, 0.06), (0.2, 0.04), (0.30, 0.005), *arc(r - 0.05, 0.05, 0.05, -90, 0, 8), (r, 0.6), (r, 1.2), (r, 1.66),
             *flowing([(r, 1.66), (0.372, 1.76), (0.335, 1.92), (0.26, 2.08), (0.18, 2.24), (0.14, 2.40), (0.128, 2.58)])[1:],
             (0.15, 2.60), (0.15, 2.67), (0.135, 2.69)]
    inner = inset(outer, 0.03, 0.09, bore=0.095)
    return Form(outer, inner, 2.34, (0.42, 1.52, 70))


def decanter():
    """A flat round decanter with fine cuts around its waist."""
    outer = flowing([(0, 0.05), (0.38, 0.03), (0.46, 0.0), (0.46, 0.0), (0.52, 0.03), (0.70, 0.20), (0.87, 0.55), (0.92, 0.92),
                     (0.87, 1.26), (0.71, 1.56), (0.48, 1.76), (0.29, 1.88), (0.205, 1.98), (0.185, 2.10), (0.19, 2.22),
                     (0.225, 2.29), (0.245, 2.31), (0.235, 2.335)])
    inner = inset(outer, 0.085, 0.20, bore=0.12)
    return Form(outer, inner, 1.52, (0.62, 1.22, 30), flat=0.5, neck=1.86, flutes=(40, 0.022, 0.03, 0.52))


FORMS = {f.__name__: f for f in (malt, facet, claret, champagne, isshobin, decanter)}
