"""A grinding slab of dark stone with its roller, a green chutney half ground."""
import math

from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, leaf, loft, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    stone = studio.fixed((0.1, 0.1, 0.105), roughness=0.8, bump=0.4, scale=18)

    def outline(grow, z):
        edge = []
        for i in range(48):
            a = math.tau * i / 48
            x, y = 1.75 * grow * math.cos(a), 1.15 * grow * math.sin(a)
            edge.append((math.copysign(abs(x / 1.75) ** 0.6 * 1.75, x) if x else 0, math.copysign(abs(y / 1.15) ** 0.7 * 1.15, y) if y else 0, z))
        return edge

    loft([outline(0.96, 0), outline(1, 0.06), outline(1, 0.3), outline(0.95, 0.38)], stone, smooth=30)
    dent = studio.fixed((0.055, 0.055, 0.06), roughness=0.95)
    for k in range(90):
        x, y = -1.5 + 3.0 * ((k * 0.618) % 1), -0.9 + 1.8 * ((k * 0.414) % 1)
        if (x / 1.6) ** 2 + (y / 1.05) ** 2 < 0.85:
            ball(0.045, dent, (x, y, 0.38), (1.4, 0.7, 0.25), (0, 0, 45), 1)
    roller = flowing([(0, -1.15), (0.26, -1.13), (0.34, -0.9), (0.42, 0), (0.34, 0.9), (0.26, 1.13), (0, 1.15)])
    together([turned(roller, stone)], (0.25, 0.25, 0.79), (0, 90, 12))
    paste = studio.fixed((0.16, 0.34, 0.06), roughness=0.6, bump=0.6, scale=10)
    ball(0.5, paste, (-0.1, -0.45, 0.4), (1.7, 0.7, 0.3), (0, 0, 10), 4, 0.12)
    greens = [studio.fixed(rgb, roughness=0.5) for rgb in ((0.1, 0.36, 0.08), (0.15, 0.42, 0.1))]
    for k in range(12):
        leaf(0.34, 0.2, greens[k % 2], (-1.15 + 0.1 * math.cos(k * 2.4), -1.35 + 0.16 * math.sin(k * 2.4), 0.06 + 0.02 * k), (0, -10, 137 * k), 0.2, 0.2, 0.6)
    ball(0.12, studio.fixed((0.12, 0.36, 0.05), roughness=0.2), (1.25, -1.3, 0.1), (3.2, 0.7, 0.7), (0, 4, -16), 3)
    present(studio, view, up=32)
