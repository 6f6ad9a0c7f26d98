"""A cast pendant on a fine chain, hung over a block of stone."""
import math

from goods.materials import rough
from goods.presenting import present
from goods.shapes import ball, box, hoop, loft, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.24, metallic=1)
    box((2.6, 0.9, 3.0), rough(studio.accent(roughness=0.9), 0.25, 30), (0, 0.5, 1.5), bevel=0.08)
    links = []
    for side in (-1, 1):
        for k in range(38):
            t = k / 37
            links.append((side * (0.05 + 0.75 * t**0.8), 0.0, 1.6 + 1.42 * t))
    for k, (x, y, z) in enumerate(links):
        hoop(0.045, 0.014, metal, (x, y - 0.02, z), (90 if k % 2 else 0, 62 if x > 0 else -62, 0))
    tube([(-0.8, -0.02, 3.0), (-0.78, 0.15, 3.06), (-0.6, 0.9, 3.04)], 0.02, metal)
    tube([(0.8, -0.02, 3.0), (0.78, 0.15, 3.06), (0.6, 0.9, 3.04)], 0.02, metal)
    hoop(0.1, 0.03, metal, (0, -0.04, 1.52), (90, 0, 90))
    fish(metal, (0, -0.12, 1.0))
    present(studio, view)


def fish(metal, at):
    """A fish cast in lost wax: body with rows of wire, eye and tail."""
    x0, y0, z0 = at
    rings = []
    for k in range(25):
        t = k / 24
        tall = 0.42 * math.sin(math.pi * min(1, t * 1.06 + 0.04)) ** 0.7 * (1 - 0.3 * t) + (0.34 * max(0, t - 0.78) / 0.22)
        rings.append([(-0.85 + 1.7 * t, 0.3 * min(tall, 0.42) * math.sin(a), tall * math.cos(a)) for a in [math.tau * i / 24 for i in range(24)]])
    loft(rings, metal, at)
    for k in range(8):
        t = 0.26 + k * 0.065
        tall = 0.43 * math.sin(math.pi * (t * 1.06 + 0.04)) ** 0.7 * (1 - 0.3 * t)
        x = -0.85 + 1.7 * t
        tube([(x + 0.09 * abs(math.sin(2 * a)), -0.32 * tall * math.cos(a), tall * math.sin(a)) for a in [math.pi * (i / 12 - 0.5) for i in range(13)]], 0.022, metal, at=at)
    ball(0.075, metal, (x0 - 0.62, y0 - 0.13, z0 + 0.08))
    hoop(0.1, 0.02, metal, (x0 - 0.62, y0 - 0.11, z0 + 0.08), (90, 0, 0))
