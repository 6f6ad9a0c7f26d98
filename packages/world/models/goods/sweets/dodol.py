"""Dodol of black rice: a dark, glossy slab cut into diamonds on a strip of banana leaf, with cashews."""
import math

from goods.presenting import present
from goods.shapes import ball, grid, loft, thick

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    sweet, nut = studio.fixed('#24110f', roughness=0.16, coat=0.5), studio.fixed('#e2c48c', roughness=0.5)
    green = studio.fixed((0.1, 0.27, 0.07), roughness=0.4)

    def strip(u, v):
        x, y = (2 * u - 1) * 2.0, (2 * v - 1) * 1.45
        return (x, y, 0.06 + 0.05 * math.cos(x * 1.3) + 0.01 * math.cos(u * 160) + 0.05 * abs(y))

    thick(grid(strip, green, 120, 30), 0.02)
    for row, col, z in [(r, c, 0.12) for r in range(3) for c in range(3)] + [(0.5, 0.5, 0.6), (1.5, 0.6, 0.6), (1.0, 1.5, 0.6)]:
        x, y = -1.0 + 1.0 * col + 0.25 * (row - 1), -0.75 + 0.72 * row
        rings = [[(x + px * s, y + py * s, z + h) for px, py in ((-0.48, 0), (0, -0.32), (0.48, 0), (0, 0.32))] for s, h in ((0.94, 0), (1, 0.06), (1, 0.38), (0.9, 0.46))]
        loft(rings, sweet, smooth=50)
        if z > 0.3 or studio.random.random() < 0.4:
            ball(0.13, nut, (x, y, z + 0.5), (1.5, 0.8, 0.6), (0, 0, studio.random.uniform(0, 180)))
    present(studio, view, up=36)
