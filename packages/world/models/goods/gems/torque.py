"""A torque: a stiff open ring wound with thread in bands of colour, with metal ends, on a stand."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(flowing([(1.0, 0), (1.05, 0.1), (0.9, 0.5), (0.6, 1.2), (0.5, 1.9), (0.52, 2.4), (0.4, 2.6), (0, 2.65)]), studio.fixed((0.8, 0.74, 0.62), roughness=0.9))
    metal = studio.colour(roughness=0.22, metallic=1)
    threads = [studio.accent(roughness=0.95), *[studio.fixed(hex_, roughness=0.95) for hex_ in ('#0b6b66', '#c98a12', '#7a2f4a')]]
    at = lambda deg: (-0.86 * math.cos(math.radians(deg)), -0.8 * math.sin(math.radians(deg)) - 0.05, 1.4 - 0.34 * math.sin(math.radians(deg)))
    tube([at(-62 + 304 * i / 60) for i in range(61)], 0.09, metal)
    for k in range(88):
        deg = -50 + 280 * k / 87
        x, y, z = at(deg)
        hoop(0.115, 0.03, threads[(k // 11) % 4], (x, y, z), (90, 0, deg))
    for deg in (-62, 242):
        ball(0.19, metal, at(deg), detail=4)
        hoop(0.15, 0.03, metal, at(deg + (8 if deg < 0 else -8)), (90, 0, deg))
    present(studio, view)
