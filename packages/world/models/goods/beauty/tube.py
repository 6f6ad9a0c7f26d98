"""A tube of cream standing on its cap, a line of cream before it."""
import math

from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import grid, loft, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    rings = []
    for k in range(22):
        t = k / 21
        wide, deep = 0.72 + 0.2 * t, 0.72 * (1 - t**1.6) + 0.02
        rings.append([(wide * math.cos(a), deep * math.sin(a), 0.62 + 2.7 * t) for a in [math.tau * i / 64 for i in range(64)]])
    loft(rings, studio.colour(roughness=0.35), smooth=50)
    turned(rounded([(0, 0), (0.66, 0), (0.7, 0.06), (0.72, 0.58), (0, 0.62)], 0.04), studio.accent(roughness=0.3), ribs=lambda a, z: 1 + 0.012 * math.cos(50 * a))
    face(studio)
    cream = studio.fixed((0.86, 0.8, 0.72), roughness=0.3, subsurface=0.2)
    line = [(0.5 + 0.75 * t, -0.95 + 0.16 * math.sin(t * 16), 0.11) for t in [i / 30 for i in range(31)]]
    tube(line, [0.03 + 0.1 * math.sin(math.pi * min(1, 0.1 + i / 30)) for i in range(31)], cream)
    present(studio, view)


def face(studio):
    """The label follows the tube's front."""
    def surface(u, v):
        t = 0.2 + 0.5 * v
        wide, deep = 0.73 + 0.2 * t, 0.73 * (1 - t**1.6) + 0.035
        a = -math.pi / 2 + (2 * u - 1) * 1.05
        return (wide * math.cos(a), deep * math.sin(a), 0.62 + 2.7 * t)

    grid(surface, studio.label(), 24, 12)
