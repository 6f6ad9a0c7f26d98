"""A toy for a cat: a cane with a cord, feathers and a small bell."""
import math

from goods.materials import CANE, brass, wood
from goods.presenting import present
from goods.shapes import ball, hoop, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    cane, wrap = wood(studio, CANE), studio.colour(roughness=0.8)
    stick = [(-1.6, 0, 0.12), (-0.6, 0, 1.2), (0.4, 0, 2.3), (1.2, 0, 3.1)]
    tube(stick, [0.075, 0.07, 0.06, 0.045], cane)
    for k in range(13):
        t = k / 12 * 0.26
        hoop(0.1, 0.04, wrap, (-1.6 + 1.9 * t + 0.02, 0, 0.12 + 2.05 * t + 0.02), (0, 43, 0))
    hoop(0.07, 0.035, wrap, (1.16, 0, 3.06), (0, 45, 0))
    tube([(1.2, 0, 3.1), (1.55, 0, 2.9), (1.5, -0.1, 2.2), (1.15, -0.15, 1.75), (1.0, -0.2, 1.45)], 0.022, studio.accent(roughness=0.9))
    ball(0.13, brass(studio), (1.0, -0.2, 1.38))
    paints = [wrap, studio.accent(roughness=0.8), studio.fixed('#e8e0cc', roughness=0.9), wrap, studio.accent(roughness=0.8)]
    for k, paint in enumerate(paints):
        spin = -52 + 26 * k
        plume(studio, paint, (1.0, -0.2, 1.3), spin, 1.05 + 0.16 * (k % 2))
    present(studio, view, up=8, near=(0.3, 0.25))


def plume(studio, paint, at, spin, length):
    """A feather that hangs: a rib with many barbs to both sides."""
    a = math.radians(-90 + spin)
    along = (math.cos(a), math.sin(a))
    point = lambda t, out=0.0: (at[0] + along[0] * length * t - along[1] * out, at[1] + 0.1 * math.sin(spin), at[2] + along[1] * length * t + along[0] * out)
    tube([point(t / 8) for t in range(9)], 0.018, studio.fixed('#f0e8d8', roughness=0.6))
    for k in range(34):
        t = 0.14 + 0.84 * k / 33
        wide = 0.24 * math.sin(math.pi * min(1, t * 1.02)) ** 0.6
        for side in (-1, 1):
            tube([point(t), point(t + 0.09, side * wide * 0.7), point(t + 0.16, side * wide)], [0.022, 0.026, 0.008], paint)
