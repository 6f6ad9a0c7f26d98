"""A soft flying fox that hangs by its feet from a rail, its wings folded round it."""
import math

from goods.materials import PALE_WOOD, wood
from goods.soft.sewn import cloths, dark, stuffed
from goods.presenting import present
from goods.shapes import ball, grid, rod, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    fur, wing = cloths(studio)
    rod((-1.4, 0, 3.6), (1.4, 0, 3.6), 0.1, wood(studio, PALE_WOOD))
    stuffed(0.6, fur, (0, 0, 2.05), (0.9, 0.85, 1.4))
    stuffed(0.45, fur, (0, -0.12, 0.95), (1, 1, 1))
    stuffed(0.24, fur, (0, -0.48, 0.86), (0.85, 1.2, 0.85))
    ball(0.08, dark(studio), (0, -0.78, 0.84), (1.2, 0.8, 0.9))
    for side in (-1, 1):
        ball(0.075, dark(studio), (side * 0.2, -0.5, 1.06))
        stuffed(0.2, wing, (side * 0.36, -0.02, 0.5), (0.7, 0.35, 1.3), (0, side * 22, 0))
        tube([(side * 0.25, 0, 2.8), (side * 0.28, 0, 3.3), (side * 0.28, -0.1, 3.66), (side * 0.28, 0.08, 3.74)], [0.11, 0.09, 0.07, 0.05], dark(studio))

        def fold(u, v, side=side):
            a = math.radians(100 * v - 12)
            r = 0.66 + 0.16 * math.sin(math.pi * u) + 0.05 * math.sin(9 * v)
            return (side * r * math.cos(a) * 1.05, -r * math.sin(a) * 0.85 + 0.1, 3.0 - 1.85 * u + 0.18 * abs(math.sin(7 * v)) * u)

        thick(grid(fold, wing, 30, 30), 0.06)
        tube([(side * 0.72, 0.1, 2.95), (side * 0.86, 0.0, 2.1), (side * 0.7, -0.1, 1.1)], 0.06, fur)
    present(studio, view, hung=0.0)
