"""An upright piano with its fallboard open. 1 unit = 580 mm: 1.5 m wide, 1.3 m high. The player's side is -y."""
from math import radians

from materials import gold, principled
from rig import Shot, softbox, studio
from shapes import arc, box, empty, extrude, lathe, tube

WIDTH, HEIGHT, DEPTH = 2.6, 2.24, 0.66
SIDE = 0.09  # thickness of the side panels
KEYBED = 1.10  # its upper face
REACH = -0.46  # the front edge of keybed and arms
WHITE_KEYS = 52
# An octave begins at C. The lowest key of a piano is an A, so the first black key is the A sharp.
HAS_SHARP = (True, False, True, True, False, True, True)


def lacquer():
    return principled("lacquer", (0.0035, 0.0034, 0.0036), 0, 0.10, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.02)


def cabinet(black, stage):
    inside = WIDTH - 2 * SIDE
    for side in (-1, 1):
        x = side * (WIDTH - SIDE) / 2
        box("side", SIDE, DEPTH, HEIGHT - 0.06, black, 0.012, stage, (x, DEPTH / 2, (HEIGHT - 0.06) / 2))
        arm(black, x, stage)
        leg(black, x, stage)
    box("lower panel", inside, 0.05, KEYBED - 0.29, black, 0.012, stage, (0, 0.09, (KEYBED + 0.07) / 2))
    box("plinth", inside, 0.08, 0.16, black, 0.010, stage, (0, 0.08, 0.10))
    box("upper panel", inside, 0.05, 0.62, black, 0.014, stage, (0, 0.10, HEIGHT - 0.40), (radians(-5), 0, 0))
    box("ledge", inside, 0.15, 0.035, black, 0.010, stage, (0, 0.04, HEIGHT - 0.73))
    box("lid", WIDTH + 0.10, DEPTH + 0.12, 0.055, black, 0.020, stage, (0, DEPTH / 2 - 0.03, HEIGHT - 0.028))
    box("keybed", inside, -REACH + 0.12, 0.11, black, 0.010, stage, (0, (REACH + 0.12) / 2, KEYBED - 0.055))


def arm(black, x, stage):
    """The end of the keyboard: rounded in front, with a block beside the keys."""
    profile = [(0.04, KEYBED - 0.13), (REACH, KEYBED - 0.13)]
    profile += arc(REACH + 0.12, KEYBED + 0.06, 0.12, 180, 90)
    profile += [(-0.06, KEYBED + 0.20), (0.04, KEYBED + 0.30)]
    extrude("arm", profile, "x", x - SIDE / 2, x + SIDE / 2, black, 0.014, stage)
    inner = x - (0.09 if x > 0 else -0.09)
    box("cheek", 0.10, 0.36, 0.12, black, 0.014, stage, (inner, REACH + 0.25, KEYBED + 0.06))


def leg(black, x, stage):
    """Straight, a little narrower below, on a toe."""
    top, foot = KEYBED - 0.13, 0.11
    side = [(REACH + 0.02, top), (REACH + 0.14, top), (REACH + 0.12, foot), (REACH + 0.05, foot)]
    extrude("leg", side, "x", x - 0.04, x + 0.04, black, 0.010, stage)
    box("toe", 0.11, -REACH + 0.16, 0.09, black, 0.016, stage, (x, REACH / 2 + 0.04, 0.065))
    caster = lathe("caster", [(0, 0), (0.03, 0), (0.034, 0.012), (0.03, 0.025), (0, 0.025)], gold(0.25), 48, parent=stage)
    caster.location = (x, REACH + 0.10, 0)


def keyboard(black, stage):
    width = WIDTH - 2 * SIDE - 0.22
    ivory = principled("ivory", (0.80, 0.76, 0.68), 0, 0.22, Clearcoat=0.4)
    ebony = principled("ebony", (0.006, 0.0055, 0.005), 0, 0.24)
    felt = principled("felt", (0.16, 0.010, 0.012), 0, 0.9, Sheen=0.6)
    front, length, step = REACH + 0.075, 0.265, width / WHITE_KEYS
    left = -width / 2
    for index in range(WHITE_KEYS):
        x = left + step * (index + 0.5)
        box("white key", step - 0.0022, length, 0.055, ivory, 0.004, stage, (x, front + length / 2, KEYBED + 0.045))
        if HAS_SHARP[index % 7] and index < WHITE_KEYS - 1:
            sides = [(front + 0.095, KEYBED + 0.07), (front + 0.108, KEYBED + 0.108), (front + length, KEYBED + 0.108),
                     (front + length, KEYBED + 0.07)]
            edge = left + step * (index + 1)
            extrude("black key", sides, "x", edge - step * 0.29, edge + step * 0.29, ebony, 0.004, stage)
    box("felt", width, 0.012, 0.012, felt, 0.003, stage, (0, front + length - 0.004, KEYBED + 0.114))
    box("key slip", WIDTH - 2 * SIDE, 0.035, 0.085, black, 0.010, stage, (0, REACH + 0.035, KEYBED + 0.028))


def fallboard(black, stage):
    """Open, leaning against the upper panel, with its hinge along the keys."""
    width = WIDTH - 2 * SIDE - 0.02
    hinge = empty(stage, (0, REACH + 0.345, KEYBED + 0.12), (radians(-14), 0, 0))
    box("fallboard", width, 0.035, 0.34, black, 0.012, hinge, (0, 0.02, 0.18))
    box("lip", width, 0.075, 0.03, black, 0.012, hinge, (0, -0.01, 0.355))
    tube("hinge", [(-width / 2, -0.004, 0.012), (width / 2, -0.004, 0.012)], 0.008, gold(0.2), parent=hinge)


def pedals(stage):
    brass = gold(0.14)
    for x in (-0.15, 0, 0.15):
        tube("pedal", [(x, 0.08, 0.125), (x, -0.05, 0.120), (x, -0.12, 0.105)], 0.020, brass, parent=stage)
        box("pedal", 0.075, 0.15, 0.024, brass, 0.011, stage, (x, -0.17, 0.098), (radians(-4), 0, 0))


def build(turn=24.0):
    stage, black = empty(), lacquer()
    cabinet(black, stage)
    keyboard(black, stage)
    fallboard(black, stage)
    pedals(stage)
    stage.rotation_euler = (0, 0, radians(turn))
    target = (0, 0, 1.08)
    studio(target=target, key=0.75, rim=1.5, top=0.55, fill=0.7, halo=1.3)
    # Black lacquer is seen by what it mirrors: a tall card at each side, and a long one above the keys.
    softbox((-5.2, -5.0, 2.0), (0, 0, 1.2), 0.7, 4.2, 420)
    softbox((0.4, -3.4, 4.6), (0, -0.3, 1.1), 3.2, 0.7, 170, (1, 0.93, 0.82))
    return Shot(target=target, camera=(0.0, -12.4, 3.5), lens=104, fstop=1.6, focus=(0, -0.5, 1.1), exposure=0.35)
