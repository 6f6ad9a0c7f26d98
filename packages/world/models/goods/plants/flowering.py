"""A bougainvillea in flower: bracts in clusters among small leaves."""
import math

from goods.plants.planting import pot
from goods.presenting import present
from goods.shapes import ball, leaf, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    top = pot(studio, 0.85, 1.2)
    bark = studio.fixed((0.2, 0.12, 0.07), roughness=0.9)
    green = studio.fixed((0.07, 0.23, 0.05), roughness=0.5)
    pinks = [studio.fixed(rgb, roughness=0.7) for rgb in ((0.55, 0.02, 0.2), (0.7, 0.06, 0.3))]
    cream = studio.fixed((0.85, 0.8, 0.6), roughness=0.6)
    for k in range(9):
        a, reach = k * 2.39996, 0.5 + 0.95 * ((k * 0.37) % 1)
        tip = (reach * math.cos(a), 0.8 * reach * math.sin(a), 3.5 - 0.75 * reach + 0.3 * math.sin(k))
        middle = (tip[0] * 0.45, tip[1] * 0.45, 2.4)
        tube([(0, 0, top), (0.03 * k - 0.1, 0, 1.7), middle, tip], [0.07, 0.05, 0.035, 0.02], bark)
        for j in range(15):
            t = 0.35 + 0.65 * j / 14
            at = [m + (e - m) * t + studio.random.uniform(-0.26, 0.26) for m, e in zip(middle, tip)]
            if j % 3 == 0:
                leaf(0.4, 0.24, green, at, (0, studio.random.uniform(-30, 40), studio.random.uniform(0, 360)), 0.3)
            else:
                blossom(studio, pinks[(j + k) % 2], cream, at)
    present(studio, view)


def blossom(studio, pink, cream, at):
    """Three bracts around a small pale flower."""
    spin = studio.random.uniform(0, 120)
    for k in range(3):
        leaf(0.32, 0.3, pink, at, (0, -35, spin + 120 * k), -0.2, 0.35, 0.8)
    ball(0.035, cream, (at[0], at[1], at[2] + 0.12), detail=1)
