"""A stack of six puran poli with browned spots, ghee on top and in a small brass pot."""
import math

from goods.materials import brass
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (1.5, 0), (1.75, 0.16), (1.8, 0.18)], 0.06), 0.05), studio.colour(roughness=0.25), (-0.2, 0.2, 0))
    bread = [studio.fixed(rgb, roughness=0.8, bump=0.3, scale=8) for rgb in ((0.72, 0.46, 0.14), (0.68, 0.42, 0.12))]
    brown = studio.fixed((0.34, 0.16, 0.04), roughness=0.9)
    for k in range(6):
        z, x, y = 0.08 + 0.12 * k, -0.2 + 0.05 * math.sin(k * 2.3), 0.2 + 0.05 * math.cos(k * 1.7)
        turned(flowing([(0, 0.1), (0.9, 0.1), (1.28, 0.07), (1.34, 0.03), (1.28, -0.01), (0, -0.01)]), bread[k % 2], (x, y, z), ribs=lambda a, h, k=k: 1 + 0.02 * math.sin(4 * a + k))
    for k in range(22):
        a, r = k * 2.4, 1.15 * math.sqrt((k + 0.5) / 22)
        ball(0.13, brown, (-0.2 + r * math.cos(a), 0.2 + r * math.sin(a), 0.79), (1.1, 0.8, 0.08), (0, 0, 50 * k), 2, 0.25, k)
    ghee = studio.fixed((0.85, 0.62, 0.12), roughness=0.05)
    turned(flowing([(0, 0.05), (0.3, 0.045), (0.42, 0.01)]), ghee, (-0.3, 0.1, 0.79), ribs=lambda a, z: 1 + 0.2 * math.sin(3 * a))
    at = (1.5, -1.0, 0)
    turned(vessel(flowing([(0, 0), (0.3, 0.02), (0.45, 0.25), (0.36, 0.5), (0.42, 0.58)]), 0.03), brass(studio), at)
    turned([(0.36, 0.48), (0, 0.48)], ghee, at)
    present(studio, view, up=30)
