"""A samai: a tall brass oil lamp with a dish of five wicks, all lit, and a finial above."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.2, metallic=1)
    foot = [(0, 0), (0.85, 0), (0.88, 0.1), (0.7, 0.18), (0.45, 0.3), (0.18, 0.42), (0.14, 0.6), (0.22, 0.7), (0.13, 0.82), (0.1, 1.3), (0.2, 1.42), (0.11, 1.55), (0.1, 2.1), (0.2, 2.2), (0.12, 2.34), (0.2, 2.5), (0, 2.52)]
    turned(flowing(foot), metal)
    dish = [(0.1, 2.48), (0.5, 2.52), (0.78, 2.62), (0.84, 2.78)]
    turned(vessel(flowing(dish), 0.05), metal, ribs=lambda a, z: 1 + 0.1 * max(0, math.cos(5 * (a + math.pi / 2))) ** 4 * max(0, (z - 2.5) * 3))
    turned([(0.72, 2.68), (0, 2.68)], studio.fixed((0.5, 0.3, 0.06), roughness=0.05))
    top = [(0.12, 2.6), (0.09, 2.9), (0.2, 3.02), (0.12, 3.14), (0.22, 3.34), (0.14, 3.55), (0.05, 3.72), (0, 3.78)]
    turned(flowing(top), metal)
    flame, wick = glowing(studio, (1, 0.6, 0.2), 2.4), studio.fixed((0.85, 0.8, 0.7), roughness=0.9)
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        x, y = 0.8 * math.cos(a), 0.8 * math.sin(a)
        ball(0.05, wick, (x, y, 2.78), (1, 1, 1.4), detail=2)
        turned(flowing([(0, 0), (0.06, 0.08), (0.05, 0.2), (0, 0.34)]), flame, (x, y, 2.83))
    present(studio, view)
