"""A seal with a wooden handle, a stick of wax and a letter closed with wax."""
import math

from goods.materials import WOOD, brass, wood
from goods.presenting import present
from goods.profiles import flowing, rounded
from goods.shapes import box, mesh, rod, together, tube, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    wax = studio.colour(roughness=0.35)
    metal, paper = brass(studio), studio.fixed((0.84, 0.78, 0.66), roughness=0.9)
    grip = flowing([(0.2, 0.5), (0.24, 0.7), (0.16, 0.95), (0.3, 1.5), (0.27, 1.9), (0, 2.05)])
    turned(grip, wood(studio, WOOD, 0.3), (-0.95, 0.35, 0))
    turned(rounded([(0, 0), (0.36, 0), (0.36, 0.16), (0.2, 0.34), (0.22, 0.52), (0, 0.54)], 0.03), metal, (-0.95, 0.35, 0))
    together([rod((0, 0, 0), (1.9, 0, 0), 0.15, wax)], (-0.2, 0.75, 0.2), (0, 0, 12))
    box((2.5, 1.6, 0.06), paper, (0.55, -0.6, 0.05), (0, 0, -8), 0.015)
    flap = [(-1.2, 0.78), (1.2, 0.78), (0, -0.12)]
    together([mesh([(x, y, 0.0) for x, y in flap], [(0, 1, 2)], studio.fixed((0.76, 0.69, 0.56), roughness=0.9))], (0.55, -0.6, 0.086), (0, 0, -8))
    blob = rounded([(0, 0), (0.42, 0), (0.42, 0.1), (0.3, 0.13), (0.28, 0.09), (0, 0.09)], 0.05)
    turned(blob, wax, (0.55, -0.72, 0.08), ribs=lambda a, z: 1 + 0.06 * math.sin(5 * a) + 0.04 * math.sin(8 * a))
    letter = [(0.42, -0.84), (0.55, -0.55), (0.68, -0.84)]
    tube([(x, y, 0.185) for x, y in letter], 0.022, wax, smooth=False)
    tube([(0.47, -0.74, 0.185), (0.63, -0.74, 0.185)], 0.022, wax, smooth=False)
    present(studio, view, up=34)
