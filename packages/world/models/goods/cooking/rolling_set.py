"""A round board on three feet with a rolling pin and a rolled roti."""
import math

from goods.materials import PALE_WOOD, WOOD, wood
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import ball, together, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    timber, dark = wood(studio, PALE_WOOD, 0.45), wood(studio, WOOD, 0.4)
    turned(rounded([(0, 0.3), (1.5, 0.3), (1.56, 0.38), (1.56, 0.5), (1.5, 0.56), (0, 0.56)], 0.05), timber)
    for r in (1.2, 1.32):
        turned([(r - 0.025, 0.562), (r, 0.566), (r + 0.025, 0.562)], dark)
    for k in range(3):
        a = math.tau * k / 3 - math.pi / 2
        turned(flowing([(0.2, 0.32), (0.24, 0.2), (0.16, 0.08), (0.2, 0)]), dark, (1.1 * math.cos(a), 1.1 * math.sin(a), 0))
    dough = studio.fixed((0.75, 0.62, 0.42), roughness=0.9, bump=0.15, scale=16)
    turned(flowing([(0, 0.05), (0.9, 0.05), (1.02, 0.02), (1.0, 0)]), dough, (0, 0.1, 0.56), ribs=lambda a, z: 1 + 0.025 * math.sin(3 * a))
    pin = flowing([(0, -1.75), (0.08, -1.74), (0.11, -1.55), (0.07, -1.35), (0.12, -1.22), (0.22, -0.9), (0.27, 0), (0.22, 0.9), (0.12, 1.22), (0.07, 1.35), (0.11, 1.55), (0.08, 1.74), (0, 1.75)])
    together([turned(pin, timber), turned([(0.23, -0.86), (0.245, -0.8), (0.245, -0.74)], studio.colour(roughness=0.2)), turned([(0.245, 0.74), (0.245, 0.8), (0.23, 0.86)], studio.colour(roughness=0.2))], (0.15, -0.75, 0.85), (0, 90, 18))
    flour = studio.fixed((0.86, 0.82, 0.73), roughness=1)
    ball(0.3, dough, (-0.95, 0.55, 0.72), (1, 1, 0.75), detail=4, lumps=0.03)
    for _ in range(26):
        ball(0.03, flour, (studio.random.gauss(0.1, 0.7), studio.random.gauss(-0.5, 0.35), 0.57), (1, 1, 0.3), detail=1)
    present(studio, view, up=34)
