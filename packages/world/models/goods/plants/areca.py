"""An areca: arching fronds with narrow leaflets."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import leaf, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.7, 1.0)
    greens = [studio.fixed(rgb, roughness=0.4) for rgb in ((0.07, 0.26, 0.05), (0.13, 0.34, 0.07))]
    stalk = studio.fixed((0.3, 0.38, 0.1), roughness=0.5)
    for k in range(11):
        a = k * 2.39996
        reach, tall = 0.9 + 0.9 * ((k * 0.43) % 1), 3.0 - 0.7 * ((k * 0.43) % 1)
        line = []
        for i in range(13):
            t = i / 12
            out = 0.08 + reach * t**1.6
            line.append((out * math.cos(a), out * math.sin(a), top + tall * math.sin(t * math.pi * 0.62)))
        tube(line, [0.045 - 0.003 * i for i in range(13)], stalk)
        for i in range(5, 13):
            for side in (-1, 1):
                size = 0.85 * math.sin(math.pi * (0.25 + 0.75 * (i - 3) / 10)) + 0.12
                leaf(size, 0.13, greens[k % 2], line[i], (0, 4, math.degrees(a) + side * (62 - 3 * i)), 0.35, 0.1)
    present(studio, view)
