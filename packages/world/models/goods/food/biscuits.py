"""Butter biscuits, a stack tied with string and some that lie before it."""
import math

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, tube, turned

VIEWS = ('front', 'side', 'detail')
BISCUIT = [(0, 0), (0.66, 0.0), (0.74, 0.06), (0.74, 0.12), (0.66, 0.19), (0, 0.22)]


def build(studio, view):
    baked = studio.fixed((0.58, 0.33, 0.13), roughness=0.8, bump=0.45, scale=22)
    for x, count in ((-0.72, 9), (0.8, 6)):
        for k in range(count):
            spot = (x + studio.random.uniform(-0.04, 0.04), studio.random.uniform(-0.04, 0.04), k * 0.215)
            biscuit(studio, baked, spot, (0, 0, 37 * k))
    biscuit(studio, baked, (0.62, -0.92, 0.64), (66, 0, 8))
    biscuit(studio, baked, (-0.35, -1.35, 0), (0, 0, 40))
    string = studio.fixed((0.62, 0.5, 0.32), roughness=0.9)
    for plane in (0, 90):
        loop = [(0.77 * x, 0, z) for x, z in ((-1, 0), (-1.0, 1.9), (-0.5, 1.96), (0.5, 1.96), (1.0, 1.9), (1, 0))]
        tube(loop, 0.025, string, at=(-0.72, 0, 0), turn=(0, 0, plane + 20), smooth=False)
    for side in (-1, 1):
        bow = [(0, 0, 0), (side * 0.3, -0.05, 0.22), (side * 0.42, -0.1, 0.06), (side * 0.15, -0.02, 0.0), (0, 0, 0)]
        tube(bow, 0.025, string, at=(-0.72, 0, 1.98))
    present(studio, view)


def biscuit(studio, baked, at, turn):
    """One round biscuit with pricked holes."""
    made = turned(rounded(BISCUIT, 0.06), baked, at, turn, ribs=lambda a, z: 1 + 0.035 * abs(math.cos(10 * a)))
    dark = studio.fixed((0.12, 0.05, 0.02), roughness=0.9)
    for k in range(7):
        a, r = math.tau * k / 6, 0.0 if k == 6 else 0.34
        hole = ball(0.03, dark, (r * math.cos(a), r * math.sin(a), 0.215), (1, 1, 0.4), detail=1)
        hole.parent = made
