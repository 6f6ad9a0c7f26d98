"""A rubber fig: one stem with large polished leaves, burgundy on the young ones, and a red sheath at the tip."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import leaf, rod, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.75, 1.05)
    deep = [studio.fixed(rgb, roughness=0.13) for rgb in ((0.09, 0.05, 0.05), (0.05, 0.08, 0.05), (0.14, 0.03, 0.045))]
    bark, stalk = studio.fixed((0.2, 0.13, 0.08), roughness=0.8), studio.fixed((0.3, 0.05, 0.06), roughness=0.5)
    rod((0, 0, top), (0.06, 0, 4.3), 0.08, bark, 0.05)
    for k in range(15):
        t = k / 14
        z, spin = top + 0.55 + 2.65 * t, k * 137.5
        a = math.radians(spin)
        foot = (0.05 + 0.28 * math.cos(a), 0.28 * math.sin(a), z + 0.14)
        tube([(0.05, 0, z), foot], 0.03, stalk)
        leaf(1.35 - 0.3 * t, 0.95 - 0.25 * t, deep[k % 2 if t < 0.7 else 2], foot, (0, -18 - 42 * t, spin), 0.28, 0.16, 0.62)
    rod((0.06, 0, 4.25), (0.08, 0, 4.75), 0.05, studio.fixed((0.5, 0.05, 0.04), roughness=0.3), 0.008)
    present(studio, view)
