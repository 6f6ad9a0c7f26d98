"""Three votive candles in small glasses, lit, on a tray with petals."""
import math

from goods.materials import PALE_WOOD, glass, glowing, wood
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import hoop, leaf, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(rounded([(0, 0), (1.75, 0), (1.8, 0.16), (1.66, 0.16), (1.62, 0.1), (0, 0.1)], 0.03), wood(studio, PALE_WOOD))
    wax, rose = studio.colour(roughness=0.5, subsurface=0.25), studio.fixed('#cf6f86', roughness=0.7)
    for x, y in ((-0.75, 0.25), (0.75, 0.35), (0.0, -0.75)):
        at = (x, y, 0.1)
        turned(rounded([(0, 0), (0.46, 0), (0.56, 0.95)], 0.08), glass(studio), at)
        hoop(0.56, 0.02, studio.fixed((0.8, 0.82, 0.8), roughness=0.05), (x, y, 1.05))
        turned(rounded([(0, 0.05), (0.43, 0.05), (0.49, 0.66), (0.2, 0.63), (0, 0.62)], 0.05), wax, at)
        rod((x, y, 0.7), (x + 0.02, y, 0.88), 0.02, studio.fixed((0.03, 0.02, 0.02)))
        turned(flowing([(0, 0.84), (0.06, 0.9), (0.085, 0.99), (0.04, 1.14), (0.01, 1.26), (0, 1.3)], 4), glowing(studio, (1, 0.55, 0.15), 2.2), (x, y, 0))
    for k in range(16):
        a = studio.random.uniform(0, math.tau)
        r = studio.random.uniform(0.5, 1.5)
        leaf(0.3, 0.26, rose, (r * math.cos(a), r * math.sin(a), 0.16), (0, -8, math.degrees(a) * 5), 0.3, 0.2, 0.6)
    present(studio, view, up=26)
