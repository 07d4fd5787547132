"""The neck of a folded kimono: both crossed sides of the collar, with the white under-collar and the lining."""
import numpy as np

from scenes.kimono_cloth import plain
from scenes.kimono_folds import strip

OPENING = 0.47  # half the width of the opening at the neck


def collar(left, tip, level, silk, edge, lining, piping, parent):
    """From the neck at x = `left` to the crossing before x = `tip`, at the height `level`."""
    white = plain("under-collar", (0.78, 0.74, 0.66))
    inside = plain("neck", tuple(c * 0.42 for c in lining))
    trim = plain("piping", piping)
    reach = np.linspace(0, 1, 24)
    length = tip - left
    strip("neck", [(left + 0.01 + 0.74 * length * t, 0) for t in reach], 2 * OPENING * (1 - reach) + 0.06, level + 0.002,
          inside, parent, crown=0.004, thickness=0.008)
    for layer, side in enumerate((1, -1)):
        z = level + 0.030 * layer
        t = np.linspace(0, 1, 48)
        x = left + length * t
        y = side * (OPENING * (1 - 1.36 * t) + 0.05 * np.sin(np.pi * t))
        # The lower side ends where the upper side covers it.
        shown = slice(None) if layer else slice(0, 37)

        def band(inwards):
            return np.c_[x, y - side * inwards]

        strip("white", band(0.132)[shown], 0.12, z + 0.006, white, parent, crown=0.010, thickness=0.010)
        strip("piping", band(0.098)[shown], 0.10, z + 0.014, trim, parent, crown=0.012, thickness=0.010)
        strip("collar", band(0.0)[shown], 0.215, z + 0.020, silk, parent, crown=0.022, origin=(0.2 + layer, 0.3), thickness=0.020, edge=edge)
