"""A twin-lens reflex camera: one lens for viewing, one for taking, and an open hood over the ground glass."""
from math import radians

from materials import principled
from scenes.camera_lens import front
from scenes.camera_parts import disc, engrave, knob, placed, screw
from shapes import SANS_BOLD, box, empty, extrude, lathe, orient, rounded_rectangle

WIDTH, DEPTH, HEIGHT = 0.62, 0.60, 1.80  # half width, half depth, height of the body
BOARD = -DEPTH - 0.10  # y of the front of the lens board
FORWARD = (0, -1, 0)
TAKING, VIEWING = 0.60, 1.30  # heights of the two lenses


def body(root, paint):
    extrude("covering", rounded_rectangle(WIDTH - 0.01, DEPTH - 0.01, 0.05, 8), "z", 0.06, HEIGHT - 0.06, paint.covering, 0, root)
    for low, high in ((0, 0.075), (HEIGHT - 0.085, HEIGHT)):
        extrude("plate", rounded_rectangle(WIDTH, DEPTH, 0.06, 8), "z", low, high, paint.black, 0.016, root, 4)
    for x in (-1, 1):
        box("edge", 0.020, 0.020, HEIGHT - 0.15, paint.polished, 0.006, root, (x * (WIDTH - 0.016), -DEPTH + 0.014, HEIGHT / 2))
    board = [(x, z + HEIGHT / 2 + 0.05) for x, z in rounded_rectangle(0.47, 0.76, 0.30, 16)]
    extrude("lens board", board, "y", BOARD, -DEPTH + 0.02, paint.black, 0.020, root, 5)
    rim = [(x, z + HEIGHT / 2 + 0.05) for x, z in rounded_rectangle(0.482, 0.772, 0.31, 16)]
    extrude("board rim", rim, "y", BOARD + 0.045, BOARD + 0.070, paint.polished, 0.008, root, 3)


def lenses(root, paint):
    """Both lenses at half the size of the lenses for small film, each with a bayonet ring."""
    labels = {TAKING: "f=75mm  1:3.5  ·  COATED  ·  No. 53018", VIEWING: "VIEWING  f=75mm  1:2.8  ·  No. 51190"}
    for height, label in labels.items():
        group = empty(root)
        orient(group, (0, BOARD + 0.01, height), FORWARD)
        group.scale = (0.52, 0.52, 0.52)
        front(group, paint, 0, 0.66, 0.30, label)
        knob("bayonet", 0.66, 0.16, 72, paint.polished, group, 0.012, 0.03)
        lathe("bayonet rim", [(0.58, 0.55), (0.632, 0.55), (0.640, 0.56), (0.640, 0.625), (0.632, 0.635), (0.58, 0.635)],
              paint.polished, 144, parent=group, angle=30)


def controls(root, paint):
    for side in (-1, 1):
        wheel = knob("setting wheel", 0.105, 0.05, 40, paint.trim, root, 0.006, 0.012)
        placed(wheel, (side * 0.335, BOARD + 0.004, 0.95), FORWARD)
        disc(root, 0.045, 0.010, paint.polished, (side * 0.335, BOARD - 0.046, 0.95), FORWARD)
        screw(root, paint, (side * 0.33, BOARD, 1.58), turn=0.4 * side)
    engrave("T W I N   R E F L E X", 0.062, paint.white, root, (0, BOARD - 0.001, 0.95), FORWARD, font=SANS_BOLD)
    button = [(0, 0), (0.055, 0), (0.055, 0.03), (0.04, 0.05), (0, 0.055)]
    placed(lathe("release", button, paint.polished, 48, parent=root, angle=30), (-0.335, BOARD, 0.31), FORWARD)
    focus = empty(root)
    orient(focus, (WIDTH, -0.12, 0.80), (1, 0, 0))
    knob("focus", 0.30, 0.13, 72, paint.trim, focus, 0.010, 0.02)
    knob("focus cap", 0.20, 0.035, 48, paint.black, focus, 0.004, 0.010).location = (0, 0, 0.128)
    winder = empty(root)
    orient(winder, (-WIDTH, -0.05, 1.10), (-1, 0, 0))
    knob("winder", 0.17, 0.06, 48, paint.trim, winder, 0.006, 0.014)
    arm = extrude("arm", rounded_rectangle(0.26, 0.055, 0.055), "z", 0.06, 0.09, paint.polished, 0.010, winder)
    arm.location = (0.16, 0, 0)


def hood(root, paint):
    """Four open leaves of black sheet metal. The rear one is the tallest."""
    sheet = principled("hood", (0.012, 0.0115, 0.011), 0.4, 0.36)
    lining = principled("hood lining", (0.004, 0.004, 0.004), 0, 0.7)
    glass = principled("ground glass", (0.22, 0.23, 0.22), 0, 0.32, Specular=0.5)
    box("ground glass", 0.86, 0.86, 0.010, glass, 0, root, (0, 0, HEIGHT + 0.004))
    half, thick = 0.50, 0.020
    lean = radians(5)
    for name, width, height, place, turn in (
        ("rear leaf", 2 * half, 0.56, (0, half, 0), (-lean, 0, 0)),
        ("front leaf", 2 * half, 0.50, (0, -half, 0), (lean, 0, 0)),
        ("left leaf", 2 * half - 0.04, 0.50, (-half, 0, 0), (lean, 0, radians(-90))),
        ("right leaf", 2 * half - 0.04, 0.50, (half, 0, 0), (lean, 0, radians(90))),
    ):
        leaf = empty(root)
        leaf.location, leaf.rotation_euler = (place[0], place[1], HEIGHT), turn
        box(name, width, thick, height, sheet, 0.006, leaf, (0, 0, height / 2))
        inside = 1 if place[1] < 0 or place[0] != 0 else -1
        box(f"{name} lining", width - 0.03, 0.004, height - 0.03, lining, 0, leaf, (0, inside * (thick / 2 + 0.002), height / 2))
        box(f"{name} hem", width, 0.034, 0.026, paint.polished, 0.008, leaf, (0, 0, height))
    engrave("6 × 6", 0.12, paint.white, root, (0, -half - 0.036, HEIGHT + 0.27), FORWARD, font=SANS_BOLD)


def twin(paint, turn):
    root = empty(rotation=(0, 0, radians(turn)))
    for part in (body, lenses, controls, hood):
        part(root, paint)
    return root
