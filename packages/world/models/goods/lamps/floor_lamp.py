"""A floor lamp of cane: a tall woven drum, lit from inside, on three legs."""
import math

from goods.materials import CANE, glowing
from goods.presenting import present
from goods.shapes import hoop, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cane, dark = studio.fixed(CANE, roughness=0.55), studio.colour(roughness=0.5)
    low, high, radius = 1.2, 4.6, 0.85
    turned([(radius - 0.1, low), (radius - 0.1, high)], glowing(studio, (1.0, 0.84, 0.58), 0.8))
    count = 26
    for k in range(count):
        a = math.tau * k / count
        for way in (-1, 1):
            line = []
            for i in range(9):
                t = i / 8
                b = a + way * t * 1.2
                line.append((radius * math.cos(b), radius * math.sin(b), low + (high - low) * t))
            tube(line, 0.024, cane)
    for z in (low, low + 0.12, high - 0.12, high):
        hoop(radius + 0.02, 0.055, dark, (0, 0, z))
    for k in range(3):
        a = math.tau * k / 3 - math.pi / 2
        rod((0.72 * math.cos(a), 0.72 * math.sin(a), low), (1.05 * math.cos(a), 1.05 * math.sin(a), 0), 0.07, dark)
    present(studio, view)
