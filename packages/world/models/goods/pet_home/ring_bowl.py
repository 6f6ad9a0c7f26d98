"""A steel bowl that sits in a ring of neem wood."""
import math

from goods.materials import WOOD, steel, wood
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, hoop, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(rounded([(0.95, 0), (1.5, 0), (1.42, 0.75), (1.2, 0.8), (0.95, 0.75), (0.95, 0)], 0.1), wood(studio, WOOD, 0.45))
    hoop(1.475, 0.05, studio.colour(roughness=0.5), (0, 0, 0.3))
    metal = steel(studio, 0.16)
    turned(vessel(flowing([(0, 0.08), (0.8, 0.1), (1.05, 0.5), (1.15, 0.86), (1.36, 0.9)]), 0.03), metal)
    hoop(1.36, 0.04, metal, (0, 0, 0.93))
    crumb = studio.fixed((0.27, 0.13, 0.055), roughness=0.85)
    for _ in range(150):
        a, r = studio.random.uniform(0, math.tau), 0.9 * math.sqrt(studio.random.random())
        ball(0.085, crumb, (r * math.cos(a), r * math.sin(a), 0.52 + 0.2 * (1 - r) + 0.05 * studio.random.random()), (1, 1, 0.7), detail=2, lumps=0.1)
    present(studio, view, up=30)
