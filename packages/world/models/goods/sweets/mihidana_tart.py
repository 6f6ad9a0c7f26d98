"""Tarts of baked mihidana: crimped shells filled with tiny golden globes of gram, with slivers of pistachio, on a plate."""
import math

from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(flowing([(0, 0.02), (1.3, 0.02), (1.6, 0.08), (2.15, 0.26)]), 0.05), studio.fixed('#efe6d8', roughness=0.15))
    for k, (x, y, z) in enumerate(((-0.95, -0.25, 0.1), (0.95, -0.2, 0.1), (0.0, 0.85, 0.1), (0.0, -0.15, 0.72))):
        tart(studio, (x, y if k < 3 else 0.1, z if k < 3 else 0.7), k)
    present(studio, view, up=26)


def tart(studio, at, seed):
    """One shell and what it holds."""
    crust = studio.fixed('#c68a45', roughness=0.8, bump=0.4, scale=22)
    crimp = lambda a, z: 1 + 0.045 * math.cos(22 * a) * min(1, z * 3)
    turned(vessel(rounded([(0, 0), (0.66, 0), (0.9, 0.5), (0.94, 0.54)], 0.05), 0.09), crust, at, ribs=crimp)
    cream = studio.fixed('#f0dfb8', roughness=0.6)
    turned(flowing([(0.84, 0.4), (0.4, 0.46), (0, 0.48)]), cream, at)
    tones = [studio.fixed(tone, roughness=0.2) for tone in ('#f0a81c', '#e8921a', '#f5c23a', '#d97a12')]
    for k in range(190):
        a, r = k * 2.39996, 0.78 * math.sqrt((k + 0.5) / 190)
        z = 0.5 + 0.22 * (1 - (r / 0.82) ** 2) + 0.025 * math.sin(k * 3.1)
        ball(0.062, tones[(k * 7 + seed) % 4], (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), detail=2)
    green = studio.fixed('#7a9a3a', roughness=0.7)
    for k in range(7):
        a, r = k * 2.1 + seed, 0.12 + 0.05 * k
        ball(0.05, green, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 0.76 - 0.2 * r * r), (2.6, 0.6, 0.6), (0, 0, 70 * k), 2)
