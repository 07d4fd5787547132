"""The relief of crocodile leather: square scales in the middle, small round ones towards the edges."""
import numpy as np
from scipy.spatial import cKDTree


def scales(along, x, half, seed=5):
    """The height and the depth of creases (0 to 1) for points at `along` on a strap and `x` across its half
    width."""
    random = np.random.default_rng(seed)
    rows, share = _centres(along.max(), float(half.mean()), random)
    tree = cKDTree(rows)
    points = np.column_stack([along.ravel(), (x / half).ravel() * share])
    distance, nearest = tree.query(points, k=2)
    first, second = rows[nearest[:, 0]], rows[nearest[:, 1]]
    # The distance to the line halfway between the two nearest centres. This line is the crease.
    between = second - first
    length = np.linalg.norm(between, axis=1)
    edge = ((second + first) / 2 - points) * between
    edge = edge.sum(1) / np.maximum(length, 1e-6)
    crease = np.clip(1 - edge / 0.020, 0, 1) ** 1.5
    dome = np.clip(edge / 0.075, 0, 1)
    height = 0.016 * (1 - (1 - dome) ** 2.6) - 0.009 * crease
    return height.reshape(along.shape), crease.reshape(along.shape)


def _centres(length, half, random):
    """Rows of scales: long ones in the middle; towards the edges the columns get shorter and rounder."""
    found = []
    columns = ((0.0, 0.175, 0.5), (0.205, 0.165, 0.0), (0.370, 0.125, 0.5), (0.475, 0.10, 0.0))
    for middle, pitch, shift in columns:
        for side in ((1,) if middle == 0 else (-1, 1)):
            count = int(length / pitch) + 2
            for i in range(-1, count):
                wander = random.normal(0, 0.10, 2)
                found.append((pitch * (i + shift + wander[0]), side * middle * half / 0.45 + pitch * 0.25 * wander[1]))
    return np.array(found), half
