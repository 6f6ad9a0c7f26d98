"""A dinner plate stood on its edge behind another that lies: glaze with specks, bare rim."""
import math

from goods.presenting import present
from goods.profiles import flowing, vessel
from goods.shapes import ball, turned

VIEWS = ('front', 'side', 'detail')
PLATE = [(0, 0.05), (0.9, 0.05), (0.95, 0.0), (1.02, 0.04), (1.25, 0.14), (1.5, 0.24), (1.62, 0.34)]


def build(studio, view):
    glaze, rim = studio.colour(roughness=0.2), studio.accent(roughness=0.5)
    fleck = studio.fixed((0.1, 0.05, 0.03), roughness=0.5)
    shape = vessel(flowing(PLATE, 5), 0.06)
    for at, turn in (((0, 0.75, 1.66), (78, 0, 0)), ((0.1, -0.9, 0), (0, 0, 0))):
        plate = turned(shape, glaze, at, turn)
        edge = turned([(1.6, 0.33), (1.64, 0.36), (1.61, 0.39), (1.56, 0.37)], rim, turn=(0, 0, 0))
        edge.parent = plate
        for _ in range(70):
            a, r = studio.random.uniform(0, math.tau), 0.88 * math.sqrt(studio.random.random())
            dot = ball(0.014, fleck, (r * math.cos(a), r * math.sin(a), 0.098), (1, 1, 0.3), detail=1)
            dot.parent = plate
    present(studio, view)
