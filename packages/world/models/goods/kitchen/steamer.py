"""An idli steamer: tiers of idlis on their stand, the pot and lid behind."""
import math

from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.2)
    idli = studio.fixed((0.85, 0.82, 0.74), roughness=0.7, subsurface=0.15, bump=0.25, scale=30)
    leafy = studio.fixed((0.1, 0.28, 0.06), roughness=0.5)
    steel = studio.steel()
    for tier in range(3):
        z = 0.3 + tier * 0.62
        turned(rounded([(0, z), (1.1, z), (1.14, z + 0.05), (1.1, z + 0.08), (0, z + 0.08)], 0.02), steel)
        for k in range(5):
            a = math.tau * k / 5 + tier * 0.6
            x, y = 0.66 * math.cos(a), 0.66 * math.sin(a)
            turned(flowing([(0.4, 0.06), (0.38, 0.14), (0.25, 0.22), (0, 0.26)]), idli, (x, y, z))
            turned(flowing([(0, -0.14), (0.25, -0.1), (0.4, 0.05), (0.44, 0.08)]), steel, (x, y, z))
    rod((0, 0, 0), (0, 0, 2.1), 0.05, steel)
    ball(0.13, steel, (0, 0, 2.15))
    turned(vessel(rounded([(0, 0), (0.9, 0), (0.95, 0.2), (0.95, 0.3)], 0.1), 0.05), steel)
    pot = [(0, 0), (1.15, 0), (1.3, 0.2), (1.36, 0.9), (1.36, 1.35), (1.44, 1.4)]
    turned(vessel(rounded(pot, 0.12), 0.08), metal, (-1.3, 1.9, 0))
    lid = flowing([(1.42, 1.42), (1.3, 1.6), (0.8, 1.9), (0.14, 2.02), (0.1, 2.1), (0.2, 2.2), (0, 2.3)])
    turned(lid, metal, (-1.3, 1.9, 0))
    for k in range(3):
        ball(0.09, leafy, (0.9 + 0.2 * k, -1.2 + 0.05 * k, 0.03), (1.6, 0.7, 0.15), (0, 0, 40 * k))
    present(studio, view)
