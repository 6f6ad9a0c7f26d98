"""A glazed plate on a stand, with a recipe in somebody's own hand fired into it."""
import math

from goods.keepsakes.handwriting import written
from goods.materials import WOOD, wood
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import hoop, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')
LINES = (('nanis dal', 0, 0.9, 0.34), ('ek katori arhar dal', 0, 0.48, 0.2), ('adrak haldi mirch', 0, 0.16, 0.2), ('chota chamach ghi', 0, -0.16, 0.2), ('hing tel mein', 0, -0.48, 0.2), ('namak thora', 0, -0.8, 0.2))


def build(studio, view):
    glaze, ink = studio.fixed('#f4efe2', roughness=0.1), studio.colour(roughness=0.2)
    profile = flowing([(0, 0.02), (1.15, 0.02), (1.28, 0.06), (1.9, 0.24), (1.94, 0.28), (1.88, 0.3), (1.26, 0.14), (1.1, 0.1), (0, 0.1)])
    parts = [turned(profile, glaze), hoop(1.9, 0.035, ink, (0, 0, 0.285))]
    for radius in (1.34, 1.4):
        parts.append(hoop(radius, 0.012, ink, (0, 0, 0.145 + (radius - 1.34) * 0.4)))
    for k in range(28):
        a = math.tau * k / 28
        at = lambda r, b: (r * math.cos(b), r * math.sin(b), 0.165 + 0.24 * (r - 1.4))
        parts.append(tube([at(1.5, a), at(1.62, a + 0.06), at(1.78, a)], 0.018, ink))
        parts.append(tube([at(1.5, a), at(1.62, a - 0.06), at(1.78, a)], 0.018, ink))
    for words, x, y, size in LINES:
        for line in written(words, size * 0.52, (x, y)):
            parts.append(tube([(px, py, 0.108) for px, py in line], size * 0.062, ink))
    parts.append(tube([(-0.72, 0.78, 0.106), (0, 0.74, 0.106), (0.75, 0.8, 0.106)], 0.014, ink))
    together(parts, (0, -0.2, 2.05), (76, 0, 0))
    timber = wood(studio, WOOD, 0.4)
    for x in (-0.8, 0.8):
        rod((x, -0.75, 0.06), (x, 1.1, 0.06), 0.07, timber)
        rod((x, -0.62, 0.06), (x, -0.74, 0.42), 0.07, timber)
        rod((x, 0.9, 0.06), (x * 0.6, 0.3, 1.9), 0.06, timber)
    rod((-0.8, -0.1, 0.1), (0.8, -0.1, 0.1), 0.06, timber)
    present(studio, view, up=10, fill=0.78)
