"""A jar of honey, a wooden dipper beside it."""
import math

from goods.materials import PALE_WOOD, wood
from goods.packaging import jar
from goods.presenting import present
from goods.shapes import rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    honey = studio.fixed((0.72, 0.24, 0.008), roughness=0.08, subsurface=0.6, emission=0.12)
    jar(studio, honey, studio.colour(roughness=0.35), 0.95, 2.1)
    pale = wood(studio, PALE_WOOD)
    head = []
    for k in range(7):
        z, r = k * 0.13, 0.27 * math.sin(math.pi * (k + 1.2) / 8.6) + 0.05
        head += [(r * 0.62, z), (r, z + 0.03), (r, z + 0.08), (r * 0.62, z + 0.1)]
    turned([(0, 0), *head, (0, 0.95)], pale, (0.42, -1.42, 0.2), (0, 78, 10))
    rod((1.25, -1.28, 0.36), (2.3, -1.1, 0.52), 0.07, pale)
    puddle = [(0, 0.05), (0.3, 0.045), (0.42, 0.03), (0.46, 0)]
    turned(puddle, honey, (0.55, -1.45, 0), ribs=lambda a, z: 1 + 0.2 * math.sin(3 * a) + 0.1 * math.sin(5 * a))
    present(studio, view)
