"""White squares of coconut barfi on a leaf, one with a bite of its grain showing."""
import math

from goods.presenting import present
from goods.shapes import ball, box, grid

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    green = studio.fixed((0.08, 0.3, 0.06), roughness=0.35)
    grid(lambda u, v: (-1.9 + 3.8 * u, (2 * v - 1) * 1.15 * math.sin(math.pi * min(1, 0.06 + 0.94 * u)) ** 0.7, 0.03 + 0.03 * math.cos((2 * v - 1) * 22) + 0.08 * abs(2 * v - 1)), green, 40, 24)
    white = studio.fixed((0.86, 0.84, 0.78), roughness=0.9, bump=0.7, scale=26)
    crumb = studio.fixed((0.88, 0.86, 0.8), roughness=0.95)
    nut = studio.fixed((0.24, 0.36, 0.08), roughness=0.6)
    places = [(x, y, 0.34, 5 * math.sin(9 * x + y)) for x in (-0.95, 0, 0.95) for y in (-0.45, 0.5)] + [(-0.45, 0.05, 0.83, 18), (0.5, 0.0, 0.83, -12)]
    for x, y, z, spin in places:
        box((0.8, 0.8, 0.46), white, (x, y, z), (0, 0, spin), 0.05)
        for k in range(3):
            ball(0.06, nut, (x - 0.12 + 0.11 * k, y + 0.08 * math.sin(k * 2), z + 0.24), (1.6, 0.5, 0.3), (0, 0, 60 * k), 2)
    for _ in range(80):
        ball(0.035, crumb, (studio.random.uniform(-1.4, 1.4), studio.random.uniform(-1.3, -0.95), 0.1), (2.2, 0.5, 0.4), (0, 0, studio.random.uniform(0, 180)), 1)
    present(studio, view, up=28)
