"""A string of jam jars with warm bulbs, hung in a curve on one wire."""
import math

from goods.materials import glass, glowing
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import ball, rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    wire, lid = studio.fixed((0.04, 0.04, 0.045), roughness=0.5), studio.colour(roughness=0.3, metallic=1)
    bulb = glowing(studio, (1.0, 0.8, 0.45), 2.2)
    for row, (count, y, high) in enumerate(((5, 0.35, 3.0), (5, -0.35, 1.55))):
        sag = lambda x, high=high: high + 0.16 * x * x - 0.2
        tube([(x, y, sag(x)) for x in [-1.9 + 3.8 * i / 20 for i in range(21)]], 0.028, wire)
        for k in range(count):
            x = -1.5 + 0.75 * k
            top = sag(x) - 0.14
            rod((x, y, sag(x)), (x, y, top), 0.025, wire)
            jar = [(0, -0.82), (0.27, -0.82), (0.28, -0.2), (0.2, -0.08), (0.2, 0.0)]
            turned(rounded(jar, 0.08), glass(studio), (x, y, top))
            turned(rounded([(0, -0.1), (0.22, -0.1), (0.22, 0.03), (0, 0.03)], 0.02), lid, (x, y, top))
            ball(0.13, bulb, (x, y, top - 0.4), (0.85, 0.85, 1.15))
            rod((x, y, top - 0.08), (x, y, top - 0.28), 0.05, wire)
    present(studio, view, hung=0.15)
