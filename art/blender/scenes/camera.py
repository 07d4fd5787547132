"""Film cameras with their lenses and caps."""
from rig import Shot, around, softbox, studio
from scenes.camera_lens import front_cap, lens
from scenes.camera_lenses import lenses
from scenes.camera_parts import painted
from scenes.camera_rangefinder import rangefinder
from scenes.camera_slr import slr
from scenes.camera_twin import twin
from shapes import empty, stand_on_floor

# The point that the camera looks at, and the point that is sharp.
VIEWS = {
    "slr": ((-0.08, -0.1, 0.92), (-0.42, -1.15, 1.05)),
    "rangefinder": ((-0.05, -0.1, 0.80), (-0.3, -0.9, 1.0)),
    "twin": ((0, -0.1, 1.16), (0, -0.9, 1.2)),
    "lenses": ((0, 0, 0.68), (0, -0.6, 0.8)),
    "dials": ((-0.12, -0.3, 1.16), (-0.6, -0.3, 1.4)),
}
BODIES = {"slr": slr, "dials": slr, "rangefinder": rangefinder}
GROUPS = {"twin": twin, "lenses": lenses}


def assembled(model, paint, turn, lens_kind, silver, capped):
    if model in GROUPS:
        return GROUPS[model](paint, turn)
    body, lens_group = BODIES[model](paint, turn)
    end = lens(lens_group, paint, lens_kind, silver)
    if capped:
        front_cap(lens_group, paint, end)
    return body


def build(model="slr", finish="chrome", covering="black", wear=1.0, lens_kind="standard", silver=False, capped=False, turn=-21,
          orbit=0, lift=0.0, zoom=1.0, key=None, rim=None, top=None, fill=None, halo=1.0, exposure=0.25):
    """`model`: "slr", "rangefinder", "twin", "lenses", or "dials" for the controls of the "slr" from above."""
    paint = painted(finish, covering, wear)
    stage = empty()
    assembled(model, paint, turn, lens_kind, silver, capped).parent = stage
    stand_on_floor(stage)
    target, focus = VIEWS[model]
    dark = not paint.chrome
    studio(target, key or (1.15 if dark else 1.0), rim or (1.25 if dark else 0.95), top or (1.1 if dark else 0.75),
           fill or (1.0 if dark else 0.75), halo)
    softbox((-6.2, -2.6, 1.5), (0, 0, 0.9), 1.2, 4.2, 80, (1, 0.93, 0.82), falloff=1.3)
    camera = around((0, -12, 3.55 + lift), target, orbit)
    return Shot(target, camera, 98 * zoom, fstop=1.2, focus=focus, exposure=exposure, bounces=16)
