"""A woven basket with two handles."""
import math

from goods.presenting import present
from goods.shapes import hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cane, dark = studio.colour(roughness=0.7, bump=0.3, scale=30), studio.accent(roughness=0.7, bump=0.3, scale=30)
    rows, stakes = 17, 40
    size = lambda z: 1.0 + 0.28 * math.sin(min(1, z / 1.9) * math.pi * 0.62)
    for row in range(rows):
        z = 0.07 + row * 0.112
        weave(dark if row in (4, 5, 11, 12) else cane, size(z), z, stakes, row % 2)
    for k in range(stakes):
        a = math.tau * (k + 0.5) / stakes
        tube([(size(z) * math.cos(a), size(z) * math.sin(a), z) for z in [0.02 + 0.19 * i for i in range(11)]], 0.035, cane)
    turned([(1.0, 0.03), (0, 0.03)], cane)
    hoop(size(1.95), 0.075, cane, (0, 0, 1.96))
    hoop(size(1.95) + 0.02, 0.05, dark, (0, 0, 2.06))
    for side in (-1, 1):
        arch = [(side * 1.2 * math.cos(t * 0.4), 1.2 * math.sin(t * 0.4), 2.0 + 0.75 * math.cos(t * math.pi / 2.4)) for t in [i / 5 - 1 for i in range(11)]]
        tube([(x, y, z - 0.1) for x, y, z in arch], 0.07, cane)
    present(studio, view)


def weave(cane, radius, z, stakes, phase):
    """One round of cane, in front of one stake and behind the next."""
    count = stakes * 4
    points = []
    for i in range(count):
        a = math.tau * i / count
        r = radius + 0.05 * math.cos(stakes / 2 * a + phase * math.pi)
        points.append((r * math.cos(a), r * math.sin(a), z))
    tube(points, 0.062, cane, True, smooth=False)
