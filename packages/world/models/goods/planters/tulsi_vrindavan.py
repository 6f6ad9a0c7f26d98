"""A tulsi vrindavan: a stepped square pillar with niches, a lamp, and holy basil on top."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.shapes import ball, box, leaf, mesh, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    wall, trim = studio.colour(roughness=0.7, bump=0.12, scale=30), studio.accent(roughness=0.6)
    z = 0.0
    for wide, tall, paint in ((2.3, 0.22, wall), (1.95, 0.2, trim), (1.5, 1.35, wall), (1.8, 0.16, trim), (1.95, 0.2, wall), (1.65, 0.5, wall)):
        box((wide, wide, tall), paint, (0, 0, z + tall / 2), bevel=0.03)
        z += tall
    for side in (-1, 1):
        for way in (-1, 1):
            box((0.3, 0.3, 0.3), trim, (side * 0.68, way * 0.68, z + 0.05), (0, 0, 0), 0.05)
    dark = studio.fixed((0.12, 0.05, 0.03), roughness=0.9)
    arch = [(-0.32, 0), (0.32, 0), (0.32, 0.5)] + [(0.32 * math.cos(a), 0.5 + 0.36 * math.sin(a)) for a in [math.pi * i / 16 for i in range(1, 16)]] + [(-0.32, 0.5)]
    mesh([(x, -0.755, 0.62 + h) for x, h in arch], [tuple(range(len(arch)))], dark)
    turned([(0, 0), (0.1, 0), (0.17, 0.08), (0.15, 0.09), (0, 0.06)], studio.fixed((0.5, 0.19, 0.085), roughness=0.8), (0, -0.8, 0.64))
    ball(0.05, glowing(studio, (1, 0.62, 0.2), 3), (0, -0.86, 0.8), (0.8, 0.8, 1.7), detail=2)
    box((1.3, 1.3, 0.05), studio.fixed((0.045, 0.026, 0.016), roughness=1), (0, 0, z), bevel=0)
    greens = [studio.fixed(rgb, roughness=0.5) for rgb in ((0.1, 0.26, 0.07), (0.16, 0.34, 0.1), (0.17, 0.16, 0.14))]
    for k in range(13):
        a, r = math.radians(k * 137.5), 0.42 * math.sqrt((k + 0.5) / 13)
        foot, tip = (r * math.cos(a), r * math.sin(a), z), (2.3 * r * math.cos(a), 2.3 * r * math.sin(a), z + 1.35 - 0.5 * r)
        rod(foot, tip, 0.025, greens[2], 0.012)
        for j in range(7):
            t = 0.25 + 0.75 * j / 6
            at = [p + (q - p) * t for p, q in zip(foot, tip)]
            for side in (0, 180):
                leaf(0.3 - 0.02 * j, 0.17, greens[(j + k) % 2], at, (0, -16, 90 * j + side + 40 * k), 0.2, 0.2, 0.6)
        rod(tip, (tip[0] * 1.04, tip[1] * 1.04, tip[2] + 0.3), 0.035, greens[2], 0.01)
    present(studio, view)
