"""A ring with a pebble held by claws, on a small dish of stone."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.16, metallic=1)
    stone = studio.fixed((0.10, 0.20, 0.21), roughness=0.1)
    dish = vessel(flowing([(0, 0.0), (0.7, 0.02), (1.2, 0.12), (1.45, 0.3)]), 0.07)
    turned(dish, rough(studio.fixed((0.75, 0.7, 0.62), roughness=0.7), 0.15, 30))
    hoop(0.8, 0.085, metal, (0, 0, 0.98), (84, 0, 22), 1.5)
    top = (0, 0.02, 1.9)
    ball(0.42, stone, top, (1.05, 0.9, 0.72), (0, 0, 22), 5, 0.012, 4)
    turned([(0.16, -0.32), (0.3, -0.22), (0.4, -0.1), (0.42, -0.05), (0.38, -0.05)], metal, top)
    for k in range(6):
        a = math.tau * k / 6 + 0.3
        claw = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((0.3, -0.25), (0.44, -0.05), (0.43, 0.1), (0.33, 0.22))]
        tube(claw, 0.045, metal, at=top)
    for k in range(24):
        a = math.tau * k / 24
        ball(0.04, metal, (top[0] + 0.43 * math.cos(a), top[1] + 0.4 * math.sin(a), top[2] - 0.07), detail=2)
    present(studio, view)
