"""Green garden twine in a round tin; an end runs out of the lid, past its cutter."""
import math

from goods.materials import steel
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, grid, hoop, tube, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    twine, paint = studio.fixed((0.12, 0.3, 0.1), roughness=0.95), studio.colour(roughness=0.35)
    turned(rounded([(0, 0), (1.15, 0), (1.15, 1.7), (0, 1.7)], 0.04), paint)
    hoop(1.16, 0.045, steel(studio), (0, 0, 0.05))
    turned(rounded([(1.19, 1.45), (1.2, 1.86), (1.1, 1.94), (0.2, 1.98), (0.16, 1.9)], 0.04), steel(studio, 0.3))
    wrap(1.16, 0.3, 1.3, studio.label(), 140)
    hoop(0.2, 0.05, steel(studio), (0, 0, 1.98))
    box((0.34, 0.03, 0.2), steel(studio, 0.1), (0.5, -0.1, 2.05), (20, 0, 12), 0.005)
    tube([(0, 0, 1.8), (0, 0, 2.08), (0.25, -0.1, 2.2), (0.6, -0.3, 2.12), (1.1, -0.7, 2.0), (1.4, -1.0, 1.2), (1.5, -1.2, 0.3), (1.3, -1.5, 0.06), (0.7, -1.6, 0.06), (0.2, -1.45, 0.06)], 0.045, twine)
    ball_of_twine(studio, twine, (-1.2, -0.95, 0.6), 0.58)
    present(studio, view)


def ball_of_twine(studio, twine, at, radius):
    """A ball with many turns, each tilted its own way."""

    def core(u, v):
        a, b = math.tau * u, math.pi * (v - 0.5)
        return (radius * 0.95 * math.cos(a) * math.cos(b), radius * 0.95 * math.sin(a) * math.cos(b), radius * 0.95 * math.sin(b))

    grid(core, twine, 40, 20, at)
    for _ in range(44):
        circle = [(radius * math.cos(a), radius * math.sin(a), 0) for a in [math.tau * i / 36 for i in range(36)]]
        tube(circle, 0.035, twine, True, at, (studio.random.uniform(0, 180), 0, studio.random.uniform(0, 180)), smooth=False)
