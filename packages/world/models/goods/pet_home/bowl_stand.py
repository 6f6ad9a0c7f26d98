"""A raised stand of cane with two steel bowls in its top."""
import math

from goods.materials import CANE, steel, wood
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import hoop, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cane, tie = wood(studio, CANE), studio.colour(roughness=0.7)
    for x in (-1.5, 1.5):
        for y in (-0.65, 0.65):
            rod((x, y, 0), (x * 0.96, y * 0.96, 1.5), 0.09, cane)
            for z in (0.45, 1.4):
                hoop(0.11, 0.035, tie, (x * (1 - 0.027 * z), y, z))
        rod((x, -0.65, 0.45), (x, 0.65, 0.45), 0.06, cane)
    for y in (-0.65, 0.65):
        rod((-1.5, y, 0.45), (1.5, y, 0.45), 0.06, cane)
        rod((-1.6, y, 1.45), (1.6, y, 1.45), 0.09, cane)
    for k in range(17):
        y = -0.7 + 1.4 * k / 16
        spans = [(-1.55, 1.55)]
        if abs(y) < 0.56:
            reach = math.sqrt(0.58**2 - y * y)
            spans = [(-1.55, -0.75 - reach), (-0.75 + reach, 0.75 - reach), (0.75 + reach, 1.55)]
        for low, high in spans:
            if high - low > 0.05:
                tube([(low, y, 1.54), (high, y, 1.54)], 0.042, cane, smooth=False)
    shape = vessel(flowing([(0, 0), (0.42, 0.02), (0.52, 0.3), (0.56, 0.5), (0.68, 0.55)]), 0.03)
    food = studio.fixed((0.2, 0.09, 0.04), roughness=0.9, bump=0.6, scale=16)
    for x in (-0.75, 0.75):
        turned(shape, steel(studio), (x, 0, 1.08))
        hoop(0.68, 0.03, steel(studio), (x, 0, 1.62))
    turned(flowing([(0.5, 0.3), (0.3, 0.38), (0, 0.42)]), food, (-0.75, 0, 1.08))
    turned([(0.53, 0.4), (0, 0.4)], studio.fixed((0.5, 0.6, 0.62), roughness=0.02), (0.75, 0, 1.08))
    present(studio, view, up=24)
