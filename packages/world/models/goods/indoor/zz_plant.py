"""A ZZ plant: upright stems with pairs of glossy leaflets."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import leaf, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.85, 1.2, material=studio.fixed((0.3, 0.3, 0.29), roughness=0.55, bump=0.2, scale=30))
    greens = [studio.fixed(rgb, roughness=0.12) for rgb in ((0.03, 0.17, 0.03), (0.06, 0.25, 0.05))]
    stem = studio.fixed((0.09, 0.24, 0.05), roughness=0.4)
    for k in range(9):
        a = math.radians(k * 137.5)
        reach, tall = 0.25 + 0.75 * ((k * 0.37) % 1), 2.9 - 0.8 * ((k * 0.37) % 1)
        line = []
        for i in range(12):
            t = i / 11
            out = 0.12 + reach * t**1.7
            line.append((out * math.cos(a), out * math.sin(a), top + tall * math.sin(t * math.pi * 0.55)))
        tube(line, [0.085 - 0.005 * i for i in range(12)], stem)
        for i in range(3, 12):
            for side in (-1, 1):
                size = 0.52 - 0.03 * abs(i - 6)
                leaf(size, 0.25, greens[(i + k) % 2], line[i], (0, -28, math.degrees(a) + side * (58 - 2 * i)), 0.12, 0.18, 0.75)
    present(studio, view)
