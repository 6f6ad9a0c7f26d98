"""A candle in a tumbler of glass, lit, with its lid beside it."""
from goods.materials import PALE_WOOD, glass, glowing, wood
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import hoop, rod, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(rounded([(0, 0), (0.98, 0), (1.02, 0.1), (1.02, 2.1)], 0.1), glass(studio))
    hoop(1.02, 0.022, studio.fixed((0.8, 0.82, 0.8), roughness=0.05), (0, 0, 2.1))
    wax = studio.colour(roughness=0.5, subsurface=0.25)
    turned(rounded([(0, 0.1), (0.94, 0.1), (0.94, 1.5), (0.6, 1.45), (0, 1.44)], 0.06), wax)
    wrap(1.028, 0.3, 1.25, studio.label(), 150)
    rod((0, 0, 1.44), (0.03, 0, 1.72), 0.03, studio.fixed((0.03, 0.02, 0.02)))
    flame = flowing([(0, 1.66), (0.09, 1.74), (0.12, 1.86), (0.06, 2.05), (0.015, 2.2), (0, 2.25)], 4)
    turned(flame, glowing(studio, (1, 0.55, 0.15), 2.2))
    lid = wood(studio, PALE_WOOD)
    turned(rounded([(0, 0), (1.06, 0), (1.06, 0.18), (0, 0.18)], 0.05), lid, (1.42, -0.55, 0.0), (4, 0, 0))
    present(studio, view)
