"""A soft crab: a broad body with two pockets, eyes on stalks, two claws and six legs."""
import math

from goods.soft.sewn import cloths, dark, stitches, stuffed
from goods.presenting import present
from goods.shapes import ball, grid, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, second = cloths(studio)
    stuffed(1.05, cloth, (0, 0, 0.95), (1.35, 0.85, 0.72))
    for side in (-1, 1):
        pocket(studio, second, side * 0.55)
        tube([(side * 0.35, -0.3, 1.5), (side * 0.42, -0.42, 1.95)], 0.09, cloth)
        stuffed(0.22, cloth, (side * 0.43, -0.45, 2.1))
        ball(0.11, dark(studio), (side * 0.43, -0.63, 2.14), (1, 0.6, 1))
        tube([(side * 1.2, -0.3, 1.1), (side * 1.75, -0.7, 1.3), (side * 1.75, -0.95, 1.75)], [0.2, 0.2, 0.16], cloth)
        for lean, long in ((-24, 1.5), (28, 1.25)):
            stuffed(0.3, cloth, (side * (1.75 + 0.14 * (1 if lean > 0 else -1)), -1.0, 2.15), (0.55, 0.6, long), (0, lean * 0.8, 0))
        for k in range(3):
            y = -0.35 + 0.45 * k
            tube([(side * 1.1, y, 0.7), (side * 1.7, y - 0.1, 0.75), (side * 1.95, y - 0.15, 0.12)], [0.17, 0.15, 0.09], cloth)
    stitches(studio, [(0.4 * t, -0.9 + 0.1 * t * t, 1.12 - 0.1 * (1 - t * t)) for t in (-1, -0.7, -0.5, -0.2, 0, 0.3, 0.5, 0.8)])
    present(studio, view)


def pocket(studio, cloth, x):
    """A half-round pocket sewn on the front."""

    def surface(u, v):
        a = math.pi * (1 + u)
        px, pz = x + 0.42 * v * math.cos(a), 0.86 + 0.5 * v * math.sin(a)
        y = -0.89 * math.sqrt(max(0.02, 1 - (px / 1.42) ** 2 - ((pz - 0.95) / 0.76) ** 2)) - 0.04
        return (px, y, pz)

    thick(grid(surface, cloth, 30, 8), 0.06)
    stitches(studio, [(p[0], p[1] - 0.05, p[2]) for p in [surface(i / 21, 0.9) for i in range(22)]])
