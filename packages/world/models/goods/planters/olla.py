"""A clay olla with its lid: a round belly, a narrow neck, and one buried up to its neck beside a seedling."""
import math

from goods.materials import clay
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, leaf, tube, turned

VIEWS = ('front', 'side', 'detail')
BODY = [(0, 0), (0.55, 0.02), (1.05, 0.5), (1.1, 1.0), (0.75, 1.55), (0.34, 1.85), (0.32, 2.3), (0.42, 2.42)]


def build(studio, view):
    earth = clay(studio)
    turned(vessel(flowing(BODY), 0.08), earth, (-0.5, 0.3, 0))
    lid = flowing([(0.48, 0), (0.5, 0.08), (0.3, 0.16), (0.1, 0.2), (0.12, 0.34), (0, 0.38)])
    turned(lid, studio.colour(roughness=0.35), (-0.5, 0.3, 2.42))
    for z in (1.02, 1.12):
        turned([(1.1, z - 0.03), (1.125, z), (1.1, z + 0.03)], studio.colour(roughness=0.35), (-0.5, 0.3, 0))
    soil = studio.fixed((0.06, 0.035, 0.02), roughness=1, bump=0.8, scale=14)
    turned(flowing([(1.0, 0.0), (0.85, 0.2), (0.45, 0.36), (0, 0.4)]), soil, (1.15, -0.75, 0), ribs=lambda a, z: 1 + 0.06 * math.sin(5 * a))
    turned(flowing([(0.3, 0.2), (0.2, 0.42), (0.19, 0.62), (0.25, 0.68), (0.16, 0.68), (0, 0.6)]), earth, (1.0, -0.75, 0))
    green = studio.fixed((0.13, 0.38, 0.07), roughness=0.45)
    for k in range(3):
        x, y = 1.45 + 0.16 * k, -0.85 + 0.2 * math.sin(2 * k)
        tube([(x, y, 0.2), (x + 0.03, y, 0.75 + 0.1 * k)], 0.025, green, smooth=False)
        for spin in (20 + 60 * k, 200 + 60 * k):
            leaf(0.32, 0.2, green, (x + 0.03, y, 0.75 + 0.1 * k), (0, -24, spin), 0.3)
    ball(0.01, soil, (1.2, -0.9, 0.3), detail=1)
    present(studio, view)
