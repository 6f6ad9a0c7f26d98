"""A steel thali with a banana leaf etched into it, its rim in the product's metal, bowls of curry round a heap of rice."""
import math

from goods.materials import steel
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, grid, hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, trim = steel(studio, 0.24), studio.colour(roughness=0.22, metallic=1)
    turned(vessel(flowing([(0, 0), (1.7, 0.0), (1.85, 0.14), (1.95, 0.26)]), 0.04), metal)
    hoop(1.94, 0.05, trim, (0, 0, 0.27))
    leaf(studio)
    curries = ('#a8401c', '#d9a12a', '#5a6b2a', '#efe6d2')
    for k in range(4):
        a = math.radians(150 - 40 * k)
        at = (1.28 * math.cos(a), 1.28 * math.sin(a), 0.05)
        turned(vessel(flowing([(0, 0), (0.28, 0.02), (0.36, 0.18), (0.38, 0.34)]), 0.03), metal, at)
        hoop(0.38, 0.028, trim, (at[0], at[1], at[2] + 0.34))
        turned(flowing([(0, 0.3), (0.2, 0.29), (0.35, 0.26)]), studio.fixed(curries[k], roughness=0.35, bump=0.4, scale=12), at)
    rice = studio.fixed((0.86, 0.83, 0.76), roughness=0.8)
    ball(0.5, rice, (0.15, -0.2, 0.1), (1.1, 1, 0.62), detail=4, lumps=0.05)
    for _ in range(70):
        a, r = studio.random.uniform(0, math.tau), studio.random.uniform(0, 0.6)
        ball(0.03, rice, (0.15 + r * math.cos(a), -0.2 + r * math.sin(a), 0.1 + 0.3 * math.sqrt(max(0, 0.36 - r * r)) / 0.6), (2, 0.8, 0.8), (0, 0, math.degrees(a) * 3), 1)
    present(studio, view, up=44)


def leaf(studio):
    """What the acid took away of the steel: a matt leaf with its outline, rib and veins."""
    matt, line = studio.fixed((0.5, 0.51, 0.52), roughness=0.6, metallic=1), studio.fixed((0.16, 0.165, 0.17), roughness=0.6, metallic=0.6)
    reach = lambda u: 1.02 * math.sin(math.pi * min(1, 0.04 + u * 0.96) ** 0.85) ** 0.6
    grid(lambda u, v: (-1.58 + 3.16 * u, reach(u) * (2 * v - 1), 0.046), matt, 40, 20)
    for side in (-1, 1):
        tube([(-1.58 + 3.16 * k / 40, side * reach(k / 40), 0.05) for k in range(41)], 0.02, line, smooth=False)
        for k in range(15):
            u = 0.08 + 0.82 * k / 14
            ahead = min(1.0, u + 0.07)
            tube([(-1.58 + 3.16 * u, 0, 0.05), (-1.58 + 3.16 * ahead, side * reach(ahead) * 0.96, 0.05)], 0.009, line, smooth=False)
    tube([(-1.7, 0, 0.052), (1.56, 0, 0.052)], 0.028, line, smooth=False)
