"""A rangefinder body of the 1950s: a flat top with windows at the front, and no prism."""
from math import radians

from materials import principled
from scenes.camera_parts import disc, engrave, plate, screw, strap_lug
from scenes.camera_slr import DEPTH, FORWARD, TOP, WIDTH, front_furniture, hot_shoe, rewind_side, shutter_side
from shapes import SANS_BOLD, empty, extrude, orient, rounded_rectangle

HUMP = TOP + 0.175  # height of the finder cover
FACE = -DEPTH - 0.012  # y of the front of the finder


def shell(root, paint):
    plate("bottom plate", WIDTH, DEPTH, 0.31, 0, 0.135, paint.shell, 0.022, root)
    plate("covering", WIDTH - 0.012, DEPTH - 0.012, 0.30, 0.12, 1.03, paint.covering, 0, root)
    plate("top plate", WIDTH, DEPTH, 0.31, 1.01, TOP, paint.shell, 0.030, root, 5)
    plate("upper seam", WIDTH - 0.006, DEPTH - 0.006, 0.305, 0.992, 1.018, paint.matt, 0.004, root)
    plate("lower seam", WIDTH - 0.006, DEPTH - 0.006, 0.305, 0.128, 0.150, paint.matt, 0.004, root)
    for side in (-1, 1):
        strap_lug(root, paint, side * (WIDTH - 0.004), side)


def window(root, paint, x, z, half_width, half_height, glass):
    """A window with a frame in the front of the finder."""
    def pane(name, grow, corner, near, far, material, bevel):
        outline = [(x + a, z + b) for a, b in rounded_rectangle(half_width + grow, half_height + grow, corner, 6)]
        extrude(name, outline, "y", near, far, material, bevel, root, 3)

    pane("window frame", 0.026, 0.03, FACE - 0.020, FACE + 0.02, paint.polished, 0.007)
    pane("window depth", 0.004, 0.014, FACE - 0.022, FACE, paint.black, 0)
    pane("window glass", 0, 0.012, FACE - 0.024, FACE, glass, 0.003)


def finder(root, paint):
    outline = [(-0.52, TOP - 0.06), (0.70, TOP - 0.06), (0.70, HUMP - 0.05), (0.65, HUMP), (-0.47, HUMP), (-0.52, HUMP - 0.05)]
    extrude("finder", outline, "y", FACE, DEPTH - 0.03, paint.shell, 0.030, root, 5)
    clear = principled("finder glass", (0.010, 0.014, 0.026), 0, 0.04, Specular=0.8, Clearcoat=1.0)
    amber = principled("range glass", (0.12, 0.055, 0.010), 0, 0.05, Specular=0.7, Clearcoat=1.0)
    frosted = principled("frosted glass", (0.42, 0.43, 0.42), 0, 0.55, Specular=0.4)
    window(root, paint, 0.52, 1.395, 0.120, 0.082, clear)
    window(root, paint, 0.16, 1.395, 0.130, 0.058, frosted)
    window(root, paint, -0.27, 1.395, 0.046, 0.046, amber)
    engrave("RANGEFINDER  35", 0.070, paint.letter, root, (0.0, FACE - 0.001, 1.245), FORWARD, font=SANS_BOLD, spacing=1.15)


def mount(root, paint):
    """A raised ring for the lens, with screws on the front."""
    disc(root, 0.735, 0.050, paint.trim, (0, -DEPTH + 0.012, 0.61), FORWARD, 0.012)
    for x, z in ((-0.62, 0.93), (0.62, 0.93), (-0.62, 0.29), (0.62, 0.29)):
        screw(root, paint, (x * 1.02, -DEPTH - 0.004, z), turn=x)


def rangefinder(paint, turn):
    """Returns the body and the group that holds its lens."""
    root = empty(rotation=(0, 0, radians(turn)))
    for part in (shell, finder, shutter_side, rewind_side, front_furniture, mount):
        part(root, paint)
    hot_shoe(root, paint, HUMP)
    lens_group = empty(root)
    orient(lens_group, (0, -DEPTH - 0.036, 0.61), FORWARD)
    return root, lens_group
