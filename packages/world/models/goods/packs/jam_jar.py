"""A jar of jam, murabba or halwa with a screw lid, a spoon and what it holds on a saucer."""
import math

from goods.materials import brass
from goods.packaging import jar
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    inside = studio.accent(roughness=0.25, bump=0.4, scale=8)
    jar(studio, inside, studio.colour(roughness=0.35), 0.95, 2.0, (-0.35, 0.2, 0))
    plate = rounded([(0, 0), (0.45, 0), (0.8, 0.14), (0.84, 0.15)], 0.05)
    at = (1.05, -0.95, 0)
    turned(vessel(plate, 0.04), studio.fixed((0.8, 0.76, 0.68), roughness=0.15), at)
    heap = flowing([(0.5, 0.08), (0.44, 0.2), (0.24, 0.34), (0, 0.4)])
    turned(heap, inside, at, ribs=lambda a, z: 1 + 0.1 * math.sin(3 * a) + 0.05 * math.sin(7 * a))
    metal = brass(studio)
    ball(0.2, metal, (0.5, -1.25, 0.17), (1.3, 0.9, 0.3), (0, 0, 20))
    rod((0.3, -1.32, 0.18), (-0.75, -1.6, 0.2), 0.05, metal)
    present(studio, view)
