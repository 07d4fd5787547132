"""What a piece asks of the camera."""
from dataclasses import dataclass


@dataclass
class View:
    height: float  # of the piece, on z = 0
    lens: float = 88
    rise: float = 1.0  # how far the camera stands above the piece's middle
    shift: float = 0.0  # where the middle of the group stands
    middle: float = None  # height that the camera looks at; half of the piece's where left out
    sharp: float = -0.8  # y of the sharp plane
    fstop: float = 1.4
