"""A long beaten metal trough with ring handles, planted with mint."""
import math

from goods.materials import hammered
from goods.presenting import present
from goods.shapes import box, hoop, leaf, rod, thick, grid

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = hammered(studio.colour(roughness=0.28, metallic=1))

    def wall(u, v):
        a = math.tau * u
        c, s = math.cos(a), math.sin(a)
        grow = 0.85 + 0.15 * v + (0.05 if v > 0.94 else 0)
        soft = lambda q, p: math.copysign(abs(q) ** p, q)
        return (1.75 * grow * soft(c, 0.35), 0.62 * grow * soft(s, 0.35), 1.05 * v)

    thick(grid(wall, metal, 96, 16), 0.05)
    box((2.9, 0.95, 0.05), metal, (0, 0, 0.05))
    box((3.2, 1.05, 0.06), studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20), (0, 0, 0.9), bevel=0)
    for x in (-1, 1):
        hoop(0.24, 0.04, metal, (x * 1.78, 0, 0.62), (90, 0, 90))
    greens = [studio.fixed(rgb, roughness=0.5) for rgb in ((0.1, 0.34, 0.08), (0.15, 0.42, 0.11))]
    for k in range(26):
        x, y = -1.4 + 2.8 * ((k * 0.618) % 1), -0.35 + 0.7 * ((k * 0.37) % 1)
        tall = 0.55 + 0.5 * ((k * 0.43) % 1)
        tip = (x * 1.05, y * 1.3, 0.92 + tall)
        rod((x, y, 0.9), tip, 0.025, greens[0], 0.015)
        for j in range(5):
            t = 0.3 + 0.7 * j / 4
            at = (x + (tip[0] - x) * t, y + (tip[1] - y) * t, 0.9 + tall * t)
            for side in (0, 180):
                leaf(0.32 - 0.03 * j, 0.2, greens[(j + k) % 2], at, (0, -14, 90 * j + side + 30 * k), 0.25, 0.2, 0.6)
    present(studio, view)
