"""Kulhads of raw clay, one full of chai with a froth at its rim, two stacked behind."""
import math

from goods.materials import clay
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')
CUP = [(0, 0), (0.5, 0), (0.56, 0.12), (0.62, 0.5), (0.74, 1.0), (0.84, 1.32), (0.88, 1.36), (0.87, 1.46)]


def build(studio, view):
    earth = clay(studio)
    cup = vessel(rounded(CUP, 0.1), 0.07)
    ridges = lambda a, z: 1 + 0.012 * math.sin(z * 26) * (0.2 < z < 1.2)
    turned(cup, earth, (-0.75, -0.5, 0), ribs=ridges)
    chai(studio, (-0.75, -0.5, 1.3))
    turned(cup, earth, (1.0, -0.15, 0), ribs=ridges)
    chai(studio, (1.0, -0.15, 1.3))
    turned(cup, earth, (0.1, 1.1, 0), ribs=ridges)
    turned(cup, earth, (0.1, 1.1, 0.42), (2, 1, 0), ribs=ridges)
    turned(cup, earth, (0.1, 1.1, 0.84), (-2, 2, 0), ribs=ridges)
    present(studio, view, up=24)


def chai(studio, at):
    """Milky tea and the bubbles that gather at its edge."""
    tea = studio.fixed((0.34, 0.135, 0.045), roughness=0.12, subsurface=0.1)
    froth = studio.fixed((0.72, 0.5, 0.3), roughness=0.25)
    turned([(0.78, 0.03), (0.74, 0.0), (0, 0)], tea, at)
    for k in range(90):
        a = studio.random.uniform(0, math.tau)
        r = 0.76 - abs(studio.random.gauss(0, 0.09))
        ball(0.022 if k % 3 else 0.038, froth, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 0.005), (1, 1, 0.6), detail=2)
