"""A clay-coloured jar of face powder with its lid off, a wooden spoon and a heap."""

from goods.materials import PALE_WOOD, wood
from goods.packaging import heap
from goods.presenting import present
from goods.profiles import rounded, vessel
from goods.shapes import ball, rod, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    turned(vessel(rounded([(0, 0), (0.98, 0), (1.05, 0.06), (1.05, 1.7), (0.98, 1.8)], 0.06), 0.06), studio.colour(roughness=0.3))
    powder = studio.accent(roughness=0.95, bump=0.5, scale=30)
    turned([(0.98, 1.6), (0, 1.6)], powder)
    heap(0.96, 0.4, powder, (0, 0, 1.6), 0.06)
    wrap(1.058, 0.35, 1.4, studio.label(), 150)
    heap(0.55, 0.32, powder, (1.35, -0.75, 0), 0.06)
    pale = wood(studio, PALE_WOOD)
    ball(0.3, pale, (0.75, -1.3, 0.14), (1.25, 0.9, 0.4), (0, 0, -20), 4)
    ball(0.24, powder, (0.75, -1.3, 0.22), (1.2, 0.85, 0.5), (0, 0, -20), 4, 0.05)
    rod((0.45, -1.2, 0.17), (-0.75, -0.95, 0.26), 0.065, pale)
    turned(rounded([(0, 0), (1.08, 0), (1.08, 0.22), (0, 0.26)], 0.05), pale, (-1.15, -0.35, 1.0), (72, 0, -40))
    present(studio, view)
