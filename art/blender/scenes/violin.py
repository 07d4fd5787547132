"""Violins, violas and similar instruments. 1 unit = 100 mm before an instrument is scaled to the stage."""
from math import radians

import bpy
from mathutils import Euler, Vector

from materials import principled
from paths import bent
from rig import Shot, softbox, studio
from scenes import brass
from scenes.violin_body import Body, neck, pegbox, scroll
from scenes.violin_bow import bow, stick_height
from scenes.violin_case import case
from scenes.violin_fittings import fit_out
from shapes import box, empty, stand_on_floor, tube

STANDING, LYING, CASED, CLOSE = 0.44, 0.46, 0.42, 1.0


def instrument(varnish, fittings, flame, scale, parent=None):
    root = empty(parent)
    root.scale = (scale, scale, scale)
    body = Body(varnish, root, flame, relief=scale)
    neck(body.plain_maple, root)
    pegbox(body.plain_maple, root)
    scroll(body.plain_maple, root)
    fit_out(body, fittings, root, scale)
    return root


def stand(violin, stage):
    """Two padded arms below the lower bout, on a rod with three feet."""
    metal = principled("stand", (0.016, 0.015, 0.014), 1, 0.32)
    felt = principled("felt", (0.012, 0.010, 0.009), 0, 0.9, Sheen=0.4)
    bpy.context.view_layer.update()

    def at(x, y, z):
        return violin.matrix_basis @ Vector((x, y, z))

    joint = at(0, 0.15, -0.95)
    for side in (-1, 1):
        x = side * 0.50
        tube("arm", bent([joint, at(x, -0.08, -0.75), at(x, -0.065, 0.16), at(x, 0.15, 0.20)], 0.06), 0.015, metal, parent=stage)
        tube("pad", bent([at(x, -0.075, -0.5), at(x, -0.06, 0.15), at(x, 0.14, 0.19)], 0.06), 0.024, felt, parent=stage)
        foot = [joint, (side * 0.42, joint.y - 0.30, 0.018), (side * 0.50, joint.y - 0.52, 0.018)]
        tube("foot", bent(foot, 0.08), 0.016, metal, parent=stage)
    tube("foot", bent([joint, (0, joint.y + 0.35, 0.018), (0, joint.y + 0.6, 0.018)], 0.08), 0.016, metal, parent=stage)
    tube("rod", [joint, at(0, 0.46, -0.95)], 0.016, metal, parent=stage)
    tube("rest", [at(-0.30, 0.46, -0.72), at(0.30, 0.46, -0.72)], 0.030, felt, parent=stage)
    tube("rod", [at(0, 0.44, -0.97), at(0, 0.46, -0.72)], 0.016, metal, parent=stage)


def lay_bow(location, degrees, scale, material="rosewood", parent=None):
    """A bow on the floor, on its side, turned about its middle."""
    place = empty(parent, location, (0, 0, radians(degrees)))
    laid = bow(material, scale, place)
    laid.scale = (scale, scale, scale)
    laid.rotation_euler = (radians(-90), 0, 0)
    laid.location = (-3.7 * scale, 0, 0.059 * scale)
    return place


def standing(look, turn, lean=7.0, with_bow=False):
    """Upright on a stand, leaning back a little, turned about the vertical axis."""
    stage = empty()
    violin = instrument(**look, scale=STANDING, parent=stage)
    violin.rotation_euler = (radians(90 - lean), 0, 0)
    violin.location = (0, -0.22, 0.17)
    stand(violin, stage)
    stage.rotation_euler = (0, 0, radians(turn))
    if with_bow:
        lay_bow((0.25, 1.15, 0), -13, STANDING)
    softbox((-4.4, -6.0, 2.6), (0, 0, 1.2), 0.45, 3.6, 520)  # a tall light card that the varnish mirrors
    return dict(target=(0, 0, 1.40), camera=(0, -12, 2.6), lens=92, fstop=1.0, focus=(0, -0.2, 1.0))


