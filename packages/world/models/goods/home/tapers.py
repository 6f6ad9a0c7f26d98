"""A pair of rolled beeswax tapers in brass holders, lit."""
import math

from goods.materials import brass, glowing
from goods.presenting import present
from goods.profiles import flowing
from goods.shapes import rod, turned

VIEWS = ('front', 'side', 'detail')


def build(studio, view):
    metal, wax = brass(studio), studio.colour(roughness=0.5, subsurface=0.2, bump=0.35, scale=36)
    for x, y, tall in ((-0.55, 0.2, 2.7), (0.6, -0.2, 2.2)):
        foot = [(0, 0), (0.6, 0), (0.64, 0.06), (0.5, 0.12), (0.14, 0.2), (0.12, 0.5), (0.22, 0.6), (0.26, 0.85), (0.2, 0.86)]
        turned(flowing(foot), metal, (x, y, 0))
        taper = [(0.19, 0.7), (0.17, tall), (0.13, tall + 0.06), (0, tall + 0.1)]
        turned(taper, wax, (x, y, 0), ribs=lambda a, z: 1 + 0.03 * math.cos(a * 3 + z * 9))
        rod((x, y, tall), (x, y, tall + 0.2), 0.025, studio.fixed((0.03, 0.02, 0.02)))
        flame = flowing([(0, 0.12), (0.08, 0.2), (0.11, 0.32), (0.055, 0.52), (0, 0.7)], 4)
        turned(flame, glowing(studio, (1, 0.55, 0.15), 2.2), (x, y, tall))
    present(studio, view)
