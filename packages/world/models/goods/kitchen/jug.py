"""A water jug of beaten copper with a lid and a glass beside it."""
import math

from goods.materials import hammered
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = hammered(studio.colour(roughness=0.2, metallic=1), 8, 0.4)
    plain = studio.colour(roughness=0.18, metallic=1)
    body = [(0, 0), (0.7, 0), (0.76, 0.06), (0.98, 0.5), (1.02, 0.95), (0.86, 1.5), (0.56, 1.95), (0.5, 2.2), (0.6, 2.5)]
    turned(vessel(flowing(body), 0.03), metal, ribs=_lip)
    turned(flowing([(0.52, 2.42), (0.5, 2.5), (0.3, 2.62), (0.06, 2.68), (0.06, 2.74), (0.12, 2.82), (0, 2.9)]), plain)
    handle = [(-0.5, 0, 2.35), (-0.95, 0, 2.5), (-1.35, 0, 2.2), (-1.3, 0, 1.5), (-0.92, 0, 0.85)]
    tube(handle, [0.09, 0.075, 0.07, 0.07, 0.09], plain)
    cup = flowing([(0, 0), (0.34, 0), (0.36, 0.05), (0.4, 0.5), (0.46, 0.95)])
    turned(vessel(cup, 0.03), metal, (1.3, -0.75, 0))
    present(studio, view)


def _lip(a, z):
    """Pulls the rim out to a spout on the right."""
    near = max(0, math.cos(a)) ** 14
    return 1 + 0.42 * near * max(0, (z - 2.05) / 0.45)
