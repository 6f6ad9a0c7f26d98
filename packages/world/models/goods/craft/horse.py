"""A Bankura horse of clay: upright neck, ears straight up, a saddle with beads."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, hoop, leaf, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    earth = rough(studio.colour(roughness=0.8), 0.2, 22)
    trim = studio.accent(roughness=0.8)
    ball(0.62, earth, (0.15, 0, 1.6), (1.5, 0.9, 0.85), detail=5)
    for x in (-0.5, 0.75):
        for y in (-0.34, 0.34):
            turned(rounded([(0, 0), (0.26, 0), (0.27, 0.12), (0.2, 0.3), (0.24, 1.4), (0.2, 1.6), (0, 1.65)], 0.06), earth, (x, y, 0))
            hoop(0.245, 0.035, trim, (x, y, 0.42))
    neck = [(-0.45, 0, 1.6), (-0.75, 0, 2.2), (-0.85, 0, 2.9), (-0.9, 0, 3.45)]
    tube(neck, [0.5, 0.42, 0.32, 0.28], earth)
    tube([(-0.72, 0, 3.5), (-1.05, 0, 3.4), (-1.45, 0, 3.15), (-1.7, 0, 2.95)], [0.3, 0.29, 0.22, 0.19], earth)
    for side in (-1, 1):
        leaf(0.8, 0.3, earth, (-0.75, side * 0.16, 3.6), (0, -82, side * 40), -0.1, 0.5)
        ball(0.08, trim, (-1.15, side * 0.25, 3.5))
        ball(0.045, studio.fixed((0.03, 0.02, 0.02), roughness=0.2), (-1.17, side * 0.31, 3.5))
    for k in range(9):
        t = k / 8
        ball(0.12, trim, (-0.42 - 0.2 * math.sin(t * 2), 0, 2.2 + 1.3 * t), (1.2, 0.6, 1), detail=3)
    for z, r in ((2.3, 0.44), (2.6, 0.39)):
        hoop(r, 0.045, trim, (-0.8, 0, z), (0, -10, 0))
    turned(flowing([(0.1, 0.3), (0.35, 0.24), (0.6, 0.1), (0.64, 0.0)]), trim, (0.2, 0, 1.94))
    tail = [(1.0, 0, 1.85), (1.3, 0, 1.8), (1.4, 0, 1.3), (1.3, 0, 0.9)]
    tube(tail, [0.12, 0.13, 0.12, 0.05], earth)
    present(studio, view)
