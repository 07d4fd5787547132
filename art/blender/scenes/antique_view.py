"""What the camera must know about a piece."""
from dataclasses import dataclass


@dataclass
class View:
    height: float  # height of the piece above z = 0
    lens: float = 88
    rise: float = 1.0  # height of the camera above the middle of the piece
    shift: float = 0.0  # x of the middle of the group
    middle: float = None  # height that the camera looks at; default: half the height of the piece
    sharp: float = -0.8  # y of the plane that is sharp
    fstop: float = 1.4
