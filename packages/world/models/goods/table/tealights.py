"""Floating tealights shaped as marigolds, lit, in a bowl of water."""
import math

from goods.materials import brass, glowing
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import leaf, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(flowing([(0, 0), (0.7, 0.02), (1.35, 0.3), (1.75, 0.85), (1.82, 1.0)]), 0.05), brass(studio))
    turned([(1.68, 0.78), (0, 0.78)], studio.fixed((0.06, 0.12, 0.13), roughness=0.04, specular=0.8))
    for k, (x, y) in enumerate(((-0.75, 0.3), (0.7, 0.45), (0.05, -0.65), (-0.05, 0.95))):
        marigold(studio, (x, y, 0.8), studio.fixed('#f29a12' if k % 2 else '#e5730f', roughness=0.6))
    for x, y in ((1.5, -1.35), (-1.55, -1.2)):
        marigold(studio, (x, y, 0.05), studio.fixed('#f29a12', roughness=0.6))
    present(studio, view, up=34)


def marigold(studio, at, petal):
    """Rings of short petals round a candle."""
    x, y, z = at
    for ring, (radius, count, lift) in enumerate(((0.32, 16, 6), (0.22, 13, 28), (0.12, 9, 50))):
        for k in range(count):
            leaf(0.2, 0.15, petal, (x + radius * 0.6 * math.cos(math.tau * k / count), y + radius * 0.6 * math.sin(math.tau * k / count), z + 0.05 + 0.05 * ring), (0, -lift, 360 * k / count), 0.1, 0.15, 0.5)
    turned(rounded([(0, 0), (0.16, 0), (0.16, 0.24), (0, 0.24)], 0.03), studio.fixed('#f6e2b0', roughness=0.5), at)
    rod((x, y, z + 0.24), (x, y, z + 0.34), 0.014, studio.fixed((0.03, 0.02, 0.02)))
    turned(flowing([(0, z + 0.3), (0.05, z + 0.36), (0.07, z + 0.44), (0.03, z + 0.57), (0, z + 0.68)], 4), glowing(studio, (1, 0.55, 0.15), 2.2), (x, y, 0))
