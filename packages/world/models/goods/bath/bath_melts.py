"""Bath melts of kokum butter: four fluted domes in paper cups, petals pressed into their tops."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, leaf, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(rounded([(0, 0), (1.75, 0), (1.8, 0.14), (1.66, 0.14), (1.62, 0.08), (0, 0.08)], 0.03), wood(studio, PALE_WOOD))
    butter, cup = studio.fixed('#ead9c0', roughness=0.45, subsurface=0.2), studio.colour(roughness=0.85)
    petal, bud = studio.fixed('#a03048', roughness=0.8), studio.fixed('#6b7a3a', roughness=0.8)
    flutes = lambda a, z: 1 + 0.035 * math.cos(28 * a)
    for x, y in ((-0.72, 0.5), (0.72, 0.55), (-0.68, -0.75), (0.72, -0.7)):
        turned([(0, 0.02), (0.5, 0.02), (0.66, 0.42), (0.64, 0.42), (0.5, 0.06)], cup, (x, y, 0.08), ribs=flutes)
        turned(flowing([(0.52, 0.1), (0.6, 0.42), (0.5, 0.66), (0.26, 0.76), (0, 0.78)]), butter, (x, y, 0.08), ribs=lambda a, z: 1 + 0.03 * math.cos(8 * a) * (z > 0.3))
        for k in range(7):
            a, r = studio.random.uniform(0, math.tau), studio.random.uniform(0.03, 0.28)
            leaf(0.16, 0.1, petal if k % 3 else bud, (x + r * math.cos(a), y + r * math.sin(a), 0.87 - 0.35 * r * r), (0, 0, math.degrees(a) * 3), 0.2, 0.1)
        ball(0.04, bud, (x, y, 0.87))
    present(studio, view, up=32)
