"""Lines in space for tubes, cords and wires."""
import numpy as np
from scipy.interpolate import CubicSpline


def smooth(points, steps=10):
    """A smooth curve through all points."""
    given = np.asarray(points, float)
    knots = np.r_[0, np.cumsum(np.linalg.norm(np.diff(given, axis=0), axis=1) ** 0.5)]
    wanted = np.concatenate([np.linspace(a, b, steps, endpoint=False) for a, b in zip(knots, knots[1:])] + [knots[-1:]])
    return CubicSpline(knots, given, bc_type="natural")(wanted)


def bent(points, radius, steps=8):
    """Straight parts with round bends, like a bent pipe. `radius` is the radius of the bends. It is smaller
    where a straight part is short."""
    given = np.asarray(points, float)
    path = [given[0]]
    for before, corner, after in zip(given, given[1:], given[2:]):
        into, out = before - corner, after - corner
        length_in, length_out = np.linalg.norm(into), np.linalg.norm(out)
        into, out = into / length_in, out / length_out
        half = np.arccos(np.clip(into @ out, -1, 1)) / 2
        reach = min(radius / np.tan(half), 0.5 * length_in, 0.5 * length_out)
        r = reach * np.tan(half)
        middle = corner + (into + out) / np.linalg.norm(into + out) * r / np.sin(half)
        start, end = corner + into * reach - middle, corner + out * reach - middle
        sweep = np.arccos(np.clip(start @ end / r**2, -1, 1))
        for t in np.linspace(0, 1, steps + 1):
            path.append(middle + (np.sin((1 - t) * sweep) * start + np.sin(t * sweep) * end) / np.sin(sweep))
    return np.array([*path, given[-1]])


def bezier(p0, p1, p2, p3, count):
    """A cubic curve without its last point, so that pieces can be joined."""
    t = np.linspace(0, 1, count, endpoint=False)[:, None]
    p0, p1, p2, p3 = (np.asarray(p, float) for p in (p0, p1, p2, p3))
    return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3
