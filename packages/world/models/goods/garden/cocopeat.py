"""Three pressed bricks of cocopeat with paper bands, and a heap of it loosened in water."""
import math

from goods.materials import rough
from goods.packaging import heap
from goods.presenting import present
from goods.shapes import ball, box, label, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    peat = rough(studio.fixed((0.17, 0.085, 0.04), roughness=1), 0.9, 26)
    band = studio.colour(roughness=0.8)
    for at, turn, named in (((-0.1, 0.35, 0), 4, False), ((0.15, 0.25, 0.8), -5, True), ((-0.05, 0.35, 1.6), 3, False)):
        parts = [box((2.3, 1.15, 0.76), peat, (0, 0, 0.39), bevel=0.05), box((1.2, 1.19, 0.8), band, (0, 0, 0.39), bevel=0.03)]
        if named:
            parts.append(label(1.1, 0.66, studio.label(), (0, -0.602, 0.39)))
        together(parts, at, (0, 0, turn))
    heap(0.95, 0.42, peat, (0.75, -1.2, 0), 0.12)
    for _ in range(160):
        a, r = studio.random.uniform(0, math.tau), 1.1 * studio.random.random() ** 0.5
        ball(0.05, peat, (0.75 + r * math.cos(a), -1.2 + 0.9 * r * math.sin(a), max(0.03, 0.42 * math.cos(min(1, r / 0.95) * 1.57))), (1.6, 0.7, 0.7), (0, 0, math.degrees(a) * 3), 1)
    present(studio, view, up=20)
