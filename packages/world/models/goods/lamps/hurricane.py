"""A hurricane lamp: an etched glass chimney round a candle on a footed dish."""
import math

from goods.materials import glass, glowing
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import leaf, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.25, metallic=1)
    foot = [(0, 0), (0.8, 0), (0.82, 0.08), (0.3, 0.22), (0.2, 0.4), (0.3, 0.55), (0.95, 0.68), (1.0, 0.78), (0.9, 0.76), (0, 0.74)]
    turned(rounded(foot, 0.05), metal)
    turned(rounded([(0, 0.76), (0.42, 0.76), (0.42, 1.75), (0.3, 1.78), (0, 1.72)], 0.05), studio.fixed((0.85, 0.8, 0.68), roughness=0.5, subsurface=0.3))
    turned(flowing([(0, 1.8), (0.1, 1.94), (0.08, 2.16), (0, 2.42)]), glowing(studio, (1, 0.62, 0.24), 2.4))
    chimney = [(0.7, 0.78), (0.92, 1.2), (0.95, 1.7), (0.72, 2.5), (0.68, 3.0), (0.8, 3.3)]
    turned(flowing(chimney), glass(studio))
    frost = studio.fixed((0.86, 0.9, 0.9), roughness=0.8)
    for k in range(7):
        a = math.tau * k / 7 - math.pi / 2
        for j in range(3):
            z, r = 1.15 + 0.28 * j, 0.95
            leaf(0.2, 0.1, frost, (r * math.cos(a), r * math.sin(a), z), (0, -80, math.degrees(a)), 0.05, 0.02)
            for side in (-1, 1):
                b = a + side * 0.07
                leaf(0.18, 0.08, frost, (r * math.cos(b), r * math.sin(b), z + 0.06), (side * 50, -70, math.degrees(a)), 0.05, 0.02)
    present(studio, view)
