"""A cut-glass flask of attar with a stopper, a rose petal or two."""
import math

from goods.materials import gold
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, leaf, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    attar = studio.colour(roughness=0.06, coat=1)
    facets = lambda a, z: 1 + 0.045 * abs(math.cos(8 * a)) * math.sin(max(0, min(1, z / 1.7)) * math.pi)
    shape = [(0, 0), (0.6, 0), (0.66, 0.08), (1.0, 0.5), (1.06, 0.9), (0.8, 1.4), (0.34, 1.68), (0.28, 1.85)]
    turned(flowing(shape), attar, ribs=facets, segments=160)
    metal = gold(studio)
    turned(rounded([(0.28, 1.8), (0.36, 1.8), (0.38, 1.9), (0.36, 2.1), (0.24, 2.14), (0, 2.14)], 0.03), metal)
    for k in range(18):
        a = math.tau * k / 18
        ball(0.045, metal, (0.37 * math.cos(a), 0.37 * math.sin(a), 1.98), detail=2)
    stopper = [(0.12, 2.1), (0.16, 2.25), (0.32, 2.5), (0.3, 2.8), (0.12, 3.1), (0.03, 3.3), (0, 3.36)]
    turned(flowing(stopper), metal, ribs=lambda a, z: 1 + 0.07 * math.cos(8 * a))
    bulge = lambda z: 1.13 - 0.36 * (z - 0.75) ** 2 * 1.6
    wrap(bulge, 0.48, 1.06, studio.label(), 74)
    petal = studio.fixed((0.55, 0.06, 0.12), roughness=0.6)
    for x, y, spin in ((-1.25, -0.5, 20), (-0.9, -0.95, 140), (1.15, -0.75, 80), (0.8, -1.1, 200), (1.5, -0.3, 300)):
        leaf(0.5, 0.46, petal, (x, y, 0.06), (0, -18, spin), -0.35, 0.35)
    present(studio, view)
