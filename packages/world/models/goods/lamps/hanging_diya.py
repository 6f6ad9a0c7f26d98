"""A hanging diya: a bowl with three lit spouts on three chains, with a bell below."""
import math

from goods.materials import glowing
from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, hoop, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.22, metallic=1)
    bowl = flowing([(0, 0), (0.5, 0.04), (0.85, 0.3), (0.9, 0.5)])
    turned(vessel(bowl, 0.05), metal, ribs=lambda a, z: 1 + 0.4 * max(0, math.cos(1.5 * (a + math.pi / 2))) ** 30)
    turned([(0.82, 0.4), (0, 0.4)], studio.fixed((0.5, 0.3, 0.06), roughness=0.05))
    bell = flowing([(0.0, 0.0), (0.08, -0.05), (0.14, -0.3), (0.3, -0.5), (0.34, -0.6)])
    turned(vessel(bell, 0.03), metal)
    ball(0.08, metal, (0, 0, -0.66))
    flame = glowing(studio, (1, 0.6, 0.2), 2.4)
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        turned(flowing([(0, 0), (0.08, 0.1), (0.06, 0.26), (0, 0.44)]), flame, (1.12 * math.cos(a), 1.12 * math.sin(a), 0.52))
        b = a + math.radians(60)
        start, end = (0.86 * math.cos(b), 0.86 * math.sin(b), 0.52), (0.06 * math.cos(b), 0.06 * math.sin(b), 2.5)
        for i in range(17):
            t = (i + 0.5) / 17
            at = [p + (q - p) * t for p, q in zip(start, end)]
            hoop(0.075, 0.018, metal, at, (90 if i % 2 else 60, 0, math.degrees(b) + 90 * (i % 2)))
    turned(flowing([(0, 2.42), (0.2, 2.46), (0.12, 2.6), (0, 2.66)]), metal)
    hoop(0.16, 0.03, metal, (0, 0, 2.82), (90, 0, 0))
    cord = tube([(0, 0, 2.95), (0, 0, 6.0)], 0.025, metal, smooth=False)
    cord.name = 'cord'
    present(studio, view, hung=0.6)
