"""A paper star lantern of Diwali with tassels, lit from within."""
import math

from goods.presenting import present
from goods.shapes import ball, mesh, rod, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    bright = studio.colour(roughness=0.8, emission=0.25)
    other = studio.accent(roughness=0.8, emission=0.25)
    star(bright, other, (0, 0, 2.2))
    cord = studio.fixed((0.6, 0.45, 0.2), roughness=0.9)
    rod((0, 0, 3.8), (0, 0, 9), 0.025, cord).name = 'cord'
    for x, z in ((-0.55, 1.15), (0, 0.75), (0.55, 1.15)):
        ball(0.09, other, (x, 0, z))
        for k in range(16):
            a = math.tau * k / 16
            tube([(x, 0, z - 0.05), (x + 0.06 * math.cos(a), 0.06 * math.sin(a), z - 0.3), (x + 0.1 * math.cos(a), 0.1 * math.sin(a), z - 0.85)], 0.016, bright)
    present(studio, view, fill=0.84, hung=0.7, up=6)


def star(bright, other, at):
    """Eight points folded along their middle; the two halves of a point take turns in colour."""
    for k in range(8):
        a, half = math.tau * k / 8, math.tau / 16
        out, left, right = 1.55, 0.8, 0.8
        tip = (out * math.sin(a), 0, out * math.cos(a))
        one = (left * math.sin(a - half), 0, left * math.cos(a - half))
        two = (right * math.sin(a + half), 0, right * math.cos(a + half))
        for front in (-0.62, 0.62):
            peak = (0, front, 0)
            mesh([peak, one, tip], [(0, 1, 2)], bright, at, smooth=1)
            mesh([peak, tip, two], [(0, 1, 2)], other, at, smooth=1)
