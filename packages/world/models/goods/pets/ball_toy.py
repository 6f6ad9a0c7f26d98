"""A ball wound of net twine, with a second one behind."""
import math

from goods.presenting import present
from goods.shapes import ball, tube

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    wound(studio, studio.colour(roughness=0.9), (-0.35, -0.2, 1.05), 1.0)
    wound(studio, studio.accent(roughness=0.9), (1.15, 0.55, 0.72), 0.68)
    present(studio, view)


def wound(studio, twine, at, radius):
    """A core with many turns of twine, each a great circle with a tilt of its own."""
    ball(radius * 0.96, twine, at, detail=4)
    for k in range(46):
        tilt, spin = studio.random.uniform(0, 180), studio.random.uniform(0, 180)
        r = radius * (0.98 + 0.03 * studio.random.random())
        circle = [(r * math.cos(a), r * math.sin(a), 0) for a in [math.tau * i / 40 for i in range(40)]]
        tube(circle, 0.045 * radius, twine, True, at, (tilt, 0, spin), smooth=False)
