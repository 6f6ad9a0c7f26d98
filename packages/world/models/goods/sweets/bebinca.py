"""Bebinca: a wedge and a block of sixteen thin layers, dark and pale in turn, on a plate."""
import math

from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import box, loft, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.5, 0), (1.8, 0.16), (1.85, 0.18)], 0.06), 0.05), studio.colour(roughness=0.25))
    pale, dark = studio.fixed((0.7, 0.42, 0.13), roughness=0.5), studio.fixed((0.28, 0.11, 0.03), roughness=0.45)
    for k in range(16):
        z = 0.08 + 0.075 * k
        paint = dark if k % 2 else pale
        wave = 0.012 * math.sin(k * 2)
        box((1.7 + wave, 1.0, 0.07), paint, (-0.15, 0.45, z + 0.035), (0, 0, -10), 0.02)
        wedge = [(-0.75, -0.35), (0.95, -0.15), (-0.55, -1.1)]
        loft([[(x + wave, y, z + h) for x, y in wedge] for h in (0, 0.068)], paint, smooth=20)
    top = studio.fixed((0.2, 0.07, 0.02), roughness=0.25)
    box((1.72, 1.02, 0.04), top, (-0.15, 0.45, 1.29), (0, 0, -10), 0.015)
    loft([[(x, y, 1.28 + h) for x, y in [(-0.76, -0.34), (0.97, -0.14), (-0.56, -1.11)]] for h in (0, 0.03)], top, smooth=20)
    present(studio, view, up=26)
