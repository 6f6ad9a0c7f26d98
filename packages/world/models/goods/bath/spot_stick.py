"""A balm in a twist-up tube, its cap beside it, with tulsi leaves."""
from goods.presenting import present
from goods.profiles import rounded
from goods.shapes import leaf, turned, wrap

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    paint, balm = studio.colour(roughness=0.5), studio.fixed('#a9b58a', roughness=0.4, subsurface=0.2)
    turned(rounded([(0, 0), (0.55, 0), (0.55, 0.34), (0, 0.34)], 0.04), studio.fixed('#26242b', roughness=0.5), (-0.4, 0, 0))
    turned(rounded([(0, 0.34), (0.62, 0.34), (0.62, 2.2), (0.54, 2.2)], 0.03), paint, (-0.4, 0, 0))
    wrap(0.628, 0.6, 1.95, studio.label(), 150, (-0.4, 0, 0))
    turned(rounded([(0, 2.1), (0.52, 2.1), (0.52, 2.5), (0.4, 2.75), (0, 2.85)], 0.12), balm, (-0.4, 0, 0))
    turned(rounded([(0, 0), (0.64, 0), (0.64, 1.1), (0.58, 1.1), (0.58, 0.1)], 0.06), paint, (0.95, -0.15, 0.64), (90, 0, 40))
    green = studio.fixed((0.12, 0.3, 0.08), roughness=0.5)
    for k, (x, y) in enumerate(((0.1, -1.0), (0.45, -1.1), (0.7, -1.0), (-0.2, -0.95))):
        leaf(0.55, 0.34, green, (x, y, 0.1), (0, -12, 30 + 75 * k), 0.3)
    present(studio, view)
