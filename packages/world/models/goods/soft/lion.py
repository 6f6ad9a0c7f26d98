"""A soft lion that sits: a mane of rolled cloth, a broad muzzle and a tufted tail."""
import math

from goods.soft.sewn import cloths, dark, eyes, stitches, stuffed
from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, mane = cloths(studio)
    stuffed(0.88, cloth, (0, 0.15, 0.95), (1, 0.9, 1.12))
    stuffed(0.7, cloth, (0, -0.25, 2.4), (1.02, 0.85, 0.95))
    for ring, count, radius, y in ((0, 16, 0.92, -0.12), (1, 18, 1.12, 0.1), (2, 16, 0.98, 0.34)):
        for k in range(count):
            a = math.tau * (k + 0.5 * (ring % 2)) / count
            at = (radius * math.cos(a), y, 2.4 + radius * math.sin(a))
            stuffed(0.27, mane, at, (1.3, 0.75, 0.75), (0, -math.degrees(a), 0))
    for side in (-1, 1):
        ball(0.22, cloth, (side * 0.62, -0.42, 2.98), (1, 0.5, 1), detail=4)
        stuffed(0.25, cloth, (side * 0.19, -0.86, 2.2), (1, 0.85, 0.85))
        tube([(side * 0.45, -0.45, 1.3), (side * 0.5, -0.75, 0.7), (side * 0.5, -0.82, 0.22)], [0.25, 0.23, 0.21], cloth)
        stuffed(0.26, cloth, (side * 0.5, -0.98, 0.19), (1, 1.2, 0.72))
        stuffed(0.47, cloth, (side * 0.82, 0.05, 0.48), (0.75, 1.1, 0.95))
    ball(0.14, dark(studio), (0, -1.03, 2.4), (1.3, 0.7, 0.75))
    eyes(studio, 0.27, -0.84, 2.6)
    stitches(studio, [(0, -1.08, 2.3), (0, -1.06, 2.14)])
    tube([(0.4, 0.85, 0.45), (1.1, 1.0, 0.5), (1.45, 0.7, 1.0)], [0.14, 0.12, 0.1], cloth)
    stuffed(0.24, mane, (1.5, 0.66, 1.2), (0.8, 0.8, 1.2))
    present(studio, view)
