"""A money plant: heart-shaped leaves on stems that spill over a pot on a stool."""
import math

from goods.materials import PALE_WOOD, wood
from goods.plants.planting import pot
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import leaf, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber = wood(studio, PALE_WOOD)
    turned(rounded([(0, 1.15), (0.95, 1.15), (0.95, 1.3), (0, 1.3)], 0.04), timber)
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        rod((0.6 * math.cos(a), 0.6 * math.sin(a), 1.2), (0.85 * math.cos(a), 0.85 * math.sin(a), 0), 0.07, timber)
    pot(studio, 0.8, 1.0, (0, 0, 1.3))
    greens = [studio.fixed(rgb, roughness=0.35) for rgb in ((0.08, 0.26, 0.06), (0.16, 0.36, 0.08), (0.32, 0.45, 0.14))]
    stem = studio.fixed((0.16, 0.25, 0.08), roughness=0.6)
    for k in range(13):
        a = k * 2.39996
        falls = 0.2 + 1.1 * abs(math.sin(k * 1.7)) if k % 3 else -0.6
        reach = 1.0 + 0.35 * math.sin(k * 2.3)
        vine(stem, greens, a, falls, reach, k)
    present(studio, view)


def vine(stem, greens, a, falls, reach, seed):
    """A stem that rises, bends over the rim and hangs, with a leaf every hand's breadth."""
    points = []
    for i in range(12):
        t = i / 11
        out = 0.25 + (reach - 0.25) * min(1, t * 2.2) + 0.06 * math.sin(t * 9 + seed)
        z = 2.25 + 0.55 * math.sin(min(1, t * 2.2) * math.pi * 0.75) - falls * max(0, t - 0.35) / 0.65
        points.append((out * math.cos(a + 0.2 * t), out * math.sin(a + 0.2 * t), z))
    tube(points, 0.025, stem)
    for i in range(2, 12):
        side = 1 if i % 2 else -1
        turn = (0, 25 + 15 * math.sin(i + seed), math.degrees(a) + side * 55)
        leaf(0.46, 0.4, greens[(i + seed) % 3], points[i], turn, 0.3, 0.18, 0.8)
