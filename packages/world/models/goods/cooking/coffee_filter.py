"""A filter for South Indian coffee: two stacked chambers with a lid, beside a tumbler in its saucer."""
import math

from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import hoop, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.16, metallic=1)
    at = (-0.6, 0.2, 0)
    turned(rounded([(0, 0), (0.72, 0), (0.75, 0.06), (0.75, 1.45), (0.8, 1.5), (0.7, 1.52)], 0.04), metal, at)
    turned(rounded([(0.68, 1.4), (0.7, 1.55), (0.7, 2.75), (0.76, 2.8), (0.68, 2.84)], 0.04), metal, at)
    turned(rounded([(0.78, 2.78), (0.8, 2.9), (0.5, 3.02), (0.12, 3.06), (0.1, 3.14), (0.18, 3.26), (0, 3.32)], 0.05), metal, at)
    for z in (0.5, 0.56, 2.1, 2.16):
        hoop(0.755 if z < 1.5 else 0.705, 0.018, metal, (at[0], at[1], z))
    cup = (1.05, -0.7, 0)
    turned(vessel(rounded([(0, 0.0), (0.5, 0), (0.62, 0.08), (0.7, 0.52), (0.78, 0.55)], 0.05), 0.04), metal, cup)
    turned(vessel(rounded([(0, 0.08), (0.32, 0.08), (0.36, 0.14), (0.44, 1.05), (0.54, 1.1)], 0.04), 0.03), metal, cup)
    turned([(0.42, 0.98), (0, 0.98)], studio.fixed((0.33, 0.15, 0.06), roughness=0.25), cup)
    turned([(0.3, 1.0), (0.2, 1.03), (0, 1.03)], studio.fixed((0.62, 0.42, 0.25), roughness=0.7), cup, ribs=lambda a, z: 1 + 0.15 * math.sin(4 * a))
    present(studio, view)
