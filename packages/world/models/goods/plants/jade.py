"""A jade plant: thick stems and rows of fat round leaves."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.9, 1.1)
    bark = studio.fixed((0.26, 0.17, 0.09), roughness=0.8)
    greens = [studio.fixed(rgb, roughness=0.25) for rgb in ((0.09, 0.27, 0.07), (0.14, 0.34, 0.1))]
    for k in range(8):
        a, reach = k * 2.39996, 0.5 + 0.95 * ((k * 0.41) % 1)
        tip = (reach * math.cos(a), 0.8 * reach * math.sin(a), 2.9 - 0.5 * reach + 0.25 * math.sin(k * 2))
        bend = (tip[0] * 0.35, tip[1] * 0.35, 1.9)
        tube([(0, 0, top - 0.1), (tip[0] * 0.1, tip[1] * 0.1, 1.4), bend, tip], [0.16, 0.12, 0.08, 0.05], bark)
        for j in range(6):
            t = 0.3 + 0.75 * j / 5
            at = [m + (e - m) * t for m, e in zip(bend, tip)]
            for side in (0, 180):
                spin = 90 * j + side + 40 * k
                way = math.radians(spin)
                where = (at[0] + 0.24 * math.cos(way), at[1] + 0.24 * math.sin(way), at[2] + 0.04)
                ball(0.2, greens[(j + k) % 2], where, (1.25, 1.0, 0.36), (0, -14, spin), 3)
    present(studio, view)
