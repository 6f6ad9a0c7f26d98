"""A tin of tea with a tight lid, a scoop of leaf before it."""
import math

from goods.materials import brass
from goods.packaging import tin
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    tin(studio, 0.95, 2.1, lid=0.5)
    metal = brass(studio)
    turned(flowing([(0, 2.14), (0.12, 2.16), (0.1, 2.24), (0.18, 2.32), (0.1, 2.4), (0, 2.41)]), metal)
    leaf = studio.fixed((0.035, 0.022, 0.014), roughness=0.8)
    scoop = (0.95, -1.35, 0)
    turned(flowing([(0, 0.0), (0.3, 0.03), (0.42, 0.2), (0.44, 0.28), (0.41, 0.2), (0.28, 0.06), (0, 0.03)]), metal, scoop)
    rod((1.3, -1.25, 0.24), (2.1, -1.0, 0.4), 0.055, metal)
    for k in range(240):
        a, r = k * 2.39996, 0.42 * math.sqrt((k + 0.5) / 240)
        z = 0.16 + 0.24 * (1 - (r / 0.42) ** 2)
        at = (scoop[0] + 0.95 * r * math.cos(a), scoop[1] + 0.95 * r * math.sin(a), z)
        if k > 190:
            at = (scoop[0] - 0.75 + studio.random.gauss(0, 0.2), scoop[1] + studio.random.gauss(0, 0.13), 0.03)
        ball(0.045, leaf, at, (2.0, 0.45, 0.45), (0, studio.random.uniform(-25, 25), studio.random.uniform(0, 180)), 1)
    present(studio, view)
