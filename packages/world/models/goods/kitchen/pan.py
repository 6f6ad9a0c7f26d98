"""A beaten pan with two ears, tinned inside."""
import math

from goods.materials import brass, hammered, steel
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = hammered(studio.colour(roughness=0.22, metallic=1), 7, 0.4)
    tin = steel(studio, 0.35)
    turned(flowing([(0, 0.0), (0.8, 0.02), (1.2, 0.2), (1.42, 0.6), (1.5, 1.0), (1.55, 1.14), (1.66, 1.2)]), metal)
    turned(flowing([(1.66, 1.21), (1.52, 1.16), (1.44, 1.0), (1.36, 0.62), (1.14, 0.26), (0.75, 0.08), (0, 0.06)]), tin)
    for side in (-1, 1):
        ear = [(1.5, -0.42, 0.86), (1.75, -0.36, 1.05), (1.95, 0, 1.12), (1.75, 0.36, 1.05), (1.5, 0.42, 0.86)]
        tube([(side * x, y, z) for x, y, z in ear], 0.075, brass(studio), turn=(0, 0, 14 * side))
    for side in (-1, 1):
        for y in (-0.42, 0.42):
            a = math.radians(14 * side)
            x, z = side * 1.5, 0.84
            ball(0.1, brass(studio), (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z), (0.6, 1, 1))
    present(studio, view)
