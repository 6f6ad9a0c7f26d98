"""A bar of wood that holds three glass tubes with cuttings in water."""
import math

from goods.materials import PALE_WOOD, glass, wood
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, leaf, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = wood(studio, PALE_WOOD, 0.5)
    box((3.0, 0.75, 0.16), timber, (0, 0, 0.08), bevel=0.05)
    box((3.0, 0.6, 0.14), timber, (0, 0, 1.55), bevel=0.05)
    for x in (-1.38, 1.38):
        box((0.14, 0.5, 1.5), timber, (x, 0, 0.8), bevel=0.03)
    water, root = studio.fixed((0.5, 0.62, 0.6), roughness=0.05), studio.fixed((0.75, 0.68, 0.5), roughness=0.7)
    greens = [studio.fixed(rgb, roughness=0.3) for rgb in ((0.08, 0.3, 0.07), (0.15, 0.4, 0.1))]
    for k, x in enumerate((-0.9, 0, 0.9)):
        turned(rounded([(0, 0.25), (0.24, 0.25), (0.24, 1.15), (0, 1.15)], 0.2), water, (x, 0, 0))
        turned(rounded([(0, 0.22), (0.28, 0.22), (0.28, 1.85), (0.32, 1.9)], 0.2), glass(studio), (x, 0, 0))
        tube([(x, 0, 0.75), (x + 0.03, 0, 1.9), (x - 0.05 + 0.05 * k, 0, 2.6 + 0.2 * (k % 2))], 0.028, greens[0])
        for j in range(4):
            tube([(x, 0, 0.8), (x + 0.1 * math.cos(j * 1.6), 0.1 * math.sin(j * 1.6), 0.55), (x + 0.13 * math.cos(j * 1.6), 0.12 * math.sin(j * 1.6), 0.36)], 0.012, root)
        for j in range(6):
            z = 1.95 + 0.13 * j
            leaf(0.62 - 0.04 * j, 0.36, greens[j % 2], (x + 0.01 * j, 0, z), (0, -30 - 6 * j, 137.5 * j + 60 * k), 0.35, 0.18, 0.65)
    present(studio, view)
