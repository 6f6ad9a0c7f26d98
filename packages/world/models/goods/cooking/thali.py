"""A steel thali shaped by an etched banana leaf, with bowls of curry and rice."""
import math

from goods.materials import steel
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, grid, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.22, metallic=1)
    turned(vessel(flowing([(0, 0), (1.7, 0.0), (1.85, 0.14), (1.95, 0.26)]), 0.04), metal)
    etched = studio.fixed((0.12, 0.26, 0.09), roughness=0.5)

    def half(u, v):
        s = 2 * v - 1
        return (-1.55 + 3.1 * u, 0.78 * s * math.sin(math.pi * min(1, 0.04 + u * 0.96) ** 0.85) ** 0.6, 0.052 + 0.004 * math.cos(s * 40))

    grid(half, etched, 40, 20)
    pale = studio.fixed((0.4, 0.5, 0.2), roughness=0.5)
    tube([(-1.6, 0, 0.065), (1.5, 0, 0.065)], 0.025, pale, smooth=False)
    for k in range(9):
        x = -1.25 + 0.3 * k
        for side in (-1, 1):
            tube([(x, 0, 0.062), (x + 0.16, side * 0.62 * math.sin(math.pi * (x + 1.7) / 3.4) ** 0.6, 0.062)], 0.008, pale, smooth=False)
    curries = ('#a8401c', '#d9a12a', '#5a6b2a', '#efe6d2')
    for k in range(4):
        a = math.radians(150 - 40 * k)
        at = (1.28 * math.cos(a), 1.28 * math.sin(a), 0.05)
        turned(vessel(flowing([(0, 0), (0.28, 0.02), (0.36, 0.18), (0.38, 0.34)]), 0.03), steel(studio), at)
        turned(flowing([(0, 0.3), (0.2, 0.29), (0.35, 0.26)]), studio.fixed(curries[k], roughness=0.35, bump=0.4, scale=12), at)
    rice = studio.fixed((0.86, 0.83, 0.76), roughness=0.8)
    ball(0.5, rice, (0.15, -0.2, 0.1), (1.1, 1, 0.62), detail=4, lumps=0.05)
    for _ in range(70):
        a, r = studio.random.uniform(0, math.tau), studio.random.uniform(0, 0.6)
        ball(0.03, rice, (0.15 + r * math.cos(a), -0.2 + r * math.sin(a), 0.1 + 0.3 * math.sqrt(max(0, 0.36 - r * r)) / 0.6), (2, 0.8, 0.8), (0, 0, math.degrees(a) * 3), 1)
    present(studio, view, up=44)
