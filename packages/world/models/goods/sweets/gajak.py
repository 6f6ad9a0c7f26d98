"""Til gajak: thin beaten bars of sesame and jaggery, stacked, one broken."""
import math

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, box, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bar, seed = studio.fixed('#b98a4a', roughness=0.6, bump=0.6, scale=24), studio.fixed('#e8d8b0', roughness=0.6)
    turned(rounded([(0, 0), (1.7, 0), (1.95, 0.12), (1.92, 0.17), (1.65, 0.07), (0, 0.07)], 0.03), studio.fixed('#c9a24a', roughness=0.25, metallic=1))
    for at, turn, long in (((-0.55, 0.5, 0.1), 12, 1.9), ((0.3, 0.0, 0.1), -6, 1.9), ((-0.2, 0.15, 0.3), 20, 1.9), ((0.0, 0.1, 0.5), -14, 1.9), ((-0.7, -1.0, 0.1), 28, 1.0), ((0.6, -1.05, 0.1), -12, 0.85)):
        together(slab(studio, bar, seed, long), at, (0, 0, turn))
    for _ in range(40):
        a, r = studio.random.uniform(0, math.tau), studio.random.uniform(0.9, 1.6)
        ball(0.03, seed, (r * math.cos(a), r * math.sin(a), 0.12), (1.6, 1, 0.6), detail=1)
    present(studio, view, up=40)


def slab(studio, bar, seed, long):
    """A bar with its seeds."""
    parts = [box((long, 0.78, 0.17), bar, (0, 0, 0.09), bevel=0.05)]
    for _ in range(int(60 * long)):
        at = (studio.random.uniform(-long / 2, long / 2) * 0.96, studio.random.uniform(-0.37, 0.37), 0.176)
        parts.append(ball(0.034, seed, at, (1.6, 1, 0.5), (0, 0, studio.random.uniform(0, 180)), 1))
    return parts
