"""Pressed sweets: flowers from a wooden mould, each with a thread of saffron, on a dark plate."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import box, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.55, 0), (1.7, 0.14)], 0.06), 0.06), studio.fixed((0.06, 0.05, 0.05), roughness=0.35))
    sweet = studio.fixed((0.60, 0.37, 0.17), roughness=0.7, subsurface=0.15, bump=0.15, scale=40)
    saffron = studio.fixed((0.55, 0.08, 0.01), roughness=0.6)
    spots = [(0.98 * math.cos(a), 0.98 * math.sin(a), 0.08) for a in [k * math.tau / 6 for k in range(6)]]
    spots += [(0, 0, 0.08), (0.45, -0.2, 0.46), (-0.45, -0.15, 0.46), (0, 0.5, 0.46)]
    for number, (x, y, z) in enumerate(spots):
        flower = [(0, 0), (0.44, 0), (0.46, 0.2), (0.4, 0.3), (0.3, 0.27), (0.22, 0.32), (0.12, 0.3), (0.08, 0.36), (0, 0.37)]
        turned(flowing(flower, 4), sweet, (x, y, z), (0, 0, 20 * number), ribs=_petals)
        for k in range(3):
            a = k * 2 + number
            thread = [(x, y, z + 0.38), (x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z + 0.4), (x + 0.2 * math.cos(a + 0.5), y + 0.2 * math.sin(a + 0.5), z + 0.34)]
            tube(thread, 0.012, saffron)
    box((1.5, 0.5, 0.34), wood(studio, WOOD), (-0.9, 1.95, 0.17), (0, 0, 16), 0.06)
    present(studio, view)


def _petals(a, z):
    """Eight petals, deepest at the edge."""
    return 1 + 0.06 * math.cos(8 * a)
