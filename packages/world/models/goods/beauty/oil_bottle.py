"""A dropper bottle of oil in amber glass, label around it."""
import math

from goods.materials import glass
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    oil = studio.fixed((0.3, 0.08, 0.006), roughness=0.05, coat=1)
    shape = [(0, 0), (0.72, 0), (0.76, 0.08), (0.76, 1.55), (0.66, 1.8), (0.3, 1.95), (0.29, 2.15)]
    turned(rounded(shape, 0.1), oil)
    wrap(0.772, 0.25, 1.4, studio.label(), 160)
    collar = studio.colour(roughness=0.3)
    turned(rounded([(0.29, 2.1), (0.38, 2.1), (0.38, 2.5), (0.2, 2.54)], 0.03), collar, ribs=lambda a, z: 1 + 0.02 * math.cos(36 * a))
    rubber = studio.fixed((0.02, 0.02, 0.022), roughness=0.5)
    turned(flowing([(0.2, 2.52), (0.25, 2.62), (0.22, 2.95), (0.17, 3.15), (0, 3.24)]), rubber)
    turned(flowing([(0, 0), (0.34, 0.0), (0.5, 0.12), (0.52, 0.2)]), glass(studio), (1.15, -0.7, 0))
    turned([(0.46, 0.1), (0, 0.1)], studio.fixed((0.55, 0.24, 0.02), roughness=0.04), (1.15, -0.7, 0))
    present(studio, view)
