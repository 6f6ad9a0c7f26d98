"""A stoneware mug with a wide handle, glazed down to a bare foot, with coffee in it."""

from goods.materials import rough
from goods.presenting import present
from goods.profiles import flowing, rounded, vessel
from goods.shapes import tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    glaze = studio.colour(roughness=0.16, printed=True)
    bare = rough(studio.fixed((0.55, 0.38, 0.24), roughness=0.9), 0.3, 40)
    body = flowing([(0.86, 0.16), (0.96, 0.4), (0.98, 1.0), (0.94, 1.6), (0.97, 1.95)])
    turned(vessel(body, 0.09), glaze)
    turned(rounded([(0, 0), (0.72, 0), (0.84, 0.1), (0.88, 0.2), (0, 0.2)], 0.05), bare)
    turned([(0.885, 1.72), (0, 1.72)], studio.fixed((0.09, 0.035, 0.015), roughness=0.12))
    handle = [(0.9, 0, 1.6), (1.3, 0, 1.72), (1.68, 0, 1.5), (1.7, 0, 1.0), (1.45, 0, 0.55), (0.92, 0, 0.45)]
    tube(handle, [0.15, 0.14, 0.13, 0.12, 0.12, 0.15], glaze, turn=(0, 0, -20))
    present(studio, view)
