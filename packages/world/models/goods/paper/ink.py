"""A bottle of ink, square and heavy, with a dip pen laid before it."""
import math

from goods.materials import PALE_WOOD, brass, glass, wood
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import box, label, rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    box((1.9, 1.9, 1.5), studio.fixed((0.012, 0.02, 0.09), roughness=0.03, coat=1), (0, 0, 0.75), (0, 0, 14), 0.18)
    turned(rounded([(0.6, 1.48), (0.55, 1.62), (0.55, 1.75)], 0.03), glass(studio))
    turned(rounded([(0, 1.7), (0.66, 1.7), (0.68, 1.76), (0.68, 2.2), (0, 2.26)], 0.05), studio.colour(roughness=0.3), ribs=lambda a, z: 1 + 0.012 * math.cos(50 * a))
    label(1.3, 0.85, studio.label(), (0.232, -0.931, 0.74), (0, 0, 14))
    rod((-1.6, -1.5, 0.1), (0.6, -1.35, 0.1), 0.09, wood(studio, PALE_WOOD), 0.06)
    rod((0.6, -1.35, 0.1), (1.15, -1.31, 0.06), 0.06, brass(studio), 0.005)
    present(studio, view)
