"""A sack of neem cake, tied at its neck, with a label; brown crumbs in a small heap before it."""
import math

from mathutils import Vector, noise

from goods.materials import rough
from goods.packaging import heap
from goods.presenting import present
from goods.shapes import ball, grid, hoop, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    jute = rough(studio.fixed((0.52, 0.36, 0.18), roughness=0.95), 0.5, 34)
    profile = [(0, 1.15), (0.12, 1.3), (0.5, 1.36), (0.72, 1.2), (0.84, 0.7), (0.9, 0.36), (0.95, 0.55), (1.0, 0.78)]

    def sack(u, v):
        a = math.tau * u
        for (low, r0), (high, r1) in zip(profile, profile[1:]):
            if v <= high:
                t = (v - low) / (high - low)
                r = r0 + (r1 - r0) * t * t * (3 - 2 * t)
                break
        pleat = 1 + 0.09 * math.sin(a * 14) * max(0, min(1, (v - 0.66) * 5))
        r *= pleat * (1 + 0.03 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, v * 4))))
        return (r * math.cos(a), 0.8 * r * math.sin(a) + 0.3, 2.7 * v)

    grid(sack, jute, 120, 60)
    cord = studio.colour(roughness=0.8)
    for z in (2.4, 2.46, 2.52):
        hoop(0.4, 0.05, cord, (0, 0.3, z)).scale.y = 0.8
    band = wrap(1.38, 0.62, 1.62, studio.label(), 74)
    band.location.y, band.scale.y = 0.3, 0.82
    crumb = rough(studio.fixed((0.2, 0.12, 0.05), roughness=1), 0.8, 24)
    heap(0.8, 0.36, crumb, (0.6, -1.3, 0), 0.12)
    for _ in range(120):
        a, r = studio.random.uniform(0, math.tau), 0.95 * studio.random.random() ** 0.5
        ball(0.055, crumb, (0.6 + r * math.cos(a), -1.3 + 0.8 * r * math.sin(a), max(0.03, 0.36 * math.cos(min(1, r / 0.8) * 1.57))), (1.3, 1, 0.7), detail=1)
    present(studio, view)
