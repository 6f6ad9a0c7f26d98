"""Popped makhana in a paper cone bag."""
import math

from goods.presenting import present
from goods.shapes import ball, loft

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paper = studio.colour(roughness=0.7, printed=True)
    rings = []
    for k in range(12):
        t = k / 11
        half = 0.8 + 0.25 * t
        one = []
        for i in range(48):
            a = math.tau * i / 48
            r = half / max(abs(math.cos(a)), abs(math.sin(a))) ** 0.85
            edge = 0.09 * abs((i * 4 % 8) - 4) / 4 if k == 11 else 0
            one.append((r * math.cos(a), 0.72 * r * math.sin(a), t * 1.9 - edge))
        rings.append(one)
    loft(rings, paper, capped=False)
    puff = studio.fixed((0.84, 0.76, 0.6), roughness=0.8, subsurface=0.1)
    burnt = studio.fixed((0.5, 0.28, 0.1), roughness=0.8)
    for k in range(120):
        a, r = k * 2.39996, math.sqrt((k + 0.5) / 120)
        at = (1.0 * r * math.cos(a), 0.72 * r * math.sin(a), 1.72 + 0.75 * (1 - r * r))
        popped(puff, burnt, at, k)
    for k, x in enumerate((-1.1, -0.6, 0.5, 1.0, 1.35)):
        popped(puff, burnt, (x, -1.15 - 0.15 * (k % 2), 0.15), k)
    present(studio, view)


def popped(puff, burnt, at, seed):
    """One grain, burst open."""
    ball(0.19, puff, at, (1, 1, 0.9), (50 * seed, 80 * seed, 0), 3, 0.16, seed % 8)
    ball(0.07, burnt, (at[0] + 0.1 * math.cos(seed), at[1] - 0.1, at[2] + 0.1 * math.sin(seed)), detail=2)
