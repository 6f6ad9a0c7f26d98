"""Cashews heaped in a bowl of wood."""
import math

from goods.materials import WOOD, wood
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bowl = flowing([(0, 0), (0.6, 0.0), (0.7, 0.06), (1.15, 0.36), (1.4, 0.8), (1.45, 0.95)])
    turned(vessel(bowl, 0.09), wood(studio, WOOD, 0.45))
    nut = studio.fixed((0.70, 0.49, 0.25), roughness=0.55, subsurface=0.08)
    turned([(1.3, 0.72), (0, 1.0)], nut)
    for k in range(150):
        a, r = k * 2.39996, 1.22 * math.sqrt((k + 0.5) / 150)
        level = 0.84 + 0.62 * (1 - (r / 1.25) ** 2)
        cashew(nut, (r * math.cos(a), r * math.sin(a), level), [studio.random.uniform(0, 360) for _ in range(3)])
    for x, y in ((-1.2, -1.3), (0.5, -1.6), (1.3, -1.1)):
        cashew(nut, (x, y, 0.1), (0, 0, studio.random.uniform(0, 360)))
    present(studio, view)


def cashew(nut, at, turn):
    """One nut: a bean bent like a comma."""
    arc = [(0.19 * math.cos(t), 0.19 * math.sin(t), 0) for t in [math.radians(200 * i / 6) for i in range(7)]]
    tube(arc, [0.03, 0.09, 0.11, 0.11, 0.1, 0.09, 0.04], nut, at=at, turn=turn)
