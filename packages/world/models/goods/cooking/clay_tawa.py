"""A thick griddle of clay with two lugs, a bhakri on it and another on a cloth."""
import math

from goods.materials import clay
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, box, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    earth = clay(studio)
    turned(flowing([(0, 0), (0.9, 0.02), (1.45, 0.2), (1.62, 0.42), (1.6, 0.5), (1.4, 0.42), (0.8, 0.32), (0, 0.3)]), earth)
    for side in (-1, 1):
        ball(0.28, earth, (side * 1.68, 0, 0.4), (1.1, 0.9, 0.5), detail=3)
    bread = studio.fixed((0.55, 0.42, 0.27), roughness=0.95, bump=0.5, scale=12)
    char = studio.fixed((0.13, 0.07, 0.04), roughness=1)
    for x, y, z, r in ((0.05, 0.05, 0.36, 1.05), (1.05, -1.35, 0.08, 0.95)):
        turned(flowing([(0, 0.09), (r * 0.6, 0.1), (r * 0.95, 0.05), (r, 0), (r * 0.9, -0.03), (0, -0.03)]), bread, (x, y, z), ribs=lambda a, h: 1 + 0.02 * math.sin(5 * a + x))
        for k in range(9):
            a, far = k * 2.4, r * 0.8 * math.sqrt((k + 0.5) / 9)
            ball(0.12, char, (x + far * math.cos(a), y + far * math.sin(a), z + 0.085), (1.2, 0.8, 0.18), (0, 0, 40 * k), 2, 0.2, k)
    box((2.4, 1.5, 0.05), studio.colour(roughness=0.95, printed=True), (1.0, -1.3, 0.02), (0, 0, -12), 0.02)
    present(studio, view, up=34)
