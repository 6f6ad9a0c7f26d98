"""A young curry tree: thin stems and long leaves of many small leaflets."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import leaf, rod, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.75, 1.05)
    greens = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.05, 0.24, 0.04), (0.09, 0.32, 0.06))]
    bark, stalk = studio.fixed((0.16, 0.11, 0.06), roughness=0.8), studio.fixed((0.16, 0.26, 0.07), roughness=0.5)
    for x, y, tall in ((0.0, 0.0, 2.3), (0.16, 0.08, 1.7), (-0.14, 0.06, 1.5)):
        rod((x * 0.4, y, top), (x * 2.2, y * 2, top + tall), 0.055, bark, 0.03)
        for k in range(8):
            t = 0.35 + 0.65 * k / 7
            frond(greens, stalk, (x * 0.4 + x * 1.8 * t, y + y * t, top + tall * t), k * 137.5 + 60 * x * 10, 1.35 - 0.3 * t)
    present(studio, view)


def frond(greens, stalk, at, spin, length):
    """A leaf of pairs of leaflets along an arching rib."""
    a = math.radians(spin)
    line = []
    for i in range(9):
        t = i / 8
        out = length * t
        line.append((at[0] + out * math.cos(a), at[1] + out * math.sin(a), at[2] + 0.75 * length * math.sin(t * 2.1)  * 0.8))
    tube(line, 0.016, stalk)
    for i in range(1, 9):
        for side in (-1, 1):
            leaf(0.34 - 0.012 * i, 0.13, greens[i % 2], line[i], (0, -8, spin + side * 58), 0.25, 0.12)
    leaf(0.34, 0.13, greens[0], line[8], (0, 10, spin), 0.25, 0.12)
