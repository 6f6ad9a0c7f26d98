"""A pull-along tortoise on four wheels, its shell turned and painted, with a cord and a bead."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present, turn_all
from goods.profiles import flowing
from goods.shapes import ball, box, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    shell, spots = studio.colour(roughness=0.15), studio.accent(roughness=0.15)
    timber = wood(studio, PALE_WOOD, 0.4)
    box((2.3, 1.3, 0.28), timber, (0, 0, 0.62), bevel=0.12)
    dome = flowing([(1.05, 0.0), (1.05, 0.18), (0.9, 0.6), (0.5, 0.92), (0, 1.0)])
    turned(dome, shell, (0, 0, 0.72))
    for ring, count, size in ((0, 1, 0.26), (1, 6, 0.2), (2, 10, 0.15)):
        for k in range(count):
            a = math.tau * k / count + 0.3 * ring
            r, z = ((0, 1.0), (0.6, 0.87), (0.93, 0.53))[ring]
            ball(size, spots, (r * math.cos(a), r * math.sin(a), 0.72 + z), (1, 1, 0.35), (math.degrees(-0.9 * ring * math.sin(a) * 0.6), math.degrees(0.9 * ring * math.cos(a) * 0.6), 0), 4)
    rod((1.05, 0, 0.75), (1.45, 0, 1.0), 0.17, timber)
    ball(0.34, timber, (1.62, 0, 1.12), (1.1, 0.95, 0.95), detail=4)
    for side in (-1, 1):
        ball(0.06, studio.fixed((0.02, 0.02, 0.02), roughness=0.2), (1.8, side * 0.22, 1.24))
        for x in (-0.75, 0.75):
            wheel = flowing([(0, 0), (0.36, 0.0), (0.4, 0.08), (0.36, 0.16), (0, 0.16)])
            turned(wheel, spots, (x, side * 0.86, 0.4), (side * -90 + 180, 0, 0))
            ball(0.09, timber, (x, side * 0.92, 0.4), (1, 0.6, 1))
    rod((-1.15, 0, 0.72), (-1.5, 0, 0.82), 0.09, timber, 0.03)
    cord = studio.fixed((0.8, 0.72, 0.55), roughness=0.9)
    tube([(1.15, -0.2, 0.62), (1.6, -0.7, 0.06), (1.2, -1.3, 0.04), (0.4, -1.2, 0.04), (0.0, -1.5, 0.05)], 0.03, cord)
    ball(0.16, shell, (-0.12, -1.56, 0.16))
    turn_all(-24)
    present(studio, view, up=18)
