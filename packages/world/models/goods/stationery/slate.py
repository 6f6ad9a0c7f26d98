"""A school slate in a wooden frame with a list in chalk, a stick of chalk and a cloth."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import ball, box, rod, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = wood(studio, PALE_WOOD, 0.5)
    parts = [box((2.3, 0.08, 2.9), studio.fixed((0.045, 0.05, 0.055), roughness=0.75, bump=0.1, scale=30), (0, 0, 1.6), bevel=0)]
    for x in (-1, 1):
        parts.append(box((0.24, 0.2, 3.2), timber, (x * 1.24, 0, 1.6), bevel=0.05))
    for z in (0.12, 3.08):
        parts.append(box((2.6, 0.2, 0.24), timber, (0, 0, z), bevel=0.05))
    chalk = studio.fixed((0.82, 0.82, 0.78), roughness=1)
    for row, long in enumerate((1.2, 0.9, 1.35, 0.7)):
        z = 2.55 - 0.5 * row
        parts.append(tube([(-0.95, -0.05, z), (-0.86, -0.05, z - 0.1), (-0.7, -0.05, z + 0.14)], 0.022, chalk, smooth=False))
        line = [(-0.5 + long * i / 22, -0.05, z + 0.06 * math.sin(i * 2.3 + row) * (1 if i % 5 else 0.2)) for i in range(23)]
        parts.append(tube(line, 0.02, chalk))
    together(parts, (0, 0.35, 0), (-12, 0, 0))
    rod((0.35, -0.75, 0.1), (1.2, -0.95, 0.1), 0.1, chalk)
    rod((0.2, -1.0, 0.1), (0.62, -1.25, 0.1), 0.1, studio.accent(roughness=1))
    ball(0.4, studio.colour(roughness=0.95, printed=True), (-0.8, -0.85, 0.12), (1.4, 0.9, 0.42), (0, 0, 15), 4, 0.05)
    present(studio, view)
