"""A folding book stand with an open book on it."""
import math

from goods.materials import PALE_WOOD, wood
from goods.presenting import present
from goods.shapes import ball, box, grid, rod, thick, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber, metal = wood(studio, PALE_WOOD, 0.4), studio.colour(roughness=0.25, metallic=1)
    back = [box((2.2, 0.1, 2.2), timber, (0, 0, 1.15), bevel=0.04), box((2.4, 0.55, 0.12), timber, (0, -0.22, 0.1), bevel=0.04)]
    for x in (-0.95, 0.95):
        back.append(tube([(x, -0.42, 0.14), (x, -0.44, 0.5), (x * 0.85, -0.36, 0.72)], 0.045, metal))
        back.append(ball(0.075, metal, (x * 0.85, -0.36, 0.74), detail=3))
    paper, cover = studio.fixed((0.86, 0.81, 0.7), roughness=0.9), studio.accent(roughness=0.6)
    for side in (-1, 1):
        page = lambda u, v, side=side: (side * 1.35 * u, -0.16 - 0.16 * math.sin(math.pi * min(1, u * 1.4 + 0.05)) * (1 - 0.6 * u), 0.17 + 1.75 * v)
        back.append(thick(grid(page, paper, 24, 4), 0.1))
        back.append(box((1.42, 0.05, 1.85), cover, (side * 0.71, -0.07, 1.06), bevel=0.02))
        ink = studio.fixed((0.18, 0.16, 0.15), roughness=0.9)
        for k in range(9):
            z = 1.7 - 0.15 * k
            line = [page(0.16 + 0.66 * i / 8 * (0.6 if k == 8 else 1), (z - 0.17) / 1.75) for i in range(9)]
            back.append(tube([(x, y - 0.056, h) for x, y, h in line], 0.016, ink, smooth=False))
    together(back, (0, 0, 0.15), (-24, 0, 0))
    for x in (-0.7, 0.7):
        rod((x, 0.75, 1.7), (x, 1.35, 0.05), 0.06, timber)
    rod((-0.7, 1.2, 0.5), (0.7, 1.2, 0.5), 0.045, timber)
    present(studio, view)
