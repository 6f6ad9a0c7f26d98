"""A desert rose: a swollen stem that forks, sparse leaves and pink trumpets."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, leaf, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 1.0, 0.85)
    bark = studio.fixed((0.42, 0.33, 0.22), roughness=0.85, bump=0.4, scale=9)
    ball(0.62, bark, (0, 0, top + 0.28), (1.15, 1.0, 0.85), detail=4, lumps=0.06)
    for k, spin in enumerate((20, 150, 265)):
        c, s = math.cos(math.radians(spin)), math.sin(math.radians(spin))
        tube([(0.2 * c, 0.2 * s, top + 0.3), (0.55 * c, 0.55 * s, top + 0.1), (0.8 * c, 0.8 * s, top - 0.02)], [0.3, 0.2, 0.1], bark)
    green = studio.fixed((0.06, 0.26, 0.06), roughness=0.3)
    for k in range(7):
        a = math.radians(k * 51 + 10)
        reach, tall = 0.55 + 0.3 * (k % 3), 2.0 + 0.35 * ((k * 2) % 3)
        tip = (reach * math.cos(a), reach * math.sin(a), top + tall)
        tube([(0.1 * math.cos(a), 0.1 * math.sin(a), top + 0.6), (0.5 * tip[0], 0.5 * tip[1], top + 1.1), tip], [0.2, 0.13, 0.08], bark)
        for j in range(9):
            leaf(0.5, 0.19, green, tip, (0, -32 + 5 * (j % 3), j * 40 + 20 * k), 0.3, 0.15, 0.7)
        flower(studio, (tip[0], tip[1] - 0.1, tip[2] + 0.16), 30 * k)
        if k % 2:
            flower(studio, (tip[0] * 1.25, tip[1] * 1.2 - 0.12, tip[2] - 0.1), 50 * k)
    present(studio, view)


def flower(studio, at, spin):
    """Five petals, pale in the throat."""
    pink, throat = studio.fixed((0.75, 0.1, 0.22), roughness=0.5), studio.fixed((0.85, 0.62, 0.55), roughness=0.6)
    for k in range(5):
        leaf(0.36, 0.32, pink, at, (18, -34, spin + 72 * k), 0.35, 0.1, 0.55)
    ball(0.09, throat, (at[0], at[1] - 0.02, at[2] + 0.06), (1, 1, 0.8), detail=2)
