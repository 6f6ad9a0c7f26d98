"""Four coasters of glazed tile on cork; laid in a square they make one pattern."""
import math

from goods.presenting import present
from goods.shapes import box, mesh

VIEWS = ('front', 'side', 'detail')
SIDE = 1.5


def build(studio, view):
    white, ink, second = studio.fixed((0.84, 0.82, 0.76), roughness=0.1), studio.colour(roughness=0.12), studio.fixed('#d9a21c', roughness=0.12)
    cork = studio.fixed('#9a6a3c', roughness=0.95, bump=0.5, scale=40)
    for spin, (sx, sy) in zip((0, 90, 180, 270), ((1, 1), (-1, 1), (-1, -1), (1, -1))):
        x, y = sx * (SIDE / 2 + 0.05), sy * (SIDE / 2 + 0.05)
        box((SIDE, SIDE, 0.08), cork, (x, y, 0.04), bevel=0.02)
        box((SIDE, SIDE, 0.14), white, (x, y, 0.15), bevel=0.03)
        quarter(ink, second, x - sx * SIDE / 2, y - sy * SIDE / 2, spin)
    present(studio, view, up=46)


def quarter(ink, second, x, y, spin):
    """A quarter of the pattern, drawn outwards from the corner that all four share."""
    c, s = math.cos(math.radians(spin)), math.sin(math.radians(spin))
    put = lambda points, paint, z: mesh([(x + a * c - b * s, y + a * s + b * c, z) for a, b in points], [tuple(range(len(points)))], paint)
    arc = lambda r, n=20, low=3, high=87: [(r * math.cos(math.radians(low + (high - low) * k / n)), r * math.sin(math.radians(low + (high - low) * k / n))) for k in range(n + 1)]
    put(arc(1.34) + arc(1.22)[::-1], ink, 0.223)
    put(arc(0.42) + arc(0.3)[::-1], second, 0.223)
    for angle in (22, 45, 68):
        a = math.radians(angle)
        petal = [(0.48 + 0.66 * t, w) for t, w in [(k / 10, 0.13 * math.sin(math.pi * k / 10)) for k in range(11)] + [(k / 10, -0.13 * math.sin(math.pi * k / 10)) for k in range(9, 0, -1)]]
        put([(r * math.cos(a) - w * math.sin(a), r * math.sin(a) + w * math.cos(a)) for r, w in petal], ink if angle != 45 else second, 0.224)
    put([(1.42, 1.42), (1.05, 1.42), (1.42, 1.05)], ink, 0.223)
