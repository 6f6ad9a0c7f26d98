"""A cast-iron tawa with a dosa folded on it."""
import math

from mathutils import Vector, noise

from goods.materials import IRON
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, box, grid, thick, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    iron = studio.fixed(IRON, roughness=0.42, bump=0.15, scale=40)
    turned(flowing([(0, 0), (1.5, 0.02), (1.62, 0.1), (1.6, 0.15), (1.45, 0.1), (0, 0.08)]), iron)
    box((1.5, 0.26, 0.09), iron, (2.1, -0.75, 0.2), (0, -6, -20), 0.04)
    dosa = studio.fixed((0.62, 0.33, 0.10), roughness=0.6, bump=0.5, scale=12)

    def roll(u, v):
        a = 4.4 * v
        r = 0.34 - 0.1 * v
        wave = 0.04 * noise.noise(Vector((u * 4, v * 4, 2)))
        return ((u - 0.5) * 3.0, r * 1.5 * math.sin(a), 0.1 + r * (1 - math.cos(a)) + wave)

    thick(grid(roll, dosa, 60, 40, turn=(0, 0, 14)), 0.03)
    chutney = studio.fixed((0.85, 0.83, 0.75), roughness=0.5)
    turned(flowing([(0, 0), (0.3, 0), (0.42, 0.2), (0.45, 0.34), (0.41, 0.32), (0.36, 0.2)]), studio.steel(), (1.35, -1.5, 0))
    turned([(0.4, 0.25), (0, 0.25)], chutney, (1.35, -1.5, 0))
    ball(0.05, studio.fixed((0.1, 0.28, 0.06)), (1.35, -1.55, 0.27), (2, 1, 0.4))
    present(studio, view)
