"""Dried red chillies in a shallow basket."""
import math

from goods.food_parts import red_chilli
from goods.materials import CANE
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import hoop, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cane = studio.fixed(CANE, roughness=0.6, bump=0.5, scale=20)
    for k in range(7):
        hoop(1.25 + 0.05 * k, 0.06, cane, (0, 0, 0.06 + 0.085 * k))
    turned(vessel(flowing([(0, 0), (1.2, 0.0), (1.5, 0.5)]), 0.03), cane)
    skins = [studio.fixed(rgb, roughness=0.22) for rgb in ((0.42, 0.012, 0.008), (0.3, 0.008, 0.008), (0.5, 0.03, 0.01))]
    for k in range(70):
        a, r = k * 2.39996, 0.95 * math.sqrt((k + 0.5) / 70)
        spin = studio.random.uniform(0, 360)
        x = r * math.cos(a) - 0.5 * math.cos(math.radians(spin))
        y = r * math.sin(a) - 0.5 * math.sin(math.radians(spin))
        red_chilli(studio, skins[k % 3], (x, y, 0.35 + 0.6 * (1 - r) + studio.random.uniform(0, 0.12)), spin, 1.0)
    red_chilli(studio, skins[0], (-0.2, -1.7, 0.11), 10)
    present(studio, view)