def lying(look, turn, with_bow=True, rise=7.6):
    """On its back on the floor, with the bow beside it. `rise` is the height of the camera."""
    stage = empty()
    violin = instrument(**look, scale=LYING, parent=stage)
    violin.location = (0, -1.25, 0)
    stand_on_floor(stage)
    stage.rotation_euler = (0, 0, radians(turn))
    if with_bow:
        lay_bow((0.62, -0.05, 0), 97, LYING, parent=stage)
    return dict(target=(0, 0, 0.1), camera=(0, -(125 - rise**2) ** 0.5, rise), lens=98, fstop=1.2, focus=(0, -0.3, 0.2))


def close(look, turn):
    """The bridge and one hole from close up, in the light of a long card that the belly mirrors."""
    stage = empty()
    violin = instrument(**look, scale=CLOSE, parent=stage)
    violin.rotation_euler = Euler((radians(12), radians(5), 0))
    stage.rotation_euler = (0, 0, radians(turn))
    stand_on_floor(stage)
    stage.location += Vector((-0.75, -1.7, 0))
    bpy.context.view_layer.update()
    target, focus = violin.matrix_world @ Vector((0.12, 1.95, 0.28)), violin.matrix_world @ Vector((0.12, 1.60, 0.34))
    box("mat", 30, 16, 0.004, principled("mat", (0.012, 0.010, 0.009), 0, 0.9, Specular=0.1), 0)
    softbox(target + Vector((-1.3, 4.5, 5.2)), target, 3.8, 0.4, 150, (1, 0.92, 0.80))
    return dict(target=tuple(target), camera=tuple(target + Vector((1.5, -5.6, 3.1))), lens=85, fstop=0.5, focus=tuple(focus))


def cased(look, turn, lining="green"):
    """In its open case, with a bow in the lid."""
    stage = empty()
    stage.scale = (CASED,) * 3
    chest, lid = case(lining, stage)
    violin = instrument(**look, scale=1.0, parent=chest)
    violin.rotation_euler = (0, 0, radians(-90))
    violin.location = (-3.42, 0, 0.66)
    held = bow("rosewood", CASED, lid)
    held.rotation_euler, held.location = (radians(-90), 0, 0), (-3.7, 0.25, 0.42)
    strap = principled("strap", (0.02, 0.012, 0.009), 0, 0.5)
    for x in (-2.45, 2.9):
        box("clip", 0.11, 0.17, 0.38, strap, 0.03, lid, (x, 0.25 + float(stick_height(100 * (x + 3.7))) / 100, 0.30))
    stage.rotation_euler = (0, 0, radians(turn))
    return dict(target=(0, 0.1, 0.55), camera=(0, -9.6, 5.4), lens=94, fstop=1.4, focus=(0, -0.4, 0.4))


VIEWS = {"standing": standing, "lying": lying, "close": close, "cased": cased}
# The strength of the groups of lights in each view.
LIGHTS = {
    "standing": dict(key=0.62, rim=1.25, top=0.45, fill=0.45, halo=0.9),
    "lying": dict(key=0.8, rim=1.0, top=0.35, fill=0.4, halo=1.2),
    "close": dict(key=0.7, rim=1.0, top=0.2, fill=0.36, halo=1.2),
    "cased": dict(key=1.05, rim=0.9, top=0.4, fill=0.6, halo=1.2),
}


def build(view="standing", varnish="amber", fittings="ebony", flame=1.0, turn=-16, key=1.0, rim=1.0, halo=1.0, **details):
    """`details` are the arguments of the view. The view "trumpet" has its own scene."""
    if view == "trumpet":
        return brass.build(turn=turn, key=key, rim=rim, halo=halo, **details)
    shot = VIEWS[view](dict(varnish=varnish, fittings=fittings, flame=flame), turn, **details)
    light = LIGHTS[view]
    studio(target=shot["target"], key=light["key"] * key, rim=light["rim"] * rim, top=light["top"], fill=light["fill"],
           halo=light["halo"] * halo)
    return Shot(**shot, exposure=0.2)
