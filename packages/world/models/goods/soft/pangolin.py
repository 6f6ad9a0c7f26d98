"""A soft pangolin: overlapping scales of cloth from brow to tail, a pale snout, four short legs."""
import math

from goods.soft.sewn import cloths, dark, stuffed
from goods.presenting import present
from goods.shapes import ball, leaf, together

VIEWS = ('front', 'side', 'detail')


def back(t):
    """Middle of the body and its half-breadth, from snout (0) to tail (1)."""
    height = 0.62 + 0.75 * math.sin(math.pi * min(1, t * 1.25)) ** 1.2
    wide = 0.18 + 0.62 * math.sin(math.pi * min(1, 0.1 + t * 1.0)) ** 1.1
    return (-2.0 + 4.2 * t, height * 0.62, wide)


def build(studio, view):
    cloth, second = cloths(studio)
    parts = []
    for i in range(24):
        x, z, wide = back(i / 23)
        parts.append(stuffed(wide, second, (x, 0, z), (1, 1, 0.9)))
    for i in range(2, 23):
        x, z, wide = back(i / 23)
        for k in range(9):
            a = math.radians(-80 + 20 * k + (10 if i % 2 else 0))
            at = (x - 0.1, (wide + 0.02) * math.sin(a), z + (wide * 0.9 + 0.02) * math.cos(a))
            size = 0.3 + 0.28 * wide
            parts.append(leaf(size, size * 0.95, cloth if (i + k) % 5 else second, at, (-math.degrees(a), -16, 0), 0.25, 0.05, 0.45))
    parts.append(ball(0.09, dark(studio), (-2.22, 0, 0.42), (0.8, 1, 0.8)))
    for side in (-1, 1):
        parts.append(ball(0.1, dark(studio), (-1.8, side * 0.33, 0.66), (1, 0.8, 1)))
        parts.append(ball(0.03, studio.fixed((0.9, 0.9, 0.88), roughness=0.2), (-1.85, side * 0.4, 0.71), detail=2))
        parts.append(stuffed(0.26, second, (-1.0, side * 0.5, 0.2), (0.9, 0.8, 1.0)))
        parts.append(stuffed(0.28, second, (0.75, side * 0.5, 0.2), (1, 0.8, 1.0)))
    together(parts, (0, 0, 0), (0, 0, 28))
    present(studio, view, up=16)
