"""Japanese antiques, each in its own file. `piece` selects one."""
from math import radians

from rig import Shot, around, studio
from scenes.antique_censer import censer
from scenes.antique_kettle import kettle
from scenes.antique_lacquer import lacquerbox
from scenes.antique_teabowl import teabowl
from scenes.antique_vase import jar, vase
from shapes import empty, stand_on_floor

PIECES = {f.__name__: f for f in (vase, jar, teabowl, kettle, censer, lacquerbox)}


def build(piece="vase", angle=0, turn=0, key=1.0, rim=1.0, top=1.0, fill=1.0, halo=1.0, exposure=0.2, **details):
    """`turn`: degrees that the piece is turned. `angle`: degrees that the camera moves around it. `details`:
    arguments of the piece's own function."""
    root = empty()
    view = PIECES[piece](root, **details)
    root.rotation_euler.z = radians(turn)
    stand_on_floor(root)
    middle = view.middle or view.height / 2
    target = (view.shift, 0, middle)
    studio(target=(0, 0, middle), key=key, rim=rim, top=top, fill=fill, halo=halo)
    camera = around((view.shift, -12, middle + view.rise), target, angle)
    return Shot(target=target, camera=camera, lens=view.lens, fstop=view.fstop, focus=(view.shift, view.sharp, middle),
                exposure=exposure)
