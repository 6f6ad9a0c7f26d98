"""A pot with earth in it, for every plant."""
import math

from goods.materials import rough
from goods.profiles import rounded, vessel
from goods.shapes import ball, turned


def pot(studio, radius=0.85, height=1.3, at=(0, 0, 0), material=None):
    """A tapered pot with a rim on its saucer, filled with earth up to near the rim. Returns the height of the earth."""
    clay = material or rough(studio.fixed((0.5, 0.19, 0.085), roughness=0.85), 0.25, 22)
    x, y, z = at
    shape = [(0, 0.1), (radius * 0.68, 0.1), (radius * 0.92, height * 0.76), (radius * 1.04, height * 0.77), (radius * 1.06, height)]
    turned(vessel(rounded(shape, 0.05), 0.07), clay, at)
    turned(vessel(rounded([(0, 0), (radius * 0.85, 0), (radius * 0.95, 0.16)], 0.04), 0.05), clay, at)
    earth = studio.fixed((0.045, 0.026, 0.016), roughness=1, bump=0.8, scale=20)
    top = height * 0.9
    turned([(radius * 0.98, top - 0.02), (radius * 0.5, top + 0.03), (0, top + 0.05)], earth, at)
    for _ in range(40):
        a, r = studio.random.uniform(0, 6.283), radius * 0.9 * studio.random.random() ** 0.5
        spot = (x + r * math.cos(a), y + r * math.sin(a), z + top + 0.03)
        ball(0.045, earth, spot, detail=1)
    return top
