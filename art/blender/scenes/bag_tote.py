"""An open tote with two long handles, one of which has fallen to the front."""
import numpy as np

from scenes.bag_body import Body, border_seam, gusset, panels
from scenes.bag_hardware import feet, stud
from scenes.bag_leather import applied_patch, smooth_path
from shapes import empty, stitches, tube

GRIP = 0.46


def rim(body, hide, root):
    """A folded edge around the opening, with a seam below it."""
    x = np.linspace(-1, 1, 120) * float(body.half_width(np.array([body.height]))[0])
    for face, sign in ((body.front, -1), (body.back, 1)):
        z = np.full_like(x, body.height)
        edge = np.stack([x, face(x, z) - sign * 0.016, z], 1)
        tube("rim", edge, 0.022, hide.strap, 12, parent=root)
        low = z - 0.07
        course = np.stack([x * 0.96, face(x * 0.96, low), low], 1)
        stitches(course, np.tile([0, float(sign), 0.1], (len(x), 1)), hide.thread, root)


def handle(root, hide, path):
    tube("handle", smooth_path(path, 220), 0.046, hide.strap, 22, parent=root)


def tote(hide, fallen=True):
    root = empty()
    body = Body(height=1.62, base=1.02, top=1.30, base_depth=0.42, top_depth=0.34, corner=0.09, swell=0.055, slack=0.016)
    panels(body, hide, root, lining=True)
    gusset(body, hide, root, 0.22)
    border_seam(body, hide, root)
    rim(body, hide, root)
    front = body.front_face()
    top, y = body.height, float(body.front(np.array(GRIP), np.array(body.height)))
    for x in (-GRIP, GRIP):
        applied_patch(front, x, 0.03, 0.46, 0.085, hide, root)
        place = np.array([x, 0.36])
        stud(root, hide, front.at(place) + front.normal(place) * 0.022, front.normal(place), 0.036)
    lower = [(GRIP, y - 0.012, top - 0.16), (GRIP, y - 0.025, top - 0.02)]
    if fallen:
        half = [*lower, (GRIP * 0.99, y - 0.06, top + 0.10), (GRIP * 0.96, y - 0.15, top + 0.135),
                (GRIP * 0.93, y - 0.235, top + 0.06), (GRIP * 0.90, y - 0.25, top - 0.15), (GRIP * 0.86, y - 0.24, top - 0.45),
                (GRIP * 0.70, y - 0.235, top - 0.72), (GRIP * 0.38, y - 0.225, top - 0.88)]
        middle = [(0, y - 0.22, top - 0.925)]
    else:
        half = [*lower, (GRIP * 0.98, y + 0.0, top + 0.30), (GRIP * 0.86, y + 0.05, top + 0.62), (GRIP * 0.52, y + 0.08, top + 0.86)]
        middle = [(0, y + 0.09, top + 0.94)]
    mirrored = [(-x, yy, z) for x, yy, z in half]
    handle(root, hide, mirrored + middle + half[::-1])
    back = float(body.back(np.array(GRIP), np.array(top)))
    rising = [(GRIP, back + 0.02, top - 0.3), (GRIP, back + 0.03, top), (GRIP * 0.98, back + 0.01, top + 0.30),
              (GRIP * 0.88, back - 0.03, top + 0.62), (GRIP * 0.54, back - 0.07, top + 0.86)]
    handle(root, hide, [(-x, yy, z) for x, yy, z in rising] + [(0, back - 0.08, top + 0.94)] + rising[::-1])
    feet(root, hide, 0.80, 0.32)
    return root
