"""Earrings of baked clay: a crescent with stamped dots and a small full moon below, on a card."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.shapes import ball, box, hoop, mesh, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    box((3.2, 0.14, 3.2), studio.accent(roughness=0.9), (0, 0.2, 1.6), bevel=0.04)
    clay = studio.colour(roughness=0.9, bump=0.25, scale=40)
    mark = studio.fixed((0.86, 0.78, 0.64), roughness=0.9)
    metal = brass(studio)
    for x in (-0.78, 0.78):
        outer = [(0.62 * math.cos(a), 0.62 * math.sin(a)) for a in [math.radians(130 + 280 * i / 30) for i in range(31)]]
        inner = [(0.5 * math.cos(a), 0.16 + 0.46 * math.sin(a)) for a in [math.radians(52 - 284 * i / 30) for i in range(31)]]
        edge = [(x + px, 0, 1.65 + pz) for px, pz in outer + inner]
        thick(mesh(edge, [tuple(range(len(edge)))], clay), 0.13)
        for k in range(7):
            a = math.radians(205 + 21.7 * k)
            ball(0.045, mark, (x + 0.53 * math.cos(a), -0.065, 1.65 + 0.53 * math.sin(a)), (1, 0.4, 1), detail=2)
        ball(0.24, clay, (x, 0, 0.68), (1, 0.35, 1), detail=4)
        ball(0.05, mark, (x, -0.085, 0.68), (1, 0.4, 1), detail=2)
        hoop(0.07, 0.02, metal, (x, 0, 0.98), (90, 0, 0))
        tube([(x - 0.4, 0, 2.1), (x, 0, 2.55), (x + 0.4, 0, 2.1)], 0.03, metal)
        tube([(x, -0.02, 2.42), (x, -0.06, 2.75), (x + 0.05, 0.1, 2.85)], 0.03, metal)
    present(studio, view)
