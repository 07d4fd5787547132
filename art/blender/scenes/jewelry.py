"""Jewellery: rings, a pendant, pearls, earrings. `piece` selects one. The rest are the arguments of its
function."""
from math import cos, radians, sin

from rig import Shot, around, softbox, studio
from scenes.jewelry_gems import light_in_stones
from scenes.jewelry_pieces import earrings, pearls, pendant
from scenes.jewelry_ring import ring
from shapes import empty, stand_on_floor


def standing_ring(root, lean=20.0, turn=30.0, **details):
    """Upright on its band, leaning towards the camera."""
    turned = empty(root)
    ring(turned, **details)
    turned.rotation_euler = (radians(lean), 0, radians(turn))
    root.scale = (0.80, 0.80, 0.80)
    return dict(target=(0, 0, 1.10), camera=(0, -10, 3.6), lens=98, focus=(0, -0.5, 1.95))


def lying_ring(root, turn=24.0, raise_head=10.0, **details):
    """On the floor, held up by its setting. The top facet faces the camera."""
    turned = empty(root, rotation=(0, 0, radians(turn)))
    laid = empty(turned, rotation=(radians(90 - raise_head), 0, 0))
    ring(laid, **details)
    return dict(target=(0, 0, 0.42), camera=(0, -9.6, 3.4), lens=104, focus=(0, -1.2, 0.45))


PIECES = {"ring": standing_ring, "lying ring": lying_ring, "pendant": pendant, "pearls": pearls, "earrings": earrings}


def sparkle(target, strength=1.0):
    """Small lamps in a circle, for points of light on the facets."""
    for i in range(7):
        turn = i * 0.9
        softbox((3.6 * cos(turn), -2.5 + 3 * sin(turn), 5 + 0.3 * i), target, 0.35, 0.35, 60 * strength, (1, 0.97, 0.95), falloff=0.01, spare_floor=True)


def build(piece="ring", orbit=0.0, rise=0.0, key=1.0, rim=1.0, top=0.6, fill=1.0, halo=0.75, fire=0.9, depth=1.7, overhead=0.8,
          exposure=0.2, fstop=1.0, **details):
    root = empty()
    view = PIECES[piece](root, **details)
    stand_on_floor(root)
    target = view["target"]
    backdrop = studio(target=target, key=key, rim=rim, top=top, fill=fill, halo=halo)
    softbox((0, -3.5, 7.5), target, 4, 3, 420 * overhead, (1, 0.98, 0.96), spare_floor=True)
    sparkle(target)
    light_in_stones(backdrop, fire, depth)
    camera = around(view["camera"], target, orbit)
    return Shot(target, (camera[0], camera[1], camera[2] + rise), view["lens"], fstop=view.get("fstop", fstop),
                focus=view["focus"], exposure=exposure, bounces=24, clamp=10)
