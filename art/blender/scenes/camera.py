"""Film cameras with their lenses and cases."""
from rig import Shot, around, softbox, studio
from scenes.camera_lens import front_cap, lens
from scenes.camera_parts import painted
from scenes.camera_slr import slr
from shapes import empty, stand_on_floor


def build(model="slr", finish="chrome", covering="black", wear=1.0, lens_kind="standard", capped=False, turn=-21, orbit=0,
          lift=0.0, zoom=1.0, key=None, rim=None, top=None, fill=None, halo=1.0, exposure=0.25):
    paint = painted(finish, covering, wear)
    stage = empty()
    body, lens_group = slr(paint, turn)
    body.parent = stage
    end = lens(lens_group, paint, lens_kind)
    if capped:
        front_cap(lens_group, paint, end)
    stand_on_floor(stage)
    target = (-0.08, -0.1, 0.92)
    dark = not paint.chrome
    studio(target, key or (1.15 if dark else 1.0), rim or (1.25 if dark else 0.95), top or (1.1 if dark else 0.75),
           fill or (1.0 if dark else 0.75), halo)
    softbox((-6.2, -2.6, 1.5), (0, 0, 0.9), 1.2, 4.2, 80, (1, 0.93, 0.82), falloff=1.3)
    camera = around((0, -12, 3.55 + lift), target, orbit)
    return Shot(target, camera, 98 * zoom, fstop=1.2, focus=(-0.42, -1.15, 1.05), exposure=exposure, bounces=16)
