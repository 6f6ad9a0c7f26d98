"""Chandbali earrings: a crescent set with stones, a smaller one within, pearls hanging below, on a card."""
import math

from goods.materials import gold, pearl
from goods.presenting import present
from goods.shapes import ball, box, hoop, mesh, thick, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    box((3.3, 0.14, 3.3), studio.accent(roughness=0.9), (0, 0.2, 1.65), bevel=0.04)
    metal, white = gold(studio), pearl(studio)
    enamel, red = studio.colour(roughness=0.12), studio.fixed((0.5, 0.01, 0.05), roughness=0.05)
    for x in (-0.82, 0.82):
        for size, paint, y in ((0.66, metal, 0.0), (0.57, enamel, -0.045)):
            outer = [(size * math.cos(a), size * math.sin(a)) for a in [math.radians(150 + 240 * i / 30) for i in range(31)]]
            inner = [(size * 0.72 * math.cos(a), 0.2 * size + size * 0.72 * math.sin(a)) for a in [math.radians(24 - 228 * i / 30) for i in range(31)]]
            edge = [(x + px, y, 1.75 + pz) for px, pz in outer + inner]
            thick(mesh(edge, [tuple(range(len(edge)))], paint), 0.06)
        for k in range(11):
            a = math.radians(180 + 18 * k)
            ball(0.055, white, (x + 0.54 * math.cos(a), -0.09, 1.75 + 0.54 * math.sin(a)), detail=2)
            b = math.radians(190 + 16 * k)
            ball(0.075, white, (x + 0.76 * math.cos(b), -0.02, 1.75 + 0.76 * math.sin(b)), (0.9, 0.9, 1.15), detail=3)
        ball(0.17, red, (x, -0.05, 1.78), (0.8, 0.5, 1.1), detail=4)
        hoop(0.18, 0.03, metal, (x, -0.04, 1.78), (90, 0, 0))
        tube([(x, 0, 2.0), (x, 0, 2.3)], 0.03, metal, smooth=False)
        for k in range(8):
            a = math.tau * k / 8
            ball(0.075, enamel if k % 2 else metal, (x + 0.17 * math.cos(a), -0.03, 2.46 + 0.17 * math.sin(a)), (1, 0.6, 1), detail=3)
        ball(0.12, red, (x, -0.06, 2.46), (1, 0.6, 1), detail=4)
    present(studio, view)
