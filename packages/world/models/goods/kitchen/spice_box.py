"""A masala dabba: seven cups of spices in a round box of brass, its lid leaning behind, a small spoon."""
import math

from goods.packaging import heap
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, tube, turned

VIEWS = ('front', 'side', 'detail')
SPICES = [
    (0.62, 0.30, 0.02),
    (0.45, 0.035, 0.012),
    (0.20, 0.09, 0.03),
    (0.30, 0.17, 0.05),
    (0.05, 0.03, 0.02),
    (0.34, 0.30, 0.10),
    (0.50, 0.10, 0.02),
]


def build(studio, view):
    metal = studio.colour(roughness=0.22, metallic=1)
    turned(vessel(rounded([(0, 0), (1.52, 0), (1.55, 0.1), (1.55, 0.62), (1.6, 0.66)], 0.05), 0.04), metal)
    for k, rgb in enumerate(SPICES):
        a = math.tau * k / 6 + 0.3
        x, y = (0, 0) if k == 6 else (0.99 * math.cos(a), 0.99 * math.sin(a))
        turned(vessel(rounded([(0, 0.05), (0.44, 0.05), (0.47, 0.6)], 0.04), 0.025), metal, (x, y, 0.03))
        spice = studio.fixed(rgb, roughness=0.95, bump=0.6, scale=34)
        if k in (2, 4):
            for _ in range(150):
                b, r = studio.random.uniform(0, math.tau), 0.4 * math.sqrt(studio.random.random())
                where = (x + r * math.cos(b), y + r * math.sin(b), 0.55 + 0.12 * (1 - r * 2) + studio.random.uniform(0, 0.03))
                ball(0.045, spice, where, (1.5, 0.7, 0.7) if k == 2 else (1, 1, 1), (0, 0, studio.random.uniform(0, 180)), 2)
        turned([(0.43, 0.52), (0, 0.52)], spice, (x, y, 0))
        heap(0.42, 0.2, spice, (x, y, 0.52), 0.04)
    turned(rounded([(1.62, 0), (1.62, 0.2), (1.5, 0.26), (0.3, 0.3), (0, 0.3)], 0.08), metal, (0.2, 2.0, 1.55), (68, 0, 0))
    spoon = [(0.2, -0.5, 0.72), (0.5, -0.8, 0.85), (0.95, -1.35, 1.1)]
    tube(spoon, [0.05, 0.03, 0.04], metal)
    ball(0.16, metal, (0.12, -0.42, 0.71), (1, 1.2, 0.4), (0, 0, 40))
    present(studio, view)
