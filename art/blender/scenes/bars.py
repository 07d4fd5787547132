"""Precious metals: bullion bars, coins, chains and scrap."""
import random
from math import cos, radians, sin

from rig import Shot, around, softbox, studio
from scenes.bars_bullion import cast_bar, stamped
from shapes import empty, stand_on_floor

TOP = (1.85, 0.73)  # the upper face of a kilogram bar


def pyramid(root, rows=(3, 2, 1), turn=28.0):
    """Bars side by side, each row on the one below."""
    metal = stamped("gold", "stamp-gold-1000", *TOP)
    along = radians(turn)
    for level, count in enumerate(rows):
        for i in range(count):
            off, slip = (i - (count - 1) / 2) * 0.925, random.uniform(-0.02, 0.02)
            x = cos(along) * slip - sin(along) * off
            y = sin(along) * slip + cos(along) * off
            cast_bar(metal, parent=root, location=(x, y, level * 0.402), turn=along + random.uniform(-0.012, 0.012))
    return dict(target=(0.04, -0.2, 0.50), camera=(-0.9, -8.3, 4.9), lens=80, focus=(-0.1, -0.9, 0.8))


ARRANGEMENTS = {"pyramid": pyramid}


def build(arrangement="pyramid", orbit=0, key=1.0, rim=1.3, top=0.55, fill=0.8, halo=1.6, back=1.0, exposure=0.3,
          **details):
    """`details` are the arguments of the arrangement's own function."""
    root = empty()
    view = ARRANGEMENTS[arrangement](root, **details)
    target = view["target"]
    stand_on_floor(root)
    studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    # A card behind, mirrored by the faces that look up: their lettering is dark against it.
    softbox((0.6, 5.6, 4.0), (0, 0, 0.6), 5.5, 1.8, 20 * back, (1, 0.92, 0.78), falloff=1.4, spare_floor=True)
    softbox((2.6, -6.5, 3.2), (0, 0, 0.6), 0.5, 3.0, 120, (1, 0.95, 0.85))
    return Shot(target, around(view["camera"], target, orbit), view["lens"], fstop=view.get("fstop", 1.0),
                focus=view["focus"], exposure=exposure)
