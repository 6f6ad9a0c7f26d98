"""A watering can with a long spout."""

from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import rod, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal = studio.colour(roughness=0.24, metallic=1)
    body = rounded([(0, 0), (0.9, 0), (0.96, 0.06), (0.78, 1.35), (0.5, 1.6), (0.5, 1.72)], 0.08)
    turned(vessel(body, 0.03), metal)
    tube([(0.75, 0, 0.45), (1.3, 0, 0.75), (1.85, 0, 1.5), (2.3, 0, 2.15), (2.55, 0, 2.4)], [0.2, 0.15, 0.11, 0.085, 0.08], metal)
    turned(flowing([(0.08, 0), (0.14, 0.08), (0.3, 0.26), (0.3, 0.3), (0, 0.36)]), metal, (2.5, 0, 2.36), (0, 50, 0))
    tube([(-0.85, 0, 0.7), (-1.35, 0, 1.0), (-1.45, 0, 1.75), (-1.0, 0, 2.35), (-0.3, 0, 2.3), (0.25, 0, 1.68)], 0.075, metal)
    rod((0.55, 0, 1.5), (1.9, 0, 1.58), 0.04, metal)
    present(studio, view)
