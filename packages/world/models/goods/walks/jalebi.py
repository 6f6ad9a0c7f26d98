"""A jalebi of rubber that squeaks: a coil in three rounds, and a small valve in its side."""
import math

from goods.presenting import present
from goods.shapes import ball, hoop, together, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    rubber = studio.fixed('#e07a10', roughness=0.25)
    spiral = [((0.2 + 0.36 * a / math.tau) * math.cos(a), (0.2 + 0.36 * a / math.tau) * math.sin(a), 0.24 + 0.02 * math.sin(a * 3)) for a in [math.tau * 3.1 * k / 120 for k in range(121)]]
    cross = [(1.25 * math.cos(a), 1.25 * math.sin(a), 0.42 + 0.1 * math.sin(2 * a)) for a in [0.6 + 3.4 * k / 30 for k in range(31)]]
    parts = [tube(spiral, 0.21, rubber), tube(cross, 0.17, rubber), ball(0.21, rubber, spiral[-1]), ball(0.21, rubber, spiral[0])]
    valve = studio.fixed((0.75, 0.75, 0.77), roughness=0.2, metallic=1)
    x, y, z = spiral[-1]
    parts += [hoop(0.09, 0.03, valve, (x + 0.02, y - 0.2, z), (90, 0, 0)), ball(0.05, studio.fixed((0.05, 0.03, 0.02)), (x + 0.02, y - 0.18, z))]
    together(parts, (0, 0.2, 1.35), (62, 0, 0))
    second = [((0.2 + 0.3 * a / math.tau) * math.cos(a) + 1.0, (0.2 + 0.3 * a / math.tau) * math.sin(a) - 1.2, 0.2) for a in [math.tau * 2.2 * k / 90 for k in range(91)]]
    tube(second, 0.17, rubber)
    present(studio, view, up=20)
