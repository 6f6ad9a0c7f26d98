"""A soft whale: a round body that tapers to a tail with two flukes, a pale belly with stitched grooves."""
import math

from goods.soft.sewn import cloths, stitches, stuffed
from goods.presenting import present
from goods.shapes import loft, together

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cloth, second = cloths(studio)
    rings = []
    for i in range(31):
        t = i / 30
        r = 1.05 * math.sin(math.pi * min(1, 0.06 + 0.94 * t) ** 0.62) ** 0.8 + 0.03
        rings.append([(-1.6 + 3.3 * t, r * 0.92 * math.cos(a), 1.0 + r * math.sin(a) * (0.95 if math.sin(a) > 0 else 0.9) + 0.9 * max(0, t - 0.55) ** 1.3) for a in [math.tau * k / 40 for k in range(40)]])
    parts = [loft(rings, cloth)]
    parts.append(stuffed(0.9, second, (-0.62, 0, 0.62), (1.25, 0.98, 0.62)))
    for side in (-1, 1):
        parts.append(stuffed(0.42, cloth, (-0.25, side * 1.0, 0.55), (1.1, 0.6, 0.26), (side * 30, 0, side * 35)))
        parts.append(stuffed(0.42, cloth, (1.95, side * 0.42, 1.55), (0.72, 1.25, 0.24), (0, -25, side * 28)))
    together(parts, (0, 0, 0), (0, 0, 24))
    c, s = math.cos(math.radians(24)), math.sin(math.radians(24))
    spin = lambda x, y, z: (x * c - y * s, x * s + y * c, z)
    for side in (-1, 1):
        x, y, z = spin(-1.0, side * 0.86, 1.15)
        stuffed(0.09, studio.fixed((0.02, 0.02, 0.02), roughness=0.15), (x, y, z))
    for k in range(4):
        stitches(studio, [spin(-1.35 + 1.3 * i / 15, -0.42 - 0.12 * k - 0.25 * math.sin(math.pi * i / 15), 0.32 + 0.14 * k) for i in range(16)])
    present(studio, view, up=14)
