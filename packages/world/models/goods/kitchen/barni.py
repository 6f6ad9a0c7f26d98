"""A pickle barni: brown glaze above, cream below, a lid, and green mangoes beside it."""
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import ball, leaf, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    upper = studio.colour(roughness=0.14)
    lower = studio.fixed((0.78, 0.68, 0.5), roughness=0.2)
    turned(flowing([(0, 0), (0.95, 0), (1.04, 0.06), (1.08, 0.4), (1.08, 0.98)]), lower)
    turned(flowing([(1.085, 0.96), (1.09, 1.3), (1.0, 1.75), (0.72, 2.05), (0.68, 2.2), (0.76, 2.3)]), upper)
    lid = [(0.8, 2.28), (0.82, 2.38), (0.74, 2.5), (0.35, 2.62), (0.14, 2.66), (0.12, 2.74), (0.2, 2.84), (0.1, 2.93), (0, 2.94)]
    turned(flowing(lid), lower)
    mango = studio.fixed((0.22, 0.36, 0.05), roughness=0.35)
    for x, y, spin in ((1.35, -0.7, 30), (0.75, -1.25, 120)):
        ball(0.4, mango, (x, y, 0.34), (1.3, 0.9, 0.85), (0, 0, spin), 4, 0.02, 3)
    leaf(1.0, 0.3, studio.fixed((0.07, 0.22, 0.05), roughness=0.4), (1.3, -0.6, 0.7), (0, 0, -30))
    present(studio, view)
